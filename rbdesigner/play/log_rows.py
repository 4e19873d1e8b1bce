"""The log of a game as rows: headings, what was done, and what came of it."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from rbdesigner.engine.core.actions import Waive
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.games.game import Game
from rbdesigner.messages import moment_names
from rbdesigner.messages.action_wording import COUNTED
from rbdesigner.messages.log_wording import EntryPhrase, passed_phrase, phase_heading
from rbdesigner.messages.phrases import Phrase, sentence
from rbdesigner.messages.thing_wording import player_title
from rbdesigner.play.game_log import GameLog, LogEntry, common_beginning

HEADING, PLAYER, ENTRY, RESULT = "heading", "player", "entry", "result"
"""Kinds of rows: a phase begins, a player's part of it, what was done, what came of it."""


@dataclass(frozen=True)
class LogRow:
    """A line of the log: the first and last entry that it tells, and whose it is (NONE: nobody's).

    A heading tells none but stands where its phase or part begins: ``last`` is the entry before that. ``times`` says
    how often the same was done on end, which ``text`` counts. ``phase`` is the text of the heading above it; ``tile``
    is where it happened, NONE where nothing but the text says that. ``source`` is what ``text`` is made of when it is
    first read.
    """

    kind: str
    entry: int
    last: int
    player: int
    source: EntryPhrase | Phrase | str
    times: int = 1
    phase: str = ""
    tile: int = NONE

    @cached_property
    def text(self) -> str:
        """The line itself."""
        return sentence(self.source) if isinstance(self.source, Phrase) else str(self.source)

    @property
    def moment(self) -> int:
        """The moment that the row tells of, in entries of the log."""
        return self.last + 1


class LogRows:
    """The rows of a log, as far as they have been taken up.

    Every entry of the log is told by a row or, where it goes without saying, by the rows before it. Whoever shows the
    rows drops those from :meth:`outdated` on, and then takes up what is :meth:`new`. ``was_passed`` tells whether an
    entry was made without asking.
    """

    def __init__(self, game: Game, was_passed: Callable[[int], bool] = lambda _entry: False) -> None:
        self._game, self._was_passed = game, was_passed
        self._log = GameLog.of(game)
        self._written: list[LogEntry] = []
        beginning = sentence(moment_names.phase(Phase.SETUP))
        self.rows = [LogRow(HEADING, NONE, NONE, NONE, beginning, phase=beginning)]
        self._phase = beginning  # the heading under which the next row stands
        self._headed = NONE  # whose heading stands above the next row

    def row_of(self, entry: int) -> int:
        """Find the row for the moment after an entry of the log: what was done last, or the phase that began."""
        number = bisect_right(self.rows, entry, key=lambda row: row.entry) - 1
        while number >= 0 and self.rows[number].kind == RESULT:
            number -= 1
        return number

    def entries_of(self, number: int) -> range:
        """The log entries that a row tells, with silent ones after it; none of a result."""
        row = self.rows[number]
        if row.kind == RESULT:
            return range(0)
        following = self.rows[number + 1 :]
        end = next((later.entry for later in following if later.kind != RESULT), len(self._written))
        return range(max(row.entry, 0), max(row.moment, end) if row.kind == ENTRY else end)

    # Keeping up

    def outdated(self) -> int:
        """Find the first row that tells what has been taken back since; the number of rows if none does."""
        same = common_beginning(self._written, self._log.entries)
        if same == len(self._written):
            return len(self.rows)
        outdated = (number for number, row in enumerate(self.rows) if max(row.entry, row.last) >= same)
        return next(outdated, len(self.rows))

    def drop(self, first: int) -> None:
        """Drop the rows from the first that is outdated on."""
        same = common_beginning(self._written, self._log.entries)
        if first < len(self.rows):
            same = min(same, self.rows[first].entry)
            del self.rows[first:]
        del self._written[same:]
        self._headed = next(row.player for row in reversed(self.rows) if row.kind in (HEADING, PLAYER))
        self._phase = self.rows[-1].phase

    def new(self) -> tuple[LogRow, list[LogRow]]:
        """Take up new entries: give the last row, which may count one more, and the rows to come after it."""
        rows = self.rows[-1:]
        for entry, made in enumerate(self._log.entries[len(self._written) :], len(self._written)):
            rows[-1:] = self._counted(rows[-1], made) or [rows[-1], *self._tell(entry, made)]
            self._written.append(made)
        return rows[0], rows[1:]

    def _counted(self, row: LogRow, made: LogEntry) -> list[LogRow]:
        """The row, counting one more if an entry is told by just that; else nothing."""
        log, entry = self._game.log, len(self._written)
        if row.kind != ENTRY or not isinstance(log[entry], COUNTED) or log[entry] != log[entry - 1]:
            return []
        assert made.phrase is not None
        times = row.times + 1
        return [replace(row, last=entry, source=made.phrase.repeated(times), times=times)]

    def _tell(self, entry: int, made: LogEntry) -> Iterator[LogRow]:
        """The rows of an entry."""
        state, action = self._game.state, self._game.log[entry]
        source, player, tile = self._phrase_of(entry, made), action.player, made.tile
        if source is not None:
            is_named = isinstance(source, EntryPhrase) and source.is_named
            if not state.terms.solo and player not in (NONE, self._headed) and not is_named:
                self._headed = player
                yield LogRow(PLAYER, entry, entry - 1, player, player_title(state, player), phase=self._phase)
            yield LogRow(ENTRY, entry, entry, player, source, phase=self._phase, tile=tile)
        else:
            player = NONE
        for result in made.results:
            if isinstance(result, Phrase):
                yield LogRow(RESULT, entry, entry, player, result, phase=self._phase, tile=tile)
                continue
            self._headed = player = tile = NONE
            self._phase = sentence(phase_heading(result.turn, result.phase))
            yield LogRow(HEADING, entry, entry, NONE, self._phase, phase=self._phase)

    def _phrase_of(self, entry: int, made: LogEntry) -> EntryPhrase | Phrase | None:
        """Word an entry itself; for the first of several waivers, say that the question was passed over."""
        action = self._game.log[entry]
        if self._was_passed(entry):
            if isinstance(action, Waive) and self._is_passed_waiver(entry - 1):
                return None
            return passed_phrase(action, made.mark.phase) or made.phrase
        return made.phrase

    def _is_passed_waiver(self, entry: int) -> bool:
        return entry >= 0 and isinstance(self._game.log[entry], Waive) and self._was_passed(entry)


def log_rows(game: Game) -> Sequence[LogRow]:
    """All rows of the log of a game."""
    log = LogRows(game)
    first, following = log.new()
    return [first, *following]


_TERM = re.compile(r"-?\d+,-?\d+|\d+|[^\W\d]+|[^\w\s]+")
"""A place, a number, a word, or signs. ``donkey3`` is a word and a number, as the notation writes it."""
_BEFORE_NUMBER = r"(?<![\d-])(?<!\d,)"
_AFTER_NUMBER = r"(?!\d)(?!,-?\d)"
"""A number is meant as a whole: 1 is neither in 11 nor in the place 1,-1."""


_PLACE = re.compile(r"\(([-−]?\d+), ([-−]?\d+)\)")
"""A place as sentences have it: ``(2, −1)``."""


def folded(text: str) -> str:
    """A text without capitals, its places written as one types them: ``2,-1``."""
    return _PLACE.sub(r"\1,\2", text.casefold()).replace("−", "-")


class LogQuery:
    """A search text: all of its terms have to be found, in any order.

    A number goes with the word before it, else with the one after it, as in ``turn 7``, ``donkey 3``, ``2 boards``.
    ``synonyms`` are other forms of words, such as the singular of a good.
    """

    def __init__(self, text: str, synonyms: Mapping[str, str] | None = None) -> None:
        self._patterns = [re.compile(phrase) for phrase in _phrases(folded(text), synonyms or {})]

    def __bool__(self) -> bool:
        return bool(self._patterns)

    def fits(self, text: str) -> bool:
        """Tell whether all terms are found in a text; words in different lines of it do not go together."""
        return self.fits_folded(folded(text))

    def fits_folded(self, text: str) -> bool:
        """Whether all is found in a text that has been :func:`folded`."""
        return all(pattern.search(text) for pattern in self._patterns)


def _phrases(text: str, synonyms: Mapping[str, str]) -> list[str]:
    """A pattern for each lone term, and each word with its number, in either order."""
    phrases: list[str] = []
    last = ""  # the kind of the term before, if it may still go with the next
    for term in _TERM.findall(text):
        kind = "number" if term.isdecimal() else "word" if term[0].isalpha() else ""
        pattern = _pattern(term, synonyms)
        if kind and last and kind != last:
            word, number = (phrases[-1], pattern) if kind == "number" else (pattern, phrases[-1])
            phrases[-1] = rf"{word}\w*[^\w\n-]+{number}|{number}[^\w\n-]+{word}"
            last = ""
        else:
            phrases.append(pattern)
            last = kind
    return phrases


def _pattern(term: str, synonyms: Mapping[str, str]) -> str:
    if term[-1].isdecimal():
        return f"{_BEFORE_NUMBER}{re.escape(term)}{_AFTER_NUMBER}"
    forms = [term, *filter(None, [synonyms.get(term)])]
    return f"(?:{'|'.join(map(re.escape, forms))})"
