"""How long it takes to judge whether the tiles left finish all rivers (W9), and how often nobody knows.

Run it with ``python -m benchmarks.laying``. Worlds of 60 tiles are laid by machines, and by chance, which opens more
rivers than anybody would; at each moment the tiles that match at some places are judged, as the window does under the
pointer. The scarce worlds have two sea tiles, so that rivers have to find springs, each other or a coast. Times are
milliseconds.
"""

from __future__ import annotations

import random
from dataclasses import replace
from statistics import median, quantiles
from time import perf_counter

from rbdesigner.analysis.laying.laying_actions import LayTile
from rbdesigner.analysis.laying.laying_game import LayingGame
from rbdesigner.analysis.laying.laying_machine import LayingMachine
from rbdesigner.analysis.laying.laying_terms import LayingTerms
from rbdesigner.checks.edge_constraints import fitting_rotations
from rbdesigner.checks.river_completion import Finish
from rbdesigner.tiles import tile

WORLDS = 12
SAMPLES = 60
"""Tiles that are judged at each moment."""


class Judged:
    """Times of judgements, and how many could not be decided."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.unknown = 0

    def judge(self, game: LayingGame, action: LayTile) -> None:
        """Judge a tile, and note how long it took."""
        begin = perf_counter()
        refusal = game.check(action)
        self.times.append((perf_counter() - begin) * 1000)
        self.unknown += refusal is None and game.finish(action) is Finish.UNKNOWN

    def told(self, what: str) -> str:
        """A line of the table."""
        parts = quantiles(self.times, n=100)
        share = 100 * self.unknown / len(self.times)
        return (
            f"{what:42} {len(self.times):7} {median(self.times):8.3f} {parts[94]:8.3f} {parts[98]:8.3f} "
            f"{max(self.times):8.1f} {share:9.3f}"
        )


def lay(terms: LayingTerms, chance: random.Random, judged: Judged, is_sensible: bool) -> None:
    """Lay a world and judge many tiles at each moment."""
    game, machine = LayingGame(terms), LayingMachine()
    while game.end is None:
        places, kinds = game.places(), list(game.supply.kinds)
        for _ in range(SAMPLES):
            place, kind = chance.choice(places), chance.choice(kinds)
            for turned in fitting_rotations(game.scenario, place, tile(*kind))[:1]:
                judged.judge(game, LayTile(place, turned))
        game.apply(machine.decide(game) if is_sensible else chance.choice(game.legal_actions()))


def main() -> None:
    print(f"{'60 tiles':42} {'judged':>7} {'median':>8} {'95 %':>8} {'99 %':>8} {'longest':>8} {'unknown %':>9}")
    usual = LayingTerms.usual(4)
    scarce = replace(usual, land=58, sea=2)
    for name, terms in (("20 sea tiles", usual), ("2 sea tiles", scarce)):
        for how, is_sensible in (("laid by machines", True), ("laid by chance", False)):
            chance, judged = random.Random(name), Judged()
            for seed in range(WORLDS):
                lay(replace(terms, seed=seed), chance, judged, is_sensible)
            print(judged.told(f"{name}, {how}"), flush=True)


if __name__ == "__main__":
    main()
