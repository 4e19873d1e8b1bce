"""How well a few typed letters fit a text."""

from __future__ import annotations

import re


def score(query: str, name: str, kind: str = "", also: str = "") -> float | None:
    """Rate how well every word of the query fits a name with its kind, 0 to 1 a word; None if one does not fit.

    A word fits best where it is a whole word, then where it begins one, then inside one, then where its letters come in
    this order, the closer together the better, and then where it begins a word of what ``also`` tells of the thing.
    """
    target, further = f"{name} {kind}".casefold(), also.casefold()
    total = 0.0
    for word in query.casefold().split():
        fit = _word_score(word, target)
        if (fit or 0.0) < _TOLD and re.search(rf"\b{re.escape(word)}", further):
            fit = _TOLD
        if fit is None:
            return None
        total += fit
    # Of names that fit alike the shorter one is meant; without words to fit all are alike.
    return total - len(name) / 10_000 if total else 0.0


def _word_score(word: str, text: str) -> float | None:
    if re.search(rf"\b{re.escape(word)}\b", text):
        return 1.0
    if re.search(rf"\b{re.escape(word)}", text):
        return 0.9
    if word in text:
        return 0.6
    return _scattered_score(word, text)


def _scattered_score(word: str, text: str) -> float | None:
    first = last = text.find(word[0])
    for letter in word[1:]:
        last = text.find(letter, last + 1)
        if last < 0:
            return None
    if first < 0:
        return None
    spread = (last - first + 1) / len(word)
    return 0.5 / spread if spread <= _WIDEST else None


_TOLD = 0.2
"""What a word is worth that is only told of a thing: less than letters of its name that lie together."""
_WIDEST = 2.0
"""Letters in order but farther apart than this on average are chance."""
