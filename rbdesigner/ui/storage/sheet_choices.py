"""The settings of sheets that were used last."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QLocale

from rbdesigner.art.export.sheet_settings import SheetContent, SheetSettings, settings_from
from rbdesigner.ui.storage import folders
from rbdesigner.ui.storage.stored_choices import store_json, stored_json

SHEET = "sheet"


PAPER = "paper"


def last_settings() -> SheetSettings:
    """Give the settings used last, for a scenario sheet; at first they have the paper of the user's country."""
    imperial = QLocale().measurementSystem() is QLocale.MeasurementSystem.ImperialUSSystem
    paper = {PAPER: folders.settings().value(PAPER, "letter" if imperial else "a4")}
    kept = stored_json(SHEET)
    return settings_from({**(kept if isinstance(kept, dict) else {}), **paper})


def keep_settings(settings: SheetSettings) -> None:
    """Keep settings for the next time, but for what was printed, and with secrets."""
    folders.settings().setValue(PAPER, settings.paper)
    store_json(SHEET, replace(settings, content=SheetContent.SHEET, private=False, beyond_box=False).as_data())
