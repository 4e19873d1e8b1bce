"""The process in which par of a solo game is looked for.

It gets one request and tells of the plans and games as they are made, and of par at the end. It ends when whoever has
started it closes the pipe or ends.
"""

from __future__ import annotations

from collections.abc import Iterator

from rbdesigner.lab.runs.run_errors import error_reply
from rbdesigner.players.difficulty import Par, par_steps
from rbdesigner.players.wire import ParStart, Reply
from rbdesigner.players.worker_host import work


def replies(start: ParStart) -> Iterator[Reply]:
    """The progress again and again, then par."""
    for step in par_steps(start.scenario, start.plans, start.games):
        yield {"par" if isinstance(step, Par) else "progress": step}
    yield {"done": True}


def main() -> None:
    """Look for what is asked for, then wait for the end."""
    work(replies, error_reply)
