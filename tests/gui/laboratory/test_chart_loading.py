"""The window starts without matplotlib: it is loaded when a run begins, or a chart is wanted."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from threading import current_thread

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from rbdesigner.ui.game.players.kinds import known_kinds
from rbdesigner.ui.laboratory import chart_view, laboratory_window
from rbdesigner.ui.laboratory.laboratory_window import LaboratoryWindow
from tests.gui.game.mouse import click
from tests.lab.sample_runs import setup

LOADING = f"""
import sys
import rbdesigner.ui.app
import {laboratory_window.__name__}
import {chart_view.__name__} as view
print(view.__name__ in sys.modules, "matplotlib" in sys.modules)
"""
"""Tells whether the view of charts is loaded, and matplotlib, before charts are wanted."""


def test_matplotlib_is_not_loaded_before_charts_are_wanted() -> None:
    done = subprocess.run([sys.executable, "-c", LOADING], check=True, capture_output=True, text=True)
    assert done.stdout.split() == ["True", "False"]


@pytest.mark.usefixtures("own_processes")
def test_it_is_loaded_when_a_run_begins(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[str] = []
    monkeypatch.setattr(chart_view, "load_figures", lambda: loaded.append(current_thread().name))
    scenario, kinds = setup().scenario.copy(), known_kinds().descriptions
    laboratory = LaboratoryWindow("the map", scenario, kinds, tmp_path / "runs.sqlite")
    laboratory.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(laboratory)
    laboratory.show()
    assert loaded == []
    click(laboratory.go_button)
    qtbot.waitUntil(lambda: bool(loaded))
    assert loaded[0].startswith("chart")
