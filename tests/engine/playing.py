"""Prints everything that the engine says of many games, to be compared with what another build of it says."""

from __future__ import annotations

import sys
from hashlib import sha256
from pathlib import Path
from random import Random

import rbdesigner as rb
from rbdesigner import engine
from rbdesigner.engine.core import state
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.mechanics import legality
from rbdesigner.engine.notation.notation import line
from rbdesigner.players.random_player import RandomPlayer
from tests.engine.candidates import candidate
from tests.engine.furnished import furnished

ROOT = Path(__file__).parents[2]
ASKED = 20
"""So many actions, legal or not, are asked about at each moment that is looked at."""


def told(game: Game, moments: int) -> str:
    """A digest of a random game: each action and its events, now and then all lists, counts, reasons and the key."""
    digest, machine, random = sha256(), RandomPlayer(moments), Random(moments)
    for number in range(moments):
        if game.over:
            break
        action = machine.decide(game)
        said = [line(game.state, action)]
        said += map(repr, game.apply(action))
        if number % 20 == 0:
            now = game.state
            asked = [candidate(now, random) for _ in range(ASKED)]
            said += map(repr, game.legal_actions())
            said += map(repr, [game.transferable(), game.scores(), sorted(now.goods.items())])
            said += [repr(legality.check(now, each)) for each in asked]
            assert now == now.copy() and game.key == game.copy().key
        digest.update("\n".join(said).encode())
    return digest.hexdigest()


def main() -> None:
    """Print whether the engine is compiled, and on a line each what comes of the recorded games and of random ones."""
    print(engine.IS_COMPILED, state.__file__.endswith(".py"))
    for path in sorted((ROOT / "tests" / "games").glob("*.rbgame")):
        game = Game.load(path)
        print(path.stem, game.scores(), sorted(game.state.goods.items()), game.state.spots)
    for path in sorted((ROOT / "scenarios").glob("*.rbmap")):
        for players in (1, 4):
            scenario = rb.load(path)
            print(path.stem, players, told(Game.new(scenario, players, seed=players), 400))
            full = furnished(scenario, players, seed=players)
            print(path.stem, players, "full", told(Game.new(full, players, seed=players), 200))


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    main()
