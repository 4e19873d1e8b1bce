"""Writes days and times in the language of the window, by the clock of this machine.

Months have their names, so that nobody takes the day for the month.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QDateTime, QLocale, Qt

from rbdesigner.messages.translation import translate

if TYPE_CHECKING:
    from datetime import datetime  # the window comes up without it


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
