from dataclasses import replace

from rbdesigner.hexes import Border, Edge, Hex
from rbdesigner.rules.tables import Good
from rbdesigner.scenario.edit import difference
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.scenario.pieces import Goods, Home, Road, Wall
from rbdesigner.tiles import Terrain, tile

BEFORE = Scenario(
    Properties(title="before"),
    tiles={Hex(0, 0): tile(Terrain.SEA), Hex(1, 0): tile(Terrain.ROCK)},
    homes={Hex(1, 0): Home()},
    walls={Edge(Hex(0, 0), 2): Wall()},
)
AFTER = Scenario(
    Properties(title="after"),
    tiles={Hex(1, 0): tile(Terrain.WOODS), Hex(2, 0): tile(Terrain.ROCK)},
    pieces={Hex(1, 0): (Goods(Good.CLAY),)},
    roads={Border(Hex(1, 0), 4): Road()},
)


def test_the_difference_turns_one_into_the_other_and_back() -> None:
    scenario = BEFORE.copy()
    edit = difference(BEFORE, AFTER)
    edit.apply(scenario)
    assert scenario == AFTER
    edit.undo(scenario)
    assert scenario == BEFORE


def test_two_edits_joined_are_what_they_come_to() -> None:
    there, back = difference(BEFORE, AFTER), difference(AFTER, BEFORE)
    assert not there.then(back)
    further = AFTER.copy()
    further.tiles[Hex(1, 0)] = tile(Terrain.PASTURE)
    joined = there.then(difference(AFTER, further))
    scenario = BEFORE.copy()
    joined.apply(scenario)
    assert scenario == further
    joined.undo(scenario)
    assert scenario == BEFORE


def test_what_is_alike_is_no_change() -> None:
    assert not difference(BEFORE, BEFORE.copy())
    other = replace(BEFORE.copy(), properties=Properties(title="other"))
    assert [change.part for change in difference(BEFORE, other).changes] == ["properties"]
