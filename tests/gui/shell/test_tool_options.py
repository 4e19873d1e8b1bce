"""The buttons in the toolbar for what the tools lay, and in which shape."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rbdesigner.scenario.areas import BrushShape
from rbdesigner.ui.editor.settings import ToolKey
from rbdesigner.ui.shell.actions.tool_options import OPTIONS, SHAPES, ToolOptions
from rbdesigner.ui.shell.window import MainWindow
from tests.gui.answering import trigger
from tests.gui.shell.small_maps import scenario

pytestmark = pytest.mark.kept_window


@pytest.fixture
def options(window: MainWindow) -> ToolOptions:
    window.resize(1600, 900)
    window.workbench.maps.show(scenario())
    QApplication.processEvents()
    found = window.findChild(ToolOptions)
    assert found is not None
    return found


def press(options: ToolOptions, key: str) -> None:
    QTest.mouseClick(options.buttons[key], Qt.MouseButton.LeftButton)


def test_each_tool_shows_the_options_that_it_has(window: MainWindow, options: ToolOptions) -> None:
    settings = window.workbench.settings
    for tool in ToolKey:
        settings.tool = tool
        QApplication.processEvents()
        shown = {key for key, button in options.buttons.items() if button.isVisible()}
        assert shown == set(OPTIONS.get(tool, ())), tool
        assert options.isVisible() is bool(shown), tool


def test_buttons_choose_shape_size_and_what_is_laid(window: MainWindow, options: ToolOptions, qtbot: QtBot) -> None:
    settings = window.workbench.settings
    settings.tool = ToolKey.TILE
    for shape in BrushShape:
        press(options, f"brush.{shape.value}")
        assert settings.brush is shape and options.buttons[f"brush.{shape.value}"].isChecked()
    press(options, "tool.brush_larger")
    press(options, "tool.brush_larger")
    press(options, "tool.brush_smaller")
    assert settings.radius == 1
    press(options, "tool.mixture")
    press(options, "tool.keep_rivers")
    assert settings.is_mixing and not settings.keeps_rivers
    trigger(window, "tool.mixture", qtbot)
    assert not settings.is_mixing and not options.buttons["tool.mixture"].isChecked()


def test_buttons_can_be_reached_and_told_apart_without_a_mouse(options: ToolOptions) -> None:
    names = [button.accessibleName() for button in options.buttons.values()]
    assert all(names) and len(set(names)) == len(names)
    assert all(button.focusPolicy() & Qt.FocusPolicy.TabFocus for button in options.buttons.values())
    assert not any(button.icon().isNull() for button in options.buttons.values())


def test_tools_and_shapes_are_those_of_the_editor() -> None:
    assert {f"brush.{shape.value}" for shape in BrushShape} == set(SHAPES)
    assert set(OPTIONS) <= {key.value for key in ToolKey}
