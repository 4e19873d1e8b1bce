"""All targets of a moment: where the chosen transporter can go, what can be built, which homes can be chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from rbdesigner.art.piece_drawing import piece_bounds
from rbdesigner.engine.core.actions import BuildBridge, BuildRoad, ChooseHome
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.core.topology import DOCK, REGION
from rbdesigner.engine.mechanics import legality
from rbdesigner.messages.thing_wording import player_text, points_text, refusal_text, spot_text
from rbdesigner.play.placement.sign_room import sign_points
from rbdesigner.play.placement.spots import Point, ground_of, point_of, points_of, room_of
from rbdesigner.play.routes import Route, routes_of
from rbdesigner.play.tile_scene import scene_of
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Home
from rbdesigner.ui.game.board.building_targets import building_targets
from rbdesigner.ui.game.board.production_targets import production_targets
from rbdesigner.ui.game.board.site_targets import site_targets, wall_targets
from rbdesigner.ui.game.board.target import Shape, Target
from rbdesigner.ui.widgets.terms import translate

_WITHIN = 0.85
"""How much of the room of a region the sign of a home may take."""


def targets_of(
    state: GameState, shown: Scenario, acting: Sequence[int], tile: int, transporter: int, walls: bool = False
) -> list[Target]:
    """List the targets while a tile and a transporter are chosen; ``shown`` is the board's scenario.

    ``acting`` are the players for whom one may act; with ``walls``, the building phase builds walls, and nothing else.
    """
    if acting and state.phase is Phase.SETUP:
        return list(_home_targets(state, shown, acting[0]))
    if not acting or not state.in_play:
        return []
    if state.phase is Phase.PRODUCTION and not state.production.excess:
        return list(production_targets(state, shown, acting[0], transporter))
    if state.phase is Phase.MOVEMENT and _may_go(state, acting, transporter):
        return list(_way_targets(state, shown, transporter))
    if state.phase is Phase.BUILDING and walls:
        return list(_walls(state, shown, acting[0], tile, transporter))
    if state.phase is Phase.BUILDING:
        return list(_works(state, shown, acting[0], tile, transporter))
    return []


# Building


def _works(state: GameState, shown: Scenario, player: int, tile: int, transporter: int) -> Iterator[Target]:
    """Yield the targets of structures.

    They are roads and bridges on the tile that is looked at, with reasons where they cannot be built, and everywhere
    else those that can; and buildings, wherever they can be built.
    """
    bars, taken = list[Target](), list[Point]()
    if tile != NONE:
        bars += site_targets(scene_of(state, player, tile, transporter), shown, taken)
    legal = [each for each in legality.legal_actions(state, player) if isinstance(each, BuildRoad | BuildBridge)]
    for elsewhere in sorted({state.tile_of(each.transporter) for each in legal} - {tile}):
        bars += site_targets(scene_of(state, player, elsewhere, NONE), shown, taken, only_possible=True)
    yield from bars
    yield from building_targets(state, shown, player, transporter, [bar.at for bar in bars])


def _walls(state: GameState, shown: Scenario, player: int, tile: int, transporter: int) -> Iterator[Target]:
    """Yield the targets of walls.

    On the tile that is looked at they have reasons where they cannot be built; everywhere else only possible ones are
    given.
    """
    found: dict[int, Target] = {}
    for each in _wall_tiles(state, player, tile):
        scene = scene_of(state, player, each, transporter if each == tile else NONE)
        for edge, target in wall_targets(scene, shown):
            known = found.get(edge)
            if target.is_possible or each == tile:
                found[edge] = known if known is not None and known.is_possible else target
    yield from found.values()


def _wall_tiles(state: GameState, player: int, tile: int) -> list[int]:
    """The tile that is looked at, then the others with the player's transporters."""
    others = {state.tile_of(own) for own in state.owned(player)} - {tile}
    return [each for each in (tile, *sorted(others)) if each != NONE]


def why_no_walls(state: GameState, shown: Scenario, player: int, tile: int, transporter: int) -> str:
    """Say why a player can build no wall anywhere; empty if one can.

    It is what keeps them from most edges on the first tile where one has a transporter, the one that is looked at in
    front.
    """
    if any(target.is_possible for target in _walls(state, shown, player, tile, transporter)):
        return ""
    for each in _wall_tiles(state, player, tile):
        scene = scene_of(state, player, each, transporter if each == tile else NONE)
        reasons = Counter(target.reason for _, target in wall_targets(scene, shown))
        if reasons:
            text = translate("targets", "No wall can be built now: {reason}")
            return text.replace("{reason}", reasons.most_common(1)[0][0])
    return translate(
        "targets", "No wall can be built now: none of your transporters is at an edge where a wall may stand."
    )


# Ways


def _may_go(state: GameState, acting: Sequence[int], transporter: int) -> bool:
    free = transporter != NONE and state.carriers[transporter] == NONE
    return free and state.owners[transporter] in acting


def _way_targets(state: GameState, shown: Scenario, transporter: int) -> Iterator[Target]:
    ways = routes_of(state, transporter)
    grounds = [ground_of(state, shown, spot) for spot in ways]
    for (spot, way), ground, at in zip(ways.items(), grounds, sign_points(shown, grounds, piece_bounds), strict=True):
        yield Target(
            Shape.NUMBER,
            at,
            state.topology.spot_tiles[spot],
            way.steps,
            _route_note(state, transporter, spot, way),
            text=str(len(way.steps)),
            ends=not way.left,
            ground=ground,
            aims=points_of(state, shown, spot),
        )


def _route_note(state: GameState, transporter: int, spot: int, way: Route) -> str:
    kinds = state.topology.spot_kinds
    if kinds[spot] == DOCK:
        text = translate("targets", "Dock here: {steps} of {points}")
    elif kinds[state.spots[transporter]] == DOCK:
        text = translate("targets", "Put out to here: {steps} of {points}")
    else:
        text = translate("targets", "Go here: {steps} of {points}")
    text = text.format(steps=len(way.steps), points=points_text(state.points_left(transporter)))
    on, no_farther = translate("targets", "and from there on"), translate("targets", "and no farther this turn")
    return f"{text}\n{on if way.left else no_farther}"


# Homes


def _home_targets(state: GameState, shown: Scenario, player: int) -> Iterator[Target]:
    topology = state.topology
    for spot, kind in enumerate(topology.spot_kinds):
        if kind != REGION or state.root[spot] != spot:
            continue
        action, tile = ChooseHome(player, spot), topology.spot_tiles[spot]
        refusal = legality.check(state, action)
        home = Home(topology.spot_numbers[spot], player + 1)
        note = translate("targets", "Choose {spot} as the home of {player}").format(
            spot=spot_text(state, spot), player=player_text(state, player)
        )
        yield Target(
            Shape.HOME if refusal is None else Shape.NONE,
            point_of(topology, shown, spot),
            tile,
            (action,),
            note if refusal is None else "",
            refusal_text(state, refusal),
            room=_WITHIN * room_of(topology, shown, spot),
            ground=ground_of(state, shown, spot),
            aims=points_of(state, shown, spot),
            ghost=Scenario(homes={topology.places[tile]: home}) if refusal is None else None,
        )
