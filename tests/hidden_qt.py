"""Hides Qt from the tests of all that has to do without it, and gives it back to the others of the same process."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from types import ModuleType

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

STUB = str(Path(__file__).parent / "without_qt")
"""The folder of a package ``PySide6`` that refuses to be imported."""
HIDDEN = ("PySide6", "shiboken6", "rbdesigner.art", "rbdesigner.ui")
"""Qt, and the rooms that import it: while they stay loaded, nobody notices who imports them."""

# A class of Qt is made when it is first asked for, which ends the process while Qt is hidden; pytest-qt asks for this.
QApplication.instance()
_put_aside: dict[str, ModuleType] | None = None
"""The modules that are out of reach while Qt is hidden."""


def hide() -> None:
    """Let every import of Qt fail, here and in the processes that are started from now on."""
    global _put_aside
    if _put_aside is None:
        for window in QApplication.topLevelWidgets():
            # One that an earlier test has left open would be painted or go on with its work, and import Qt for that.
            window.hide()
            for timer in window.findChildren(QTimer):
                timer.stop()
        _put_aside = _taken_out()
        sys.path.insert(0, STUB)
        os.environ["PYTHONPATH"] = os.pathsep.join([STUB, *_search_path()])


def show() -> None:
    """Bring back Qt, with the very modules that were there before."""
    global _put_aside
    if _put_aside is None:
        return
    sys.path.remove(STUB)
    os.environ["PYTHONPATH"] = os.pathsep.join(_search_path())
    _taken_out()
    sys.modules.update(_put_aside)
    for name in ("art", "ui"):
        if module := _put_aside.get(f"rbdesigner.{name}"):
            setattr(sys.modules["rbdesigner"], name, module)
    _put_aside = None


def _taken_out() -> dict[str, ModuleType]:
    """Forget the loaded modules of Qt and of the rooms that import it, and return them."""
    names = [name for name in sys.modules if any(f"{name}.".startswith(f"{each}.") for each in HIDDEN)]
    return {name: sys.modules.pop(name) for name in names}


def _search_path() -> list[str]:
    """The folders of PYTHONPATH, without the one that hides Qt."""
    return [folder for folder in os.environ.get("PYTHONPATH", "").split(os.pathsep) if folder not in ("", STUB)]
