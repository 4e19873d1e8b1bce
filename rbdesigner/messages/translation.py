"""The language in which messages are read: English, unless another translator is installed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from rbdesigner.resources import folder

ENGLISH = "en"
"""The language of the texts in the code; its catalogue holds their plurals."""
CATALOGUE = "rbdesigner"
"""The files of the catalogues begin with it."""

Translator = Callable[[str, str, int | None], str]
"""Gives the text of a context (``"refusals"``) for its English source, in the form for a number where there is one.

``%n`` is replaced by the number. Values in braces are left to :mod:`rbdesigner.messages.phrases`. What is not
translated comes back as it is.
"""

_one: dict[str, str] = {}


class Formats(NamedTuple):
    """The way in which the language that is read writes numbers, and days given in ISO 8601."""

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


_PLAIN = Formats()
_installed: list[tuple[Translator, Formats]] = [(english, _PLAIN)]


def install(translator: Translator | None, formats: Formats | None = None) -> None:
    """Install the language, numbers and days in which messages are read; None brings plain English back."""
    _installed[0] = (translator or english, formats or _PLAIN)


@contextmanager
def kept() -> Iterator[None]:
    """Bring back afterwards the language that is installed now."""
    before = _installed[0]
    try:
        yield
    finally:
        _installed[0] = before


@contextmanager
def in_english(formats: Formats = _PLAIN) -> Iterator[None]:
    """Make texts in English, whatever language is installed, with numbers and days as in files unless given."""
    with kept():
        install(None, formats)
        yield


def languages() -> set[str]:
    """The codes of the languages in which there are texts."""
    compiled = folder("languages").glob(f"{CATALOGUE}_*.qm")
    return {ENGLISH, *(path.stem.removeprefix(f"{CATALOGUE}_") for path in compiled)}


def translate(context: str, source: str, _comment: None = None, number: int | None = None) -> str:
    """A text in the installed language; ``lupdate`` finds it by the function's name."""
    return translated(context, source, number)


def translated(context: str, source: str, number: int | None = None) -> str:
    """A text in the language that is installed."""
    return _installed[0][0](context, source, number)


def number_text(number: int) -> str:
    """Write a number as the installed language does: ``12,345``, in German ``12.345``."""
    return _installed[0][1].number(number)


def day_text(day: str) -> str:
    """Write a day, given in ISO 8601, as the installed language does; other texts stay as they are."""
    return _installed[0][1].day(day)
