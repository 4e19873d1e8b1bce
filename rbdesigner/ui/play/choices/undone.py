"""What a player leaves undone who ends a phase now."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from rbdesigner.engine import legality
from rbdesigner.engine.actions import Action, Brick, Make, Produce, Step, Transfer
from rbdesigner.engine.codes import NONE, WORTHS
from rbdesigner.engine.state import GameState, Phase, Stage
from rbdesigner.ui.play.words import wording

translate = QCoreApplication.translate


def undone(state: GameState, player: int) -> list[str]:
    """Short warnings, the gravest first; empty where all is done."""
    if state.over or state.stage is not Stage.PLAY or state.offer is not None or state.player != player:
        return []
    legal = legality.legal_actions(state, player)
    return [*_wealth_left(state, legal), *_unfed(state, legal), *_unmoved(state, legal), *_brick_left(state, legal)]


def is_last_turn(state: GameState) -> bool:
    """Whether the neutral brick of this turn is the last."""
    return state.neutral + 1 >= state.terms.turns


def _wealth_left(state: GameState, legal: list[Action]) -> list[str]:
    if not is_last_turn(state) or state.phase < Phase.BUILDING:
        return []
    goods = dict.fromkeys(
        one.good
        for one in legal
        if isinstance(one, Transfer) and one.source >= 0 and one.target < 0 and WORTHS[one.good]
    )
    text = translate("ChoicesPanel", "{good} on the ground counts nothing at the end")
    return [text.format(good=wording.good_text(good)) for good in goods]


def _unfed(state: GameState, legal: list[Action]) -> list[str]:
    tiles = dict.fromkeys(state.tile_of(one.transporter) for one in legal if isinstance(one, Produce | Make))
    text = translate("ChoicesPanel", "{building} at {tile} could work")
    return [
        text.format(
            building=wording.building_text(state.buildings[tile]),
            tile=wording.spot_text(state, state.building_spots[tile]),
        )
        for tile in tiles
    ]


def _unmoved(state: GameState, legal: list[Action]) -> list[str]:
    if state.phase is not Phase.MOVEMENT:
        return []
    can = {one.transporter for one in legal if isinstance(one, Step)}
    count = sum(1 for one in sorted(can) if one not in state.movement.points and state.carriers[one] == NONE)
    if count == 1:
        return [translate("ChoicesPanel", "1 transporter has not moved")]
    return [translate("ChoicesPanel", "{count} transporters have not moved").format(count=count)] if count else []


def _brick_left(state: GameState, legal: list[Action]) -> list[str]:
    if is_last_turn(state) and any(isinstance(one, Brick) for one in legal):
        return [translate("ChoicesPanel", "a brick could be bought")]
    return []
