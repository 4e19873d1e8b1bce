"""The panels around the map, in docks that can be moved, closed and put back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum, auto
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QByteArray, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QDockWidget,
    QLineEdit,
    QMainWindow,
    QProxyStyle,
    QStyle,
    QStyleOption,
    QTabBar,
    QTabWidget,
    QToolBar,
    QWidget,
)

from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.editor.panels.analysis_panel import AnalysisPanel
from rbdesigner.ui.editor.panels.console_panel import ConsolePanel
from rbdesigner.ui.editor.panels.history import HistoryPanel
from rbdesigner.ui.editor.panels.layers_panel import LayersPanel
from rbdesigner.ui.editor.panels.minimap import MinimapPanel
from rbdesigner.ui.editor.panels.panel import DocumentPanel
from rbdesigner.ui.editor.panels.picture_panel import PicturePanel
from rbdesigner.ui.editor.panels.piece_palette import PiecePalette
from rbdesigner.ui.editor.panels.place_inspector import PlaceInspector
from rbdesigner.ui.editor.panels.problems_panel import ProblemsPanel
from rbdesigner.ui.editor.panels.properties_panel import PropertiesPanel
from rbdesigner.ui.editor.panels.statistics import StatisticsPanel
from rbdesigner.ui.editor.panels.texts_panel import TextsPanel
from rbdesigner.ui.editor.panels.tile_palette import TilePalette
from rbdesigner.ui.editor.settings import ToolSettings
from rbdesigner.ui.shell.actions.action_registry import Actions, without_mnemonic
from rbdesigner.ui.shell.panel_switch import PanelSwitch
from rbdesigner.ui.storage import folders
from rbdesigner.ui.widgets.content_area import ContentArea
from rbdesigner.ui.widgets.focus_frame import give_focus
from rbdesigner.ui.widgets.icons import icon

_STATE = "window/docks"
_VERSION = 1


class _Sizes(NamedTuple):
    """The widths of the panels beside the map at first, and the height of those below it when they first open."""

    left: int
    right: int
    below: int


_SMALL, _LARGE = _Sizes(204, 254, 168), _Sizes(264, 310, 226)
_WIDE_FROM = 1600
"""In a window of at least this width the panels are large; in a narrower one the map needs the room."""
_BESIDE_TITLE, _BESIDE_TITLE_IF_WIDE = 5, 12
"""The pixels that a tab of panels has beside its title: with those of Qt, four titles are cut off."""


class Panel(NamedTuple):
    """A panel: how it is made and where its dock is at first; those of a side that are ``stacked`` share tabs.

    Those below the map are closed at first. They open and close only when somebody asks for it, so that nothing moves
    under the hand that draws.
    One that is not ``opened`` comes when the user wants it.
    """

    make: Callable[[ToolSettings], QWidget]
    area: Qt.DockWidgetArea
    stacked: bool = False
    opened: bool = True


_AREA = Qt.DockWidgetArea
PANELS: Mapping[str, Panel] = {
    "tiles": Panel(TilePalette, _AREA.LeftDockWidgetArea, stacked=True),
    "pieces": Panel(PiecePalette, _AREA.LeftDockWidgetArea, stacked=True),
    "picture": Panel(PicturePanel, _AREA.LeftDockWidgetArea, stacked=True),
    "minimap": Panel(lambda settings: MinimapPanel(), _AREA.RightDockWidgetArea),
    "properties": Panel(lambda settings: PropertiesPanel(), _AREA.RightDockWidgetArea, stacked=True),
    "place": Panel(lambda settings: PlaceInspector(), _AREA.RightDockWidgetArea, stacked=True),
    "statistics": Panel(lambda settings: StatisticsPanel(), _AREA.RightDockWidgetArea, stacked=True),
    "layers": Panel(lambda settings: LayersPanel(), _AREA.RightDockWidgetArea, stacked=True, opened=False),
    "problems": Panel(lambda settings: ProblemsPanel(), _AREA.BottomDockWidgetArea, stacked=True),
    "analysis": Panel(lambda settings: AnalysisPanel(), _AREA.BottomDockWidgetArea, stacked=True),
    "texts": Panel(lambda settings: TextsPanel(), _AREA.BottomDockWidgetArea, stacked=True),
    "history": Panel(lambda settings: HistoryPanel(), _AREA.BottomDockWidgetArea, stacked=True),
    "console": Panel(lambda settings: ConsolePanel(), _AREA.BottomDockWidgetArea, stacked=True),
}
"""The panels by the keys of their actions."""


def panels_below() -> list[str]:
    """The keys of the panels that are below the map at first."""
    return [key for key, panel in PANELS.items() if panel.area is _AREA.BottomDockWidgetArea]


def toolbars_of(window: QMainWindow) -> list[QToolBar]:
    """The toolbars of a window itself, not those within its pages."""
    return window.findChildren(QToolBar, options=Qt.FindChildOption.FindDirectChildrenOnly)


class _Hidden(Enum):
    """The panels around the middle page that are hidden for now."""

    NOTHING = auto()
    BELOW = auto()
    PANELS = auto()
    ALL = auto()


class _NarrowTabs(QProxyStyle):
    """The style of the window, with less space in tabs."""

    def pixelMetric(
        self, metric: QStyle.PixelMetric, option: QStyleOption | None = None, widget: QWidget | None = None
    ) -> int:
        """Give a length of the style."""
        if metric == QStyle.PixelMetric.PM_TabBarTabHSpace:
            is_wide = widget is not None and widget.window().width() >= _WIDE_FROM
            return _BESIDE_TITLE_IF_WIDE if is_wide else _BESIDE_TITLE
        return super().pixelMetric(metric, option, widget)


class _Dock(QDockWidget):
    """A dock that one leaves by Escape, and by Return from a field: ``left()``."""

    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys that nobody in the panel wanted."""
        # Return in a list opens what is chosen there; only a field is done with it.
        typing = isinstance(QApplication.focusWidget(), QLineEdit | QAbstractSpinBox)
        done = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and typing
        if done or event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


class Docks(QObject):
    """The docks of a window, which follow the page in front and rest while the welcome page is alone.

    ``switch`` hides them all, and those below a map that is compared make room for it; where they were is kept
    meanwhile.
    """

    def __init__(self, window: QMainWindow, actions: Actions, settings: ToolSettings, switch: PanelSwitch) -> None:
        super().__init__(window)
        self._window = window
        self._actions = actions
        self._page: DocumentPage | None = None
        self._switch = switch
        self._resting = False
        self._hidden = _Hidden.NOTHING
        self._narrow_tabs = _NarrowTabs()
        self._narrow_tabs.setParent(self)
        self._layout: QByteArray | None = None
        """Where everything was before it was hidden."""
        self._titles_timer = QTimer(self)
        self._titles_timer.setSingleShot(True)
        self._titles_timer.setInterval(0)
        self._titles_timer.timeout.connect(self._show_titles)
        self.panels: dict[str, QWidget] = {}
        self.docks: dict[str, QDockWidget] = {}
        window.setDockNestingEnabled(True)
        window.setCorner(Qt.Corner.BottomLeftCorner, Qt.DockWidgetArea.LeftDockWidgetArea)
        window.setCorner(Qt.Corner.BottomRightCorner, Qt.DockWidgetArea.RightDockWidgetArea)
        window.setTabPosition(Qt.DockWidgetArea.AllDockWidgetAreas, QTabWidget.TabPosition.North)
        for key, panel in PANELS.items():
            self._add(key, panel, settings)
        problems = self.panels["problems"]
        assert isinstance(problems, ProblemsPanel)
        problems.field_wanted.connect(self._go_to_field)
        problems.command_wanted.connect(lambda key: actions[key].trigger())
        self.console.answer_wanted.connect(partial(self.bring, "console"))
        picture = self.panels["picture"]
        assert isinstance(picture, PicturePanel)
        picture.wanted.connect(lambda key: actions[key].trigger())
        self._lay_out()
        self.restore()
        self.make_room()
        switch.changed.connect(self.make_room)

    def _add(self, key: str, panel: Panel, settings: ToolSettings) -> None:
        action = self._actions[f"panel.{key}"]
        title = without_mnemonic(action.text())
        dock = _Dock(title, self._window)
        dock.setObjectName(f"dock-{key}")
        dock.left.connect(self._return_to_map)
        widget = panel.make(settings)
        widget.setAccessibleName(title)
        dock.setWidget(ContentArea(widget, dock))
        dock.visibilityChanged.connect(lambda visible: action.setChecked(not dock.isHidden()))
        if isinstance(widget, DocumentPanel):
            dock.visibilityChanged.connect(widget.note_visibility)
        for moved in (dock.visibilityChanged, dock.dockLocationChanged, dock.topLevelChanged):
            moved.connect(self._titles_timer.start)
        self.panels[key] = widget
        self.docks[key] = dock

    @property
    def console(self) -> ConsolePanel:
        """The panel of the console."""
        panel = self.panels["console"]
        assert isinstance(panel, ConsolePanel)
        return panel

    def _show_titles(self) -> None:
        """Give every dock a title, except where the tab above says it already; tabs without room are shortened."""
        for bar in self._window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
            bar.setStyle(self._narrow_tabs)
            bar.setElideMode(Qt.TextElideMode.ElideRight)
        for dock in self.docks.values():
            tabbed = not dock.isFloating() and bool(self._window.tabifiedDockWidgets(dock))
            untitled = dock.titleBarWidget() is not None
            if tabbed and not untitled:
                # An empty widget is the only way to have no title bar.
                dock.setTitleBarWidget(QWidget(dock))
            elif untitled and not tabbed:
                dock.setTitleBarWidget(None)  # type: ignore[arg-type]  # Qt's way to get its own title bar back
            # Qt gives these buttons its own pictures, which do not follow the theme.
            for name, picture in (("qt_dockwidget_closebutton", "close"), ("qt_dockwidget_floatbutton", "float")):
                button = dock.findChild(QAbstractButton, name)
                if button is not None:
                    button.setIcon(icon(picture))

    def reset(self) -> None:
        """Put every panel where it was at first."""
        self._switch.hidden = False
        self._hidden, self._layout = _Hidden.NOTHING, None
        self._lay_out()
        self.make_room()

    def _lay_out(self) -> None:
        layout = self._window.layout()
        assert layout is not None
        layout.setEnabled(False)  # all docks find their places at once
        self._put_in_place()
        layout.setEnabled(True)
        layout.activate()
        # Sizes count only after the layout has placed the docks.
        docks = self.docks
        *beside, below = _LARGE if self._window.width() >= _WIDE_FROM else _SMALL
        self._window.resizeDocks([docks["tiles"], docks["properties"]], beside, Qt.Orientation.Horizontal)
        self._window.resizeDocks([docks["problems"]], [below], Qt.Orientation.Vertical)
        height = max(300, self._window.height() - below)
        sizes = [round(height * 0.25), round(height * 0.75)]
        self._window.resizeDocks([docks["minimap"], docks["properties"]], sizes, Qt.Orientation.Vertical)
        for key in panels_below():
            docks[key].hide()  # it opens as high as it is now

    def _put_in_place(self) -> None:
        """Put every dock on its side, with tabs where they share it, and show those that are open at first."""
        first: dict[Qt.DockWidgetArea, QDockWidget] = {}
        for key, panel in PANELS.items():
            dock = self.docks[key]
            dock.setFloating(False)
            self._window.addDockWidget(panel.area, dock)
            if panel.stacked and panel.area in first:
                self._window.tabifyDockWidget(first[panel.area], dock)
            elif panel.stacked:
                first[panel.area] = dock
        self._show_titles()
        for key, dock in self.docks.items():
            dock.setVisible(PANELS[key].opened)
        for dock in first.values():
            dock.raise_()

    def restore(self) -> None:
        """Put the panels where the user left them."""
        state = folders.settings().value(_STATE)
        if isinstance(state, QByteArray):
            self._window.restoreState(state, _VERSION)

    def save(self) -> None:
        """Remember where the panels are."""
        # While panels are hidden the layout from before counts: nobody wants to find them hidden for good.
        folders.settings().setValue(_STATE, self._layout or self._window.saveState(_VERSION))

    def suspend(self) -> None:
        """Hide everything around the page in the middle until :meth:`resume`."""
        self._resting = True
        self.make_room()

    def resume(self) -> None:
        """Put everything back that was hidden."""
        self._resting = False
        self.make_room()

    @property
    def _to_be_hidden(self) -> _Hidden:
        if self._resting:
            return _Hidden.ALL
        if self._switch.hidden:
            return _Hidden.PANELS
        is_compared = self._page is not None and self._page.compared.is_open
        return _Hidden.BELOW if is_compared else _Hidden.NOTHING

    def make_room(self) -> None:
        """Hide what is to be hidden now, and put the rest back where it was."""
        hidden = self._to_be_hidden
        if hidden is self._hidden:
            return
        focused = QApplication.focusWidget()
        # Hiding the widget that has the keyboard would leave the keyboard nowhere.
        left = focused is not None and any(dock.isAncestorOf(focused) for dock in self.docks.values())
        if self._hidden is _Hidden.NOTHING:
            self._layout = self._window.saveState(_VERSION)
        elif self._layout is not None:
            self._window.restoreState(self._layout, _VERSION)
        self._hidden = hidden
        if hidden is _Hidden.NOTHING:
            self._layout = None
            return
        for dock in self.docks.values():
            if hidden is not _Hidden.BELOW or self._is_below(dock):
                dock.hide()
        if hidden is _Hidden.ALL:
            for bar in toolbars_of(self._window):
                bar.hide()
        if left:
            self._return_to_map()

    def _is_below(self, dock: QDockWidget) -> bool:
        return not dock.isFloating() and self._window.dockWidgetArea(dock) is _AREA.BottomDockWidgetArea

    def follow(self, page: DocumentPage | None) -> None:
        """Let all panels show the document of this page."""
        self._page = page
        self.make_room()
        for panel in self.panels.values():
            panel.set_document(page.document if page else None)  # type: ignore[attr-defined]
            if hasattr(panel, "set_editor"):
                panel.set_editor(page.editor if page else None)
        if page is not None:
            # Before the map is painted: where its room is taken afterwards it is fitted and painted twice.
            self._show_titles()

    def bring(self, key: str) -> None:
        """Show a panel in front of others and give it the keyboard."""
        self._switch.hidden = False
        dock = self.docks[key]
        dock.show()
        dock.raise_()
        give_focus(self.panels[key])

    def _go_to_field(self, key: str) -> None:
        """Show a field of the properties and give it the keyboard."""
        panel = self.panels["properties"]
        assert isinstance(panel, PropertiesPanel)
        self.bring("properties")
        panel.go_to(key)

    def raise_open(self, key: str) -> None:
        """Bring a panel to the front of its tabs, unless it is closed."""
        if not self.docks[key].isHidden():
            self.docks[key].raise_()

    def toggle(self, key: str) -> None:
        """Bring a panel to the front, or close it if it is seen already."""
        dock = self.docks[key]
        if dock.isHidden() or dock.visibleRegion().isEmpty():
            self.bring(key)
        else:
            dock.hide()
            self._return_to_map()

    def _return_to_map(self) -> None:
        if self._page is not None:
            self._window.activateWindow()
            self._page.editor.setFocus(Qt.FocusReason.OtherFocusReason)
