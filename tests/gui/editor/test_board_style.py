"""The style of the boards in the window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from rbdesigner.art.board_style import BoardStyle
from rbdesigner.ui.canvas.tile_layer import show_style
from rbdesigner.ui.dialogs.preferences_dialog import Preferences
from rbdesigner.ui.storage import preferences
from rbdesigner.ui.widgets.theme import ThemeSwitch
from tests.gui.editor.conftest import Hand


@pytest.fixture
def painted_again() -> Iterator[None]:
    """The usual style once more after a test."""
    yield
    show_style(BoardStyle.PAINTED)


@pytest.mark.usefixtures("painted_again")
def test_the_map_that_is_open_takes_a_style_at_once_and_it_is_kept(hand: Hand) -> None:
    before = hand.picture()
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    seen = []
    for style in (BoardStyle.FLAT, BoardStyle.INK, BoardStyle.PAINTED):
        dialog = Preferences(ThemeSwitch(application), hand.editor)
        dialog.board_style.chosen = style
        dialog.accept()
        assert preferences.board_style() is style
        seen.append(hand.picture())
    assert seen[0] != before != seen[1] != seen[0]
    assert seen[2] == before
