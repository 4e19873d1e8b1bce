"""All that is told of actions and events reads as a sentence: no notation, and forms of words that fit the numbers."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

import rbdesigner as rb
from rbdesigner.engine.core import actions as act
from rbdesigner.engine.core.actions import ANYWHERE, KINDS, Action
from rbdesigner.engine.core.codes import BOARDS, BUILDINGS, GEESE, GOLD, NONE, STONE
from rbdesigner.engine.core.events import Event, PhaseBegun
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.mechanics import legality
from rbdesigner.messages import phrases, things
from rbdesigner.messages.action_wording import ACTION_TEXTS, Texts, action_text
from rbdesigner.messages.event_wording import results
from rbdesigner.messages.log_wording import PLAYER_TEXTS, entry_phrase, text_with_player
from rbdesigner.messages.thing_wording import a_building_text, machine_text, mixture_text, points_text
from rbdesigner.messages.tile_note import tile_note, transporter_note
from rbdesigner.players.random_player import RandomPlayer
from rbdesigner.rules.tables import Mixture
from tests.engine.furnished import furnished
from tests.engine.small_game import SmallGame
from tests.messages.player_texts import text_without_player
from tests.messages.test_things import CLUMSY, NOTATION
from tests.parameters import few

ROOT = Path(__file__).parents[2]
GAMES = sorted((ROOT / "tests" / "games").glob("*.rbgame"))
SCENARIOS = sorted((ROOT / "scenarios").glob("*.rbmap"))


def readable(text: str) -> bool:
    """Whether a text has neither notation nor numbers that do not go with their nouns."""
    return not NOTATION.search(text) and not CLUMSY.search(text)


def told(state: GameState, action: Action) -> list[str]:
    """All that the window may say of an action that can be done now."""
    said = [action_text(state, action), text_with_player(state, action), str(entry_phrase(state, action) or "")]
    return said if action.player == NONE else [*said, text_without_player(state, action)]


@pytest.mark.parametrize("path", few(GAMES, 2), ids=lambda path: path.stem)
def test_all_that_is_told_of_a_game_is_readable(path: Path) -> None:
    game = Game.load(path)
    state = game.state_at(0)
    for action in game.log:
        for text in told(state, action):
            assert readable(text), text
        events: list[Event] = []
        state.events = events
        legality.apply(state, action)
        state.events = None
        for text in results(state, [event for event in events if not isinstance(event, PhaseBegun)]):
            assert readable(text), text


@pytest.mark.parametrize(("maps", "most"), few([(5, 100), (8, 300)], 1))
def test_all_that_can_be_done_in_random_games_is_readable(maps: int, most: int) -> None:
    met = Counter[type[Action]]()
    for number, path in [*enumerate(SCENARIOS)][-maps:]:
        players = 1 + number % 4
        game = Game.new(furnished(rb.load(path), players, number), players, number)
        machine, random = RandomPlayer(number), Random(number)
        for _ in range(most):
            if game.over:
                break
            kinds: dict[type[Action], list[Action]] = {}
            for action in game.legal_actions():
                kinds.setdefault(type(action), []).append(action)
            for kind, legal in kinds.items():
                met[kind] += 1
                for text in told(game.state, random.choice(legal)):
                    assert readable(text), text
            tile = random.randrange(len(game.state.topology.places))
            assert readable(tile_note(game.state, tile))
            standing = [one for one, spot in enumerate(game.state.spots) if spot != NONE]
            assert all(readable(transporter_note(game.state, one)) for one in standing)
            game.apply(machine.decide(game))
    assert len(met) >= len(KINDS) - 8, sorted(kind.verb for kind in set(KINDS) - set(met))


def cases(texts: Texts) -> dict[type[Action], list[str]]:
    return {kind: [] if isinstance(text, str) else list(text) for kind, text in texts.items()}


def test_whatever_a_player_does_is_told_in_the_cases_in_which_it_is_offered() -> None:
    offered, chance = cases(ACTION_TEXTS), (act.Figures, act.Mines)
    assert list(offered) == list(KINDS)
    assert cases(PLAYER_TEXTS) == {kind: of for kind, of in offered.items() if kind not in chance}


def test_every_building_has_its_article() -> None:
    for number in range(len(BUILDINGS)):
        assert a_building_text(number) == phrases.text(things.building(number), "a")


@pytest.mark.parametrize("shares", [Mixture(3, 3), Mixture(5, 0), Mixture(0, 1)])
def test_a_mixture_names_what_is_in_it(shares: Mixture) -> None:
    assert mixture_text(shares) == str(things.mixture(shares))


TILES = "0,0 pasture 1-4; 1,0 woods; 1,-1 sea"


def test_goods_are_counted_and_banks_named_where_a_tile_has_several() -> None:
    w = SmallGame(TILES)
    donkey, wagon = w.put("donkey", "1,0", boards=2), w.put("wagon", "0,0/0")
    land, bank = w.spot("1,0"), w.spot("0,0/0")
    load = act.Transfer(0, BOARDS, land, ~donkey)
    assert action_text(w.state, load) == "Load 1 board into donkey 1"
    assert text_without_player(w.state, load, times=2) == "loads 2 boards into donkey 1"
    assert text_without_player(w.state, act.Transfer(0, STONE, bank, ~wagon)) == (
        "loads 1 stone from the north-west bank of (0, 0) into wagon 2"
    )
    assert text_without_player(w.state, act.Transfer(0, GEESE, ~wagon, bank)) == (
        "unloads 1 goose from wagon 2 on the north-west bank of (0, 0)"
    )
    led = text_without_player(w.state, act.Lead(0, donkey, land), times=2)
    assert led == "lets 2 geese on the woods at (1, 0) follow donkey 1"


def test_what_is_paid_is_told_with_its_place() -> None:
    w = SmallGame(TILES, Phase.WONDER)
    wagon = w.put("wagon", "1,0", gold=1)
    brick = act.Brick(0, ((BOARDS, ANYWHERE), (GOLD, ~wagon)))
    assert action_text(w.state, brick) == "Buy a brick of the wonder for 1 board, 1 gold of wagon 1"
    assert text_with_player(w.state, brick) == "Player 1 buys a brick of the wonder for 1 board, 1 gold of wagon 1"


def test_a_machine_does_not_ask_and_is_told_to_do_so() -> None:
    w = SmallGame(TILES)
    assert text_with_player(w.state, act.Waive(1)) == "Player 2 does not ask for a new order of play"
    assert machine_text(w.state, 1, paused=False) == "Player 2 acts by itself."
    assert machine_text(w.state, 1, paused=True).startswith("The machines are paused: P")


def test_a_note_tells_on_which_bank_things_are() -> None:
    w = SmallGame(TILES)
    w.goods("0,0/0", boards=1)
    w.goods("0,0/3", stone=2)
    assert tile_note(w.state, w.tile("0,0")).split("\n") == [
        "Pasture (0, 0)",
        "1 board on the north-west bank of (0, 0)",
        "2 stone on the south-east bank of (0, 0)",
    ]


@pytest.mark.parametrize(("points", "text"), [(0, "0 points"), (1, "1 point"), (2, "2 points")])
def test_points_have_their_form(points: int, text: str) -> None:
    assert points_text(points) == text


@pytest.mark.rule("R3", "F8")
def test_what_is_lost_when_production_ends_is_told_with_the_reason() -> None:
    small = SmallGame("0,0 pasture;1,0 woods;0,1 sea", Phase.PRODUCTION, 1)
    small.build("raft factory", "0,0")
    small.build("sawmill", "1,0")
    small.goods("1,0", trunks=1)
    small.goods("0,0", trunks=2, geese=2, paper=1)
    events: list[Event] = []
    small.state.events = events
    legality.apply(small.state, act.Done(0))
    assert results(small.state, [event for event in events if not isinstance(event, PhaseBegun)]) == [
        "1 trunk → 2 boards on the woods at (1, 0)",
        "Nobody used the factory: 2 trunks lost on (0, 0)",
        "Nobody researched: 2 geese, 1 paper lost on (0, 0)",
    ]
