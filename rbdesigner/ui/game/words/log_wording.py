"""Texts of the log about actions and variations."""

from __future__ import annotations

from rbdesigner.engine import actions as act
from rbdesigner.engine.actions import Action
from rbdesigner.engine.codes import NONE
from rbdesigner.engine.state import GameState, Phase
from rbdesigner.messages.action_wording import action_text
from rbdesigner.messages.player_wording import deed_text, told_of_player
from rbdesigner.messages.thing_wording import phase_name, points_text
from rbdesigner.play.variations import Variation, VariationEnd, VariationNote
from rbdesigner.ui.widgets.terms import capitalised, translate

SILENT = (act.Waive, act.Done)
"""Actions of which the log says nothing: what follows tells them."""
NAMING = (act.ChooseHome, act.Ask, act.CashIn, act.Pray, act.TakePosition, act.Propose, act.Answer)
"""Actions whose texts name the player where there are several; of all others a heading says whose they are."""


def entry_text(state: GameState, action: Action, times: int = 1) -> str:
    """The action, ``times`` on end, at the moment before it.

    Empty for what goes without saying.
    """
    if isinstance(action, SILENT) or (state.terms.solo and isinstance(action, act.Figures)):
        return ""
    if action.player == NONE:
        return action_text(state, action)
    if isinstance(action, NAMING) and not state.terms.solo:
        return told_of_player(state, action)
    return capitalised(deed_text(state, action, times))


def passed_text(state: GameState, action: Action) -> str:
    """The text for a phase or question that was passed over, at the moment before."""
    if isinstance(action, act.Waive):
        return translate("wording", "The order of play is not asked for: it cannot matter")
    texts = {
        Phase.PRODUCTION: translate("wording", "Passed over: there is nothing to decide"),
        Phase.MOVEMENT: translate("wording", "Passed over: nothing can move"),
        Phase.BUILDING: translate("wording", "Passed over: nothing can be built"),
        Phase.WONDER: translate("wording", "Passed over: nothing pays for a brick"),
    }
    return texts.get(state.phase, "") if isinstance(action, act.Done) else ""


def tile_of(state: GameState, action: Action) -> int:
    """The tile on which an action happens, seen from the moment before it.

    NONE where it has none.
    """
    if isinstance(action, act.Propose):
        return tile_of(state, action.action)
    if isinstance(action, act.Breed | act.Upgrade):
        return action.tile
    if isinstance(action, act.Transfer):
        source, target = action.source, action.target
        return state.tile_of(~source) if source < 0 else state.topology.spot_tiles[source if target < 0 else target]
    home = state.homes[action.player] if isinstance(action, act.Brick) else NONE
    spot = getattr(action, "to", getattr(action, "spot", home))
    if spot != NONE:
        return state.topology.spot_tiles[spot]
    transporter = getattr(action, "transporter", getattr(action, "carrier", NONE))
    return NONE if transporter == NONE else state.tile_of(transporter)


def line_text(line: Variation, said: VariationNote | None = None, end: VariationEnd | None = None) -> str:
    """A line that was left.

    Its name if it has one, when that was, how much was done in it, and where it ends.
    """
    number = len(line.actions)
    text = translate("wording", "{when}: %n actions", None, number)
    text = text.format(when=mark_text(line.mark.turn, line.mark.phase))
    if end is not None:
        text += translate("wording", ", up to {end}, {points}").format(end=end_text(end), points=line_points_text(end))
    return f"{said.name}  ·  {text}" if said is not None and said.name else text


def mark_text(turn: int, phase: Phase) -> str:
    """A moment of a game by its turn and phase."""
    if phase is Phase.SETUP:
        return capitalised(phase_name(phase))
    return translate("wording", "Turn {turn}, {phase}").format(turn=turn, phase=phase_name(phase))


def end_text(end: VariationEnd) -> str:
    """How far a line goes."""
    if end.over or end.phase is Phase.SETUP:
        return translate("wording", "the end") if end.over else phase_name(end.phase)
    return translate("wording", "turn {turn}, {phase}").format(turn=end.turn, phase=phase_name(end.phase))


def line_points_text(end: VariationEnd) -> str:
    """The points at the end of a line.

    ``34 points``, of several players ``34 : 28 points``.
    """
    several = translate("wording", "{points} points").format(points=" : ".join(map(str, end.points)))
    return points_text(end.points[0]) if len(end.points) == 1 else several
