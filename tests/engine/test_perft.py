"""How many sequences of actions there are on tiny maps: the engine against a slow counter that knows only the rules."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.engine.perft import counter, driver, tellings
from tests.engine.perft.inventing import invented
from tests.engine.perft.tellings import SCENARIOS

NUMBERS: dict[str, tuple[tuple[int, ...], tuple[int, ...]]] = {
    "roads along a river": ((10, 85, 673), (5210, 39639)),
    "a bridge": ((13, 115, 948), (7259,)),
    "geese at sea": ((15, 143), (1132, 8332, 59367)),
    "docks at a mouth": ((17, 248), (3381, 44512)),
    "carriers": ((16, 188), (1829, 16494)),
    "set down in a river": ((8, 62, 520), (4116, 32058)),
    "mixed wood": ((20, 378), (7159,)),
    "producers": ((11, 106, 934), (7846, 64181)),
    "factories": ((12, 122), (1104, 9130, 71247)),
    "too many": ((17, 204), (2330, 25935)),
    "livestock": ((4, 8, 14, 30, 76, 208, 596), (2444, 16244)),
    "research": ((20, 362), (6061,)),
    "building on a river": ((53,), (1721, 34429)),
    "a mine": ((39,), (1156, 25804)),
    "a junction": ((15, 204), (2735, 26374)),
    "walls": ((23, 313), (2678, 20014)),
    "an oil rig": ((7, 36, 160, 639), (2400, 8605, 29903)),
    "the seventeenth brick": ((7, 43, 255), (1457, 8102, 44117)),
    "the last bricks": ((3, 10, 31, 86, 222, 571), (1434, 3689, 9390, 24567)),
    "the last turn": ((1, 2, 6, 16, 43, 106, 266, 658), (1666, 4196, 10728, 26916)),
    "who plays first": ((6, 18, 36, 78, 174, 294, 396, 468, 936), (2772, 7092, 15156, 31320)),
    "homes": ((5, 10, 40, 80, 320), (3240, 39240)),
    "a turn alone": ((1, 2, 3, 6, 15, 38, 99, 243, 633), (1577, 4266, 11076)),
    "two rivers, production": ((67,), (3836,)),
    "two rivers, movement": ((50,), (2296, 101276)),
    "two rivers, building": ((118,), (9143,)),
    "two rivers, wonder": ((44,), (1850, 76689)),
    "what is left": ((17, 316), (5920,)),
    "roads, bridges and trucks": ((14, 190), (2502, 32234)),
    "geese on a rig": ((5, 23, 95, 394), (1596, 6374, 25097)),
    "geese follow one": ((7, 41, 175, 763), (3013, 12231, 47661)),
    "an upgrade": ((5, 30, 194), (1531, 13306)),
    "a donkey across the river": ((10, 113), (1344, 16273)),
    "too many across the river": ((12, 125), (1440, 18656)),
    "a mine across the river": ((6, 27, 112, 430), (1622, 5938, 21979)),
    "an irrigated desert": ((11, 37, 106, 289, 755), (1893, 4610, 10927)),
    "boards side by side": ((5, 26, 136, 620), (2858, 12220, 53017)),
    "two donkeys at a mint": ((11, 128), (1490, 17095)),
    "work done": ((3, 15, 80, 510), (3628, 29497)),
}
"""For each scenario how many sequences of 1, 2, 3 ... actions there are; the longer ones take their time."""


def counts(name: str, lengths: range) -> tuple[list[int], list[int]]:
    text = SCENARIOS[name]
    return (
        [driver.count(driver.play(text), length) for length in lengths],
        [counter.count(tellings.tell(text), length) for length in lengths],
    )


@pytest.mark.parametrize("name", NUMBERS)
def test_the_engine_and_the_counter_find_as_many_sequences_as_there_are(name: str) -> None:
    expected = list(NUMBERS[name][0])
    assert counts(name, range(1, len(expected) + 1)) == (expected, expected), driver.difference(
        SCENARIOS[name], len(expected)
    )


@pytest.mark.parametrize("name", NUMBERS)
def test_they_list_the_same_and_find_the_same_there(name: str) -> None:
    depth = 1 + sum(number < 100 for number in NUMBERS[name][0])
    assert driver.difference(SCENARIOS[name], depth) == ""


@pytest.mark.slow
@pytest.mark.parametrize("name", NUMBERS)
def test_they_find_as_many_longer_sequences(name: str) -> None:
    short, long = NUMBERS[name]
    found = counts(name, range(len(short) + 1, len(short) + len(long) + 1))
    assert found == (list(long), list(long)), "\n".join(driver.divided(SCENARIOS[name], len(short) + len(long)))


@pytest.mark.parametrize("name", SCENARIOS)
def test_they_list_the_same_along_a_game_played_at_random(name: str) -> None:
    assert driver.strolled(SCENARIOS[name], seed=1, steps=10) == ""


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 8))
@pytest.mark.parametrize("name", SCENARIOS)
def test_they_list_the_same_along_many_games(name: str, seed: int) -> None:
    assert driver.strolled(SCENARIOS[name], seed, steps=60) == ""


@pytest.mark.parametrize("seed", range(3))
def test_they_list_the_same_on_maps_made_up_by_chance(seed: int) -> None:
    text = invented(seed)
    assert driver.strolled(text, seed, steps=15) == "", text


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 220))
def test_they_list_the_same_on_many_maps(seed: int) -> None:
    text = invented(seed)
    assert driver.strolled(text, seed, steps=60) == "", text


def test_every_scenario_is_counted() -> None:
    assert NUMBERS.keys() == SCENARIOS.keys()


def test_the_counter_knows_nothing_of_the_program() -> None:
    """Else it would be wrong where the program is."""
    for path in sorted((Path(__file__).parent / "perft").glob("*.py")):
        imported = {
            name
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            for name in (
                [node.module or ""] if isinstance(node, ast.ImportFrom)
                else [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            )
        }  # fmt: skip
        others = {name for name in imported if name.startswith("rbdesigner") or name == "tests.engine.small_game"}
        assert not others or path.name == "driver.py"


def test_a_difference_is_shown_on_the_shortest_way_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    text = SCENARIOS["the last bricks"]
    monkeypatch.setattr("tests.engine.perft.phases.FIRST_FOUR_ROWS", 61)
    shown = driver.difference(text, 5)
    assert "  1: brick\nposition:" in shown
    assert "only the counter: 1: brick" in shown
    assert "1: brick: 2 4" in driver.divided(text, 2)
