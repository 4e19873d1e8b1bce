"""The laying of a map in turns: who lays what, where, and when it ends."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rbdesigner.analysis.laying import laying_records
from rbdesigner.analysis.laying.laying_actions import IllegalLaying, LayTile, PassTurn
from rbdesigner.analysis.laying.laying_game import LayingEnd, LayingGame
from rbdesigner.analysis.laying.laying_terms import LayingTerms, TermsFault
from rbdesigner.checks import Severity, check
from rbdesigner.checks.river_completion import Finish
from rbdesigner.engine.games.game import Game
from rbdesigner.hexes import ORIGIN, Hex, neighbours
from rbdesigner.scenario.model import Players, Properties
from rbdesigner.symmetry import Turn
from rbdesigner.tiles import OWN_BOX, SECOND_EDITION, TWO_BOXES, UNLIMITED, Box, Terrain, Tile, TileKind
from tests.strategies import some


def box(**counted: int) -> Box:
    """A box; ``mountain_0=2`` are two sources, ``woods_0to3`` a straight."""
    kinds = {}
    for words, number in counted.items():
        terrain, *rivers = words.replace("to", "-").split("_")
        shape = tuple(tuple(int(edge) for edge in river.split("-")) for river in rivers)
        kinds[Tile(Terrain(terrain), shape).kind] = number
    return Box(OWN_BOX, "Own", kinds)


def begun(players: int = 2, land: int = 20, sea: int = 10, held: Box = SECOND_EDITION, **switches: bool) -> LayingGame:
    properties = Properties(players=Players(players, players), box=held)
    return LayingGame(LayingTerms(players, land, sea, properties, **switches))


def laid(game: LayingGame, *words: str) -> LayingGame:
    for each in words:
        game.apply(f"lay {each}" if each != "pass" else each)
    return game


def refusal(game: LayingGame, words: str) -> str:
    """The code of why something cannot be done, after which nothing has changed."""
    before = laying_records.dumps(game)
    with pytest.raises(IllegalLaying) as caught:
        laid(game, words)
    assert laying_records.dumps(game) == before
    assert str(caught.value).endswith(".")
    return caught.value.refusal.code


def played_by_chance(terms: LayingTerms, chance: random.Random) -> LayingGame:
    game = LayingGame(terms)
    while game.end is None:
        game.apply(chance.choice(game.legal_actions()))
    return game


@pytest.mark.rule("W2")
def test_the_usual_world_has_ten_land_tiles_for_each_player_and_any_number_of_sea_tiles() -> None:
    for players in (1, 2, 3, 4, 6):
        terms = LayingTerms.usual(players)
        assert terms.land == 10 * players
        LayingGame(terms)
    for sea in (0, 1, 30):
        assert begun(sea=sea).supply.sea == sea


@pytest.mark.rule("W2")
def test_no_more_land_and_sea_is_laid_than_was_agreed_on() -> None:
    game = laid(begun(land=2, sea=2), "0,0 sea", "0,1 sea")
    assert refusal(game, "0,2 sea") == "sea-used-up"
    laid(game, "1,0 woods", "1,1 rock")
    assert game.end is LayingEnd.COMPLETE
    assert refusal(laid(begun(land=2, sea=2), "0,0 rock", "0,1 rock"), "0,2 woods") == "land-used-up"


@pytest.mark.rule("W3")
def test_players_lay_two_tiles_each_in_turn_beginning_with_the_first() -> None:
    game, actors = begun(players=3), []
    for step in range(13):
        actors.append((game.acting, game.laid_this_turn))
        laid(game, f"{step},0 woods" if step else "0,0 sea")
    rounds = [(player, number) for player in (0, 1, 2) for number in (0, 1)]
    assert actors == [*rounds, *rounds, (0, 0)]
    assert game.actors == [player for player, _ in actors]


@pytest.mark.rule("W3")
def test_the_first_tile_lies_in_the_middle_and_every_other_beside_one() -> None:
    game = begun()
    assert game.places() == [ORIGIN]
    assert refusal(game, "1,0 woods") == "not-in-the-middle"
    laid(game, "0,0 woods")
    assert set(game.places()) == set(neighbours(ORIGIN))
    assert refusal(game, "0,0 woods") == "place-taken"
    assert refusal(game, "2,0 woods") == "borders-nothing"
    laid(game, "1,0 rock", "2,0 rock")
    assert Hex(3, 0) in game.places()


@pytest.mark.rule("W3")
@pytest.mark.rule("W4")
def test_everything_without_rivers_may_lie_at_every_place_beside_a_tile() -> None:
    game = laid(begun(), "0,0 woods", "1,0 sea", "0,1 rock")
    plain = [kind for kind in game.supply.kinds if not kind.shape]
    assert len(plain) == 6
    for place in game.places():
        for kind in plain:
            assert len(list(game.lays_at(place, kind))) == 1


@pytest.mark.rule("W5")
def test_a_river_begins_with_a_source_or_at_the_sea() -> None:
    game = begun()
    assert refusal(game, "0,0 woods 0-3") == "river-begun-nowhere"
    laid(game, "0,0 sea")
    assert refusal(game, "0,1 woods 1-2") == "river-begun-nowhere"
    laid(game, "0,1 woods 0-3", "0,2 pasture 0-1")
    laid(begun(), "0,0 mountain 0")


@pytest.mark.rule("W6")
def test_rivers_meet_rivers() -> None:
    game = laid(begun(), "0,0 mountain 3")
    assert refusal(game, "0,1 woods") == "river-into-land"
    assert refusal(game, "0,1 woods 1-4") == "river-into-land"
    laid(game, "0,1 woods 0-3")


@pytest.mark.rule("W9")
def test_no_river_begins_that_the_world_has_no_room_to_finish() -> None:
    springs = box(mountain_0=2, woods=9, sea=1)
    laid(begun(held=springs, land=2, sea=0), "0,0 mountain 0", "0,-1 mountain 3")
    assert refusal(begun(held=springs, land=1, sea=0, players=1), "0,0 mountain 0") == "river-unfinishable"
    game = laid(begun(held=springs, land=3, sea=1), "0,0 mountain 0", "0,1 woods")
    assert refusal(laid(game, "1,0 woods"), "2,0 sea") == "river-unfinishable"
    assert refusal(begun(held=box(mountain_0=1, woods=9), land=5, sea=0), "0,0 mountain 0") == "river-unfinishable"


@pytest.mark.rule("W9")
def test_the_last_land_of_the_world_is_kept_for_an_open_river() -> None:
    game = laid(begun(land=3, sea=0), "0,0 mountain 3", "1,0 woods")
    assert refusal(game, "1,-1 woods") == "river-unfinishable"
    laid(game, "0,1 mountain 0")
    assert game.end is LayingEnd.COMPLETE


@pytest.mark.rule("W9")
def test_the_last_straight_may_not_go_elsewhere_if_it_is_needed() -> None:
    held = box(mountain_0=2, woods_0to3=1, woods=9, sea=2)
    game = begun(held=held, land=12, sea=2, rivers_from_sea=True)
    laid(game, "0,0 mountain 3", "1,0 woods", "1,1 woods", "0,2 mountain 0", "2,-1 sea", "2,1 sea")
    assert game.open_places == [Hex(0, 1)]
    assert refusal(game, "2,0 woods 0-3") == "river-unfinishable"
    laid(game, "0,1 woods 0-3")
    assert not game.open_places


@pytest.mark.rule("W9")
def test_the_last_spring_may_not_go_elsewhere_while_it_is_needed() -> None:
    held = box(mountain_0=3, woods_0to3=4, woods=9)
    game = laid(begun(held=held, land=12, sea=0), "0,0 mountain 3", "1,0 woods")
    assert refusal(game, "2,0 mountain 1") == "river-unfinishable"
    laid(game, "0,1 mountain 0")
    assert refusal(game, "2,0 mountain 1") == "river-unfinishable"


@pytest.mark.rule("W7")
def test_nobody_passes_while_a_river_is_open() -> None:
    game = laid(begun(passing=True), "0,0 mountain 3")
    assert refusal(game, "pass") == "rivers-still-open"
    laid(game, "0,1 sea", "pass", "pass")
    assert game.end is LayingEnd.PASSED
    assert refusal(game, "1,0 woods") == "laying-over"
    assert refusal(game, "pass") == "laying-over"
    assert game.legal_actions() == []


@pytest.mark.rule("W4")
def test_nobody_passes_unless_that_was_agreed_on() -> None:
    game = laid(begun(), "0,0 woods")
    assert refusal(game, "pass") == "nobody-passes"
    assert PassTurn() not in game.legal_actions()
    assert PassTurn() in laid(begun(passing=True), "0,0 woods").legal_actions()


TWO_SOURCES = box(mountain_0=2, woods_0to3=4, woods=9, sea=4)


@pytest.mark.rule("W5", "W13")
@pytest.mark.parametrize("agreed", [False, True])
def test_no_river_begins_once_all_sources_have_been_used(agreed: bool) -> None:
    game = begun(held=TWO_SOURCES, land=12, sea=4, rivers_from_sea=agreed)
    laid(game, "0,0 mountain 3", "0,1 sea", "1,0 woods", "2,-1 sea")
    assert game.check(LayTile(Hex(2, 0), Tile(Terrain.WOODS, ((0, 3),)))) is None, "a source is left"
    laid(game, "0,2 mountain 0")
    if agreed:
        laid(game, "2,0 woods 0-3")
        assert game.open_places == [Hex(2, 1)]
    else:
        assert refusal(game, "2,0 woods 0-3") == "sources-used-up"
        assert not any(action.tile.rivers for action in game.lays())


@pytest.mark.rule("W5", "W9")
def test_rivers_that_have_begun_flow_on_without_a_source_left() -> None:
    game = laid(begun(held=TWO_SOURCES, land=12, sea=4), "0,0 mountain 3", "1,0 mountain 3")
    laid(game, "0,1 woods 0-3", "1,1 sea", "0,2 woods 0-3", "0,3 sea")
    assert not game.open_places
    assert not any(action.tile.rivers for action in game.lays())


@pytest.mark.rule("W5")
def test_a_box_without_sources_lets_rivers_begin_at_the_sea() -> None:
    game = laid(begun(held=box(woods_0to3=4, woods=9, sea=6), land=10, sea=6), "0,0 sea")
    assert game.check(LayTile(Hex(0, 1), Tile(Terrain.WOODS, ((0, 3),)))) is None


@pytest.mark.rule("W3")
def test_a_tile_laid_between_lets_all_pass_anew_and_a_pass_gives_up_the_turn() -> None:
    game = laid(begun(players=2, passing=True), "0,0 woods", "pass", "1,0 woods", "pass")
    assert (game.end, game.acting) == (None, 0)
    laid(game, "pass")
    assert game.end is LayingEnd.PASSED
    assert game.actors == [0, 0, 1, 1, 0]


def test_it_ends_when_nothing_can_be_laid() -> None:
    game = laid(begun(players=1, land=2, sea=0, held=box(woods=1, woods_0to3=1)), "0,0 woods")
    assert game.end is LayingEnd.STUCK


@pytest.mark.rule("W3")
@some(0.08)
@given(
    st.sampled_from([SECOND_EDITION, UNLIMITED, TWO_BOXES]),
    st.integers(1, 4),
    st.integers(0, 8),
    st.randoms(use_true_random=False),
)
def test_whatever_is_laid_by_the_rules_makes_a_sound_map(
    held: Box, players: int, sea: int, chance: random.Random
) -> None:
    terms = begun(players, 4 * players, sea, held).terms
    game = played_by_chance(terms, chance)
    errors = [problem for problem in check(game.laid_map()) if problem.severity is Severity.ERROR]
    if game.end is LayingEnd.PASSED:  # those who stop early may have laid too little to live on
        errors = [problem for problem in errors if problem.code != "land-too-little"]
    assert not errors or game.end is LayingEnd.STUCK
    assert game.end is not LayingEnd.COMPLETE or len(game.scenario.tiles) == terms.land + terms.sea
    counts = Counter(tile.kind for tile in game.scenario.tiles.values())
    assert all(held.holds(kind) is None or number <= (held.holds(kind) or 0) for kind, number in counts.items())


@some(0.1)
@given(st.randoms(use_true_random=False))
def test_undo_comes_back_to_every_moment(chance: random.Random) -> None:
    game, moments = begun(land=4, sea=1), []
    while game.end is None:
        moments.append((game.acting, game.laid_this_turn, game.legal_actions(), dict(game.scenario.tiles)))
        game.apply(chance.choice(moments[-1][2]))
    while moments:
        game.undo()
        assert moments.pop() == (game.acting, game.laid_this_turn, game.legal_actions(), game.scenario.tiles)
    assert game.log == [] and game.actors == []


def test_all_that_is_listed_can_be_done_and_nothing_else() -> None:
    game = laid(begun(land=6, sea=2), "0,0 mountain 3", "0,1 pasture 0-2", "1,0 woods")
    listed = game.legal_actions()
    assert listed == game.legal_actions() and len(listed) == len(set(listed))
    tried = [LayTile(at, each) for at in game.places() for kind in game.supply.kinds for each in _rotations(kind)]
    assert {action for action in tried if game.check(action) is None} == set(listed) - {PassTurn()}
    assert all(game.finish(action) is Finish.POSSIBLE for action in listed if isinstance(action, LayTile))


def _rotations(kind: TileKind) -> list[Tile]:
    return list(dict.fromkeys(Tile(*kind).turned(Turn(steps)) for steps in range(6)))


@pytest.mark.parametrize(
    ("changes", "member"),
    [
        ({"players": 0}, "players"),
        ({"players": 7}, "players"),
        ({"land": 1}, "land"),
        ({"land": 115}, "land"),
        ({"sea": 31}, "sea"),
        ({"sea": -1}, "sea"),
    ],
)
def test_terms_that_cannot_be_kept_are_refused(changes: dict[str, int], member: str) -> None:
    with pytest.raises(TermsFault) as caught:
        LayingGame(replace(LayingTerms.usual(2), **changes))
    assert caught.value.member == member


def test_the_homes_of_a_laid_map_are_chosen_by_the_players() -> None:
    game = played_by_chance(begun(players=2, land=8, sea=2).terms, random.Random(5))
    match = Game.new(game.laid_map(), players=2, seed=1)
    match.apply(match.legal_actions()[0])
    assert match.scenario.tiles == game.scenario.tiles
