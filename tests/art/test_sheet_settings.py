"""The settings of sheets: kept and read again, and what each of them does."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rbdesigner.art.export.goods_chart import _arrows
from rbdesigner.art.export.pages import pages_of
from rbdesigner.art.export.paper import PAPERS, PaperOrientation
from rbdesigner.art.export.player_aid import player_aid
from rbdesigner.art.export.sheet_settings import (
    LEAST_TILE_WIDTH,
    MOST_TILE_WIDTH,
    USUAL,
    SheetContent,
    SheetSettings,
    settings_from,
)
from rbdesigner.hexes import Hex, disk
from rbdesigner.messages.nouns import name
from rbdesigner.rules.tables import PRIMARY, RECIPES, BuildingKind, Good, TransporterKind
from rbdesigner.scenario.books.book_model import SHEET_PAPERS
from rbdesigner.scenario.model import Players, Properties, Scenario
from rbdesigner.tiles import Terrain, tile
from tests.art.boards import board
from tests.art.test_monochrome import painted
from tests.parameters import few

SETTINGS = st.builds(
    SheetSettings,
    content=st.sampled_from(SheetContent),
    paper=st.sampled_from(SHEET_PAPERS),
    paper_orientation=st.sampled_from(PaperOrientation),
    tile_width=st.floats(LEAST_TILE_WIDTH, MOST_TILE_WIDTH),
    coordinates=st.booleans(),
    monochrome=st.booleans(),
    legend=st.booleans(),
    player_aid=st.booleans(),
    labels=st.booleans(),
    private=st.booleans(),
)
JSON = st.recursive(
    st.none() | st.booleans() | st.floats() | st.text(max_size=8) | st.sampled_from(["a4", "map", "portrait", 50]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


@given(SETTINGS)
def test_settings_are_kept(settings: SheetSettings) -> None:
    assert settings_from(json.loads(json.dumps(settings.as_data()))) == settings
    assert USUAL.as_data() == {}


@given(st.dictionaries(st.sampled_from(sorted(SheetSettings.__annotations__)), JSON) | JSON)
def test_what_is_kept_badly_is_as_usual(data: Any) -> None:
    settings_from(data)
    assert settings_from({"paper": "a5", "legend": "yes", "tile_width": True, "content": 3, "later": 1}) == USUAL


@pytest.mark.parametrize("wrong", [{"paper": "b5"}, {"tile_width": 1.0}, {"tile_width": float("nan")}])
def test_settings_that_no_paper_has_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError):
        SheetSettings(**wrong)


@pytest.mark.parametrize("content", SheetContent)
@pytest.mark.parametrize("paper", few(SHEET_PAPERS, 1))
def test_the_paper_lies_as_asked(content: SheetContent, paper: str) -> None:
    for way in (PaperOrientation.PORTRAIT, PaperOrientation.LANDSCAPE):
        pages = pages_of(board(), SheetSettings(content=content, paper=paper, paper_orientation=way, player_aid=True))
        wanted = PAPERS[paper] if way is PaperOrientation.PORTRAIT else PAPERS[paper].transposed()
        assert {(page.size.width(), page.size.height()) for page in pages} == {(wanted.width(), wanted.height())}


def test_the_player_aid_is_two_pages_with_all_that_is_needed_to_play() -> None:
    assert len(pages_of(board(), SheetSettings(player_aid=True))) == len(pages_of(board(), USUAL)) + 2
    said = player_aid(Properties())
    for thing in (*BuildingKind, *TransporterKind):
        assert name(thing) in said
    for words in (
        "order of play",
        "closest to the temple",
        "Two geese",
        "45: irrigation",
        "66: end for 3, 69: end for 4",
    ):
        assert words in said


def test_the_numbers_of_a_solo_map_are_in_its_player_aid_and_no_other_map_has_any() -> None:
    solo = Properties(players=Players(1, 1), turns=23, wonder_prefill=9)
    assert "The game lasts 23 turns. 9 spaces" in player_aid(solo)
    assert "lasts 20 turns" in player_aid(Properties(players=Players(1, 4)))
    assert "bag holds most" not in player_aid(Properties(players=Players(2, 4)))


def test_the_chart_of_goods_has_every_good_that_is_made_and_every_maker() -> None:
    in_chart = {thing for arrow in _arrows() for thing in arrow[:2]}
    assert in_chart == {*RECIPES, *PRIMARY, BuildingKind.MINE, *Good} - {Good.GEESE}
    for kind, recipe in RECIPES.items():
        needed = {arrow.start: arrow.number for arrow in _arrows() if arrow.end is kind}
        assert needed == (recipe.inputs or {Good.TRUNKS: recipe.wood})


def test_the_legend_has_what_is_on_the_map_and_no_more() -> None:
    from rbdesigner.art.export.legend import legend

    said = legend(board(), USUAL.extras).text(2)
    for word in ("Pasture", "Sea", "Home of player 1", "Free home", "Mine", "Raft", "Boards", "Bridge", "Road", "Wall"):
        assert f">{word}<" in said
    for word in ("Rock", "Truck", "Geese", "Home of player 2"):
        assert word not in said
    assert legend(Scenario(), USUAL.extras).text(2) == ""


@pytest.mark.parametrize("content", SheetContent)
def test_the_largest_tile_fits_on_every_paper(content: SheetContent) -> None:
    for paper in SHEET_PAPERS:
        settings = SheetSettings(content=content, paper=paper, tile_width=MOST_TILE_WIDTH)
        assert len(pages_of(Scenario(Properties(), {Hex(0, 0): tile(Terrain.ROCK)}), settings)) >= 1


@pytest.mark.parametrize("width", [20.0, 50.0])
def test_every_tile_is_on_one_of_the_pages_to_cut(width: float) -> None:
    """As many hexes of its area as the map has tiles of a terrain: counted by the grey of the sea."""
    tiles = {place: tile(Terrain.SEA) for place in disk(Hex(0, 0), 2)}
    settings = SheetSettings(content=SheetContent.TILES, monochrome=True, tile_width=width)
    pages = pages_of(Scenario(Properties(), tiles), settings)
    one = pages_of(Scenario(Properties(), {Hex(0, 0): tile(Terrain.SEA)}), settings)

    def sea(shown: list[Any]) -> int:
        return sum(int((painted(page)[..., 0] == 0xD2).sum()) for page in shown)

    assert len(pages) == (1 if width == 20.0 else 2)
    assert sea(pages) == pytest.approx(len(tiles) * sea(one), rel=0.03)


def test_what_goes_on_in_the_next_column_repeats_its_heading_and_the_heads_of_its_table() -> None:
    from rbdesigner.art.export.columns import carried_to, column_ends, column_tops
    from rbdesigner.art.export.sheet_document import sheet_document, word_table

    rows = [("donkey", str(number)) for number in range(30)]
    table = word_table(("transporter", "steps"), rows)
    document = sheet_document(f"<h1>Aid</h1><h2>One</h2>{table}<h2>Two</h2><p>Short.</p>", {}, monochrome=False)
    document.setTextWidth(200)
    height = document.size().height() / 3
    tops = column_tops(document, height)
    first, *others = [carried_to(document, top) for top in tops]
    assert len(tops) >= 3 and first.height == 0
    assert {each.heading for each in others} == {"One"}
    assert all(each.heads[0] > 0 and 8 < each.height - each.heading_height < 20 for each in others)
    ends = column_ends(document, tops)
    assert all(end - top + carried_to(document, top).height <= height + 4 for top, end in ends)


def test_the_legend_stays_with_the_map_where_the_text_needs_pages_of_its_own() -> None:
    long = replace(board().properties, special_rules="\n".join(["A rule that is long. " * 12] * 30))
    scenario = replace(board(), properties=long)
    explained, plain = (pages_of(scenario, SheetSettings(legend=key)) for key in (True, False))
    with_legend, without = painted(explained[0]), painted(plain[0])
    assert with_legend.shape == without.shape and (with_legend != without).any()
    assert len(explained) == len(plain)
