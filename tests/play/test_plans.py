"""What is planned belongs to moments: it is built by itself, goes when they are undone, and comes back with them."""

from __future__ import annotations

from rbdesigner.engine.core.actions import Action, Build, BuildRoad, Done, Step, Transfer, Waive
from rbdesigner.engine.core.codes import BOARDS, BUILDINGS, NONE, STONE
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.mechanics import order
from rbdesigner.hexes import Hex
from rbdesigner.play.build_plans import BuildPlan, Structure
from rbdesigner.play.match import Match
from rbdesigner.play.strokes import Span
from rbdesigner.rules.tables import BuildingKind, Good, TransporterKind
from rbdesigner.scenario.model import Players, Start
from rbdesigner.scenario.pieces import Goods, Home, Spot, SpotKind, Transporter
from tests.checks.maps import having, map_of

TILES = {(0, 0): "pasture", (1, 0): "woods", (2, 0): "rock"}
WOODCUTTER, SAWMILL = (BUILDINGS.index(kind) for kind in (BuildingKind.WOODCUTTER, BuildingKind.SAWMILL))


class Planner:
    """A game at the beginning of its first movement, with a donkey and goods at home, and what tests plan in it."""

    def __init__(self, boards: int = 2, stone: int = 1, players: int = 1) -> None:
        donkeys = [Transporter(TransporterKind.DONKEY, player + 1) for player in range(players)]
        piles = [Goods(Good.BOARDS, boards), Goods(Good.STONE, stone)]
        pieces = (*(pile for pile in piles if pile.count), *donkeys)
        homes = {(0, 0): Home(0, 1), (1, 0): Home(0, 2)}
        properties = having(players=Players(players, players), start=Start((), ()))
        scenario = map_of(TILES, properties, homes=dict([*homes.items()][:players]), pieces={(0, 0): pieces})
        self.match = Match(Game.new(scenario, players, 4))
        while self.match.state.phase is not Phase.MOVEMENT or not self.match.state.in_play:
            self.go_on()
        self._begun = len(self.match.game.log)

    def go_on(self) -> None:
        """Do what lets the game go on: what comes first of all that can be done."""
        self.match.do(self.match.game.legal_actions()[0])

    @property
    def actions(self) -> list[Action]:
        """What has been done since."""
        return [action for action in self.match.game.log[self._begun :] if action.player != NONE]

    @property
    def planned(self) -> list[Structure]:
        return [plan.work for plan in self.match.plans]

    def spot(self, q: int) -> int:
        topology = self.match.state.topology
        return topology.spot(Hex(q, 0), Spot(SpotKind.REGION, 0))

    @property
    def road(self) -> BuildRoad:
        """From home to the next tile."""
        topology = self.match.state.topology
        return BuildRoad(0, 0, topology.border_at[topology.index[Hex(0, 0)]][4])

    def plan(self, work: Structure, *actions: Action) -> Structure:
        self.match.plan(BuildPlan(work, self.match.state.turn), actions)
        return work

    def sawmill(self) -> Structure:
        """Planned at home, where all that it takes is: nothing is done for it."""
        me = self.match.state.player
        return self.plan(Build(me, me, SAWMILL, self.spot(0)))

    def woodcutter(self) -> Structure:
        """Planned on the next tile, to where a board is brought for it."""
        load, step = Transfer(0, BOARDS, self.spot(0), ~0), Step(0, 0, self.spot(1))
        return self.plan(Build(0, 0, WOODCUTTER, self.spot(1)), load, step)


def test_what_is_planned_is_built_when_the_building_begins() -> None:
    user = Planner()
    work = user.woodcutter()
    assert user.planned == [work]
    user.match.do(Done(0))
    assert user.actions[-2:] == [Done(0), work]
    assert not user.planned
    assert user.match.state.phase is Phase.BUILDING, "who has built may go on building"
    user.match.undo()
    assert user.actions[-1] == Done(0), "it was a stroke of its own"
    assert user.planned == [work]
    user.match.do(Done(0))
    assert work not in user.actions, "nothing is built by itself where one comes by going back"


def test_each_plan_is_a_stroke_and_what_another_has_used_up_stays() -> None:
    user = Planner()
    mill = user.sawmill()
    road = user.plan(user.road)
    user.match.do(Done(0))
    assert user.actions == [Done(0), mill]
    assert user.planned == [road], "the stone is used"


def test_plans_are_taken_back_and_come_again_with_what_was_done_for_them() -> None:
    user = Planner()
    mill, cutter = user.sawmill(), user.woodcutter()
    user.match.undo()
    assert (user.planned, user.actions) == ([mill], [])
    user.match.undo()
    assert (user.planned, user.actions) == ([], [])
    user.match.redo()
    assert user.planned == [mill]
    user.match.redo()
    assert user.planned == [mill, cutter]
    assert not user.match.can_redo
    user.match.undo(Span.PHASE)
    assert (user.planned, user.actions) == ([], [])
    user.match.redo(Span.PHASE)
    assert user.planned == [mill, cutter]
    assert not user.match.variations.all


def test_a_plan_is_cancelled_and_that_is_taken_back() -> None:
    user = Planner()
    mill = user.sawmill()
    user.match.cancel(user.match.plans[0])
    assert not user.planned
    user.match.undo()
    assert user.planned == [mill]
    user.match.redo()
    assert not user.planned


def test_what_is_done_otherwise_forgets_what_was_planned() -> None:
    user = Planner()
    user.woodcutter()
    user.match.undo()
    user.match.do(Transfer(0, STONE, user.spot(0), ~0))
    assert not user.planned
    assert not user.match.can_redo
    user.match.do(Done(0))
    assert user.actions[-1] == Done(0)


def test_going_on_from_an_earlier_moment_forgets_later_plans() -> None:
    user = Planner()
    before = len(user.match.game.log)
    user.match.do(Transfer(0, STONE, user.spot(0), ~0))
    user.sawmill()
    user.match.look_at(before)
    assert not user.planned, "the past is only looked at"
    user.match.resume()
    assert not user.planned
    user.match.do(Done(0))
    assert user.actions == [Done(0)]


def test_plans_end_with_the_turn() -> None:
    user = Planner(stone=0)
    user.sawmill()
    user.match.do(Done(0))
    assert user.planned, "it cannot be built"
    for _ in range(3):
        user.match.do(Done(0))
    assert user.match.state.phase is Phase.MOVEMENT
    assert not user.planned


def test_nothing_is_passed_over_where_a_plan_has_come_to_nothing() -> None:
    user = Planner(boards=0, stone=0)
    user.match.passes_over = True
    user.sawmill()
    user.match.do(Done(0))
    assert user.match.state.phase is Phase.BUILDING


def test_nothing_is_built_for_others_nor_for_machines() -> None:
    user = Planner(players=2)
    mill, me = user.sawmill(), user.match.state.player
    user.match.do(Done(me))
    assert not user.planned, "the other player sees nothing of it"
    user.match.do(Done(1 - me))
    assert mill not in user.actions
    for player in (0, 1):
        user.match.do(Waive(player))
    assert user.actions[-1] == mill
    for _ in range(5):
        user.match.undo()
    assert user.planned == [mill]
    user.match.seat_machines(frozenset({0, 1}), paused=True)
    assert not user.planned, "a game that is only watched has no plans"
    while user.match.state.phase is Phase.MOVEMENT or not user.match.state.in_play:
        (player, *_), asked = order.acting(user.match.state), not user.match.state.in_play
        user.match.do(Waive(player) if asked else Done(player))
    assert user.match.state.phase is Phase.BUILDING
    assert mill not in user.actions
