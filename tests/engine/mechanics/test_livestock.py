"""How geese and donkeys breed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rbdesigner.engine.core.actions import Breed, Dismantle, Done
from rbdesigner.engine.core.codes import DONKEY, GEESE
from rbdesigner.engine.core.events import Made, TransporterMade
from rbdesigner.engine.core.game_terms import Exclusions
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.mechanics import legality, livestock
from rbdesigner.messages.refusals import refusal_sentence
from tests.engine.small_game import SmallGame

MEADOW = "0,0 pasture; -1,0 pasture; -1,1 woods; 1,0 desert"
SPLIT = "0,0 pasture 0-3; 1,0 sea"


def small(tiles: str = MEADOW) -> SmallGame:
    return SmallGame(tiles, Phase.PRODUCTION)


def hatched(w: SmallGame, at: str = "0,0") -> int:
    """How many geese come into the game."""
    before = w.amount(at, "geese")
    livestock.geese(w.state)
    return w.amount(at, "geese") - before


# Geese


@pytest.mark.rule("L1", "L5")
def test_two_geese_alone_on_a_pasture_make_a_third_by_themselves() -> None:
    w = small()
    pasture = w.goods("0,0", geese=2)
    w.state.events = []
    livestock.geese(w.state)
    assert w.state.events == [Made(GEESE, 1, pasture, "L1")]
    assert w.amount("0,0", "geese") == 3


@pytest.mark.rule("L1")
@pytest.mark.parametrize("geese", [1, 3, 4])
def test_not_one_nor_three_nor_four_geese_breed(geese: int) -> None:
    w = small()
    w.goods("0,0", geese=geese)
    assert hatched(w) == 0


@pytest.mark.rule("L1")
def test_a_goose_with_any_other_good_does_not_breed() -> None:
    w = small()
    w.goods("0,0", geese=1, stone=1)
    assert hatched(w) == 0


@pytest.mark.rule("L1", "L2")
def test_what_is_on_the_tiles_around_disturbs_nobody() -> None:
    w = small()
    for around in ("-1,0", "-1,1", "1,0"):
        w.goods(around, stone=1)
        w.put("donkey", around, 2)
    w.goods("0,0", geese=2)
    assert hatched(w) == 1
    w.goods("0,0", geese=-3)
    w.state.production.births.clear()
    assert w.refusal(pair(w)) == ""


@pytest.mark.rule("L1")
@pytest.mark.parametrize("at", ["-1,1", "1,0"])
def test_geese_breed_on_pastures_only(at: str) -> None:
    w = small()
    w.goods(at, geese=2)
    assert hatched(w, at) == 0


@pytest.mark.rule("L3", "W12")
def test_geese_breed_on_irrigated_deserts() -> None:
    w = small()
    w.goods("1,0", geese=2)
    w.state.irrigated = True
    assert hatched(w, "1,0") == 1


@pytest.mark.rule("L1")
@pytest.mark.parametrize("disturbance", ["building", "goods", "donkey", "boat", "beyond"])
def test_anything_else_on_the_tile_disturbs_geese_even_across_the_river(disturbance: str) -> None:
    w = small(SPLIT)
    w.goods("0,0/0", geese=2)
    if disturbance == "building":
        w.build("mint", "0,0/1")
    elif disturbance == "goods":
        w.goods("0,0/1", stone=1)
    elif disturbance == "donkey":
        w.put("donkey", "0,0/1")
    elif disturbance == "boat":
        w.put("raft", "0,0@4")
    else:
        w.goods("0,0/1", geese=1)
    assert hatched(w, "0,0/0") == 0


@pytest.mark.rule("L1")
def test_roads_bridges_walls_and_a_home_do_not_disturb() -> None:
    w = small("0,0 pasture 0-3; 1,0 sea; -1,0 woods")
    w.bridge("0,0", 0)
    w.road("0,0", 10)
    w.wall("0,0", 2, player=2)
    w.home("0,0")
    w.goods("0,0/0", geese=2)
    assert hatched(w, "0,0/0") == 1


@pytest.mark.rule("L1")
def test_a_river_between_two_geese_does_not_matter() -> None:
    w = small(SPLIT)
    w.goods("0,0/1", geese=1)
    w.goods("0,0/0", geese=1)
    livestock.geese(w.state)
    assert (w.amount("0,0/0", "geese"), w.amount("0,0/1", "geese")) == (2, 1), "it hatches in the first region"


@pytest.mark.rule("L1")
def test_a_third_goose_hatches_where_geese_are() -> None:
    w = small(SPLIT)
    w.goods("0,0/1", geese=2)
    assert hatched(w, "0,0/1") == 1


# Donkeys


def pair(w: SmallGame, at: str = "0,0", player: int = 1) -> Breed:
    w.put("donkey", at, player)
    w.put("donkey", at, player)
    return Breed(player - 1, w.tile(at.split("/")[0]))


@pytest.mark.rule("L2")
def test_two_donkeys_alone_on_a_pasture_make_a_third_if_their_owner_wants() -> None:
    w = small()
    action = pair(w)
    livestock.geese(w.state)
    assert w.state.owned(0) == [0, 1], "not by themselves"
    assert w.legal(Breed) == [action]
    assert w.do(action) == [TransporterMade(2, w.spot("0,0"), "L2")]
    assert (w.state.kinds[2], w.state.owners[2]) == (DONKEY, 0)


@pytest.mark.rule("L2")
@pytest.mark.parametrize("at", ["-1,1", "1,0"])
def test_donkeys_breed_on_pastures_only(at: str) -> None:
    w = small()
    assert w.refusal(pair(w, at)) == "no-pasture"


@pytest.mark.rule("L3", "W12")
def test_donkeys_breed_on_irrigated_deserts() -> None:
    w = small()
    action = pair(w, "1,0")
    w.state.irrigated = True
    assert w.refusal(action) == ""


@pytest.mark.rule("L2")
@pytest.mark.parametrize(("kind", "player"), [("donkey", 1), ("donkey", 2), ("wagon", 1)])
def test_neither_three_nor_any_other_company_breeds(kind: str, player: int) -> None:
    w = small()
    action = pair(w)
    w.put(kind, "0,0", player)
    assert w.refusal(action) == "no-pair"


@pytest.mark.rule("L2")
@pytest.mark.parametrize(("kind", "player"), [("donkey", 2), ("wagon", 1)])
def test_two_that_are_no_donkeys_of_one_player_do_not_breed(kind: str, player: int) -> None:
    w = small()
    w.put("donkey", "0,0")
    w.put(kind, "0,0", player)
    assert w.refusal(Breed(0, w.tile("0,0"))) == "no-pair"
    assert w.refusal(Breed(0, w.tile("-1,0"))) == "no-pair", "nobody is there"


@pytest.mark.rule("L2")
@pytest.mark.parametrize("disturbance", ["building", "goods", "load", "goose", "passenger"])
def test_a_pair_is_disturbed_by_anything_on_the_tile_or_on_their_backs(disturbance: str) -> None:
    w = small(SPLIT)
    action = pair(w, "0,0/0")
    if disturbance == "building":
        w.build("mint", "0,0/1")
    elif disturbance in ("goods", "goose"):
        w.goods("0,0/1", **{"stone" if disturbance == "goods" else "geese": 1})
    elif disturbance == "load":
        w.goods_at(~1, stone=1)
    else:
        w.state.load_on(1, w.put("raft", "0,0~0"))
    assert w.refusal(action) == "pair-disturbed"


@pytest.mark.rule("L2")
def test_a_refusal_says_all_that_disturbs_and_who_stands_there() -> None:
    w = small(SPLIT)
    action = pair(w, "0,0/0")
    w.build("mint", "0,0/1")
    w.goods("0,0/1", stone=1)
    w.goods_at(~0, stone=1, geese=1)
    w.state.load_on(1, w.put("raft", "0,0~0"))
    refusal = legality.check(w.state, action)
    assert refusal is not None
    assert refusal_sentence(w.state, refusal) == (
        "Donkeys breed where nothing else is; on the pasture at (0, 0) there are: mint, raft 3, 2 stone and 1 goose."
    )
    w.put("wagon", "0,0/1", 2)
    refusal = legality.check(w.state, action)
    assert refusal is not None
    assert refusal_sentence(w.state, refusal) == (
        "Exactly two donkeys of player 1 are needed to breed; "
        "on the pasture at (0, 0) there are: donkey 1, donkey 2, wagon 4."
    )


@pytest.mark.rule("L2")
def test_a_pair_parted_by_a_river_breeds_and_the_young_is_with_the_first_parent() -> None:
    w = small(SPLIT)
    w.put("donkey", "0,0/1")
    w.put("donkey", "0,0/0")
    w.do(Breed(0, w.tile("0,0")))
    assert w.state.spots[2] == w.spot("0,0/1")


@pytest.mark.rule("L2")
def test_a_boat_in_the_river_disturbs_a_pair() -> None:
    w = small(SPLIT)
    action = pair(w, "0,0/0")
    w.put("raft", "0,0~0")
    assert w.refusal(action) == "no-pair"


@pytest.mark.rule("L3")
def test_one_birth_a_tile_a_turn() -> None:
    w = small()
    action = pair(w)
    w.do(action)
    w.state.stand(2, w.spot("-1,0"))
    assert w.refusal(action) == "birth-before"


@pytest.mark.rule("L3")
def test_where_a_goose_has_hatched_no_donkey_is_born() -> None:
    w = small()
    w.goods("0,0", geese=2)
    livestock.geese(w.state)
    w.goods_at(w.spot("0,0"), geese=-3)
    assert w.refusal(pair(w)) == "birth-before"


@pytest.mark.rule("L4", "F7")
def test_a_sixth_donkey_is_born_only_if_another_can_go() -> None:
    w = small()
    action = pair(w)
    w.build("truck factory", "-1,1")
    spare = [w.put("donkey", "-1,0") for _ in range(3)]
    assert w.refusal(action) == "too-many"
    w.state.stand(spare[0], w.spot("-1,1"))
    w.do(action)
    assert w.refusal(Done(0)) == "excess-first"
    assert legality.legal_actions(w.state) == [Dismantle(0, spare[0])], "the young one stands at no factory"
    w.do(Dismantle(0, spare[0]))
    assert len(w.state.owned(0)) == 5


@pytest.mark.rule("L4")
def test_a_birth_may_leave_no_room_for_one_elsewhere() -> None:
    w = small()
    here, there = pair(w), pair(w, "-1,0")
    assert {here, there} <= set(legality.legal_actions(w.state))
    w.do(here)
    assert there not in legality.legal_actions(w.state)
    assert w.refusal(there) == "too-many"


@pytest.mark.rule("L4", "F7")
def test_no_boat_can_go_for_a_donkey_too_many() -> None:
    w = small(MEADOW + "; 0,1 sea")
    action = pair(w)
    w.build("raft factory", "-1,1")
    for _ in range(3):
        w.put("donkey", "-1,0")
    w.put("raft", "-1,1@4")
    assert w.refusal(action) == "too-many"


@pytest.mark.rule("L4", "F6")
def test_a_ninth_transporter_is_born_only_if_another_can_go() -> None:
    w = small(MEADOW + "; 0,1 sea")
    action = pair(w)
    w.put("donkey", "-1,0")
    for _ in range(5):
        raft = w.put("raft", "0,1")
    assert w.refusal(action) == "too-many"
    w.build("raft factory", "-1,1")
    w.state.stand(raft, w.spot("-1,1@4"))
    w.do(action, Dismantle(0, raft))
    assert len(w.state.owned(0)) == 8


@pytest.mark.parametrize("left_out", [Exclusions(births=False), Exclusions(tiles=frozenset({0, 1, 2, 3}))])
def test_a_game_may_be_played_without_births(left_out: Exclusions) -> None:
    w = small()
    w.put("donkey", "0,0")
    w.put("donkey", "0,0")
    (birth,) = w.legal(Breed)
    w.state.terms = replace(w.state.terms, left_out=left_out)
    w.state.choices.clear()
    assert w.refusal(birth) == "left-out"
    assert w.legal(Breed) == []
