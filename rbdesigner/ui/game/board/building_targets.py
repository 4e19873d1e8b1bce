"""The signs of the buildings that can be built now.

Pictures on plates, on every tile where somebody can build.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from rbdesigner.engine import legality
from rbdesigner.engine.actions import Build, Shaft
from rbdesigner.engine.codes import BUILDINGS, MINE
from rbdesigner.engine.payment import cost
from rbdesigner.engine.state import GameState
from rbdesigner.messages.action_wording import action_text
from rbdesigner.messages.phrases import listed
from rbdesigner.messages.thing_wording import building_text, counts_text
from rbdesigner.play.choices.best_candidate import with_stand_in
from rbdesigner.play.choices.makes import makes_text
from rbdesigner.play.placement.piece_layout import PieceLook
from rbdesigner.play.placement.spots import Point
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.game.board.room import APART, sign_points
from rbdesigner.ui.game.board.spot_areas import ground_of
from rbdesigner.ui.game.board.target import Shape, Target, Variant
from rbdesigner.ui.widgets.terms import translate

MOST_SIGNS = 4
"""So many signs stand on a tile at most; the last of more stands for all that have none."""

Deed = Build | Shaft


def building_targets(
    state: GameState, shown: Scenario, player: int, transporter: int, taken: Sequence[Point]
) -> Iterator[Target]:
    """The building targets of the acting player, tile by tile.

    Where the chosen transporter can do it, it does.

    ``taken`` are points where other signs stand.
    """
    found: dict[int, dict[object, Deed]] = {}
    for deed in legality.legal_actions(state, player):
        if isinstance(deed, Build | Shaft):
            sort = (deed.building, deed.spot, deed.mixture) if isinstance(deed, Build) else deed.mixture
            here = found.setdefault(_tile(state, deed), {})
            if sort not in here or deed.transporter == transporter:
                here[sort] = deed
    taken = list(taken)
    for tile, deeds in found.items():
        groups, points = _arranged(state, shown, list(deeds.values()), taken)
        taken += points
        for group, at in zip(groups, points, strict=True):
            yield _target(state, tile, at, group, transporter)


def _arranged(
    state: GameState, shown: Scenario, deeds: Sequence[Deed], taken: Sequence[Point]
) -> tuple[list[list[Deed]], list[Point]]:
    """The targets of a tile and where their signs stand.

    As many signs as find room.
    """
    for most in range(MOST_SIGNS, 0, -1):
        groups = _groups(state, deeds, most)
        points = list(sign_points(shown, [ground_of(state, shown, _spot(state, group[0])) for group in groups], taken))
        others = [*taken, *points]
        if all(math.dist(a, b) >= APART for a in points for b in others if a is not b):
            break
    return groups, points


def _tile(state: GameState, deed: Deed) -> int:
    return state.topology.spot_tiles[_spot(state, deed)]


def _spot(state: GameState, deed: Deed) -> int:
    return deed.spot if isinstance(deed, Build) else state.building_spots[state.tile_of(deed.transporter)]


def _building(deed: Deed) -> int:
    return deed.building if isinstance(deed, Build) else MINE


def _groups(state: GameState, deeds: Sequence[Deed], most: int) -> list[list[Deed]]:
    """The target of each sign.

    A building, wherever on the tile and with whatever bag; those that stand nowhere yet come first, of these the
    dearest, for which the goods were brought, and the last sign may stand for several.
    """
    of_building: dict[int, list[Deed]] = {}
    for deed in deeds:
        of_building.setdefault(_building(deed), []).append(deed)
    there = set(state.buildings)

    def rank(building: int) -> tuple[bool, int, int]:
        return building in there, -sum(count for _, count in cost(state, of_building[building][0])), building

    groups = [of_building[each] for each in sorted(of_building, key=rank)]
    if len(groups) > most:
        groups[most - 1 :] = [[deed for group in groups[most - 1 :] for deed in group]]
    return groups


def _target(state: GameState, tile: int, at: Point, group: Sequence[Deed], chosen: int) -> Target:
    first, several = group[0], len(group) > 1
    kinds = {_building(deed) for deed in group}
    variants = tuple(_variant(state, deed, chosen) for deed in group) if several else ()
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


def _variant(state: GameState, deed: Deed, chosen: int) -> Variant:
    look = PieceLook(BUILDINGS[_building(deed)], mixture=deed.mixture)
    return Variant(look, with_stand_in(state, deed, chosen, _note(state, deed).partition("\n")[0]), (deed,))


def _note(state: GameState, deed: Deed) -> str:
    """The price of it, and its yield."""
    price, makes = counts_text(cost(state, deed)), makes_text(_building(deed))
    text = translate("targets", "{deed}: {price}").format(deed=action_text(state, deed), price=price)
    return f"{text}\n{makes}" if makes else text
