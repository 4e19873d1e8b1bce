"""The list of choices kept short.

What can be done in front, and what cannot gathered into few rows that open.
"""

from __future__ import annotations

from dataclasses import replace

from rbdesigner.engine.core.actions import (
    Action,
    Build,
    BuildBridge,
    BuildRoad,
    BuildWall,
    Demolish,
    Produce,
    Research,
    Shaft,
)
from rbdesigner.engine.core.state import GameState
from rbdesigner.messages.thing_wording import players_text
from rbdesigner.messages.translation import add_plural, translate
from rbdesigner.play.choices.choice_groups import Choice, Group
from rbdesigner.translatable import QT_TRANSLATE_NOOP

VARIOUS = (Build, Produce)
"""Of these each mostly lacks something else: they are gathered whatever the reason, which is told if it is one."""


def grouped(state: GameState, group: Group) -> Group:
    """A group with what can be done, then what others may help with, then the rest.

    Of a kind and a reason as one.
    """
    alike: dict[tuple[str, str, tuple[int, ...]], list[Choice]] = {}
    for one in group.choices:
        if one.reason:
            reason = "" if isinstance(one.action, VARIOUS) else one.reason
            alike.setdefault((_several(state, one.action), reason, _partners(one)), []).append(one)
    refused = [each for key, choices in alike.items() for each in _as_one(state, key, choices)]
    refused.sort(key=lambda one: not _partners(one))
    return _with_shared_note(replace(group, choices=(*(one for one in group.choices if not one.reason), *refused)))


def _with_shared_note(group: Group) -> Group:
    """A group that says above all choices what all that can be done would say.

    That another transporter does it.
    """
    notes = [one.stand_in for one in group.choices if not (one.reason or one.parts)]
    if len(notes) < 2 or not notes[0] or len(set(notes)) > 1:
        return group
    note = "\n".join(filter(None, (group.note, notes[0])))
    return replace(group, note=note, choices=tuple(replace(one, stand_in="") for one in group.choices))


def _partners(choice: Choice) -> tuple[int, ...]:
    """Who has to be asked; of what stands for several they are the same for all."""
    first = choice.parts[0] if choice.parts else choice
    return first.offer.partners if first.offer is not None else ()


def _as_one(state: GameState, key: tuple[str, str, tuple[int, ...]], alike: list[Choice]) -> list[Choice]:
    """The choice that stands for several refused alike, with whom to ask.

    A single one stands for itself.
    """
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
