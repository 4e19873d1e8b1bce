"""Reasons of refusals as they are told in every language."""

from __future__ import annotations

from rbdesigner.messages.file_errors import reason_text
from rbdesigner.scenario.reasons import Reason
from tests.messages.languages import spoken, translators

LANGUAGES = translators(frozenset(("files",)))
"""The languages in which all reasons can be told."""


def refused(reason: str) -> None:
    """The reason is whole in every language, and English in no other."""
    assert isinstance(reason, Reason), reason
    for language, translator in LANGUAGES.items():
        with spoken(translator):
            told = reason_text(reason)
            assert "\n" not in told
            assert (told == reason) == (language == "en"), (language, told)
