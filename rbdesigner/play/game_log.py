"""The log of a game as it is told: of each entry when it was made, what was done, and what came of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from rbdesigner.engine.core.actions import Action
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.events import Event, PhaseBegun
from rbdesigner.engine.core.game_terms import RULES_VERSION
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.mechanics import legality
from rbdesigner.messages.event_wording import is_said_before, result_phrases
from rbdesigner.messages.log_wording import EntryPhrase, entry_phrase
from rbdesigner.messages.phrases import Phrase
from rbdesigner.play.action_tile import tile_of
from rbdesigner.play.game_time import GameTime, mark_of
from rbdesigner.scenario.model import Scenario


class LogEntry(NamedTuple):
    """An entry of the log as it is told.

    ``phrase`` is None where it goes without saying. ``results`` are what came of it, and the phases that began, in
    order. ``tile`` is where it happened, NONE where nothing but the text says that.
    """

    mark: GameTime
    phrase: EntryPhrase | None
    results: Sequence[Phrase | PhaseBegun]
    tile: int


class GameLog:
    """Follows a game and keeps what is told of each entry of its log, so that nobody has to play it again.

    Sentences are only made when they are read.
    """

    def __init__(self) -> None:
        self.entries: list[LogEntry] = []
        self._mark = GameTime(NONE, Phase.SETUP, NONE)
        self._phrase: EntryPhrase | None = None
        self._tile = NONE

    @classmethod
    def of(cls, game: Game) -> GameLog:
        """The log that follows a game; one that goes through all of it if none does yet."""
        if isinstance(game.log_observer, cls):
            return game.log_observer
        followed = cls()
        state = game.state_at(0)
        for action in game.log:
            followed.about_to_do(state, action)
            events = state.events = list[Event]()
            legality.apply(state, action)
            state.events = None
            followed.done(state, events)
        game.log_observer = followed
        return followed

    def about_to_do(self, state: GameState, action: Action) -> None:
        """Note what is done, as it is called at the moment before."""
        self._mark = mark_of(state, like=self._mark)
        self._phrase = entry_phrase(state, action)
        self._tile = NONE if self._phrase is None else tile_of(state, action)

    def done(self, state: GameState, events: Sequence[Event]) -> None:
        """Note what came of it."""
        news = [event for event in events if not is_said_before(event)]
        results = tuple(_results(state, news)) if news else ()
        self.entries.append(LogEntry(self._mark, self._phrase, results, self._tile))

    def forget(self, moment: int) -> None:
        """Forget what was told of the entries from this one on."""
        del self.entries[moment:]


def _results(state: GameState, events: Iterable[Event]) -> Iterator[Phrase | PhaseBegun]:
    for begins, together in groupby(events, lambda event: isinstance(event, PhaseBegun)):
        if begins:
            yield from (event for event in together if isinstance(event, PhaseBegun))
        else:
            yield from result_phrases(state, together)


def followed_game(
    scenario: Scenario, players: int, seed: int = 0, names: Iterable[str] = (), rules: int = RULES_VERSION
) -> Game:
    """Begin a game that a :class:`GameLog` follows, to read a saved one into."""
    game = Game(scenario, players, seed, names, rules)
    game.log_observer = GameLog()
    return game
