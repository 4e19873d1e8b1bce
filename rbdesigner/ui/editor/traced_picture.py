"""The picture from which a map is traced, and the tiles proposed from it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage

from rbdesigner.analysis.picture_placement import PicturePlacement, Pin, fitted
from rbdesigner.analysis.tile_reading import TileProposal, propose_tiles
from rbdesigner.art.scanned_picture import pixels_of
from rbdesigner.hexes import Hex
from rbdesigner.scenario.areas import filled
from rbdesigner.scenario.edit import Edit
from rbdesigner.scenario.editing import lay
from rbdesigner.tiles import Tile, tile
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.storage.kept_pictures import KeptPicture, keep_picture, kept_picture


class TracedPicture(QObject):
    """Holds the picture of one document, how it lies, and what is proposed.

    ``changed()``: the picture, where it lies or how it is shown. ``proposals_changed()``. The picture belongs to the
    user's work on the map: the file of the scenario knows nothing of it.
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
        self._pixels: NDArray[np.uint8] | None = None
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
        self.image = image
        self._pixels, self.pins = None, ()
        placement = PicturePlacement(width, 0.0, middle.real, middle.imag).bounded()
        self.state = KeptPicture(path.absolute(), placement, self.state.opacity, self.state.is_above)
        self.drop_proposals()
        self._tell()

    def remove(self) -> None:
        """Take the picture away."""
        self.image, self._pixels, self.pins = None, None, ()
        self.drop_proposals()
        self._tell()

    def show_as(self, **changes: object) -> None:
        """Change how the picture is shown: fields of a kept picture."""
        state = self.state._replace(**changes)  # type: ignore[arg-type]  # the fields of the tuple
        if state != self.state:
            self.state = state
            self._tell()

    def place(self, placement: PicturePlacement) -> None:
        """Lay the picture elsewhere, turned or larger; pins are over."""
        if not self.state.is_locked:
            self.pins = ()
            self.show_as(placement=placement.bounded())

    def pin(self, point: complex, to: complex) -> None:
        """Bring what the picture shows at a point of the map to another point.

        One pin moves the picture, two turn and scale it; a further one at about the same spot takes the place of it.
        """
        if self.image is None or self.state.is_locked:
            return
        at = self.state.placement.on_picture(point)
        near = 0.4 / self.state.placement.width
        kept = [each for each in self.pins if abs(each.on_picture - at) > near and abs(each.on_map - to) > 1e-6]
        self.pins = (*kept, Pin(at, to))
        self.show_as(placement=fitted(self.state.placement, self.pins).bounded())

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
        if self._pixels is None:
            self._pixels = pixels_of(self.image)
        scenario = self._document.scenario
        found = propose_tiles(self._pixels, self.state.placement, scenario.orientation, scenario.tiles)
        self.proposals = {each.place: each for each in found if each.place not in self._document.locked}
        self.proposals_changed.emit()
        return len(self.proposals)

    def tiles(self, places: Iterable[Hex]) -> dict[Hex, Tile]:
        """The tiles that are proposed for some places.

        The rivers of tiles that lie there flow on.
        """
        scenario, found = self._document.scenario, dict[Hex, Tile]()
        for place in places:
            if place in self.proposals:
                found |= filled(scenario, [place], tile(self.proposals[place].terrain))
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
