"""The panel of everything that is put on tiles: homes, roads, buildings, transporters, goods."""

from __future__ import annotations

from enum import StrEnum
from functools import partial
from typing import cast

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from rbdesigner.rules.tables import BuildingKind, Good, TransporterKind
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.settings import PieceKind, ToolKey, ToolSettings
from rbdesigner.ui.panels import words
from rbdesigner.ui.panels.picture_grid import Entry, PictureGrid
from rbdesigner.ui.panels.pictures import PieceTool, piece_image
from rbdesigner.ui.panels.player_chooser import PlayerChooser
from rbdesigner.ui.panels.section import GAP, labelled

SIDE = 44
TOOLS: tuple[PieceTool, ...] = (ToolKey.HOME, ToolKey.ROAD, ToolKey.BRIDGE, ToolKey.WALL)
OWNED: tuple[object, ...] = (ToolKey.HOME, ToolKey.WALL, *TransporterKind)
"""What belongs to a player."""


class PiecePalette(QWidget):
    """Chooses the piece to put down next and whose it is."""

    def __init__(self, settings: ToolSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.players = PlayerChooser(self)
        self.players.chosen.connect(self._choose_player)
        self.hint = QLabel(self)
        self.hint.setWordWrap(True)
        self.grid = PictureGrid(QSize(SIDE, SIDE), self)
        self.grid.setAccessibleName(self.tr("Pieces"))
        self.grid.chosen.connect(self._choose)
        settings.changed.connect(self._show_settings)
        settings.tool_changed.connect(self._show_settings)
        above = QVBoxLayout()
        above.setContentsMargins(GAP, GAP, GAP, 0)
        above.addWidget(labelled((self.tr("Whose is the next piece?"), self.players)))
        above.addWidget(self.hint)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(above)
        layout.addWidget(self.grid, 1)
        self._shown_player: int | None = None
        self.grid.take(self._entries())
        self._show_settings()

    def set_document(self, document: Document | None) -> None:
        """Pieces can be chosen while a document is open."""
        self.setEnabled(document is not None)

    def _entries(self) -> list[Entry]:
        tools = {
            ToolKey.HOME: self.tr("Home"),
            ToolKey.ROAD: self.tr("Road"),
            ToolKey.BRIDGE: self.tr("Bridge"),
            ToolKey.WALL: self.tr("Wall"),
        }
        entries = [Entry(self.tr("Homes, roads, walls")), *(self._entry(tool, tools[tool]) for tool in TOOLS)]
        for title, things in (
            (self.tr("Buildings"), tuple(BuildingKind)),
            (self.tr("Transporters"), tuple(TransporterKind)),
            (self.tr("Goods"), tuple(Good)),
        ):
            entries.append(Entry(title))
            entries += [
                self._entry(thing, words.capitalised(words.name(thing))) for thing in cast(tuple[StrEnum, ...], things)
            ]
        return entries

    def _entry(self, thing: StrEnum, title: str) -> Entry:
        player = self._settings.player if thing in OWNED else None
        return Entry(title, thing, partial(piece_image, cast(PieceKind, thing), player, float(SIDE)))

    def _choose(self, key: object) -> None:
        if isinstance(key, ToolKey):
            self._settings.tool = key
        else:
            self._settings.choose_piece(cast(PieceKind, key))

    def _choose_player(self, player: int | None) -> None:
        self._settings.player = player

    def _show_settings(self) -> None:
        settings = self._settings
        self.players.show_player(settings.player)
        if settings.player != self._shown_player:
            self._shown_player = settings.player
            self.grid.take(self._entries())
        chosen = self._in_hand()
        self.grid.choose(chosen)
        row = self.grid.pictures.row_of(chosen)
        name = "" if row is None else self.grid.pictures.entries[row].title
        self.hint.setText(f"<b>{name}</b> {self._hint(chosen)}".strip())

    def _in_hand(self) -> StrEnum | None:
        tool = self._settings.tool
        if tool is ToolKey.PIECE:
            return self._settings.piece
        return tool if tool in TOOLS else None

    def _hint(self, chosen: StrEnum | None) -> str:
        if chosen is None:
            return self.tr("Choose what to put on the map.")
        if chosen not in OWNED:
            return self.tr("It belongs to nobody.")
        if self._settings.player is not None:
            return self.tr("It will belong to {player}.").format(player=words.player(self._settings.player))
        if isinstance(chosen, TransporterKind):
            return self.tr("⚠ Every transporter has an owner: it will be player 1.")
        return self.tr("Players choose among such homes.") if chosen is ToolKey.HOME else self.tr("A neutral wall.")
