"""The layers of an editor, from the tiles up to the note beside the pointer, and which of them are shown."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QPalette

from rbdesigner.art.palette import DARK, PAPER, Backdrop
from rbdesigner.art.pixmaps import TilePixmaps
from rbdesigner.checks import Delta
from rbdesigner.scenario.edit import Edit
from rbdesigner.ui.canvas.beacon_layer import BeaconLayer
from rbdesigner.ui.canvas.board_layer import BoardLayer
from rbdesigner.ui.canvas.bubble_layer import BubbleLayer
from rbdesigner.ui.canvas.coat import Coat
from rbdesigner.ui.canvas.coordinates_coat import CoordinatesCoat
from rbdesigner.ui.canvas.ghost_layer import CursorLayer, GhostLayer
from rbdesigner.ui.canvas.layer import LayerInfo
from rbdesigner.ui.canvas.marks import ForbiddenLayer, HintLayer
from rbdesigner.ui.canvas.piece_coat import LinkCoat, PieceCoat
from rbdesigner.ui.canvas.problem_coat import ProblemCoat
from rbdesigner.ui.canvas.scene import MapScene
from rbdesigner.ui.canvas.tile_coat import TileCoat
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.selection_layer import SelectionLayer
from rbdesigner.ui.editor.symmetry_layer import SymmetryLayer


class MapLayers(QObject):
    """All layers of a scene, which follow its document; those that the tools speak through are at hand."""

    def __init__(
        self, document: Document, scene: MapScene, pixmaps: TilePixmaps, palette: QPalette, parent: QObject
    ) -> None:
        super().__init__(parent)
        accent = palette.color(QPalette.ColorRole.Highlight)
        self._scene = scene
        self._tiles = TileCoat(scene, pixmaps, PAPER.faint)
        self._links = LinkCoat(scene)
        self._pieces = PieceCoat(scene, pixmaps)
        self._coordinates = CoordinatesCoat(scene)
        self.problems = ProblemCoat(scene, document.problems)
        coats: list[Coat] = [self._tiles, self._links, self._pieces, self._coordinates, self.problems]
        self.board = BoardLayer(scene, coats)
        self._hint = HintLayer(scene, self.tr("Choose a tile and click anywhere to lay it"))
        self.forbidden = ForbiddenLayer(scene)
        self._selection = SelectionLayer(scene, document, accent)
        self._symmetry = SymmetryLayer(scene, document)
        self.ghost = GhostLayer(scene, pixmaps, accent)
        self.cursor = CursorLayer(scene)
        self.beacon = BeaconLayer(scene)
        self.bubble = BubbleLayer(scene)
        document.problems_changed.connect(self._problems_changed)
        document.selection_changed.connect(self._selection.changed)
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

    @property
    def infos(self) -> list[LayerInfo]:
        """The layers that can be shown and hidden."""
        return [
            LayerInfo("grid", self.tr("Grid of empty places"), self._tiles.shows_grid),
            LayerInfo("coordinates", self.tr("Coordinates"), self._coordinates.visible),
            LayerInfo("pieces", self.tr("Homes and pieces"), self._pieces.visible),
            LayerInfo("links", self.tr("Roads and walls"), self._links.visible),
            LayerInfo("problems", self.tr("Marks of problems"), self.problems.visible),
            LayerInfo("symmetry", self.tr("Axes of symmetry"), self._symmetry.isVisible()),
        ]

    def set_visible(self, name: str, visible: bool) -> None:
        """Show or hide a layer."""
        if name == "symmetry":
            self._symmetry.setVisible(visible)
        elif name == "grid":
            self._tiles.shows_grid = visible
        for coat in (self._coordinates, self._pieces, self._links, self.problems):
            if coat.name == name:
                coat.visible = visible
        self.board.forget()

    def show_colours(self, palette: QPalette) -> None:
        """Take the colours of the theme."""
        backdrop: Backdrop = DARK if palette.color(QPalette.ColorRole.Window).lightness() < 128 else PAPER
        self._tiles.grid = backdrop.faint
        self.board.forget()
        self._selection.colour = self.ghost.colour = palette.color(QPalette.ColorRole.Highlight)
        self._scene.setBackgroundBrush(backdrop.table)
