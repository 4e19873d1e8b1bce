"""Goods that change their holder within a tile (E1-E4, M10, B7)."""

from __future__ import annotations

import pytest

from rbdesigner.engine.core.actions import Action, Step, TakeAboard, Transfer
from rbdesigner.engine.core.codes import BOARDS, CLAY, GEESE, GOLD, STONE
from rbdesigner.engine.core.events import Moved
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.mechanics import legality
from tests.engine.small_game import SmallGame

PHASES = (Phase.PRODUCTION, Phase.MOVEMENT, Phase.BUILDING, Phase.WONDER)
RIVERSIDE = "0,0 pasture 0-3; 1,0 sea; 0,1 sea; 0,-1 sea"
EAST, WEST, RIVER = "0,0/1", "0,0/7", "0,0~0"


@pytest.mark.rule("E1", "E3", "M10")
@pytest.mark.parametrize("phase", PHASES)
def test_goods_are_loaded_handed_over_and_unloaded_in_every_phase(phase: Phase) -> None:
    w = SmallGame("0,0 pasture; 1,0 pasture", phase)
    first, second, ground = w.put("donkey", "0,0"), w.put("donkey", "0,0"), w.goods("0,0", gold=1)
    steps: list[Action] = [
        Transfer(0, GOLD, ground, ~first),
        Transfer(0, GOLD, ~first, ~second),
        Transfer(0, GOLD, ~second, ground),
    ]
    for step in steps:
        assert step in w.legal(Transfer)
        assert isinstance(step, Transfer)
        assert w.do(step) == [Moved(GOLD, 1, step.source, step.target)]
    assert w.amount("0,0", "gold") == 1


@pytest.mark.rule("E3", "Z1")
def test_gold_may_still_be_loaded_in_the_wonder_phase() -> None:
    w = SmallGame("0,0 pasture", Phase.WONDER)
    donkey, ground = w.put("donkey", "0,0"), w.goods("0,0", gold=2)
    w.do(Transfer(0, GOLD, ground, ~donkey), Transfer(0, GOLD, ground, ~donkey))
    assert w.amount(donkey, "gold") == 2


@pytest.mark.rule("E1")
@pytest.mark.parametrize("phase", PHASES)
def test_goods_stay_on_their_tile_and_with_who_is_there(phase: Phase) -> None:
    w = SmallGame("0,0 pasture; 1,0 pasture", phase)
    here, there = w.put("donkey", "0,0", clay=1), w.put("donkey", "1,0")
    ground, beside = w.goods("0,0", stone=1), w.goods("1,0", boards=1)
    assert w.refusal(Transfer(0, CLAY, ~here, ~there)) == "out-of-reach"
    assert w.refusal(Transfer(0, CLAY, ~here, beside)) == "out-of-reach"
    assert w.refusal(Transfer(0, BOARDS, beside, ~here)) == "out-of-reach"
    assert w.refusal(Transfer(0, BOARDS, beside, ground)) == "no-ferry"
    assert w.refusal(Transfer(0, CLAY, ~here, ~here)) == "same-holder"
    assert w.refusal(Transfer(0, STONE, ground, ground)) == "same-holder"
    assert w.refusal(Transfer(0, BOARDS, ground, ~here)) == "no-good"
    assert w.refusal(Transfer(0, BOARDS, ~here, ground)) == "no-good"


@pytest.mark.rule("E1")
def test_who_is_not_there_moves_nothing_on_the_ground() -> None:
    w = SmallGame(RIVERSIDE)
    w.goods(EAST, stone=1)
    w.put("donkey", EAST, player=2)
    assert w.refusal(Transfer(0, STONE, w.spot(EAST), w.spot(WEST))) == "no-ferry"
    assert w.legal(Transfer) == []


@pytest.mark.rule("M10")
def test_nobody_holds_more_than_fits() -> None:
    w = SmallGame("0,0 pasture")
    donkey, other, ground = w.put("donkey", "0,0", stone=2), w.put("donkey", "0,0", clay=1), w.goods("0,0", boards=1)
    assert w.refusal(Transfer(0, BOARDS, ground, ~donkey)) == "no-room"
    assert w.refusal(Transfer(0, CLAY, ~other, ~donkey)) == "no-room"
    w.do(Transfer(0, STONE, ~donkey, ~other))
    w.do(Transfer(0, BOARDS, ground, ~donkey))


@pytest.mark.rule("C3", "C7")
def test_carriers_and_the_carried_take_no_goods() -> None:
    w = SmallGame("0,0 pasture")
    carrier, passenger, ground = w.put("donkey", "0,0"), w.put("donkey", "0,0"), w.goods("0,0", boards=1)
    w.state.load_on(carrier, passenger)
    assert w.refusal(Transfer(0, BOARDS, ground, ~carrier)) == "carrying"
    assert w.refusal(Transfer(0, BOARDS, ground, ~passenger)) == "is-carried"


@pytest.mark.rule("E2")
@pytest.mark.parametrize("phase", PHASES)
def test_a_ferry_needs_no_room_and_passes_goods_to_and_fro(phase: Phase) -> None:
    w = SmallGame(RIVERSIDE, phase)
    donkey = w.put("donkey", EAST, stone=1)
    w.goods(EAST, clay=1)
    over = Transfer(0, CLAY, w.spot(EAST), w.spot(WEST))
    assert w.refusal(over) == "no-ferry"
    assert w.refusal(Transfer(0, STONE, ~donkey, w.spot(WEST))) == "out-of-reach"
    raft = w.put("raft", RIVER, boards=3)
    assert over in w.legal(Transfer)
    w.do(over, Transfer(0, STONE, ~donkey, w.spot(WEST)), Transfer(0, CLAY, w.spot(WEST), ~donkey))
    assert w.amount(donkey, "clay") == w.amount(WEST, "stone") == 1
    assert w.amount(raft, "boards") == 3


@pytest.mark.rule("E2")
def test_the_boat_itself_ferries_with_nobody_else_there() -> None:
    w = SmallGame(RIVERSIDE)
    w.goods(EAST, clay=1)
    w.put("raft", RIVER)
    w.do(Transfer(0, CLAY, w.spot(EAST), w.spot(WEST)))
    assert w.amount(WEST, "clay") == 1


@pytest.mark.rule("E2")
def test_docked_boats_do_not_ferry() -> None:
    w = SmallGame(RIVERSIDE)
    w.goods(EAST, clay=1)
    w.put("raft", "0,0@4")
    w.put("donkey", WEST)
    assert w.refusal(Transfer(0, CLAY, w.spot(EAST), w.spot(WEST))) == "no-ferry"


@pytest.mark.rule("E2", "K18")
def test_over_a_bridge_goods_lie_together() -> None:
    w = SmallGame(RIVERSIDE)
    donkey = w.put("donkey", WEST)
    w.goods(EAST, clay=1)
    w.bridge("0,0", 0)
    w.do(Transfer(0, CLAY, w.spot(EAST), ~donkey))


@pytest.mark.rule("B7")
def test_nothing_but_geese_is_left_at_sea_and_anything_on_an_oil_rig() -> None:
    w = SmallGame("0,0 sea; 1,0 sea")
    raft, at_rig = w.put("raft", "0,0", stone=1, geese=1), w.put("raft", "1,0", stone=1, gold=1)
    w.build("oil rig", "1,0")
    assert w.refusal(Transfer(0, STONE, ~raft, w.spot("0,0"))) == "goods-at-sea"
    w.do(Transfer(0, GEESE, ~raft, w.spot("0,0")))
    w.do(Transfer(0, STONE, ~at_rig, w.spot("1,0")), Transfer(0, GOLD, ~at_rig, w.spot("1,0")))
    w.do(Transfer(0, GOLD, w.spot("1,0"), ~at_rig))


@pytest.mark.rule("B7", "E4")
def test_a_docked_boat_does_not_reach_the_rig_on_its_sea() -> None:
    w = SmallGame("0,0 pasture; 1,0 sea")
    docked, _ = w.put("raft", "0,0@4"), w.build("oil rig", "1,0")
    w.goods("1,0", fuel=1)
    assert w.refusal(Transfer(0, w.good("fuel"), w.spot("1,0"), ~docked)) == "out-of-reach"


@pytest.mark.rule("T7")
@pytest.mark.parametrize("phase", PHASES)
def test_nothing_is_taken_from_others_nor_forced_on_them(phase: Phase) -> None:
    w = SmallGame("0,0 pasture", phase)
    own, others, ground = (
        w.put("donkey", "0,0", clay=1),
        w.put("donkey", "0,0", player=2, gold=1),
        w.goods("0,0", stone=1),
    )
    for transfer in (
        Transfer(0, GOLD, ~others, ~own),
        Transfer(0, GOLD, ~others, ground),
        Transfer(0, CLAY, ~own, ~others),
        Transfer(0, STONE, ground, ~others),
    ):
        assert w.refusal(transfer) == "needs-consent"


def kept(w: SmallGame, kind: type[Action]) -> set[Action]:
    """The listed actions of a kind, found before or found anew."""
    return {action for action in legality.legal_actions(w.state) if type(action) is kind}


@pytest.mark.rule("C3")
def test_who_has_unloaded_or_loaded_its_first_good_may_or_may_not_be_carried_any_more() -> None:
    w = SmallGame("0,0 pasture; 1,0 pasture", Phase.MOVEMENT)
    first, second, ground = w.put("donkey", "0,0", stone=1), w.put("donkey", "0,0"), w.spot("0,0")
    assert not kept(w, TakeAboard)
    w.do(Transfer(0, STONE, ~first, ground))
    assert kept(w, TakeAboard) == {TakeAboard(0, first, second), TakeAboard(0, second, first)}
    w.do(Transfer(0, STONE, ground, ~second))
    assert not kept(w, TakeAboard)


@pytest.mark.rule("M11")
def test_who_is_given_what_another_has_moved_goes_nowhere_till_it_is_rid_of_it() -> None:
    w = SmallGame("0,0 pasture; 1,0 pasture", Phase.MOVEMENT)
    first, second = w.put("donkey", "0,0", stone=2), w.put("donkey", "1,0", clay=1)
    w.do(Step(0, first, w.spot("1,0")))
    back = Step(0, second, w.spot("0,0"))
    assert back in kept(w, Step)
    w.do(Transfer(0, STONE, ~first, ~second))
    assert back not in kept(w, Step)
    w.do(Transfer(0, STONE, ~second, w.spot("1,0")))
    assert back in kept(w, Step)
