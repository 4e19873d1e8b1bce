"""Losses with the ground when tiles are laid, in numbers and in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from rbdesigner.hexes import Hex
from rbdesigner.messages.phrases import listed
from rbdesigner.scenario.edit import Edit
from rbdesigner.scenario.foreign import Foreign
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Goods
from rbdesigner.translatable import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate


class Losses(NamedTuple):
    """The homes, pieces, roads and walls that an edit takes away; homes and pieces only from ``places``."""

    homes: int = 0
    pieces: int = 0
    roads: int = 0
    walls: int = 0
    places: frozenset[Hex] = frozenset()

    def __str__(self) -> str:
        """Name the losses: ``a home and 2 pieces``; empty if nothing goes."""
        counted = (
            (QT_TRANSLATE_NOOP("losses", "%n homes"), self.homes),
            (QT_TRANSLATE_NOOP("losses", "%n pieces"), self.pieces),
            (QT_TRANSLATE_NOOP("losses", "%n roads"), self.roads),
            (QT_TRANSLATE_NOOP("losses", "%n walls"), self.walls),
        )
        sentences = [translate("losses", text, None, number) for text, number in counted if number]
        return listed(sentences, "and")


def losses(edit: Edit) -> Losses:
    """The things an edit takes away."""
    homes = [change.key for change in edit.changes if change.part == "homes" and change.after is None]
    pieces: Counter[Hex] = Counter()
    for change in edit.changes:
        if change.part in ("pieces", "foreign") and isinstance(change.key, Hex):
            pieces[change.key] += _number(change.before) - _number(change.after)
    gone = [change.part for change in edit.changes if change.after is None]
    places = frozenset(key for key in homes if isinstance(key, Hex))
    return Losses(
        len(homes),
        sum(pieces.values()),
        gone.count("roads"),
        gone.count("walls"),
        places | {place for place, number in pieces.items() if number > 0},
    )


def covered(scenario: Scenario, places: Iterable[Hex]) -> Losses:
    """Count what is lost when other tiles, with what stands on them, come to lie at these places."""
    known = list(places)
    homes = [place for place in known if place in scenario.homes]
    pieces = {at: _number(scenario.pieces.get(at)) + _number(scenario.foreign.get(at)) for at in known}
    places = (place for place, number in pieces.items() if number)
    return Losses(len(homes), sum(pieces.values()), places=frozenset([*homes, *places]))


def step_text(text: str, lost: Losses) -> str:
    """The name of an undo step that also takes something away."""
    if not any(lost):
        return text
    return translate("losses", "{stroke}, take away {things}").format(stroke=text, things=lost)


def _number(there: object) -> int:
    """How many pieces stand there, ours or those of the expansion; of goods each one counts."""
    pieces = there.pieces if isinstance(there, Foreign) else there
    known = pieces if isinstance(pieces, tuple) else ()
    return sum(piece.count if isinstance(piece, Goods) else 1 for piece in known)
