"""Games to write lines about, and the page about the notation."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from rbdesigner.engine.core.actions import (
    Action,
)
from rbdesigner.engine.core.codes import TRANSPORTERS
from rbdesigner.engine.core.game_terms import Terms
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.core.topology import compile_map
from rbdesigner.engine.notation.notation import (
    NotationError,
    parse,
)
from rbdesigner.rules.options import Options
from rbdesigner.scenario.files import load
from tests.engine.small_game import SmallGame

ROOT = Path(__file__).resolve().parents[2]
PLAYERS = 4


def new_state(path: Path, players: int = PLAYERS) -> GameState:
    return GameState(compile_map(load(path)), Terms.of(players, Options(), None, None))


@cache
def two_waters() -> GameState:
    """The game of the examples in docs/notation.md."""
    state = new_state(ROOT / "scenarios" / "where-two-waters-meet.rbmap", 3)
    for kind in ("donkey", "wagon", "donkey", "wagon", "raft", "raft"):
        state.place_transporter(TRANSPORTERS.index(kind), 0, 0)  # type: ignore[arg-type]
    return state


def refuses(
    state: GameState, written: str, reason: str, read: Callable[[GameState, str], Action] | None = None
) -> None:
    with pytest.raises(NotationError) as caught:
        (read or (lambda state, written: parse(state, written, 0)))(state, written)
    assert reason in str(caught.value)
    assert str(caught.value).isprintable()


PAGE = (ROOT / "docs" / "notation.md").read_text("utf-8")


@cache
def validator() -> Draft202012Validator:
    """The schema of docs/notation.md."""
    schema = json.loads(re.findall(r"^```json\n(.+?)^```$", PAGE, re.MULTILINE | re.DOTALL)[-1])
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


def assert_valid(data: object) -> None:
    assert not [error.message for error in validator().iter_errors(data)], data


def divided_tile() -> SmallGame:
    """A tile that a river divides, between land, rock and sea; donkey1, wagon2, raft3."""
    small = SmallGame("0,0 pasture 1-4; 1,0 woods; 0,1 rock; -1,1 mountain 1; 1,-1 sea; 0,-1 pasture", players=3)
    for kind, spot in (("donkey", "0,0/0"), ("wagon", "0,0/3"), ("raft", "0,0~1")):
        small.put(kind, spot)
    return small
