"""The base of all tools."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from typing import ClassVar

from PySide6.QtCore import QObject, Qt, Signal

from rbdesigner.checks import Problem, edit_faults, home_fault, piece_fault, placement_fault, road_fault, wall_fault
from rbdesigner.checks.edge_constraints import constraints_at
from rbdesigner.hexes import Border, Edge, Hex
from rbdesigner.messages.problems import problem_sentence
from rbdesigner.scenario.edit import Edit
from rbdesigner.scenario.editing import lay
from rbdesigner.scenario.images import Motions
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Home, Piece, Wall
from rbdesigner.symmetry import symmetry_motions
from rbdesigner.tiles import Tile
from rbdesigner.ui.canvas.ghost import NOTHING, Ghost
from rbdesigner.ui.canvas.pointer import Pointer
from rbdesigner.ui.editor.document import Document, EditStroke
from rbdesigner.ui.editor.layer_states import LayerKey
from rbdesigner.ui.editor.losses import Losses
from rbdesigner.ui.editor.settings import ToolSettings
from rbdesigner.ui.editor.tools.barring import barred, shown_change

LEAST_DRAG = 0.2
"""A drag shorter than this, in tile radii, is a click by a hand that shakes."""
MOST_JUDGED = 120
"""The largest preview whose faults are shown before it is laid; the list of problems has those of larger ones after."""


class Tool(QObject):
    """A tool at work on a document.

    The editor calls :meth:`press`, :meth:`drag` and :meth:`release` for the left button, :meth:`pick` for the right
    one, and asks for the :meth:`preview` after each of them and whenever something has changed. A tool changes the map
    only through edits, all edits between a press and its release in one stroke.

    ``refused(str)`` says that what was asked for has not been done, as a rule forbids it and the mode is strict.
    """

    refused = Signal(str)

    points_within: ClassVar[bool] = True
    """Whether it matters where within a tile the pointer is."""
    tells_problems: ClassVar[bool] = False
    """Whether the problem of a place is told when the pointer is there."""
    captures: ClassVar[bool] = False
    """Whether a drag of the right button takes an area in hand; then a click of it is told when it comes up."""
    layer: ClassVar[LayerKey | None] = None
    """The layer that all it does belongs to, if it is one."""
    cursor: ClassVar[Qt.CursorShape] = Qt.CursorShape.CrossCursor

    def __init__(self, document: Document, settings: ToolSettings, parent: QObject) -> None:
        super().__init__(parent)
        self.document = document
        self.settings = settings
        self.stroke: EditStroke | None = None

    @property
    def scenario(self) -> Scenario:
        """The document that is edited."""
        return self.document.scenario

    @property
    def motions(self) -> Motions:
        """The motions of the symmetry that is painted with, the identity first."""
        return symmetry_motions(self.document.symmetry, self.document.symmetry_centre)

    def preview(self, pointer: Pointer) -> Ghost:
        """The effect of a click here."""
        return NOTHING

    def shown(self, pointer: Pointer) -> Ghost:
        """The preview, with what is locked and so will stay as it is."""
        ghost, document = self.preview(pointer), self.document
        if not (document.locked or document.locked_layers):
            return ghost
        reason = document.layer_lock([self.layer] if self.layer else [])
        reason = reason or document.lock_against(self.change(ghost, pointer))
        return barred(ghost, reason, pointer.place) if reason else ghost

    def change(self, ghost: Ghost, pointer: Pointer) -> Edit:
        """The edit that a preview stands for."""
        return shown_change(self.scenario, ghost)

    def press(self, pointer: Pointer) -> None:
        """The left button has gone down."""

    def drag(self, pointer: Pointer) -> None:
        """The pointer has moved with the left button held."""

    def release(self, pointer: Pointer) -> None:
        """The left button has come up."""
        self.end_stroke()

    def leave(self) -> None:
        """The pointer has left what is seen of the map, with the left button held."""

    def let_go(self, pointer: Pointer) -> None:
        """Do as if the left button were released, after the real release was lost.

        What has been drawn stays; the tools that drag things put them back.
        """
        self.release(pointer)

    def double_click(self, pointer: Pointer) -> None:
        """The left button has gone down for the second time."""
        self.press(pointer)

    def use(self, pointer: Pointer) -> None:
        """The keyboard asks for the tool where its cursor is: a click."""
        self.press(pointer)
        self.release(pointer)

    def step(self, pointer: Pointer) -> None:
        """The keyboard's cursor has moved on."""

    def pick(self, pointer: Pointer) -> None:
        """The right button has gone down."""

    def turn(self, steps: int, pointer: Pointer | None) -> bool:
        """Turn what is in hand, or under the pointer, clockwise, and tell whether there was something."""
        return False

    def mirror(self) -> bool:
        """Mirror what is in hand; the answer is whether there was something."""
        return False

    def cancel(self) -> bool:
        """Give up what has been begun; the answer is whether there was something."""
        if self.stroke is None:
            return False
        self.stroke.cancel()
        self.stroke = None
        return True

    def abandon(self) -> None:
        """Leave to another tool: what has been drawn stays, all else is given up."""
        self.end_stroke()
        self.cancel()

    def forbidden(self) -> set[Hex]:
        """The places where what is in hand may not stand."""
        return set()

    def unlocked(self, tiles: Mapping[Hex, Tile]) -> dict[Hex, Tile]:
        """The tiles that would not be laid on a locked place."""
        return {place: tile for place, tile in tiles.items() if place not in self.document.locked}

    def are_locked(self, places: Collection[Hex]) -> bool:
        """Whether places are locked, all of them."""
        return bool(places) and self.document.locked.issuperset(places)

    def locked_ghost(self, places: Collection[Hex]) -> Ghost:
        """Show that nothing is done at places, as all of them are locked."""
        reason = self.tr("Locked: unlock the tile first")
        return Ghost(faults=dict.fromkeys(places, reason), outlined=frozenset(places), status=reason)

    def begin_stroke(self, text: str) -> EditStroke:
        """Begin a stroke, which becomes one undo step of this name."""
        self.stroke = self.document.begin_stroke(text)
        return self.stroke

    def end_stroke(self) -> None:
        """End the stroke, if one is open."""
        if self.stroke is not None:
            self.stroke.end()
            self.stroke = None

    def lay_strictly(self, stroke: EditStroke, tiles: Mapping[Hex, Tile]) -> None:
        """Lay tiles all together, or none if a rule forbids one, even one that it breaks only beside the others."""
        if self.are_locked(tiles) or not self.refuses(self.joint_faults(self.unlocked(tiles))):
            self.lay_freely(stroke, tiles)

    def lay_freely(self, stroke: EditStroke, tiles: Mapping[Hex, Tile]) -> None:
        """Lay tiles around the locked ones; if all are locked, the document says so."""
        stroke.add(lay(self.scenario, tiles if self.are_locked(tiles) else self.unlocked(tiles)))

    # What the rules say about it

    def verdict(self, faults: Mapping[Hex, str]) -> str:
        """Word faults: strict mode does not allow what otherwise merely breaks a rule; empty without any."""
        reason = next(iter(faults.values()), "")
        if not reason:
            return ""
        text = self.tr("Not allowed here: {reason}") if self.settings.strict else self.tr("Breaks a rule: {reason}")
        return text.format(reason=reason)

    def loss_warning(self, lost: Losses) -> str:
        """The warning of what would be taken away; empty if nothing would."""
        return self.tr("Takes away {things}").format(things=lost) if any(lost) else ""

    def refuses(self, faults: Mapping[Hex, str]) -> bool:
        """Whether strict mode forbids something that has these faults; then it is told."""
        if not (self.settings.strict and faults):
            return False
        self.refused.emit(
            self.tr("Nothing was changed, because it is not allowed: {reason}").format(
                reason=next(iter(faults.values()))
            )
        )
        return True

    def tile_faults(
        self, tiles: Mapping[Hex, Tile], *, lifted: Collection[Hex] = (), lying: bool = False
    ) -> dict[Hex, str]:
        """Say why a rule of laying forbids these tiles; those that lie there already are judged only if ``lying``.

        ``lifted`` places count as empty: the tiles are dragged from there.
        """
        return _reasons(
            (place, placement_fault(self.document.checks, place, tile, lifted=lifted))
            for place, tile in tiles.items()
            if lying or self.scenario.tiles.get(place) != tile
        )

    def joint_faults(self, tiles: Mapping[Hex, Tile]) -> dict[Hex, str]:
        """Say why a rule of laying forbids these tiles once all of them lie, each beside the others."""
        laid = {place: tile for place, tile in tiles.items() if self.scenario.tiles.get(place) != tile}
        if len(laid) < 2:
            return self.tile_faults(laid)
        edit, checks = lay(self.scenario, laid), self.document.checks
        edit.apply(self.scenario)
        checks.update(edit)
        try:
            return self.tile_faults(laid, lying=True)
        finally:
            edit.undo(self.scenario)
            checks.update(edit.inverse())

    def edit_faults(self, edit: Edit, tiles: Mapping[Hex, Tile]) -> dict[Hex, str]:
        """The rules of laying that an edit of many tiles breaks, by the tiles concerned."""
        return faults_by_place(edit_faults(self.document.checks, edit), tiles)

    def meeting_faults(self, tiles: Mapping[Hex, Tile], cleared: Collection[Hex] = ()) -> dict[Hex, str]:
        """Find the tiles whose rivers do not meet those around (W6); ``cleared`` ones are gone."""

        def tile_at(place: Hex) -> Tile | None:
            return tiles.get(place) or (None if place in cleared else self.scenario.tile_at(place))

        reason = self.tr("The rivers do not meet those of the tiles around")
        return {
            place: reason
            for place, tile in tiles.items()
            if not tile.is_sea and not constraints_at(place, tile_at).suits(tile.mask)
        }

    def home_faults(self, places: Iterable[Hex], changed: Mapping[Hex, Home | None]) -> dict[Hex, str]:
        """Why no home may stand at these places, once all homes are ``changed``."""
        homes = {place: home for place, home in {**self.scenario.homes, **changed}.items() if home is not None}
        after = replace(self.scenario, homes=homes)
        return _reasons((place, home_fault(after, place)) for place in places)

    def piece_faults(self, pieces: Mapping[Hex, Piece]) -> dict[Hex, str]:
        """Why these pieces cannot stand at their places."""
        return _reasons((place, piece_fault(self.scenario, place, piece)) for place, piece in pieces.items())

    def road_faults(self, borders: Iterable[Border]) -> dict[Hex, str]:
        """Why no roads can run across these borders, by their first place."""
        return _reasons((border.at, road_fault(self.scenario, border)) for border in borders)

    def wall_faults(self, walls: Mapping[Edge, Wall]) -> dict[Hex, str]:
        """Why walls cannot stand on these edges, by their first place."""
        return _reasons((edge.at, wall_fault(self.scenario, edge, wall)) for edge, wall in walls.items())


def faults_by_place(faults: Iterable[Problem], tiles: Mapping[Hex, Tile]) -> dict[Hex, str]:
    """Say by place why tiles are not to be laid; a reason that is about none of them stands at the first."""
    reasons: dict[Hex, str] = {}
    for fault in faults:
        kind = dict(fault.values).get("tile_kind")
        concerned = [place for place in tiles if place in fault.places or tiles[place].kind == kind]
        for place in concerned or [next(iter(tiles))]:
            reasons.setdefault(place, problem_sentence(fault))
    return reasons


def _reasons(faults: Iterable[tuple[Hex, Problem | None]]) -> dict[Hex, str]:
    return {place: problem_sentence(problem) for place, problem in faults if problem is not None}
