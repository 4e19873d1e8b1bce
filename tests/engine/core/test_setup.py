"""How a game begins: homes, what everybody starts with, and what the scenario has put on the map (S1-S6, Z3-Z7)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rbdesigner.engine.core.actions import BuildRoad, BuildWall, ChooseHome, Step
from rbdesigner.engine.core.codes import BUILDINGS, GOLD, GOODS, IRON, NEUTRAL, NONE, SUBJECTS, TRANSPORTERS, UNUSED
from rbdesigner.engine.core.events import Event, HomeChosen, Made, TransporterMade
from rbdesigner.engine.core.setup import first_state
from rbdesigner.engine.core.state import GameState, Phase, Stage
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.games.seeded import IllegalMap
from rbdesigner.engine.mechanics import legality
from rbdesigner.engine.mechanics.order import acting
from rbdesigner.hexes import Hex, border_key, edge_key
from rbdesigner.messages.refusals import refusal_sentence
from rbdesigner.rules.options import Options
from rbdesigner.rules.tables import (
    IRRIGATION_MARK,
    SOLO_PREFILL,
    SOLO_TURNS,
    BuildingKind,
    Good,
    Mixture,
    Subject,
    TransporterKind,
)
from rbdesigner.scenario.model import Players, Research, Start
from rbdesigner.scenario.pieces import Bridge, Building, Goods, Home, Road, Spot, SpotKind, Transporter, Wall
from tests.checks.maps import having, map_of
from tests.engine.core.home_choice import ROW, choices, choose, chosen, home, refused
from tests.engine.small_game import SmallGame


def goods_at(state: GameState, holder: int) -> dict[str, int]:
    return {str(name): state.amount(holder, good) for good, name in enumerate(GOODS) if state.amount(holder, good)}


# Choosing a home


@pytest.mark.rule("S2")
def test_homes_are_chosen_in_sequence_order() -> None:
    state = chosen(map_of(ROW), 3, 1, 2, 0)
    assert acting(state) == (0,), "who is farthest from the temple has position 1"
    assert refused(state, home(state, 1, (0, 0))).code == "not-your-turn"
    choose(state, (0, 0))
    assert acting(state) == (2,)
    choose(state, (2, 0))
    assert acting(state) == (1,)
    choose(state, (4, 0))
    assert (state.turn, state.phase, state.stage) == (1, Phase.PRODUCTION, Stage.ASKING)


@pytest.mark.rule("S2")
def test_a_home_leaves_a_tile_to_the_nearest_other() -> None:
    state = chosen(map_of(ROW), 2)
    choose(state, (2, 0))
    assert refused(state, home(state, 1, (2, 0))).code == "home-taken"
    refusal = refused(state, home(state, 1, (3, 0)))
    assert (refusal.code, refusal.rule) == ("home-too-near", "S2")
    assert refusal_sentence(state, refusal) == (
        "The pasture at (3, 0) is 1 tile away from the home of player 1; homes must be at least 2 tiles apart."
    )
    assert choices(state) == {Hex(0, 0), Hex(4, 0), Hex(5, 0)}
    choose(state, (4, 0))


@pytest.mark.rule("S2")
def test_a_sea_tile_or_an_empty_place_lies_between_as_well() -> None:
    state = chosen(map_of({(0, 0): "pasture", (1, 0): "sea", (2, 0): "pasture", (4, 0): "pasture"}), 3)
    choose(state, (0, 0), (2, 0), (4, 0))
    assert state.phase is Phase.PRODUCTION


@pytest.mark.rule("S2")
def test_if_no_tile_is_far_enough_any_free_land_tile_will_do() -> None:
    state = chosen(map_of({(0, 0): "pasture", (1, 0): "pasture", (0, 1): "woods", (1, 1): "sea"}), 2)
    choose(state, (0, 0))
    assert choices(state) == {Hex(1, 0), Hex(0, 1)}
    assert refused(state, home(state, 1, (0, 0))).code == "home-taken"
    assert refused(state, home(state, 1, (1, 1))).code == "home-at-sea"
    choose(state, (1, 0))


@pytest.mark.rule("S2", "Z7")
def test_a_scenario_may_switch_the_distance_of_homes() -> None:
    far = chosen(map_of(ROW, having(options=Options(home_distance=4))), 2)
    choose(far, (0, 0))
    assert refused(far, home(far, 1, (3, 0))).code == "home-too-near"
    assert choices(far) == {Hex(4, 0), Hex(5, 0)}
    near = chosen(map_of(ROW, having(options=Options(home_distance=1))), 2)
    choose(near, (0, 0), (1, 0))


@pytest.mark.rule("S2", "S5", "S6")
def test_any_land_is_a_home_the_desert_too_but_not_the_sea() -> None:
    state = chosen(map_of({(0, 0): "desert", (1, 0): "sea", (2, 0): "mountain"}), 2)
    assert refused(state, home(state, 0, (1, 0))).code == "home-at-sea"
    choose(state, (0, 0))
    assert goods_at(state, state.homes[0]) == {"boards": 5, "stone": 1, "geese": 2}


@pytest.mark.rule("S6")
def test_a_desert_is_land_for_walking_roads_and_walls() -> None:
    w = SmallGame("0,0 desert; 1,0 desert", Phase.MOVEMENT)
    donkey = w.put("donkey", "0,0")
    w.do(Step(0, donkey, w.spot("1,0")))
    w = SmallGame("0,0 desert; 1,0 desert", Phase.BUILDING)
    donkey = w.put("donkey", "0,0", stone=2)
    w.do(BuildRoad(0, donkey, w.border("0,0", 4)), BuildWall(0, donkey, w.edge("0,0", 2)))


@pytest.mark.rule("S4")
def test_everybody_starts_with_donkeys_boards_stone_and_geese_in_the_named_region() -> None:
    state = chosen(map_of({(0, 0): "pasture 0-3", (0, -1): "sea", (0, 1): "sea", (3, 0): "pasture"}), 2)
    regions = {action.spot for action in legality.legal_actions(state) if isinstance(action, ChooseHome)}
    assert len(regions) == 3, "a river tile has a home on either bank"
    events: list[Event] = []
    state.events = events
    here = home(state, 0, (0, 0), 3)
    legality.apply_checked(state, here)
    state.events = None
    assert state.homes[0] == here.spot
    assert [(TRANSPORTERS[state.kinds[t]], state.spots[t]) for t in state.owned(0)] == [("donkey", here.spot)] * 3
    assert goods_at(state, here.spot) == {"boards": 5, "stone": 1, "geese": 2}
    assert goods_at(state, state.topology.spot(Hex(0, 0), Spot(SpotKind.REGION, 8))) == {}
    assert events[0] == HomeChosen(0, here.spot)
    assert sum(isinstance(event, TransporterMade) for event in events) == 3
    assert {event.rule for event in events if isinstance(event, Made)} == {"S4"}
    assert refused(state, home(state, 1, (0, 0), 8)).code == "home-taken", "the other bank is the same tile"


@pytest.mark.rule("S4")
def test_a_home_is_in_a_region_not_in_a_river_or_dock() -> None:
    state = chosen(map_of({(0, 0): "pasture 0-3", (0, -1): "sea", (0, 1): "sea"}), 1)
    river = state.topology.spot(Hex(0, 0), Spot(SpotKind.RIVER, 0))
    dock = state.topology.spot(Hex(0, 0), Spot(SpotKind.DOCK, 0))
    assert refused(state, ChooseHome(0, river)).code == "home-no-region"
    assert refused(state, ChooseHome(0, dock)).code == "home-no-region"


# Homes of the scenario


@pytest.mark.rule("S3", "Z5")
def test_fixed_homes_are_founded_at_once_and_their_players_choose_none() -> None:
    scenario = map_of(ROW, homes={(0, 0): Home(player=2), (5, 0): Home(player=3)})
    state = chosen(scenario, 3)
    assert [place is not NONE and state.topology.spot_tiles[place] for place in state.homes[1:]] == [0, 5]
    assert acting(state) == (0,)
    assert refused(state, home(state, 0, (1, 0))).code == "home-too-near"
    assert refused(state, home(state, 0, (5, 0))).code == "home-taken"
    choose(state, (2, 0))
    assert state.phase is Phase.PRODUCTION


@pytest.mark.rule("S3")
def test_marked_homes_are_chosen_among_whatever_their_distance() -> None:
    scenario = map_of(ROW, homes={(0, 0): Home(), (1, 0): Home()})
    state = chosen(scenario, 3)
    assert refused(state, home(state, 0, (4, 0))).code == "home-not-marked"
    assert choices(state) == {Hex(0, 0), Hex(1, 0)}
    choose(state, (0, 0))
    assert choices(state) == {Hex(1, 0)}
    choose(state, (1, 0))
    assert choices(state) == {Hex(3, 0), Hex(4, 0), Hex(5, 0)}, "more players than marks choose as if there were none"
    choose(state, (4, 0))


@pytest.mark.rule("S3", "S4")
def test_a_marked_home_names_its_region() -> None:
    river = {(0, 0): "pasture 0-3", (0, -1): "sea", (0, 1): "sea"}
    state = chosen(map_of(river, homes={(0, 0): Home(half_edge=8)}), 1)
    assert refused(state, home(state, 0, (0, 0), 3)).code == "home-not-marked"
    assert legality.check(state, home(state, 0, (0, 0), 8)) is None


@pytest.mark.rule("S3", "Z7")
def test_a_scenario_may_free_the_homes_that_it_marks() -> None:
    homes = {(0, 0): Home(player=1), (5, 0): Home()}
    state = chosen(map_of(ROW, having(options=Options(free_homes=True)), homes=homes), 2)
    assert state.homes == (NONE, NONE)
    assert choices(state) == {Hex(*place) for place in ROW}


@pytest.mark.rule("Z5", "Z3")
def test_alone_the_home_is_free_unless_it_is_fixed() -> None:
    free = chosen(map_of(ROW), 1)
    assert choices(free) == {Hex(*place) for place in ROW}
    fixed = chosen(map_of(ROW, homes={(3, 0): Home(player=1)}), 1)
    assert (fixed.phase, fixed.stage) == (Phase.PRODUCTION, Stage.PLAY)
    assert fixed.topology.spot_tiles[fixed.homes[0]] == 3


def test_the_homes_of_players_who_do_not_take_part_are_nobodys() -> None:
    state = chosen(map_of(ROW, homes={(0, 0): Home(player=1), (5, 0): Home(player=4)}), 2)
    assert choices(state) == {Hex(2, 0), Hex(3, 0), Hex(4, 0), Hex(5, 0)}


# Things already there


@pytest.mark.rule("Z6")
def test_what_stands_on_the_map_stands_in_the_game() -> None:
    tiles: dict[tuple[int, int], str] = {(0, 0): "mountain 0-3", (0, -1): "sea", (0, 1): "sea", (1, 0): "pasture"}
    scenario = map_of(
        tiles,
        having(research=(Research(Subject.ROWING, 2), Research(Subject.DRILLING, None))),
        pieces={
            (0, 0): [
                Goods(Good.CLAY, 3, half_edge=8),
                Bridge(0),
                Building(BuildingKind.MINE, 8, Mixture(4, 1)),
                Transporter(TransporterKind.DONKEY, 2, Spot(SpotKind.REGION, 8), ((Good.GOLD, 2),)),
            ]
        },
        roads={border_key(Hex(0, 0), 4): Road()},
        walls={edge_key(Hex(0, 0), 2): Wall(2, 3)},
    )
    state = first_state(scenario, 2)
    land = state.root[state.topology.spot(Hex(0, 0), Spot(SpotKind.REGION, 8))]
    tile = state.topology.index[Hex(0, 0)]
    edge = state.topology.edge_numbers[edge_key(Hex(0, 0), 2)]
    assert land == state.root[state.topology.spot(Hex(0, 0), Spot(SpotKind.REGION, 3))], "the bridge joins the banks"
    assert goods_at(state, land) == {"clay": 3}
    assert (BUILDINGS[state.buildings[tile]], state.building_spots[tile]) == ("mine", land)
    assert (state.bag_gold[tile], state.bag_iron[tile]) == (4, 1)
    assert (state.owners, state.spots, state.loads) == ((1,), [land], [2])
    assert goods_at(state, ~0) == {"gold": 2}
    assert list(state.roads).count(True) == 1
    assert (state.wall_owners[edge], state.wall_tokens[edge]) == (1, 3)
    rowing, drilling = SUBJECTS.index(Subject.ROWING), SUBJECTS.index(Subject.DRILLING)
    assert [state.knows(0, rowing), state.knows(1, rowing)] == [False, True]
    assert state.knows(0, drilling)
    assert state.knows(1, drilling)


@pytest.mark.rule("Z6")
def test_pieces_of_players_who_do_not_take_part_stay_away_and_their_walls_are_neutral() -> None:
    donkeys = [Transporter(TransporterKind.DONKEY, player, cargo=((Good.GOLD, 1),)) for player in (1, 2, 3)]
    scenario = map_of(
        ROW,
        having(research=(Research(Subject.ROWING, 3),)),
        pieces={(0, 0): donkeys},
        walls={edge_key(Hex(0, 0), 2): Wall(3, 2), edge_key(Hex(1, 0), 2): Wall(2), edge_key(Hex(2, 0), 2): Wall()},
    )
    state = first_state(scenario, 2)
    assert state.owners == (0, 1)
    owners = [state.wall_owners[state.topology.edge_numbers[edge_key(Hex(q, 0), 2)]] for q in range(3)]
    assert owners == [NEUTRAL, 1, NEUTRAL]
    assert sum(state.wall_tokens) == 4
    assert state.subjects == (0, 0)
    assert sum(sum(row) for holder, row in state.goods.items() if holder < 0) == 2


@pytest.mark.rule("Z6")
def test_a_scenario_may_state_what_everybody_starts_with() -> None:
    start = Start(transporters=((TransporterKind.WAGON, 2),), goods=((Good.IRON, 1), (Good.PAPER, 4)))
    state = chosen(map_of(ROW, having(start=start)), 1)
    choose(state, (0, 0))
    assert [TRANSPORTERS[kind] for kind in state.kinds] == [TransporterKind.WAGON] * 2
    assert goods_at(state, state.homes[0]) == {"iron": 1, "paper": 4}


@pytest.mark.rule("Z3")
def test_alone_four_rows_are_filled_and_there_are_twenty_turns() -> None:
    state = first_state(map_of(ROW), 1)
    assert state.bricks == (UNUSED,) * SOLO_PREFILL
    assert state.terms.turns == SOLO_TURNS
    assert first_state(map_of(ROW), 2).bricks == ()


@pytest.mark.rule("Z6", "V5")
def test_spaces_filled_at_the_start_irrigate_from_the_mark_on() -> None:
    for filled, irrigated in ((IRRIGATION_MARK - 1, False), (IRRIGATION_MARK, True), (IRRIGATION_MARK + 1, True)):
        state = first_state(map_of(ROW, having(wonder_prefill=filled)), 2)
        assert len(state.bricks) == filled
        assert state.irrigated is irrigated


@pytest.mark.rule("Z4", "Z7")
@pytest.mark.parametrize(("players", "switched", "drawn"), [(1, False, False), (2, True, False), (2, False, True)])
def test_steady_mines_are_not_drawn(players: int, switched: bool, drawn: bool) -> None:
    mines = {
        (q, 0): [Building(BuildingKind.MINE, 0, Mixture(gold, iron))]
        for q, (gold, iron) in enumerate(((3, 3), (1, 2), (0, 0)))
    }
    tiles: dict[tuple[int, int], str] = {(q, 0): "mountain" for q in range(3)}
    homes = {(q, 0): Home(player=q + 1) for q in range(2)}
    scenario = map_of(tiles, having(options=Options(solo_mines=switched)), pieces=mines, homes=homes)
    state = chosen(scenario, players)
    assert (state.stage is Stage.DRAW) is drawn
    if not drawn:
        assert state.production.drawn == {0: GOLD, 1: IRON}, "what the bag holds most of, gold on a tie"
        assert (state.bag_gold, state.bag_iron) == ((2, 1, 0), (3, 1, 0))


def test_a_map_with_errors_is_not_played() -> None:
    with pytest.raises(IllegalMap, match=r"^The river") as raised:
        Game.new(map_of({(0, 0): "pasture 0-3"}))
    assert raised.value.problems
    assert all(problem.sentence in str(raised.value) for problem in raised.value.problems)


@pytest.mark.parametrize("players", [-1, 0, 7])
def test_wrong_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(ValueError, match=f"A game is for 1 to 6 players, not for {players}"):
        Game.new(map_of(ROW), players)


def test_a_game_may_have_more_players_than_the_scenario_advises() -> None:
    scenario = map_of({(q, r): "pasture" for q in range(6) for r in range(2)}, replace(having(), players=Players(1, 2)))
    assert len(Game.new(scenario, 6).state.homes) == 6


def test_the_scenario_of_a_game_is_its_own() -> None:
    scenario = map_of(ROW)
    game = Game.new(scenario, 2)
    scenario.tiles.clear()
    assert len(game.scenario.tiles) == len(game.state.topology.places) == 6
    assert len(game.state.root) == 6
