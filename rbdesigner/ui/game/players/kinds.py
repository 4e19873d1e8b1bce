"""The kinds of machine players that can be chosen in the window: ours, of installed packages, of files."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from rbdesigner.players import process
from rbdesigner.players.failure import PlayerFailure
from rbdesigner.players.registry import OURS, PLANNER, RANDOM, Description, has_installed
from rbdesigner.scenario.errors import os_error_text
from rbdesigner.translatable import QT_TRANSLATE_NOOP
from rbdesigner.ui.storage.stored_choices import store_json, stored_json

_KEY = "player_files"
_MOST = 20


def player_files() -> list[str]:
    """The files that are still there, the one chosen last in the end."""
    known = stored_json(_KEY)
    found = known if isinstance(known, list) else []
    return [path for path in found if isinstance(path, str) and Path(path).is_file()]


def remember_player_file(path: Path) -> str:
    """Keep a file that the user has chosen, and return its name as it is known from now on."""
    name = str(path.resolve())
    known = [*(each for each in player_files() if each != name), name]
    store_json(_KEY, known[-_MOST:])
    return name


translate = QCoreApplication.translate

PATIENCE = 20.0
"""Seconds that the code of others may take to say what kinds it has."""


class KnownKinds(NamedTuple):
    """The kinds there are, and why others cannot be had, a reason each."""

    descriptions: tuple[Description, ...]
    faults: tuple[str, ...] = ()


def our_kinds() -> tuple[Description, ...]:
    """Describe the kinds that come along."""
    return tuple(map(Description.of, OURS))


def known_kinds() -> KnownKinds:
    """Describe all kinds there are; the code of others runs for it in a process, only if there are others."""
    files = player_files()
    if not files and not has_installed():
        return KnownKinds(our_kinds())
    return _asked(files)


def kinds_of(path: Path) -> KnownKinds:
    """The kinds in a file."""
    found = _asked([str(path)])
    own = tuple(each for each in found.descriptions if each.source == str(path))
    return KnownKinds(own, tuple(fault for fault in found.faults if fault.startswith(str(path))) or found.faults)


def _asked(files: list[str]) -> KnownKinds:
    try:
        descriptions, faults = process.descriptions(files, PATIENCE)
    except (PlayerFailure, OSError) as fault:
        return KnownKinds(our_kinds(), (_why(fault),))
    return KnownKinds(tuple(descriptions), tuple(faults))


def _why(fault: PlayerFailure | OSError) -> str:
    return fault.reason if isinstance(fault, PlayerFailure) else os_error_text(fault)


class ChoiceLabel(NamedTuple):
    """The name of a level, an option or a value of an option, and what it means."""

    title: str
    description: str = ""


_KINDS: Mapping[str, ChoiceLabel] = {
    RANDOM.name: ChoiceLabel(
        QT_TRANSLATE_NOOP("MachineKinds", "Random player"),
        QT_TRANSLATE_NOOP("MachineKinds", "Plays at random, but gets about and runs what it can"),
    ),
    PLANNER.name: ChoiceLabel(
        QT_TRANSLATE_NOOP("MachineKinds", "Planning player"),
        QT_TRANSLATE_NOOP("MachineKinds", "Plans its game to the end, and carries the plan out"),
    ),
}
"""Our kinds of players."""


def kind_title(kind: Description) -> str:
    """The name of a kind; ours in the language of the window."""
    if not kind.source and kind.name in _KINDS:
        return translate("MachineKinds", _KINDS[kind.name].title)
    return f"{kind.name} ({Path(kind.source).name})" if kind.source else kind.name


def description_of(kind: Description) -> str:
    """How a kind plays; ours in the language of the window."""
    if not kind.source and kind.name in _KINDS:
        return translate("MachineKinds", _KINDS[kind.name].description)
    return kind.description


def kind_label(kind: Description, word: str) -> ChoiceLabel:
    """A level, option or value of a kind; of ours in the language of the window."""
    is_planner = kind.name == PLANNER.name and not kind.source
    return planner_words().get(word, ChoiceLabel(word)) if is_planner else ChoiceLabel(word)


def planner_words() -> dict[str, ChoiceLabel]:
    """The levels and styles of the player that plans, in the language of the window."""
    return {
        "easy": ChoiceLabel(translate("MachineKinds", "Easy"), translate("MachineKinds", "Makes its plan quickly")),
        "medium": ChoiceLabel(translate("MachineKinds", "Medium"), translate("MachineKinds", "Compares many plans")),
        "hard": ChoiceLabel(
            translate("MachineKinds", "Hard"),
            translate("MachineKinds", "Compares thousands of plans, about a second for each turn"),
        ),
        "style": ChoiceLabel(translate("MachineKinds", "Style"), translate("MachineKinds", "What it likes to do")),
        "balanced": ChoiceLabel(
            translate("MachineKinds", "Balanced"), translate("MachineKinds", "Cares only about points")
        ),
        "roads": ChoiceLabel(translate("MachineKinds", "Roads"), translate("MachineKinds", "Likes to build roads")),
        "boats": ChoiceLabel(
            translate("MachineKinds", "Boats"), translate("MachineKinds", "Likes to make boats and trucks")
        ),
        "wonder": ChoiceLabel(
            translate("MachineKinds", "Wonder"), translate("MachineKinds", "Likes to buy bricks of the wonder")
        ),
        "research": ChoiceLabel(translate("MachineKinds", "Research"), translate("MachineKinds", "Likes to research")),
        "aggressive": ChoiceLabel(
            translate("MachineKinds", "Aggressive"),
            translate("MachineKinds", "Relies on what others build, make and leave lying"),
        ),
    }
