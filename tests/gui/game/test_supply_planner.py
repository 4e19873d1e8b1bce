"""How what is planned is provided for: who brings what it costs to its site, and why nobody can."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rbdesigner.engine.core.actions import Build, BuildRoad, Step, Transfer
from rbdesigner.engine.core.codes import BOARDS, BUILDINGS, MINE, NONE, OIL_RIG, SUBJECTS
from rbdesigner.engine.mechanics import legality, turn_sequence
from rbdesigner.engine.notation.notation import line
from rbdesigner.hexes import Hex, position
from rbdesigner.play.build_plans import BuildPlan, Structure, StructureKind, feasible_build, plannable_kinds
from rbdesigner.play.delivery.delivery import Consignment
from rbdesigner.play.delivery.dispatcher import Dispatcher
from rbdesigner.play.delivery.supply_planner import SupplyAnswer, SupplyPlan, SupplyPlanner, bound_by, spoiled_plans
from rbdesigner.play.wording.delivery_wording import refusal_of, supply_text
from rbdesigner.rules.tables import NEW_MINE, BuildingKind, Subject
from rbdesigner.ui.game.board.plan_pictures import conceivable, meant_at
from tests.checks.maps import map_of
from tests.engine.small_game import SmallGame
from tests.play.movements import everything, moments

LINE = "0,0 pasture; 1,0 woods; 2,0 mountain; 3,0 rock"
SEA = map_of({(0, 0): "sea", (1, 0): "sea"})
QUARRY, WOODCUTTER, SAWMILL = (
    BUILDINGS.index(kind) for kind in (BuildingKind.QUARRY, BuildingKind.WOODCUTTER, BuildingKind.SAWMILL)
)


@pytest.fixture
def small() -> SmallGame:
    """A player before the movement, with roads along the row."""
    made = SmallGame(LINE)
    for tile in ("0,0", "1,0", "2,0"):
        made.road(tile, 4)
    return made


def build(small: SmallGame, building: int, spot: str) -> Build:
    return Build(0, NONE, building, small.spot(spot), NEW_MINE if building == MINE else None)


def outcome(small: SmallGame, work: Structure, *planned: Structure, chosen: int = NONE) -> SupplyAnswer:
    plans = [BuildPlan(each, small.state.turn) for each in planned]
    return SupplyPlanner(small.state, 0, chosen, plans).outcome(work)


def supplied(small: SmallGame, work: Structure, *planned: Structure, chosen: int = NONE) -> SupplyPlan:
    found = outcome(small, work, *planned, chosen=chosen).supply_plan
    assert found is not None
    return found


def lines(small: SmallGame, provided: SupplyPlan) -> list[str]:
    """The actions in the notation."""
    found, state = [], small.state.copy()
    for action in provided.actions:
        found.append(line(state, action).partition(": ")[2])
        legality.apply_checked(state, action)
    return found


# Who brings what


def test_one_transporter_brings_all_that_it_can_hold_on_its_way(small: SmallGame) -> None:
    small.put("wagon", "0,0")
    small.goods("0,0", boards=2)
    small.goods("1,0", stone=1)
    found = supplied(small, build(small, SAWMILL, "2,0"))
    assert lines(small, found) == [
        "load boards 0,0 > wagon1", "load boards 0,0 > wagon1", "step wagon1 1,0", "load stone 1,0 > wagon1",
        "step wagon1 2,0",
    ]  # fmt: skip
    assert supply_text(small.state, found) == (
        "Plan a sawmill on (2, 0): 2 boards, 1 stone\nWagon 1 brings 2 boards, 1 stone: 2 of 3 points"
    )


def test_several_share_what_one_cannot_bring(small: SmallGame) -> None:
    for tile in ("0,0", "1,0"):
        small.put("donkey", tile)
    small.goods("0,0", boards=2)
    small.goods("1,0", boards=2, stone=1)
    found = supplied(small, build(small, MINE, "2,0"))
    assert [(run.transporter, run.gain, run.points) for run in found.runs] == [(0, (2, 0), 2), (1, (1, 1), 1)]


def test_what_is_there_or_aboard_counts(small: SmallGame) -> None:
    there, laden = small.put("donkey", "1,0", boards=1), small.put("donkey", "0,0", boards=1, stone=1)
    found = supplied(small, build(small, SAWMILL, "1,0"))
    assert lines(small, found) == ["step donkey2 1,0"]
    assert found.runs[0].transporter == laden
    small.goods("1,0", boards=1, stone=1)
    found = supplied(small, build(small, SAWMILL, "1,0"))
    assert not found.actions
    assert found.work.transporter == there
    assert supply_text(small.state, found).endswith("\nAll that it takes is there.")


def test_somebody_comes_to_build_with_what_lies_there(small: SmallGame) -> None:
    small.put("donkey", "0,0")
    small.goods("1,0", boards=1)
    found = supplied(small, build(small, WOODCUTTER, "1,0"))
    assert lines(small, found) == ["step donkey1 1,0"]
    assert supply_text(small.state, found).endswith("Donkey 1 comes to build it: 1 of 2 points")


def test_a_transporter_goes_twice_if_it_has_the_points() -> None:
    small = SmallGame("0,0 pasture; 1,0 mountain")
    small.road("0,0", 4)
    small.put("wagon", "0,0")
    small.goods("0,0", boards=3, stone=1)
    found = supplied(small, build(small, MINE, "1,0"))
    assert [run.points for run in found.runs] == [3]
    steps = [text for text in lines(small, found) if text.startswith("step")]
    assert steps == ["step wagon1 1,0", "step wagon1 0,0", "step wagon1 1,0"]


def test_the_chosen_one_is_preferred_if_it_is_no_worse(small: SmallGame) -> None:
    for _ in range(3):
        small.put("donkey", "0,0")
    small.goods("0,0", boards=1)
    woodcutter = build(small, WOODCUTTER, "1,0")
    assert supplied(small, woodcutter).work.transporter == 0
    assert supplied(small, woodcutter, chosen=2).work.transporter == 2


def test_room_is_made_only_if_nobody_else_can(small: SmallGame) -> None:
    full = small.put("donkey", "0,0", stone=2)
    small.goods("0,0", boards=1)
    found = supplied(small, build(small, WOODCUTTER, "1,0"))
    assert lines(small, found) == ["unload stone donkey1 > 0,0", "load boards 0,0 > donkey1", "step donkey1 1,0"]
    assert supply_text(small.state, found).endswith(
        "Donkey 1 puts 1 stone down on the pasture at (0, 0) and brings 1 board: 1 of 2 points"
    )
    free = small.put("donkey", "0,0")
    found = supplied(small, build(small, WOODCUTTER, "1,0"), chosen=full)
    assert [run.transporter for run in found.runs] == [free]


def test_a_road_is_provided_for_from_the_nearer_side(small: SmallGame) -> None:
    small.put("donkey", "3,0")
    small.goods("3,0", stone=1)
    small.state.roads = (False,) * len(small.state.roads)
    found = supplied(small, BuildRoad(0, NONE, small.border("2,0", 4)))
    assert not found.actions
    assert supply_text(small.state, found).startswith("Plan a road between (2, 0) and (3, 0): 1 stone")


# What is planned already


def test_what_is_planned_keeps_its_goods_and_its_builder(small: SmallGame) -> None:
    for _ in range(2):
        small.put("donkey", "0,0")
    small.goods("0,0", boards=3, stone=1)
    sawmill, woodcutter = build(small, SAWMILL, "0,0"), build(small, WOODCUTTER, "1,0")
    found = supplied(small, woodcutter, sawmill)
    after = small.state.copy()
    for action in found.actions:
        legality.apply_checked(after, action)
    assert feasible_build(turn_sequence.building_after(after), sawmill) is not None
    small.goods_at(small.spot("0,0"), boards=-1)
    refused = outcome(small, woodcutter, sawmill)
    assert refused.supply_plan is None
    told = refusal_of(small.state, woodcutter, refused)
    assert told == "What you have planned already could not be built then."


def test_what_is_planned_is_not_planned_twice(small: SmallGame) -> None:
    small.put("donkey", "0,0", boards=2)
    woodcutter = build(small, WOODCUTTER, "1,0")
    told = refusal_of(small.state, woodcutter, outcome(small, woodcutter, woodcutter))
    assert told == "You have planned a woodcutter on (1, 0); a click on its picture takes that back."


def test_who_is_to_build_goes_only_if_nobody_else_can(small: SmallGame) -> None:
    builder, other = small.put("donkey", "0,0"), small.put("donkey", "1,0")
    small.goods("0,0", boards=3, stone=1)
    plans = [BuildPlan(Build(0, builder, SAWMILL, small.spot("0,0")), small.state.turn)]
    bound = bound_by(small.state, plans)
    assert bound == {builder}
    wanted = Consignment(BOARDS, small.spot("0,0"))
    (alone,) = Dispatcher(small.state, 0, wanted).answer(small.spot("1,0")).deliveries
    assert (alone.transporter, alone.points) == (builder, 1)
    (kept,) = Dispatcher(small.state, 0, wanted, bound=bound).answer(small.spot("1,0")).deliveries
    assert (kept.transporter, kept.points) == (other, 2)
    assert spoiled_plans(small.state, plans, alone.actions) == [plans[0].work]
    assert spoiled_plans(small.state, plans, kept.actions) == []
    small.state.movement.points[other] = 0
    (last,) = Dispatcher(small.state, 0, wanted, bound=bound).answer(small.spot("1,0")).deliveries
    assert last.transporter == builder


def test_an_oil_rig_is_paid_from_aboard() -> None:
    small = SmallGame("0,0 sea; 1,0 sea")
    small.put("rowboat", "0,0", boards=3, stone=1)
    small.state.subjects = (1 << SUBJECTS.index(Subject.DRILLING), 0)
    work = meant_at(
        small.state, SEA, 0, StructureKind(Build, OIL_RIG), position(Hex(1, 0), SEA.orientation), small.tile("1,0")
    )
    assert work is not None
    assert lines(small, supplied(small, work)) == ["step rowboat1 1,0"]


# Why not


def test_why_something_cannot_be_planned_is_told(small: SmallGame) -> None:
    donkey = small.put("donkey", "0,0", boards=2)

    def told(work: Structure) -> str:
        return refusal_of(small.state, work, outcome(small, work))

    assert told(build(small, WOODCUTTER, "2,0")) == "A woodcutter stands on woods; (2, 0) is mountain."
    assert told(build(small, SAWMILL, "1,0")) == "Nobody can bring 1 stone there in this movement."
    assert told(build(small, QUARRY, "3,0")) == "None of your transporters gets there in this movement."
    road = BuildRoad(0, NONE, small.border("0,0", 4))
    assert told(road) == "A road already joins the pasture at (0, 0) and the woods at (1, 0)."
    small.state.movement.points[donkey] = 0
    assert told(build(small, WOODCUTTER, "1,0")) == "None of your transporters gets there in this movement."


# The law


NAMES = ("solo-millbrook.rbgame", "quartet-crossroads.rbgame", "trio-gold-isle.rbgame", "duo-the-lake-between.rbgame")


@given(st.sampled_from(NAMES), st.data())
def test_provisions_are_legal_lose_nothing_and_let_all_be_built_that_is_planned(name: str, data: st.DataObject) -> None:
    state = data.draw(st.sampled_from(moments(name, 7)))
    player, planned = state.player, list[Structure]()
    for _ in range(data.draw(st.integers(1, 3))):
        kind = data.draw(st.sampled_from(plannable_kinds(state, player)))
        works = conceivable(state, player, kind)
        if not works:
            continue
        work, before = data.draw(st.sampled_from(works)), state.copy()
        plans = [BuildPlan(each, state.turn) for each in planned]
        found = SupplyPlanner(state, player, plans=plans).outcome(work)
        assert state == before, "nothing is done by asking"
        if found.supply_plan is None:
            assert refusal_of(state, work, found)
            continue
        state = state.copy()
        for action in found.supply_plan.actions:
            assert isinstance(action, Step | Transfer)
            legality.apply_checked(state, action)
        assert everything(state) == everything(before)
        points = {run.transporter: run.points for run in found.supply_plan.runs}
        left = {one: before.points_left(one) - state.points_left(one) for one in state.owned(player)}
        assert all(left[one] >= points.get(one, 0) for one in left)
        planned.append(found.supply_plan.work)
        then = turn_sequence.building_after(state)
        for each in planned:
            doable = feasible_build(then, each)
            assert doable is not None, line(then, each)
            legality.apply_checked(then, doable)
