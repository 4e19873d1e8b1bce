"""How many transporters a player may own, and which of them go when there are too many."""

from __future__ import annotations

import pytest

from rbdesigner.engine.core.actions import Dismantle, Done, Make
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.events import Lost, TransporterGone
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.mechanics import legality
from rbdesigner.messages.refusals import refusal_sentence
from tests.engine.small_game import SmallGame

COAST = "0,0 pasture; 1,0 sea; 0,1 sea; -1,0 woods"
SPLIT = "0,0 pasture 0-3; 1,0 sea; 0,1 sea; -1,0 woods; -1,1 pasture"


def small(tiles: str = COAST) -> SmallGame:
    return SmallGame(tiles, Phase.PRODUCTION)


def rich(land: int, water: int) -> tuple[SmallGame, Make]:
    """A player with transporters at a truck factory and a raft factory, and the making of a truck."""
    w = small()
    w.build("truck factory", "0,0")
    w.build("raft factory", "-1,0")
    w.goods("0,0", fuel=1, iron=1)
    donkeys = [w.put("donkey", "0,0") for _ in range(land)]
    for _ in range(water):
        w.put("raft", "0,0@4")
    return w, Make(0, donkeys[0])


@pytest.mark.rule("F6")
@pytest.mark.parametrize(("land", "water", "too_many"), [(4, 0, False), (5, 0, True), (4, 3, False), (4, 4, True)])
def test_more_than_eight_or_five_on_land_are_too_many(land: int, water: int, too_many: bool) -> None:
    w, action = rich(land, water)
    w.do(action)
    assert w.state.production.excess is too_many


@pytest.mark.rule("F6")
@pytest.mark.parametrize(("water", "too_many"), [(4, False), (5, True)])
def test_more_than_five_on_water_are_too_many(water: int, too_many: bool) -> None:
    w = small()
    w.build("raft factory", "0,0")
    donkey = w.put("donkey", "0,0", trunks=2)
    boats = [w.put("rowboat", "0,0@6") for _ in range(water)]
    w.do(Make(0, donkey, w.spot("0,0@4")))
    assert w.state.production.excess is too_many
    if too_many:
        assert legality.legal_actions(w.state) == [Dismantle(0, boat) for boat in (*boats, boats[-1] + 1)]
        assert w.refusal(Dismantle(0, donkey)) == "excess-kind"


@pytest.mark.rule("F6")
def test_only_ones_own_transporters_in_the_game_count() -> None:
    w, action = rich(4, 0)
    for _ in range(5):
        w.put("donkey", "0,0", 2)
        w.state.stand(w.put("donkey", "0,0"), NONE)
    w.do(action)
    assert not w.state.production.excess


@pytest.mark.rule("F6", "C7")
def test_carried_transporters_count() -> None:
    w, action = rich(5, 0)
    w.state.load_on(1, 2)
    w.do(action)
    assert w.state.production.excess


@pytest.mark.rule("F7")
def test_what_is_too_many_goes_before_anything_else() -> None:
    w, action = rich(5, 1)
    w.do(action)
    assert w.refusal(Done(0)) == "excess-first"
    assert legality.legal_actions(w.state) == [Dismantle(0, one) for one in (0, 1, 2, 3, 4, 6)], "the new one too"
    w.do(Dismantle(0, 6))
    assert not w.state.production.excess
    assert w.refusal(Done(0)) == ""
    assert w.refusal(Dismantle(0, 0)) == "no-excess"


@pytest.mark.rule("F7")
def test_with_too_many_in_all_any_kind_may_go_and_its_goods_fall_to_the_ground() -> None:
    w, action = rich(4, 4)
    w.goods_at(~4, gold=2, geese=1)
    w.do(action)
    events = w.do(Dismantle(0, 4))
    assert (w.amount("0,0", "gold"), w.amount("0,0", "geese"), w.state.loads[4]) == (2, 1, 0)
    assert events[-1] == TransporterGone(4, w.spot("0,0@4"), "F7")
    assert not any(isinstance(event, Lost) for event in events)
    assert w.refusal(Dismantle(0, 4)) == "no-more"


@pytest.mark.rule("F7")
def test_the_goods_of_a_boat_in_a_river_fall_to_the_region_of_the_factory() -> None:
    w = small(SPLIT)
    w.build("raft factory", "0,0/1")
    donkey = w.put("donkey", "0,0/1", trunks=2)
    boats = [w.put("raft", "0,0~0", gold=1) for _ in range(5)]
    w.do(Make(0, donkey, w.spot("0,0~0")), Dismantle(0, boats[0]))
    assert (w.amount("0,0/0", "gold"), w.amount("0,0/1", "gold")) == (0, 1)


@pytest.mark.rule("F7")
def test_only_what_stands_at_some_transporter_factory_goes() -> None:
    w = small(SPLIT)
    w.build("truck factory", "0,0/1")
    w.build("raft factory", "-1,0")
    w.build("sawmill", "-1,1")
    w.goods("0,0/1", fuel=1, iron=1)
    builder, beyond = w.put("donkey", "0,0/1"), w.put("donkey", "0,0/0")
    elsewhere, at_mill = w.put("donkey", "-1,0"), w.put("donkey", "-1,1")
    w.put("donkey", "-1,1")
    theirs = w.put("donkey", "-1,0", 2)
    w.do(Make(0, builder))
    assert w.refusal(Dismantle(0, theirs)) == "not-yours"
    assert legality.legal_actions(w.state) == [Dismantle(0, one) for one in (builder, elsewhere, theirs + 1)]
    assert [w.refusal(Dismantle(0, one)) for one in (beyond, at_mill)] == ["excess-elsewhere"] * 2


@pytest.mark.rule("F7", "C7")
def test_neither_a_carrier_nor_the_carried_goes() -> None:
    w, action = rich(5, 0)
    w.state.load_on(1, 2)
    w.do(action)
    assert w.refusal(Dismantle(0, 1)) == "excess-carries"
    assert w.refusal(Dismantle(0, 2)) == "is-carried"
    assert legality.legal_actions(w.state) == [Dismantle(0, one) for one in (0, 3, 4, 5)]


@pytest.mark.rule("F7")
def test_what_could_not_go_again_is_not_made() -> None:
    w = small()
    w.build("truck factory", "0,0")
    w.goods("0,0", fuel=1, iron=1)
    donkey = w.put("donkey", "0,0")
    for _ in range(6):
        w.put("donkey", "-1,0")
    assert w.refusal(Make(0, donkey)) == "too-many", "two donkeys more than one may own stand at no factory"


@pytest.mark.rule("F7")
def test_no_boat_is_made_of_which_too_many_would_stay() -> None:
    w = small()
    w.build("raft factory", "0,0")
    donkey = w.put("donkey", "0,0", trunks=2)
    for _ in range(6):
        w.put("raft", "1,0")
    assert w.refusal(Make(0, donkey, w.spot("0,0@4"))) == "too-many"
    w.put("donkey", "0,0")
    assert w.refusal(Make(0, donkey, w.spot("0,0@4"))) == "too-many", "no donkey can go for a boat"
    w.state.stand(1, w.spot("0,0@6"))
    assert w.refusal(Make(0, donkey, w.spot("0,0@4"))) == "", "the new one and the one at the factory may go"


@pytest.mark.rule("F6", "F2")
def test_a_wagon_in_place_of_a_donkey_is_never_one_more() -> None:
    w = small()
    w.build("wagon factory", "0,0")
    donkeys = [w.put("donkey", "0,0") for _ in range(5)]
    w.goods("0,0", boards=2)
    w.do(Make(0, donkeys[0]))
    assert not w.state.production.excess
    for _ in range(4):
        w.put("donkey", "-1,0")
    w.state.production.runs.clear()
    w.goods("0,0", boards=2)
    assert w.refusal(Make(0, donkeys[1])) == "", "even of one who has too many for another reason"
    assert Make(0, donkeys[1]) in w.legal(Make)


@pytest.mark.rule("F7")
def test_a_refusal_says_how_many_they_would_be() -> None:
    w, action = rich(1, 2)
    for _ in range(7):
        w.put("donkey", "-1,0")
    w.state.place_building(w.building("sawmill"), w.spot("-1,0"))
    refusal = legality.check(w.state, action)
    assert refusal is not None
    assert "One more truck would make 9 transporters on land and 2 on water" in refusal_sentence(w.state, refusal)
    w = small()
    w.build("raft factory", "0,0")
    donkey = w.put("donkey", "0,0", trunks=2)
    for _ in range(7):
        w.put("raft", "1,0")
    refusal = legality.check(w.state, Make(0, donkey, w.spot("0,0@4")))
    assert refusal is not None
    assert "1 transporter on land and 8 on water" in refusal_sentence(w.state, refusal)
