"""The log of a laying: each tile in a line, to step back to."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from rbdesigner.analysis.laying.laying_actions import LayingAction, LayTile
from rbdesigner.analysis.laying.laying_game import TILES_A_TURN
from rbdesigner.messages.places import place
from rbdesigner.ui.laying.laying_table import LayingTable
from rbdesigner.ui.widgets import terms
from rbdesigner.ui.widgets.player_sign import sign_image

_SIGN = 16.0


class LayingLog(QListWidget):
    """Lists what was done, and grey what was taken back.

    ``moment_wanted(int)`` asks for the moment after so many actions.
    """

    moment_wanted = Signal(int)

    def __init__(self, table: LayingTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("laying-log")
        self.setAccessibleName(self.tr("Log"))
        self.setFrameShape(QListWidget.Shape.NoFrame)
        self._table = table
        self._known: list[LayingAction] = []
        self._is_telling = True
        self.currentRowChanged.connect(self._tell)
        table.changed.connect(self.renew)
        self.addItem(self.tr("Beginning"))
        self.renew()

    def renew(self) -> None:
        """Show the log as it is now."""
        whole, done = self._table.whole_log, len(self._table.game.log)
        same = next((row for row, (old, new) in enumerate(zip(self._known, whole, strict=False)) if old != new), None)
        kept = min(len(self._known), len(whole)) if same is None else same
        self._is_telling = False
        while self.count() > kept + 1:
            self.takeItem(self.count() - 1)
        players = self._players(whole)
        for number in range(kept, len(whole)):
            self.addItem(self._item(number, players[number], whole[number]))
        self._known = whole
        faint, usual = self.palette().placeholderText(), self.palette().text()
        for row in range(self.count()):
            self.item(row).setForeground(usual if row <= done else faint)
        self.setCurrentRow(done)
        self._is_telling = True

    def _players(self, whole: list[LayingAction]) -> list[int]:
        """Tell who did each action; those that were taken back are told by those around them."""
        done = self._table.game.actors
        players, player, laid = list(done), self._table.game.acting, self._table.game.laid_this_turn
        for action in whole[len(done) :]:
            players.append(player)
            laid += 1
            if laid == TILES_A_TURN or not isinstance(action, LayTile):
                player, laid = (player + 1) % self._table.game.terms.players, 0
        return players

    def _item(self, number: int, player: int, action: LayingAction) -> QListWidgetItem:
        name = self._table.player_name(player)
        if isinstance(action, LayTile):
            what = self.tr("{number}. {player}: {tile} at {place}")
            what = what.replace("{tile}", terms.tile_kind(action.tile.kind)).replace("{place}", place(action.place))
        else:
            what = self.tr("{number}. {player}: pass")
        sign = QPixmap.fromImage(sign_image(player, _SIGN, self.devicePixelRatioF()))
        return QListWidgetItem(QIcon(sign), what.replace("{number}", str(number + 1)).replace("{player}", name))

    def _tell(self, row: int) -> None:
        if self._is_telling and row >= 0:
            self.moment_wanted.emit(row)
