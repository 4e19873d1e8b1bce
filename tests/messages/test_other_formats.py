"""Why files of other programs cannot be read, and what they leave out, is told in every language."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rbdesigner.hexes import ORIGIN, Hex, Orientation
from rbdesigner.messages.file_errors import reason_text
from rbdesigner.rules.tables import BuildingKind, Good, Mixture, TransporterKind
from rbdesigner.scenario import formats
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.formats import remark_texts
from rbdesigner.scenario.formats.remarks import Remarks
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.scenario.pieces import Bridge, Building, Goods, Home, Spot, SpotKind, Transporter
from rbdesigner.tiles import Terrain, tile
from tests.messages.languages import spoken
from tests.messages.told_reasons import LANGUAGES, refused

OTHERS = (
    "-----BEGIN MAP-----", "( 0 0 0 ) pasture\n<<<<<<< mine\n", "0 0 0 lava", "0 0 0", "( 0 0 0 pasture",
    "0 0 pasture 1 2 3 4 5 6\n0 0 0 pasture", "0 0 0 pasture 7", "0 0 0 pasture (1", "0 0 0 pasture x",
    "0 0 0 pasture 11", "0 0 0 pasture 1234", "0 0 0 pasture\n0 0 0 pasture", "0 0 0 pasture\n1 0 0 pasture",
    '0 0 0 "pasture', "0 0 99999999 pasture", "1001123", "100199900000", "100110000009", '[{"mapstring": 3}]',
    '[{"mapstring": "7", "name": 3}]', '[{"mapstring": "7"}]', '[{"mapstring": "7"}, 3]', "[[1, 2]]", "[[1], {}]",
    '[[1, 2, 3, 4], {"ST": 7}]', '[[0, 0, 999], {}]', '[[0, 0, 55], [0, 0, 55], {}]', '[[0, 0, "x"], {}]',
    '[[0, 0, 55], {"HM": 3}]', '[[0, 0, 55], {"HM": [3]}]', '[[0, 0, 55], {"HM": [[9]]}]',
    '[[0, 0, 55], {"HM": [[0, 5]]}]', '[[0, 0, 55], {"TX": [[0, 30, [-1, 0]]]}]',
    '[[0, 0, 55], {"TX": [[9, 30, [0]]]}]',
    '[[0, 0, 55], {"TX": [[0, 30, [0, 9, 1]]]}]', '[[0, 0, 55], {"TX": [[0, 30, [0, 1, 5]]]}]',
    '[[0, 0, 55], {"BX": [[50, [0], [1, 2]]]}]',
    '[[0, 0, 55], {"BX": [[58, [0], []]]}]',
    '[[0, 0, 55], {"BX": [[58, [0], [-1, 1]]]}]', '[[0, 0, 55], {"RX": [[1]]}]',
)  # fmt: skip
"""Files of other programs that cannot be read."""


@pytest.mark.parametrize("text", OTHERS)
def test_a_broken_file_of_another_program_is_told_in_every_language(text: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        formats.decode(text, "map")
    refused(caught.value.reason)


def crowded() -> Scenario:
    """A map with much that other formats have no room for."""
    region = Spot(SpotKind.REGION, 0)
    pieces = (
        Building(BuildingKind.SAWMILL, 0, Mixture(1, 1)), Goods(Good.TRUNKS, 3), Bridge(0),
        Transporter(TransporterKind.WAGON, 1, region, ((Good.BOARDS, 1),)),
    )  # fmt: skip
    properties = Properties(title="Full", code="F", description="x", orientation=Orientation.POINTY)
    tiles = {ORIGIN: tile(Terrain.PASTURE), Hex(1, 0): tile(Terrain.SEA, ((0,),))}
    return Scenario(properties, tiles, {ORIGIN: Home()}, {ORIGIN: pieces})


@pytest.mark.parametrize("suffix", [".map", ".tts.json", ".site.json"])
def test_what_another_format_has_no_room_for_is_told_in_every_language(tmp_path: Path, suffix: str) -> None:
    remarks = formats.write([crowded()], tmp_path / f"map{suffix}")
    assert len(remarks) >= 3
    for remark in remarks:
        refused(remark)
        assert remark.endswith(".")


def test_what_was_ignored_of_another_format_is_told_in_every_language() -> None:
    odd = '3\n"0 0 1 pasture"\n"1 0 0 sea 2"\n'
    last = {"BX": [[58, [0]]], "HM": [[1]], "TX": [[0, 33, [-3, 1, 1]]]}
    lost = json.dumps([[0, 0, 75], [1, 0, 14, 2], [2, 0, 80], last])
    for text in (odd, lost):
        (found,) = formats.decode(text, "map")
        assert len(found.remarks) >= 3
        for remark in found.remarks:
            refused(remark)


def test_remarks_count_in_the_plural_of_the_language() -> None:
    one, two = Remarks(), Remarks()
    one.count(remark_texts.HOMES)
    two.count(remark_texts.HOMES, 2)
    assert (*one.sentences(), *two.sentences()) == ("1 home was left out.", "2 homes were left out.")
    with spoken(LANGUAGES["it"]):
        told = [reason_text(remark) for remark in (*one.sentences(), *two.sentences())]
    assert told == ["1 casa è stata tralasciata.", "2 case sono state tralasciate."]
