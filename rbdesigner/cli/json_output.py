"""The results of verbs as JSON: one object, which says first what it is.

Every verb that prints a result takes ``--json``; ``schemas/output`` describes the documents. What cannot be done at all
leaves standard output empty. What is done in part lists under ``errors`` what standard error tells as well.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rbdesigner.cli.command_parser import JSON_OPTION
from rbdesigner.messages.translation import translate
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.symmetry import MapSymmetry, Motion, Symmetry

if TYPE_CHECKING:  # few verbs play games
    from rbdesigner.players.milestones import Lockout

_HARMLESS = "\n\N{NO-BREAK SPACE}"


def add_json(parser: argparse._ActionsContainer) -> None:
    """The argument of every verb that prints a result."""
    parser.add_argument(
        JSON_OPTION, action="store_true", help=translate("cli", "print one JSON document instead of lines")
    )


def print_json(kind: str, version: int, members: Mapping[str, Any]) -> None:
    """Print the document of a verb; its version counts up when a change breaks readers."""
    print(json_text({"version": version, "kind": kind, **members}))


def json_text(data: object) -> str:
    """Data as JSON that does nothing to a terminal, whatever titles and reasons hold."""
    text = json.dumps(data, ensure_ascii=False, indent=1)
    return "".join(c if c.isprintable() or c in _HARMLESS else json.dumps(c)[1:-1] for c in text)


# Parts of several documents


def json_error(fault: ScenarioError) -> dict[str, str]:
    """A file that cannot be used, or not to its end."""
    return {"file": fault.path, "pointer": fault.pointer, "reason": fault.reason}


def json_written(paths: Iterable[Path]) -> list[dict[str, str]]:
    """The files that were written."""
    return [{"file": str(path)} for path in paths]


def json_failures(failures: Iterable[tuple[int, int, str]]) -> list[dict[str, object]]:
    """The games that failed: number, seed and reason of each."""
    return [{"game": number, "seed": seed, "reason": reason} for number, seed, reason in failures]


def json_lockout(lockout: Lockout | None) -> dict[str, object] | None:
    """The supplies that a solo game does without."""
    return None if lockout is None else {"home": list(lockout.home), "goods": list(lockout.goods)}


def json_motion(motion: Motion) -> dict[str, Any]:
    """A motion of the whole map."""
    return {"steps": motion.turn.steps, "mirrored": motion.turn.mirrored, "shift": list(motion.shift)}


def json_symmetry(symmetry: MapSymmetry) -> dict[str, Any] | None:
    """A symmetry as in a scenario file."""
    if symmetry.group is Symmetry.NONE:
        return None
    at, edge, corner = symmetry.centre.spot
    return {"kind": symmetry.group.kind, "axis": symmetry.group.axis, "at": list(at), "edge": edge, "corner": corner}
