"""Shows in the preview of a tool what is locked and so will stay as it is."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from rbdesigner.hexes import Hex
from rbdesigner.scenario.edit import Edit, edit
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.canvas.ghost import Ghost

translate = QCoreApplication.translate


def shown_change(scenario: Scenario, ghost: Ghost) -> Edit:
    """The edit that a preview shows: what lies in it comes, and what is lifted goes."""
    fragment = ghost.fragment
    there = scenario.pieces
    added = {at: (*there.get(at, ()), *new) for at, new in fragment.pieces.items() if at not in fragment.tiles}
    return edit(
        scenario,
        tiles={**dict.fromkeys(ghost.lifted), **fragment.tiles},
        homes={at: fragment.homes.get(at) for at in (*fragment.tiles, *fragment.homes)},
        pieces={**{at: fragment.pieces.get(at, ()) for at in fragment.tiles}, **added},
        roads=fragment.roads,
        walls=fragment.walls,
    )


def barred(ghost: Ghost, reason: str, at: Hex) -> Ghost:
    """Show that nothing of a preview will come, and why; if it shows nothing else, at the place that is pointed at."""
    status = translate("tools", "Nothing will change here, because {reason}").format(reason=reason)
    return replace(ghost, faults=dict.fromkeys(ghost.places() or {at}, status), status=status, warning="")
