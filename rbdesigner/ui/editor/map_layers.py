"""The layers of an editor, from the tiles up to the note beside the pointer, and which of them are shown."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QPalette

from rbdesigner.art.palette import DARK, PAPER, Backdrop
from rbdesigner.art.pixmaps import TilePixmaps
from rbdesigner.checks import Delta
from rbdesigner.scenario.edit import Edit
from rbdesigner.ui.canvas.board_item import BoardItem
from rbdesigner.ui.canvas.bubble_item import BubbleItem
from rbdesigner.ui.canvas.foreign_layer import ForeignLayer
from rbdesigner.ui.canvas.ghost import CursorItem, GhostItem
from rbdesigner.ui.canvas.map_item import LayerInfo, MapLayer
from rbdesigner.ui.canvas.marks import BeaconItem, ForbiddenItem, HintItem
from rbdesigner.ui.canvas.piece_layer import LinkLayer, PieceLayer
from rbdesigner.ui.canvas.problem_layer import ProblemLayer
from rbdesigner.ui.canvas.scene import MapScene
from rbdesigner.ui.canvas.territory_layer import Overlay, TerritoryLayer
from rbdesigner.ui.canvas.text_layer import CoordinatesLayer, TextLayer
from rbdesigner.ui.canvas.tile_layer import TileLayer
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.layer_states import LOCKABLE, LayerKey, LayerStates, layer_title
from rbdesigner.ui.editor.live_facts import LiveFacts
from rbdesigner.ui.editor.overlay_items import LockItem, SelectionItem, SymmetryItem
from rbdesigner.ui.editor.traced_items import PictureItem, ProposalItem
from rbdesigner.ui.editor.traced_picture import TracedPicture


class MapLayers(QObject):
    """All layers of a scene, which follow its document; those that the tools speak through are at hand."""

    def __init__(
        self,
        document: Document,
        facts: LiveFacts,
        traced: TracedPicture,
        scene: MapScene,
        pixmaps: TilePixmaps,
        states: LayerStates,
        palette: QPalette,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        accent = palette.color(QPalette.ColorRole.Highlight)
        self._scene = scene
        self._tiles = TileLayer(scene, pixmaps, PAPER.faint)
        self._territory = TerritoryLayer(scene)
        self._links = LinkLayer(scene)
        self._pieces = PieceLayer(scene, pixmaps)
        self._texts = TextLayer(scene)
        self._coordinates = CoordinatesLayer(scene)
        self.problems = ProblemLayer(scene, document.problems)
        layers: list[MapLayer] = [self._tiles, ForeignLayer(scene), self._territory, self._links, self._pieces]
        layers += [self._texts, self._coordinates, self.problems]
        self.board = BoardItem(scene, layers)
        self._hint = HintItem(scene, self.tr("Choose a tile and click anywhere to lay it"))
        self.forbidden = ForbiddenItem(scene)
        self._selection = SelectionItem(scene, document, accent)
        self._picture = PictureItem(scene, traced)
        self._proposals = ProposalItem(scene, traced, pixmaps)
        self._locks = LockItem(scene, document)
        self._symmetry = SymmetryItem(scene, document)
        self.ghost = GhostItem(scene, pixmaps, accent)
        self.cursor = CursorItem(scene)
        self.beacon = BeaconItem(scene)
        self.bubble = BubbleItem(scene)
        self._states, self._hidden = states, frozenset[LayerKey]()
        self.follow_states()
        self._facts = facts
        facts.changed.connect(self._facts_changed)
        facts.watch(lambda: self.overlay is not Overlay.NOTHING)
        document.problems_changed.connect(self._problems_changed)
        document.selection_changed.connect(self._selection.changed)
        traced.changed.connect(lambda: self._hint.setVisible(not traced.is_there))
        document.locks_changed.connect(self._locks.changed)
        document.symmetry_changed.connect(self._symmetry.update)
        self.show_colours(palette)

    def turned(self) -> None:
        """The hexes point another way."""
        self.board.turned()
        self._selection.reshape()

    def edited(self, edit: Edit) -> None:
        """Show what has changed on the map."""
        self.board.edited(edit)
        if len(self._scene.scenario.tiles) <= len(edit.changes):
            self._hint.update()
        if any(change.part in ("tiles", "homes", "properties") for change in edit.changes):
            self.forbidden.changed()

    def _problems_changed(self, delta: Delta) -> None:
        self.board.spoil(self.problems.changed(delta))

    def _facts_changed(self) -> None:
        if self.overlay is not Overlay.NOTHING:
            self.board.spoil(self._territory.show_facts(self._facts.facts, self.overlay))

    @property
    def overlay(self) -> Overlay:
        """The facts that are painted over the land."""
        return self._territory.overlay

    @overlay.setter
    def overlay(self, overlay: Overlay) -> None:
        self.board.spoil(self._territory.show_facts(self._facts.facts, overlay))
        self._facts.refresh()

    @property
    def infos(self) -> list[LayerInfo]:
        """The layers that can be shown and hidden, from the top down."""
        hidden, locked = self._states.hidden, self._states.locked
        keyed = [
            LayerInfo(key.value, layer_title(key), key not in hidden, key in LOCKABLE, key in locked)
            for key in LayerKey
        ]
        facts = [
            LayerInfo("first", self.tr("Who is first where"), self.overlay is Overlay.FIRST),
            LayerInfo("distance", self.tr("Turns from the nearest home"), self.overlay is Overlay.DISTANCE),
            LayerInfo("contested", self.tr("Contested land"), self.overlay is Overlay.CONTESTED),
        ]
        under = list(LayerKey).index(LayerKey.RIVERS)
        return [*keyed[:under], *facts, *keyed[under:]]

    def follow_states(self) -> None:
        """Show and hide what the window has as shown and hidden."""
        hidden = self._states.hidden
        changed = hidden ^ self._hidden
        self._hidden = hidden
        for layer in (self._texts, self._coordinates, self._pieces, self._links, self.problems):
            layer.visible = layer.name not in hidden
        self._symmetry.setVisible(LayerKey.SYMMETRY not in hidden)
        self._tiles.show_parts(
            tiles=LayerKey.TILES not in hidden, rivers=LayerKey.RIVERS not in hidden, grid=LayerKey.GRID not in hidden
        )
        if changed:
            self.board.forget()

    def show_colours(self, palette: QPalette) -> None:
        """Take the colours of the theme."""
        backdrop: Backdrop = DARK if palette.color(QPalette.ColorRole.Window).lightness() < 128 else PAPER
        self._tiles.grid = backdrop.faint
        self.board.forget()
        self._selection.colour = self.ghost.colour = palette.color(QPalette.ColorRole.Highlight)
        self._scene.setBackgroundBrush(backdrop.table)
