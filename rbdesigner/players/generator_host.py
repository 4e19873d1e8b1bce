"""The process in which maps are generated, with workers of its own.

It gets one request and tells of every map. It ends when whoever has started it closes the pipe or ends, and so do the
workers.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from functools import partial

from rbdesigner.analysis.generating.generator_settings import GeneratorFault
from rbdesigner.analysis.generating.map_generator import GeneratedMap, fill, finish, generate
from rbdesigner.players.wire import GeneratorStart, Reply
from rbdesigner.players.worker_host import work
from rbdesigner.scenario import files
from rbdesigner.work.worker_pool import workers


def replies(start: GeneratorStart) -> Iterator[Reply]:
    """A reply for each map, in the order of their numbers."""
    with workers(start.cores) as executor:
        for made in _made(start, executor):
            yield {"number": made.number, "index": made.index, "scenario": files.dumps(made.scenario)}
    yield {"done": True}


def _made(start: GeneratorStart, executor: Executor) -> Iterator[GeneratedMap]:
    settings, kept = start.settings, start.kept
    if kept is None:
        make = partial(generate, settings)
    elif settings.places is not None:
        make = partial(fill, kept, settings.places, settings)
    else:
        make = partial(finish, kept, settings)
    return executor.map(make, range(start.first, start.first + start.maps))


def _told(fault: Exception) -> Reply | None:
    if isinstance(fault, GeneratorFault):
        return {"fault": fault.reason.to_json(), "member": fault.member}
    return None


def main() -> None:
    """Generate what is asked for, then wait for the end."""
    work(replies, _told)
