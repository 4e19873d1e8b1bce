"""How strong the machine players and the solver are, and how long a decision takes.

Run it with ``python -m benchmarks.players solo``, ``match``, ``others``, ``decisions``, ``refusals`` or ``solver``;
``--games``, ``--levels``, ``--maps``, ``--first`` and ``--minutes`` choose how much. Seeds are fixed. In matches every
seed is played with the players in each order of the seats, and so from each home; the share of games won is told with
its Wilson interval (95 %), ties by the rule (Z2). Work is done in two processes, but for the table of decisions; their
times are of the process's own clock.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterable, Sequence
from concurrent.futures import Executor
from itertools import islice
from statistics import median, quantiles
from time import monotonic, process_time
from typing import NamedTuple

import rbdesigner as rb
from benchmarks.named_maps import named_map
from rbdesigner.lab.statistics.intervals import share_intervals
from rbdesigner.players.planning.kernel import is_compiled
from rbdesigner.players.planning_player import PlanningPlayer
from rbdesigner.players.solver import ScoreBreakdown, Solver, solve
from rbdesigner.players.story_wording import score_words
from rbdesigner.scenario.model import Scenario
from rbdesigner.work.worker_pool import workers

CORES = 2
SOLO_MAPS = ("millbrook", "where-two-waters-meet")
DUEL_MAPS = ("the-lake-between", "twin-isles", "crossroads", "four-winds")


class Played(NamedTuple):
    """The points of a game by seat, who won, the seconds of decisions by turn, and refusals of planned actions."""

    points: tuple[int, ...]
    winner: int
    seconds: tuple[tuple[float, ...], ...]
    refusals: int


def play(name: str, specs: tuple[str, ...], seed: int) -> Played:
    """A game to its end, on the map of a name; times are those of the first seat."""
    game = rb.Game.new(named_map(name), players=len(specs), seed=seed)
    players = [rb.find_player(spec).seat(seat, seed) for seat, spec in enumerate(specs)]
    seconds = defaultdict[int, list[float]](list)
    while not game.over:
        seat = game.acting[0]
        begin = process_time()
        action = players[seat].decide(game.view())
        if seat == 0:
            seconds[game.state.turn].append(process_time() - begin)
        game.apply(action)
    refusals = sum(player.refusals for player in players if isinstance(player, PlanningPlayer))
    points = tuple(score.total for score in game.scores())
    return Played(points, game.winner(), tuple(map(tuple, seconds.values())), refusals)


def times(games: Iterable[Played]) -> str:
    """The median and the 95th percentile of decisions."""
    seconds = [second for game in games for turn in game.seconds for second in turn]
    return f"a decision {1000 * median(seconds):.2f} ms, 95 % {1000 * quantiles(seconds, n=20)[-1]:.1f} ms"


def solo_games(executor: Executor, name: str, level: str, seeds: Sequence[int]) -> list[Played]:
    """Solo games of a level on a map."""
    return list(executor.map(play, [name] * len(seeds), [(f"planner:{level}",)] * len(seeds), seeds))


def solo(levels: Sequence[str], maps: Sequence[str], number: int) -> None:
    """Solo games of each level: median, quartiles, extremes."""
    with workers(CORES) as executor:
        for name in maps:
            for level in levels:
                games = solo_games(executor, name, level, range(number))
                points = sorted(game.points[0] for game in games)
                low, middle, high = quantiles(points, n=4)
                print(
                    f"{name:24} {level:7} median {middle:5.0f} ({low:.0f} to {high:.0f}, {points[0]} to {points[-1]}), "
                    f"{sum(game.refusals for game in games)} refusals, {times(games)}",
                    flush=True,
                )


def match(one: str, other: str, maps: Sequence[str], number: int, seats: int = 2, first: int = 0) -> None:
    """Games of one player against others of another kind, in every seat."""
    with workers(CORES) as executor:
        for name in maps:
            orders = [tuple(one if seat == place else other for seat in range(seats)) for place in range(seats)]
            jobs = [(orders[i % seats], first + i // seats) for i in range(number)]
            games = list(executor.map(play, [name] * number, [specs for specs, _ in jobs], [seed for _, seed in jobs]))
            won = sum(game.winner == i % seats for i, game in enumerate(games))
            (share,) = share_intervals([[100.0] * won + [0.0] * (number - won)], fewest=1)
            own = [game.points[i % seats] for i, game in enumerate(games)]
            theirs = [_best_but(game.points, i % seats) for i, game in enumerate(games)]
            print(
                f"{name:24} {one} against {seats - 1} {other}: {won} of {number} won "
                f"({share.low:.0f} to {share.high:.0f} %), "
                f"points {median(own):.0f} against {median(theirs):.0f}",
                flush=True,
            )


def _best_but(points: Sequence[int], seat: int) -> int:
    """The most points of the others."""
    return max(each for other, each in enumerate(points) if other != seat)


def decisions(levels: Sequence[str], maps: Sequence[str], number: int) -> None:
    """How long the first of four players of a level takes for a decision, and for all of a turn."""
    for name in maps:
        for level in levels:
            games = [play(name, (f"planner:{level}",) * 4, seed) for seed in range(number)]
            turns = [sum(turn) for game in games for turn in game.seconds]
            first = [sum(sum(turn) for turn in game.seconds[:2]) for game in games]  # and the choice of a home
            print(
                f"{name:24} {level:7} {times(games)}, a turn {median(turns):.2f} s, "
                f"95 % {quantiles(turns, n=20)[-1]:.2f} s, the longest first turn {max(first):.1f} s",
                flush=True,
            )


def refusals(levels: Sequence[str], number: int, first: int) -> None:
    """Solo games, each on a map of its own drawn at random: was a planned action ever refused?"""
    for level in levels:
        with workers(CORES) as executor:
            seeds = range(first, first + number)
            games = list(executor.map(play, map(str, seeds), [(f"planner:{level}",)] * number, seeds, chunksize=10))
        refused = [seed for seed, game in zip(seeds, games, strict=True) if game.refusals]
        print(
            f"{number} games of {level} alone, each on a map drawn at random: "
            f"{sum(game.refusals for game in games)} refusals (maps {refused}), "
            f"median {median(game.points[0] for game in games):.0f} points, {times(games)}",
            flush=True,
        )


def solved(
    scenario: Scenario, seed: int, cores: int = CORES, *, plans: int | None = None, seconds: float = 0
) -> Solver:
    """What the solver finds from nothing: with so many plans, the same each time, or else in so many seconds."""
    if plans is not None:
        return solve(scenario, plans, seed, cores)
    until = monotonic() + seconds
    solver = Solver(rb.Game.new(scenario, players=1, seed=seed), seed, cores)
    with workers(cores) as executor:
        for _ in solver.rounds(executor, until):
            if monotonic() >= until:
                break
    return solver


def solver(maps: Sequence[str], minutes: float, seeds: int) -> None:
    """The solver from nothing."""
    for name in maps:
        found = []
        for seed in range(1, seeds + 1):
            state = solved(named_map(name), seed, seconds=60 * minutes)
            found.append(state.points)
            made_of = score_words(ScoreBreakdown.of(state.game))
            print(
                f"{name:24} seed {seed}: {state.points} ({made_of}), {state.plans:,} plans, {state.faults} faults",
                flush=True,
            )
        print(f"{name:24} median {median(found):.0f}", flush=True)


def main() -> None:
    """Measure what the command line says."""
    parser = argparse.ArgumentParser(prog="benchmarks.players", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument(
        "table", nargs="?", choices=("solo", "match", "others", "decisions", "refusals", "solver"), default="solo"
    )
    parser.add_argument("--levels", nargs="+", default=["easy", "medium", "hard"])
    parser.add_argument("--maps", nargs="+")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first", type=int, default=0, metavar="SEED", help="the first seed of matches")
    parser.add_argument("--minutes", type=float, default=10)
    arguments = parser.parse_args()
    print(f"the planner is {'compiled' if is_compiled else 'not compiled'}")
    if arguments.table == "solo":
        solo(arguments.levels, arguments.maps or SOLO_MAPS, arguments.games)
    elif arguments.table == "match":
        for weaker, stronger in zip(arguments.levels, islice(arguments.levels, 1, None), strict=False):
            match(
                f"planner:{stronger}",
                f"planner:{weaker}",
                arguments.maps or DUEL_MAPS,
                arguments.games,
                2,
                arguments.first,
            )
    elif arguments.table == "others":
        for seats in (2, 3, 4):
            match("planner:easy", "random", arguments.maps or ("crossroads",), arguments.games, seats, arguments.first)
    elif arguments.table == "decisions":
        decisions(arguments.levels, arguments.maps or ("crossroads",), arguments.games)
    elif arguments.table == "refusals":
        refusals(arguments.levels, arguments.games, arguments.first)
    else:
        solver(arguments.maps or SOLO_MAPS, arguments.minutes, arguments.games)


if __name__ == "__main__":
    main()
