"""The picture of a tile as a user sees and uses it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from rbdesigner.engine.core.actions import Lead, LetGo, Make, Produce, Propose, SetDown, TakeAboard, Transfer
from rbdesigner.engine.core.codes import GEESE, NONE
from rbdesigner.play.tile_actions import TileAction
from rbdesigner.play.tile_items import ItemKind
from rbdesigner.play.tile_scene import as_many
from rbdesigner.ui.game.board.picture_menu import PictureMenu
from rbdesigner.ui.game.tile.tile_layout import TileLayout
from rbdesigner.ui.game.tile.tile_view import TileView
from tests.gui.game.mouse import LEFT, PLAIN, RIGHT, SHIFT, Unreachable, click, drag, hover, settle

Beast = Lead | LetGo | TakeAboard | SetDown


class TileAtScreen:
    """Clicks and drags what the picture of the tile that is looked at shows."""

    def __init__(self, view: TileView) -> None:
        self._view, self._picture = view, view.picture

    @property
    def _shown(self) -> TileLayout:
        """What is seen once the pointer is there."""
        if not self._picture.underMouse():
            hover(self._picture, self._picture.rect().topLeft())
        shown = self._picture.shown
        if shown is None:
            raise Unreachable("no tile is looked at")
        return shown

    def _thing(self, what: ItemKind, holder: int | None = None, code: int = NONE) -> QPoint:
        """The middle of a thing."""
        for thing in self._shown.things:
            item = thing.item
            if item.what is what and holder in (None, item.holder) and code in (NONE, item.code):
                return thing.rect.center().toPoint()
        raise Unreachable(f"no {what.name.lower()} in the picture of the tile")

    def _transporter(self, number: int) -> QPoint:
        return self._thing(ItemKind.TRANSPORTER, ~number)

    def _ground(self, spot: int) -> QPoint:
        """Amid the points of a spot where no transporter takes what is dropped."""
        shown, area, free = self._shown, self._picture.rect(), list[QPointF]()
        for x in range(4, area.width(), 6):
            for y in range(4, area.height(), 6):
                thing = shown.thing_at(QPointF(x, y))
                taken = thing is not None and (thing.item.what is ItemKind.TRANSPORTER or thing.item.carrier != NONE)
                if not taken and shown.spot_at(QPointF(x, y)) == spot:
                    free.append(QPointF(x, y))
        if not free:
            raise Unreachable("no room for it in the picture of the tile")
        middle = QPointF(sum(at.x() for at in free), sum(at.y() for at in free)) / len(free)
        return min(free, key=lambda at: (at - middle).manhattanLength()).toPoint()

    def _click(self, at: QPoint, keys: Qt.KeyboardModifier = PLAIN, button: Qt.MouseButton = LEFT) -> None:
        click(self._picture, at, button, keys)

    def _end(self, move: Transfer) -> QPoint:
        """Where a good is to be dropped."""
        return self._ground(move.target) if move.target >= 0 else self._transporter(~move.target)

    # What can be done

    def choose(self, number: int) -> None:
        """Click a transporter."""
        self._click(self._transporter(number))

    def click_good(self, move: Transfer, many: bool) -> None:
        """Load it, or put it down."""
        what = ItemKind.CARGO if move.source < 0 else ItemKind.GOODS
        self._click(self._thing(what, move.source, move.good), SHIFT if many else PLAIN)

    def put_down(self, move: Transfer, many: bool) -> None:
        """Put it down by the menu of the right button."""
        at = self._thing(ItemKind.CARGO, move.source, move.good)
        self._click(at, button=RIGHT)
        self._take_from_menu(TileAction(as_many(self._picture.tile_actions.state, [move]) if many else (move,)))

    def drag_good(self, move: Transfer, many: bool) -> None:
        """Drag it where it is to go."""
        what = ItemKind.CARGO if move.source < 0 else ItemKind.GOODS
        drag(self._picture, self._thing(what, move.source, move.good), self._end(move), SHIFT if many else PLAIN)
        if move.good == GEESE and move.target < 0:
            self._take_picture("carried")  # they could follow as well

    def offer(self, offer: Propose) -> None:
        """Drag the good as if that were allowed, and offer it as is suggested then."""
        assert isinstance(offer.action, Transfer)
        self.drag_good(offer.action, many=False)
        click(self._view.offer)

    def run(self, _action: Produce | Make) -> None:
        """Click the building."""
        self._click(self._thing(ItemKind.BUILDING))

    def _take_from_menu(self, tile_action: TileAction) -> None:
        """Click the line of the open menu that does an action."""
        menu = self._picture.menu
        for line in menu.actions():
            if line.data() == tile_action:
                QTest.mouseClick(menu, LEFT, PLAIN, menu.actionGeometry(line).center())
                settle()
                return
        menu.hide()
        raise Unreachable(f"the menu has nothing for {tile_action}")

    def _take_picture(self, word: str) -> None:
        """Click the picture that is told apart by a word, if it is asked which is meant."""
        for menu in self._picture.findChildren(PictureMenu):
            if menu.isVisible():
                (button,) = [button for button in menu.buttons if word in button.text()]
                click(button)

    def do(self, action: Beast) -> None:
        """Let geese follow or stay, take another transporter aboard or set it down."""
        match action:
            case Lead():
                drag(
                    self._picture,
                    self._thing(ItemKind.GOODS, action.spot, GEESE),
                    self._transporter(action.transporter),
                )
                self._take_picture("follow")
            case LetGo():
                drag(self._picture, self._thing(ItemKind.FOLLOWERS, ~action.transporter), self._ground(action.spot))
            case TakeAboard():
                drag(self._picture, self._transporter(action.passenger), self._transporter(action.carrier))
            case SetDown():
                drag(self._picture, self._thing(ItemKind.PASSENGER), self._ground(action.spot))
