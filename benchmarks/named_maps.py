"""The maps that benchmarks play on, by their names.

A name is that of a map of ours, ``millbrook``; the path of a file; the number of a map drawn at random; or one of these
with a number: ``generated-3`` has four players and 60 tiles, ``ring-3`` is small, with all land around a sea, and
``calibrated-3`` is one of those on which the prediction of fairness is fitted.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import rbdesigner as rb
from benchmarks.drawn_maps import drawn_map
from calibration import store
from rbdesigner.hexes import ORIGIN, ring
from rbdesigner.scenario.model import Players, Properties, Scenario
from rbdesigner.scenario.pieces import Home
from rbdesigner.tiles import Terrain, tile

SCENARIOS = Path(__file__).parents[1] / "scenarios"
CALIBRATION = Path(store.__file__).parent / "easy.jsonl.xz"
RING_LAND = {Terrain.WOODS: 4, Terrain.MOUNTAIN: 3, Terrain.ROCK: 3, Terrain.PASTURE: 2}
"""The land of a ring, like that of a map of others on which people have published records."""


def named_map(name: str) -> Scenario:
    """The map of a name."""
    if name.isdecimal():
        return drawn_map(int(name))
    kind, _, number = name.rpartition("-")
    if number.isdecimal() and kind in ("generated", "ring"):
        return generated_map(int(number)) if kind == "generated" else ring_map(int(number))
    if number.isdecimal() and kind == "calibrated":
        return calibrated_map(int(number))
    own = SCENARIOS / f"{name}.rbmap"
    return rb.load(own if own.is_file() else name)


def generated_map(number: int, players: int = 4) -> Scenario:
    """A map as the generator makes it for so many players, with 15 tiles for each."""
    return rb.generate(rb.GeneratorSettings(players, 15 * players), number).scenario


def calibrated_map(number: int) -> Scenario:
    """The map with this number, as the store of the calibration keeps it."""
    return next(played.scenario for played in store.read(CALIBRATION) if played.number == number)


def ring_map(seed: int) -> Scenario:
    """A solo map of 19 tiles: twelve of land around a ring of sea, with a desert in its middle."""
    lands = [terrain for terrain, count in RING_LAND.items() for _ in range(count)]
    Random(f"ring {seed}").shuffle(lands)
    tiles = {ORIGIN: tile(Terrain.DESERT)} | dict.fromkeys(ring(ORIGIN, 1), tile(Terrain.SEA))
    tiles |= {place: tile(terrain) for place, terrain in zip(ring(ORIGIN, 2), lands, strict=True)}
    home = min(place for place, laid in tiles.items() if laid.terrain is Terrain.PASTURE)
    return Scenario(Properties(title=f"Ring {seed}", players=Players(1, 1)), tiles, {home: Home()})
