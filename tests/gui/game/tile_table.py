"""A user before the tile view of a small game."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rbdesigner.engine.core.actions import Done, Waive
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.state import Phase, Stage
from rbdesigner.engine.games.game import Game
from rbdesigner.hexes import Hex
from rbdesigner.play.match import Match
from rbdesigner.play.tile_items import ItemKind, TileItem
from rbdesigner.rules.tables import Good, TransporterKind
from rbdesigner.scenario.model import Players, Start
from rbdesigner.scenario.pieces import Goods, Home, Piece, Spot, SpotKind, Transporter
from rbdesigner.ui.game.board.delivery_controller import DeliveryController
from rbdesigner.ui.game.board.game_board import GameBoard
from rbdesigner.ui.game.board.picture_menu import PictureMenu
from rbdesigner.ui.game.match.focus import Focus
from rbdesigner.ui.game.tile.tile_layout import ItemBox
from rbdesigner.ui.game.tile.tile_view import TileView
from tests.checks.maps import having, map_of

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
SHIFT, ALT = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.AltModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
PLAIN = Qt.KeyboardModifier.NoModifier
TILES = {(0, 0): "pasture 3", (1, 0): "rock", (0, 1): "woods 0-3", (0, 2): "sea", (1, 1): "mountain"}
HERE, RIVER = Hex(0, 0), Hex(0, 1)
EAST, WEST = 1, 7


def donkey(player: int = 1, region: int = 0, *cargo: tuple[Good, int]) -> Transporter:
    return Transporter(TransporterKind.DONKEY, player, Spot(SpotKind.REGION, region), cargo)


def raft(player: int = 1, *cargo: tuple[Good, int]) -> Transporter:
    return Transporter(TransporterKind.RAFT, player, Spot(SpotKind.RIVER, 0), cargo)


ON_RIVER: tuple[Piece, ...] = (donkey(1, EAST), Goods(Good.STONE, 2, EAST))
PIECES: dict[tuple[int, int], tuple[Piece, ...]] = {
    (0, 0): (donkey(1), donkey(1, 0, (Good.GOLD, 1)), Goods(Good.BOARDS, 5, 0), Goods(Good.GEESE, 2, 0)),
    (0, 1): ON_RIVER,
}


class Table:
    """A user before the tile view of a game."""

    def __init__(
        self, qtbot: QtBot, pieces: dict[tuple[int, int], tuple[Piece, ...]], players: int, phase: Phase
    ) -> None:
        homes = {(0, 0): Home(0, 1)} | ({(1, 1): Home(0, 2)} if players > 1 else {})
        properties = having(players=Players(players, players), start=Start((), ()))
        self.match = Match(Game.new(map_of(TILES, properties, homes=homes, pieces=pieces), players, 1))
        while self.match.state.phase is not phase or self.match.state.stage is not Stage.PLAY:
            legal = self.match.game.legal_actions()
            self.match.do(next((one for one in legal if isinstance(one, Done | Waive)), legal[0]))
        self.focus = Focus(self.match)
        self.board = GameBoard(self.match)
        self.delivery_controller = DeliveryController(self.match, self.focus, self.board)
        self.view = TileView(self.match, self.focus, self.board, self.delivery_controller)
        self.picture = self.view.picture
        qtbot.addWidget(self.view)
        self.view.resize(372, 290)
        self.view.show()
        qtbot.waitExposed(self.view)
        self.look_at(HERE)

    def look_at(self, place: Hex) -> None:
        self.focus.look_at(self.match.state.topology.index[place])

    def amount(self, holder: int, good: int) -> int:
        return self.match.state.amount(holder, good)

    def spot(self, place: Hex, region: int = 0) -> int:
        return self.match.state.topology.spot(place, Spot(SpotKind.REGION, region))

    def thing(self, what: ItemKind, code: int = NONE, number: int = NONE, spot: int = NONE) -> ItemBox:
        assert self.picture.shown is not None
        return next(
            thing
            for thing in self.picture.shown.things
            if thing.item.what is what
            and code in (NONE, thing.item.code)
            and number in (NONE, thing.item.number, thing.item.carrier)
            and spot in (NONE, thing.item.spot)
        )

    def at(self, what: ItemKind, code: int = NONE, number: int = NONE, spot: int = NONE) -> QPoint:
        return self.thing(what, code, number, spot).rect.center().toPoint()

    def tip(self, what: ItemKind, code: int = NONE) -> str:
        return self.picture.tip(self.thing(what, code).item)

    def menu(self, at: QPoint) -> dict[str, bool]:
        """Click with the right button: the lines that are offered, and whether each can be taken."""
        self.click(at, RIGHT)
        return {line.text(): line.isEnabled() for line in self.picture.menu.actions() if self.picture.menu.isVisible()}

    def take(self, text: str) -> None:
        """Click a line of the menu that is open."""
        menu = self.picture.menu
        assert menu.isVisible()
        (line,) = [line for line in menu.actions() if line.text() == text]
        QTest.mouseClick(menu, LEFT, PLAIN, menu.actionGeometry(line).center())

    def take_picture(self, text: str) -> None:
        """Click a line of the popup of pictures that is open."""
        (menu,) = [menu for menu in self.picture.findChildren(PictureMenu) if menu.isVisible()]
        (button,) = [button for button in menu.buttons if button.text() == text]
        QTest.mouseClick(button, LEFT)

    def click(self, at: QPoint, button: Qt.MouseButton = LEFT, keys: Qt.KeyboardModifier = PLAIN) -> None:
        QTest.mouseMove(self.picture, at)
        QTest.mouseClick(self.picture, button, keys, at)

    def drag(self, start: QPoint, end: QPoint, keys: Qt.KeyboardModifier = PLAIN) -> None:
        QTest.mouseMove(self.picture, start)
        QTest.mousePress(self.picture, LEFT, keys, start)
        for step in range(1, 6):
            QTest.mouseMove(self.picture, start + (end - start) * step / 5)
        self.picture.grab()
        QTest.mouseRelease(self.picture, LEFT, keys, end)

    def key(self, key: Qt.Key, keys: Qt.KeyboardModifier = PLAIN) -> None:
        QTest.keyClick(self.picture, key, keys)

    @property
    def cursor(self) -> TileItem:
        assert self.picture.shown is not None
        thing = self.picture.shown.find(self.picture.cursor_key)
        assert thing is not None
        return thing.item


def shown(table: Table) -> tuple[ItemBox, ...]:
    """Everything in the picture."""
    assert table.picture.shown is not None
    return table.picture.shown.things
