"""Let players meet on a map in many games, and count who wins.

``python examples/random_tournament.py scenarios/twin-isles.rbmap 10 "any words" random examples/write_player.py`` plays
ten games; the players change seats from game to game, and the same command gives the same games. The words are a
secret: all chance follows from them, and so does what the players decide by, which tells them nothing of it.
"""

from __future__ import annotations

import sys
from collections import Counter
from hashlib import sha256

import rbdesigner as rb


def drawn(secret: str, purpose: str) -> int:
    """A number that follows from a secret; it tells nothing of the numbers for other purposes."""
    return int(sha256(f"{secret} {purpose}".encode()).hexdigest()[:12], 16)


def main(path: str, games: int, secret: str, specs: list[str]) -> Counter[str]:
    """Play so many games, and print the winners and the points of each."""
    scenario = rb.load(path)
    choices = [rb.find_player(spec) for spec in specs]
    wins: Counter[str] = Counter(dict.fromkeys(specs, 0))
    for number in range(games):
        seats = [(number + player) % len(specs) for player in range(len(specs))]
        players = [
            choices[who].seat(player, seed=drawn(secret, f"player {player} of game {number}"))
            for player, who in enumerate(seats)
        ]
        game = rb.Game.new(scenario, players=len(specs), seed=drawn(secret, f"game {number}"))
        try:
            for _ in rb.play_game(game, players):
                pass
        except rb.PlayerFailure as failure:
            print(f"game {number + 1}: no game: {failure}")
            continue
        points = {specs[seats[score.player]]: score.total for score in game.scores()}
        winner = specs[seats[game.winner()]]
        wins[winner] += 1
        print(f"game {number + 1}: {winner} wins;", ", ".join(f"{spec} {total}" for spec, total in points.items()))
    for spec, number in wins.most_common():
        print(f"{spec}: {number} of {games}")
    return wins


if __name__ == "__main__":
    if len(sys.argv) < 5 or not sys.argv[2].isdecimal():
        sys.exit("usage: python examples/random_tournament.py MAP GAMES SECRET PLAYER...")
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3], sys.argv[4:])
