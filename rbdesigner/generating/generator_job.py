"""The job of generating maps."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from functools import partial
from typing import NamedTuple

from rbdesigner.generating.generator_settings import GeneratorFault, GeneratorSettings
from rbdesigner.generating.map_generator import GeneratedMap, fill, finish, generate
from rbdesigner.scenario.model import Scenario
from rbdesigner.translatable import QT_TRANSLATE_NOOP
from rbdesigner.work.job import Job
from rbdesigner.work.worker_pool import workers


class GeneratorStart(NamedTuple):
    """The maps to generate: how many, and from which number on.

    What is ``kept`` has the places of the settings filled, or is finished where they name none.
    """

    settings: GeneratorSettings
    kept: Scenario | None = None
    first: int = 1
    maps: int = 1
    cores: int = 1


def generated_maps(start: GeneratorStart, executor: Executor) -> Iterator[GeneratedMap]:
    """The maps, in the order of their numbers. GeneratorFault if there is no further one."""
    settings, kept = start.settings, start.kept
    if kept is None:
        make = partial(generate, settings)
    elif settings.places is not None:
        make = partial(fill, kept, settings.places, settings)
    else:
        make = partial(finish, kept, settings)
    return executor.map(make, range(start.first, start.first + start.maps))


def generate_maps(start: GeneratorStart) -> Iterator[GeneratedMap]:
    """Generate maps with workers of its own, and tell each as soon as it is there."""
    with workers(start.cores) as executor:
        yield from generated_maps(start, executor)


GENERATE = Job(generate_maps, QT_TRANSLATE_NOOP("files", "The generator has stopped: {reason}"), (GeneratorFault,))
