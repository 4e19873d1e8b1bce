"""Controls as the eye finds them: edges of fields in light and dark, words instead of pictures on buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QIcon
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QDialogButtonBox,
    QLineEdit,
    QPlainTextEdit,
    QProxyStyle,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QStyle,
    QToolButton,
    QWidget,
)

from rbdesigner.rules.tables import WONDER_SPACES
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.unsaved_copies import Copy
from rbdesigner.ui.dialogs.maps.new_map import NewMapDialog
from rbdesigner.ui.dialogs.recovery_dialog import FoundCopy, RecoveryDialog
from rbdesigner.ui.game.wonder.wonder_board import WonderBoard
from rbdesigner.ui.shell.actions.menus import ARROW
from rbdesigner.ui.shell.actions.shortcuts import ShortcutList
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.widgets.icons import icon
from rbdesigner.ui.widgets.theme import DARK, LIGHT, Colours, Theme
from tests.gui.answering import Answers, escape
from tests.gui.contrast import contrast

LEAST_CONTRAST = 2.5

CONTROLS: dict[str, Callable[[QWidget], QWidget]] = {
    "line": QLineEdit,
    "paragraph": QPlainTextEdit,
    "number": QSpinBox,
    "tick": QCheckBox,
    "radio": QRadioButton,
}


@pytest.fixture(params=[(Theme.LIGHT, LIGHT), (Theme.DARK, DARK)], ids=["light", "dark"])
def shown(request: pytest.FixtureRequest, window: MainWindow) -> Iterator[Colours]:
    """The colours of a theme while it is chosen."""
    window.theme.theme, colours = request.param
    yield colours
    window.theme.theme = Theme.LIGHT


def test_the_edge_of_an_empty_field_stands_out(window: MainWindow, shown: Colours) -> None:
    for name, make in CONTROLS.items():
        control = make(window)
        control.resize(80, 40)
        control.show()
        image = control.grab().toImage()
        seen = [image.pixelColor(round(x * image.devicePixelRatio()), image.height() // 2) for x in range(20)]
        assert max(contrast(colour, QColor(shown.window)) for colour in seen) >= LEAST_CONTRAST, name


def test_the_arrow_of_the_symmetry_button_is_in_the_middle_of_its_height(window: MainWindow, shown: Colours) -> None:
    window.workbench.maps.show(Scenario())
    button = window.toolbar.findChild(QToolButton, "symmetry-button")
    assert button is not None
    image = button.grab(QRect(button.width() - 2 * ARROW, 2, 2 * ARROW, button.height() - 4)).toImage()
    ground = image.pixelColor(0, 0)
    every = [(x, y) for x in range(image.width()) for y in range(image.height())]
    strong = {pixel for pixel in {image.pixel(*at) for at in every} if contrast(QColor(pixel), ground) > LEAST_CONTRAST}
    inked = [at for at in every if image.pixel(*at) in strong]
    left, right = min(x for x, _ in inked), max(x for x, _ in inked)
    middle = sum(y for _, y in inked) / len(inked)
    assert right - left >= ARROW // 2
    assert abs(middle - image.height() / 2) <= 3


def test_check_boxes_in_a_list_have_an_edge_that_can_be_seen(window: MainWindow, shown: Colours, home: Path) -> None:
    copy = Copy(home, "", None, datetime(2026, 1, 1))
    dialog = RecoveryDialog([FoundCopy(copy, title, "map") for title in ("One", "Two")], "", window)
    item = dialog.list.topLevelItem(1)
    assert item is not None
    item.setCheckState(0, Qt.CheckState.Unchecked)
    dialog.show()
    row = dialog.list.visualItemRect(item)
    box = dialog.list.viewport().grab(QRect(row.topLeft(), QSize(20, row.height()))).toImage()
    middle = [box.pixelColor(x, box.height() // 2) for x in range(box.width())]
    edges = [x for x, colour in enumerate(middle) if contrast(colour, QColor(shown.base)) > LEAST_CONTRAST]
    assert len(edges) == 2
    dialog.close()


class PicturesOnButtons(QProxyStyle):
    """A desktop that puts pictures on the buttons of dialogs."""

    def styleHint(self, hint: QStyle.StyleHint, *rest: Any) -> int:  # noqa: N802
        if hint is QStyle.StyleHint.SH_DialogButtonBox_ButtonsHaveIcons:
            return 1
        return super().styleHint(hint, *rest)


@pytest.fixture
def desktop_with_pictures(qapp: QApplication) -> Iterator[None]:
    qapp.setStyle(PicturesOnButtons("fusion"))
    yield
    qapp.setStyle("fusion")


def test_buttons_of_dialogs_have_no_pictures(
    window: MainWindow, desktop_with_pictures: None, answers: Answers, home: Path
) -> None:
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok)
    assert not box.buttons()[0].icon().isNull()
    dialogs = [NewMapDialog(window), ShortcutList(window.registry, window), RecoveryDialog([], "x", window)]
    pictured: list[QAbstractButton] = []

    def look(dialog: QWidget) -> None:
        pictured.extend(each for each in dialog.findChildren(QPushButton) if not each.icon().isNull())
        escape(dialog)

    for dialog in dialogs:
        answers.give(dialog.objectName(), look)
        dialog.exec()
    answers.give("about", look)
    window.registry["help.about"].trigger()
    answers.give("message", look)
    window.workbench.files.open(home / "nowhere.json")
    assert not pictured


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_every_colour_of_a_theme_is_one(colours: Colours) -> None:
    assert [name for name in colours if not QColor(name).isValid()] == []


def test_empty_spaces_of_the_wonder_stand_out(window: MainWindow, shown: Colours) -> None:
    board = WonderBoard(window)
    board.resize(366, 340)
    board.show()
    image, ratio = board.grab().toImage(), board.devicePixelRatioF()
    plate = board.space_rect(WONDER_SPACES - 2)
    rim = [image.pixelColor(round((plate.left() + dx) * ratio), round(plate.center().y() * ratio)) for dx in (-1, 0, 1)]
    assert max(contrast(colour, QColor(shown.window)) for colour in rim) >= LEAST_CONTRAST


def test_what_is_impossible_is_painted_fainter(window: MainWindow, shown: Colours) -> None:
    inks = []
    for mode in (QIcon.Mode.Normal, QIcon.Mode.Disabled):
        image = icon("undo").pixmap(QSize(32, 32), mode).toImage()
        every = (image.pixelColor(x, y) for x in range(32) for y in range(32))
        inks.append({colour.name() for colour in every if colour.alpha() == 255})
    assert inks == [{shown.text}, {shown.disabled_text}]
