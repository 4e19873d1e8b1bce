"""Players against each other on the map, to see how strong they are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import comb
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from rbdesigner.lab.jobs.study_jobs import TournamentStart, TournamentState
from rbdesigner.lab.runs.run_setup import bare_map
from rbdesigner.lab.studies.round_robin import Duel, Rating
from rbdesigner.lab.wording.machine_wording import machine_words
from rbdesigner.messages.translation import number_text
from rbdesigner.players.registry import PLANNER, Description
from rbdesigner.rules.tables import MOST_PLAYERS
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.dialogs.games.machine_chooser import WeaknessNote
from rbdesigner.ui.laboratory.machine_list import MachineList
from rbdesigner.ui.laboratory.run_fields import RunSettings
from rbdesigner.ui.laboratory.run_tables import RunTable, decimal_text, interval_text, percent_text
from rbdesigner.ui.laboratory.study_view import StudyView, scrolled
from rbdesigner.ui.widgets.inputs import SpinBox
from rbdesigner.ui.widgets.literal import Label, tip
from rbdesigner.ui.widgets.section import note
from rbdesigner.ui.widgets.theme import bold

translate = QCoreApplication.translate


class RatingTable(RunTable):
    """The strength of players, the strongest first."""

    def __init__(self, parent: QWidget) -> None:
        sure = translate("RunTables", "95\u00a0% interval")
        columns = [
            translate("TournamentTables", "Player"),
            translate("TournamentTables", "Rating"),
            sure,
            translate("RunTables", "Games"),
            translate("RunTables", "Won in a seed"),
            sure,
        ]
        super().__init__("laboratory-ratings", translate("TournamentTables", "How strong players are"), columns, parent)

    def show_ratings(self, ratings: Sequence[Rating], measure: str) -> None:
        """Show these ratings, measured by that of one player."""
        self.clear()
        even = translate("TournamentTables", "If all were equally strong: {percent}\u00a0%")
        for each in ratings:
            is_measure = each.player == measure
            row = self.row(
                [
                    machine_words(each.player),
                    decimal_text(each.rating.value, 0),
                    translate("TournamentTables", "the measure") if is_measure else interval_text(each.rating, 0),
                    number_text(each.games),
                    percent_text(each.share.value),
                    interval_text(each.share),
                ]
            )
            row.setToolTip(4, tip(even.replace("{percent}", decimal_text(each.even))))
        self.updateGeometry()


class DuelTable(RunTable):
    """Each pair of players, the stronger first; what is surely not even is bold."""

    def __init__(self, parent: QWidget) -> None:
        columns = [
            translate("TournamentTables", "Each against each"),
            translate("RunTables", "Games"),
            translate("TournamentTables", "Better in"),
            translate("RunTables", "95\u00a0% interval"),
        ]
        super().__init__("laboratory-duels", columns[0], columns, parent)

    def show_duels(self, duels: Sequence[Duel], order: Sequence[str]) -> None:
        """Show the pairs of players, who are in the order of their strength."""
        self.clear()
        against = translate("TournamentTables", "{player} against {opponent}")
        place = {player: number for number, player in enumerate(order)}
        pairs = [each for each in duels if place[each.player] < place[each.opponent]]
        for each in sorted(pairs, key=lambda duel: (place[duel.player], place[duel.opponent])):
            names = machine_words(each.player), machine_words(each.opponent)
            row = self.row(
                [
                    against.replace("{opponent}", names[1]).replace("{player}", names[0]),
                    number_text(each.games),
                    percent_text(each.share.value),
                    interval_text(each.share),
                ]
            )
            if not each.share.low <= 50 <= each.share.high:
                for column in range(self.columnCount()):
                    row.setFont(column, bold(self.font()))
        self.updateGeometry()


USUAL_LEVELS = "easy", "medium"


class RunTournament(StudyView):
    """Chooses players, lets everybody meet everybody, and rates them."""

    def __init__(
        self,
        scenario: Scenario,
        kinds: Sequence[Description],
        store: Path,
        settings: Callable[[], RunSettings],
        parent: QWidget,
    ) -> None:
        super().__init__("laboratory-tournament", scenario, store, settings, parent)
        usual = [Description.of(PLANNER).spec(level) for level in USUAL_LEVELS]
        self.players, self.seats = MachineList(kinds, usual, self), SpinBox(2, MOST_PLAYERS, self)
        self.weakness = WeaknessNote(self)
        self.headline, self.remarks = Label(self), note()
        self.ratings, self.duels = RatingTable(self), DuelTable(self)
        self._lay_out()
        self.players.changed.connect(self.show_state)
        self.players.changed.connect(self._tell_weakness)
        self.seats.valueChanged.connect(self.show_state)
        self._tell_weakness()
        self.renew()

    def _tell_weakness(self) -> None:
        self.weakness.tell_of(self.players.machines)

    def _lay_out(self) -> None:
        self.seats.setObjectName("laboratory-seats")
        self.seats.setToolTip(tip(self.tr("How many players sit at each table; every group of them plays at one")))
        self.headline.setFont(bold(self.headline.font()))
        label = Label(self.tr("Players at a table"), self)
        label.setBuddy(self.seats)
        choice = QHBoxLayout()
        choice.addWidget(label)
        choice.addWidget(self.seats)
        choice.addStretch(1)
        inside = QWidget()
        found = QVBoxLayout(inside)
        found.setContentsMargins(0, 0, 0, 0)
        found.setSpacing(10)
        found.addWidget(self.players, 0, Qt.AlignmentFlag.AlignLeft)
        found.addWidget(self.weakness)
        found.addLayout(choice)
        found.addWidget(self.bar)
        for part in (self.headline, self.remarks, self.ratings, self.duels):
            if isinstance(part, Label):
                part.setWordWrap(True)
            found.addWidget(part)
        found.addStretch(1)
        rows = QVBoxLayout(self)
        rows.addWidget(scrolled(inside, self), 1)

    # What is played

    def caption(self) -> str:
        """Play the games of all tables."""
        return self.tr("&Play the tournament")

    def wanted(self) -> TournamentStart:
        """The players that are chosen, on the map as it is."""
        chosen, scenario = self.settings(), bare_map(self.scenario).copy()
        numbers = self.seats.value(), chosen.seed, chosen.games, chosen.cores, chosen.cluster
        return TournamentStart(str(self.store), scenario, self.players.machines, *numbers)

    def is_ready(self) -> bool:
        """Whether the players can meet."""
        return not self._obstacle()

    def _obstacle(self) -> str:
        machines, seats, most = self.players.machines, self.seats.value(), self.scenario.properties.players.most
        twice = next((each for number, each in enumerate(machines) if each in machines[:number]), None)
        if twice is not None:
            said = self.tr("{player} is there twice: nobody plays against themselves.")
            return said.replace("{player}", machine_words(twice))
        if seats > len(machines):
            return self.tr("Add players, or let fewer sit at a table.")
        if seats > most:
            return self.tr("The map is for %n players at most.", "", most)
        return ""

    def runs(self) -> int:
        """One for each table."""
        return comb(len(self.players.machines), self.seats.value())

    def at_table(self) -> tuple[str, ...]:
        """The first of those who meet, in place of all."""
        return self.players.machines[: self.seats.value()]

    def plan(self) -> str:
        """How many tables there are, with how many games."""
        if obstacle := self._obstacle():
            return obstacle
        games, tables = self.settings().games, self.runs()
        said = self.tr("%n tables with {games} games each: {all} games.", "", tables)
        return said.replace("{games}", number_text(games)).replace("{all}", number_text(games * tables))

    # What is shown

    def show_state(self, _row: int = 0) -> None:
        """Show how far it is."""
        for part in (self.players, self.seats):
            part.setEnabled(not self.work.is_running)
        super().show_state()

    def renew(self, _row: int = 0) -> None:
        """Show what the games say."""
        state, start = self.state, self.study
        found = state if isinstance(state, TournamentState) else TournamentState(0, (), ())
        if isinstance(start, TournamentStart):
            self.ratings.show_ratings(found.ratings, start.players[0])
            self.duels.show_duels(found.duels, [each.player for each in found.ratings])
        for part in (self.headline, self.ratings, self.duels):
            part.setVisible(bool(found.ratings))
        self.headline.setText(self._headline(found))
        self.remarks.setText("\n".join(self._remarks(found)))
        self.remarks.setVisible(bool(self.remarks.text()))
        self.show_state()

    def _headline(self, state: TournamentState) -> str:
        """Whether the strongest is surely stronger than the second."""
        if len(state.ratings) < 2:
            return ""
        first, second = (each.player for each in state.ratings[:2])
        duel = next((each for each in state.duels if (each.player, each.opponent) == (first, second)), None)
        if duel is not None and duel.share.low > 50:
            said = self.tr("{player} is stronger than {opponent}.")
        else:
            said = self.tr("It is not yet known whether {player} is stronger than {opponent}; more games tell more.")
        return said.replace("{opponent}", machine_words(second)).replace("{player}", machine_words(first))

    def _remarks(self, state: TournamentState) -> list[str]:
        start = self.study
        remarks = self.remarks_about(start.scenario if isinstance(start, TournamentStart) else None)
        if state.ratings:
            remarks.append(
                self.tr("A player rated 400 higher wins ten games out of eleven. Equal points count as half a win.")
            )
        return remarks
