"""The map in front compared with a version of it, or another map."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow, QMenu

from rbdesigner.scenario import files
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.saving import backup_path
from rbdesigner.ui.dialogs.file_choice import files_to_open
from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.editor.panels.comparison_panel import ComparisonPanel
from rbdesigner.ui.shell.files.map_files import MapFiles
from rbdesigner.ui.shell.files.page_files import Files
from rbdesigner.ui.shell.pages.tabs import PageTabs
from rbdesigner.ui.widgets.literal import caption
from rbdesigner.ui.widgets.waiting import waiting


class Comparisons(QObject):
    """Begins and ends the comparisons of the maps of a window."""

    def __init__(self, window: QMainWindow, tabs: PageTabs, files: Files, maps: MapFiles) -> None:
        super().__init__(window)
        self._window = window
        self._tabs = tabs
        self._files = files
        self._maps = maps

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """The handlers of the actions, by their keys."""
        return {
            "compare.file": lambda: self._with_map(self._with_file),
            "compare.backup": lambda: self._with_map(self._with_backup),
            "compare.other": lambda: self._with_map(self._with_other),
            "compare.switch": lambda: self._with_panel(ComparisonPanel.switch),
            "compare.next": lambda: self._with_panel(lambda panel: panel.step(1)),
            "compare.previous": lambda: self._with_panel(lambda panel: panel.step(-1)),
            "compare.end": lambda: self._with_map(lambda page: page.compared.end()),
        }

    def _with_map(self, act: Callable[[DocumentPage], object]) -> None:
        if (page := self._tabs.current_map) is not None:
            act(page)

    def _with_panel(self, act: Callable[[ComparisonPanel], object]) -> None:
        if (page := self._tabs.current_map) is not None and page.compared.panel is not None:
            act(page.compared.panel)

    def _with_file(self, page: DocumentPage) -> None:
        if page.path is not None:
            self._compare_own(page, page.path, self.tr("the saved file"))

    def _with_backup(self, page: DocumentPage) -> None:
        if page.path is not None:
            self._compare_own(page, backup_path(page.path), self.tr("the backup"))

    def _compare_own(self, page: DocumentPage, path: Path, name: str) -> None:
        try:
            with waiting():
                other = files.load(path)
        except (ScenarioError, OSError) as error:
            self._files.tell_failure(self.tr("There is nothing to compare with."), error)
            return
        self._compare(page, other, name)

    def _with_other(self, page: DocumentPage) -> None:
        """Ask for a file, and for one of its maps if it holds several."""
        filters = [self._maps.filter_of_all()]
        for path in files_to_open(self._window, self.tr("Compare with another file"), filters)[:1]:
            read = self._files.read(self._maps, path)
            if read is None:
                continue
            found = read[0] if len(read[0]) == 1 else self._maps.chosen_of(path.name, read[0])
            if found:
                self._compare(page, found[0].scenario, found[0].name or path.name)

    def _compare(self, page: DocumentPage, other: Scenario, name: str) -> None:
        if page.in_stroke:
            page.editor.toolbox.cancel()
        with waiting():
            page.compared.begin(other, name)

    def with_tab(self, other: DocumentPage) -> None:
        """Compare the map in front with that of another tab."""
        name = self._tabs.name_of(other).replace("[*]", "")
        self._with_map(lambda page: self._compare(page, other.document.scenario.copy(), name))

    def others(self) -> list[DocumentPage]:
        """The open maps that the one in front can be compared with."""
        page = self._tabs.current_map
        return [other for other in self._tabs.maps() if other is not page] if page is not None else []

    def fill_tabs(self, menu: QMenu) -> None:
        """Put the other open maps into a menu."""
        others = self.others()
        for other in others:
            action = menu.addAction(caption(self._tabs.name_of(other).replace("[*]", "")))
            action.triggered.connect(partial(self.with_tab, other))
        if not others:
            menu.addAction(self.tr("No other map is open")).setEnabled(False)
