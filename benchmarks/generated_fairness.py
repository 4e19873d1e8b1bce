"""How fair generated maps are in games.

``python -m benchmarks.generated_fairness generated.jsonl --maps 20 --games 100 --player planner:medium`` plays on so
many maps of the default settings for two, three and four players each, and adds them to the file; what is there already
is not played again. ``--of FILE...`` plays on maps of files in their place. It tells of each map what share its homes
won, and of all how many are unequal: so far from equal shares as one in twenty fair maps is, or farther, by the
permutation test of the laboratory; and surely by more than ten points: the whole interval of a home is beyond.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

from rbdesigner.generating.generator_settings import TILES_PER_PLAYER, GeneratorSettings
from rbdesigner.generating.map_generator import generate
from rbdesigner.lab.runs.played_game import short_results
from rbdesigner.lab.runs.run_setup import RunSetup
from rbdesigner.lab.statistics.home_balance import home_balance, share_changes
from rbdesigner.lab.statistics.intervals import equality
from rbdesigner.scenario import files
from rbdesigner.scenario.model import Scenario

PLAYERS = (2, 3, 4)
SEED = 29
UNEQUAL = 0.05
FAR_OFF = 10.0
"""Percentage points from an even share that no home shall surely be off."""


def generated(players: int, number: int) -> tuple[str, Scenario]:
    """A map of the default settings, with its name."""
    settings = GeneratorSettings(players, TILES_PER_PLAYER * players, seed=SEED)
    return f"{players} players, map {number}", generate(settings, number).scenario


def played(player: str, games: int, name: str, scenario: Scenario) -> dict[str, Any]:
    """What became of the homes of a map in so many games, made up to whole rounds of homes."""
    setup = RunSetup.of(scenario, [player] * len(scenario.homes), seed=SEED)
    whole = setup.block * -(-games // setup.block)
    results = short_results(setup, [setup.table(number) for number in range(whole)])
    balance = home_balance(results, setup.homes)
    changes = share_changes(balance)
    return {
        "map": name,
        "players": len(setup.homes),
        "games": len(balance.seeds) * setup.block,
        "shares": [round(balance.even + change.value, 1) for change in changes],
        "off": round(balance.unfairness, 1),
        "surely": round(max(max(change.low, -change.high) for change in changes), 1),
        "equality": round(equality(balance.shares.tolist()), 4),
    }


def wanted(arguments: argparse.Namespace) -> Iterator[tuple[str, Scenario]]:
    """The maps that are wanted and not there yet, in turn for two, three and four players."""
    held = {each["map"] for each in kept(arguments.store)}
    if arguments.of:
        yield from ((path.name, files.load(path)) for path in arguments.of if path.name not in held)
        return
    for number in range(1, arguments.maps + 1):
        for players in arguments.players:
            if f"{players} players, map {number}" not in held:
                yield generated(players, number)


def kept(store: Path) -> list[dict[str, Any]]:
    """The maps of a file."""
    return [json.loads(line) for line in store.read_text().splitlines()] if store.exists() else []


def play(arguments: argparse.Namespace, workers: Executor) -> None:
    """Play on all maps, some at a time, and keep each as soon as it is there."""
    work = partial(played, arguments.player, arguments.games)
    maps = list(wanted(arguments))
    for begin in range(0, len(maps), arguments.cores):
        for found in workers.map(work, *zip(*maps[begin : begin + arguments.cores], strict=True)):
            with arguments.store.open("a") as file:
                file.write(json.dumps(found) + "\n")
            print(f"{found['map']}: {found['shares']}, equal by chance {found['equality']}", flush=True)


def table(rows: Sequence[dict[str, Any]]) -> Iterator[str]:
    """A line for each number of players, and one for all."""
    yield "| players | maps | games each | unequal by 5 % | surely by 10 points | points off, median |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for name, some in ((str(each), [row for row in rows if row["players"] == each]) for each in PLAYERS):
        yield line(name, some)
    yield line("all", rows)


def line(name: str, rows: Sequence[dict[str, Any]]) -> str:
    """How many of these maps are unequal."""
    if not rows:
        return f"| {name} | 0 | | | | |"
    unequal = sum(row["equality"] < UNEQUAL for row in rows)
    far = sum(row["surely"] > FAR_OFF for row in rows)
    off = median(row["off"] for row in rows)
    games = median(row["games"] for row in rows)
    return f"| {name} | {len(rows)} | {games:.0f} | {unequal} | {far} | {off:.1f} |"


def main() -> None:
    """Play, and tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("store", type=Path, help="a file of JSON lines, which only grows")
    parser.add_argument("--of", type=Path, nargs="+", default=(), metavar="FILE", help="maps of files")
    parser.add_argument("--players", type=int, nargs="+", default=PLAYERS)
    parser.add_argument("--maps", type=int, default=20, help="for each number of players")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--player", default="planner:medium")
    parser.add_argument("--cores", type=int, default=2)
    arguments = parser.parse_args()
    with ProcessPoolExecutor(arguments.cores) as workers:
        play(arguments, workers)
    print("\n".join(table(kept(arguments.store))))


if __name__ == "__main__":
    main()
