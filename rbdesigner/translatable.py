"""Marks texts that are translated; open to all rooms, as Qt's tools go by the name and no Qt is needed."""

from __future__ import annotations

from typing import NamedTuple


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """The text itself, which ``lupdate`` finds here.

    One with ``%n`` has a form for each kind of number.
    """
    return text


class Plural(NamedTuple):
    """A text with ``%n``: its English forms for many and for one; ``counted`` names the value that is the number."""

    many: str
    one: str
    counted: str
