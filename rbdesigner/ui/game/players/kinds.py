"""The kinds of machine players that can be chosen in the window.

Ours, of installed packages, of files.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from rbdesigner.players import process
from rbdesigner.players.failure import PlayerFailure
from rbdesigner.players.registry import OURS, PLANNER, RANDOM, Description, has_installed
from rbdesigner.scenario.errors import words
from rbdesigner.ui.game.players.player_files import player_files

translate = QCoreApplication.translate

PATIENCE = 20.0
"""Seconds that the code of others may take to say what kinds it has."""


class KnownKinds(NamedTuple):
    """The kinds there are, and why others cannot be had, a reason each."""

    descriptions: tuple[Description, ...]
    faults: tuple[str, ...] = ()


def our_kinds() -> tuple[Description, ...]:
    """Those that come along."""
    return tuple(map(Description.of, OURS))


def known_kinds() -> KnownKinds:
    """All kinds there are.

    The code of others runs for it in a process of its own, and only if there are others.
    """
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
    return fault.reason if isinstance(fault, PlayerFailure) else words(fault)


def title_of(kind: Description) -> str:
    """The name of a kind; ours in the language of the window."""
    if kind.name == RANDOM.name and not kind.source:
        return translate("MachineKinds", "Random player")
    if kind.name == PLANNER.name and not kind.source:
        return translate("MachineKinds", "Planning player")
    return f"{kind.name} ({Path(kind.source).name})" if kind.source else kind.name


def description_of(kind: Description) -> str:
    """How a kind plays; ours in the language of the window."""
    if kind.name == RANDOM.name and not kind.source:
        return translate("MachineKinds", "Plays at random, but goes places and lets work what can")
    if kind.name == PLANNER.name and not kind.source:
        return translate("MachineKinds", "Plans its game to the end, and carries the plan out")
    return kind.description
