"""Pieces on tiles, where the rules of the game have more to say than one sentence."""

from __future__ import annotations

import pytest

from rbdesigner.hexes import Hex
from rbdesigner.rules.tables import IRRIGATION_MARK, BuildingKind
from rbdesigner.scenario.pieces import Bridge, Building
from tests.checks.maps import found, having, map_of

AT, SOUTH = Hex(0, 0), Hex(0, 1)


@pytest.mark.rule("W12", "V5")
def test_deserts_irrigated_from_the_start_are_pasture() -> None:
    pieces = {AT: (Building(BuildingKind.SAWMILL),), SOUTH: (Bridge(0),)}
    tiles = {AT: "desert", SOUTH: "desert 0-3"}
    dry = map_of(tiles, pieces=pieces)
    wet = map_of(tiles, having(wonder_prefill=IRRIGATION_MARK), pieces=pieces)
    assert found(dry, "building-in-desert")
    assert found(dry, "bridge-in-desert")
    assert not found(wet, "building-in-desert")
    assert not found(wet, "bridge-in-desert")
