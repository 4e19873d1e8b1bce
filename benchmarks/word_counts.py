"""How often saved games use each word of the planner's vocabulary, above all those that are hardly used.

Run it with ``python -m benchmarks.word_counts FILE...``; it prints how often each thing was done, and in how many of
the games.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Iterator

import rbdesigner as rb
from rbdesigner.engine.core.actions import (
    Build,
    BuildBridge,
    BuildRoad,
    BuildWall,
    Demolish,
    Make,
    Research,
    Shaft,
    TakeAboard,
    Upgrade,
)
from rbdesigner.engine.core.codes import BUILDINGS, MAKES, OIL_RIG, TRANSPORTERS
from rbdesigner.engine.core.state import GameState
from rbdesigner.rules.tables import BIG_MINE
from rbdesigner.tiles import Terrain

WORDS = {
    BuildRoad: "roads",
    BuildBridge: "bridges",
    BuildWall: "walls",
    Demolish: "walls demolished",
    Research: "subjects",
    Upgrade: "factories upgraded",
    TakeAboard: "passages",
}
"""The words that one action tells."""
IRRIGATED = "games with deserts irrigated"


def words(game: rb.Game) -> Iterator[str]:
    """The words that a game uses, each as often as it does."""
    for number, action in enumerate(game.log):
        if type(action) in WORDS:
            yield WORDS[type(action)]
        elif isinstance(action, Shaft):
            yield "shafts" if action.mixture.iron else "shafts of gold"
        elif isinstance(action, Build):
            yield from _buildings(game.state_at(number), action)
        elif isinstance(action, Make):
            state = game.state_at(number)
            launch = MAKES[state.buildings[state.tile_of(action.transporter)]]
            if launch is not None:
                yield f"{TRANSPORTERS[launch.kind]}s"
    if game.state.irrigated:
        yield IRRIGATED


def _buildings(state: GameState, action: Build) -> Iterator[str]:
    """What a building tells: a rig, a big mine, or that it stands in a desert."""
    if action.building == OIL_RIG:
        yield f"{BUILDINGS[OIL_RIG]}s"
    if action.mixture == BIG_MINE:
        yield "big mines"
    if state.topology.terrains[state.tile_of(action.transporter)] is Terrain.DESERT:
        yield "buildings in deserts"


def counted(games: Iterable[rb.Game]) -> tuple[Counter[str], Counter[str]]:
    """How often each word is used, and in how many games."""
    often, games_with = Counter[str](), Counter[str]()
    for game in games:
        found = Counter(words(game))
        often += found
        games_with.update(found.keys())
    return often, games_with


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.word_counts", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("files", nargs="+", metavar="FILE", help="a saved game")
    often, games_with = counted(rb.Game.load(path) for path in parser.parse_args().files)
    for word, number in often.most_common():
        print(f"{word:30} {number:5}  in {games_with[word]} games")


if __name__ == "__main__":
    main()
