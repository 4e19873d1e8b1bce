"""The log of a game as it is told: of each entry when it was made, what was done, and what came of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from rbdesigner.engine.core import actions as act
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
from rbdesigner.scenario.model import Scenario


def tile_of(state: GameState, action: Action) -> int:
    """Find the tile on which an action happens, seen from the moment before it; NONE where it has none."""
    if isinstance(action, act.Step):
        return state.topology.spot_tiles[action.to]
    if isinstance(action, act.Transfer):
        source, target = action.source, action.target
        return state.tile_of(~source) if source < 0 else state.topology.spot_tiles[source if target < 0 else target]
    if isinstance(action, act.Breed | act.Upgrade):
        return action.tile
    if isinstance(action, act.Brick):
        return state.topology.spot_tiles[state.homes[action.player]]
    if isinstance(action, act.Propose):
        return tile_of(state, action.action)
    spot = getattr(action, "spot", NONE)
    if spot != NONE:
        return state.topology.spot_tiles[spot]
    transporter = getattr(action, "transporter", getattr(action, "carrier", NONE))
    return NONE if transporter == NONE else state.tile_of(transporter)


class GameTime(NamedTuple):
    """The time when an entry of the log was made: the turn, the phase, and whose part of it (NONE: nobody's yet)."""

    turn: int
    phase: Phase
    player: int


def entry_time(state: GameState, like: GameTime | None = None) -> GameTime:
    """Give the time of an entry that is made now: ``like`` itself if it is the same, as thousands are kept."""
    turn, phase, player = state.turn, state.phase, state.player
    if like is not None and like.player == player and like.phase is phase and like.turn == turn:
        return like
    return GameTime(turn, phase, player)


def common_beginning(before: Sequence[object], now: Sequence[object]) -> int:
    """Count the entries that two logs of one match share at the beginning, as actions or as what they told."""
    most = min(len(before), len(now))
    if most and before[most - 1] is now[most - 1]:
        return most  # two logs share an entry only together with all that came before it
    return next((number for number in range(most) if before[number] is not now[number]), most)


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
        self._mark = entry_time(state, like=self._mark)
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
