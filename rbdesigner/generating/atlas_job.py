"""The job of filling an atlas."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from typing import NamedTuple

from rbdesigner.generating.atlas import Atlas, AtlasRound, refuse_atlas
from rbdesigner.generating.atlas_candidates import atlas_map, next_candidates
from rbdesigner.generating.generator_settings import GeneratorFault
from rbdesigner.translatable import QT_TRANSLATE_NOOP
from rbdesigner.work.job import Job
from rbdesigner.work.worker_pool import workers


class AtlasStart(NamedTuple):
    """An atlas to fill, with so many processes."""

    atlas: Atlas
    cores: int = 1


def atlas_rounds(atlas: Atlas, executor: Executor) -> Iterator[AtlasRound]:
    """Fill an atlas round by round, without end; each is told when the atlas has taken it."""
    while True:
        aims, candidates = next_candidates(atlas)
        found = [each for each in executor.map(atlas_map, candidates) if each is not None]
        done = AtlasRound(aims, atlas.better(found))
        atlas.take(done)
        yield done


def fill_atlas(start: AtlasStart) -> Iterator[AtlasRound]:
    """Fill an atlas with workers of its own; GeneratorFault if it can get no maps."""
    refuse_atlas(start.atlas)
    with workers(start.cores) as executor:
        yield from atlas_rounds(start.atlas, executor)


FILL_ATLAS = Job(fill_atlas, QT_TRANSLATE_NOOP("files", "The atlas has stopped: {reason}"), (GeneratorFault,))
