"""The process in which short runs are played, with workers of its own.

It gets one request and tells of the games as they are played, and of the order of the maps after each round. It ends
when whoever has started it closes the pipe or ends, and so do the workers.
"""

from __future__ import annotations

from collections.abc import Iterator

from rbdesigner.lab.runs.executors import executor
from rbdesigner.lab.runs.run_errors import error_reply
from rbdesigner.lab.studies.short_runs import ShortRuns
from rbdesigner.players.wire import Reply, ShortRunStart
from rbdesigner.players.worker_host import work


def replies(start: ShortRunStart) -> Iterator[Reply]:
    """The progress again and again, and the maps in order after each round."""
    runs, told = ShortRuns(start.scenarios, start.player, start.games, start.seed), 0
    with executor(start.cores) as crew:
        for progress in runs.play(*crew):
            yield {"progress": progress}
            if runs.rounds > told:
                told = runs.rounds
                yield {"ranked": runs.ranked()}
    yield {"done": True}


def main() -> None:
    """Play what is asked for, then wait for the end."""
    work(replies, error_reply)
