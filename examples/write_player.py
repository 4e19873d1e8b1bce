"""A player of one's own: it does at once whatever leaves it with the most points.

``rbdesigner players examples/write_player.py`` lists it; *Machine from a file* in the window, or
``rb.find_player("examples/write_player.py:greedy:hard")`` in a script, seats it. Run as a script it plays a solo game.
Its seed is its own, and never that of the game, by which it could foretell what the mines make.
"""

from __future__ import annotations

import sys
from random import Random

import rbdesigner as rb

IN_VAIN = ("Transfer", "Lead", "LetGo", "TakeAboard", "SetDown")
"""The actions that only move things about, for ever if one likes: nothing ends them but the player."""


class Greedy:
    """Tries actions on a copy of the view; of equally good ones it takes any."""

    def __init__(self, player: int, seed: str, level: str, haste: str = "no") -> None:
        self._player, self._random = player, Random(f"greedy {seed}")
        self._most = {"easy": 5, "hard": 40}[level]
        self._hurries = haste == "yes"

    def decide(self, view: rb.View):
        """The best of some of the legal actions."""
        actions = view.legal_actions(self._player)
        tried = self._random.sample(actions, min(self._most, len(actions)))
        return max(tried, key=lambda action: self._worth(view, action))

    def _worth(self, view: rb.View, action) -> tuple[int, int]:
        after = view.copy()  # chance is imagined in it: the game's own is not known
        after.apply(action)
        name = type(action).__name__
        liking = int(self._hurries) if name == "Done" else -1 if name in IN_VAIN else int(not self._hurries)
        return after.scores()[self._player].total, liking


HASTE = rb.Option("haste", "whether it ends its part as soon as nothing brings points", ("no", "yes"))
KINDS = [rb.Kind("greedy", "takes what is worth most at once", Greedy, ("easy", "hard"), (HASTE,))]


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python examples/write_player.py MAP")
    game = rb.Game.new(rb.load(sys.argv[1]), players=1, seed=7)
    for _ in rb.play_game(game, [rb.find_player(f"{__file__}:greedy:easy:haste=yes").seat(0, seed="its own")]):
        pass
    print(f"{len(game.log)} actions, {game.scores()[0].total} points")
