"""The language in which the command line speaks: that of the locale."""

from __future__ import annotations

import argparse
import locale
import os
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, suppress

from rbdesigner.messages import translation
from rbdesigner.messages.translation import ENGLISH, Formats, translated
from rbdesigner.translatable import QT_TRANSLATE_NOOP

PREFERENCES = "LANGUAGE"
"""The variable with languages in the order in which they are wanted, with colons between."""
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The variables that name the locale of messages; the first one that is set counts."""
PLAIN = ("", "C", "POSIX")
"""Locales without a language: for them programs speak as they were written, whatever languages are wanted."""

ENGLISH_FORMATS = Formats(number="{:,}".format)
"""How English has numbers where people read them."""


@contextmanager
def spoken() -> Iterator[None]:
    """Speak the language of the locale meanwhile, or English where it has no texts, or no Qt reads them.

    English needs no Qt and costs no time.
    """
    with _reading(of_locale()):
        yield


def _reading(code: str) -> AbstractContextManager[None]:
    if code != ENGLISH:
        with suppress(ImportError):
            from rbdesigner.ui.storage.languages import without_window

            return without_window(code)
    return translation.in_english(ENGLISH_FORMATS)


def of_locale() -> str:
    """The code of the first language that the user wants and that there is."""
    known = translation.languages()
    return next((code for code in map(_code, wanted_locales()) if code in known), ENGLISH)


def wanted_locales() -> list[str]:
    """The locales that the user wants, the first one first, as gettext finds them."""
    own = next(filter(None, map(os.environ.get, LOCALE)), None)
    if own is None and (own := _of_system()) is None:
        return []
    if own.partition(".")[0] in PLAIN:
        return []
    return [*filter(None, os.environ.get(PREFERENCES, "").split(":")), own]


def _code(name: str) -> str:
    """The language of a locale: ``de`` of ``de_AT.UTF-8@euro``."""
    return name.replace("-", "_").partition("_")[0].partition(".")[0].partition("@")[0].lower()


def _of_system() -> str | None:
    """The locale of a system that has no variables for it; None where there is none."""
    if sys.platform == "win32":
        from ctypes import windll

        return locale.windows_locale.get(windll.kernel32.GetUserDefaultUILanguage())
    if sys.platform == "darwin":
        with suppress(ImportError):
            from rbdesigner.ui.storage.languages import shown_for

            return shown_for("")
    return None


WORDS = (
    QT_TRANSLATE_NOOP("argparse", "usage: "),
    QT_TRANSLATE_NOOP("argparse", "positional arguments"),
    QT_TRANSLATE_NOOP("argparse", "options"),
    QT_TRANSLATE_NOOP("argparse", "%(heading)s:"),
    QT_TRANSLATE_NOOP("argparse", "show this help message and exit"),
    QT_TRANSLATE_NOOP("argparse", "show program's version number and exit"),
    QT_TRANSLATE_NOOP("argparse", "argument %(argument_name)s: %(message)s"),
    QT_TRANSLATE_NOOP("argparse", "unrecognized arguments: %s"),
    QT_TRANSLATE_NOOP("argparse", "not allowed with argument %s"),
    QT_TRANSLATE_NOOP("argparse", "ignored explicit argument %r"),
    QT_TRANSLATE_NOOP("argparse", "the following arguments are required: %s"),
    QT_TRANSLATE_NOOP("argparse", "one of the arguments %s is required"),
    QT_TRANSLATE_NOOP("argparse", "expected one argument"),
    QT_TRANSLATE_NOOP("argparse", "expected at most one argument"),
    QT_TRANSLATE_NOOP("argparse", "expected at least one argument"),
    QT_TRANSLATE_NOOP("argparse", "expected %s argument"),
    QT_TRANSLATE_NOOP("argparse", "expected %s arguments"),
    QT_TRANSLATE_NOOP("argparse", "ambiguous option: %(option)s could match %(matches)s"),
    QT_TRANSLATE_NOOP("argparse", "unexpected option string: %s"),
    QT_TRANSLATE_NOOP("argparse", "invalid %(type)s value: %(value)r"),
    QT_TRANSLATE_NOOP("argparse", "invalid choice: %(value)r (choose from %(choices)s)"),
)
"""The texts of argparse that users can come to read, in any version of Python."""


def _word(source: str) -> str:
    return translated("argparse", source)


def _counted(one: str, many: str, number: int) -> str:
    return translated("argparse", one if number == 1 else many)


# argparse asks gettext by these two names, and would read a second kind of catalogues beside those of Qt
vars(argparse).update(_=_word, ngettext=_counted)
