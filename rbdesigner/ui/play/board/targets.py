"""All targets of a moment: where the chosen transporter can go, what can be built, which homes can be chosen."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from rbdesigner.engine import legality
from rbdesigner.engine.actions import ChooseHome
from rbdesigner.engine.codes import NONE
from rbdesigner.engine.state import GameState, Phase, Stage
from rbdesigner.engine.topology import DOCK, REGION
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Home
from rbdesigner.ui.play.board.site_targets import site_targets
from rbdesigner.ui.play.board.spots import Point, point_of, room_of
from rbdesigner.ui.play.board.standing import circles
from rbdesigner.ui.play.board.target import RADIUS, Shape, Target
from rbdesigner.ui.play.choices.choice_groups import scene_of
from rbdesigner.ui.play.choices.ways import Way, ways_of
from rbdesigner.ui.play.words import wording

translate = QCoreApplication.translate
_ASIDE = (0.0, 0.3, 0.45)
"""How far a sign moves out of the way of the transporters that can be chosen."""
_WITHIN = 0.85
"""How much of the room of a region the sign of a home may take."""
_ROUND = tuple((math.sin(k * math.pi / 3), -math.cos(k * math.pi / 3)) for k in range(6))


def targets_of(state: GameState, shown: Scenario, acting: Sequence[int], tile: int, transporter: int) -> list[Target]:
    """What can be done by a click while a tile and a transporter are chosen; ``shown`` is the board's scenario.

    ``acting`` are the players for whom one may act.
    """
    if not acting or state.stage is not Stage.PLAY or state.offer is not None:
        return []
    if state.phase is Phase.SETUP:
        return list(_home_targets(state, shown, acting[0]))
    if state.phase is Phase.MOVEMENT and _may_go(state, acting, transporter):
        return list(_way_targets(state, shown, transporter))
    if state.phase is Phase.BUILDING and tile != NONE:
        return list(site_targets(scene_of(state, acting[0], tile, transporter), shown))
    return []


# Ways


def _may_go(state: GameState, acting: Sequence[int], transporter: int) -> bool:
    free = transporter != NONE and state.carriers[transporter] == NONE
    return free and state.owners[transporter] in acting


def _way_targets(state: GameState, shown: Scenario, transporter: int) -> Iterator[Target]:
    start, tiles = state.spots[transporter], state.topology.spot_tiles
    for spot, way in ways_of(state, transporter).items():
        path = (point_of(state.topology, shown, start), *(point_of(state.topology, shown, s.to) for s in way.steps))
        yield Target(
            Shape.NUMBER,
            _aside(path[-1], circles(state, shown, tiles[spot], state.owners[transporter])),
            tiles[spot],
            way.steps,
            _way_note(state, transporter, spot, way),
            text=str(len(way.steps)),
            ends=not way.left,
            path=path,
        )


def _way_note(state: GameState, transporter: int, spot: int, way: Way) -> str:
    kinds = state.topology.spot_kinds
    if kinds[spot] == DOCK:
        text = translate("targets", "Dock here: {steps} of {points} points")
    elif kinds[state.spots[transporter]] == DOCK:
        text = translate("targets", "Put out to here: {steps} of {points} points")
    else:
        text = translate("targets", "Go here: {steps} of {points} points")
    text = text.format(steps=len(way.steps), points=state.points_left(transporter))
    return text if way.left else text + "\n" + translate("targets", "and no farther this turn")


def _aside(point: Point, standing: Sequence[tuple[Point, float]]) -> Point:
    """Where near a point a sign hides none of those who stand there, as far as possible."""

    def room(at: Point) -> float:
        return min((math.dist(at, middle) - size for middle, size in standing), default=math.inf)

    places = [point, *((point[0] + off * x, point[1] + off * y) for off in _ASIDE[1:] for x, y in _ROUND)]
    return next((at for at in places if room(at) >= 0.8 * RADIUS[Shape.NUMBER]), max(places, key=room))


# Homes


def _home_targets(state: GameState, shown: Scenario, player: int) -> Iterator[Target]:
    topology = state.topology
    for spot, kind in enumerate(topology.spot_kinds):
        if kind != REGION or state.root[spot] != spot:
            continue
        action, tile = ChooseHome(player, spot), topology.spot_tiles[spot]
        refusal = legality.check(state, action)
        home = Home(topology.spot_numbers[spot], player + 1)
        note = translate("targets", "Choose {place} as the home of {player}").format(
            place=wording.spot_text(state, spot), player=wording.player_text(state, player)
        )
        yield Target(
            Shape.HOME if refusal is None else Shape.NONE,
            point_of(topology, shown, spot),
            tile,
            (action,),
            note if refusal is None else "",
            refusal.sentence if refusal is not None else "",
            room=_WITHIN * room_of(topology, shown, spot),
            ghost=Scenario(homes={topology.places[tile]: home}) if refusal is None else None,
        )
