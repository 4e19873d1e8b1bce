"""Where the pointer is, in the words of the map, and who listens to it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QPoint, QPointF, Qt

from rbdesigner.geometry import Point, lattice_point
from rbdesigner.hexes import Hex, Orientation, hex_at, position


@dataclass(frozen=True, slots=True)
class Pointer:
    """A point of the map: the ``place``, the lattice ``point`` seen from its middle, and ``at``, in tile radii.

    ``modifiers`` are the keys held down. ``is_seen`` says that nothing lies over the map here, as panels do beside it.
    """

    place: Hex
    point: Point
    at: Point
    modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    is_seen: bool = True

    @property
    def shift(self) -> bool:
        """Whether the shift key is held."""
        return bool(self.modifiers & Qt.KeyboardModifier.ShiftModifier)

    @property
    def control(self) -> bool:
        """Whether the control key (command on a Mac) is held."""
        return bool(self.modifiers & Qt.KeyboardModifier.ControlModifier)

    @property
    def alt(self) -> bool:
        """Whether the alt key is held."""
        return bool(self.modifiers & Qt.KeyboardModifier.AltModifier)


def pointer_at(scene_point: QPointF, orientation: Orientation, modifiers: Qt.KeyboardModifier) -> Pointer:
    """The pointer at a point of the scene, whose unit is the tile radius."""
    x, y = scene_point.x(), scene_point.y()
    place = hex_at(x, y, orientation)
    middle_x, middle_y = position(place, orientation)
    return Pointer(place, lattice_point((x - middle_x, y - middle_y), orientation), (x, y), modifiers)


class PointerListener(Protocol):
    """The events of mouse and keys as a view tells them; one that it does not need is for the listener."""

    def hover(self, pointer: Pointer) -> None:
        """The pointer has moved with no button held."""

    def press(self, pointer: Pointer, button: Qt.MouseButton) -> None:
        """The left or right button has gone down."""

    def drag(self, pointer: Pointer) -> None:
        """The pointer has moved with that button held."""

    def release(self, pointer: Pointer) -> None:
        """The button that was pressed has come up."""

    def release_lost(self) -> None:
        """The button is no longer held, and nobody knows where it has come up."""

    def double_click(self, pointer: Pointer) -> None:
        """The left button has gone down for the second time."""

    def leave(self) -> None:
        """The pointer has left the map."""

    def turn(self, steps: int) -> None:
        """The thing in hand is to be turned by clockwise steps of 60 degrees."""

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> bool:
        """A key has gone down; the answer is whether it was of use."""

    def context_menu(self, pointer: Pointer, position: QPoint) -> None:
        """A menu of what can be done here is wanted at a point of the screen."""


class PassiveListener:
    """Listens to a view, and does nothing of all that it tells."""

    def _nothing(self, *_event: object, **_named: object) -> None:
        """Do nothing: nothing is in hand, and nothing can be changed."""

    hover = press = drag = release = release_lost = double_click = leave = turn = context_menu = _nothing

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> bool:
        """No key is of use."""
        return False
