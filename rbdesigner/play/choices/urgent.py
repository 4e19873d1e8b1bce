"""Urgent choices: due before all else, or open only now, wherever one looks."""

from __future__ import annotations

from rbdesigner.engine.core.actions import Dismantle
from rbdesigner.engine.core.codes import BUILDINGS, TRANSPORTERS
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.mechanics import legality
from rbdesigner.messages.thing_wording import player_title
from rbdesigner.messages.translation import translate
from rbdesigner.play.choices.choice_groups import Group, choice
from rbdesigner.play.reminders import upgrades_open
from rbdesigner.play.tile_scene import of_kind


def excess_group(state: GameState) -> Group:
    """Gather the transporters of which the acting player must put one out of use; empty where none is too many (F7)."""
    found = of_kind(legality.legal_actions(state), Dismantle) if state.production.excess else []
    text = translate("ChoicesPanel", "{player}: one transporter too many, put one out of use")
    choices = tuple(choice(state, one, TRANSPORTERS[state.kinds[one.transporter]]) for one in found)
    return Group("excess", text.format(player=player_title(state, state.player)), choices=choices)


def upgrade_group(state: GameState) -> Group:
    """The upgrades open only now."""
    choices = tuple(choice(state, one, BUILDINGS[state.buildings[one.tile]]) for one in upgrades_open(state))
    return Group("upgrade", translate("ChoicesPanel", "Only now, right after the research"), choices=choices)
