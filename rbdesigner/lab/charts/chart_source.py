"""Everything known of a run that charts and reports are made of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from rbdesigner.analysis.facts import MapFacts
from rbdesigner.lab.games.game_row import GameResult, TurnTotal
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.lab.statistics.intervals import Interval
from rbdesigner.lab.statistics.time_line import TimeLine, time_line
from rbdesigner.lab.statistics.turn_totals import TurnTotals
from rbdesigner.lab.statistics.verdicts import Verdict, judged
from rbdesigner.lab.wording.number_wording import lab_text
from rbdesigner.lab.wording.verdict_wording import home_title
from rbdesigner.messages.phrases import capitalised, text
from rbdesigner.messages.translation import add_plural
from rbdesigner.rules.player_colours import NOBODYS_COLOUR, PLAYER_COLOURS
from rbdesigner.translatable import QT_TRANSLATE_NOOP

_GAMES = QT_TRANSLATE_NOOP("lab", "%n games")
add_plural(_GAMES, "%n game")
_OF_SEEDS = QT_TRANSLATE_NOOP("lab", "%n seeds")
add_plural(_OF_SEEDS, "%n seed")
_BANDS = QT_TRANSLATE_NOOP("lab", "{games}, {seeds}; the bands show 95\u00a0% intervals")
_SURE = QT_TRANSLATE_NOOP("lab", "{games}, {seeds}; the error bars show 95\u00a0% intervals")


class ChartSource:
    """The games of a run, with the facts about its map.

    ``games`` are those that came to their end; ``failures`` is how many did not.
    """

    def __init__(
        self,
        facts: MapFacts,
        players: Sequence[str],
        results: Sequence[GameResult],
        verdict: Verdict,
        turns: Sequence[TurnTotal],
        line: TimeLine,
    ) -> None:
        self.facts, self.players, self.verdict, self.time_line = facts, tuple(players), verdict, line
        self.games = [game for game in results if game.is_played]
        self.failures = len(results) - len(self.games)
        self.totals = TurnTotals(turns, (game.seed for game in self.games))

    @classmethod
    def of_run(cls, store: RunStore, run: int, facts: MapFacts, tolerance: float = 5.0) -> ChartSource:
        """All that a store keeps of a run. LookupError if there is no such run."""
        players = store.setup(run).players
        verdict = judged(store.seats(run), len(players), tolerance)
        return cls(facts, players, store.results(run), verdict, store.turns(run), time_line(store.milestones(run)))

    @cached_property
    def homes(self) -> tuple[tuple[int, int], ...]:
        """The homes in whose games anything is known, in the order of their places."""
        return tuple(sorted({home for game in self.games for home in game.homes}))

    @cached_property
    def turns(self) -> int:
        """The turns of the longest game."""
        return max((game.turns for game in self.games), default=0)

    @cached_property
    def games_at(self) -> list[int]:
        """How many games have each turn, from 0."""
        lengths = sorted(game.turns for game in self.games)
        counts, ended = [], 0
        for turn in range(self.turns + 1):
            while ended < len(lengths) and lengths[ended] < turn:
                ended += 1
            counts.append(len(lengths) - ended)
        return counts

    def home_words(self, at: tuple[int, ...]) -> str:
        """The name of a home at the beginning of a line."""
        return capitalised(text(home_title(self.facts, at)))

    def home_colour(self, at: tuple[int, ...]) -> str:
        """The colour of a home: its player's, or one by its number."""
        for number, home in enumerate(self.facts.homes):
            if tuple(home.at) == tuple(at):
                player = home.name.player
                return PLAYER_COLOURS[(number if player is None else player - 1) % len(PLAYER_COLOURS)]
        return NOBODYS_COLOUR

    def remark(self) -> str:
        """How many games there are."""
        return games_words(len(self.games))

    def remark_of_intervals(self, intervals: Iterable[Interval]) -> str:
        """How many games there are, and how intervals are meant if any is known."""
        return self._explained(_SURE, intervals)

    def remark_of_bands(self, intervals: Iterable[Interval]) -> str:
        """How many games there are, and how bands along steps are meant if any is known."""
        return self._explained(_BANDS, intervals)

    def _explained(self, words: str, intervals: Iterable[Interval]) -> str:
        if not any(each.is_known for each in intervals):
            return self.remark()
        return lab_text(words, games=self.remark(), seeds=seeds_words(self.verdict.seeds))


def games_words(number: int) -> str:
    """So many games."""
    return lab_text(_GAMES, number)


def seeds_words(number: int) -> str:
    """So many seeds."""
    return lab_text(_OF_SEEDS, number)
