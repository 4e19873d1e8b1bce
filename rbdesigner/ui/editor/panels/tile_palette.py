"""The panel of tiles: every terrain and river shape with its picture and the number left in the box."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from rbdesigner.hexes import Orientation
from rbdesigner.messages.translation import number_text
from rbdesigner.scenario.edit import Change
from rbdesigner.tiles import Rivers, Terrain, Tile, TileKind, is_printed, kind_name, shape_of, tile
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.panels.mixture_fields import MixtureFields
from rbdesigner.ui.editor.panels.panel import DocumentPanel
from rbdesigner.ui.editor.panels.tile_composer import ComposeDialog
from rbdesigner.ui.editor.settings import ToolSettings
from rbdesigner.ui.storage.favourites import favourites, toggle_favourite
from rbdesigner.ui.widgets import terms
from rbdesigner.ui.widgets.accessible import make_clearable
from rbdesigner.ui.widgets.buttons import let_shrink
from rbdesigner.ui.widgets.icons import icon
from rbdesigner.ui.widgets.inputs import LineEdit
from rbdesigner.ui.widgets.menu import Menu
from rbdesigner.ui.widgets.picture_grid import ENTRY, PictureEntry, PictureGrid, Supply
from rbdesigner.ui.widgets.section import GAP
from rbdesigner.ui.widgets.small_pictures import tile_image
from rbdesigner.ui.widgets.tile_in_hand import TileInHand

RADIUS = 20.0
"""Tile radius of the pictures in the grid, in pixels."""


class Favourite(NamedTuple):
    """The entry of a tile among the favourites."""

    kind: TileKind


class TilePalette(DocumentPanel):
    """Chooses the tile to lay next."""

    def __init__(self, settings: ToolSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._starred = favourites()
        self.in_hand = TileInHand(settings, self)
        self.mixture = MixtureFields(settings, self)
        self.search = LineEdit(self)
        self.search.setPlaceholderText(self.tr("Search: woods sharp"))
        self.search.setAccessibleName(self.tr("Search for tiles"))
        make_clearable(self.search)
        self.search.textChanged.connect(lambda _: self.refresh())
        self.search.returnPressed.connect(self._choose_first)
        side = round(2 * RADIUS) + 4
        self.grid = PictureGrid(QSize(side, side), self)
        self.grid.setAccessibleName(self.tr("Tiles"))
        self.grid.chosen.connect(self._choose)
        self.grid.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.grid.customContextMenuRequested.connect(self._show_menu)
        self.more = QToolButton(self)
        self.more.setText(self.tr("More shapes"))
        self.more.setCheckable(True)
        self.more.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.more.toggled.connect(self._show_more)
        self.compose = QToolButton(self)
        self.compose.setText(self.tr("Compose…"))
        self.compose.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.compose.setToolTip(self.tr("Compose the rivers of a tile edge by edge"))
        self.compose.clicked.connect(self.open_composer)
        settings.changed.connect(self._show_choice)
        settings.compose_wanted.connect(self.open_composer)
        settings.favourites_changed.connect(self._show_favourites)
        below = QHBoxLayout()
        below.setContentsMargins(GAP, 0, GAP, GAP)
        below.addWidget(self.more)
        below.addStretch(1)
        below.addWidget(self.compose)
        for button in (self.more, self.compose):
            let_shrink(button)
        above = QVBoxLayout()
        above.setContentsMargins(GAP, GAP, GAP, 0)
        above.addWidget(self.in_hand)
        above.addWidget(self.mixture)
        above.addWidget(self.search)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GAP)
        layout.addLayout(above)
        layout.addWidget(self.grid, 1)
        layout.addLayout(below)

    @property
    def _orientation(self) -> Orientation:
        return Orientation.FLAT if self.document is None else self.document.scenario.orientation

    def show_document(self, document: Document | None) -> None:
        """Offer the tiles with the numbers left in the document's box."""
        self.grid.take(self._entries())
        self.mixture.show_box(self._orientation, None if document is None else document.scenario.properties.box)
        self._show_choice()

    def show_changes(self, document: Document, changes: Sequence[Change]) -> None:
        """Count what has changed."""
        if any(change.part == "properties" for change in changes):
            self.show_document(document)
            return
        tiles = [each for change in changes for each in (change.before, change.after) if isinstance(each, Tile)]
        for kind in dict.fromkeys(each.kind for each in tiles):
            self.grid.pictures.renew(self._entry(kind))
            if kind in self._starred:
                self.grid.pictures.renew(self._favourite(kind))
        self._show_choice()

    def _entries(self) -> list[PictureEntry]:
        wanted = self.search.text().casefold().split()
        entries = [self._favourite(kind) for kind in self._starred if _matches(kind, wanted)]
        if entries:
            entries.insert(0, PictureEntry(self.tr("Favourites")))
        for terrain in Terrain:
            kinds = [TileKind(terrain, shape) for shape in self._shapes(terrain, everything=bool(wanted))]
            found = [self._entry(kind) for kind in kinds if _matches(kind, wanted)]
            if found:
                entries += [PictureEntry(terms.capitalised(terms.name(terrain))), *found]
        return entries

    def _favourite(self, kind: TileKind) -> PictureEntry:
        """A tile among the favourites; its place in the palette below stays."""
        return replace(self._entry(kind), key=Favourite(kind))

    def _shapes(self, terrain: Terrain, everything: bool) -> list[Rivers]:
        """List the shapes offered for a terrain: those in the box, or common ones without a box; then others, if any.

        A terrain of which the box has nothing is offered without rivers.
        """
        if terrain is Terrain.SEA:
            return [()]
        named = list(terms.NAMED_SHAPES)
        counts = None if self.document is None else self.document.scenario.properties.box.counts
        if counts is None:
            common = [shape for shape in named if is_printed(TileKind(terrain, shape))]
            offered = list(dict.fromkeys(named[: terms.COMMON_SHAPES] + common))
        else:
            held = {kind.shape for kind, count in counts.items() if kind.terrain is terrain and count}
            offered = [shape for shape in named if shape in held] + sorted(held - set(named)) or [()]
        others = named if everything or self._settings.more_shapes else []
        return list(dict.fromkeys(offered + others))

    def _entry(self, kind: TileKind) -> PictureEntry:
        title = terms.capitalised(terms.tile_kind_name(kind))
        picture = partial(tile_image, tile(*kind), self._orientation, RADIUS)
        label, supply, tip = self._count(kind)
        return PictureEntry(title, kind, picture, label, f"{title}\n{tip}", supply)

    def _count(self, kind: TileKind) -> tuple[str, Supply, str]:
        """The number left of a kind, what it means, and that in words."""
        document = self.document
        held = None if document is None else document.scenario.properties.box.holds(kind)
        if document is None or held is None:
            return "∞", Supply.PLENTY, self.tr("as many as you like")
        left = held - document.checks.index.counts[kind]
        if left > 0:
            text = self.tr("{left} of {held} left in the box").format(left=number_text(left), held=number_text(held))
            return number_text(left), Supply.PLENTY, text
        if left < 0:
            return f"⚠ −{number_text(-left)}", Supply.TOO_MANY, self.tr("%n more than in the box", "", -left)
        if held:
            return "✕ 0", Supply.USED_UP, self.tr("none of {held} left in the box").format(held=number_text(held))
        return "–", Supply.NOT_THERE, self.tr("not in the box")

    def _choose(self, key: object) -> None:
        if isinstance(key, Favourite):
            key = key.kind
        if isinstance(key, TileKind):
            self._settings.choose_tile(key.terrain, key.shape, self._settings.steps)

    def _show_menu(self, at: QPoint) -> None:
        """Offer to make the tile under the pointer a favourite, or none any more."""
        entry = self.grid.indexAt(at).data(ENTRY)
        if not isinstance(entry, PictureEntry) or entry.is_heading:
            return
        kind = entry.key.kind if isinstance(entry.key, Favourite) else entry.key
        if isinstance(kind, TileKind):
            menu = Menu(self)
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            is_one = kind in self._starred
            text = self.tr("Take out of the favourites") if is_one else self.tr("Add to the favourites")
            menu.addAction(icon("star"), text).triggered.connect(lambda: self._toggle_favourite(kind))
            menu.popup(self.grid.viewport().mapToGlobal(at))

    def _toggle_favourite(self, kind: TileKind) -> None:
        toggle_favourite(kind)
        self._settings.favourites_changed.emit()

    def _show_favourites(self) -> None:
        self._starred = favourites()
        self.show_document(self.document)

    def _choose_first(self) -> None:
        first = next((entry for entry in self.grid.pictures.entries if not entry.is_heading), None)
        if first is not None:
            self._choose(first.key)
            self.grid.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_more(self, more: bool) -> None:
        self._settings.more_shapes = more
        self.refresh()

    def _show_choice(self) -> None:
        self.more.setChecked(self._settings.more_shapes)
        self.in_hand.setVisible(not self._settings.is_mixing)
        self.mixture.setVisible(self._settings.is_mixing)
        if self._settings.is_mixing:
            self.grid.choose(None)
            return
        kind = self._settings.tile.kind
        current = self.grid.currentIndex().data(ENTRY)
        if not (isinstance(current, PictureEntry) and current.key == Favourite(kind)):
            self.grid.choose(kind)
        self.in_hand.show_tile(self._orientation, self._count(kind)[2])

    def open_composer(self) -> None:
        """Open the dialog that composes any tile, beginning with the one in hand."""
        box = None if self.document is None else self.document.scenario.properties.box
        dialog = ComposeDialog(self._settings.tile, box, self._orientation, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self._lay(dialog.tile))
        dialog.open()

    def _lay(self, composed: Tile) -> None:
        shape, steps = shape_of(composed.rivers)
        self._settings.choose_tile(composed.terrain, shape, steps)


def _matches(kind: TileKind, wanted: Sequence[str]) -> bool:
    """Tell whether every word is in the name of the kind, in the language of the window or in English."""
    text = f"{terms.tile_kind_name(kind)} {terms.shape_name(kind.shape)} {kind_name(kind)}".casefold()
    return all(word in text for word in wanted)
