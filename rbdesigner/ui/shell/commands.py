"""Commands on the page in front: editing, tools, looking around."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QObject

from rbdesigner.hexes import nearest
from rbdesigner.scenario.areas import BrushShape
from rbdesigner.symmetry import Centre, Symmetry
from rbdesigner.tiles import Box, Rivers, Terrain
from rbdesigner.ui.canvas.map_view import MapView
from rbdesigner.ui.canvas.zoomed_view import FULL_SIZE
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.editor.map_editor import MapEditor
from rbdesigner.ui.editor.settings import ToolKey, ToolSettings
from rbdesigner.ui.page import Page
from rbdesigner.ui.shell.pages.tabs import PageTabs
from rbdesigner.ui.storage.favourites import toggle_favourite
from rbdesigner.ui.widgets.terms import COMMON_SHAPES, NAMED_SHAPES

Command = Callable[[], object]
LARGEST_BRUSH = 4


class Commands(QObject):
    """The handlers of the actions that concern the page in front, mostly a map; without one they do nothing."""

    def __init__(self, tabs: PageTabs, settings: ToolSettings) -> None:
        super().__init__(tabs)
        self._tabs = tabs
        self._settings = settings
        self._problem = -1
        self._stepped: tuple[DocumentPage | None, Terrain, Rivers] | None = None

    def handlers(self) -> Mapping[str, Command]:
        """The handlers of the actions, by their keys."""
        settings = self._settings
        handlers: dict[str, Command] = {
            "edit.undo": self._on_page(lambda page: page.undo()),
            "edit.redo": self._on_page(lambda page: page.redo()),
            "tool.turn_right": self._on_editor(lambda editor: editor.toolbox.turn(1)),
            "tool.turn_left": self._on_editor(lambda editor: editor.toolbox.turn(-1)),
            "tool.fit_rivers": self._on_editor(lambda editor: editor.toolbox.fit_rivers()),
            "tool.mirror": self._on_editor(lambda editor: editor.toolbox.mirror()),
            "tool.brush_larger": lambda: self._set_radius(settings.radius + 1),
            "tool.brush_smaller": lambda: self._set_radius(settings.radius - 1),
            "tool.more_shapes": lambda: setattr(settings, "more_shapes", not settings.more_shapes),
            "tool.mixture": lambda: setattr(settings, "is_mixing", not settings.is_mixing),
            "tool.keep_rivers": lambda: setattr(settings, "keeps_rivers", not settings.keeps_rivers),
            "tool.compose": settings.compose_wanted.emit,
            "tool.strict": lambda: setattr(settings, "strict", not settings.strict),
            "symmetry.centre": self._on_editor(MapEditor.set_symmetry_centre),
            "symmetry.complete": self._on_editor(lambda editor: editor.selecting.make_symmetrical()),
            "map.lock": self._on_document(toggle_locks),
            "map.unlock_all": self._on_document(lambda document: setattr(document, "locks", frozenset())),
            "tool.favourite": self._toggle_favourite,
            "map.next_problem": self._on_map(lambda page: self._step_problem(page, 1)),
            "map.previous_problem": self._on_map(lambda page: self._step_problem(page, -1)),
            "edit.cut": self._on_editor(MapEditor.cut),
            "edit.copy": self._on_editor(MapEditor.copy),
            "edit.paste": self._on_editor(MapEditor.paste),
            "edit.delete": self._on_editor(lambda editor: editor.selecting.delete()),
            "edit.select_all": self._on_editor(self._selecting(lambda editor: editor.selecting.select_all())),
            "edit.select_invert": self._on_editor(self._selecting(lambda editor: editor.selecting.invert())),
            "edit.select_kind": self._on_editor(self._selecting(MapEditor.select_alike)),
            "edit.select_terrain": self._on_editor(self._selecting(partial(MapEditor.select_alike, any_shape=True))),
            "edit.select_none": self._on_editor(lambda editor: editor.selecting.select_none()),
            "view.zoom_in": self._on_view(lambda view: view.zoom_by(1)),
            "view.zoom_out": self._on_view(lambda view: view.zoom_by(-1)),
            "view.zoom_100": self._on_view(lambda view: view.set_scale(FULL_SIZE)),
            "view.fit": self._on_view(lambda view: view.fit()),
        }
        # `partial` binds the value now; a lambda in a loop would see only the last one.
        for tool in ToolKey:
            handlers[f"tool.{tool.value}"] = partial(setattr, settings, "tool", tool)
        for shape in BrushShape:
            handlers[f"brush.{shape.value}"] = partial(setattr, settings, "brush", shape)
        for terrain in Terrain:
            handlers[f"terrain.{terrain.value}"] = partial(self._choose_terrain, terrain)
        for symmetry in Symmetry:
            handlers[f"symmetry.{symmetry.value}"] = self._on_document(partial(set_symmetry, symmetry))
        return handlers

    def _on_page(self, act: Callable[[Page], object]) -> Command:
        return lambda: act(page) if (page := self._tabs.current) is not None else None

    def _on_view(self, act: Callable[[MapView], object]) -> Command:
        return self._on_page(lambda page: act(page.shown_map.view) if page.shown_map is not None else None)

    def _on_map(self, act: Callable[[DocumentPage], object]) -> Command:
        return lambda: act(page) if (page := self._tabs.current_map) is not None else None

    def _on_editor(self, act: Callable[[MapEditor], object]) -> Command:
        return self._on_map(lambda page: act(page.editor))

    def _on_document(self, act: Callable[[Document], object]) -> Command:
        return self._on_map(lambda page: act(page.document))

    def _choose_terrain(self, terrain: Terrain) -> None:
        """Lay this terrain next, without rivers; asked again on the same map, the next shape that the box holds."""
        page, settings = self._tabs.current_map, self._settings
        shape: Rivers = ()
        if page is not None and self._stepped == (page, terrain, settings.shape) and settings.terrain is terrain:
            shapes = shapes_in(page.document.scenario.properties.box, terrain)
            here = shapes.index(settings.shape) if settings.shape in shapes else -1
            shape = shapes[(here + 1) % len(shapes)]
        settings.choose_tile(terrain, shape)
        self._stepped = page, terrain, settings.shape

    def _toggle_favourite(self) -> None:
        toggle_favourite(self._settings.tile.kind)
        self._settings.favourites_changed.emit()

    def _selecting(self, act: Callable[[MapEditor], object]) -> Callable[[MapEditor], object]:
        """Select something, with a tool that works on what is selected."""

        def select(editor: MapEditor) -> None:
            if self._settings.tool is not ToolKey.LASSO:
                self._settings.tool = ToolKey.SELECT
            act(editor)

        return select

    def _set_radius(self, radius: int) -> None:
        self._settings.radius = min(max(radius, 0), LARGEST_BRUSH)

    def _step_problem(self, page: DocumentPage, steps: int) -> None:
        problems = [problem for problem in page.document.problems if problem.places]
        if problems:
            self._problem = (self._problem + steps) % len(problems)
            page.editor.centre_on(problems[self._problem].places)


def toggle_locks(document: Document) -> None:
    """Lock the selected places, or unlock them if all of them are locked."""
    document.toggle_locks(document.selection & document.scenario.tiles.keys())


def set_symmetry(symmetry: Symmetry, document: Document) -> None:
    """Paint with this symmetry about the present centre, or the middle of the nearest tile if it does not fit there."""
    try:
        document.set_symmetry(symmetry, document.symmetry_centre)
    except ValueError:
        # A centre on an edge or a corner does not suit every symmetry; the middle of a tile suits all.
        middle = nearest(document.symmetry_centre.q6 / 6, document.symmetry_centre.r6 / 6)
        document.set_symmetry(symmetry, Centre.of_hex(middle))


def shapes_in(box: Box, terrain: Terrain) -> list[Rivers]:
    """List the shapes of a terrain to step through: the plain one, then those in the box, or the usual ones."""
    if terrain is Terrain.SEA:
        return [()]
    if box.counts is None:
        return list(NAMED_SHAPES[:COMMON_SHAPES])
    held = {kind.shape for kind, number in box.counts.items() if kind.terrain is terrain and number}
    named = [shape for shape in NAMED_SHAPES if shape in held and shape]
    return [(), *named, *sorted(held - {(), *named})]
