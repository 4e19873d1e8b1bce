"""Jobs that judge maps and improve them by games that are not kept: short runs, edits, par."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rbdesigner.hexes import Hex
from rbdesigner.lab.runs.executors import executor
from rbdesigner.lab.runs.simulation import RunProgress
from rbdesigner.lab.studies.map_edits import MapEdit
from rbdesigner.lab.studies.map_improvement import HomeStanding, ImprovingProgress, MapImprovement, MeasuredEdit
from rbdesigner.lab.studies.short_runs import ShortRun, ShortRuns
from rbdesigner.players.difficulty import Par, ParProgress, par_steps
from rbdesigner.scenario.model import Scenario
from rbdesigner.translatable import QT_TRANSLATE_NOOP
from rbdesigner.work.job import Job

REFUSALS = (ValueError,)
"""The errors by which the laboratory refuses what cannot be played: maps, players, stores and clusters."""


class ShortRunStart(NamedTuple):
    """The maps to play so many games on, all with the same seeds; such a player is at each home."""

    scenarios: tuple[Scenario, ...]
    player: str
    games: int
    seed: int = 1
    cores: int = 1


class RankedMaps(NamedTuple):
    """The maps by the rounds that all have played, the fairest first."""

    runs: tuple[ShortRun, ...]


def play_short_runs(start: ShortRunStart) -> Iterator[RunProgress | RankedMaps]:
    """The progress again and again, and the maps in order after each round."""
    runs, told = ShortRuns(start.scenarios, start.player, start.games, start.seed), 0
    with executor(start.cores) as crew:
        for progress in runs.play(*crew):
            yield progress
            if runs.rounds > told:
                told = runs.rounds
                yield RankedMaps(tuple(runs.ranked()))


SHORT_RUNS = Job(play_short_runs, QT_TRANSLATE_NOOP("files", "The short runs have stopped: {reason}"), REFUSALS)


class ImprovementStart(NamedTuple):
    """A request to look for edits that make a map fairer.

    ``players`` play so many games for each of the best, on so many ``cores`` or on the Dask ``cluster`` with this
    address. What stands on ``locked`` tiles stays. Where there are ``edits`` none are looked for: these are measured
    for the so many times ``further``.
    """

    scenario: Scenario
    players: tuple[str, ...]
    games: int = 100
    seed: int = 1
    cores: int = 1
    locked: frozenset[Hex] = frozenset()
    cluster: str = ""
    edits: tuple[MapEdit, ...] = ()
    further: int = 0


class MeasuredEdits(NamedTuple):
    """The edits that have been measured, the best first; ``behind`` is how the home did that is farthest behind."""

    edits: tuple[MeasuredEdit, ...]
    behind: HomeStanding | None


def improve_map(start: ImprovementStart) -> Iterator[ImprovingProgress | MeasuredEdits]:
    """The progress again and again, then the edits that have been measured."""
    rules = start.players, start.games, start.seed, start.locked
    improvement = MapImprovement(start.scenario, *rules, edits=start.edits, further=start.further)
    with executor(start.cores, start.cluster) as crew:
        yield from improvement.play(*crew)
    yield MeasuredEdits(tuple(improvement.measured), improvement.behind())


IMPROVE = Job(improve_map, QT_TRANSLATE_NOOP("files", "The search has stopped: {reason}"), REFUSALS)


class ParStart(NamedTuple):
    """The map whose par is looked for by so many ``searches`` with so many ``plans`` each, on so many ``cores``.

    Each of the simpler players plays so many ``games``.
    """

    scenario: Scenario
    plans: int
    games: int
    searches: int
    cores: int = 1


def find_par(start: ParStart) -> Iterator[ParProgress | Par]:
    """The progress again and again, then par."""
    return par_steps(start.scenario, start.plans, start.games, start.searches, start.cores)


FIND_PAR = Job(find_par, QT_TRANSLATE_NOOP("files", "The search for par has stopped: {reason}"), REFUSALS)
