"""The targets of building on the map: roads and bridges, or walls, with their prices."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import replace

from rbdesigner.art.pieces import layout
from rbdesigner.engine.actions import Work
from rbdesigner.engine.codes import NONE
from rbdesigner.engine.payment import cost
from rbdesigner.geometry import half_edge_middle, true_point
from rbdesigner.hexes import Hex, Orientation, border_key, corner, position
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Bridge, Road, Wall
from rbdesigner.ui.play.board.spots import Point
from rbdesigner.ui.play.board.target import Shape, Target
from rbdesigner.ui.play.choices import sites
from rbdesigner.ui.play.choices.choice_groups import Scene
from rbdesigner.ui.play.choices.promising import first_possible
from rbdesigner.ui.play.words.thing_wording import counts_text, translate

_INWARDS = 0.17
"""How far from the edge, in tile radii, the sign of a road stands on the builder's tile."""


def site_targets(scene: Scene, shown: Scenario) -> Iterator[Target]:
    """The roads and bridges that the player's transporters on the tile could build, or why those that are meant could
    not; ``shown`` is the scenario of the board."""
    yield from _roads(scene, shown)
    yield from _bridges(scene, shown)


def _target(
    scene: Scene, actions: Iterable[Work], shape: Shape, at: Point, angle: float, ghost: Scenario, text: str
) -> Target | None:
    found = first_possible(scene.state, actions, scene.transporter)
    if found is None:
        return None
    note = text.format(price=counts_text(cost(scene.state, found.action)))
    note = "\n".join(filter(None, (note, found.told)))
    return Target(shape, at, scene.tile, (found.action,), note, found.reason, angle=angle, ghost=ghost)


def _degrees(point: Point) -> float:
    return math.degrees(math.atan2(point[1], point[0]))


def _roads(scene: Scene, shown: Scenario) -> Iterator[Target]:
    topology = scene.state.topology
    place = topology.places[scene.tile]
    for border, actions in sites.roads(scene).items():
        half_edge = topology.border_at[scene.tile].index(border)
        (x, y), inward = crossing(place, half_edge, shown.orientation)
        at = (x + _INWARDS * inward[0], y + _INWARDS * inward[1])
        ghost = Scenario(roads={border_key(place, half_edge): Road()})
        text = translate("targets", "Build a road: {price}")
        target = _target(scene, actions, Shape.ROAD, at, _degrees(inward), ghost, text)
        if target is not None:
            yield target


def crossing(place: Hex, half_edge: int, orientation: Orientation) -> tuple[Point, Point]:
    """The point of the map where a road crosses a half-edge of a place, and the direction inwards."""
    (x0, y0), (x1, y1) = corner(half_edge // 2, orientation), corner(half_edge // 2 + 1, orientation)
    length = math.hypot(x0 + x1, y0 + y1)
    (x, y), (dx, dy) = position(place, orientation), true_point(half_edge_middle(half_edge), orientation)
    return (x + dx, y + dy), (-(x0 + x1) / length, -(y0 + y1) / length)


def _bridges(scene: Scene, shown: Scenario) -> Iterator[Target]:
    state = scene.state
    place = state.topology.places[scene.tile]
    x, y = position(place, shown.orientation)
    for site, actions in sites.bridges(scene).items():
        bridge = Bridge(state.topology.sites[site].edge)
        (placed,) = layout(shown.tiles[place], None, (bridge,), shown.orientation)
        at = (x + placed.centre[0], y + placed.centre[1])
        text = translate("targets", "Build a bridge: {price}")
        ghost = Scenario(pieces={place: (bridge,)})
        target = _target(scene, actions, Shape.BRIDGE, at, placed.look.angle + 90, ghost, text)
        if target is not None:
            yield target


def wall_targets(scene: Scene, shown: Scenario) -> Iterator[Target]:
    """The walls that they could build or demolish, or why not."""
    state = scene.state
    for edge, builders in sites.wall_edges(scene).items():
        key, tokens = state.topology.edge_keys[edge], state.wall_tokens[edge]
        x, y = position(key.at, shown.orientation)
        (x0, y0), (x1, y1) = corner(key.edge, shown.orientation), corner(key.edge + 1, shown.orientation)
        at, angle = (x + (x0 + x1) / 2, y + (y0 + y1) / 2), _degrees((x1 - x0, y1 - y0))
        text = translate("targets", "Strengthen the wall: {price}")
        if not tokens:
            text = translate("targets", "Build a wall: {price}")
        ghost = Scenario(walls={key: Wall(scene.player + 1, tokens + 1)})
        builds, demolitions = sites.wall_builds(scene, edge, builders), sites.demolitions(scene, edge, builders)
        target = _target(scene, builds, Shape.WALL, at, angle, ghost, text)
        neutral = Scenario(walls={key: Wall(None, max(1, tokens))})
        ending = translate("targets", "Shift+click demolishes the wall: {price}")
        end = _target(scene, demolitions, Shape.WALL, at, angle, neutral, ending)
        if target is None and end is not None:  # neither the chosen one nor another can build, but another demolishes
            target = _target(replace(scene, transporter=NONE), builds, Shape.WALL, at, angle, ghost, text)
        if target is not None:
            yield target if end is None else replace(target, otherwise=end)
