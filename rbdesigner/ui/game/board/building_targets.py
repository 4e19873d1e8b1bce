"""The signs of the buildings that can be built now: pictures on plates, on every tile where somebody can build."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from rbdesigner.art.piece_drawing import piece_bounds
from rbdesigner.engine.core.actions import Build, Shaft
from rbdesigner.engine.core.codes import BUILDINGS, MINE
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.mechanics import legality
from rbdesigner.engine.mechanics.payment import cost
from rbdesigner.messages.action_wording import action_text
from rbdesigner.messages.phrases import listed
from rbdesigner.messages.thing_wording import building_text, counts_text
from rbdesigner.play.choices.best_candidate import with_stand_in
from rbdesigner.play.choices.building_choices import makes_text
from rbdesigner.play.placement.piece_layout import PieceLook
from rbdesigner.play.placement.sign_room import APART, sign_points
from rbdesigner.play.placement.spots import Point, ground_of
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.game.board.target import Shape, Target, Variant
from rbdesigner.ui.widgets.terms import translate

MOST_SIGNS = 4
"""The most signs on a tile; of more the last one stands for all that have none."""

BuildAction = Build | Shaft


def building_targets(
    state: GameState, shown: Scenario, player: int, transporter: int, taken: Sequence[Point]
) -> Iterator[Target]:
    """Yield the building targets of the acting player, tile by tile; where the chosen transporter can, it builds.

    ``taken`` are points where other signs stand.
    """
    found: dict[int, dict[object, BuildAction]] = {}
    for action in legality.legal_actions(state, player):
        if isinstance(action, Build | Shaft):
            sort = (action.building, action.spot, action.mixture) if isinstance(action, Build) else action.mixture
            here = found.setdefault(_tile(state, action), {})
            if sort not in here or action.transporter == transporter:
                here[sort] = action
    taken = list(taken)
    for tile, actions in found.items():
        groups, points = _arranged(state, shown, list(actions.values()), taken)
        taken += points
        for group, at in zip(groups, points, strict=True):
            yield _target(state, tile, at, group, transporter)


def _arranged(
    state: GameState, shown: Scenario, actions: Sequence[BuildAction], taken: Sequence[Point]
) -> tuple[list[list[BuildAction]], list[Point]]:
    """Find the targets of a tile and where their signs stand, as many as find room."""
    for most in range(MOST_SIGNS, 0, -1):
        groups = _groups(state, actions, most)
        grounds = [ground_of(state, shown, _spot(state, group[0])) for group in groups]
        points = list(sign_points(shown, grounds, piece_bounds, taken))
        others = [*taken, *points]
        if all(math.dist(a, b) >= APART for a in points for b in others if a is not b):
            break
    return groups, points


def _tile(state: GameState, action: BuildAction) -> int:
    return state.topology.spot_tiles[_spot(state, action)]


def _spot(state: GameState, action: BuildAction) -> int:
    return action.spot if isinstance(action, Build) else state.building_spots[state.tile_of(action.transporter)]


def _building(action: BuildAction) -> int:
    return action.building if isinstance(action, Build) else MINE


def _groups(state: GameState, actions: Sequence[BuildAction], most: int) -> list[list[BuildAction]]:
    """Group the actions by sign: a building, wherever on the tile and with whatever bag.

    Those that stand nowhere yet come first, of these the dearest, for which the goods were brought. The last sign may
    stand for several.
    """
    of_building: dict[int, list[BuildAction]] = {}
    for action in actions:
        of_building.setdefault(_building(action), []).append(action)
    there = set(state.buildings)

    def rank(building: int) -> tuple[bool, int, int]:
        return building in there, -sum(count for _, count in cost(state, of_building[building][0])), building

    groups = [of_building[each] for each in sorted(of_building, key=rank)]
    if len(groups) > most:
        groups[most - 1 :] = [[action for group in groups[most - 1 :] for action in group]]
    return groups


def _target(state: GameState, tile: int, at: Point, group: Sequence[BuildAction], chosen: int) -> Target:
    first, several = group[0], len(group) > 1
    kinds = {_building(action) for action in group}
    variants = tuple(_variant(state, action, chosen) for action in group) if several else ()
    note = with_stand_in(state, first, chosen, _note(state, first))
    if len(kinds) > 1:
        names = listed((building_text(building) for building in sorted(kinds)), "or")
        note = translate("targets", "Build something else: {buildings}").format(buildings=names)
    elif several:
        text = translate("targets", "Build a {building}: choose which after the click")
        note = text.format(building=building_text(_building(first)))
    look = PieceLook(BUILDINGS[_building(first)]) if len(kinds) == 1 else None
    actions = () if several else (first,)
    return Target(
        Shape.BUILDING, at, tile, actions, note, text="…" if look is None else "", look=look, variants=variants
    )


def _variant(state: GameState, action: BuildAction, chosen: int) -> Variant:
    look = PieceLook(BUILDINGS[_building(action)], mixture=action.mixture)
    return Variant(look, with_stand_in(state, action, chosen, _note(state, action).partition("\n")[0]), (action,))


def _note(state: GameState, action: BuildAction) -> str:
    """The price of it, and its yield."""
    price, makes = counts_text(cost(state, action)), makes_text(_building(action))
    text = translate("targets", "{action}: {price}").format(action=action_text(state, action), price=price)
    return f"{text}\n{makes}" if makes else text
