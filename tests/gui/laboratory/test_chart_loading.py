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
from rbdesigner.ui.laboratory import chart_view
from rbdesigner.ui.laboratory.laboratory_window import LaboratoryWindow
from tests.gui.game.mouse import click
from tests.lab.sample_runs import setup


@pytest.mark.parametrize("module", ["laboratory.laboratory_window", "app"])
def test_the_window_does_not_load_matplotlib(module: str) -> None:
    code = f"import sys, rbdesigner.ui.{module}; sys.exit('matplotlib' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_what_draws_charts_is_loaded_at_once() -> None:
    code = f"import sys, {chart_view.__name__} as view; view.load_figures(); sys.exit('matplotlib' not in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


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
