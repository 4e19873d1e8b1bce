"""Keeps the list of choices short: what can be done in front, what cannot in few rows that open."""

from __future__ import annotations

from dataclasses import replace

from rbdesigner.engine.core.actions import (
    Action,
    Build,
    BuildBridge,
    BuildRoad,
    BuildWall,
    Demolish,
    Dismantle,
    Produce,
    Research,
    Shaft,
)
from rbdesigner.engine.core.codes import BUILDINGS, TRANSPORTERS
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.mechanics import legality
from rbdesigner.messages.thing_wording import player_title, players_text
from rbdesigner.messages.translation import add_plural, translate
from rbdesigner.play.choices.choice_groups import Choice, Group, choice
from rbdesigner.play.reminders import upgrades_open
from rbdesigner.play.tile_scene import actions_of_kind
from rbdesigner.translatable import QT_TRANSLATE_NOOP

VARIOUS = (Build, Produce)
"""Refused actions of these kinds mostly lack different things. They are gathered whatever the reason, which is told if
all have the same one."""


def sorted_group(state: GameState, group: Group) -> Group:
    """Sort a group: what can be done, what others may help with, then the rest, one row for each kind and reason."""
    alike: dict[tuple[str, str, tuple[int, ...]], list[Choice]] = {}
    for one in group.choices:
        if one.reason:
            reason = "" if isinstance(one.action, VARIOUS) else one.reason
            alike.setdefault((_several(state, one.action), reason, _partners(one)), []).append(one)
    refused = [each for key, choices in alike.items() for each in _as_one(state, key, choices)]
    refused.sort(key=lambda one: not _partners(one))
    return _with_shared_note(replace(group, choices=(*(one for one in group.choices if not one.reason), *refused)))


def _with_shared_note(group: Group) -> Group:
    """Move a note that all feasible choices share to the heading of their group."""
    notes = [one.stand_in for one in group.choices if not (one.reason or one.parts)]
    if len(notes) < 2 or not notes[0] or len(set(notes)) > 1:
        return group
    note = "\n".join(filter(None, (group.note, notes[0])))
    return replace(group, note=note, choices=tuple(replace(one, stand_in="") for one in group.choices))


def _partners(choice: Choice) -> tuple[int, ...]:
    """List who has to be asked; choices that are gathered into one ask the same players."""
    first = choice.parts[0] if choice.parts else choice
    return first.offer.partners if first.offer is not None else ()


def _as_one(state: GameState, key: tuple[str, str, tuple[int, ...]], alike: list[Choice]) -> list[Choice]:
    """Gather choices that are refused alike into one, with whom to ask; a single one stands for itself."""
    (text, _, partners), first = key, alike[0]
    if not text or len(alike) == 1:
        return alike
    reason = first.reason if len({one.reason for one in alike}) == 1 else ""
    price = first.price if len({one.price for one in alike}) == 1 else ""
    note = translate("ChoicesPanel", "{players} may help").format(players=players_text(state, partners))
    return [
        Choice(
            translate("ChoicesPanel", text, None, len(alike)), first.action, first.picture, first.player, price, reason,
            note=note if partners else "", parts=tuple(alike), key=key,
        )
    ]  # fmt: skip


def _several(state: GameState, action: Action) -> str:
    """The name of several actions of a kind; empty where each stands for itself."""
    if isinstance(action, BuildWall) and state.wall_tokens[action.edge]:
        return QT_TRANSLATE_NOOP("ChoicesPanel", "Strengthen a wall: towards %n neighbours")
    texts: dict[type[Action], str] = {
        BuildRoad: QT_TRANSLATE_NOOP("ChoicesPanel", "Build a road: to %n neighbours"),
        BuildBridge: QT_TRANSLATE_NOOP("ChoicesPanel", "Build a bridge: at %n places"),
        BuildWall: QT_TRANSLATE_NOOP("ChoicesPanel", "Build a wall: towards %n neighbours"),
        Demolish: QT_TRANSLATE_NOOP("ChoicesPanel", "Demolish a wall: towards %n neighbours"),
        Build: QT_TRANSLATE_NOOP("ChoicesPanel", "%n buildings that cannot be built now"),
        Produce: QT_TRANSLATE_NOOP("ChoicesPanel", "%n mixtures of wood that cannot be used now"),
        Shaft: QT_TRANSLATE_NOOP("ChoicesPanel", "Add a shaft: %n mixtures"),
        Research: QT_TRANSLATE_NOOP("ChoicesPanel", "Research: %n subjects"),
    }
    return texts.get(type(action), "")


for _many, _one in (
    ("Strengthen a wall: towards %n neighbours", "Strengthen a wall: towards %n neighbour"),
    ("Build a road: to %n neighbours", "Build a road: to %n neighbour"),
    ("Build a bridge: at %n places", "Build a bridge: at %n place"),
    ("Build a wall: towards %n neighbours", "Build a wall: towards %n neighbour"),
    ("Demolish a wall: towards %n neighbours", "Demolish a wall: towards %n neighbour"),
    ("%n buildings that cannot be built now", "%n building that cannot be built now"),
    ("%n mixtures of wood that cannot be used now", "%n mixture of wood that cannot be used now"),
    ("Add a shaft: %n mixtures", "Add a shaft: %n mixture"),
    ("Research: %n subjects", "Research: %n subject"),
):
    add_plural(_many, _one)


def excess_group(state: GameState) -> Group:
    """Gather the transporters of which the acting player must put one out of use; empty where none is too many (F7)."""
    found = actions_of_kind(legality.legal_actions(state), Dismantle) if state.production.excess else []
    text = translate("ChoicesPanel", "{player}: one transporter too many, put one out of use")
    choices = tuple(choice(state, one, TRANSPORTERS[state.kinds[one.transporter]]) for one in found)
    return Group("excess", text.format(player=player_title(state, state.player)), choices=choices)


def upgrade_group(state: GameState) -> Group:
    """The upgrades open only now."""
    choices = tuple(choice(state, one, BUILDINGS[state.buildings[one.tile]]) for one in upgrades_open(state))
    return Group("upgrade", translate("ChoicesPanel", "Only now, right after the research"), choices=choices)
