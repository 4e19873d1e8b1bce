"""The versions of the machines: what a run plays depends on their code."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

from rbdesigner import __version__
from rbdesigner.engine.core.game_terms import RULES_VERSION
from rbdesigner.players.planning import kernel
from rbdesigner.players.registry import parts

SHOWN = 16
"""So many digits of a digest are kept."""


def machine_versions(players: Iterable[str]) -> dict[str, object]:
    """Give the versions of all that machines are made of: program, rules, planner, and players in files.

    Planner and files are told by the digest of their text, empty for what is not there.
    """
    sources = sorted({source for source, _ in map(parts, players) if source})
    return {
        "rbdesigner": __version__,
        "rules": RULES_VERSION,
        "planner": _planner(),
        "files": {source: _digest(source) for source in sources},
    }


def _planner() -> str:
    try:
        return kernel.source()[:SHOWN]
    except OSError:  # without its text; the version of the program says enough
        return ""


def _digest(source: str) -> str:
    try:
        return sha256(Path(source).read_bytes()).hexdigest()[:SHOWN]
    except (OSError, ValueError):
        return ""
