"""Buildings: who may build them, where, and of what."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rbdesigner.engine.core.actions import (
    ANYWHERE,
    Action,
    Answer,
    Build,
    BuildBridge,
    BuildRoad,
    BuildWall,
    Demolish,
    Propose,
    Shaft,
)
from rbdesigner.engine.core.codes import BOARDS, BUILDINGS, COST, GOODS, OIL_RIG, STONE
from rbdesigner.engine.core.events import Built, Used
from rbdesigner.engine.core.game_terms import Exclusions
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.mechanics import legality
from rbdesigner.rules.tables import BIG_MINE, NEW_MINE, SPECIALISED_MINES, BuildingKind
from tests.engine.small_game import SmallGame

SAWMILL, WOODCUTTER = BUILDINGS.index(BuildingKind.SAWMILL), BUILDINGS.index(BuildingKind.WOODCUTTER)
PLENTY = {"boards": 9, "stone": 9, "fuel": 9, "iron": 9}
SPLIT = "0,0 woods 0-3; 0,-1 sea; 0,1 pasture 0-3; 1,0 woods; -1,0 rock"
"""A tile 0,0 that a river divides into 0,0/0 in the west, with the dock @0, and 0,0/1 in the east, with the dock @1."""
KINDS = (Build, Shaft, BuildRoad, BuildBridge, BuildWall, Demolish)
SITES = {
    "woods": {"woodcutter"},
    "rock": {"quarry"},
    "mountain": {"mine"},
    "pasture": set(),
}
ANY_LAND = {
    "sawmill", "coal burner", "paper mill", "stone factory", "mint", "stock exchange", "wagon factory", "truck factory",
}  # fmt: skip
SHORE = {"clay pit", "raft factory", "rowboat factory", "steamer factory"}
RESEARCHED = {
    "oil rig": "drilling", "truck factory": "trucking", "rowboat factory": "rowing", "steamer factory": "shipping",
}  # fmt: skip


def small(tiles: str = "0,0 woods; 1,0 rock") -> SmallGame:
    return SmallGame(tiles, Phase.BUILDING)


def ready(tiles: str, kind: str = "donkey", spot: str = "0,0") -> tuple[SmallGame, int]:
    """A small game with a transporter and all that building takes beside it."""
    w = small(tiles)
    transporter = w.put(kind, spot)
    w.goods_at(~transporter if kind == "raft" else w.state.spots[transporter], **PLENTY)
    return w, transporter


def build_of(w: SmallGame, kind: str, transporter: int, spot: str = "0,0", **more: object) -> Build:
    mixture = NEW_MINE if kind == "mine" else None
    return Build(0, transporter, w.building(kind), w.spot(spot), **{"mixture": mixture, **more})  # type: ignore[arg-type]


# Who builds


@pytest.mark.rule("K1")
@pytest.mark.parametrize(
    ("kind", "spot", "reached"),
    [
        ("donkey", "0,0/0", ["0,0/0"]),
        ("donkey", "0,0/1", ["0,0/1"]),
        ("raft", "0,0~0", ["0,0/0", "0,0/1"]),
        ("raft", "0,0@0", ["0,0/0"]),
        ("raft", "0,0@1", ["0,0/1"]),
        ("raft", "0,-1", []),
        ("donkey", "1,0", []),
    ],
)
def test_one_builds_in_the_own_region_from_a_river_on_both_banks_from_a_dock_on_its_bank(
    kind: str, spot: str, reached: list[str]
) -> None:
    w = small(SPLIT)
    builder = w.put(kind, spot)
    w.goods_at(~builder, boards=2, stone=1)
    for region in ("0,0/0", "0,0/1"):
        allowed = w.refusal(build_of(w, "sawmill", builder, region)) == ""
        assert allowed == (region in reached), region
    assert not reached or w.refusal(build_of(w, "sawmill", builder, "1,0")) == "builder-elsewhere"


@pytest.mark.rule("K1", "M6")
def test_a_bridge_lets_build_across_a_ferry_does_not() -> None:
    w = small(SPLIT)
    donkey, raft = w.put("donkey", "0,0/0", boards=2), w.put("raft", "0,0~0", player=2)
    w.state.willing = (1,)
    assert legality.check(w.state, build_of(w, "woodcutter", donkey, "0,0/1")) is not None
    w.state.willing = ()
    w.bridge("0,0", 0)
    assert w.refusal(build_of(w, "woodcutter", donkey, "0,0/1")) == ""
    assert w.refusal(build_of(w, "woodcutter", raft, "0,0/1")) == "not-yours"


@pytest.mark.rule("K1", "C7")
def test_a_carrier_builds_whom_it_carries_does_not() -> None:
    w, donkey = ready("0,0 woods; 1,0 rock")
    passenger = w.put("donkey", "0,0")
    w.state.load_on(donkey, passenger)
    assert w.refusal(build_of(w, "sawmill", donkey)) == ""
    assert w.refusal(build_of(w, "sawmill", passenger)) == "is-carried"


@pytest.mark.rule("T1")
def test_building_is_of_its_phase() -> None:
    w, donkey = ready("0,0 woods; 1,0 rock")
    w.state.phase = Phase.WONDER
    assert w.refusal(build_of(w, "sawmill", donkey)) == "wrong-phase"
    assert not any(isinstance(action, KINDS) for action in legality.legal_actions(w.state))


# Cost


@pytest.mark.rule("K2")
@pytest.mark.parametrize("building", [code for code in range(len(BUILDINGS)) if code != OIL_RIG])
def test_a_building_costs_what_the_table_says(building: int) -> None:
    kind = BUILDINGS[building]
    terrain = {"woodcutter": "woods", "quarry": "rock", "mine": "mountain"}.get(kind, "pasture")
    w = small(f"0,0 {terrain} 0-3; 1,0 woods")
    donkey = w.put("donkey", "0,0/1")
    if kind in RESEARCHED:
        w.research(RESEARCHED[kind])
    action = build_of(w, kind, donkey, "0,0/1")
    for good, count in COST[building]:
        w.goods("0,0/1", **{GOODS[good]: count - 1})
        assert w.refusal(action) == "goods-lacking"
        w.goods("0,0/1", **{GOODS[good]: 1})
    assert w.refusal(action) == ""
    assert action in w.legal(Build)
    events = w.do(action)
    assert events[: len(COST[building])] == [Used(good, n, w.spot("0,0/1"), "K2") for good, n in COST[building]]
    assert Built(w.tile("0,0"), building, w.spot("0,0/1"), 0) in events
    assert not any(w.state.goods)
    assert w.state.buildings[w.tile("0,0")] == building
    assert w.state.building_spots[w.tile("0,0")] == w.spot("0,0/1")


@pytest.mark.rule("K2", "P13")
def test_the_ground_pays_first_then_the_builder_then_ones_others() -> None:
    w = small()
    builder, other = w.put("donkey", "0,0", boards=1), w.put("donkey", "0,0", boards=1)
    w.goods("0,0", boards=1, stone=1)
    w.do(build_of(w, "sawmill", builder))
    assert (w.amount("0,0", "boards"), w.amount(builder, "boards"), w.amount(other, "boards")) == (0, 0, 1)


@pytest.mark.rule("K2", "P13")
def test_what_pays_may_be_named() -> None:
    w = small()
    builder, other = w.put("donkey", "0,0", boards=1), w.put("donkey", "0,0", boards=1)
    w.goods("0,0", boards=1, stone=1)
    inputs = ((BOARDS, ~builder), (BOARDS, ~other), (STONE, ANYWHERE))
    w.do(build_of(w, "sawmill", builder, inputs=inputs))
    assert (w.amount("0,0", "boards"), w.amount(builder, "boards"), w.amount(other, "boards")) == (1, 0, 0)


@pytest.mark.rule("K2")
def test_what_lies_across_a_river_or_on_the_next_tile_does_not_pay() -> None:
    w = small(SPLIT)
    donkey = w.put("donkey", "0,0/0")
    w.goods("0,0/1", boards=1)
    w.goods("-1,0", boards=1)
    assert w.refusal(build_of(w, "woodcutter", donkey, "0,0/0")) == "goods-lacking"
    w.put("raft", "0,0~0")
    assert w.refusal(build_of(w, "woodcutter", donkey, "0,0/0")) == "", "E2: over the ferry it does"


@pytest.mark.rule("K2", "T8")
def test_others_pay_if_they_agree() -> None:
    w = small()
    donkey, other = w.put("donkey", "0,0"), w.put("donkey", "0,0", player=2, boards=1)
    action = build_of(w, "woodcutter", donkey, inputs=((BOARDS, ~other),))
    assert w.refusal(build_of(w, "woodcutter", donkey)) == "goods-lacking"
    assert w.refusal(action) == "needs-consent"
    w.do(Propose(0, (1,), action), Answer(1, True))
    assert w.amount(other, "boards") == 0
    assert w.state.buildings[w.tile("0,0")] == WOODCUTTER


# Sites


@pytest.mark.rule("K4", "W10")
@pytest.mark.parametrize("terrain", SITES)
@pytest.mark.parametrize("shore", ["", "river", "source", "sea"])
def test_buildings_stand_on_their_kind_of_tile(terrain: str, shore: str) -> None:
    rivers = {"river": " 1-4", "source": " 1"}.get(shore, "")
    w = small(f"0,0 {terrain}{rivers}; 1,0 {'sea' if shore == 'sea' else 'woods'}; 0,1 woods")
    donkey = w.put("donkey", "0,0")
    w.goods("0,0", **PLENTY)
    for subject in RESEARCHED.values():
        w.research(subject)
    wanted = SITES[terrain] | ANY_LAND | (SHORE if shore else set())
    listed = {BUILDINGS[action.building] for action in w.legal(Build) if isinstance(action, Build)}
    assert listed == wanted
    for kind in set(BUILDINGS) - wanted:
        assert w.refusal(build_of(w, kind, donkey)) == "wrong-site"


@pytest.mark.rule("W10")
def test_walls_do_not_change_what_is_shore() -> None:
    w, donkey = ready("0,0 pasture; 1,0 sea")
    w.wall("0,0", 2, player=2)
    assert w.refusal(build_of(w, "clay pit", donkey)) == ""


@pytest.mark.rule("K4", "W12", "V5")
def test_nothing_stands_in_a_desert_before_irrigation_and_all_that_stands_on_land_after() -> None:
    w, donkey = ready("0,0 desert 1-4; 1,0 woods")
    for kind in ("sawmill", "clay pit"):
        assert w.refusal(build_of(w, kind, donkey)) == "desert"
    assert w.legal(Build) == []
    w.state.irrigated = True
    for kind in ("sawmill", "clay pit"):
        assert w.refusal(build_of(w, kind, donkey)) == ""
    assert w.refusal(build_of(w, "woodcutter", donkey)) == "wrong-site"


@pytest.mark.rule("K4", "R4")
@pytest.mark.parametrize("kind", [kind for kind in RESEARCHED if kind != "oil rig"])
def test_some_buildings_need_research_of_ones_own(kind: str) -> None:
    w, donkey = ready("0,0 pasture 1-4; 1,0 woods")
    w.research(RESEARCHED[kind], player=2)
    assert w.refusal(build_of(w, kind, donkey)) == "not-researched"
    w.research(RESEARCHED[kind])
    assert w.refusal(build_of(w, kind, donkey)) == ""


def test_what_a_game_is_played_without_is_not_built() -> None:
    w, donkey = ready("0,0 pasture 1-4; 1,0 woods")
    everything = set(w.legal(Build))
    w.state.terms = replace(w.state.terms, left_out=Exclusions(buildings=frozenset({w.building("sawmill")})))
    w.state.choices.clear()
    assert w.refusal(build_of(w, "sawmill", donkey)) == "left-out"
    assert w.refusal(build_of(w, "clay pit", donkey)) == ""
    assert w.refusal(build_of(w, "woodcutter", donkey)) == "wrong-site"
    assert set(w.legal(Build)) == {build for build in everything if build.building != w.building("sawmill")}
    w.state.terms = replace(w.state.terms, left_out=Exclusions(tiles=frozenset({w.tile("0,0")})))
    w.state.choices.clear()
    assert w.refusal(build_of(w, "clay pit", donkey)) == "left-out"
    assert w.legal(Build) == []


@pytest.mark.rule("K3")
def test_one_building_a_tile_even_across_a_river_and_a_home_is_none() -> None:
    w = small(SPLIT)
    donkey = w.put("donkey", "0,0/0")
    w.goods("0,0/0", boards=2)
    w.home("0,0/0")
    assert w.refusal(build_of(w, "woodcutter", donkey, "0,0/0")) == ""
    w.build("woodcutter", "0,0/1")
    assert w.refusal(build_of(w, "stone factory", donkey, "0,0/0")) == "tile-built"


@pytest.mark.rule("K1", "K3")
@pytest.mark.parametrize("region", ["0,0/0", "0,0/1"])
def test_a_boat_in_a_river_says_on_which_bank_a_building_stands(region: str) -> None:
    w = small(SPLIT)
    raft = w.put("raft", "0,0~0", boards=1)
    w.do(build_of(w, "woodcutter", raft, region))
    assert w.state.building_spots[w.tile("0,0")] == w.spot(region)


@pytest.mark.rule("P12")
def test_what_is_built_makes_nothing_in_the_same_turn() -> None:
    w, donkey = ready("0,0 woods; 1,0 rock")
    w.do(build_of(w, "woodcutter", donkey))
    assert w.amount("0,0", "trunks") == 0


# At sea


@pytest.mark.rule("K7", "K1")
def test_an_oil_rig_is_paid_from_the_boats_on_its_sea_tile() -> None:
    w = small("0,0 sea; 1,0 sea; 0,1 woods")
    raft, other = w.put("raft", "0,0", boards=2, stone=1), w.put("raft", "0,0")
    neighbour, docked = w.put("raft", "1,0", boards=3, stone=1), w.put("raft", "0,1@0", boards=3, stone=1)
    rig = build_of(w, "oil rig", raft)
    assert w.refusal(rig) == "not-researched"
    w.research("drilling")
    assert w.refusal(rig) == "goods-lacking"
    assert w.refusal(build_of(w, "oil rig", docked)) == "builder-elsewhere"
    assert w.refusal(build_of(w, "oil rig", neighbour)) == "builder-elsewhere"
    assert w.refusal(build_of(w, "sawmill", neighbour, "1,0")) == "wrong-site"
    w.goods_at(~other, boards=1)
    adrift = ((BOARDS, w.spot("0,0")), (BOARDS, ANYWHERE), (BOARDS, ANYWHERE), (STONE, ANYWHERE))
    assert w.refusal(build_of(w, "oil rig", raft, inputs=adrift)) == "source-out-of-reach"
    events = w.do(rig)
    assert {event.holder for event in events if isinstance(event, Used)} == {~raft, ~other}
    assert {event.rule for event in events if isinstance(event, Used)} == {"K7"}
    assert w.state.has_rig(w.tile("0,0"))
    assert w.refusal(build_of(w, "oil rig", raft)) == "tile-built"


@pytest.mark.rule("K1")
def test_from_the_sea_no_land_is_built_on() -> None:
    w, raft = ready("0,0 sea; 0,1 woods; 1,1 rock; 1,0 rock", "raft")
    assert w.refusal(build_of(w, "sawmill", raft, "0,1")) == "builder-elsewhere"
    assert w.refusal(BuildRoad(0, raft, w.border("0,1", 2))) == "builder-elsewhere"
    assert not w.legal(BuildRoad)


# Listing


@pytest.mark.rule("K1", "K4", "K8", "K9", "K15", "K16")
@pytest.mark.parametrize("stone", [1, 2, 3, 9])
def test_just_what_may_be_built_is_listed(stone: int) -> None:
    w = small("0,0 mountain 0-2-4; 0,-1 sea; 1,-1 woods; 1,0 sea; 0,1 desert 1-4; -1,1 rock 1; -1,0 desert; 1,-2 sea")
    spots = ["0,0/0", "0,0~0", "0,0@0", "0,0@5", "0,-1", "0,1", "1,-1", "-1,0", "1,-2"]
    for spot in spots:
        boat = "~" in spot or "@" in spot or spot in ("0,-1", "1,-2")
        w.goods_at(~w.put("raft" if boat else "donkey", spot), boards=3, stone=stone, fuel=1, iron=1)
    w.wall("0,0", 0, player=1)
    w.wall("0,0", 1, player=2, tokens=2)
    w.wall("0,0", 3)
    w.road("0,0", 10)
    w.bridge("0,0", 2)
    for subject in ("drilling", "rowing", "specialisation"):
        w.research(subject)
    listed = [action for action in legality.legal_actions(w.state) if isinstance(action, KINDS)]
    allowed = [action for action in _all(w) if legality.check(w.state, action) is None]
    assert len(set(listed)) == len(listed)
    assert set(listed) == set(allowed)


@pytest.mark.rule("K18")
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_listed_changes_with_what_is_built(kind: type[Action]) -> None:
    w = small("0,0 mountain 0-3; 0,-1 sea; 0,1 sea; 1,0 woods")
    w.put("truck", "0,0/1", stone=2, boards=1, fuel=1, iron=1)
    w.put("truck", "1,0", stone=2, boards=1, fuel=1, iron=1)
    w.goods("0,0/1", boards=2)
    w.wall("0,0", 0, player=2)
    w.research("new shafts")
    if kind is Shaft:
        w.build("mine", "0,0/1")
    action = w.legal(kind)[0]
    legality.legal_actions(w.state)
    w.do(action)
    kept = legality.legal_actions(w.state)
    w.state.choices.clear()
    assert kept == legality.legal_actions(w.state)


def _all(w: SmallGame) -> list[Action]:
    """Everything that could be built, allowed or not."""
    topology, transporters = w.state.topology, range(len(w.state.kinds))
    mixtures = (None, NEW_MINE, *SPECIALISED_MINES, BIG_MINE)
    found: list[Action] = [
        Build(0, transporter, building, spot, mixture)
        for transporter in transporters
        for building in range(len(BUILDINGS))
        for spot in range(len(topology.spot_tiles))
        for mixture in mixtures
    ]
    for transporter in transporters:
        found += [Shaft(0, transporter, mixture) for mixture in mixtures if mixture]
        found += [BuildRoad(0, transporter, border) for border in range(len(topology.border_edges))]
        found += [BuildBridge(0, transporter, site) for site in range(len(topology.sites))]
        found += [kind(0, transporter, e) for kind in (BuildWall, Demolish) for e in range(len(topology.edge_keys))]
    return found
