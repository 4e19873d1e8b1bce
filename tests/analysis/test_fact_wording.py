"""Sentences about facts: names of homes and goals, places in their order."""

from __future__ import annotations

from dataclasses import replace

from rbdesigner.analysis.fact_rows import fact_rows
from rbdesigner.analysis.fact_wording import (
    GOALS,
    home_mark,
    home_name,
    home_title,
    nearly_sentence,
    shortcut_sentence,
    symmetry_sentence,
)
from rbdesigner.analysis.facts import Goal, HomeName, Shortcut, ShortenedWay
from rbdesigner.analysis.map_analysis import analyse
from rbdesigner.hexes import Border, Hex, Orientation
from rbdesigner.scenario.pieces import Home
from tests.checks.maps import map_of

FACTS = analyse(map_of({(0, 0): "woods", (0, 1): "rock", (0, 2): "pasture"}, homes={(0, 0): Home(), (0, 2): Home()}))


def test_every_goal_has_its_name() -> None:
    assert set(GOALS) == {f"{goal}-{rank}" for goal in Goal for rank in (1, 2)}


def test_names_of_homes() -> None:
    assert str(home_name(HomeName(Hex(1, 2), 3))) == "player 3"
    assert str(home_name(HomeName(Hex(1, 2), None, 3))) == "South-east"
    assert str(home_name(HomeName(Hex(1, -2), None, None, with_place=True))) == "Middle (1, −2)"


def test_homes_of_players_go_by_the_numbers_printed_on_them() -> None:
    tiles = {(0, 0): "woods", (0, 1): "rock", (0, 2): "pasture"}
    homes = analyse(map_of(tiles, homes={(0, 0): Home(player=2), (0, 2): Home(player=1)})).homes
    assert [home.at for home in homes] == [Hex(0, 2), Hex(0, 0)]
    assert [(home_mark(homes, number), home_title(homes, number)) for number in (0, 1)] == [
        ("1", "Player 1"),
        ("2", "Player 2"),
    ]


def test_free_homes_have_letters() -> None:
    homes = FACTS.homes
    assert [(home_mark(homes, number), home_title(homes, number)) for number in (0, 1)] == [
        ("A", "A  North"),
        ("B", "B  South"),
    ]
    assert [home_mark(homes[:1] * 703, number) for number in (25, 26, 701, 702)] == ["Z", "AA", "ZZ", "AAA"]


def test_shortcuts_lead_from_the_home_outwards() -> None:
    roads = (Border(Hex(0, 1), 0), Border(Hex(0, 2), 0))
    shortcut = Shortcut(roads, None, 2, (ShortenedWay(Goal.ROCK, 2, None, 3),))
    north, south = FACTS.homes
    assert shortcut_sentence(north, shortcut) == (
        "Roads from (0, 0) over (0, 1) to (0, 2) would save 2 turns for North (second rock: none → 3)."
    )
    assert shortcut_sentence(south, shortcut).startswith(
        "Roads from (0, 2) over (0, 1) to (0, 0) would save 2 turns for South"
    )
    bridge = Shortcut((), (Hex(0, 1), 2), 1, (ShortenedWay(Goal.WOODS, 1, 2, 1),))
    assert shortcut_sentence(north, bridge) == "A bridge on (0, 1) would save 1 turn for North (woods: 2 → 1)."


def test_the_worse_cell_of_a_row_is_marked_and_names_its_places() -> None:
    rows = {row.title: row.cells for row in fact_rows(FACTS)}
    north, south = rows["Woods"]
    assert (north.text, south.text) == ("0", "2")
    assert (north.is_worst, south.is_worst) == (False, True)
    assert south.places == (Hex(0, 0),)
    assert [cell.text for cell in rows["Mountain"]] == ["–", "–"]
    assert not any(cell.is_worst for cell in rows["Mountain"])
    assert [cell.is_worst for cell in rows["Pasture"]] == [True, False]


def test_sentences_about_symmetry() -> None:
    assert symmetry_sentence(FACTS, Orientation.FLAT).startswith("Symmetrical: Mirror left and right")
    none = replace(FACTS, symmetry=analyse(map_of({})).symmetry, nearly=None)
    assert symmetry_sentence(none, Orientation.FLAT) == "The map has no symmetry."
    assert nearly_sentence(none, Orientation.FLAT) == ""
