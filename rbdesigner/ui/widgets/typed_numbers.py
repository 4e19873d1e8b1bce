"""Numbers as people type them: with a point or a comma, in every language."""

from __future__ import annotations

import re

from PySide6.QtCore import QLocale

_BETWEEN = str.maketrans(dict.fromkeys(" \xa0\u202f\u2009'’", ""))
"""What may stand between groups of digits and means nothing."""
_GROUPED = re.compile(r"-?\d{1,3}([.,])\d{3}(\1\d{3})*")
_TO_BE_GROUPED = re.compile(r"-?\d{1,3}([.,]\d{3})*[.,]\d{0,2}")


def whole_number(typed: str) -> str:
    """A whole number without the marks between its thousands; other texts stay."""
    text = _without_spaces(typed)
    return re.sub("[.,]", "", text) if _GROUPED.fullmatch(text) else text


def may_become_whole(typed: str) -> bool:
    """Whether digits are missing after a mark between thousands."""
    return _TO_BE_GROUPED.fullmatch(_without_spaces(typed)) is not None


def decimal_number(typed: str, locale: QLocale) -> str:
    """Read a number as a language writes it, without marks between thousands.

    A point or a comma that stands alone is the decimal one. Of two kinds the last is; the other kind, and one that
    stands more than once, stands between thousands.
    """
    text = _without_spaces(typed)
    last = max(text.rfind("."), text.rfind(","))
    if last < 0:
        return text
    mark = text[last]
    if text.count(mark) > 1:
        return re.sub("[.,]", "", text)
    return re.sub("[.,]", "", text[:last]) + locale.decimalPoint() + text[last + 1 :]


def _without_spaces(typed: str) -> str:
    return typed.translate(_BETWEEN).replace("\N{MINUS SIGN}", "-")
