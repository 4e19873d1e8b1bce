"""Runs and games that are kept in a store: runs of a map listed, games of a run made again."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.games import game_records
from rbdesigner.engine.games.moments import beginnings
from rbdesigner.engine.games.view import View
from rbdesigner.lab.games.game_row import GameResult
from rbdesigner.lab.runs.level_runs import is_doubtful
from rbdesigner.lab.runs.run_setup import bare_map
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.lab.statistics.verdicts import FairnessAnswer, judged
from rbdesigner.players.player_setup import SEATS
from rbdesigner.scenario.model import Scenario

MOST_RUNS = 200
"""The number of runs that are listed: the latest."""


class ListedRun(NamedTuple):
    """A run of a list: its number, the players, the seed, and what its games tell.

    ``is_same`` says whether its map is the one that is asked about, or another with its title. ``answer`` is the
    verdict, and ``share`` how many percent of the games the home has won that is farthest from an even share (None
    alone). ``version`` is the version of the program that began it, and ``begun`` the day. ``is_doubtful`` says that
    its players can hardly play the map, while others may.
    """

    run: int
    is_same: bool
    players: tuple[str, ...]
    seed: int
    games: int
    answer: FairnessAnswer
    share: float | None
    version: str
    begun: str
    is_doubtful: bool = False


def listed_runs(store: RunStore, scenario: Scenario, tolerance: float = 5.0) -> Iterator[ListedRun]:
    """List the runs of a map and of others with its title, the latest first.

    Those that only a study has use for are left out, as are those without a game.
    """
    bare = bare_map(scenario)
    title = bare.properties.title
    known = (each for each in reversed(store.runs()) if each.title == title and each.games and each.is_of_map)
    for each in islice(known, MOST_RUNS):
        is_same = store.setup(each.run).scenario == bare
        if not (title or is_same):
            continue
        verdict = judged(store.seats(each.run), len(each.players), tolerance)
        share = verdict.worst.share.value if verdict.worst is not None and len(each.players) > 1 else None
        told = verdict.answer, share, store.version(each.run), each.begun
        doubt = share is not None and is_doubtful(store, each.run, verdict, tolerance)
        yield ListedRun(each.run, is_same, each.players, each.seed, each.games, *told, doubt)


def game_data(store: RunStore, run: int, number: int) -> dict[str, object]:
    """The data of a saved game, as ``game_records.from_json`` reads it.

    LookupError if there is no such game.
    """
    setup = store.setup(run)
    table = setup.table(number)
    data = game_records.data_of(setup.map_of(table), len(setup.players), setup.game_seed(table), store.log(run, number))
    return {**data, SEATS: [setup.players[player] for player in setup.players_of(table)]}


def turning_point(game: View, result: GameResult) -> int:
    """Find the moment at which the turn begins in which the winner took the lead for good.

    It is the end of a game that failed, and the beginning of one without such a turn, a solo game or one of an earlier
    version.
    """
    if not result.is_played:
        return len(game.log)
    return beginnings(game)[result.decided, Phase.PRODUCTION] if result.decided else 0
