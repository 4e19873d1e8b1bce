"""The expectation of homes as rows of the table of facts."""

from __future__ import annotations

from collections.abc import Sequence

from rbdesigner.analysis.fact_rows import FactCell, FactRow
from rbdesigner.messages.phrases import Phrase, capitalised, text
from rbdesigner.messages.translation import number_text
from rbdesigner.prediction.expectation import Expectation, Range
from rbdesigner.translatable import QT_TRANSLATE_NOOP

_WINS = QT_TRANSLATE_NOOP("expectation", "wins in 100 games")
_POINTS = QT_TRANSLATE_NOOP("expectation", "share of points, %")


def expectation_rows(expectation: Expectation) -> list[FactRow]:
    """The expected wins and shares of points of all homes."""
    homes = expectation.homes
    return [
        _row(_WINS, expectation, [home.wins for home in homes]),
        _row(_POINTS, expectation, [home.points for home in homes]),
    ]


def _row(title: str, expectation: Expectation, shares: Sequence[Range]) -> FactRow:
    values = [round(share.value) for share in shares]
    cells = (
        FactCell(number_text(value), (home.at,), value == min(values) < max(values))
        for home, value in zip(expectation.homes, values, strict=True)
    )
    return FactRow(capitalised(text(Phrase("expectation", title))), tuple(cells))
