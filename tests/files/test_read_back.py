"""What differs between a map and what a file of it gives back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

import rbdesigner as rb
from rbdesigner.hexes import Hex, Orientation, border_key
from rbdesigner.rules.tables import Good, TransporterKind
from rbdesigner.scenario.custom_fields import CustomField
from rbdesigner.scenario.editing import lay
from rbdesigner.scenario.formats.read_back import tell_differences
from rbdesigner.scenario.formats.remarks import Remarks
from rbdesigner.scenario.model import Inscription, Scenario
from rbdesigner.scenario.pieces import Goods, Home, Road, Transporter
from rbdesigner.symmetry import Motion
from rbdesigner.tiles import Terrain, tile
from tests.checks.maps import map_of

FIRST, SECOND = Hex(0, 0), Hex(1, 0)
TURNED = "draws hexes with a corner on top, so the picture of the map is turned by 30 degrees."


def isle() -> Scenario:
    made = map_of({(0, 0): "pasture", (1, 0): "woods", (0, 1): "sea"})
    made.tiles[SECOND] = tile(Terrain.WOODS, ((0, 3),))
    made.properties = replace(made.properties, title="Isle", turns=20, fields=(CustomField.of("age", 7),))
    made.homes[FIRST] = Home(0, 1)
    made.pieces[FIRST] = (Goods(Good.BOARDS, 3), Transporter(TransporterKind.DONKEY, 1))
    made.roads[border_key(FIRST, 4)] = Road()
    made.labels[SECOND] = Inscription("bay")
    return made


def told(back: Scenario) -> list[str]:
    remarks = Remarks()
    tell_differences(isle(), back, remarks)
    return list(remarks.sentences())


def test_nothing_is_told_of_a_map_that_comes_back_whole_wherever_it_lies() -> None:
    assert told(isle()) == []
    assert told(isle().moved(Motion(shift=Hex(7, -3)))) == []


def test_a_map_is_found_again_where_its_first_tile_is_lost_and_another_corner_counts() -> None:
    gold = rb.load("scenarios/gold-isle.rbmap")
    less = gold.copy()
    lay(less, {min(less.tiles): None}).apply(less)
    for written, back, remark in ((gold, less, "1 tile was left out."), (less, gold, "1 tile was added.")):
        remarks = Remarks()
        tell_differences(written, back.moved(Motion(shift=Hex(3, -1))), remarks)
        assert [*remarks.sentences()] == [remark]


def _dry(back: Scenario) -> None:
    back.tiles[SECOND] = tile(Terrain.WOODS)


def _other(back: Scenario) -> None:
    back.tiles[SECOND] = tile(Terrain.ROCK, ((0, 3),))


def _fewer(back: Scenario) -> None:
    back.pieces[FIRST] = (Goods(Good.BOARDS, 1), Transporter(TransporterKind.DONKEY, 2))


def _pointy(back: Scenario) -> None:
    back.properties = replace(back.properties, orientation=Orientation.POINTY)


@pytest.mark.parametrize(
    ("change", "remarks"),
    [
        (_dry, ["The rivers of 1 tile were left out."]),
        (_other, ["1 tile became another."]),
        (lambda back: back.tiles.pop(Hex(0, 1)), ["1 tile was left out."]),
        (lambda back: back.tiles.update({Hex(5, 5): tile(Terrain.SEA)}), ["1 tile was added."]),
        (lambda back: back.homes.clear(), ["1 home was left out."]),
        (lambda back: back.homes.update({FIRST: Home(0, 2)}), ["1 home or piece was changed."]),
        (_fewer, ["1 home or piece was changed.", "2 goods were left out."]),
        (lambda back: back.roads.clear(), ["1 road was left out."]),
        (lambda back: back.labels.clear(), ["1 label, note or district was left out."]),
        (_pointy, ["This format " + TURNED]),
    ],
)
def test_what_differs_is_told(change: Callable[[Scenario], object], remarks: list[str]) -> None:
    back = isle()
    change(back)
    assert told(back) == remarks


def test_only_properties_that_did_not_come_back_are_told() -> None:
    back = isle()
    back.properties = replace(back.properties, turns=None, fields=())
    assert told(back) == [
        "Left out, because this format has no room for it: the number of turns.",
        "1 custom field was left out.",
    ]
