"""What keeps a map from the play site."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import rbdesigner.messages.problems  # noqa: F401  (the sentences come with it)
from rbdesigner.checks.problem_codes import CATALOGUE
from rbdesigner.checks.site_checks import site_findings
from rbdesigner.hexes import ORIGIN, Edge, Hex, disk
from rbdesigner.rules.tables import Good
from rbdesigner.scenario import files
from rbdesigner.scenario.foreign import Foreign, ForeignTile
from rbdesigner.scenario.formats.site.listing import MOST_OF_A_NAME, listed_description, listed_name
from rbdesigner.scenario.model import Inscription, Players, Properties, Scenario, Start, Status
from rbdesigner.scenario.pieces import Home, Wall
from tests.checks.maps import map_of, tile_of

ROOT = Path(__file__).parents[2]
SHIPPED = sorted((ROOT / "scenarios").glob("*.rbmap"))
GOOD = Properties("Bay", description="Two shores.", designers=("Ada",), players=Players(2, 2), status=Status.FINAL)
SIX = {(0, 0): "woods", (1, 0): "woods", (2, 0): "rock", (0, 1): "pasture", (1, 1): "sea", (2, 1): "sea"}


def with_homes(*places: Hex, made: Scenario | None = None) -> Scenario:
    made = made or map_of(SIX, GOOD)
    made.homes.update(dict.fromkeys(places, Home()))
    return made


def sound() -> Scenario:
    return with_homes(Hex(0, 0), Hex(2, 0))


def described(**changes: object) -> Scenario:
    made = sound()
    made.properties = replace(GOOD, **changes)  # type: ignore[arg-type]
    return made


def laid(*tiles: tuple[tuple[int, int], str]) -> Scenario:
    return with_homes(Hex(0, 0), Hex(2, 0), made=map_of({**SIX, **dict(tiles)}, GOOD))


def walled() -> Scenario:
    made = sound()
    made.walls[Edge(Hex(0, 0), 2)] = Wall()
    made.labels[Hex(0, 0)] = Inscription("Bay")
    made.properties = replace(GOOD, start=Start(goods=((Good.BOARDS, 2),)))
    return made


def with_pictures(*pictures: int) -> Scenario:
    """A row of pastures with the pictures that a file of the site gave them."""
    made = described()
    for number, picture in enumerate(pictures):
        made.tiles[Hex(number, 2)] = tile_of("pasture")
        made.foreign[Hex(number, 2)] = Foreign(None, picture)
    del made.tiles[Hex(0, 1)]
    return made


CASES: dict[str, tuple[Callable[[], Scenario], Callable[[], Scenario]]] = {
    "site-name-missing": (lambda: described(title=" "), sound),
    "site-name-long": (
        lambda: described(title="x" * (MOST_OF_A_NAME - 5)),
        lambda: described(title="x" * (MOST_OF_A_NAME - 6)),
    ),
    "site-description-missing": (lambda: described(description=""), sound),
    "site-hexes-too-few": (lambda: described(players=Players(2, 3)), sound),
    "site-homes-too-few": (lambda: with_homes(Hex(0, 0)), lambda: with_homes(Hex(0, 0), Hex(2, 0))),
    "site-tile-unknown": (lambda: laid(((3, 0), "woods 0")), lambda: laid(((3, 0), "mountain 0"))),
    "site-river-unmatched": (
        lambda: laid(((1, 0), "woods 1-4")),  # from the rock in the east to the pasture in the west
        lambda: laid(((2, 0), "rock 1-4"), ((1, 1), "pasture 1-3")),
    ),
    "site-parts-apart": (lambda: laid(((5000, 0), "sea")), lambda: laid(((6, 0), "sea"))),
    "site-pictures-alike": (lambda: with_pictures(55, 55, 55, 55), lambda: with_pictures(55, 55, 56, 55)),
    "site-credit-missing": (lambda: described(designers=("",)), sound),
    "site-homes-missing": (with_homes, sound),
    "site-differs": (walled, sound),
    "site-draft": (lambda: described(status=Status.DRAFT), sound),
}


def codes(scenario: Scenario) -> list[str]:
    return [one.code for one in site_findings(scenario)]


def test_every_code_of_the_site_is_tried() -> None:
    assert set(CASES) == {code for code in CATALOGUE if code.startswith("site-")}


def test_a_sound_map_has_nothing_in_its_way() -> None:
    assert codes(sound()) == []


@pytest.mark.parametrize("code", CASES)
def test_each_is_found_where_it_is_and_nowhere_else(code: str) -> None:
    broken, whole = CASES[code]
    assert code in codes(broken())
    assert code not in codes(whole())


def test_a_river_may_leave_the_map_but_not_into_a_void() -> None:
    off_the_map = laid(((2, 0), "mountain 1"))
    assert codes(off_the_map) == []
    into_void = laid(((2, 0), "mountain 1"), ((4, -2), "sea"))
    found, differs = site_findings(into_void)
    assert differs.sentence == ("The map for the play site differs: 1 void hex was added to join the parts of the map.")
    assert (found.code, found.variant, found.places) == ("site-river-unmatched", "void", (Hex(2, 0),))
    assert found.sentence == (
        "The river on the mountain at (2, 0) meets a void hex to the north-east, which the play site does not take; "
        "lay sea there."
    )


def test_a_large_map_of_sea_is_looked_at_once() -> None:
    scenario = Scenario(GOOD, dict.fromkeys(disk(ORIGIN, 40), tile_of("sea")))
    assert codes(scenario) == ["site-homes-missing"]


def test_all_that_does_not_go_along_is_told() -> None:
    assert [one.sentence for one in site_findings(walled())] == [
        "The map for the play site differs: 1 label, note or district was left out.",
        "The map for the play site differs: 1 wall was left out.",
        "The map for the play site differs: Left out, because this format has no room for it: the starting goods.",
    ]


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_our_own_scenarios_have_nothing_in_their_way(path: Path) -> None:
    assert codes(files.load(path)) == []


def test_a_final_map_says_so_in_its_name_and_a_draft_in_its_description() -> None:
    draft = replace(GOOD, status=Status.DRAFT)
    assert (listed_name(draft), listed_name(GOOD)) == ("Bay", "Bay FINAL")
    assert listed_name(Properties(status=Status.FINAL)) == ""
    assert listed_description(draft) == "Two shores.\n\nDesigned by Ada.\n\n(draft)"
    final = replace(GOOD, special_rules="No walls.", designers=("Ada", "Ben", "Cy"))
    assert listed_description(final) == "Two shores.\n\nNo walls.\n\nDesigned by Ada, Ben and Cy."
    assert listed_description(Properties(status=Status.FINAL)) == listed_description(Properties()) == ""


def test_a_river_may_end_at_the_city_and_foreign_tiles_count() -> None:
    scenario = laid(((2, 0), "mountain 2"))
    scenario.foreign[Hex(3, 0)] = Foreign(ForeignTile.CITY, 22)
    scenario.properties = replace(GOOD, players=Players(2, 2))
    assert codes(scenario) == []
    for tile, picture, name in ((ForeignTile.POLDER, 90, "on land"), (ForeignTile.VOID, 95, "meets a void")):
        scenario.foreign[Hex(3, 0)] = Foreign(tile, picture)
        (found,) = site_findings(scenario)
        assert found.code == "site-river-unmatched" and name in found.sentence
    seven = described(players=Players(2, 2))
    del seven.tiles[Hex(2, 1)]
    assert codes(seven) == ["site-hexes-too-few"]
    seven.foreign[Hex(2, 1)] = Foreign(ForeignTile.CITY, 22)
    assert codes(seven) == []
