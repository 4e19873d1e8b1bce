"""The picture from which a map is traced, and the tiles proposed from it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage, QUndoCommand

from rbdesigner.analysis.picture_placement import PicturePlacement, Pin, fitted_placement
from rbdesigner.hexes import Hex
from rbdesigner.scenario.areas import over_rivers
from rbdesigner.scenario.edit import Edit
from rbdesigner.scenario.editing import lay
from rbdesigner.tiles import Tile, tile
from rbdesigner.ui.editor.document import AsideStep, Document
from rbdesigner.ui.storage.kept_pictures import KeptPicture, keep_picture, kept_picture

if TYPE_CHECKING:
    from rbdesigner.analysis.tile_reading import Pixels, TileProposal


class LaidPicture(NamedTuple):
    """A picture and how it lies, which is what steps of undo bring back."""

    image: QImage | None
    path: Path
    placement: PicturePlacement
    pins: tuple[Pin, ...] = ()


class TracedPicture(QObject):
    """Holds the picture of one document, how it lies, and what is proposed.

    ``changed()`` tells of another picture, place or look of it; there is ``proposals_changed()``, too. The picture
    belongs to the user's work on the map: the file of the scenario knows nothing of it.
    """

    changed = Signal()
    proposals_changed = Signal()

    def __init__(self, document: Document, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self.image: QImage | None = None
        self.state = KeptPicture(Path())
        self.pins: tuple[Pin, ...] = ()
        self.proposals: dict[Hex, TileProposal] = {}
        self._pixels: Pixels | None = None
        self._before: LaidPicture | None = None  # while it is dragged
        document.edited.connect(self._edited)
        document.path_changed.connect(self._keep)

    @property
    def is_there(self) -> bool:
        """Whether there is a picture."""
        return self.image is not None

    @property
    def kept(self) -> KeptPicture | None:
        """The picture that lay under the map before."""
        return kept_picture(self._document.path) if self._document.path is not None else None

    def bring_back(self, kept: KeptPicture, image: QImage) -> None:
        """Show the picture that lay under the map before."""
        self.image = image
        self.state, self._pixels = kept, None
        self.changed.emit()

    def take(self, path: Path, image: QImage, width: float, middle: complex) -> None:
        """Put the picture of a file under the map, so wide and there."""
        placement = PicturePlacement(width, 0.0, middle.real, middle.imag).bounded()
        laid = LaidPicture(image, path.absolute(), placement)
        self._change(laid, self.tr("Put a picture under the map"))

    def remove(self) -> None:
        """Take the picture away."""
        self._change(self.laid._replace(image=None, pins=()), self.tr("Remove the picture"))

    def show_as(self, **changes: object) -> None:
        """Change how the picture is shown, which is no step: fields of a kept picture."""
        state = self.state._replace(**changes)  # type: ignore[arg-type]  # the fields of the tuple
        if state != self.state:
            self.state = state
            self._tell()

    def place(self, placement: PicturePlacement) -> None:
        """Lay the picture elsewhere, turned or larger; pins are over."""
        if not self.state.is_locked:
            laid = self.laid._replace(placement=placement.bounded(), pins=())
            self._change(laid, self.tr("Lay the picture"), "picture")

    def pin(self, point: complex, to: complex) -> None:
        """Bring what the picture shows at a point of the map to another point.

        One pin moves the picture, two turn and scale it; a further one at about the same spot takes the place of it.
        """
        if self.image is None or self.state.is_locked:
            return
        at = self.state.placement.on_picture(point)
        near = 0.4 / self.state.placement.width
        kept = [each for each in self.pins if abs(each.on_picture - at) > near and abs(each.on_map - to) > 1e-6]
        pins = (*kept, Pin(at, to))
        laid = self.laid._replace(placement=fitted_placement(self.state.placement, pins).bounded(), pins=pins)
        self._change(laid, self.tr("Pin the picture"))

    # Dragging

    @property
    def is_dragged(self) -> bool:
        """Whether the picture is being dragged."""
        return self._before is not None

    def begin_drag(self) -> None:
        """Take hold of the picture: all until it is let go of is one step."""
        self._before = self.laid

    def drag(self, by: complex) -> None:
        """Move the picture that is held."""
        if self.is_dragged and not self.state.is_locked:
            self.lay(self.laid._replace(placement=self.state.placement.moved(by).bounded(), pins=()))

    def end_drag(self, *, keep: bool = True) -> None:
        """Let go of the picture where it is, or put it back."""
        before, self._before = self._before, None
        if before is not None and keep and before != self.laid:
            self._document.perform_aside(_PictureStep(self, before, self.laid, self.tr("Move the picture"), ""))
        elif before is not None:
            self.lay(before)

    # Steps

    @property
    def laid(self) -> LaidPicture:
        """The picture as it lies."""
        return LaidPicture(self.image, self.state.path, self.state.placement, self.pins)

    def lay(self, laid: LaidPicture) -> None:
        """Put a picture under the map, or none; settings that are no undo step stay as they are."""
        if laid.image is not self.image:
            self._pixels = None
            self.drop_proposals()
        self.image, self.pins = laid.image, laid.pins
        self.state = self.state._replace(path=laid.path, placement=laid.placement)
        self._tell()

    def _change(self, laid: LaidPicture, text: str, merge: str = "") -> None:
        if laid != self.laid:
            self._document.perform_aside(_PictureStep(self, self.laid, laid, text, merge))

    def _tell(self) -> None:
        self._keep()
        self.changed.emit()

    def _keep(self) -> None:
        if self._document.path is not None and (self.image is not None or self.state.path != Path()):
            keep_picture(self._document.path, self.state if self.image is not None else None)

    # Proposals

    def propose(self) -> int:
        """Propose tiles where the picture shows others than lie there; how many."""
        if self.image is None:
            return 0
        # Both bring numpy, which few maps need.
        from rbdesigner.analysis.tile_reading import propose_tiles
        from rbdesigner.art.scanned_picture import pixels_of

        if self._pixels is None:
            self._pixels = pixels_of(self.image)
        scenario = self._document.scenario
        found = propose_tiles(self._pixels, self.state.placement, scenario.orientation, scenario.tiles)
        kept = self._document.locked | scenario.stand_ins().keys()
        self.proposals = {each.place: each for each in found if each.place not in kept}
        self.proposals_changed.emit()
        return len(self.proposals)

    def tiles(self, places: Iterable[Hex]) -> dict[Hex, Tile]:
        """Give the tiles that are proposed for some places; the rivers of tiles that lie there flow on."""
        scenario, found = self._document.scenario, dict[Hex, Tile]()
        for place in places:
            if place in self.proposals:
                found |= over_rivers(scenario, {place: tile(self.proposals[place].terrain)})
        return found

    def confirm(self, places: Iterable[Hex]) -> None:
        """Lay what is proposed for some places, as one undo step."""
        tiles = self.tiles(places)
        if tiles:
            text = self.tr("Take %n tiles from the picture", "", len(tiles))
            self._document.perform(lay(self._document.scenario, tiles), text)

    def drop(self, places: Iterable[Hex]) -> None:
        """Give up the proposals for some places."""
        gone = set(places) & self.proposals.keys()
        if gone:
            self.proposals = {place: each for place, each in self.proposals.items() if place not in gone}
            self.proposals_changed.emit()

    def drop_proposals(self) -> None:
        """Give up all proposals."""
        self.drop(self.proposals)

    def _edited(self, edit: Edit) -> None:
        """Propose no more what is laid."""
        tiles = self._document.scenario.tiles
        if self.proposals:
            laid = [at for at, each in self.proposals.items() if at in tiles and tiles[at].terrain is each.terrain]
            self.drop(laid)


class _PictureStep(AsideStep):
    """One step of the picture from lying so to lying otherwise."""

    def __init__(self, traced: TracedPicture, before: LaidPicture, after: LaidPicture, text: str, merge: str) -> None:
        super().__init__(text, merge)
        self._traced = traced
        self._before, self._after = before, after

    def redo(self) -> None:
        self._traced.lay(self._after)

    def undo(self) -> None:
        self._traced.lay(self._before)

    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, _PictureStep) or other._merge != self._merge:
            return False
        self._after = other._after
        self.setObsolete(self._before == self._after)
        return True
