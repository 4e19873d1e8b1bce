"""The sentence of an errand says what is brought where, what is taken there, and what stays."""

from __future__ import annotations

import pytest

from rbdesigner.engine.core.actions import Action, Lead, LetGo, Step, Transfer
from rbdesigner.engine.core.codes import BOARDS, STONE, TRUNKS
from rbdesigner.engine.core.state import GameState
from rbdesigner.play.wording.errand_wording import errand_text
from tests.players.planning.plans import game_in_a_row, pieces

DONKEY = ~0
WOODS_NAME, ROCK_NAME = "the woods at (1, 0)", "the rock at (2, 0)"


@pytest.fixture
def state() -> GameState:
    """A donkey at home with goods beside it; two stone lie on the rock, to which a road leads over the woods."""
    there = pieces(goods={2: {"stone": 2}}, roads=[0, 1])
    stock = {"boards": 2, "trunks": 2, "geese": 2}
    return game_in_a_row("pasture", "woods", "rock", stock=stock, fleet={"donkey": 1}, pieces=there).state


def regions(state: GameState) -> tuple[int, int, int]:
    """Home, woods and rock."""
    home, woods, rock = (state.topology.region_at[tile][0] for tile in range(3))
    return home, woods, rock


def loads(good: int, at: int, number: int = 1) -> list[Action]:
    return [Transfer(0, good, at, DONKEY)] * number


def unloads(good: int, at: int, number: int = 1) -> list[Action]:
    return [Transfer(0, good, DONKEY, at)] * number


def goes(*places: int) -> list[Action]:
    return [Step(0, 0, place) for place in places]


def test_what_is_brought_is_told_with_its_end(state: GameState) -> None:
    home, woods, rock = regions(state)
    done = [*loads(BOARDS, home, 2), *goes(woods, rock), *unloads(BOARDS, rock)]
    assert errand_text(state.copy(), done) == f"donkey 1: 2 boards → {ROCK_NAME}"
    assert errand_text(state, goes(woods)) == f"donkey 1 → {WOODS_NAME}"


def test_what_is_taken_where_a_way_ends_was_not_brought_there(state: GameState) -> None:
    _, woods, rock = regions(state)
    done = [*goes(woods, rock), *loads(STONE, rock, 2)]
    assert errand_text(state, done) == f"donkey 1 → {ROCK_NAME}, takes 2 stone"


def test_each_place_to_which_something_is_brought_is_told(state: GameState) -> None:
    home, woods, rock = regions(state)
    done = [*loads(BOARDS, home), *loads(TRUNKS, home), *goes(woods), *unloads(TRUNKS, woods), *goes(rock)]
    assert errand_text(state.copy(), done) == f"donkey 1: 1 trunk → {WOODS_NAME}, 1 board → {ROCK_NAME}"
    done += [*unloads(BOARDS, rock), *loads(STONE, rock)]
    assert errand_text(state.copy(), done) == f"donkey 1: 1 trunk → {WOODS_NAME}, 1 board → {ROCK_NAME}, takes 1 stone"
    only = [*loads(TRUNKS, home), *goes(woods), *unloads(TRUNKS, woods), *goes(rock)]
    assert errand_text(state, only) == f"donkey 1: 1 trunk → {WOODS_NAME}, → {ROCK_NAME}"


def test_what_is_put_down_first_stays(state: GameState) -> None:
    home, woods, _ = regions(state)
    errand_text(state, loads(TRUNKS, home, 2))
    done = [*unloads(TRUNKS, home), *loads(BOARDS, home), *goes(woods)]
    assert errand_text(state.copy(), done) == f"donkey 1: 1 board → {WOODS_NAME}, leaves 1 trunk behind"
    again = [*unloads(TRUNKS, home), *loads(TRUNKS, home), *goes(woods)]
    assert errand_text(state, again) == f"donkey 1 → {WOODS_NAME}"


def test_geese_that_follow_are_brought(state: GameState) -> None:
    home, woods, _ = regions(state)
    done = [Lead(0, 0, home), Lead(0, 0, home), *goes(woods), LetGo(0, 0, woods)]
    assert errand_text(state, done) == f"donkey 1: 2 geese → {WOODS_NAME}"


def test_without_a_way_each_action_is_a_sentence(state: GameState) -> None:
    home, _, _ = regions(state)
    done = [*loads(BOARDS, home, 2), *loads(TRUNKS, home)]
    assert errand_text(state, done) == "Load 2 boards into donkey 1. Load 1 trunk into donkey 1"
