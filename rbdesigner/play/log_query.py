"""A query to the log, and whether a text answers to it."""

from __future__ import annotations

import re
from collections.abc import Mapping

_TERM = re.compile(r"-?\d+,-?\d+|\d+|[^\W\d]+|[^\w\s]+")
"""A place, a number, a word, or signs. ``donkey3`` is a word and a number, as the notation writes it."""
_BEFORE_NUMBER = r"(?<![\d-])(?<!\d,)"
_AFTER_NUMBER = r"(?!\d)(?!,-?\d)"
"""A number is meant as a whole: 1 is neither in 11 nor in the place 1,-1."""


_PLACE = re.compile(r"\(([-−]?\d+), ([-−]?\d+)\)")
"""A place as sentences have it: ``(2, −1)``."""


def folded(text: str) -> str:
    """A text without capitals, its places written as one types them: ``2,-1``."""
    return _PLACE.sub(r"\1,\2", text.casefold()).replace("−", "-")


class LogQuery:
    """A search text: all of its terms have to be found, in any order.

    A number goes with the word before it, else with the one after it, as in ``turn 7``, ``donkey 3``, ``2 boards``.
    ``synonyms`` are other forms of words, such as the singular of a good.
    """

    def __init__(self, text: str, synonyms: Mapping[str, str] | None = None) -> None:
        self._patterns = [re.compile(phrase) for phrase in _phrases(folded(text), synonyms or {})]

    def __bool__(self) -> bool:
        return bool(self._patterns)

    def fits(self, text: str) -> bool:
        """Tell whether all terms are found in a text; words in different lines of it do not go together."""
        return self.fits_folded(folded(text))

    def fits_folded(self, text: str) -> bool:
        """Whether all is found in a text that has been :func:`folded`."""
        return all(pattern.search(text) for pattern in self._patterns)


def _phrases(text: str, synonyms: Mapping[str, str]) -> list[str]:
    """A pattern for each lone term, and each word with its number, in either order."""
    phrases: list[str] = []
    last = ""  # the kind of the term before, if it may still go with the next
    for term in _TERM.findall(text):
        kind = "number" if term.isdecimal() else "word" if term[0].isalpha() else ""
        pattern = _pattern(term, synonyms)
        if kind and last and kind != last:
            word, number = (phrases[-1], pattern) if kind == "number" else (pattern, phrases[-1])
            phrases[-1] = rf"{word}\w*[^\w\n-]+{number}|{number}[^\w\n-]+{word}"
            last = ""
        else:
            phrases.append(pattern)
            last = kind
    return phrases


def _pattern(term: str, synonyms: Mapping[str, str]) -> str:
    if term[-1].isdecimal():
        return f"{_BEFORE_NUMBER}{re.escape(term)}{_AFTER_NUMBER}"
    forms = [term, *filter(None, [synonyms.get(term)])]
    return f"(?:{'|'.join(map(re.escape, forms))})"
