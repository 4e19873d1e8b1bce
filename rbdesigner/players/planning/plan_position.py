"""From a position of a game to an empty plan for one of its players."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from itertools import islice
from typing import NamedTuple

from rbdesigner.engine.core.codes import (
    BUILDINGS,
    IS_BOAT,
    NONE,
    OIL_RIG,
    POINTS,
)
from rbdesigner.engine.core.game_terms import Exclusions
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.core.topology import SEA
from rbdesigner.engine.mechanics.scoring import wonder_rows
from rbdesigner.players.planning.constants import (
    MOST_TABLES,
    MOST_TRANSPORTERS,
    MOST_TURNS,
    NEVER,
    NOWHERE,
    ROWS,
    SUBJECTS,
    TURN,
)
from rbdesigner.players.planning.initial_goods import fill_holds, put_goods
from rbdesigner.players.planning.kernel import Plan
from rbdesigner.players.planning.map_graph import add_holds
from rbdesigner.players.planning.plan_size import make_room
from rbdesigner.players.planning.rivals import CLEARLY, Rivals, place_of
from rbdesigner.players.planning.seen_map import SeenMap, seen_map
from rbdesigner.players.planning.voyages import harbours, put_to_sea, swimming_geese, voyages
from rbdesigner.rules import tables

LONGEST = MOST_TURNS - 3
"""The most turns that a plan looks ahead."""
UNSURE = 1
"""So many more gold than iron a bag must hold to be counted on for gold, where that is drawn."""


class PlanPosition(NamedTuple):
    """A plan's numbers in terms of the game that it is for."""

    plan: Plan
    player: int
    seen: SeenMap
    transporters: tuple[int, ...]
    """The game's numbers of the transporters that there are."""
    before: int
    """How many turns of the game lie before the first of the plan."""
    has_rivals: bool = False

    @property
    def spots(self) -> tuple[int, ...]:
        """The game's number of each spot; the holds of boats at sea come after them."""
        return self.seen.spots

    @property
    def borders(self) -> tuple[int, ...]:
        """The game's number of each border."""
        return self.seen.borders


def plan_from(
    state: GameState,
    player: int,
    last_turn: int,
    others_bricks: int = 0,
    *,
    grabs: bool = False,
    wary: bool = True,
    seed: str = "",
    before: SeenMap | None = None,
    plans: int = MOST_TABLES,
) -> PlanPosition:
    """An empty plan from a movement or building phase on, until the end of a turn.

    What lies on the ground is taken to be free to take. ``others_bricks`` is how many bricks the others together
    are expected to buy in ten turns. Who ``grabs`` counts on all that its transporters can come to, on the others'
    side, too; who is ``wary`` fears for what rivals reach. Among others ``seed`` settles which of several sites that
    are equally good is taken. The production of the turn must be over. What the player has seen of the map ``before``
    is taken over as long as it has not changed. So many ``plans`` will be made of the empty one.
    """
    plan = Plan()
    rivals = None if state.terms.solo else Rivals(state, player, grabs=grabs)
    seen = seen_map(state, player, rivals, seed, before)
    spots, numbers, borders = seen.spots, seen.numbers, seen.borders
    own = _manned(state, player, numbers)
    holds = _laden_at_sea(state, state.owned(player))
    turns = state.turn - 1
    tiles = len(state.topology.places)
    make_room(plan, len(spots) + len(holds), tiles, len(borders), min(last_turn - turns, LONGEST), plans)
    plan.terms.gold_lead = 0 if state.terms.steady_mines else UNSURE
    plan.terms.dry_bridges = int(state.terms.options.bridges_in_deserts)
    plan.terms.most_land, plan.terms.most_water = tables.MOST_ON_LAND, tables.MOST_ON_WATER
    plan.terms.most_fleet = tables.MOST_TRANSPORTERS
    _lay_out(plan, state, player, seen)
    add_holds(plan.graph, [state.tile_of(each) for each in holds])
    sailing = list(voyages(plan, state, player, numbers))
    own += tuple(each for voyage in sailing for each in voyage[:2] if each != NONE)
    _man(plan, state, player, numbers, own)
    put_to_sea(plan, own, sailing)
    plan.graph.harbours = array("i", harbours(plan))
    plan.graph.known_harbours = len(plan.graph.harbours)
    fill_holds(plan, state, own, {each: place for place, each in enumerate(holds, len(spots))})
    _furnish(plan, state, player, numbers)
    _count_bricks(plan, state, player, others_bricks)
    _leave_out(plan, state)
    if rivals is not None and wary:
        rivals.foresee_losses(plan, numbers)
    if rivals is not None and not grabs:
        _leave_sites(plan, state, spots, rivals)
    _list_occupied(plan)
    left = {state.spots[each.boat] for each in sailing if each.geese and not state.has_rig(state.tile_of(each.boat))}
    put_goods(plan, state, numbers, own, rivals, left)
    return PlanPosition(plan, player, seen, own, turns, rivals is not None)


def _leave_out(plan: Plan, state: GameState) -> None:
    """Enter the buildings and the tiles that the game is played without."""
    left_out = state.terms.left_out or Exclusions()
    plan.terms.left_out = array("i", [int(building in left_out.buildings) for building in range(len(BUILDINGS))])
    plan.terms.avoided = array("i", [int(tile in left_out.tiles) for tile in range(plan.graph.tiles)])
    plan.terms.has_births = int(left_out.births)


def _lay_out(plan: Plan, state: GameState, player: int, seen: SeenMap) -> None:
    """Enter the map, and the roads on it."""
    home, graph = state.homes[player], plan.graph
    graph.home = seen.numbers[state.root[home]] if home != NONE else 0
    for name, numbers in seen.lists.items():
        setattr(graph, name, numbers)
    plan.roads.border_signs = seen.signs
    roads = [-1 if state.roads[border] else NEVER for border in seen.borders]
    plan.roads.built = array("i", roads + [NEVER] * (seen.sites + 1))


# What there is


def _used(state: GameState, transporter: int) -> int:
    """The points that a transporter has used; all once the movement is over."""
    most = POINTS[state.kinds[transporter]]
    return most - state.points_left(transporter) if state.phase is Phase.MOVEMENT else most


def _manned(state: GameState, player: int, numbers: dict[int, int]) -> tuple[int, ...]:
    """The transporters that are seen, free to move, carried by nobody, and without geese at sea."""
    own = (
        each
        for each in state.owned(player)
        if state.carriers[each] == NONE
        and state.carried[each] == NONE
        and place_of(state, each) in numbers
        and not swimming_geese(state, each)
    )
    return tuple(islice(own, MOST_TRANSPORTERS))


def _laden_at_sea(state: GameState, transporters: Iterable[int]) -> list[int]:
    """The boats that cannot put down what is aboard before they come to land (B7)."""
    at_sea = (each for each in transporters if state.topology.spot_kinds[state.spots[each]] == SEA)
    return [each for each in at_sea if any(state.row(~each))]


def _man(plan: Plan, state: GameState, player: int, numbers: dict[int, int], own: tuple[int, ...]) -> None:
    """Enter the transporters that a plan moves, and where others of the player's stand."""
    spare = [0] * (MOST_TRANSPORTERS - len(own))
    plan.fleet.size = len(own)
    plan.fleet.kinds = array("i", [state.kinds[each] for each in own] + spare)
    plan.fleet.birthplaces = array("i", [numbers[place_of(state, each)] for each in own] + spare)
    plan.fleet.born = array(
        "i", [plan.turn * TURN + _used(state, each) for each in own] + [plan.turn * TURN] * len(spare)
    )
    plan.fleet.holds = array("i", [NOWHERE] * MOST_TRANSPORTERS)
    plan.terms.bystanders = array("i", [0] * plan.graph.tiles)
    for each in state.owned(player):
        if each not in own:
            plan.terms.bystanders[state.tile_of(each)] = 1
    owned = [IS_BOAT[state.kinds[each]] for each in state.owned(player)]
    plan.fleet.on_water, plan.fleet.on_land = sum(owned), len(owned) - sum(owned)


def _furnish(plan: Plan, state: GameState, player: int, numbers: dict[int, int]) -> None:
    """Buildings, bags and subjects."""
    known = [NONE if spot == NONE else numbers.get(state.root[spot], NONE) for spot in state.building_spots]
    # a building out of sight still takes its tile
    plan.economy.sites = array("i", [max(spot, 0) for spot in known])
    plan.economy.buildings = array("i", state.buildings)
    plan.economy.formers = array("i", [NOWHERE] * plan.graph.tiles)
    plan.economy.built = array("i", [NEVER if kind == NONE else -1 for kind in state.buildings])
    plan.economy.gold, plan.economy.iron = array("i", state.bag_gold), array("i", state.bag_iron)
    plan.economy.subjects = array(
        "i", [0 if state.knows(player, subject) else NEVER for subject in range(len(SUBJECTS))]
    )
    plan.ledger.pastures = array("i", [NEVER] * plan.graph.spots)
    plan.ledger.closed = array("i", [NEVER] * plan.graph.spots)


def _count_bricks(plan: Plan, state: GameState, player: int, others_bricks: int) -> None:
    plan.economy.laid = len(state.bricks)
    plan.terms.others_bricks = others_bricks
    plan.economy.price = 1 + (plan.economy.laid >= tables.DEARER_FROM)
    for row, bricks in enumerate(wonder_rows(state.bricks)):
        plan.economy.row_bricks[row] = sum(owner == player for owner in bricks)
        plan.economy.row_bricks[ROWS + row] = sum(owner >= 0 and owner != player for owner in bricks)


def _leave_sites(plan: Plan, state: GameState, spots: Sequence[int], rivals: Rivals) -> None:
    """Leave the tiles on the others' side of the map, and what stands there."""
    leads = [NEVER] * plan.graph.tiles
    for spot in spots:
        tile = state.topology.spot_tiles[spot]
        leads[tile] = min(leads[tile], -rivals.lead(spot))
    for tile in range(plan.graph.tiles):
        if leads[tile] >= CLEARLY:
            plan.economy.buildings[tile] = OIL_RIG
            plan.economy.built[tile] = -1


def _list_occupied(plan: Plan) -> None:
    """List the tiles with a building."""
    occupied = [tile for tile, kind in enumerate(plan.economy.buildings) if kind != NONE]
    plan.economy.occupied = array("i", occupied + [NOWHERE] * (plan.graph.tiles - len(occupied)))
    plan.economy.occupied_tiles = len(occupied)
