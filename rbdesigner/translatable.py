"""The mark for texts that are translated, open to all: Qt's tools go by the name, and no Qt is needed."""

from __future__ import annotations


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """The text itself, which ``lupdate`` finds here.

    One with ``%n`` has a form for each kind of number.
    """
    return text
