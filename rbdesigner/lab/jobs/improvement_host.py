"""The process in which edits of a map are looked for and measured.

It has workers of its own.

It gets one request and tells of the games as they are played, and of the edits at the end. It ends when whoever has
started it closes the pipe or ends, and so do the workers.
"""

from __future__ import annotations

from collections.abc import Iterator

from rbdesigner.lab.runs.executors import executor
from rbdesigner.lab.runs.run_errors import error_reply
from rbdesigner.lab.studies.map_edits import edit_data, edit_from
from rbdesigner.lab.studies.map_improvement import MapImprovement
from rbdesigner.players.wire import ImprovementStart, Reply
from rbdesigner.players.worker_host import work


def replies(start: ImprovementStart) -> Iterator[Reply]:
    """The progress again and again, then the edits that have been measured."""
    edits = tuple(map(edit_from, start.edits))
    improvement = MapImprovement(
        start.scenario, start.players, start.games, start.seed, start.locked, edits=edits, further=start.further
    )
    with executor(start.cores, start.cluster) as crew:
        for progress in improvement.play(*crew):
            yield {"progress": progress}
    found = [[edit_data(each.change), each.effect, each.games] for each in improvement.measured]
    yield {"edits": found, "behind": improvement.behind()}
    yield {"done": True}


def main() -> None:
    """Look for what is asked for, then wait for the end."""
    work(replies, error_reply)
