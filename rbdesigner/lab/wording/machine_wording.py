"""Machine players in short, in the language that is installed."""

from __future__ import annotations

from rbdesigner.messages.phrases import game_text
from rbdesigner.players.registry import RANDOM, parts
from rbdesigner.translatable import QT_TRANSLATE_NOOP

_WORDS = {
    "easy": QT_TRANSLATE_NOOP("MachineKinds", "Easy"),
    "medium": QT_TRANSLATE_NOOP("MachineKinds", "Medium"),
    "hard": QT_TRANSLATE_NOOP("MachineKinds", "Hard"),
    "roads": QT_TRANSLATE_NOOP("MachineKinds", "Roads"),
    "boats": QT_TRANSLATE_NOOP("MachineKinds", "Boats"),
    "wonder": QT_TRANSLATE_NOOP("MachineKinds", "Wonder"),
    "research": QT_TRANSLATE_NOOP("MachineKinds", "Research"),
    "aggressive": QT_TRANSLATE_NOOP("MachineKinds", "Aggressive"),
}
_RANDOM = QT_TRANSLATE_NOOP("MachineKinds", "Random player")


def machine_words(spec: str) -> str:
    """A machine player by its level and style: ``Medium, Roads``."""
    words = parts(spec)[1]
    named = [word.partition("=")[2] or word for word in words[1:]]
    shown = [game_text(_WORDS[word], context="MachineKinds") for word in named if word in _WORDS]
    if not shown and words == [RANDOM.name]:
        return game_text(_RANDOM, context="MachineKinds")
    return ", ".join(shown or words[:1])
