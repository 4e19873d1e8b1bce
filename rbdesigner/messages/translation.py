"""The language in which messages are read.

English, unless another translator is installed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

Translator = Callable[[str, str, int | None], str]
"""Gives the text of a context (``"refusals"``) for its English source, in the form for a number where there is one.

``%n`` is replaced by the number. Values in braces are left to :mod:`rbdesigner.messages.phrases`. What is not
translated comes back as it is.
"""

_one: dict[str, str] = {}


class Formats(NamedTuple):
    """How numbers, and days given in ISO 8601, are written where a language is read."""

    number: Callable[[int], str] = str
    day: Callable[[str], str] = str


def add_plural(many: str, one: str) -> None:
    """Note the English form for one of a text whose source is the form for many."""
    _one[many] = one


def english(_context: str, source: str, number: int | None = None) -> str:
    """The English text."""
    if number is None:
        return source
    return (_one.get(source, source) if number == 1 else source).replace("%n", number_text(number))


_PLAIN = (english, Formats())
_installed: list[tuple[Translator, Formats]] = [_PLAIN]


def install(translator: Translator | None, formats: Formats | None = None) -> None:
    """Install the language, numbers and days in which messages are read.

    None brings plain English back.
    """
    _installed[0] = (translator or english, formats or Formats())


@contextmanager
def in_english() -> Iterator[None]:
    """Make texts in plain English, as for files, whatever language is installed."""
    before = _installed[0]
    _installed[0] = _PLAIN
    try:
        yield
    finally:
        _installed[0] = before


def translate(context: str, source: str, _comment: None = None, number: int | None = None) -> str:
    """A text in the installed language; ``lupdate`` finds it by the function's name."""
    return translated(context, source, number)


def translated(context: str, source: str, number: int | None = None) -> str:
    """A text in the language that is installed."""
    return _installed[0][0](context, source, number)


def number_text(number: int) -> str:
    """A number as the installed language writes it.

    ``12,345``, in German ``12.345``.
    """
    return _installed[0][1].number(number)


def day_text(day: str) -> str:
    """A day, given in ISO 8601, as the installed language writes it.

    Other texts stay as they are.
    """
    return _installed[0][1].day(day)
