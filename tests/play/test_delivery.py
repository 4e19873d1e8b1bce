"""Bringing goods from holder to holder: who does it, at what cost, and why nobody can."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rbdesigner.engine.core.actions import Lead, LetGo, Step, Transfer
from rbdesigner.engine.core.codes import BOARDS, GEESE, NGOODS, NONE, STONE
from rbdesigner.engine.core.phase_state import Movement
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.mechanics import geese, legality
from rbdesigner.engine.notation.notation import line
from rbdesigner.play.delivery.delivery import Consignment, Delivery, DeliveryAnswer
from rbdesigner.play.delivery.dispatcher import Dispatcher, last_delivery_order, repeated_errand
from tests.engine.small_game import SmallGame
from tests.play.movements import everything, moments

LINE = "0,0 pasture; 1,0 woods; 2,0 rock; 3,0 desert"


def lines(small: SmallGame, delivery: Delivery) -> list[str]:
    """The actions in the notation."""
    found, state = [], small.state.copy()
    for action in delivery.actions:
        found.append(line(state, action).partition(": ")[2])
        legality.apply(state, action)
    return found


def answer(
    small: SmallGame, good: str, source: str | int, target: str | int, many: bool = False, **more: int
) -> DeliveryAnswer:
    """How goods get from a holder to another, given by spots or transporters."""
    holders = [small.spot(holder) if isinstance(holder, str) else ~holder for holder in (source, target)]
    consignment = Consignment(small.good(good), holders[0], many)
    return Dispatcher(small.state, 0, consignment, **more).answer(holders[1])


def tire(small: SmallGame, transporter: int) -> None:
    """Let a transporter have no points left."""
    small.state.movement.points[transporter] = 0
    small.state.choices.clear()


def only(found: DeliveryAnswer) -> Delivery:
    (delivery,) = found.deliveries
    return delivery


# Who does it


def test_a_good_is_loaded_brought_and_put_down() -> None:
    small = SmallGame(LINE)
    small.put("donkey", "0,0")
    small.goods("0,0", boards=3)
    found = only(answer(small, "boards", "0,0", "1,0"))
    assert lines(small, found) == ["load boards 0,0 > donkey1", "step donkey1 1,0", "unload boards donkey1 > 1,0"]
    assert (found.count, found.points, found.points_before) == (1, 1, 2)


def test_as_many_as_fit_are_taken_if_so_asked() -> None:
    small = SmallGame(LINE)
    small.put("donkey", "0,0", stone=1)
    small.goods("0,0", boards=3)
    assert only(answer(small, "boards", "0,0", "1,0", many=True)).count == 1
    small.put("donkey", "0,0")
    found = only(answer(small, "boards", "0,0", "1,0", many=True))
    assert (found.transporter, found.count) == (1, 2), "who has more room takes more"


def test_who_has_the_shortest_way_in_all_does_it() -> None:
    small = SmallGame(LINE)
    for half_edge in (4, 5):
        for tile in ("0,0", "1,0"):
            small.road(tile, half_edge)
    far, near = small.put("donkey", "2,0"), small.put("donkey", "1,0")
    small.goods("0,0", boards=1)
    found = only(answer(small, "boards", "0,0", "1,0"))
    assert (found.transporter, found.points) == (near, 2)
    tire(small, near)
    assert not answer(small, "boards", "0,0", "1,0", chosen=far).deliveries, "it is too far away"
    fresh = small.put("donkey", "0,0")
    assert only(answer(small, "boards", "0,0", "1,0")).transporter == fresh


def test_the_chosen_one_is_preferred_and_else_the_one_that_holds_least() -> None:
    small = SmallGame(LINE)
    for load in (1, 0, 0):
        small.put("donkey", "0,0", stone=load)
    small.goods("0,0", boards=1)
    assert only(answer(small, "boards", "0,0", "1,0")).transporter == 1
    assert only(answer(small, "boards", "0,0", "1,0", chosen=2)).transporter == 2
    assert only(answer(small, "boards", "0,0", "1,0", chosen=0)).transporter == 0


def test_those_that_are_as_good_and_not_alike_are_all_told() -> None:
    small = SmallGame(LINE + "; 1,1 pasture")
    for tile, half_edge in (("1,0", 4), ("1,0", 6), ("1,0", 10)):
        small.road(tile, half_edge)
    for tile in ("0,0", "2,0", "2,0"):
        small.put("donkey", tile)
    small.goods("1,0", boards=1)
    found = answer(small, "boards", "1,0", "1,1")
    assert [(one.transporter, one.points) for one in found.deliveries] == [(0, 2), (1, 2)], "of two alike the first"
    assert only(answer(small, "boards", "1,0", "1,1", chosen=2)).transporter == 2


def test_geese_for_a_transporter_are_carried_or_led_as_one_chooses() -> None:
    small = SmallGame(LINE)
    donkey = small.put("donkey", "0,0")
    small.goods("0,0", geese=3)
    found = answer(small, "geese", "0,0", donkey, many=True)
    assert sorted((one.leads, one.count) for one in found.deliveries) == [(False, 2), (True, 3)]


def test_a_full_one_puts_something_down_only_if_nobody_else_can() -> None:
    small = SmallGame(LINE)
    full = small.put("donkey", "0,0", boards=2)
    small.goods("0,0", stone=1)
    found = only(answer(small, "stone", "0,0", "1,0"))
    assert found.put_down == (BOARDS,)
    assert lines(small, found)[:2] == ["unload boards donkey1 > 0,0", "load stone 0,0 > donkey1"]
    assert not answer(small, "stone", "0,0", "1,0", many=True).deliveries, "a stack is not worth that"
    empty = small.put("donkey", "0,0")
    assert only(answer(small, "stone", "0,0", "1,0", chosen=full)).transporter == empty


# Onto a transporter, and out of one


def test_a_transporter_fetches_what_is_dropped_on_it() -> None:
    small = SmallGame(LINE)
    donkey = small.put("donkey", "0,0")
    small.goods("1,0", boards=2)
    found = only(answer(small, "boards", "1,0", donkey, many=True))
    assert lines(small, found) == ["step donkey1 1,0", "load boards 1,0 > donkey1", "load boards 1,0 > donkey1"]


def test_another_brings_it_to_one_that_cannot_come() -> None:
    small = SmallGame(LINE)
    tired, helper = small.put("donkey", "1,0"), small.put("donkey", "0,0")
    small.goods("0,0", boards=1)
    tire(small, tired)
    found = only(answer(small, "boards", "0,0", tired))
    assert found.transporter == helper
    assert lines(small, found)[-1] == "hand boards donkey2 > donkey1"


def test_what_a_transporter_holds_it_brings_itself() -> None:
    small = SmallGame(LINE)
    carrier = small.put("donkey", "0,0", boards=2)
    small.put("donkey", "0,0")
    found = only(answer(small, "boards", carrier, "1,0"))
    assert lines(small, found) == ["step donkey1 1,0", "unload boards donkey1 > 1,0"]
    tire(small, carrier)
    assert only(answer(small, "boards", carrier, "1,0")).transporter == 1, "another takes it over"


def test_goods_pass_within_a_tile_without_any_step_and_in_any_phase() -> None:
    small = SmallGame(LINE, Phase.PRODUCTION)
    donkey = small.put("donkey", "0,0", boards=2)
    assert only(answer(small, "boards", donkey, "0,0", many=True)).points == 0
    assert only(answer(small, "boards", donkey, "0,0", many=True)).count == 2
    assert "production" in answer(small, "boards", donkey, "1,0").reason.lower()


def test_geese_are_led_where_that_is_possible_and_as_many_as_there_are() -> None:
    small = SmallGame(LINE)
    full = small.put("donkey", "0,0", boards=2)
    small.goods("0,0", geese=3)
    found = only(answer(small, "geese", "0,0", "1,0", many=True))
    assert [type(action) for action in found.actions] == [Lead] * 3 + [Step] + [LetGo] * 3
    assert (found.transporter, found.count, found.leads) == (full, 3, True)


def test_geese_that_follow_already_are_led_on() -> None:
    small = SmallGame(LINE)
    donkey = small.put("donkey", "0,0")
    spot = small.goods("0,0", geese=1)
    legality.apply(small.state, Lead(0, donkey, spot))
    found = only(answer(small, "geese", "0,0", "1,0"))
    assert [type(action) for action in found.actions] == [Step, LetGo]


# Why not


@pytest.mark.parametrize(
    ("target", "word"),
    [("2,0", "no movement points"), ("3,0", "no movement points"), ("0,1", "moves on land")],
    ids=["far", "farther", "sea"],
)
def test_the_engine_says_what_is_in_the_way(target: str, word: str) -> None:
    small = SmallGame(LINE + "; 0,1 sea")
    small.put("donkey", "0,0")
    small.goods("0,0", boards=1)
    found = answer(small, "boards", "0,0", target)
    assert not found.deliveries
    assert word in found.reason.lower()


@pytest.mark.parametrize(
    ("kind", "at", "roads", "target", "told"),
    [
        ("donkey", "0,0", (), "2,0", (4, 2, True)),
        ("donkey", "1,0", ("0,0", "1,0"), "2,0", (3, 2, False)),
        ("donkey", "0,0", ("0,0",), "2,0", (3, 2, True)),
        ("wagon", "3,0", ("0,0", "1,0", "2,0"), "3,0", (6, 3, False)),
    ],
    ids=["off the roads", "there and back", "half of it", "a wagon"],
)
def test_how_far_it_is_is_told_in_points(
    kind: str, at: str, roads: tuple[str, ...], target: str, told: tuple[int, int, bool]
) -> None:
    small = SmallGame(LINE)
    for tile in roads:
        small.road(tile, 4)
    mover = small.put(kind, at)
    small.goods("0,0", boards=1)
    short = answer(small, "boards", "0,0", target).shortfall
    assert short is not None
    assert (short.transporter, short.needed, short.left, short.in_leaps) == (mover, *told)


def test_of_several_the_one_that_lacks_least_is_named_whoever_is_chosen() -> None:
    small = SmallGame(LINE)
    far, tired, near = small.put("donkey", "3,0"), small.put("donkey", "0,0"), small.put("donkey", "0,0")
    small.goods("0,0", boards=1)
    tire(small, tired)
    for chosen in (NONE, far, tired, near):
        short = answer(small, "boards", "0,0", "2,0", chosen=chosen).shortfall
        assert short is not None
        assert short.transporter == near


def test_a_good_that_another_has_moved_stays_and_the_reason_is_told() -> None:
    small = SmallGame(LINE)
    small.put("donkey", "0,0", boards=1)
    for action in (Step(0, 0, small.spot("1,0")), Transfer(0, BOARDS, ~0, small.spot("1,0"))):
        legality.apply(small.state, action)
    small.put("donkey", "1,0")
    assert "another transporter has moved" in answer(small, "boards", "1,0", "2,0", chosen=1).reason


def test_without_any_transporter_there_is_a_reason_too() -> None:
    small = SmallGame(LINE)
    small.goods("0,0", boards=1)
    assert answer(small, "boards", "0,0", "1,0").reason


# The last errand


def test_an_errand_is_run_again() -> None:
    small = SmallGame(LINE)
    for half_edge in (4, 5):
        small.road("0,0", half_edge)
    donkey = small.put("donkey", "1,0")
    small.goods("0,0", stone=3)
    first = only(answer(small, "stone", "0,0", "1,0", many=True))
    assert last_delivery_order(small.state, [], donkey) is None
    for action in first.actions:
        legality.apply(small.state, action)
    delivery_order = last_delivery_order(small.state, first.actions, donkey)
    assert delivery_order is not None
    assert (delivery_order.consignment, delivery_order.target) == (
        Consignment(STONE, small.spot("0,0"), True),
        small.spot("1,0"),
    )
    assert "no movement points" in repeated_errand(small.state, 0, delivery_order).reason
    small.state.movement = Movement()
    small.state.choices.clear()
    second = only(repeated_errand(small.state, 0, delivery_order))
    assert (second.count, second.points) == (1, 2), "one is left there"
    for action in second.actions:
        legality.apply(small.state, action)
    assert repeated_errand(small.state, 0, delivery_order).reason


def test_what_was_only_taken_along_counts_as_brought_there() -> None:
    small = SmallGame(LINE)
    donkey, there = small.put("donkey", "0,0"), small.spot("1,0")
    source = small.goods("0,0", boards=2)
    log = [Transfer(0, BOARDS, source, ~donkey), Step(0, donkey, there)]
    delivery_order = last_delivery_order(small.state, log, donkey)
    assert delivery_order is not None
    assert (delivery_order.consignment, delivery_order.target) == (Consignment(BOARDS, source), there)
    assert last_delivery_order(small.state, log[:1], donkey) is None, "it has gone nowhere"


# Laws


def amount(state: GameState, holder: int, good: int) -> int:
    """How many of a good a holder has, with geese that follow."""
    followers = geese.following(state, ~holder) if holder < 0 and good == GEESE else 0
    return state.amount(holder, good) + followers


@given(st.sampled_from(("solo-millbrook.rbgame", "quartet-crossroads.rbgame", "trio-gold-isle.rbgame")), st.data())
def test_deliveries_are_legal_lose_nothing_and_bring_what_they_promise(name: str, data: st.DataObject) -> None:
    state = data.draw(st.sampled_from(moments(name, 11)))
    holders = [*range(len(state.topology.spot_tiles)), *(~one for one in state.owned(state.player))]
    stacks = [(good, holder) for holder in holders for good in range(NGOODS) if state.amount(holder, good)]
    good, source = data.draw(st.sampled_from(stacks))
    many = data.draw(st.booleans())
    grounds = [spot for tile in range(len(state.topology.places)) for spot in state.grounds_of(tile)]
    targets = [*grounds, *(~one for one in state.owned(state.player))]
    target = data.draw(st.sampled_from([holder for holder in targets if holder != source]))
    before = state.copy()
    found = Dispatcher(state, state.player, Consignment(good, source, many)).answer(target)
    assert state == before, "nothing is done by asking"
    assert bool(found.deliveries) != bool(found.reason)
    assert found == Dispatcher(state, state.player, Consignment(good, source, many)).answer(target)
    for one in found.deliveries:
        after = state.copy()
        for action in one.actions:
            assert legality.check(after, action) is None
            legality.apply(after, action)
        assert everything(after) == everything(state)
        assert amount(after, target, good) - amount(state, target, good) == one.count
        assert one.count >= 1
        if one.transporter != NONE:
            assert one.left == after.points_left(one.transporter)
        assert one.count == 1 or many
        assert one.points == sum(isinstance(action, Step) for action in one.actions) <= max(one.points_before, 0)
    assert len({one.points for one in found.deliveries}) <= 1
