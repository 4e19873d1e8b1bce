"""What an edit of many tiles would break: only what it makes worse, and nothing is different afterwards."""

from __future__ import annotations

import pytest
from hypothesis import given

import rbdesigner.scenario.edit
from rbdesigner.checks import LiveChecks, check, edit_faults
from rbdesigner.hexes import Hex
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.editing import lay
from rbdesigner.scenario.fragments import move, shift_by
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import SECOND_EDITION, Tile
from tests.checks import maps
from tests.checks.maps import having, map_of, tile_of
from tests.random_maps import places, tiles
from tests.strategies import some

AT, SOUTH = Hex(0, 0), Hex(0, 1)


@some(0.5)
@given(maps.scenarios(), places, tiles)
def test_nothing_has_changed_afterwards(scenario: Scenario, place: Hex, tile: Tile) -> None:
    live, before = LiveChecks(scenario), scenario.copy()
    edit_faults(live, lay(scenario, {place: tile}))
    assert scenario == before
    assert live.problems == check(before)


def test_what_was_wrong_before_may_be_moved_as_a_whole() -> None:
    scenario = map_of({AT: "mountain 3", SOUTH: "woods"})
    live = LiveChecks(scenario)
    far = shift_by(AT, Hex(9, 0))
    assert edit_faults(live, move(scenario, [([AT, SOUTH], far)])) == []
    beside = edit(scenario, tiles={Hex(0, -1): tile_of("mountain 3")})
    assert [fault.code for fault in edit_faults(live, beside)] == ["river-into-land"]


def test_the_box_must_hold_what_is_added_but_not_what_is_moved() -> None:
    most = SECOND_EDITION.holds(tile_of("desert").kind) or 0
    scenario = map_of({(0, r): "desert" for r in range(most)}, having(box=SECOND_EDITION))
    live = LiveChecks(scenario)
    one_more = lay(scenario, {Hex(5, 0): tile_of("desert")})
    assert [fault.code for fault in edit_faults(live, one_more)] == ["box-exceeded"]
    assert edit_faults(live, move(scenario, [([AT], shift_by(AT, Hex(5, 0)))])) == []


def test_the_box_must_hold_what_an_edit_of_most_of_a_map_adds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rbdesigner.scenario.edit, "LARGE", 2)
    most = SECOND_EDITION.holds(tile_of("desert").kind) or 0
    live = LiveChecks(map_of({(0, 0): "woods"}, having(box=SECOND_EDITION)))
    many = lay(live.scenario, {Hex(1, r): tile_of("desert") for r in range(most + 1)})
    assert "box-exceeded" in [fault.code for fault in edit_faults(live, many)]
    assert live.problems == check(live.scenario)
