"""Steps of transporters (M1-M12, B1-B10), and the end of a player's movement."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from rbdesigner.engine.core.actions import Action, Step
from rbdesigner.engine.core.codes import DONKEY, IS_BOAT, NONE
from rbdesigner.engine.core.events import Stepped
from rbdesigner.engine.core.refusal import Refusal
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.core.topology import DOCK, REGION, SEA
from rbdesigner.engine.mechanics import carrying, freight, geese
from rbdesigner.engine.mechanics.handler import Handler
from rbdesigner.hexes import distance


def check_step(state: GameState, action: Step) -> Refusal | None:
    """Say why a transporter cannot take a step: no way, a wall, no points, or something it may not take along."""
    way_fault = _boat_fault if IS_BOAT[state.kinds[action.transporter]] else _land_fault
    return way_fault(state, action) or _burden_fault(state, action.transporter)


def _named(state: GameState, action: Step) -> dict[str, object]:
    """The values that most refusals of a step name."""
    return {"transporter": action.transporter, "source": state.spots[action.transporter], "to": action.to}


# On land


def _land_fault(state: GameState, action: Step) -> Refusal | None:
    if state.topology.spot_kinds[action.to] != REGION:
        return Refusal("land-only", _named(state, action))
    border = _border(state, state.spots[action.transporter], action.to)
    if border == NONE:
        return Refusal(_why_no_border(state, action), _named(state, action))
    edge = state.topology.border_edges[border]
    if state.closed(edge, action.player):
        return _walled(state, action, edge)
    # A wall is the better reason: points come back with the next turn.
    if not state.points_left(action.transporter):
        return Refusal("no-points", {"transporter": action.transporter})
    if _may_cross(state, border, _may_leave_roads(state, action.transporter)):
        return None
    is_donkey = state.kinds[action.transporter] == DONKEY
    return Refusal("off-road" if is_donkey else "no-road", _named(state, action))


def _border(state: GameState, region: int, to: int) -> int:
    """Find the border between two regions, one with a road if there is any; NONE if they do not touch.

    Two borders may join the same regions: the banks of a river that crosses the edge.
    """
    found = NONE
    for border, beyond in state.around[region].exits:
        if state.root[beyond] == to and (found == NONE or state.roads[border]):
            found = border
    return found


def _why_no_border(state: GameState, action: Step) -> str:
    places, here = state.topology.places, state.tile_of(action.transporter)
    touching = distance(places[here], places[state.topology.spot_tiles[action.to]]) <= 1
    return "river-between" if touching and action.to != state.spots[action.transporter] else "not-next"


def _may_leave_roads(state: GameState, transporter: int) -> bool:
    """Tell whether a transporter can take a step without a road: a donkey, as its only step of the turn (M3)."""
    return state.kinds[transporter] == DONKEY and transporter not in state.movement.points


def _may_cross(state: GameState, border: int, off_road: bool) -> bool:
    """Tell whether one goes over a border by land: on a road, or without one if that may be (M2, M3)."""
    return off_road or state.roads[border]


def _walled(state: GameState, action: Step, edge: int) -> Refusal:
    return Refusal("walled", {**_named(state, action), "owner": state.wall_owners[edge]})


# On water


def _boat_fault(state: GameState, action: Step) -> Refusal | None:
    topology, spot = state.topology, state.spots[action.transporter]
    edge = next((edge for edge, to in topology.steps[spot] if to == action.to), NONE)
    if edge == NONE:
        return Refusal("docked-leaves" if topology.spot_kinds[spot] == DOCK else "no-water", _named(state, action))
    if state.closed(edge, action.player):
        return _walled(state, action, edge)
    if state.points_left(action.transporter):
        return None
    if topology.spot_kinds[spot] == DOCK:
        return Refusal("has-docked", {"transporter": action.transporter, "source": spot})
    return Refusal("no-points", {"transporter": action.transporter})


# What is taken along


def _burden_fault(state: GameState, transporter: int) -> Refusal | None:
    """A passenger, good or goose that must not be moved by this transporter now."""
    # Asked for every transporter at every listing, and nothing was moved yet for most of them.
    if state.carried[transporter] == NONE and not state.movement.tags:
        return None
    if carrying.holds_still(state, transporter):
        return Refusal("passenger-moved", {"carrier": transporter, "passenger": state.carried[transporter]})
    good = freight.moved_by_others(state, transporter)
    if good != NONE:
        return Refusal("good-moved", {"transporter": transporter, "good": good})
    mover = geese.holding_back(state, transporter)
    if mover != NONE:
        return Refusal("geese-hold-back", {"transporter": transporter, "mover": mover})
    return None


def step(state: GameState, action: Step) -> None:
    """Take the step; what is held and what follows is moved by this transporter from now on (M11, G5)."""
    transporter, to = action.transporter, action.to
    source, kinds = state.spots[transporter], state.topology.spot_kinds
    state.movement.points[transporter] = _points_after(state, transporter, source, to)
    followers = 0
    # At sea geese come along even if nobody leads them: none may stay there alone (G6).
    if transporter in state.movement.trains or kinds[source] == SEA:
        followers = geese.take_along(state, transporter)
    state.stand(transporter, to)
    freight.mark(state, transporter)
    if state.events is not None:
        state.events.append(Stepped(transporter, source, to, followers))


def _points_after(state: GameState, transporter: int, source: int, to: int) -> int:
    """Count the points left after a step: none after docking (B2) or a donkey's step without a road (M3)."""
    left = state.points_left(transporter) - 1
    if IS_BOAT[state.kinds[transporter]]:
        return 0 if state.topology.spot_kinds[to] == DOCK else left
    return left if state.roads[_border(state, source, to)] else 0


# The end of a player's part


def part_fault(state: GameState) -> Refusal | None:
    """Say why the acting player cannot end the movement yet: geese that follow a boat need a bank named."""
    return geese.bank_fault(state) if state.movement.trains else None


def end_part(state: GameState) -> None:
    """End the acting player's movement; geese that still follow stay where their transporters are."""
    if state.movement.trains:
        geese.settle_geese(state)


# Listing


def choices(state: GameState, player: int, _tile: int, own: list[int]) -> list[Action]:
    """List the actions of a player's movement with their own transporters on a tile, without transfers."""
    found: list[Action] = []
    for transporter in own:
        left = state.points_left(transporter)
        if left and _burden_fault(state, transporter) is None:
            found += _steps(state, player, transporter)
        found += geese.choices(state, player, transporter, left)
        if len(own) > 1 or state.carried[transporter] != NONE:
            found += carrying.choices(state, player, transporter, own)
    return found


def _steps(state: GameState, player: int, transporter: int) -> tuple[Action, ...]:
    """The open steps of a transporter, kept for all that come there in that phase."""
    spot, is_boat, kept = state.spots[transporter], IS_BOAT[state.kinds[transporter]], state.movement.steps
    off_road = not is_boat and _may_leave_roads(state, transporter)
    # Only a donkey that has not moved leaves the roads (M3), so a spot has two lists.
    key = 2 * spot + off_road
    reached = kept.get(key)
    if reached is None:
        found = _sailings(state, player, spot) if is_boat else _walks(state, player, spot, off_road)
        reached = kept[key] = tuple(found)
    return _steps_to(player, transporter, reached)


@lru_cache(maxsize=1 << 16)
def _steps_to(player: int, transporter: int, reached: tuple[int, ...]) -> tuple[Action, ...]:
    return tuple(Step(player, transporter, to) for to in reached)


def _walks(state: GameState, player: int, region: int, off_road: bool) -> Iterable[int]:
    edges, root = state.topology.border_edges, state.root
    reached = [
        root[beyond]
        for border, beyond in state.around[region].exits
        if _may_cross(state, border, off_road) and not state.closed(edges[border], player)
    ]
    return dict.fromkeys(reached)


def _sailings(state: GameState, player: int, spot: int) -> Iterable[int]:
    return [to for edge, to in state.topology.steps[spot] if not state.closed(edge, player)]


HANDLERS = {Step: Handler(check_step, step, (Phase.MOVEMENT,))}
