"""The problems of a map as the window shows them beside everything else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.checks import Severity
from rbdesigner.hexes import ORIGIN, Hex, disk
from rbdesigner.rules.tables import TransporterKind
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.model import Properties, Scenario, Start
from rbdesigner.symmetry import Centre, MapSymmetry, Symmetry
from rbdesigner.tiles import UNLIMITED, Terrain, tile
from rbdesigner.ui.editor.panels.problem_list import PROBLEM
from rbdesigner.ui.editor.panels.problems_panel import ProblemsPanel
from rbdesigner.ui.editor.panels.properties_panel import PropertiesPanel
from rbdesigner.ui.editor.symmetry_dialog import SymmetryDialog
from rbdesigner.ui.shell.window import MainWindow
from tests.gui.answering import Answers

pytestmark = pytest.mark.kept_window


def test_a_broken_symmetry_is_mended_from_its_problem(
    make_window: Callable[[], MainWindow], qtbot: QtBot, answers: Answers
) -> None:
    window = make_window()
    tiles = {place: tile(Terrain.PASTURE) for place in disk(ORIGIN, 2)} | {Hex(0, 2): tile(Terrain.SEA)}
    properties = Properties(symmetry=MapSymmetry(Symmetry.HALF_TURN, Centre.of_hex(ORIGIN)), box=UNLIMITED)
    page = window.workbench.maps.show(Scenario(properties, tiles))
    docks = window.workbench.docks
    assert docks is not None
    docks.bring("problems")
    problems = docks.panels["problems"]
    assert isinstance(problems, ProblemsPanel)
    window.activateWindow()

    def codes() -> list[str]:
        rows = range(problems.model.rowCount())
        return [problems.model.index(row).data(PROBLEM).code for row in rows]

    qtbot.waitUntil(lambda: "not-symmetrical" in codes())
    index = problems.model.index(codes().index("not-symmetrical"))
    problems.view.scrollTo(index)
    spot = problems.view.visualRect(index).center()
    QTest.mouseClick(problems.view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert page.document.selection == {Hex(0, 2), Hex(0, -2)}
    offered: list[str] = []

    def answer(dialog: QWidget) -> None:
        assert isinstance(dialog, SymmetryDialog)
        offered.extend(dialog.choice.itemText(row) for row in range(dialog.choice.count()))
        dialog.accept()

    answers.give("make-symmetrical", answer)
    (button,) = [each for each in problems.details.findChildren(QPushButton) if each.text() == "Make symmetrical…"]
    assert button.isVisible()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert offered and all(text.startswith("All from") for text in offered), "the map as a whole is meant"
    assert page.document.undo_stack.undoText() == "Make symmetrical"
    qtbot.waitUntil(lambda: "not-symmetrical" not in {problem.code for problem in page.document.problems})


def test_a_count_of_nothing_is_grey_from_the_start(window: MainWindow) -> None:
    page = window.workbench.maps.show(Scenario())
    numbers = {problem.severity for problem in page.document.problems}
    assert numbers and numbers < set(Severity)
    assert {severity for severity, button in window.workbench.status.counts.items() if button.isEnabled()} == numbers


def test_a_double_click_on_an_advice_about_a_property_leads_to_its_field(window: MainWindow, qtbot: QtBot) -> None:
    page = window.workbench.maps.show(Scenario())
    docks = window.workbench.docks
    assert docks is not None
    docks.docks["statistics"].raise_()
    docks.bring("problems")
    problems, properties = docks.panels["problems"], docks.panels["properties"]
    assert isinstance(problems, ProblemsPanel) and isinstance(properties, PropertiesPanel)
    window.activateWindow()
    qtbot.wait(30)
    transporters = Start(transporters=((TransporterKind.DONKEY, 9),))
    changed = replace(page.document.scenario.properties, start=transporters)
    page.document.perform(edit(page.document.scenario, properties=changed), "")
    qtbot.wait(30)
    for code, key in (("description-missing", "description"), ("transporters-too-many", "start")):
        rows = range(problems.model.rowCount())
        index = next(problems.model.index(row) for row in rows if problems.model.index(row).data(PROBLEM).code == code)
        problems.view.scrollTo(index)
        spot = problems.view.visualRect(index).center()
        QTest.mouseClick(problems.view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
        QTest.mouseDClick(problems.view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
        qtbot.wait(30)
        focused = QApplication.focusWidget()
        assert focused is not None and properties.fields[key].isAncestorOf(focused)
        assert focused.isVisible(), "its section is open"
        seen = properties.scroll_area.viewport()
        assert seen.rect().contains(focused.mapTo(seen, focused.rect().center()))
    window.registry["view.reset_layout"].trigger()
