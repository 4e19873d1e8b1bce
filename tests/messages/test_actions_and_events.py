"""What is done and what happens is told without Qt, in every language, and nothing is left unfilled."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rbdesigner.engine import legality
from rbdesigner.engine.actions import KINDS, Action
from rbdesigner.engine.codes import NONE
from rbdesigner.engine.events import Event
from rbdesigner.engine.game import Game
from rbdesigner.engine.state import GameState
from rbdesigner.messages.action_wording import ACTION_TEXTS, action_text
from rbdesigner.messages.event_wording import RESULTS, SAID_BEFORE, results
from rbdesigner.messages.player_wording import deed_text, told_of_player
from tests.messages.languages import spoken, translators

GAMES = sorted((Path(__file__).parents[1] / "games").glob("*.rbgame"))
CONTEXTS = frozenset(("wording", "things", "nouns", "counts", "lists", "directions", "phases"))
LANGUAGES = translators(CONTEXTS)
UNFILLED = re.compile(r"[{}|]|%n|Phrase|Listing|\bNone\b")


def told(state: GameState, action: Action) -> Iterator[str]:
    """All that is told of an action: where it can be done, of whoever does it, and what comes of it."""
    yield action_text(state, action)
    yield told_of_player(state, action)
    if action.player != NONE:
        yield deed_text(state, action)
    after, events = state.copy(), list[Event]()
    after.events = events
    legality.apply(after, action)
    yield from results(after, [event for event in events if type(event) in RESULTS or isinstance(event, SAID_BEFORE)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_done_and_what_comes_of_it_is_told_in_every_language(language: str) -> None:
    met = set[type[Action]]()
    with spoken(LANGUAGES[language]):
        for path in GAMES:
            game = Game.load(path)
            state = game.state_at(0)
            for action in game.log:
                met.add(type(action))
                for text in told(state, action):
                    assert text and not UNFILLED.search(text), text
                legality.apply(state, action)
    assert len(met) > 0.6 * len(KINDS), sorted(kind.__name__ for kind in set(KINDS) - met)


def test_every_kind_of_action_has_a_text() -> None:
    assert ACTION_TEXTS.keys() == set(KINDS)
