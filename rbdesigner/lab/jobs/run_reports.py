"""Reports about a run, as its process tells them.

Replies of the process are JSON: ``run`` once at the beginning, ``games`` with results as they come, then ``state``;
``listed`` for each run of a list; at the end ``done``, or ``refused`` with a text, ``illegal``, ``fault`` with a
reason, or ``raised``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rbdesigner.lab.games.game_row import GameResult, TileTotal, TurnTotal
from rbdesigner.lab.runs.listed_runs import ListedRun
from rbdesigner.lab.statistics.intervals import Interval
from rbdesigner.lab.statistics.run_figures import RunFigure
from rbdesigner.lab.statistics.verdicts import Factor, FairnessAnswer, MoreGames, Standing, Verdict
from rbdesigner.scenario import files
from rbdesigner.scenario.model import Scenario

Reply = Mapping[str, Any]


class RunOpened(NamedTuple):
    """A run that is played or read.

    Its number in the store, its map, who plays, the seed, and whether the machines of today play it.
    """

    run: int
    scenario: Scenario
    players: tuple[str, ...]
    seed: int
    is_current: bool = True


class RunState(NamedTuple):
    """All that the games played so far tell together."""

    wanted: int
    verdict: Verdict
    figures: tuple[RunFigure, ...]
    tiles: tuple[TileTotal, ...]
    turns: tuple[TurnTotal, ...] = ()


def opened_of(reply: Reply) -> RunOpened:
    """The beginning of a run.

    LookupError, TypeError, ValueError or ScenarioError if it is none.
    """
    run, scenario, players, seed, is_current = reply["run"]
    who = tuple(map(str, players))
    return RunOpened(int(run), files.loads(str(scenario), ""), who, int(seed), bool(is_current))


def results_of(reply: Reply) -> list[GameResult]:
    """The games of a reply. LookupError, TypeError or ValueError if it has none."""
    found = []
    for *figures, points, homes, winner, failure in reply["games"]:
        seats = tuple(points), tuple(_place(at) for at in homes)
        found.append(GameResult._make((*figures, *seats, winner, failure)))
    return found


def listed_of(reply: Reply) -> ListedRun:
    """A run of a list. LookupError, TypeError or ValueError if it is none."""
    run, is_same, players, seed, games, answer, share, version, begun = reply["listed"]
    told = FairnessAnswer(answer), None if share is None else float(share), str(version), str(begun)
    return ListedRun(int(run), bool(is_same), tuple(map(str, players)), int(seed), int(games), *told)


def state_of(reply: Reply) -> RunState:
    """The state of a run. LookupError, TypeError or ValueError if it is none."""
    wanted, verdict, figures, tiles, turns = reply["state"]
    return RunState(
        int(wanted),
        verdict_of(verdict),
        tuple(RunFigure(name, games, Interval(*value), *rest) for name, games, value, *rest in figures),
        tuple(TileTotal(_place(at), None if home is None else _place(home), *rest) for at, home, *rest in tiles),
        tuple(
            TurnTotal(None if home is None else _place(home), turn, event, thing, tuple(amounts))
            for home, turn, event, thing, amounts in turns
        ),
    )


def _place(at: Sequence[int]) -> tuple[int, int]:
    q, r = at
    return int(q), int(r)


def verdict_of(data: Sequence[Any]) -> Verdict:
    """A verdict after its way as JSON."""
    tolerance, games, seeds, even, more, *factors = data
    homes, positions, players = (_factor(each) for each in factors)
    return Verdict(tolerance, games, seeds, even, MoreGames(*more), homes, positions, players)


def _factor(data: Sequence[Any]) -> Factor:
    standings, probability, answer, worst = data
    found = None if worst is None else _standing(worst)
    return Factor(tuple(map(_standing, standings)), float(probability), FairnessAnswer(answer), found)


def _standing(data: Sequence[Any]) -> Standing:
    key, games, seeds, share, points, probability = data
    return Standing(tuple(key), games, seeds, Interval(*share), Interval(*points), probability)
