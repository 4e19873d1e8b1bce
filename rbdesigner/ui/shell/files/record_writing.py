"""Writes a new record of a solo game into the scenario: the map that is open, its file, or a new file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow, QMessageBox

from rbdesigner.messages.file_errors import error_line
from rbdesigner.scenario import files, saving
from rbdesigner.scenario.canonical import canonical
from rbdesigner.scenario.edit import difference, edit
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.file_names import safe_name
from rbdesigner.scenario.model import Properties, Record, Scenario
from rbdesigner.scenario.named_format import SCENARIO
from rbdesigner.scenario.saving import FileStamp
from rbdesigner.ui.dialogs import message_boxes
from rbdesigner.ui.dialogs.file_choice import file_to_write, filter_of, suggested_path
from rbdesigner.ui.dialogs.message_boxes import MessageAnswer
from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.shell.files.page_files import Files
from rbdesigner.ui.shell.pages.tabs import PageTabs

if TYPE_CHECKING:
    from rbdesigner.ui.game.game_page import GamePage


def same_board(one: Scenario, other: Scenario) -> bool:
    """Tell whether a record of one map counts for the other: all is alike but what is told about the map."""
    changes = difference(canonical(one.copy()), canonical(other.copy())).changes
    return all(change.part == "properties" for change in changes) and _bare(one.properties) == _bare(other.properties)


def _bare(properties: Properties) -> Properties:
    """Properties without the texts."""
    return replace(
        properties, title="", code="", designers=(), description="", status=Properties().status, difficulty=None,
        record=None, findings=None, extra=None,
    )  # fmt: skip


def with_record(properties: Properties, record: Record | None) -> Properties:
    """The properties with this record, or with none."""
    return replace(properties, record=record)


def same_but_record(one: Scenario, other: Scenario) -> bool:
    """Whether two maps are the same, whatever their records."""
    return replace(one, properties=with_record(one.properties, other.properties.record)) == other


class RecordWriting(QObject):
    """Writes records into scenarios, asking where a file is concerned; nothing here raises.

    ``map_of`` gives the page of the map that a game was begun from, if it is open; ``file_of`` the file of that map, if
    it is known.
    """

    def __init__(
        self,
        window: QMainWindow,
        tabs: PageTabs,
        maps: Files,
        map_of: Callable[[GamePage], DocumentPage | None],
        file_of: Callable[[GamePage], Path | None],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._tabs = tabs
        self._maps = maps
        self._map_of = map_of
        self._file_of = file_of

    def write(self, page: GamePage, record: Record) -> str:
        """Write a record into the scenario of a game, and say what was done; empty if nothing was."""
        file = self._file_of(page)
        shown = self._open_map(page, file)
        if shown is not None:
            done = self._into_map(page, shown, record)
        elif file is not None:
            done = self._into_file(page, file, record)
        else:
            done = self._into_new_file(page, record)
        if done:
            self._tell_games(page.match.game.scenario, record)
        return done

    def _open_map(self, page: GamePage, file: Path | None) -> DocumentPage | None:
        """Find the open page of the map of a game: where it was begun, of the same file, or of the same map."""
        begun_from = self._map_of(page)
        if begun_from is not None:
            return begun_from
        of_file = self._tabs.page_of_file(file) if file is not None else None
        if isinstance(of_file, DocumentPage):
            return of_file
        return next((each for each in self._tabs.maps() if self._is_map(each, page)), None)

    def _is_map(self, page: DocumentPage, game: GamePage) -> bool:
        scenario, played = page.document.scenario, game.match.game.scenario
        return scenario.properties.title == played.properties.title and same_board(scenario, played)

    def _tell_games(self, scenario: Scenario, record: Record) -> None:
        """Let all games of the map know its record."""
        for page in self._tabs.games():
            played = page.match.game.scenario
            if played.properties.title == scenario.properties.title and same_board(played, scenario):
                played.properties = with_record(played.properties, record)
                page.players.refresh()

    # Where to

    def _into_map(self, page: GamePage, shown: DocumentPage, record: Record) -> str:
        document = shown.document
        if not same_board(document.scenario, page.match.game.scenario) and not self._may_write_into_changed(shown):
            return ""
        properties = with_record(document.scenario.properties, record)
        document.perform(edit(document.scenario, properties=properties), self.tr("Write the record"))
        done = self.tr("The record is in the open map “{title}”. Save the map to keep it.")
        if shown.is_pattern and document.path is None:
            done = self.tr(
                "The record is in the open map “{title}”. Save the map in a file of your own to keep it: what came "
                "with rbdesigner stays as it is."
            )
        return done.replace("{title}", shown.title)

    def _may_write_into_changed(self, shown: DocumentPage) -> bool:
        text = self.tr("The map “{title}” has been changed since this game was begun.").replace("{title}", shown.title)
        information = self.tr("Does the result count for the map as it is now?")
        roles = QMessageBox.ButtonRole
        buttons = [
            (MessageAnswer.SAVE, self.tr("&Write the record"), roles.AcceptRole),
            (MessageAnswer.CANCEL, self.tr("Cancel"), roles.RejectRole),
        ]
        message = message_boxes.message_box(self._window, QMessageBox.Icon.Question, text, information)
        return message_boxes.choose(message, buttons, MessageAnswer.CANCEL) is MessageAnswer.SAVE

    def _into_file(self, page: GamePage, file: Path, record: Record) -> str:
        """Write into the file of the map, if that still holds the map that was played, else into another."""
        try:
            seen, scenario = saving.file_stamp(file), files.load(file)
        except (ScenarioError, OSError) as error:
            return self._into_other(page, record, self.tr("The map of this game cannot be read."), error_line(error))
        if not same_board(scenario, page.match.game.scenario):
            return self._into_other(page, record, self.tr("The map of this game has been changed since."), str(file))
        answer = self._ask_for_file(file, scenario.properties.record, record)
        if answer is MessageAnswer.SAVE_ELSEWHERE:
            return self._into_new_file(page, record)
        if answer is not MessageAnswer.SAVE:
            return ""
        scenario.properties = with_record(scenario.properties, record)
        return self._saved(scenario, file, seen)

    def _ask_for_file(self, file: Path, known: Record | None, record: Record) -> MessageAnswer:
        text = self.tr("Write the record into the file of the map?")
        lines = [str(file)]
        if known is not None:
            there = self.tr("There the record is %n points.", "", known.score)
            if known.score >= record.score:
                there = self.tr("There the record is %n points. It is not less.", "", known.score)
            lines.append(there)
        roles = QMessageBox.ButtonRole
        buttons = [
            (MessageAnswer.SAVE, self.tr("&Write the record"), roles.AcceptRole),
            (MessageAnswer.SAVE_ELSEWHERE, self.tr("Save &elsewhere…"), roles.ActionRole),
            (MessageAnswer.CANCEL, self.tr("Cancel"), roles.RejectRole),
        ]
        message = message_boxes.message_box(self._window, QMessageBox.Icon.Question, text, "\n".join(lines))
        return message_boxes.choose(message, buttons, MessageAnswer.SAVE)

    def _into_other(self, page: GamePage, record: Record, text: str, reason: str) -> str:
        roles = QMessageBox.ButtonRole
        offer = self.tr("The map as it was played can be saved with the record as a scenario of its own.")
        message = message_boxes.message_box(self._window, QMessageBox.Icon.Question, text, f"{reason}\n\n{offer}")
        buttons = [
            (MessageAnswer.SAVE_ELSEWHERE, self.tr("&Save it…"), roles.AcceptRole),
            (MessageAnswer.CANCEL, self.tr("Cancel"), roles.RejectRole),
        ]
        wanted = message_boxes.choose(message, buttons, MessageAnswer.SAVE_ELSEWHERE) is MessageAnswer.SAVE_ELSEWHERE
        return self._into_new_file(page, record) if wanted else ""

    def _into_new_file(self, page: GamePage, record: Record) -> str:
        scenario = page.match.game.scenario.copy()
        scenario.properties = with_record(scenario.properties, record)
        beside = self._file_of(page) or page.match.path
        name = suggested_path(beside, safe_name(scenario.properties.title), SCENARIO.suffix)
        filters = [filter_of(self.tr("Scenarios ({suffixes})"), SCENARIO.suffixes)]
        title = self.tr("Save the map with its record in a file of your own")
        file = file_to_write(self._window, title, name, filters, SCENARIO.suffixes)
        return self._saved(scenario, file, None) if file is not None else ""

    def _saved(self, scenario: Scenario, file: Path, expected: FileStamp | None) -> str:
        try:
            files.save(scenario, file, expected)
        except (ScenarioError, OSError) as error:
            self._maps.tell_failure(self.tr("The record could not be written."), error)
            return ""
        self._maps.recent.add(file)
        return self.tr("The record is in {file}.").replace("{file}", str(file))
