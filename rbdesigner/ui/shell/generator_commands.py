"""The handlers of the actions that generate maps, and parts of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMainWindow, QProgressDialog

from rbdesigner.messages.file_errors import reason_sentence
from rbdesigner.players.player_setup import new_short_seed
from rbdesigner.prediction.expectation_wording import fairness_words
from rbdesigner.rules.tables import MOST_PLAYERS
from rbdesigner.scenario.edit import difference
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.dialogs import message_boxes
from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.shell.files.map_files import MapFiles
from rbdesigner.ui.shell.pages.tabs import PageTabs

if TYPE_CHECKING:  # maps are opened without them
    from rbdesigner.generating.generator_job import GeneratorStart
    from rbdesigner.generating.generator_settings import GeneratorSettings
    from rbdesigner.generating.map_generator import GeneratedMap
    from rbdesigner.ui.background_job import BackgroundJob
    from rbdesigner.ui.generator.generator_window import GeneratorWindow

PATIENCE = 600
"""Milliseconds after which a dialog tells that something is being generated."""


class GeneratorCommands(QObject):
    """The gallery of generated maps, and what is generated into the map in front, each as one step."""

    def __init__(self, window: QMainWindow, tabs: PageTabs, maps: MapFiles) -> None:
        super().__init__(window)
        self._window, self._tabs, self._maps = window, tabs, maps
        self._gallery: GeneratorWindow | None = None
        self._work: BackgroundJob[GeneratorStart, GeneratedMap] | None = None
        self._progress: QProgressDialog | None = None

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """The handlers of the actions, by their keys."""
        return {
            "edit.generate_selection": lambda: self._with_map(self._fill),
            "edit.generate_rest": lambda: self._with_map(self._finish),
            "edit.generate_another": lambda: self._with_map(self._another),
        }

    def _with_map(self, act: Callable[[DocumentPage], object]) -> None:
        page = self._tabs.current_map
        if page is not None and not page.document.in_stroke:
            act(page)

    # The gallery

    @property
    def gallery(self) -> GeneratorWindow | None:
        """The window of generated maps, if it is open."""
        return self._gallery

    def show_gallery(self, atlas: Path | None = None) -> None:
        """Show the window of generated maps, and begin with a dozen, or with the atlas in a file."""
        if self._gallery is None:
            from rbdesigner.ui.generator.generator_window import GeneratorWindow

            self._gallery = GeneratorWindow(self._first_settings(), self._window)
            self._gallery.map_wanted.connect(self._show_map)
            self._gallery.destroyed.connect(self._forget)
            if atlas is None:
                self._gallery.turn_over()
        if atlas is not None:
            self._gallery.open_atlas(atlas)
        self._gallery.show()
        self._gallery.raise_()
        self._gallery.activateWindow()

    def show_atlas(self, path: Path) -> bool:
        """Show an atlas in the window of generated maps, which reads it in the background and tells what is wrong."""
        self.show_gallery(path)
        return True

    def _first_settings(self) -> GeneratorSettings:
        """The settings of the gallery at first, for the players of the map in front."""
        from rbdesigner.generating.generator_settings import TILES_PER_PLAYER, GeneratorSettings

        scenario = self._tabs.current.scenario if self._tabs.current is not None else None
        if scenario is None:
            return GeneratorSettings(seed=new_short_seed())
        players = min(max(1, scenario.properties.players.most), MOST_PLAYERS)
        return GeneratorSettings(players, TILES_PER_PLAYER * players, seed=new_short_seed())

    def _show_map(self, scenario: Scenario) -> None:
        self._maps.show(scenario, unsaved=True)
        self._window.activateWindow()

    def _forget(self, _gone: object = None) -> None:
        self._gallery = None

    def close(self) -> None:
        """End all work."""
        if self._gallery is not None:
            self._gallery.close()
        self._stop()

    # Into the map in front

    def _fill(self, page: DocumentPage) -> None:
        from rbdesigner.generating.map_likeness import guessed_settings

        scenario, places = page.document.scenario, page.document.selection
        if not places:
            page.editor.status_changed.emit(self.tr("Select places first, to fill them."))
            return
        settings = replace(
            guessed_settings(scenario, new_short_seed()), places=places - page.document.locked, fairness=100.0
        )
        self._begin(page, settings, scenario, self.tr("Fill the selection"))

    def _finish(self, page: DocumentPage) -> None:
        from rbdesigner.generating.generator_settings import (
            MOST_TILES,
            TILES_PER_PLAYER,
            GeneratorSettings,
        )

        scenario = page.document.scenario
        players = max(1, scenario.properties.players.most)
        tiles = min(MOST_TILES, max(TILES_PER_PLAYER * players, len(scenario.tiles)))
        settings = GeneratorSettings(players, tiles, seed=new_short_seed(), properties=scenario.properties)
        self._begin(page, settings, scenario, self.tr("Finish the map"))

    def _another(self, page: DocumentPage) -> None:
        from rbdesigner.generating.map_likeness import guessed_settings

        scenario = page.document.scenario
        if not scenario.tiles:
            page.editor.status_changed.emit(self.tr("Draw a map first, to get another one like it."))
            return
        settings, locked = (
            guessed_settings(scenario, new_short_seed()),
            page.document.locked & scenario.tiles.keys(),
        )
        if locked:
            settings = replace(settings, places=frozenset(scenario.tiles) - locked)
        kept = _without_sayings(scenario) if locked else None
        self._begin(page, settings, kept, self.tr("Another map like this"))

    def _begin(self, page: DocumentPage, settings: GeneratorSettings, kept: Scenario | None, step: str) -> None:
        """Generate in another process; what comes is one step of the map, if nobody has changed it meanwhile."""
        from rbdesigner.generating.generator_job import GENERATE, GeneratorStart
        from rbdesigner.generating.generator_settings import settings_fault
        from rbdesigner.ui.background_job import BackgroundJob

        fault = settings_fault(settings if kept is None else replace(settings, players=1))
        if fault is not None:
            self._refuse(step, reason_sentence(fault.reason))
            return
        self._stop()
        self._work = work = BackgroundJob(GENERATE, self)
        before = page.document.scenario.copy()
        work.answered.connect(partial(self._take, page, before, step))
        work.ended.connect(partial(self._end, step))
        self._progress = self._waiting(step)
        work.start(GeneratorStart(settings, kept))

    def _waiting(self, step: str) -> QProgressDialog:
        """A dialog that comes if it takes long, by which it can be stopped."""
        dialog = QProgressDialog(step, self.tr("Cancel"), 0, 0, self._window)
        dialog.setObjectName("generator-progress")
        dialog.setWindowModality(Qt.WindowModality.NonModal)
        dialog.setMinimumDuration(PATIENCE)
        dialog.setAutoReset(False)
        dialog.canceled.connect(self._stop)
        dialog.setValue(0)
        return dialog

    def _take(self, page: DocumentPage, before: Scenario, step: str, report: GeneratedMap) -> None:
        self._stop()
        document = page.document
        if page not in self._tabs.pages():
            return
        if document.scenario != before or document.in_stroke:
            self._refuse(step, self.tr("The map has been changed meanwhile; it stays as it is."))
            return
        after = _titled(report.scenario, before.properties.title)
        if not document.perform(difference(before, after), step):
            said = self.tr("{step}: nothing has changed, because no other tiles were found.").replace("{step}", step)
            page.editor.status_changed.emit(said)
        elif report.fairness is not None:
            fairness = fairness_words(report.fairness, is_planned=report.is_planned)
            page.editor.status_changed.emit(f"{step}: {fairness}")

    def _end(self, step: str, why: str) -> None:
        self._stop()
        if why:
            self._refuse(step, why)

    def _stop(self) -> None:
        """End what is being generated, without a word."""
        work, self._work = self._work, None
        progress, self._progress = self._progress, None
        if work is not None:
            work.stop()
            work.deleteLater()
        if progress is not None:
            progress.canceled.disconnect(self._stop)
            progress.close()
            progress.deleteLater()

    def _refuse(self, step: str, reason: str) -> None:
        message_boxes.tell(self._window, self.tr("{step}: nothing was generated.").replace("{step}", step), reason)


def _without_sayings(scenario: Scenario) -> Scenario:
    """A map of which nothing is said that another map does not take over."""
    from rbdesigner.generating.map_likeness import for_another

    return replace(scenario, properties=for_another(scenario.properties))


def _titled(scenario: Scenario, title: str) -> Scenario:
    """A generated map with the title of the map that it is generated into."""
    return replace(scenario, properties=replace(scenario.properties, title=title))
