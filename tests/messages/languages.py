"""The languages in which messages are read in the tests: English, and all whose catalogues have every message."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache

from languages.catalogues import LANGUAGES, SOURCE, Message, path_of, read
from rbdesigner.messages import phrases, translation
from rbdesigner.messages.translation import Translator, english

Forms = Mapping[str, tuple[phrases.Part, ...]]


Catalogue = Mapping[tuple[str, str], Message]


@cache
def messages_of(language: str) -> tuple[Message, ...]:
    """The messages of a language, read once by a process."""
    return tuple(read(path_of(language)).values())


@cache
def catalogue(language: str) -> Catalogue:
    """The messages of a language by context and text."""
    return {(message.context, message.source): message for message in messages_of(language)}


def catalogues() -> Iterator[tuple[str, Catalogue]]:
    """The catalogues by their languages."""
    for language in sorted(set(LANGUAGES) - {SOURCE}):
        yield language, catalogue(language)


def translators(contexts: frozenset[str]) -> dict[str, Translator]:
    """A translator for each language that has all texts of these contexts."""
    found: dict[str, Translator] = {SOURCE: english}
    for language, messages in catalogues():
        own = [message for (context, _), message in messages.items() if context in contexts]
        if {message.context for message in own} == contexts and all(message.is_done for message in own):
            found[language] = _translator(messages)
    return found


def _translator(messages: Mapping[tuple[str, str], Message]) -> Translator:
    def translate(context: str, source: str, number: int | None) -> str:
        forms = messages[context, source].forms
        return forms[0] if number is None else forms[number != 1].replace("%n", str(number))

    return translate


class _Strict(dict[str, tuple[phrases.Part, ...]]):
    """The forms of a text, of which each that is asked for is there."""

    def get(self, form: str, default: object = None) -> tuple[phrases.Part, ...]:  # type: ignore[override]
        return self[form]


@contextmanager
def spoken(translator: Translator) -> Iterator[None]:
    """Read messages in a language, strictly: a form that a text does not have is an error."""
    lenient = phrases.parsed_forms
    with translation.kept():
        translation.install(translator)
        phrases.parsed_forms = lambda text: _Strict(lenient(text))  # type: ignore[assignment]
        try:
            yield
        finally:
            phrases.parsed_forms = lenient
