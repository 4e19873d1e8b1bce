"""Where the window keeps what belongs to its user: settings, autosaves, pictures made once, logs."""

from __future__ import annotations

from pathlib import Path

import platformdirs
from PySide6.QtCore import QSettings

APP = "rbdesigner"


def data() -> Path:
    """The folder for what must not be lost, such as autosaves."""
    return _made(platformdirs.user_data_path(APP, appauthor=False))


def cache() -> Path:
    """The folder for what can be made again, such as thumbnails."""
    return _made(platformdirs.user_cache_path(APP, appauthor=False))


def logs() -> Path:
    """The folder of the log files."""
    return _made(platformdirs.user_log_path(APP, appauthor=False))


def settings() -> QSettings:
    """The user's settings; every object of them sees the same values."""
    path = platformdirs.user_config_path(APP, appauthor=False) / "settings.ini"
    return QSettings(str(path), QSettings.Format.IniFormat)


def _made(path: Path) -> Path:
    path.mkdir(parents=True, exist_ok=True)
    return path
