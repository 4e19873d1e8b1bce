"""Whole games played with thought: every record in ``tests/games`` replays to the score that is written here."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from inspect import getsource
from pathlib import Path
from typing import NamedTuple

import pytest

from rbdesigner.engine.core.codes import BUILDINGS, GEESE, NONE, STOCK, SUBJECTS, TRANSPORTERS
from rbdesigner.engine.core.events import Built, Event, Irrigated, Made, PutOut, Researched, TransporterMade
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.games import game_records
from rbdesigner.engine.games.game import Game

ROOT = Path(__file__).parents[3]
GAMES = ROOT / "tests" / "games"


class Record(NamedTuple):
    """How a game ended, in what turn and with how many bricks, and what happened in it (see :func:`happenings`)."""

    totals: tuple[int, ...]
    turns: int
    bricks: int
    shows: str


RECORDS = {
    "solo-millbrook": Record(
        totals=(340,),
        turns=20,
        bricks=40,
        shows="""
            woodcutter, quarry, sawmill, mine, coal burner, paper mill, mint, stock exchange, donkey bred,
            goose hatched, lead, let-go, road, specialisation, new shafts, shaft, brick, stock aboard
        """,
    ),
    "duo-the-lake-between": Record(
        totals=(269, 179),
        turns=27,
        bricks=62,
        shows="""
            woodcutter, quarry, sawmill, mine, coal burner, paper mill, mint, stock exchange, donkey bred,
            goose hatched, raft factory, raft, shipping, upgrade, steamer factory, steamer, road, ask, cash-in,
            position, waive, offer, hand, refuse, agree, wall, put out to sea, demolish, irrigation, brick, stock aboard
        """,
    ),
    "trio-gold-isle": Record(
        totals=(151, 124, 98),
        turns=27,
        bricks=66,
        shows="""
            woodcutter, quarry, sawmill, mine, coal burner, paper mill, mint, stock exchange, goose hatched,
            raft factory, raft, rowing, upgrade, rowboat factory, drilling, oil rig, new shafts, shaft, road, ask,
            cash-in, pray, position, waive, offer, agree, hand, wall, put out to sea, irrigation, brick, stock aboard
        """,
    ),
    "quartet-crossroads": Record(
        totals=(82, 139, 78, 65),
        turns=21,
        bricks=69,
        shows="""
            woodcutter, quarry, sawmill, mine, coal burner, paper mill, mint, stock exchange, donkey bred,
            goose hatched, wagon factory, wagon, trucking, upgrade, truck factory, truck, dismantle, rowing,
            rowboat factory, rowboat, carry, set-down, ferry, bridge, road, lead, ask, cash-in, pray, position,
            waive, wall, demolish, irrigation, brick, stock aboard
        """,
    ),
}
"""All the records, by the names of their files."""

EVERYTHING = """
    woodcutter, quarry, sawmill, mine, oil rig, coal burner, paper mill, mint, stock exchange, wagon, truck, raft,
    rowboat, steamer, road, bridge, upgrade, dismantle, shaft, donkey bred, goose hatched, lead, carry, set-down, ferry,
    specialisation, new shafts, rowing, trucking, shipping, drilling, wall, demolish, put out to sea, offer, agree,
    refuse, ask, cash-in, pray, position, irrigation, brick, stock aboard
"""
"""What the records have to show between them."""


def parts(text: str) -> set[str]:
    """The names in a list with commas."""
    return {part.strip() for part in text.split(",")}


@cache
def played(name: str) -> Game:
    """A record, every action of it checked; not to be changed."""
    return Game.load(GAMES / f"{name}.rbgame")


def played_anew(record: Game) -> tuple[Game, list[Event]]:
    """The players' actions of a record done in a new game, in which chance decides by itself, and what happened."""
    game, events = Game.new(record.scenario, record.players, record.seed, rules=record.rules), []
    for action in record.log:
        if action.player != NONE:
            events += game.apply(action)
    return game, events


def happenings(record: Game) -> set[str]:
    """What happens in a game: actions by their verbs, what was built, made and researched by name, and a few more."""
    game, events = played_anew(record)
    told = {name for event in events for name in event_names(game.state, event)}
    done = {act.split()[0] for entry in game_records.lines(game) for act in entry.split(": ")[1:]}
    stock = {"stock aboard"} if any(score.goods[STOCK] for score in game.scores()) else set()
    return told | done | stock


def event_names(state: GameState, event: Event) -> Iterator[str]:
    match event:
        case Built(building=building):
            yield BUILDINGS[building]
        case TransporterMade(transporter=number, rule=rule):
            kind = TRANSPORTERS[state.kinds[number]]
            yield f"{kind} bred" if rule == "L2" else kind
        case Made(good=good, rule="L1") if good == GEESE:
            yield "goose hatched"
        case Researched(subject=subject):
            yield SUBJECTS[subject]
        case PutOut():
            yield "put out to sea"
        case Irrigated():
            yield "irrigation"


def test_every_record_is_in_the_table() -> None:
    assert sorted(path.stem for path in GAMES.glob("*.rbgame")) == sorted(RECORDS)


@pytest.mark.rule("Z1", "V6")
@pytest.mark.parametrize("name", RECORDS)
def test_a_record_replays_to_its_end_and_its_score(name: str) -> None:
    game, expected = played(name), RECORDS[name]
    assert game.over
    assert tuple(score.total for score in game.scores()) == expected.totals
    assert (game.state.turn, len(game.state.bricks)) == (expected.turns, expected.bricks)


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_is_saved_as_it_was_read(name: str) -> None:
    assert game_records.dumps(played(name)) == (GAMES / f"{name}.rbgame").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", RECORDS)
def test_chance_draws_again_what_is_recorded(name: str) -> None:
    record = played(name)
    assert played_anew(record)[0].log == record.log


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_shows_what_it_is_for(name: str) -> None:
    assert parts(RECORDS[name].shows) - happenings(played(name)) == set()


def test_the_records_show_everything_between_them() -> None:
    assert parts(EVERYTHING) <= set().union(*(parts(record.shows) for record in RECORDS.values()))


def outcome(game: Game) -> str:
    return f"{game.scores()} {game.state.bricks} {sorted(game.state.goods.items())} {game.state.spots}"


REPLAY = f"""
import sys
from rbdesigner.engine.games.game import Game
{getsource(outcome)}
for path in sys.argv[1:]:
    print(outcome(Game.load(path)))
"""


def test_records_replay_alike_in_every_process() -> None:
    """Strings are hashed by another seed in each; here it is a random one."""
    paths = [str(GAMES / f"{name}.rbgame") for name in RECORDS]
    environment = os.environ | {"PYTHONHASHSEED": "1"}
    command = [sys.executable, "-c", REPLAY, *paths]
    there = subprocess.run(command, cwd=ROOT, env=environment, text=True, capture_output=True, check=True).stdout
    assert there.splitlines() == [outcome(played(name)) for name in RECORDS]
