"""Tables of a tournament: how strong players are, and each against each."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from rbdesigner.lab.studies.round_robin import Duel, Rating
from rbdesigner.lab.wording.machine_wording import machine_words
from rbdesigner.messages.translation import number_text
from rbdesigner.ui.laboratory.run_tables import RunTable, decimal_text, interval_text, percent_text
from rbdesigner.ui.widgets.literal import tip
from rbdesigner.ui.widgets.theme import bold

translate = QCoreApplication.translate


class RatingTable(RunTable):
    """The strength of players, the strongest first."""

    def __init__(self, parent: QWidget) -> None:
        sure = translate("RunTables", "95\u00a0% sure")
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
            translate("RunTables", "95\u00a0% sure"),
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
