"""The panel of everything that is put on tiles: homes, roads, buildings, transporters, goods."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from functools import partial
from html import escape
from itertools import chain
from typing import cast

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QVBoxLayout, QWidget

from rbdesigner.rules.tables import BuildingKind, Good, TransporterKind
from rbdesigner.scenario.edit import Change
from rbdesigner.scenario.pieces import Feature, Home, Piece, PieceKind, Transporter, Wall
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.panels.panel import DocumentPanel
from rbdesigner.ui.editor.panels.player_chooser import PlayerChooser
from rbdesigner.ui.editor.settings import ToolKey, ToolSettings
from rbdesigner.ui.widgets import terms
from rbdesigner.ui.widgets.accessible import make_clearable
from rbdesigner.ui.widgets.inputs import LineEdit
from rbdesigner.ui.widgets.literal import MarkupLabel
from rbdesigner.ui.widgets.picture_grid import PictureEntry, PictureGrid
from rbdesigner.ui.widgets.section import GAP, labelled
from rbdesigner.ui.widgets.small_pictures import piece_image

SIDE = 44
TOOLS = (ToolKey.HOME, ToolKey.ROAD, ToolKey.BRIDGE, ToolKey.WALL)
OWNED: tuple[object, ...] = (ToolKey.HOME, ToolKey.WALL, *TransporterKind)
"""The choices that belong to a player."""


class PiecePalette(DocumentPanel):
    """Chooses the piece to put down next and whose it is."""

    def __init__(self, settings: ToolSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.players = PlayerChooser(self)
        self.players.chosen.connect(self._choose_player)
        whose = labelled((self.tr("Whose is the next piece?"), self.players))
        self.hint = MarkupLabel(self)
        self.hint.setWordWrap(True)
        self.search = LineEdit(self)
        self.search.setPlaceholderText(self.tr("Search: mill"))
        self.search.setAccessibleName(self.tr("Search for pieces"))
        make_clearable(self.search)
        self.search.textChanged.connect(self._search)
        self.search.returnPressed.connect(self._choose_first)
        self.grid = PictureGrid(QSize(SIDE, SIDE), self)
        self.grid.setAccessibleName(self.tr("Pieces"))
        self.grid.chosen.connect(self._choose)
        settings.changed.connect(self._show_settings)
        settings.tool_changed.connect(self._show_settings)
        above = QVBoxLayout()
        above.setContentsMargins(GAP, GAP, GAP, 0)
        above.addWidget(whose)
        above.addWidget(self.hint)
        above.addWidget(self.search)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(above)
        layout.addWidget(self.grid, 1)
        self._shown_player: int | None = None
        self.grid.take(self._entries())
        self._show_settings()

    def show_document(self, document: Document | None) -> None:
        """Enable choosing pieces while a document is open, for its players and all who have something on its map."""
        self.setEnabled(document is not None)
        if document is not None:
            scenario = document.scenario
            pieces = chain.from_iterable(scenario.pieces.values())
            owned = chain(scenario.homes.values(), scenario.walls.values(), pieces)
            self.players.offer(scenario.properties.players.most, _owners(owned))

    def show_changes(self, document: Document, changes: Sequence[Change]) -> None:
        """Offer other players where the changes make it necessary."""
        if any(change.part not in ("tiles", "roads") for change in changes):
            self.show_document(document)

    def _search(self) -> None:
        self.grid.take(self._entries())
        self.grid.choose(self._in_hand())

    def _choose_first(self) -> None:
        """Take the first piece that was found."""
        first = next((entry for entry in self.grid.pictures.entries if not entry.is_heading), None)
        if first is not None:
            self._choose(first.key)

    def _entries(self) -> list[PictureEntry]:
        groups: list[tuple[str, list[PictureEntry]]] = [
            (self.tr("Homes, roads, walls"), [self._entry(tool) for tool in TOOLS])
        ]
        for title, things in (
            (self.tr("Buildings"), tuple(BuildingKind)),
            (self.tr("Transporters"), tuple(TransporterKind)),
            (self.tr("Goods"), tuple(Good)),
        ):
            named = cast(tuple[StrEnum, ...], things)
            groups.append((title, [self._entry(thing) for thing in named]))
        wanted = self.search.text().casefold().split()
        entries = []
        for title, group in groups:
            found = [entry for entry in group if _matches(title, entry, wanted)]
            entries += [PictureEntry(title), *found] if found else []
        return entries

    def _name(self, thing: StrEnum) -> str:
        tools: dict[StrEnum, str] = {
            ToolKey.HOME: self.tr("Home"),
            ToolKey.ROAD: self.tr("Road"),
            ToolKey.BRIDGE: self.tr("Bridge"),
            ToolKey.WALL: self.tr("Wall"),
        }
        return tools[thing] if thing in tools else terms.capitalised(terms.name(thing))

    def _entry(self, thing: StrEnum) -> PictureEntry:
        player = self._settings.player if thing in OWNED else None
        pictured = Feature(thing) if isinstance(thing, ToolKey) else cast(PieceKind, thing)
        return PictureEntry(self._name(thing), thing, partial(piece_image, pictured, player, float(SIDE)))

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
        name = "" if chosen is None else self._name(chosen)
        self.hint.setText(f"<b>{escape(name)}</b> {escape(self._hint(chosen))}")

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
            return self.tr("It will belong to {player}.").format(player=terms.player_name(self._settings.player))
        if isinstance(chosen, TransporterKind):
            return self.tr("⚠ Every transporter has an owner: it will be player 1.")
        return self.tr("Players choose among such homes.") if chosen is ToolKey.HOME else self.tr("A neutral wall.")


def _owners(things: Iterable[Home | Wall | Piece]) -> set[int]:
    """The players to whom any of these belongs."""
    players = {thing.player for thing in things if isinstance(thing, Home | Wall | Transporter)}
    return {player for player in players if player is not None}


def _matches(group: str, entry: PictureEntry, wanted: Sequence[str]) -> bool:
    """Tell whether every word is in the names of a piece or its group, in the window's language or English."""
    text = f"{group} {entry.title} {entry.key}".casefold()
    return all(word in text for word in wanted)
