"""The languages of the window: catalogues that Qt made from the texts of the program."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLibraryInfo, QLocale, Qt, QTranslator

from rbdesigner.messages import translation
from rbdesigner.messages.translation import CATALOGUE, ENGLISH, Formats, Translator, translate
from rbdesigner.resources import folder
from rbdesigner.ui.storage import folders

if TYPE_CHECKING:
    from datetime import datetime  # the window comes up without it

SETTING = "language"
_QT = "qtbase"
_LOADED = "loaded"
"""The name of the translators of the language that is loaded."""


def available() -> dict[str, str]:
    """The languages of the window by code, each by its own name; English comes first."""
    names = {code: QLocale(code).nativeLanguageName() for code in translation.languages() - {ENGLISH}}
    return {ENGLISH: "English", **{code: name[:1].upper() + name[1:] for code, name in sorted(names.items())}}


def chosen_language() -> str:
    """The code of the language that the user chose, empty for that of the system."""
    code = str(folders.settings().value(SETTING, ""))
    return code if code in available() else ""


def shown_for(code: str) -> str:
    """Give the code of the language in which there are texts for a chosen one.

    Without one chosen it is the system's; the answer always has texts.
    """
    shown = locale_of(code).name().partition("_")[0]
    return shown if shown in available() else ENGLISH


def locale_of(code: str) -> QLocale:
    """Find how a language writes numbers, dates and lists in the country of the system.

    An empty code is the system's.
    """
    system = QLocale.system()
    if not code:
        return system
    somewhere = system.territory() is not QLocale.Country.AnyTerritory
    return QLocale(QLocale(code).language(), system.territory() if somewhere else QLocale.Country.World)


def load(app: QCoreApplication) -> None:
    """Show texts in the chosen language, or in the system's, in place of those loaded before.

    They are English where there is no catalogue.
    """
    for translator in app.findChildren(QTranslator, _LOADED):
        app.removeTranslator(translator)
        translator.deleteLater()
    for translator in install(app, locale_of(chosen_language())) or install(app, locale_of(ENGLISH)):
        translator.setObjectName(_LOADED)


def install(app: QCoreApplication, locale: QLocale) -> list[QTranslator]:
    """Show texts, messages, numbers and dates as a locale has them, and list the translators, if any."""
    ours = QTranslator(app)
    if not _load(ours, locale):
        return []
    qt = QTranslator(app)
    qt.load(locale, _QT, "_", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    for translator in (qt, ours):  # the last one is asked first
        app.installTranslator(translator)
    _read_messages(locale, _translated)
    return [qt, ours]


@contextmanager
def without_window(code: str) -> Iterator[None]:
    """Read messages in a language meanwhile, without an application, if there is a catalogue of it."""
    catalogue, locale, before = QTranslator(), locale_of(code), QLocale()

    def read(context: str, source: str, number: int | None = None) -> str:
        text = catalogue.translate(context, source, "", -1 if number is None else number) or source
        return text if number is None else text.replace("%Ln", "%n").replace("%n", translation.number_text(number))

    with translation.kept():
        if _load(catalogue, locale):
            _read_messages(locale, read)
        try:
            yield
        finally:
            QLocale.setDefault(before)


def _load(translator: QTranslator, locale: QLocale) -> bool:
    return translator.load(locale, CATALOGUE, "_", str(folder("languages")))


def _read_messages(locale: QLocale, translator: Translator) -> None:
    """Read messages by a translator, numbers and days as a locale has them."""
    QLocale.setDefault(locale)
    english = locale.language() is QLocale.Language.English
    translation.install(None if english else translator, Formats(locale.toString, day_text))


@contextmanager
def in_language(app: QCoreApplication, code: str) -> Iterator[None]:
    """Make texts in a language meanwhile, and in the one of before afterwards.

    It is for verbs that write a file: a window has its own language.
    """
    before = QLocale()
    with translation.kept():
        translators = install(app, QLocale(code))
        try:
            yield
        finally:
            for translator in translators:
                app.removeTranslator(translator)
                translator.deleteLater()
            QLocale.setDefault(before)


def _translated(context: str, source: str, number: int | None = None) -> str:
    """A text of a message, for which Qt is asked."""
    return QCoreApplication.translate(context, source, None, -1 if number is None else number)


def time_text(written: str) -> str:
    """A moment that is written in ISO 8601: ``22 Nov 2026, 15:54``."""
    return QLocale().toString(_local(written), translate("times", "d MMM yyyy, HH:mm"))


def day_of(written: str) -> str:
    """The local day of a moment that is written in ISO 8601: ``22 Nov 2026``."""
    return _day_text(_local(written).date())


def day_text(written: str) -> str:
    """Write a day that is given in ISO 8601 as ``22 Nov 2026``; other texts stay as they are."""
    day = QDate.fromString(written, Qt.DateFormat.ISODate)
    return _day_text(day) if day.isValid() else written


def clock_text(moment: datetime) -> str:
    """The hour and minute of a moment: ``15:54``."""
    return QLocale().toString(_local(moment.isoformat()).time(), translate("times", "HH:mm"))


def _day_text(day: QDate) -> str:
    return QLocale().toString(day, translate("times", "d MMM yyyy"))


def _local(written: str) -> QDateTime:
    return QDateTime.fromString(written, Qt.DateFormat.ISODateWithMs).toLocalTime()
