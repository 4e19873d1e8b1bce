"""The scripts of the user: the menu that lists them, and the actions that run them on the map in front."""

from __future__ import annotations

import ast
import shutil
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QAction, QDesktopServices, QIcon
from PySide6.QtWidgets import QMainWindow, QMenu

from rbdesigner.messages.file_errors import reason_text
from rbdesigner.resources import folder
from rbdesigner.scenario.errors import os_error_text
from rbdesigner.ui.dialogs.file_choice import files_to_open, filter_of
from rbdesigner.ui.editor.script_work import script_title
from rbdesigner.ui.shell.docks import Docks
from rbdesigner.ui.shell.pages.tabs import PageTabs
from rbdesigner.ui.shell.palette.command_palette import Command
from rbdesigner.ui.storage import folders
from rbdesigner.ui.widgets.icons import icon
from rbdesigner.ui.widgets.literal import caption, tip
from rbdesigner.ui.widgets.menu import Menu

_SUFFIX = ".py"
_MOST_BYTES = 1_000_000
"""The size of a script up to which it is read for its description."""

_COPIED = {
    **dict.fromkeys(("mirror_map", "number_homes", "count_rings"), folders.scripts),
    "touching_deserts": folders.checks,
    "letter_format": folders.formats,
}
"""The examples for the folder of the user, and where they lie there."""


def scripts_of_user() -> list[Path]:
    """The scripts in the folder of the user, by their names."""
    return sorted(path for path in folders.scripts().glob(f"*{_SUFFIX}") if path.is_file())


def description_of_script(path: Path) -> str:
    """The first line that a script says of itself; nothing of it runs."""
    try:
        if path.stat().st_size > _MOST_BYTES:
            return ""
        said = ast.get_docstring(ast.parse(path.read_bytes())) or ""
    except (OSError, ValueError, SyntaxError, MemoryError, RecursionError):
        return ""
    return said.partition("\n")[0]


class ScriptCommands(QObject):
    """Runs scripts on the map in front; the panel of the console shows what they say.

    ``tell`` says in the window what has been done.
    """

    def __init__(
        self, window: QMainWindow, tabs: PageTabs, docks: Callable[[], Docks | None], tell: Callable[[str], object]
    ) -> None:
        super().__init__(window)
        self._window, self._tabs, self._docks, self._tell = window, tabs, docks, tell
        self._last: Path | None = None
        self._listed: list[QAction] = []
        self._examples: QMenu | None = None

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """The handlers of the actions, by their keys."""
        return {"script.run": self._choose, "script.again": self._run_again}

    def show_scripts(self) -> None:
        """Put the scripts of the folder, as it is now, on top of the menu; wanted when it opens."""
        menu = self._window.findChild(QMenu, "scripts")
        if not isinstance(menu, QMenu):
            return
        for action in self._listed:
            menu.removeAction(action)
            action.deleteLater()
        if self._examples is None:
            self._examples = self._menu_of_examples(menu)
        self._listed = [self._entry_of_menu(path, script_title(path), menu) for path in scripts_of_user()]
        menu.insertActions(self._examples.menuAction(), self._listed)
        for action in self._examples.actions():
            action.setEnabled(action.data() is None or self._tabs.current_map is not None)

    def _menu_of_examples(self, menu: QMenu) -> QMenu:
        """The scripts that come with the program, for whoever has none yet."""
        first = menu.actions()[0]
        examples = Menu(self.tr("&Examples"), menu)
        menu.insertMenu(first, examples)
        menu.insertSeparator(first)
        titles = {
            "mirror_map": self.tr("Mirror the map"),
            "number_homes": self.tr("Number the homes"),
            "count_rings": self.tr("Count the terrain around homes"),
        }
        for name, title in titles.items():
            entry = self._entry_of_menu(folder("examples") / f"{name}{_SUFFIX}", title, examples)
            entry.setData(name)
            examples.addAction(entry)
        examples.addSeparator()
        copy = examples.addAction(self.tr("&Copy them into the scripts folder"), self._copy_examples)
        copy.setToolTip(tip(self.tr("With a check and a format, to read and to change; files of yours stay")))
        return examples

    def _copy_examples(self) -> None:
        """Put the examples where scripts, checks and formats of the user lie, but over nothing that is there."""
        copied: list[str] = []
        try:
            for name, place in _COPIED.items():
                target = place() / f"{name}{_SUFFIX}"
                target.parent.mkdir(parents=True, exist_ok=True)
                if not target.exists():
                    shutil.copyfile(folder("examples") / target.name, target)
                    copied.append(target.relative_to(folders.scripts()).as_posix())
        except OSError as error:
            text = self.tr("Nothing more can be copied into {folder}: {reason}")
            self._tell(text.format(folder=folders.scripts(), reason=reason_text(os_error_text(error))))
            return
        text = self.tr("%n files copied into {folder}: {names}", "", len(copied))
        if not copied:
            text = self.tr("All examples are in {folder} already")
        self._tell(text.format(folder=folders.scripts(), names=", ".join(copied)))

    def _entry_of_menu(self, path: Path, title: str, menu: QMenu) -> QAction:
        action = QAction(caption(title), menu)
        action.triggered.connect(partial(self._run_chosen, path))
        action.setToolTip(tip(description_of_script(path) or str(path)))
        action.setEnabled(self._tabs.current_map is not None)
        return action

    def _run_chosen(self, path: Path, _checked: bool = False) -> None:
        self.run(path)

    def entries(self, query: str) -> Iterator[Command]:
        """The scripts, as the command palette finds them."""
        if self._tabs.current_map is not None:
            for path in scripts_of_user():
                yield self._entry(path, icon("play"))

    def _entry(self, path: Path, picture: QIcon) -> Command:
        also = description_of_script(path)
        act = partial(self.run, path)
        return Command(
            f"script {path.name}", script_title(path), self.tr("run this script"), act, "", picture, also=also
        )

    def run(self, path: Path) -> None:
        """Run a script on the map in front, and show its console."""
        docks = self._docks()
        if self._tabs.current_map is None or docks is None:
            return
        self._last = path
        docks.bring("console")
        docks.console.run_file(path)

    def _choose(self) -> None:
        title = self.tr("Run a script – it may do whatever you may do: choose only one that you trust")
        for path in files_to_open(self._window, title, [filter_of(self.tr("Python scripts ({suffixes})"), [_SUFFIX])])[
            :1
        ]:
            self.run(path)

    def _run_again(self) -> None:
        if self._last is None:
            self._choose()
        else:
            self.run(self._last)

    def open_folder(self) -> None:
        """Show the folder of the scripts, with the program of the system for folders."""
        for each in (folders.checks(), folders.formats()):
            each.mkdir(parents=True, exist_ok=True)
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folders.scripts())))
