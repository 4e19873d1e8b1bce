"""What the tests of the panel of facts share."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from rbdesigner.prediction import planned_homes
from rbdesigner.scenario import files
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.map_editor import MapEditor
from rbdesigner.ui.editor.panels.analysis_panel import AnalysisPanel
from rbdesigner.ui.editor.settings import ToolSettings
from tests.gui.editor.panels.analysis.support import GOLD_ISLE, settled

Show = Callable[..., None]


@pytest.fixture(autouse=True)
def few_plans(jobs_right_here: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Plans are made in this process, and few of them."""
    monkeypatch.setattr(planned_homes, "USUAL_PLANS", 1)
    monkeypatch.setattr(planned_homes, "PLANS_FOR_TWO", 3)


@pytest.fixture
def editor(qtbot: QtBot) -> Iterator[MapEditor]:
    document = Document(files.load(GOLD_ISLE))
    editor = MapEditor(document, ToolSettings())
    qtbot.addWidget(editor)
    editor.resize(700, 600)
    editor.show()
    editor.fit()
    yield editor
    document.deleteLater()


@pytest.fixture
def panel(editor: MapEditor, shown: Show, qtbot: QtBot) -> AnalysisPanel:
    panel = AnalysisPanel()
    panel.set_document(editor.document)
    panel.set_editor(editor)
    shown(panel, 900, 420)
    settled(panel, qtbot)
    return panel
