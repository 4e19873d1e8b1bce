"""The maps of ``benchmarks/puzzles/``: small solo maps by which versions of the solver are measured.

They were drawn from seeds, as :meth:`Puzzle.draw` draws them, and are kept as files: a later generator draws other maps
from the same seeds, and the best games known are of these. There are eight maps of each kind: on
*desert* maps land is scarce, on *river* maps rivers part it, on *island* maps the sea does. Half of each kind is open
to whoever works on the solver. The other half is held out: it is looked at only when a version is finished, so that it
tells how the solver plays on maps that nobody had in mind. Never tune the solver to these maps.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import rbdesigner as rb
from rbdesigner.generating.generator_settings import GeneratorSettings, TerrainShares
from rbdesigner.generating.map_looks import LookWeights
from rbdesigner.scenario.model import Scenario

FOLDER = Path(__file__).with_name("puzzles")
OPEN, HELD_OUT = "open", "held-out"
PLAIN = LookWeights(0, 0, 0)
"""The looks do not count: these maps were drawn before there was a judge of them."""
KINDS = {
    "desert": GeneratorSettings(
        1, 17, shares=TerrainShares(desert=45, sea=20), rivers=1, river_length=3, looks=PLAIN, seed=1
    ),
    "river": GeneratorSettings(1, 24, shares=TerrainShares(sea=15), rivers=3, river_length=5, looks=PLAIN, seed=1),
    "island": GeneratorSettings(1, 30, shares=TerrainShares(sea=75), islands=4, rivers=0, looks=PLAIN, seed=1),
}
"""The wishes for the maps of each kind."""
EACH = 8
"""The number of maps of each kind."""


class Puzzle(NamedTuple):
    """A map of the set, by its kind and its number from 1, and the folder that holds both halves."""

    kind: str
    number: int
    folder: Path = FOLDER

    @property
    def half(self) -> str:
        """Whether it is open or held out, as the name of its folder."""
        return OPEN if 2 * self.number <= EACH else HELD_OUT

    @property
    def name(self) -> str:
        """What its files are called."""
        return f"{self.kind}-{self.number}"

    @property
    def map_file(self) -> Path:
        """The file of the map."""
        return self.folder / self.half / f"{self.name}.rbmap"

    @property
    def best_file(self) -> Path:
        """The file of the best game known."""
        return self.map_file.with_suffix(".rbgame")

    @property
    def best(self) -> int:
        """The points of the best game known, from doing it again by the rules; 0 if there is none yet."""
        return rb.Game.load(self.best_file).scores()[0].total if self.best_file.exists() else 0

    def draw(self) -> Scenario:
        """Draw the map from its seed."""
        scenario = rb.generate(KINDS[self.kind], self.number).scenario
        description = f"Drawn from a seed to measure the solver by. This one is {self.half.replace('-', ' ')}."
        title = f"Puzzle: {self.kind} {self.number}"
        return replace(scenario, properties=replace(scenario.properties, title=title, description=description))


def puzzles(half: str = "") -> Iterator[Puzzle]:
    """The puzzles of a half, or all."""
    every = (Puzzle(kind, number) for kind in KINDS for number in range(1, EACH + 1))
    return (puzzle for puzzle in every if half in (puzzle.half, ""))
