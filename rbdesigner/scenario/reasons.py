"""The reasons why a file cannot be used.

In English, with all that another language needs to say the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

from rbdesigner.translatable import QT_TRANSLATE_NOOP


class Reason(str):
    """A reason in English with the text and the values that it is made of.

    It goes where a plain text goes; :func:`rbdesigner.messages.file_errors.reason_text` makes it in the language that
    is installed. Texts are marked with ``QT_TRANSLATE_NOOP("files", ...)``.
    """

    source: str
    values: Mapping[str, object]

    def __new__(cls, source: str, /, **values: object) -> Self:
        """The text with its values."""
        reason = super().__new__(cls, source.format(**values) if values else source)
        reason.source, reason.values = source, values
        return reason


NOUNS = (
    QT_TRANSLATE_NOOP("files", "scenario"),
    QT_TRANSLATE_NOOP("files", "saved game"),
    QT_TRANSLATE_NOOP("files", "copy of a map"),
    QT_TRANSLATE_NOOP("files", "copy of a game"),
)
"""What files are called in reasons."""
