"""The page of one game: the board, and around it whose turn it is, what can be done, and what has happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QSplitter, QTabWidget, QVBoxLayout, QWidget

from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.state import Stage
from rbdesigner.engine.mechanics.reach import transporters_on_tile
from rbdesigner.hexes import Hex
from rbdesigner.messages.file_errors import reason_sentence
from rbdesigner.messages.thing_wording import phase_name
from rbdesigner.messages.translation import number_text
from rbdesigner.play.match import Match
from rbdesigner.players.machine_turns import Seat
from rbdesigner.scenario.file_names import safe_name
from rbdesigner.scenario.formats import stem_of
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.canvas.scene import tile_rect
from rbdesigner.ui.game.board.animation import Animation
from rbdesigner.ui.game.board.errand_box import ErrandBox, FollowedErrands
from rbdesigner.ui.game.board.game_view import GameView
from rbdesigner.ui.game.board.hint_box import Advice, HintBox
from rbdesigner.ui.game.choices.choices_panel import ChoicesPanel
from rbdesigner.ui.game.choices.look_ahead import LookAhead
from rbdesigner.ui.game.choices.phase_end import PhaseEnd
from rbdesigner.ui.game.log.log_panel import LogPanel
from rbdesigner.ui.game.match.focus import Focus
from rbdesigner.ui.game.match.signals import signals_of
from rbdesigner.ui.game.panels.forecast_strip import ForecastStrip
from rbdesigner.ui.game.panels.pane import Pane
from rbdesigner.ui.game.panels.players_panel import PlayersPanel
from rbdesigner.ui.game.panels.turn_bar import TurnBar
from rbdesigner.ui.game.players.seats import Seats, Speed, speed_of
from rbdesigner.ui.game.tile.tile_view import TileView
from rbdesigner.ui.game.wonder.wonder_panel import WonderPanel
from rbdesigner.ui.page import DrawnPage, Page, free_number
from rbdesigner.ui.storage.preferences import passes_over, shows_errands
from rbdesigner.ui.widgets.banner import Banner
from rbdesigner.ui.widgets.content_area import ContentArea

SIDE = 380
"""Pixels of the column beside the board at first."""
LOW = [240, 320]
"""How the tile and the panels share the height of the column in a low window."""
TALL = 840
"""Pixels of height from which what can be done has a part of the column of its own."""


class GamePage(Page):
    """Shows a match and lets it be played."""

    kind, icon = "game", "play"

    def __init__(self, match: Match, seats: list[Seat] | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("game-page")
        self.match = match
        self._fault_notice: Banner | None = None
        self._number = 0  # among the games of the same map, from 1 on
        signals_of(match).setParent(self)
        self.focus = Focus(match, self)
        self.seats = Seats(match, seats or [], self)
        self.turn_bar = TurnBar(match, self.seats, self)
        self.forecast = ForecastStrip(match, self)
        self._ahead = LookAhead(match, self)
        self.phase_end = PhaseEnd(match, self.seats, self, self._ahead)
        self.view = GameView(match, self.focus, self)
        self.motion = Animation(match, self.view, self.seats)
        self.choices = ChoicesPanel(match, self.focus, self, self._ahead)
        self.tile_view = TileView(match, self.focus, self.view.board, self.view.controller.delivery_controller, self)
        self.advice = Advice(match, self)
        self.hint_box = HintBox(match, self.advice, self, self.view)
        self.errands = FollowedErrands(match, self.view.board, self.seats, self)
        self.errand_box = ErrandBox(match, self.errands, self.view)
        self.errand_box.is_wanted = shows_errands()
        self.players = PlayersPanel(match, self.focus, self.seats, self)
        self.wonder = WonderPanel(match, self.seats, self)
        self.log = LogPanel(match, self)
        self._tabs = QTabWidget(self)
        self._parts = QSplitter(Qt.Orientation.Vertical, self)
        self._lay_out()
        self._connect()
        self.setFocusProxy(self.view)
        self._tell_fault()

    def _tell_fault(self) -> None:
        """Tell why the file of the game cannot be played further, until somebody goes on from here."""
        fault = self.match.fault
        if fault is None:
            return
        text = self.tr(
            "The file can be played only up to this moment. You can look at the game; the file stays as it is."
        )
        left_out = self.tr("Entries left out from there on: {number}").format(number=number_text(fault.left))
        notice = Banner("warning", text, (reason_sentence(fault.reason), left_out), self)
        notice.add_button(self.tr("&Go on from here as a new game"), self.match.resume)
        self._frame.insertWidget(0, notice)
        self._fault_notice = notice
        notice.dismissed.connect(self._forget_notice)
        signals_of(self.match).moved.connect(self._look_for_fault)

    def _look_for_fault(self) -> None:
        if self.match.fault is None and self._fault_notice is not None:
            self._fault_notice.dismiss()

    def _forget_notice(self) -> None:
        self._fault_notice = None

    @property
    def title(self) -> str:
        """The name of the map that is played."""
        return self.match.game.scenario.properties.title or self.tr("Untitled")

    @property
    def path(self) -> Path | None:
        """The file that the game is saved to; None as long as it has none."""
        return self.match.path

    @path.setter
    def path(self, path: Path | None) -> None:
        self.match.path = path

    def apart(self, alike: Sequence[Page]) -> str:
        """The end of its label: its name among the games of the same map, and its turn."""
        state, text = self.match.game.state, self._own_name([page for page in alike if isinstance(page, GamePage)])
        if state.over:
            text = self.tr("{game}, over").replace("{game}", text)
        elif state.turn:
            text = self.tr("{game}, turn {turn}").replace("{turn}", str(state.turn)).replace("{game}", text)
        return f" · {text}"

    def _own_name(self, alike: Sequence[GamePage]) -> str:
        """Name the game among the games of the same map, by its file, else by a number that it keeps."""
        self._number = self._number or free_number([game._number for game in alike])
        stems = [stem_of(game.path) for game in alike if game.path is not None]
        stem = stem_of(self.path) if self.path is not None else ""
        if stem and stem != safe_name(self.title) and stems.count(stem) == 1:
            return stem
        return self.tr("game {number}").format(number=self._number) if len(alike) > 1 else self.tr("game")

    @property
    def is_partial(self) -> bool:
        """Whether what it was read from cannot be played further."""
        return self.match.fault is not None

    @property
    def is_modified(self) -> bool:
        """Whether something was done that no file holds."""
        return self.match.is_modified and self.match.is_begun

    def mark_saved(self) -> None:
        """Note that its file holds the game as it is now."""
        self.match.mark_saved()

    def undo(self) -> None:
        """Take the last stroke back."""
        self.match.undo()

    def redo(self) -> None:
        """Do the stroke again that was taken back last."""
        self.match.redo()

    @property
    def shown_map(self) -> GameView:
        """The board."""
        return self.view

    @property
    def scenario(self) -> Scenario:
        """The board as a map."""
        return self.view.board.scenario

    def drawn(self) -> DrawnPage:
        """The moment that is shown, and what everybody has then."""
        from rbdesigner.art.export.moment import shown_at

        return DrawnPage(*shown_at(self.match.game, self.match.moment))

    @property
    def moment_name(self) -> str:
        """The turn and the phase that are shown."""
        state = self.match.state
        phase = phase_name(state.phase)
        return self.tr("turn {turn} {phase}").format(turn=state.turn, phase=phase) if state.turn else phase

    def seen(self) -> dict[str, object]:
        """Add the moment that is looked at, and how machines act."""
        match, speed = self.match, speed_of(self.seats.pause)
        moment = {} if match.is_present else {"moment": match.moment}
        machines = {"paused": self.seats.is_paused, "speed": speed.value if speed is not None else ""}
        return super().seen() | moment | (machines if self.seats.has_machines else {})

    def see_again(self, seen: Mapping[str, Any]) -> None:
        """Show the page again at the moment that was looked at, with machines as they acted."""
        super().see_again(seen)
        moment, speed = seen.get("moment"), seen.get("speed")
        if speed in set(Speed):
            self.turn_bar.machines.choose_speed(Speed(speed), for_good=False)
        if seen.get("paused") is True:
            self.seats.is_paused = True
        if isinstance(moment, int) and 0 <= moment < len(self.match.game.log):
            self.match.look_at(moment)

    def rest(self) -> None:
        """Pause the machines if one of them is to act."""
        if any(self.seats[player].machine is not None for player in self.match.game.acting):
            self.seats.is_paused = True

    def tell(self, sentence: str) -> bool:
        """Say what went well above the board."""
        self.turn_bar.tell(sentence)
        return True

    def apply_preferences(self) -> None:
        """Take over whether empty phases are passed over, and errands of machines shown."""
        self.match.passes_over = passes_over()
        self.errand_box.is_wanted = shows_errands()
        self.errand_box.renew()

    def _lay_out(self) -> None:
        self._tabs.setObjectName("game-panels")
        self._tabs.setDocumentMode(True)
        self._tabs.addTab(self.choices, self.tr("Actions"))
        self._tabs.addTab(self.players, self.tr("Players"))
        self._tabs.addTab(self.wonder, self.tr("Wonder"))
        self._tabs.addTab(self.log, self.tr("Log"))
        self._parts.setObjectName("game-side")
        self._parts.setChildrenCollapsible(False)
        for widget, share in ((self.tile_view, 3), (self._tabs, 4)):
            self._parts.addWidget(Pane(widget))
            self._parts.setStretchFactor(self._parts.count() - 1, share)
        self._parts.setSizes(LOW)
        self._side = side = QWidget(self)
        foot = QVBoxLayout(side)
        foot.setContentsMargins(0, 0, 0, 0)
        foot.setSpacing(0)
        foot.addWidget(ContentArea(self._parts, side), 1)
        foot.addWidget(self.forecast)
        foot.addWidget(self.phase_end)
        middle = QSplitter(Qt.Orientation.Horizontal, self)
        middle.setChildrenCollapsible(False)
        middle.addWidget(self.view)
        middle.addWidget(side)
        middle.setStretchFactor(0, 1)
        middle.setSizes([10_000, SIDE])
        whole = QWidget(self)
        rows = QVBoxLayout(whole)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addWidget(self.turn_bar)
        rows.addWidget(middle, 1)
        self._frame = frame = QVBoxLayout(self)
        frame.setContentsMargins(0, 0, 0, 0)
        frame.setSpacing(0)
        frame.addWidget(Pane(whole), 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show choices by themselves where there is room, else as the first tab."""
        super().resizeEvent(event)
        alone, room = self._parts.indexOf(self.choices) >= 0, self.height() >= TALL
        if room and not alone:
            self._parts.insertWidget(1, self.choices)
            self._parts.setStretchFactor(1, 4)
            self._parts.setSizes([360, 370, 370])  # in parts of what there is, as the one below
            self.choices.show()
        elif alone and not room:
            self._tabs.insertTab(0, self.choices, self.tr("Actions"))
            self._tabs.setCurrentWidget(self.choices)
            self._parts.setSizes(LOW)

    def show_side(self, shown: bool) -> None:
        """Show what stands beside the board, or leave all the room to the board."""
        self._side.setVisible(shown)

    def _show_choices(self) -> None:
        """Bring what can be done to the front, unless a panel before it is being used."""
        front, focused = self._tabs.currentWidget(), self.window().focusWidget()
        used = front.underMouse() or (focused is not None and front.isAncestorOf(focused))
        if self._tabs.indexOf(self.choices) >= 0 and not used:
            self._tabs.setCurrentWidget(self.choices)

    def _look_for_question(self, _events: object = None) -> None:
        """Bring a question to a player to the front."""
        state = self.match.state
        if state.offer is not None or (state.stage is not Stage.PLAY and not state.over):
            self._show_choices()

    def _look_at_next(self, _events: object = None) -> None:
        """Show whoever comes to act, of several at the screen, something of their own."""
        match, state, focus = self.match, self.match.state, self.focus
        if not (state.in_play and match.persons) or not match.is_shared:
            return
        (player,) = match.persons
        if match.game.log[-1].player == player or (
            focus.tile != NONE and transporters_on_tile(state, player, focus.tile)
        ):
            return
        tiles = [state.tile_of(transporter) for transporter in state.owned(player)]
        home = state.topology.spot_tiles[state.homes[player]]
        self._show_tile(home if home in tiles or not tiles else tiles[0])

    def _keep_keyboard(self, before: QWidget | None, now: QWidget | None) -> None:
        """Give the board the keyboard of a button that vanishes or rests once used."""
        left = before is not None and self.isAncestorOf(before) and (now is None or not self.isAncestorOf(now))
        if before is not None and left and self.isVisible() and not (before.isVisible() and before.isEnabled()):
            self.setFocus()

    def _show_tile(self, tile: int) -> None:
        """Look at a tile, wherever the board has been scrolled to."""
        self.focus.look_at(tile)
        self.view.view.reveal(tile_rect(self.match.state.topology.places[tile], self.view.scene.orientation))

    def tab_parts(self) -> list[QWidget]:
        """List the parts in the order of Tab: from the board to the tile and the choices, and back to what ends."""
        before = [self.turn_bar, self.forecast, self.phase_end]
        return [*before, self.view, self.tile_view, self.choices, self._tabs]

    def stops(self) -> list[QWidget]:
        """The areas that F6 goes through: the board and all around it."""
        return [self.turn_bar, self.view, self.tile_view, self.choices, *self._tabs_shown(), self.phase_end]

    def _tabs_shown(self) -> list[QWidget]:
        return [] if self._tabs.currentWidget() is self.choices else [self._tabs]

    def go_to(self, place: Hex) -> None:
        """Look at the tile at a place, or just there if there is none."""
        tile = self.match.state.topology.index.get(place, NONE)
        if tile != NONE:
            self._show_tile(tile)
        self.view.centre_on(place)

    def _show_hint(self) -> None:
        hint = self.advice.hint
        self.view.show_hint(hint.actions if hint is not None else (), self.hint_box.height())
        self.errand_box.is_covered = self.advice.is_shown
        self.errand_box.renew()
        self.facts_changed.emit()

    def _point(self, transporter: int, tile: int) -> None:
        """Look at a transporter, or at a tile if there is none."""
        if transporter != NONE:
            self.focus.choose(transporter)
        self._show_tile(tile)

    def _connect(self) -> None:
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._keep_keyboard)
        self.view.message.connect(self.turn_bar.tell)
        self.tile_view.message.connect(self.turn_bar.tell)
        self.choices.message.connect(self.turn_bar.tell)
        self.choices.pointed.connect(self.view.point_at)
        self.choices.structures.taken.connect(self.view.take_up)
        self.choices.structures.carried.connect(self.view.carry)
        self.choices.structures.dropped.connect(self.view.put_down)
        self.phase_end.message.connect(self.turn_bar.tell)
        self.phase_end.pointed.connect(self._point)
        self.forecast.pointed.connect(self._point)
        self.seats.machine_failed.connect(self.turn_bar.tell)
        self.advice.message.connect(self.turn_bar.tell)
        self.advice.changed.connect(self._show_hint)
        self.turn_bar.hint.clicked.connect(self.advice.ask)
        self.focus.changed.connect(self._show_choices)
        signals_of(self.match).happened.connect(self._look_for_question)
        signals_of(self.match).happened.connect(self._look_at_next)
        signals = signals_of(self.match)
        for changed in (signals.modified_changed, signals.happened, signals.moved):
            changed.connect(self.label_changed)
        seats = self.seats
        for changed in (signals.happened, signals.moved, signals.plans_changed, seats.changed, seats.pace_changed):
            changed.connect(self.facts_changed)
        self.log.moment_wanted.connect(self.match.look_at)
        self.log.tile_wanted.connect(self._show_tile)
