"""The view of a map as the panels need it."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import AbstractContextManager
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, SignalInstance

from rbdesigner.hexes import Hex
from rbdesigner.ui.canvas.territory_layer import Overlay
from rbdesigner.ui.editor.live_facts import LiveFacts


class MapViewer(Protocol):
    """A view of a map that can be pointed somewhere; the map editor is one."""

    viewport_changed: SignalInstance

    def centre_on(self, places: Iterable[Hex]) -> None:
        """Bring these places into view."""

    def centre_at(self, point: QPointF) -> None:
        """Bring a point of the map, in tile radii, into the middle of the view."""

    def held(self) -> AbstractContextManager[None]:
        """Keep the map where it is on the screen while the room of the view changes."""

    def visible_rect(self) -> QRectF:
        """The seen part of the map, in tile radii."""


class FactsViewer(MapViewer, Protocol):
    """A view of a map that can show facts about the land."""

    facts: LiveFacts
    overlay_changed: SignalInstance

    @property
    def overlay(self) -> Overlay:
        """The facts that are shown over the land."""

    def set_layer_visible(self, name: str, visible: bool) -> None:
        """Show or hide a layer."""

    def light(self, places: Iterable[Hex]) -> None:
        """Show places for a while."""
