"""The menu bar and the toolbar: which actions stand where."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QRect, QSize, Qt, SignalInstance
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import (
    QMainWindow,
    QMenu,
    QSizePolicy,
    QStyleOptionToolButton,
    QStylePainter,
    QToolBar,
    QToolButton,
    QWidget,
)

from rbdesigner.messages.symmetry_names import short_name
from rbdesigner.symmetry import Symmetry
from rbdesigner.ui.shell.actions.action_registry import Actions
from rbdesigner.ui.shell.actions.action_spec import ON_OFF
from rbdesigner.ui.shell.actions.symmetry_grid import SymmetryGridAction
from rbdesigner.ui.shell.actions.tool_options import ToolOptions
from rbdesigner.ui.widgets.accessible import name_extension
from rbdesigner.ui.widgets.icons import icon
from rbdesigner.ui.widgets.menu import Menu

translate = QCoreApplication.translate

SEPARATOR = ""
SYMMETRIES = "symmetry#"
"""The symmetries as a grid of pictures."""
TOOL_OPTIONS = "tool#"
"""The options of the tool at work."""
SPACE = "#"
"""What is left of a toolbar, so that the buttons after it stay where they are."""
TOOLS = ("select", "tile", "erase", "fill", "river", "home", "piece", "road", "bridge", "wall", "text")

MENUS: dict[str, tuple[str, ...]] = {
    "file": (
        *(
            "file.new",
            "file.generate",
            "file.lay",
            "file.new_book",
            "file.new_from_clipboard",
            "file.open",
            "file.open_folder",
            "recent>",
            SEPARATOR,
        ),
        *("file.save", "file.save_as", "file.save_copy", "file.save_without_future", "file.save_all"),
        *("file.revert", SEPARATOR),
        *("compare>", "book>", "export>", "file.print", SEPARATOR),
        *("file.close", "file.close_all", "file.reopen_closed", SEPARATOR, "file.quit"),
    ),
    "picture": (
        *("picture.choose", "picture.show", "tool.picture", "picture.fit", SEPARATOR),
        *("picture.propose", "picture.take_sure", "picture.take_all", "picture.drop", SEPARATOR),
        "picture.remove",
    ),
    "compare": (
        *("compare.file", "compare.backup", "compare_tab>", "compare.other", SEPARATOR),
        *("compare.switch", "compare.next", "compare.previous", "compare.end"),
    ),
    "book": ("book.add", "book.chapter", SEPARATOR, "book.up", "book.down", SEPARATOR, "book.remove"),
    "export": (
        *("file.export_picture", "file.export_sheet", "file.export_other", SEPARATOR),
        *("file.export_replay", "file.export_log", SEPARATOR),
        "file.export_again",
    ),
    "edit": (
        *("edit.undo", "edit.redo", SEPARATOR),
        *("edit.cut", "edit.copy", "edit.paste", "edit.delete", SEPARATOR),
        *("selection>", "stamps>", "generate>", SEPARATOR),
        *("edit.copy_text", "edit.copy_picture", "edit.copy_site", "edit.share", SEPARATOR),
        "edit.preferences",
    ),
    "stamps": ("stamp.*", SEPARATOR, "keep>", "tool.favourite"),
    "keep": ("keep.*",),
    "generate": ("edit.generate_selection", "edit.generate_rest", "edit.generate_another"),
    "selection": (
        *("edit.select_all", "edit.select_none", "edit.select_invert", SEPARATOR),
        *("edit.select_kind", "edit.select_terrain", "tool.lasso", SEPARATOR),
        *("map.lock", "map.unlock_all"),
    ),
    "map": (
        *(f"tool.{name}" for name in TOOLS),
        SEPARATOR,
        *("terrain>", "tool.turn_right", "tool.turn_left", "tool.fit_rivers", "tool.mirror"),
        *("brush>", SEPARATOR),
        *("symmetry>", "tool.strict", SEPARATOR),
        *("picture>", SEPARATOR),
        *("map.next_problem", "map.previous_problem", "map.go_to"),
    ),
    "play": (
        *("play.start", "play.new", "play.again", SEPARATOR),
        *("play.undo_phase", "play.undo_turn", "play.redo_phase", "play.redo_turn", SEPARATOR),
        *("play.run_plain", "play.run_on", "play.pass_over", SEPARATOR),
        *("play.hint", "play.take_hint", "play.machines_on", "play.solve", "play.laboratory", SEPARATOR),
        *("play.seats", "play.pause", "play.step", "speed>", SEPARATOR),
        *("play.lines", "play.position", "play.figures", "play.result", SEPARATOR),
        *("puzzle>", "play.games"),
    ),
    "puzzle": ("puzzle.*",),
    "scripts": ("script.*", SEPARATOR, "panel.console"),
    "brush": (
        *("brush.*", SEPARATOR, "tool.brush_larger", "tool.brush_smaller", SEPARATOR),
        *("tool.mixture", "tool.keep_rivers"),
    ),
    "speed": ("speed.*", SEPARATOR, "play.errands"),
    "terrain": ("terrain.*", SEPARATOR, "tool.more_shapes", "tool.compose"),
    "symmetry": (SYMMETRIES, SEPARATOR, "symmetry.centre", "symmetry.complete"),
    "view": (
        *("view.zoom_in", "view.zoom_out", "view.zoom_100", "view.fit", SEPARATOR),
        *("tool.measure", "layers>", "panels>", "view.panels", "theme>", SEPARATOR),
        *("view.next_panel", "view.previous_panel", "view.next_tab", "view.previous_tab", SEPARATOR),
        *("view.welcome", "view.full_screen", "view.reset_layout"),
    ),
    "panels": ("panel.*",),
    "theme": ("theme.*",),
    "help": (
        "help.guide",
        "help.playing",
        "help.checks",
        SEPARATOR,
        "help.commands",
        "help.shortcuts",
        SEPARATOR,
        "help.about",
    ),
}
"""The menus by name: action keys, ``group.*`` for a whole group, ``name>`` for a menu within the menu."""

BAR = ("file", "edit", "map", "play", "scripts", "view", "help")
TOOLBAR = (
    *("file.new", "file.open", "file.save", SEPARATOR),
    *("edit.undo", "edit.redo", SEPARATOR),
    *("tool.select", "tool.lasso"),
    *(f"tool.{name}" for name in TOOLS[1:]),
    *("tool.measure", SEPARATOR, TOOL_OPTIONS, SPACE),
    *("tool.strict", "symmetry>", SEPARATOR),
    *("view.fit", "play.laboratory"),
)
WITH_TEXT = ("tool.strict",)
"""Buttons whose picture alone would not tell what they do."""
TOOLBAR_ICON = 22
TOOLBAR_MARGINS = (3, 1, 3, 1)
"""Hardly anything above and below the buttons: on a small screen the map needs the room."""


def menu_titles() -> dict[str, str]:
    """The words on the menus."""
    return {
        "file": translate("Menus", "&File"),
        "edit": translate("Menus", "&Edit"),
        "map": translate("Menus", "&Map"),
        "play": translate("Menus", "&Play"),
        "scripts": translate("Menus", "&Scripts"),
        "view": translate("Menus", "&View"),
        "help": translate("Menus", "&Help"),
        "recent": translate("Menus", "Open &recent"),
        "export": translate("Menus", "&Export"),
        "picture": translate("Menus", "Picture under the m&ap"),
        "compare": translate("Menus", "Co&mpare"),
        "book": translate("Menus", "Contents of t&he book"),
        "compare_tab": translate("Menus", "Compare with another &tab"),
        "puzzle": translate("Menus", "Pu&zzles"),
        "stamps": translate("Menus", "Sta&mps"),
        "keep": translate("Menus", "&Keep the selection as"),
        "generate": translate("Menus", "&Generate"),
        "selection": translate("Menus", "&Selection"),
        "brush": translate("Menus", "Br&ush"),
        "terrain": translate("Menus", "Terrai&n"),
        "symmetry": translate("Menus", "S&ymmetry"),
        "layers": translate("Menus", "&Layers"),
        "panels": translate("Menus", "&Panels"),
        "theme": translate("Menus", "&Theme"),
        "speed": translate("Menus", "Spee&d of the machines"),
    }


ARROW = 10
"""Pixels that the arrow of a button with a menu is wide."""

FillMenu = Callable[[QMenu], None]


class Menus:
    """Builds the menus of a window; ``filled`` names those whose entries are made anew whenever they open."""

    def __init__(self, window: QMainWindow, actions: Actions, filled: Mapping[str, FillMenu]) -> None:
        self._window = window
        self._actions = actions
        self._filled = filled
        self._titles = menu_titles()

    def build_bar(self) -> None:
        """Fill the menu bar."""
        for name in BAR:
            self._window.menuBar().addMenu(self._menu(name, self._window))

    def about_to_show(self, name: str) -> SignalInstance:
        """The signal of a menu of the bar that comes before it opens."""
        menu = self._window.findChild(QMenu, name)
        assert isinstance(menu, QMenu), name
        return menu.aboutToShow

    def _menu(self, name: str, parent: QWidget) -> QMenu:
        menu = Menu(self._titles[name], parent)
        menu.setObjectName(name)
        menu.setToolTipsVisible(True)
        fill = self._filled.get(name)
        if fill is not None:
            menu.aboutToShow.connect(menu.clear)
            menu.aboutToShow.connect(lambda: fill(menu))
        self._add(menu, MENUS.get(name, ()))
        return menu

    def _add(self, menu: QMenu, entries: Sequence[str]) -> None:
        for entry in entries:
            if entry == SEPARATOR:
                menu.addSeparator()
            elif entry.endswith(">"):
                menu.addMenu(self._menu(entry[:-1], menu))
            elif entry == SYMMETRIES:
                symmetries = {each: self._actions[f"symmetry.{each.value}"] for each in Symmetry}
                menu.addAction(SymmetryGridAction(symmetries, menu))
            else:
                for key in self._keys(entry):
                    menu.addAction(self._actions[key])

    def _keys(self, entry: str) -> list[str]:
        group, star, _ = entry.partition(".*")
        return [spec.key for spec in self._actions if spec.group == group] if star else [entry]

    def build_toolbar(self) -> QToolBar:
        """The toolbar, added to the window."""
        bar = QToolBar(translate("Menus", "Toolbar"), self._window)
        bar.setObjectName("toolbar")
        bar.setIconSize(QSize(TOOLBAR_ICON, TOOLBAR_ICON))
        if (layout := bar.layout()) is not None:
            layout.setContentsMargins(*TOOLBAR_MARGINS)
        for entry in TOOLBAR:
            if entry == SEPARATOR:
                bar.addSeparator()
            elif entry.endswith(">"):
                bar.addWidget(self._menu_button(entry[:-1], bar))
            elif entry == TOOL_OPTIONS:
                ToolOptions(self._actions, bar.iconSize(), bar).stand_in(bar)
            elif entry == SPACE:
                space = QWidget(bar)
                space.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
                bar.addWidget(space)
            else:
                bar.addAction(self._actions[entry])
                self._dress(bar, entry)
        name_extension(bar)
        self._window.addToolBar(Qt.ToolBarArea.TopToolBarArea, bar)
        return bar

    def _dress(self, bar: QToolBar, key: str) -> None:
        button = bar.widgetForAction(self._actions[key])
        if not isinstance(button, QToolButton):
            return
        button.setAccessibleName(self._actions[key].toolTip().partition("\n")[0])
        if key in WITH_TEXT or self._actions.specs[key].choice == ON_OFF:
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)

    def _menu_button(self, name: str, bar: QToolBar) -> QToolButton:
        """A button that shows the chosen one of a group of actions, with their menu."""
        button = MenuButton([short_name(each) for each in Symmetry], bar)
        button.setObjectName(f"{name}-button")
        button.setIcon(icon(name))
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setMenu(self._menu(name, button))
        button.setToolTip(translate("Menus", "What is drawn is repeated by this symmetry"))
        return button


class MenuButton(QToolButton):
    """A button that opens a menu, with an arrow beside its text; Fusion puts a tiny one into the corner.

    ``texts`` are all that it may show.
    """

    def __init__(self, texts: list[str], parent: QWidget) -> None:
        super().__init__(parent)
        self.texts = texts
        self._widest: dict[str, int] = {}
        """Pixels of the widest of them, by the font."""

    def sizeHint(self) -> QSize:
        """Ask for room for the arrow and any of the texts, so that nothing moves when another one is chosen."""
        font = self.font().key()
        if font not in self._widest:
            self._widest[font] = max(map(self._width, self.texts), default=0)
        more = max(0, self._widest[font] - self._width(self.text()))
        return super().sizeHint() + QSize(ARROW + more, 0)

    def _width(self, text: str) -> int:
        return self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, text).width()

    def minimumSizeHint(self) -> QSize:
        """All of it."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The button as it would be without a menu, and the arrow."""
        from PySide6.QtWidgets import QStyle  # slow to load, and the window comes up without it

        option = QStyleOptionToolButton()
        self.initStyleOption(option)
        option.features &= ~QStyleOptionToolButton.ToolButtonFeature.HasMenu
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ToolButton, option)
        option.rect = QRect(self.width() - ARROW - 4, (self.height() - ARROW) // 2, ARROW, ARROW)
        painter.drawPrimitive(QStyle.PrimitiveElement.PE_IndicatorArrowDown, option)
