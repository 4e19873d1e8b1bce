"""The figures of a game in a window beside it, with other games to compare."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from string import ascii_uppercase
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from rbdesigner.engine.core.actions import Action
from rbdesigner.hexes import Hex
from rbdesigner.lab.games.counting import BRICKS, IDLE, MADE, POINTS, STANDING, STEPS, USED
from rbdesigner.lab.games.game_figures import Contender, GameFigures
from rbdesigner.messages.thing_wording import player_title
from rbdesigner.messages.translation import number_text
from rbdesigner.play.match import Match
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.figures.contender_row import ContenderRow, ShownContender, heading_label
from rbdesigner.ui.figures.figure_tables import IdleTable, MilestoneTable, TrafficTable
from rbdesigner.ui.figures.turn_page import TurnPage
from rbdesigner.ui.game.match.signals import signals_of
from rbdesigner.ui.laboratory.heat_layer import ShadedMap
from rbdesigner.ui.widgets.accessible import tell_choice
from rbdesigner.ui.widgets.content_area import ContentArea, resize_within_screen
from rbdesigner.ui.widgets.later import later
from rbdesigner.ui.widgets.menu import Menu
from rbdesigner.ui.widgets.section import note


class TrafficMap(QWidget):
    """Steps of transporters onto each tile, or the goods made there, of all players."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.kind, self.map = QComboBox(self), ShadedMap(self.tr("The map of the game"), self)
        tell_choice(self.kind, self.tr("What is painted over the map"))
        for title, kind in ((self.tr("Steps of transporters"), STEPS), (self.tr("Goods made there"), MADE)):
            self.kind.addItem(title, kind)
        self._figures: GameFigures | None = None
        self._scenario: Scenario | None = None
        top = QHBoxLayout()
        top.addWidget(self.kind)
        top.addStretch(1)
        rows = QVBoxLayout(self)
        rows.addLayout(top)
        rows.addWidget(self.map, 1)
        rows.addWidget(note(self.tr("The darker a tile, the more of it; tiles without a number have none.")))
        self.kind.currentIndexChanged.connect(self._renew)

    def show_figures(self, figures: GameFigures, scenario: Scenario) -> None:
        """Show the figures of a game on its map."""
        self._figures = figures
        if self._scenario is not scenario:
            self._scenario = scenario
            self.map.show_map(scenario)
        self._renew()

    def _renew(self, _index: int = 0) -> None:
        if self._figures is None:
            return
        is_made = self.kind.currentData() == MADE
        amounts = {Hex(*tile.at): tile.made if is_made else tile.steps for tile in self._figures.tiles}
        self.map.show_amounts(
            {at: amount for at, amount in amounts.items() if amount}, lambda amount: number_text(round(amount))
        )


LEFT = 250
"""Pixels of the column with the players."""
MOST = 8
"""The most other games that are compared."""
_PAUSE = 400
"""Milliseconds after an action until the figures of a game that goes on are counted anew."""


class ComparedGame(NamedTuple):
    """Another game, its name and what is to be said of its map."""

    key: str
    name: str
    figures: GameFigures
    remark: str = ""


class FigureWindow(QWidget):
    """Charts and tables of a match, which follow it; a click on a turn has the board show it.

    ``file_wanted()`` and ``known_wanted()`` ask to choose games from files, or among those that are known, and to give
    them to :meth:`compare`. ``tile_wanted(Hex)`` asks the board to show a tile.
    """

    file_wanted = Signal()
    known_wanted = Signal()
    tile_wanted = Signal(object)

    def __init__(self, title: str, match: Match, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("figure-window")
        self.setWindowTitle(self.tr("Figures of the game: {map}").replace("{map}", title))
        self.match = match
        self._counted: list[Action] = []
        self.figures = self._counted_now()
        self.compared: list[ComparedGame] = []
        self._seats: dict[str, int] = {}
        self.rows: list[ContenderRow] = []
        self.points = TurnPage([(POINTS, self.tr("Points after the turn: goods aboard and the wonder"))], self)
        self.goods = TurnPage([(MADE, self.tr("Goods made")), (USED, self.tr("Goods used"))], self, by_thing=True)
        self.bricks = TurnPage([(BRICKS, self.tr("Bricks laid"))], self)
        self.buildings = TurnPage([(STANDING, self.tr("Buildings")), (IDLE, self.tr("Idle buildings"))], self)
        self.traffic = TurnPage([(STEPS, self.tr("Steps of transporters"))], self)
        self.milestones, self.idle, self.tiles = MilestoneTable(self), IdleTable(self), TrafficTable(self)
        self.map = TrafficMap(self)
        self._lay_out()
        self._again = later(self, self._count, _PAUSE)
        signals = signals_of(match)
        signals.happened.connect(self._follow)
        signals.moved.connect(self._follow)
        resize_within_screen(self, self.sizeHint())
        self._renew()
        self.tabs.tabBar().setFocus()

    @property
    def pages(self) -> tuple[TurnPage, ...]:
        """The pages with charts."""
        return self.points, self.goods, self.bricks, self.buildings, self.traffic

    # How it is laid out

    def _lay_out(self) -> None:
        self.buildings.add_below(self.idle)
        self.traffic.add_below(self.tiles)
        for page in self.pages:
            page.turn_wanted.connect(self.show_turn)
        self.tiles.row_wanted.connect(lambda at: self.tile_wanted.emit(Hex(*at)))
        self.milestones.row_wanted.connect(self._show_milestone)
        self.tabs = QTabWidget(self)
        self.tabs.setDocumentMode(True)
        self.tabs.setObjectName("figure-tabs")
        titled: tuple[tuple[QWidget, str], ...] = (
            (self.points, self.tr("&Points")),
            (self.milestones, self.tr("&Milestones")),
            (self.goods, self.tr("&Goods")),
            (self.bricks, self.tr("&Wonder")),
            (self.buildings, self.tr("&Buildings")),
            (self.traffic, self.tr("&Traffic")),
            (self.map, self.tr("M&ap")),
        )
        for widget, title in titled:
            self.tabs.addTab(widget, title)
        columns = QHBoxLayout(self)
        columns.setContentsMargins(12, 12, 12, 12)
        columns.setSpacing(12)
        columns.addWidget(self._left())
        right = QVBoxLayout()
        right.addWidget(ContentArea(self.tabs, self), 1)
        close = QPushButton(self.tr("&Close"), self)
        close.clicked.connect(self.close)
        foot = QHBoxLayout()
        foot.addWidget(
            note(self.tr("A click on a turn shows its beginning on the board. Tables are copied with Ctrl+C.")), 1
        )
        foot.addWidget(close)
        right.addLayout(foot)
        columns.addLayout(right, 1)

    def _left(self) -> QWidget:
        """The players, and what is compared."""
        self._players = QWidget()
        QVBoxLayout(self._players).setContentsMargins(0, 0, 6, 0)
        area = QScrollArea(self)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(self._players)
        self.compare_button = QPushButton(self.tr("C&ompare with"), self)
        menu = Menu(self.compare_button)
        menu.addAction(self.tr("&Games of this map…"), self.known_wanted.emit)
        menu.addAction(self.tr("A &file…"), self.file_wanted.emit)
        self.compare_button.setMenu(menu)
        left = QWidget(self)
        left.setFixedWidth(LEFT)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(area, 1)
        column.addWidget(self.compare_button)
        return left

    def sizeHint(self) -> QSize:
        """Room for charts and their tables."""
        return QSize(1120, 680)

    # What is shown

    @property
    def shown(self) -> list[ShownContender]:
        """All players of the game, and one of each other game."""
        own = [
            ShownContender(Contender(self.figures, seat), player_title(self.match.state, seat), seat)
            for seat in range(self.figures.players)
        ]
        others = [
            ShownContender(Contender(each.figures, self._seat(each)), each.name, -1, mark, each.remark)
            for each, mark in zip(self.compared, ascii_uppercase, strict=False)
        ]
        return [*own, *others]

    def _seat(self, game: ComparedGame) -> int:
        return self._seats.get(game.key, game.figures.winner)

    def _choose_seat(self, key: str, number: int, seat: int) -> None:
        """Show another player of a game that is compared; ``number`` is that of its row."""
        self._seats[key] = seat
        self._renew()
        self.rows[number].seats.setFocus()

    def compare(self, games: Sequence[ComparedGame]) -> None:
        """Show further games beside this one, which replace those with their keys."""
        new = {game.key: game for game in games}
        self.compared = [each for each in self.compared if each.key not in new]
        self.compared = [*self.compared, *new.values()][-MOST:]
        self._renew()

    def _forget(self, key: str) -> None:
        self.compared = [each for each in self.compared if each.key != key]
        self._renew()

    def _renew(self) -> None:
        shown = self.shown
        for page in self.pages:
            page.show_contenders(shown)
        self.milestones.show_contenders(shown)
        self.idle.show_figures(self.figures)
        self.tiles.show_figures(self.figures, self.match.game.scenario)
        self.map.show_figures(self.figures, self.match.game.scenario)
        self._show_players(shown)
        self._show_now()

    def _show_players(self, shown: Sequence[ShownContender]) -> None:
        rows = self._players.layout()
        assert isinstance(rows, QVBoxLayout)
        while (item := rows.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        self.rows = []
        rows.addWidget(heading_label(self.tr("This game"), self._players))
        keys = iter([each.key for each in self.compared])
        for number, each in enumerate(shown):
            if each.player < 0 and shown[number - 1].player >= 0:
                rows.addSpacing(8)
                rows.addWidget(heading_label(self.tr("Compared with"), self._players))
            row = ContenderRow(each, self._players)
            if each.player < 0:
                key = next(keys)
                row.gone.connect(lambda key=key: self._forget(key))
                row.seat_chosen.connect(partial(self._choose_seat, key, number))
            self.rows.append(row)
            rows.addWidget(row)
        if not self.compared:
            rows.addSpacing(8)
            rows.addWidget(note(self.tr("Other games, your own or machines', can be shown beside it.")))
        rows.addStretch(1)

    # The board

    def show_turn(self, turn: int) -> None:
        """Show the beginning of a turn on the board, or else the end."""
        begins = self.figures.begins
        self.match.look_at(begins[turn - 1] if 0 < turn <= len(begins) else len(self.match.game.log))

    def _show_milestone(self, key: tuple[str, str]) -> None:
        """Show the moment after the first player's milestone on the board."""
        moments = [first.moment for first in self.figures.milestones if (first.event, first.thing) == tuple(key)]
        if moments:
            self.match.look_at(moments[0])

    def _follow(self, _events: object = None) -> None:
        self._show_now()
        if self.match.game.log != self._counted:
            self._again.start()

    def _show_now(self) -> None:
        turn = self.match.state.turn
        for page in self.pages:
            page.show_now(turn)

    def _count(self) -> None:
        """Count the figures anew."""
        self.figures = self._counted_now()
        self._renew()

    def _counted_now(self) -> GameFigures:
        self._counted = self.match.game.log[:]
        return GameFigures.of(self.match.game)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes it."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)
