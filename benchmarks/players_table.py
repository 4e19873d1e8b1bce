"""The table by which versions of machine players and solver are compared, as Markdown.

Run it with ``python -m benchmarks.players_table``; ``--rows`` chooses what is measured. It measures little of each row,
or with ``--full`` as much as a version is judged by, which takes a night: the solver gets ten minutes for each seed and
map, and levels play hundreds of games. Rows appear as soon as they are known.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from statistics import mean, median
from typing import NamedTuple

from benchmarks import lockouts
from benchmarks.checkouts import checkout
from benchmarks.named_maps import named_map
from benchmarks.players import CORES, SOLO_MAPS, play, solo_games, solved, times
from benchmarks.puzzle_maps import HELD_OUT, OPEN, puzzles
from benchmarks.puzzles import find
from benchmarks.strength import FROZEN, MAPS, match, told
from rbdesigner.generating.generator_settings import TILES_PER_PLAYER
from rbdesigner.lab.statistics.behind import BEHIND
from rbdesigner.players.registry import PLANNER
from rbdesigner.work.worker_pool import workers

SOLVER_MAPS = (*SOLO_MAPS, "ring-1")


class Amounts(NamedTuple):
    """How much is measured: minutes and seeds of the solver, games by what they are for, and of whom and where."""

    minutes: float = 0.05
    seeds: int = 1
    solo_games: int = 2
    generated_games: int = 5
    medium_games: int = 8
    hard_games: int = 0
    decision_games: int = 1
    frozen: str = FROZEN
    half: str = OPEN
    levels: Sequence[str] = PLANNER.levels


FULL = Amounts(10, 3, 20, 100, 400, 200, 3)

Row = tuple[str, str]
"""What was measured, and what came of it."""


def solver_rows(amounts: Amounts, executor: Executor) -> Iterator[Row]:
    """The medians of the solver on maps of ours and on a ring."""
    seeds = range(1, amounts.seeds + 1)
    for name in SOLVER_MAPS:
        found = [solved(named_map(name), seed, seconds=60 * amounts.minutes).points for seed in seeds]
        listed = ", ".join(map(str, found))
        yield f"solver, {amounts.minutes:g} min, {CORES} cores: `{name}`", f"{median(found):.0f} ({listed})"


def puzzle_rows(amounts: Amounts, executor: Executor) -> Iterator[Row]:
    """The mean of found over best known on the puzzle set."""
    seeds = range(1, amounts.seeds + 1)
    shares = [found.share for found in find(puzzles(amounts.half), seeds, seconds=60 * amounts.minutes)]
    what = f"puzzle set, {amounts.half}, {amounts.minutes:g} min, {CORES} cores: found over best known"
    yield what, f"{mean(shares):.3f}"


def solo_rows(amounts: Amounts, executor: Executor) -> Iterator[Row]:
    """The medians of solo games of each level; on the puzzle set each map is played as often as any other."""
    names = [str(puzzle.map_file) for puzzle in puzzles(amounts.half)]
    maps = {f"`{name}`": ([name], amounts.solo_games) for name in SOLO_MAPS}
    maps[f"puzzle set, {amounts.half}"] = names, -(-amounts.solo_games // len(names))
    for what, (played, games) in maps.items():
        points = [
            median(game.points[0] for name in played for game in solo_games(executor, name, level, range(games)))
            for level in amounts.levels
        ]
        yield f"solo median of {games * len(played)}, {what}: {' / '.join(amounts.levels)}", _figures(points)


def seat_rows(amounts: Amounts, executor: Executor) -> Iterator[Row]:
    """The seats of equal players on generated maps that are left behind, and what is a usual one."""
    numbers = range(1, amounts.generated_games + 1)
    players = [2 + number % 5 for number in numbers]
    tiles = [TILES_PER_PLAYER * each for each in players]
    tables = [
        list(executor.map(lockouts.play, numbers, players, tiles, [level] * len(numbers))) for level in amounts.levels
    ]
    seats = sum(players)
    late = [sum(len(table.late) for table in level) for level in tables]
    behind = [sum(len(table.behind) for table in level) for level in tables]
    where = f"{len(numbers)} generated maps, 2 to 6 players: {' / '.join(amounts.levels)}"
    yield f"seats without boards from a sawmill by turn {lockouts.IN_TIME}, {where}", _shares(late, seats)
    yield f"seats under {BEHIND:.0%} of their table's median, same games", _shares(behind, seats)
    of_four = [[each for table in level if len(table.points) == 4 for each in table.points] for level in tables]
    if all(of_four):
        yield "median points a seat, those of four players, 60 tiles", _figures([median(each) for each in of_four])


def strength_rows(amounts: Amounts, executor: Executor) -> Iterator[Row]:
    """Medium and hard against their frozen selves."""
    games = {"medium": amounts.medium_games, "hard": amounts.hard_games}
    with checkout(amounts.frozen) as frozen:
        for level, number in games.items():
            if number:
                cells = match(executor, frozen, level, MAPS, number)
                outcomes = [outcome for cell in cells for outcome in cell.outcomes]
                yield f"`{level}` over its frozen self, four maps, two and four players", told(outcomes)


def decision_rows(amounts: Amounts, executor: Executor) -> Iterator[Row]:
    """The time of decisions at a table of four, one game after the other."""
    for level in amounts.levels:
        games = [play("crossroads", (f"planner:{level}",) * 4, seed) for seed in range(amounts.decision_games)]
        yield f"decisions of four `{level}`, `crossroads`", times(games)


def refusal_rows(amounts: Amounts, executor: Executor) -> Iterator[Row]:
    """The planned actions that were refused on maps drawn at random."""
    seeds = range(30_000, 30_000 + 10 * amounts.generated_games)
    games = executor.map(play, map(str, seeds), [("planner:easy",)] * len(seeds), seeds)
    yield f"planned actions refused, {len(seeds)} random maps", str(sum(game.refusals for game in games))


ROWS: dict[str, Callable[[Amounts, Executor], Iterator[Row]]] = {
    "solver": solver_rows,
    "puzzles": puzzle_rows,
    "solo": solo_rows,
    "seats": seat_rows,
    "strength": strength_rows,
    "decisions": decision_rows,
    "refusals": refusal_rows,
}


def _figures(numbers: Sequence[float]) -> str:
    return " / ".join(f"{number:.0f}" for number in numbers)


def _shares(counts: Sequence[int], whole: int) -> str:
    return " / ".join(f"{count / whole:.1%}" for count in counts) + f" of {whole}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.players_table", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rows", nargs="+", choices=ROWS, default=list(ROWS))
    parser.add_argument("--full", action="store_true", help="measure as much as a version is judged by")
    parser.add_argument("--minutes", type=float, help="of the solver for each game")
    parser.add_argument("--seeds", type=int, help="of the solver for each map")
    for name in ("solo_games", "generated_games", "medium_games", "hard_games", "decision_games"):
        parser.add_argument(f"--{name.replace('_', '-')}", type=int)
    parser.add_argument("--levels", nargs="+", choices=PLANNER.levels)
    parser.add_argument("--frozen", help=f"the commit of the frozen players, or the folder of a checkout ({FROZEN})")
    parser.add_argument("--held-out", action="store_const", dest="half", const=HELD_OUT, help="for finished versions")
    arguments = parser.parse_args()
    given = {name: value for name, value in vars(arguments).items() if name in Amounts._fields and value is not None}
    amounts = (FULL if arguments.full else Amounts())._replace(**given)
    print("| what | found |\n| --- | --- |")
    with workers(CORES) as executor:
        for name in arguments.rows:
            for what, found in ROWS[name](amounts, executor):
                print(f"| {what} | {found} |", flush=True)


if __name__ == "__main__":
    main()
