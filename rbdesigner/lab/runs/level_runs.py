"""The runs of several levels on the same map, put beside each other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rbdesigner.lab.runs.run_store import RunStore, RunSummary
from rbdesigner.lab.statistics.flows import work_counts
from rbdesigner.lab.statistics.level_comparison import LevelResult, RunPlayability, level_place
from rbdesigner.lab.statistics.playability import PlayabilityAnswer, idle_share, playabilities
from rbdesigner.lab.statistics.verdicts import Verdict, judged


def run_playability(
    store: RunStore,
    run: int,
    verdict: Verdict,
    tolerance: float = 5.0,
    others: Iterable[LevelResult] | None = None,
) -> RunPlayability:
    """Tell whether the players of a run can play its map, and what all levels say about that.

    The results of ``others`` are read unless they are given (:func:`other_levels`). LookupError if there is no such
    run.
    """
    players = store.setup(run).players
    kinds = playabilities(store.milestones(run), store.seats(run), players, tolerance)
    totals = store.totals(run)
    idle = idle_share(totals) if kinds else None
    levels = list(other_levels(store, run, tolerance) if others is None else others)
    if len(set(players)) == 1 and kinds:
        levels.append(LevelResult(run, players[0], verdict, kinds[0], idle, tuple(work_counts(totals))))
    return RunPlayability(kinds, tuple(sorted(levels, key=lambda each: level_place(each.player))), idle)


def is_doubtful(store: RunStore, run: int, verdict: Verdict, tolerance: float = 5.0) -> bool:
    """Whether the verdict of a run is one of doubtful instruments; LookupError if there is no such run."""
    kinds = playabilities(store.milestones(run), store.seats(run), store.setup(run).players, tolerance)
    if all(kind.answer is not PlayabilityAnswer.CANNOT for kind in kinds):  # no other level has to be looked at
        return False
    return bool(run_playability(store, run, verdict, tolerance).doubtful)


def other_levels(store: RunStore, run: int, tolerance: float = 5.0) -> tuple[LevelResult, ...]:
    """Read the runs of other players than this one's on its map: of each player the run with the most games.

    Only runs count that have one kind of player in all seats, as many seats as this one, and machines of the same
    version. LookupError if there is no such run.
    """
    own = set(store.setup(run).players)
    by_games = sorted(_runs_like(store, run), key=lambda each: (each.games, each.run))
    chosen = {each.players[0]: each.run for each in by_games}  # the last of a player counts
    found = (_result(store, number, player, tolerance) for player, number in chosen.items() if own != {player})
    return tuple(filter(None, found))


def _runs_like(store: RunStore, run: int) -> Iterator[RunSummary]:
    setup, version = store.setup(run), _machines(store, run)
    title, seats = setup.scenario.properties.title, len(setup.players)
    for each in store.runs():
        is_level = each.is_of_map and each.games and len(each.players) == seats and len(set(each.players)) == 1
        is_same = is_level and each.title == title and store.setup(each.run).scenario == setup.scenario
        if is_same and _machines(store, each.run) == version:
            yield each


def _machines(store: RunStore, run: int) -> tuple[bool, str]:
    """Tell machines of versions apart: those of today, and those of each earlier version of the program."""
    return store.is_current(run), store.version(run)


def _result(store: RunStore, run: int, player: str, tolerance: float) -> LevelResult | None:
    """The result of a run, None where its games were kept without milestones, or its players play at random."""
    seats, players = store.seats(run), store.setup(run).players
    told = playabilities(store.milestones(run), seats, players, tolerance)
    if not told:
        return None
    totals, verdict = store.totals(run), judged(seats, len(players), tolerance)
    return LevelResult(run, player, verdict, told[0], idle_share(totals), tuple(work_counts(totals)))
