"""The reasons why a file cannot be used, and remarks about it: in English, but ready for other languages."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple, Self

from rbdesigner.translatable import QT_TRANSLATE_NOOP, Plural


class Reason(str):
    """A reason in English with the text and the values that it is made of.

    It goes where a plain text goes; :func:`rbdesigner.messages.file_errors.reason_text` makes it in the language that
    is installed. Texts are marked with ``QT_TRANSLATE_NOOP("files", ...)``; a plural counts one of the values. Values
    may be reasons themselves, in a :class:`Row` too.
    """

    source: str | Plural
    values: Mapping[str, object]

    def __new__(cls, source: str | Plural, /, **values: object) -> Self:
        """The text with its values."""
        reason = super().__new__(cls, _english(source, values))
        reason.source, reason.values = source, values
        return reason

    def to_json(self) -> dict[str, object]:
        """Its JSON data, with which another process makes it again."""
        values = {
            name: value.to_json() if isinstance(value, Reason) else str(value) for name, value in self.values.items()
        }
        return {"text": self.source, "values": values}

    @classmethod
    def of_json(cls, data: object, known: Collection[str]) -> Reason:
        """The reason in JSON data. ValueError if it has none of the ``known`` texts."""
        match data:
            case {"text": str(text), "values": dict(values)} if text in known:
                try:
                    return Reason(text, **{name: cls._value(value, known) for name, value in values.items()})
                except LookupError as error:
                    raise ValueError("a value is missing") from error
        raise ValueError("this is no known reason")

    @classmethod
    def _value(cls, data: object, known: Collection[str]) -> object:
        return cls.of_json(data, known) if isinstance(data, dict) else str(data)


class Row(NamedTuple):
    """Reasons or words in a row; ``last`` (``and``, ``or``) joins the last two, where it is not empty."""

    items: tuple[object, ...]
    last: str = ""

    def __str__(self) -> str:
        """The row in English."""
        words = [str(item) for item in self.items]
        if not self.last or len(words) < 2:
            return ", ".join(words)
        return f"{', '.join(words[:-1])} {self.last} {words[-1]}"


def _english(source: str | Plural, values: Mapping[str, Any]) -> str:
    if isinstance(source, str):
        return source.format(**values) if values else source
    number = values[source.counted]
    return (source.one if number == 1 else source.many).replace("%n", str(number)).format(**values)


NOUNS = (
    QT_TRANSLATE_NOOP("files", "scenario"),
    QT_TRANSLATE_NOOP("files", "saved game"),
    QT_TRANSLATE_NOOP("files", "laying of a map"),
    QT_TRANSLATE_NOOP("files", "book"),
    QT_TRANSLATE_NOOP("files", "solution"),
    QT_TRANSLATE_NOOP("files", "table of records"),
    QT_TRANSLATE_NOOP("files", "copy of a map"),
    QT_TRANSLATE_NOOP("files", "copy of a game"),
)
"""The names of kinds of files in reasons."""
