"""Words that somebody may have meant who mistyped one."""

from __future__ import annotations

from collections.abc import Iterable

from rbdesigner.messages.phrases import listed
from rbdesigner.messages.translation import translate

MOST = 3
"""How many words are suggested at most."""
CLOSE = 0.7
"""How close a word is to one that is suggested: ``valdate`` is to ``validate``, ``--gmaes`` not to ``--map``."""


def similar_words(word: str, known: Iterable[str]) -> list[str]:
    """The known words that are like a word or begin with it, the closest first."""
    from difflib import get_close_matches  # here, because it takes a few milliseconds and only mistakes need it

    words = list(known)
    typed = word.lower()
    begun = [each for each in words if typed and each.lower().startswith(typed)]
    close = get_close_matches(typed, words, n=MOST, cutoff=CLOSE)
    return list(dict.fromkeys([*close, *begun]))[:MOST]


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """Ask whether another word was meant, to stand behind a refusal; empty if no word is similar."""
    found = similar_words(word, known)
    return translate("cli", "; did you mean {words}?").format(words=listed(found, "or")) if found else ""
