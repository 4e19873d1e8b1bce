"""Solvers of the map in front, or from the moment that a solo game shows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow

from rbdesigner.engine.games import game_records
from rbdesigner.engine.games.game import Game
from rbdesigner.play.game_log import followed_game
from rbdesigner.play.match import Match
from rbdesigner.players.player_setup import SEATS, played_on
from rbdesigner.players.registry import PLANNER, Description
from rbdesigner.ui.dialogs import message_boxes
from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.shell.files.games import Games
from rbdesigner.ui.shell.pages.tabs import PageTabs
from rbdesigner.ui.widgets.waiting import waiting

if TYPE_CHECKING:  # maps are opened without them
    from rbdesigner.ui.game.game_page import GamePage
    from rbdesigner.ui.puzzles.solver_window import FoundGame, SolverWindow


class Solvers(QObject):
    """The windows of solvers, whose games are opened in tabs."""

    def __init__(self, window: QMainWindow, tabs: PageTabs, games: Games) -> None:
        super().__init__(window)
        self._window, self._tabs, self._games = window, tabs, games
        self._open: list[SolverWindow] = []

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """The handlers of the actions of solving."""
        return {"play.solve": self.solve}

    def solve(self) -> None:
        """Open a solver for the page in front, or tell why there can be none."""
        game, page = self._tabs.current_game, self._tabs.current_map
        if game is not None:
            self._solve_game(game)
        elif page is not None and page.document.scenario.properties.players.least > 1:
            self._refuse(self.tr("This scenario is for several players; the solver plays the solo game."))
        elif page is not None and self._games.may_play(page):
            with waiting():
                start = Game.new(page.document.scenario, players=1, seed=1)
            self._show(page, page.title, start)

    def _solve_game(self, page: GamePage) -> None:
        """Solve a solo game from the moment shown, or all of it where that is its end."""
        match = page.match
        if not match.state.terms.solo:
            self._refuse(self.tr("This game has several players; the solver plays the solo game."))
            return
        moment = match.moment if not match.state.over else 0
        title = page.title
        if match.state.turn and not match.state.over:
            title = (
                self.tr("{map}, from turn {turn} on").replace("{turn}", str(match.state.turn)).replace("{map}", title)
            )
        self._show(page, title, played_on(match.game, moment, ""))

    def _refuse(self, reason: str) -> None:
        message_boxes.tell(self._window, self.tr("This cannot be solved."), reason)

    def _show(self, page: DocumentPage | GamePage, title: str, start: Game) -> None:
        from rbdesigner.ui.puzzles.solver_window import SolverWindow

        start.extra = {SEATS: [Description.of(PLANNER).spec("hard")]}
        record = start.scenario.properties.record
        solver = SolverWindow(title, start, record.score if record is not None else None, self._window)
        known: dict[int, GamePage] = {}
        solver.game_wanted.connect(lambda found: self._open_game(solver, page, known, found))
        solver.record_wanted.connect(lambda found: self._write_record(solver, page, known, found))
        solver.destroyed.connect(partial(self._forget, solver))
        self._open.append(solver)
        solver.show()

    def _forget(self, solver: SolverWindow, _gone: object = None) -> None:
        if solver in self._open:
            self._open.remove(solver)

    @property
    def open_windows(self) -> list[SolverWindow]:
        """The windows that are open."""
        return self._open[:]

    def close(self) -> None:
        """Close all windows, which ends their work."""
        for solver in self._open[:]:
            solver.close()

    # What is found

    def _open_game(
        self, solver: SolverWindow, page: DocumentPage | GamePage, known: dict[int, GamePage], found: FoundGame
    ) -> GamePage:
        """Show a found game where it begins, in a tab or in the tab that it has."""
        shown = known.get(found.report.points)
        if shown is None or shown not in self._tabs.games():
            shown = known[found.report.points] = self._shown(solver.solving.start_game, page, found)
        self._tabs.setCurrentWidget(shown)
        self._window.activateWindow()
        return shown

    def _shown(self, start: Game, page: DocumentPage | GamePage, found: FoundGame) -> GamePage:
        from rbdesigner.players.solver_job import game_data
        from rbdesigner.players.story_wording import note_story

        with waiting():
            game = game_records.from_json(followed_game, game_data(start, found.report))
            note_story(game, start)
            beside = page if page in self._tabs.pages() else None
            shown = self._games.show_of(beside, Match(game)) if beside is not None else self._games.show(Match(game))
            shown.match.look_at(len(start.log))
        return shown

    def _write_record(
        self, solver: SolverWindow, page: DocumentPage | GamePage, known: dict[int, GamePage], found: FoundGame
    ) -> None:
        """Make a found game the record of its scenario, held by a machine."""
        from rbdesigner.players.solver import VERSION
        from rbdesigner.ui.game.panels.final_board import record_of

        shown = self._open_game(solver, page, known, found)
        record = record_of(shown.match.game.scores()[0], f"solver {VERSION}", date.today(), machine=True)
        done = self._games.results.write_record(shown, record)
        if done:
            shown.tell(done)
            solver.show_record(record.score, done)
