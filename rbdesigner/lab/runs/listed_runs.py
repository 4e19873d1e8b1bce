"""The runs of a map and of its versions in a store, with what each tells."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from rbdesigner.lab.runs.bare_map import bare_map
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.lab.statistics.verdicts import FairnessAnswer, judged
from rbdesigner.scenario.model import Scenario

MOST_RUNS = 200
"""So many runs are listed, the latest."""


class ListedRun(NamedTuple):
    """A run of a list: its number, the players, the seed, and what its games tell.

    ``is_same`` says whether its map is the one that is asked about, or another with its title. ``answer`` is the
    verdict, and ``share`` how many percent of the games the home has won that is farthest from an even share (None
    alone). ``version`` is the version of the program that began it, and ``begun`` the day.
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


def listed_runs(store: RunStore, scenario: Scenario, tolerance: float = 5.0) -> Iterator[ListedRun]:
    """The runs of a map and of others with its title, the latest first.

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
        version = store.version(each.run)
        yield ListedRun(
            each.run, is_same, each.players, each.seed, each.games, verdict.answer, share, version, each.begun
        )
