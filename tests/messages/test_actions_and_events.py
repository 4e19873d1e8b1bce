"""What is done and what happens is told without Qt, in every language, and nothing is left unfilled."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rbdesigner.engine.core import actions as act
from rbdesigner.engine.core.actions import ANYWHERE, KINDS, Action
from rbdesigner.engine.core.codes import BOARDS, NEUTRAL, NONE, STONE
from rbdesigner.engine.core.events import Event, PhaseBegun
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.mechanics import legality
from rbdesigner.messages import phrases
from rbdesigner.messages.action_wording import ACTION_TEXTS, action_text, worded
from rbdesigner.messages.event_wording import RESULTS, SAID_BEFORE, results
from rbdesigner.messages.log_wording import PLAYER_TEXTS, text_with_player
from rbdesigner.messages.phrases import capitalised
from tests.engine.small_game import SmallGame
from tests.messages.languages import spoken, translators
from tests.messages.player_texts import text_without_player

GAMES = sorted((Path(__file__).parents[1] / "games").glob("*.rbgame"))
CONTEXTS = frozenset(("wording", "things", "nouns", "counts", "lists", "directions", "phases"))
LANGUAGES = translators(CONTEXTS)
UNFILLED = re.compile(r"[{}|]|%n|Phrase|Listing|\bNone\b")


def told(state: GameState, action: Action, after: GameState, events: list[Event]) -> Iterator[str]:
    """All that is told of an action: where it can be done, of whoever does it, and what comes of it."""
    yield action_text(state, action)
    yield text_with_player(state, action)
    if action.player != NONE:
        yield text_without_player(state, action)
    yield from results(after, [event for event in events if type(event) in RESULTS or isinstance(event, SAID_BEFORE)])


def test_what_is_done_and_what_comes_of_it_is_told_in_every_language() -> None:
    met = set[type[Action]]()
    for path in GAMES:
        game = Game.load(path)
        state = game.state_at(0)
        for action in game.log:
            met.add(type(action))
            after, events = state.copy(), list[Event]()
            after.events = events
            legality.apply(after, action)
            after.events = None
            for language, translator in LANGUAGES.items():
                with spoken(translator):
                    for text in told(state, action, after, events):
                        assert text and not UNFILLED.search(text), (language, text)
            state = after
    assert len(met) > 0.6 * len(KINDS), sorted(kind.__name__ for kind in set(KINDS) - met)


def test_every_kind_of_action_has_a_text() -> None:
    assert ACTION_TEXTS.keys() == set(KINDS)


def forms(text: str) -> dict[str, set[str]]:
    """The values that each form of a text names."""
    return {form: {name for _, name, _ in parts if name} for form, parts in phrases.parsed_forms(text).items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_of_a_sentence_names_the_same_values_in_every_language(language: str) -> None:
    for texts in (ACTION_TEXTS, PLAYER_TEXTS):
        for of_kind in texts.values():
            for source in [of_kind] if isinstance(of_kind, str) else of_kind.values():
                assert forms(LANGUAGES[language]("wording", source, None)) == forms(source), source


@pytest.mark.parametrize(
    ("language", "built", "loaded", "bridge"),
    [
        (
            "en",
            "Player 1 builds a sawmill on the pasture at (0, 0) for 2 boards, 1 stone of donkey 1",
            "Load 2 boards from the north-west bank of (0, 0) into donkey 1",
            "Build a bridge over the river of (0, 0)",
        ),
        (
            "it",
            "Giocatore 1 costruisce una segheria su (0, 0) per 2 assi, 1 pietra da asino 1",
            "Carica 2 assi dalla riva nord-ovest di (0, 0) su asino 1",
            "Costruisci un ponte sul fiume di (0, 0)",
        ),
        (
            "fi",
            "Pelaaja 1 rakentaa sahan laatalle (0, 0) (hinta 2 lautaa, 1 kivi aasilta 1)",
            "Lastaa 2 lautaa laatan (0, 0) rannalta (luode) aasille 1",
            "Rakenna silta laatan (0, 0) joen yli",
        ),
        (
            "de",
            "Spieler 1 baut ein Sägewerk auf (0, 0) für 2 Bretter, 1 Stein von Esel 1",
            "2 Bretter vom Ufer im Nordwesten von (0, 0) auf Esel 1 laden",
            "Brücke über den Fluss von (0, 0) bauen",
        ),
    ],
)
def test_each_language_puts_places_into_the_case_that_its_sentence_asks_for(
    language: str, built: str, loaded: str, bridge: str
) -> None:
    with spoken(LANGUAGES[language]):
        plain, crossed = SmallGame("0,0 pasture", Phase.BUILDING), SmallGame("0,0 pasture 1-4")
        donkey, other = plain.put("donkey", "0,0"), crossed.put("donkey", "0,0/0")
        paid = ((BOARDS, ANYWHERE), (BOARDS, ANYWHERE), (STONE, ~donkey))
        sawmill = act.Build(0, donkey, plain.building("sawmill"), plain.spot("0,0"), inputs=paid)
        assert text_with_player(plain.state, sawmill) == built
        load = act.Transfer(0, BOARDS, crossed.spot("0,0/0"), ~other)
        assert capitalised(worded(crossed.state, load, ACTION_TEXTS, times=2)) == loaded
        assert action_text(crossed.state, act.BuildBridge(0, other, crossed.site("0,0", 1))) == bridge


def test_a_wall_of_nobody_is_called_neutral() -> None:
    small = SmallGame("0,0 pasture; 1,0 woods")
    donkey, edge = small.put("donkey", "0,0"), small.wall("0,0", 2)
    assert small.state.wall_owners[edge] == NEUTRAL
    assert action_text(small.state, act.Demolish(0, donkey, edge)).startswith("Demolish the neutral wall towards ")


def test_a_finnish_sentence_has_its_object_in_the_genitive() -> None:
    small = SmallGame("0,0 pasture")
    one, other = small.put("donkey", "0,0", boards=1), small.put("donkey", "0,0", player=2)
    small.goods("0,0", stone=1)
    with spoken(LANGUAGES["fi"]):
        for deal, said in (
            (act.Transfer(0, STONE, small.spot("0,0"), ~one), "Pelaaja 1 lastaa 1 kiven "),
            (act.Transfer(0, BOARDS, ~one, small.spot("0,0")), "Pelaaja 1 purkaa 1 laudan "),
            (act.Transfer(0, BOARDS, ~one, ~other), "Pelaaja 1 luovuttaa 1 laudan "),
        ):
            assert text_with_player(small.state, deal).startswith(said)
        twice = worded(small.state, act.Transfer(0, STONE, small.spot("0,0"), ~one), PLAYER_TEXTS, 2, player="Anna")
        assert twice.startswith("Anna lastaa 2 kiveä ")


@pytest.mark.rule("K13", "K14")
def test_a_wall_that_is_demolished_or_taken_over_is_called_neutral() -> None:
    small = SmallGame("0,0 pasture; 1,0 woods", Phase.BUILDING)
    donkey, edge = small.put("donkey", "0,0", boards=5, stone=2), small.wall("0,0", 2, player=2)
    said = results(small.state, small.do(act.Demolish(0, donkey, edge)))
    assert said[-1] == "The wall is neutral now"
    takeover = act.BuildWall(0, donkey, edge)
    assert action_text(small.state, takeover).startswith("Strengthen and take over the neutral wall towards ")
    assert " strengthens and takes over the neutral wall from " in text_with_player(small.state, takeover)
    assert results(small.state, small.do(takeover))[-1] == "The wall is 2 thick now"
    small.goods_at(~donkey, boards=3)
    assert results(small.state, small.do(act.Demolish(0, donkey, edge)))[-1] == "The wall is neutral now, 2 thick"


def test_every_kind_of_event_has_words_or_says_nothing_new() -> None:
    assert {*RESULTS, *SAID_BEFORE, PhaseBegun} == set(Event.__args__)
    assert not set(RESULTS) & set(SAID_BEFORE)
