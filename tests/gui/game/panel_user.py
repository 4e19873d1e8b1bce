"""A user before the panel of choices."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.engine.core.actions import Action
from rbdesigner.engine.games.game import Game
from rbdesigner.play.choices.choice_groups import Choice
from rbdesigner.play.match import Match
from rbdesigner.ui.game.choices.choice_widgets import ChoiceButton, TransferButton
from rbdesigner.ui.game.choices.choices_panel import ChoicesPanel
from rbdesigner.ui.game.choices.group_block import ChoiceRow
from rbdesigner.ui.game.match.focus import Focus
from tests.checks.maps import having, map_of
from tests.engine.small_game import SmallGame

LEFT = Qt.MouseButton.LeftButton


def choice_of(button: ChoiceButton) -> Choice:
    assert button.choice is not None
    return button.choice


class PanelUser:
    """A user before the panel, in a small game, looked at where the tests put things."""

    def __init__(self, qtbot: QtBot, small: SmallGame, tile: str = "0,0") -> None:
        self.bot, self.small = qtbot, small
        game = Game(map_of({(0, 0): "pasture"}, having()), 1)
        game.players, game.state = small.state.terms.players, small.state
        self.match = Match(game)
        self.focus = Focus(self.match)
        self.page = QWidget()
        self.panel = ChoicesPanel(self.match, self.focus, self.page)
        qtbot.addWidget(self.page)
        self.page.resize(380, 700)
        self.panel.resize(380, 700)
        self.told: list[str] = []
        self.panel.message.connect(self.told.append)
        self.page.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        with qtbot.waitActive(self.page):
            self.page.show()
            self.page.activateWindow()
        self.page.setFocus()
        self.focus.look_at(small.tile(tile))
        self.panel.renew()

    @property
    def done(self) -> list[Action]:
        return self.match.game.log

    def buttons(self, kind: type[Action], possible: bool = True) -> list[ChoiceButton]:
        found = [one for one in self.panel.findChildren(ChoiceButton) if not one.isHidden() and one.isVisible()]
        return [one for one in found if isinstance(choice_of(one).action, kind) and one.is_possible is possible]

    def click(self, kind: type[Action], words: str = "", possible: bool = True) -> None:
        button = next(one for one in self.buttons(kind, possible) if words in one.text())
        self.bot.mouseClick(button, LEFT)
        self.bot.wait(1)

    def open(self, kind: type[Action]) -> None:
        """Show one by one what is gathered."""
        found = (one for one in self.panel.findChildren(ChoiceButton) if one.isVisible() and choice_of(one).parts)
        self.bot.mouseClick(next(one for one in found if isinstance(choice_of(one).action, kind)), LEFT)

    def row(self, kind: type[Action], words: str = "") -> ChoiceRow:
        """The row of a choice."""
        buttons = (one for one in self.panel.findChildren(ChoiceButton) if one.isVisible() and not choice_of(one).parts)
        button = next(one for one in buttons if isinstance(choice_of(one).action, kind) and words in one.text())
        row = button.parentWidget()
        assert isinstance(row, ChoiceRow)
        return row

    def boxes(self) -> dict[str, QSpinBox]:
        """What is open to be chosen, by the names of the goods and the places."""
        found = (box for box in self.panel.findChildren(QSpinBox) if box.isVisible())
        return {box.accessibleName(): box for box in found}

    def click_named(self, name: str, row: QWidget | None = None) -> None:
        """Click a button by its name."""
        found = (one for one in (row or self.panel).findChildren(QAbstractButton, name) if one.isVisible())
        button = next(found)
        assert button.isEnabled()
        self.bot.mouseClick(button, LEFT)
        self.bot.wait(1)

    def good(self, group: str, name: str, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        block = self.panel.findChild(QWidget, f"choices-{group}")
        assert block is not None
        button = next(one for one in block.findChildren(TransferButton, f"good-{name}") if one.isVisible())
        self.bot.mouseClick(button, LEFT, keys)
        self.bot.wait(1)
