"""Solutions of puzzles and tables of records: written, verified, shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow, QWidget

from rbdesigner.messages.file_errors import error_line
from rbdesigner.messages.translation import number_text
from rbdesigner.play.match import Match
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.file_names import safe_name
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.named_format import GAME, RECORDS, SOLUTION
from rbdesigner.ui.dialogs import message_boxes
from rbdesigner.ui.dialogs.file_choice import file_to_write, files_to_open, filter_of, suggested_path
from rbdesigner.ui.shell.files.games import Games
from rbdesigner.ui.shell.files.page_files import Files
from rbdesigner.ui.shell.pages.tabs import PageTabs
from rbdesigner.ui.widgets.waiting import waiting

if TYPE_CHECKING:  # games are played without them
    from rbdesigner.lab.puzzles.record_table import HeldRecord, RecordTable
    from rbdesigner.lab.puzzles.verification import Verification
    from rbdesigner.ui.game.game_page import GamePage
    from rbdesigner.ui.puzzles.record_window import RecordWindow


class Puzzles(QObject):
    """The solutions and tables of records of a window; what cannot be done is told in a dialog, and nothing raises."""

    def __init__(self, window: QMainWindow, tabs: PageTabs, files: Files, games: Games) -> None:
        super().__init__(window)
        self._window, self._tabs, self._files, self._games = window, tabs, files, games
        self._open: dict[Path, RecordWindow] = {}
        files.openers |= {SOLUTION: self.verify, RECORDS: self.show_records}

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """The handlers of the actions of puzzles."""
        return {"puzzle.save": self._save_front}

    # Solutions

    def _save_front(self) -> None:
        if (page := self._tabs.current_game) is not None:
            self.save(page)

    def save(self, page: GamePage) -> None:
        """Ask where, and write a solo game that is over as a solution."""
        from rbdesigner.lab.puzzles.solution import Solution

        solution = Solution.of(page.match.game, date=date.today().isoformat())
        suggestion = suggested_path(page.path, safe_name(page.title), SOLUTION.suffix)
        path = file_to_write(
            self._window, self.tr("Save as a solution"), suggestion, [self._solutions_filter()], [SOLUTION.suffix]
        )
        if path is None:
            return
        try:
            with waiting():
                solution.save(path)
        except (ScenarioError, OSError) as error:
            self._files.tell_failure(self.tr("The solution could not be saved."), error)
            return
        self._files.message.emit(self.tr("The solution was written to {file}.").replace("{file}", str(path)))

    def _solutions_filter(self) -> str:
        return filter_of(self.tr("Solutions ({suffixes})"), [SOLUTION.suffix])

    def _records_filter(self) -> str:
        return filter_of(self.tr("Tables of records ({suffixes})"), [RECORDS.suffix])

    def choose_solution(self) -> None:
        """Ask for solutions, and verify them."""
        for path in files_to_open(self._window, self.tr("Verify a solution"), [self._solutions_filter()]):
            self.verify(path)

    def verify(self, path: Path) -> bool:
        """Verify a file, show the result, and tell whether the file could be read."""
        found = self._verified(path, self._window)
        if found is not None:
            self._report(path.name, found, str(path))
        return found is not None

    def _verified(self, what: Path | HeldRecord, parent: QWidget) -> Verification | None:
        """A solution in a file or of a record, verified; None if it cannot be."""
        from rbdesigner.lab.puzzles.verification import verify

        try:
            with waiting():
                return verify(what if isinstance(what, Path) else what.solution, self._maps())
        except (ScenarioError, OSError) as error:
            text = self.tr("This solution cannot be verified. If it is of a map of your own, open that map first.")
            message_boxes.tell(parent, text, error_line(error))
        return None

    def _maps(self) -> list[Scenario]:
        """The maps in tabs, and those of the games in tabs."""
        maps = [page.document.scenario for page in self._tabs.maps()]
        return [*maps, *(page.match.game.scenario for page in self._tabs.games())]

    def _report(self, name: str, found: Verification, path: str) -> None:
        from rbdesigner.ui.puzzles.solution_report import ReportWish, SolutionReport

        report = SolutionReport(name, found, self._window)
        report.exec()
        wish = report.wish
        report.deleteLater()
        if wish is ReportWish.GAME:
            self._show_game(found)
        elif wish is ReportWish.RECORD and (window := self.choose_records()) is not None:
            self._add(window, [(path, found)])

    def _show_game(self, found: Verification) -> None:
        """Show the game that a solution is: its beginning, or where it breaks the rules."""
        with waiting():
            game = found.game.copy()
            game.log_observer = None
            shown = self._games.show(Match(game))
        if found.is_legal:
            shown.match.look_at(0)
        elif found.fault is not None:
            text = self.tr("Here the solution breaks the rules: {reason}")
            shown.tell(text.replace("{reason}", found.fault.reason))
        self._window.activateWindow()

    # Tables of records

    def choose_records(self) -> RecordWindow | None:
        """Ask for a table to show, or the file of a new one; None if none is shown."""
        title = self.tr("Open a table of records, or name a new one")
        filters = [self._records_filter()]
        path = file_to_write(self._window, title, f"records{RECORDS.suffix}", filters, [RECORDS.suffix], is_opened=True)
        return self._open[path.resolve()] if path is not None and self.show_records(path) else None

    def show_records(self, path: Path) -> bool:
        """Show a table of records, begun if there is none, and tell whether that worked."""
        path = path.resolve()
        if path not in self._open:
            table = self._read(path, self._window)
            if table is None:
                return False
            self._open[path] = self._new_window(path, table)
        window = self._open[path]
        window.show()
        window.raise_()
        window.activateWindow()
        return True

    def _read(self, path: Path, parent: QWidget) -> RecordTable | None:
        from rbdesigner.lab.puzzles.record_table import RecordTable

        if not path.exists():
            return RecordTable()
        try:
            with waiting():
                return RecordTable.load(path)
        except (ScenarioError, OSError) as error:
            message_boxes.tell(parent, self.tr("This table of records cannot be opened."), error_line(error))
        return None

    def _new_window(self, path: Path, table: RecordTable) -> RecordWindow:
        from rbdesigner.ui.puzzles.record_window import RecordWindow

        window = RecordWindow(path, table, self._window)
        window.add_wanted.connect(partial(self._choose_to_add, window))
        window.merge_wanted.connect(partial(self._choose_to_merge, window))
        window.game_wanted.connect(partial(self._show_record, window))
        window.destroyed.connect(lambda: self._open.pop(path, None))
        return window

    @property
    def open_windows(self) -> list[RecordWindow]:
        """The tables that are shown."""
        return list(self._open.values())

    def close(self) -> None:
        """Close all tables."""
        for window in self.open_windows:
            window.close()

    def _show_record(self, window: RecordWindow, held: HeldRecord) -> None:
        found = self._verified(held, window)
        if found is not None:
            self._show_game(found)

    def _choose_to_add(self, window: RecordWindow) -> None:
        filters = [filter_of(self.tr("Solutions and games ({suffixes})"), [SOLUTION.suffix, GAME.suffix])]
        paths = files_to_open(window, self.tr("Add solutions"), filters)
        found = [(str(path), verified) for path in paths if (verified := self._verified(path, window)) is not None]
        self._add(window, found)

    def _add(self, window: RecordWindow, found: Sequence[tuple[str, Verification]]) -> None:
        held, refused = self._latest(window), []
        if held is None:
            return
        table = held
        for path, each in found:
            try:
                table = table.added(each, path)
            except ScenarioError as error:
                refused.append(error_line(error))
        self._take(window, held, table, refused)

    def _latest(self, window: RecordWindow) -> RecordTable | None:
        """Read the table as its file has it now, which others may have written; None if that fails."""
        return self._read(window.path, window) if window.path.exists() else window.records

    def _choose_to_merge(self, window: RecordWindow) -> None:
        from rbdesigner.lab.puzzles.record_table import RecordTable, verified_records
        from rbdesigner.lab.puzzles.scenario_hash import by_hash

        held, refused, maps = self._latest(window), [], by_hash(self._maps())
        if held is None:
            return
        table = held
        for path in files_to_open(window, self.tr("Merge with other tables"), [self._records_filter()]):
            other = self._read(path, window)
            if other is None:
                continue
            with waiting():
                found = list(verified_records(other, table, maps, path.name))
            refused += [error_line(each) for each in found if isinstance(each, ScenarioError)]
            kept = [each for each in found if not isinstance(each, ScenarioError)]
            table = table.merged(RecordTable.of(kept, other.extra))
        self._take(window, held, table, refused)

    def _take(self, window: RecordWindow, before: RecordTable, table: RecordTable, refused: Sequence[str]) -> None:
        """Write a table that was another ``before``, and show it; what was refused is told."""
        new = len([held for held in table.records if held not in before.records])
        if table != before or not window.path.exists():
            try:
                with waiting():
                    table.save(window.path)
            except (ScenarioError, OSError) as error:
                message_boxes.tell(window, self.tr("The table could not be saved."), error_line(error))
                return
        said = self.tr("Records taken in: {number}").replace("{number}", number_text(new))
        if not new:
            said = self.tr("The table already has solutions that are as good.")
        window.show_records(table, "" if refused and not new else said)
        if refused:
            message_boxes.tell(window, self.tr("Not taken into the table:"), "\n".join(refused))
