"""The targets of building on the map: roads and bridges, or walls, with their prices."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import product

from rbdesigner.art.piece_drawing import piece_bounds
from rbdesigner.engine.core.actions import Work
from rbdesigner.engine.core.codes import NEUTRAL, NONE
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.mechanics.payment import cost
from rbdesigner.geometry import half_edge_middle, true_point
from rbdesigner.hexes import Edge, Hex, Orientation, border_key, corner, opposite, position
from rbdesigner.messages.thing_wording import counts_text, tile_text
from rbdesigner.play import tile_scene
from rbdesigner.play.choices.best_candidate import best_candidate
from rbdesigner.play.placement.piece_layout import layout
from rbdesigner.play.placement.sign_room import Bar, clear_bar
from rbdesigner.play.placement.spots import Point
from rbdesigner.play.tile_scene import Scene
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Bridge, Road, Wall
from rbdesigner.ui.game.board.target import HALF_LENGTH, RADIUS, Shape, Target
from rbdesigner.ui.widgets.terms import translate

ROAD_INWARDS = (0.17, 0.13, 0.09, 0.04, 0.0, -0.04)
"""How far from the edge, in tile radii, the sign of a road stands on the builder's tile; the best first."""
ROAD_ASIDE = (0.0, 0.06, -0.06, 0.12, -0.12, 0.17, -0.17)
"""How far along its half-edge from the middle of that."""
ROAD_HALVES = (HALF_LENGTH[Shape.ROAD], 0.06, 0.03)
BRIDGE_HALVES = (HALF_LENGTH[Shape.BRIDGE], 0.04)
BRIDGE_ASIDE = (0.0, 0.08, 0.16, 0.24)
"""How far from where it will stand the sign of a bridge stands."""
WALL_HALVES = (HALF_LENGTH[Shape.WALL], 0.27, 0.18, 0.11)
WALL_ALONG = (0.0, 0.08, -0.08, 0.16, -0.16, 0.24, -0.24, 0.32, -0.32)
WALL_INWARDS = (0.0, 0.05, -0.05, 0.1, -0.1, 0.14, -0.14)
WALL_MOST = 0.43
"""So far along its edge the sign of a wall reaches from the middle of the edge, at most."""
BESIDE_WALL = 0.04
"""How far the sign of a road keeps from a wall on the edge."""


def site_targets(scene: Scene, shown: Scenario, taken: list[Point], only_possible: bool = False) -> Iterator[Target]:
    """The targets of roads and bridges on a tile, or why they cannot be built.

    ``shown`` is the scenario of the board. Signs keep off the points that are ``taken``, to which theirs are added.
    """
    for target, choices in (*_roads(scene, shown), *_bridges(scene, shown)):
        if target.is_possible or not only_possible:
            placed = _placed(scene, shown, target, choices, taken)
            taken.append(placed.at)
            yield placed


def _placed(scene: Scene, shown: Scenario, target: Target, choices: tuple[Bar, ...], taken: Sequence[Point]) -> Target:
    """A target whose sign covers no picture."""
    radius = RADIUS[target.shape]
    bar = clear_bar(shown, scene.state.topology.places[scene.tile], choices, target.angle, radius, taken, piece_bounds)
    return replace(target, at=bar.at, room=bar.half + radius)


def _target(
    scene: Scene, actions: Iterable[Work], shape: Shape, angle: float, ghost: Scenario, text: str
) -> Target | None:
    """A structure before it is found where its sign stands."""
    found = best_candidate(scene.state, actions, scene.transporter)
    if found is None:
        return None
    note = text.format(price=counts_text(cost(scene.state, found.action)))
    note = "\n".join(filter(None, (note, found.stand_in)))
    return Target(shape, (0.0, 0.0), scene.tile, (found.action,), note, found.reason, angle=angle, ghost=ghost)


def _degrees(point: Point) -> float:
    return math.degrees(math.atan2(point[1], point[0]))


def _roads(scene: Scene, shown: Scenario) -> Iterator[tuple[Target, tuple[Bar, ...]]]:
    topology = scene.state.topology
    place = topology.places[scene.tile]
    for border, actions in tile_scene.roads(scene).items():
        half_edges = tuple(number for number, each in enumerate(topology.border_at[scene.tile]) if each == border)
        _, inward = half_edge_crossing(place, half_edges[0], shown.orientation)
        ghost = Scenario(roads={border_key(place, half_edges[0]): Road()})
        text = translate("targets", "Build a road to {tile}: {price}")
        text = text.replace("{tile}", tile_text(scene.state, _beyond(scene, border)))
        target = _target(scene, actions, Shape.ROAD, _degrees(inward), ghost, text)
        is_walled = scene.state.wall_tokens[topology.border_edges[border]] > 0
        if target is not None:
            yield target, _road_bars(half_edges, is_walled, shown.orientation)


def _beyond(scene: Scene, border: int) -> int:
    """The tile on the other side of a border."""
    topology = scene.state.topology
    first, second = (topology.spot_tiles[region] for region in topology.border_regions[border])
    return second if first == scene.tile else first


@lru_cache(maxsize=256)
def _road_bars(half_edges: tuple[int, ...], is_walled: bool, orientation: Orientation) -> tuple[Bar, ...]:
    """List where the sign of a road may stand, the best first, seen from the middle of the builder's tile."""
    found = list[tuple[float, Bar]]()
    for number, half_edge in enumerate(half_edges):
        (x, y), (dx, dy) = half_edge_crossing(Hex(0, 0), half_edge, orientation)
        for half, inwards, aside in product(ROAD_HALVES, ROAD_INWARDS, ROAD_ASIDE):
            if is_walled and inwards - half < RADIUS[Shape.WALL] + BESIDE_WALL:
                continue
            worse = (ROAD_INWARDS[0] - inwards) + abs(aside) + 2.5 * (ROAD_HALVES[0] - half) + 0.15 * number
            found.append((worse, Bar((x + inwards * dx - aside * dy, y + inwards * dy + aside * dx), half)))
    return tuple(bar for _, bar in sorted(found))


def half_edge_crossing(place: Hex, half_edge: int, orientation: Orientation) -> tuple[Point, Point]:
    """Where on the map a road crosses a half-edge, and the direction inwards."""
    (x0, y0), (x1, y1) = corner(half_edge // 2, orientation), corner(half_edge // 2 + 1, orientation)
    length = math.hypot(x0 + x1, y0 + y1)
    (x, y), (dx, dy) = position(place, orientation), true_point(half_edge_middle(half_edge), orientation)
    return (x + dx, y + dy), (-(x0 + x1) / length, -(y0 + y1) / length)


def _bridges(scene: Scene, shown: Scenario) -> Iterator[tuple[Target, tuple[Bar, ...]]]:
    state = scene.state
    place = state.topology.places[scene.tile]
    for site, actions in tile_scene.bridges(scene).items():
        bridge = Bridge(state.topology.sites[site].edge)
        (placed,) = layout(shown.tiles[place], None, (bridge,), shown.orientation)
        text = translate("targets", "Build a bridge: {price}")
        ghost = Scenario(pieces={place: (bridge,)})
        target = _target(scene, actions, Shape.BRIDGE, placed.look.angle + 90, ghost, text)
        if target is not None:
            yield target, _bridge_bars(placed.centre)


@lru_cache(maxsize=256)
def _bridge_bars(middle: Point) -> tuple[Bar, ...]:
    """List where the sign of a bridge may stand, about where it will be, seen from the middle of its tile."""
    (x, y), turns = middle, [math.tau * step / 8 for step in range(8)]
    return tuple(
        Bar((x + aside * math.cos(turn), y + aside * math.sin(turn)), half)
        for aside, half in product(BRIDGE_ASIDE, BRIDGE_HALVES)
        for turn in (turns if aside else turns[:1])
    )


def wall_targets(scene: Scene, shown: Scenario) -> Iterator[tuple[int, Target]]:
    """The walls that they could build or demolish, or why not, each with its edge."""
    state = scene.state
    for edge, builders in tile_scene.wall_edges(scene).items():
        key, tokens = state.topology.edge_keys[edge], state.wall_tokens[edge]
        (x0, y0), (x1, y1) = corner(key.edge, shown.orientation), corner(key.edge + 1, shown.orientation)
        angle = _degrees((x1 - x0, y1 - y0))
        text = _wall_text(state, edge)
        ghost = Scenario(walls={key: Wall(scene.player + 1, tokens + 1)})
        builds = tile_scene.wall_builds(scene, edge, builders)
        demolitions = tile_scene.demolitions(scene, edge, builders)
        target = _target(scene, builds, Shape.WALL, angle, ghost, text)
        neutral = Scenario(walls={key: Wall(None, max(1, tokens))})
        ending = translate("targets", "Shift+click demolishes the wall, which becomes neutral: {price}")
        end = _target(scene, demolitions, Shape.WALL, angle, neutral, ending)
        if target is None and end is not None:  # neither the chosen one nor another can build, but another demolishes
            target = _target(replace(scene, transporter=NONE), builds, Shape.WALL, angle, ghost, text)
        if target is not None:
            placed = _placed(scene, shown, target, _wall_bars(_edge_from(scene, key), shown.orientation), ())
            if end is not None:
                placed = replace(placed, otherwise=replace(end, at=placed.at, room=placed.room))
            yield edge, placed


def _wall_text(state: GameState, edge: int) -> str:
    """The effect of building at an edge."""
    if not state.wall_tokens[edge]:
        return translate("targets", "Build a wall: {price}")
    if state.wall_owners[edge] == NEUTRAL:
        return translate("targets", "Strengthen and take over the neutral wall: {price}")
    return translate("targets", "Strengthen the wall: {price}")


def _edge_from(scene: Scene, key: Edge) -> int:
    """Number an edge as the tile of a scene does."""
    return key.edge if key.at == scene.state.topology.places[scene.tile] else opposite(key.edge)


@lru_cache(maxsize=64)
def _wall_bars(edge: int, orientation: Orientation) -> tuple[Bar, ...]:
    """List where the sign of a wall may stand along an edge, the best first, seen from the middle of the tile."""
    (x0, y0), (x1, y1) = corner(edge, orientation), corner(edge + 1, orientation)
    (x, y), found = ((x0 + x1) / 2, (y0 + y1) / 2), list[tuple[float, Bar]]()
    for half, along, inwards in product(WALL_HALVES, WALL_ALONG, WALL_INWARDS):
        if abs(along) + half <= WALL_MOST + 0.001:
            at = x * (1 - inwards) + along * (x1 - x0), y * (1 - inwards) + along * (y1 - y0)
            found.append((WALL_HALVES[0] - half + 0.3 * abs(along) + 1.2 * abs(inwards), Bar(at, half)))
    return tuple(bar for _, bar in sorted(found))
