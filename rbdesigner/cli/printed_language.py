"""The language of what a verb writes for readers, whatever language the command line speaks."""

from __future__ import annotations

import argparse
from contextlib import AbstractContextManager

from rbdesigner.cli.spoken_language import ENGLISH_FORMATS
from rbdesigner.messages.translation import ENGLISH, in_english

LANGUAGES = (ENGLISH, "de", "fi", "it")


def add_language(parser: argparse._ActionsContainer, help_text: str) -> None:
    """The option that chooses a language, English if not said."""
    parser.add_argument("--language", choices=LANGUAGES, default=ENGLISH, help=help_text)


def printing_in(code: str) -> AbstractContextManager[None]:
    """Make texts in a language meanwhile, as the window does when it prints."""
    if code == ENGLISH:
        return in_english(ENGLISH_FORMATS)
    from rbdesigner.art.headless import ensure_gui
    from rbdesigner.ui.storage.languages import in_language

    return in_language(ensure_gui(), code)
