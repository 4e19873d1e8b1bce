"""What a player keeps aboard so that others cannot have it: wealth, and what it hands over to a building (P5, P6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest

import rbdesigner as rb
from rbdesigner.engine.core.actions import Action, Done, Produce, Step, TakeAboard, Transfer, Waive
from rbdesigner.engine.core.codes import COINS, FUEL, GOLD, STONE, TRUNKS
from rbdesigner.engine.core.state import Phase, Stage
from rbdesigner.engine.mechanics import production
from rbdesigner.players.planning.constants import COAL_BURNER, MAKE, MINT
from rbdesigner.players.planning.task import Task
from rbdesigner.players.planning_player import LEVELS, PlanningPlayer
from rbdesigner.players.safekeeping import Safekeeping
from tests.engine.small_game import SmallGame
from tests.players.planning.meetings import EAST, WEST, followed, go_to, met


def keep(game: rb.Game, safe: Safekeeping) -> None:
    """Do the first thing that the rules allow, until there is none."""
    while action := next(
        (each for each in safe.take_aboard(game.state, is_last=False) if game.check(each) is None), None
    ):
        game.apply(action)


# Wealth


def test_wealth_is_taken_aboard_and_put_back() -> None:
    game, safe = met(), Safekeeping(0)
    for good in (COINS, GOLD, STONE):
        game.state.put(WEST, good, 1)
    keep(game, safe)
    assert safe.held(game.state) == {(WEST, COINS): 1, (WEST, GOLD): 1}
    assert [game.state.amount(WEST, good) for good in (COINS, GOLD, STONE)] == [0, 0, 2]
    for action in safe.put_back(game.state):
        game.apply(action)
    assert [game.state.amount(WEST, good) for good in (COINS, GOLD, STONE)] == [1, 1, 2]
    assert not safe.held(game.state)


def test_what_stands_at_a_mint_takes_its_coins() -> None:
    game, safe = met(), Safekeeping(0)
    game.state.place_building(MINT, WEST)
    for good, number in ((GOLD, 3), (FUEL, 1)):
        game.state.put(WEST, good, number)
    go_to(game, Phase.PRODUCTION)
    game.state.put(WEST, GOLD, 3 - game.state.amount(WEST, GOLD))
    keep(game, safe)
    assert game.state.amount(WEST, COINS) == 0
    assert safe.held(game.state) >= Counter({(WEST, COINS): 1})


@pytest.mark.parametrize("good", [GOLD, FUEL])
def test_a_mint_keeps_what_it_needs_in_production(good: int) -> None:
    game, safe = met(), Safekeeping(0)
    game.state.place_building(MINT, WEST)
    go_to(game, Phase.PRODUCTION)
    game.state.put(WEST, good, 1)
    keep(game, safe)
    assert game.state.amount(WEST, good) == 1


# What is handed over

SHORE = "0,0 pasture; 1,0 sea"
RIVERSIDE = "0,0 pasture 0-3; 1,0 pasture"
DONKEY_AT = ("donkey", "0,0", "0,0", "0,0 pasture")
RAFT_AT_DOCK = ("raft", "0,0@4", "0,0", SHORE)
RAFT_IN_RIVER = ("raft", "0,0~0", "0,0/1", RIVERSIDE)
"""Transporters that reach a building, where they are, where it stands, and the map."""


def put_down(w: SmallGame, safe: Safekeeping, transporter: int, spot: str) -> None:
    """Put down what is aboard, but for what is kept, as a plan does in the movement phase."""
    w.state.phase = Phase.MOVEMENT
    for good, number in enumerate(w.state.row(~transporter)):
        for _ in range(number):
            action = Transfer(0, good, ~transporter, w.spot(spot))
            if not safe.keeps(w.state, action):
                w.do(action)


def produce(w: SmallGame, safe: Safekeeping) -> list[Action]:
    """Do all that the rules allow a player to do in production with what it keeps aboard."""
    w.state.phase = Phase.PRODUCTION
    done = [action for action in safe.put_back(w.state) if not w.refusal(action) and w.do(action)]
    while action := next((each for each in safe.hand_over(w.state) if not w.refusal(each)), None):
        w.do(action)
        done.append(action)
    return done


@pytest.mark.rule("P5", "P6", "P7", "B5")
@pytest.mark.parametrize(("kind", "place", "site", "tiles"), [DONKEY_AT, RAFT_AT_DOCK, RAFT_IN_RIVER])
def test_a_building_is_fed_from_cargo(kind: str, place: str, site: str, tiles: str) -> None:
    w, safe = SmallGame(tiles), Safekeeping(0, feeds=True)
    w.build("coal burner", site)
    transporter = w.put(kind, place, trunks=2)
    put_down(w, safe, transporter, site)
    assert w.amount(transporter, "trunks") == 2
    produce(w, safe)
    assert (w.amount(transporter, "trunks"), w.amount(transporter, "fuel"), w.amount(site, "fuel")) == (0, 1, 0)
    assert safe.held(w.state) == {(w.spot(site), FUEL): 1}
    w.state.phase = Phase.MOVEMENT
    w.do(*safe.put_back(w.state))
    assert w.amount(site, "fuel") == 1


@pytest.mark.rule("P5", "T7", "T8")
def test_nobody_else_can_use_what_is_kept_aboard() -> None:
    w, safe = SmallGame("0,0 pasture"), Safekeeping(0, feeds=True)
    w.build("coal burner", "0,0")
    mine, theirs = w.put("donkey", "0,0", trunks=2), w.put("donkey", "0,0", player=2)
    put_down(w, safe, mine, "0,0")
    w.state.active = 1
    assert w.refusal(Transfer(1, TRUNKS, ~mine, ~theirs)) == "needs-consent"
    w.state.phase = Phase.PRODUCTION
    assert w.refusal(Produce(1, theirs, ((TRUNKS, ~mine), (TRUNKS, ~mine)))) == "needs-consent"
    production.leftovers(w.state)
    assert w.amount(mine, "trunks") == 2


@pytest.mark.rule("P6", "P13")
@pytest.mark.parametrize(
    ("first", "second", "lying"),
    [({"gold": 2}, {"fuel": 1}, {}), ({"gold": 2}, {}, {"fuel": 1}), ({"fuel": 1}, {}, {"gold": 2})],
)
def test_a_mint_is_fed_by_several_and_from_the_ground(
    first: Mapping[str, int], second: Mapping[str, int], lying: Mapping[str, int]
) -> None:
    w, safe = SmallGame("0,0 pasture"), Safekeeping(0, feeds=True)
    w.build("mint", "0,0")
    donkeys = [w.put("donkey", "0,0", **load) for load in (first, second)]
    for donkey in donkeys:
        put_down(w, safe, donkey, "0,0")
    w.goods("0,0", **lying)
    produce(w, safe)
    assert sum(w.amount(donkey, "coins") for donkey in donkeys) == 1
    assert safe.held(w.state) == {(w.spot("0,0"), COINS): 1}
    assert sum(w.amount(holder, good) for holder in (*donkeys, "0,0") for good in ("gold", "fuel")) == 0


@pytest.mark.rule("P5")
def test_what_is_aboard_for_elsewhere_is_not_handed_over() -> None:
    w, safe = SmallGame("0,0 pasture"), Safekeeping(0, feeds=True)
    w.build("coal burner", "0,0")
    donkey = w.put("donkey", "0,0", trunks=1)
    w.goods("0,0", trunks=1)
    assert produce(w, safe) == []
    assert w.amount(donkey, "trunks") == 1


@pytest.mark.rule("P3", "P8")
def test_what_a_building_has_no_time_for_is_put_down_in_the_next_movement() -> None:
    w, safe = SmallGame("0,0 pasture"), Safekeeping(0, feeds=True)
    tile, donkey = w.build("mint", "0,0"), w.put("donkey", "0,0", gold=2)
    w.goods("0,0", fuel=1)
    put_down(w, safe, donkey, "0,0")
    w.state.production.runs[tile] = 1
    assert produce(w, safe) == []
    assert safe.held(w.state) == {(w.spot("0,0"), GOLD): 2}
    w.state.phase = Phase.MOVEMENT
    w.do(*safe.put_back(w.state))
    assert (w.amount("0,0", "gold"), w.amount("0,0", "fuel")) == (2, 1)


@pytest.mark.rule("C3", "C7")
def test_a_carrier_holds_nothing_that_it_could_feed() -> None:
    w = SmallGame("0,0 pasture")
    w.build("coal burner", "0,0")
    laden, empty, passenger = w.put("donkey", "0,0", trunks=2), w.put("donkey", "0,0"), w.put("donkey", "0,0")
    assert w.refusal(TakeAboard(0, laden, passenger)) == "holds-goods"
    w.do(TakeAboard(0, empty, passenger))
    w.goods("0,0", trunks=2)
    w.state.phase = Phase.PRODUCTION
    assert w.refusal(Produce(0, empty, ((TRUNKS, w.spot("0,0")),) * 2)) == "carrier-feeds-none"


@pytest.mark.parametrize(
    ("building", "good"),
    [("raft factory", "trunks"), ("mint", "boards"), ("coal burner", "stone"), ("paper mill", "boards")],
)
def test_only_what_a_building_makes_other_goods_of_stays_aboard(building: str, good: str) -> None:
    w, safe = SmallGame(SHORE), Safekeeping(0, feeds=True)
    w.build(building, "0,0")
    donkey = w.put("donkey", "0,0", **{good: 1})
    put_down(w, safe, donkey, "0,0")
    assert w.amount("0,0", good) == 1


def test_what_is_dearer_has_the_room() -> None:
    w, safe = SmallGame("0,0 pasture"), Safekeeping(0, feeds=True)
    w.build("coal burner", "0,0")
    donkey = w.put("donkey", "0,0", trunks=2)
    w.goods("0,0", coins=1)
    put_down(w, safe, donkey, "0,0")
    assert w.amount(donkey, "trunks") == 0
    while action := next((each for each in safe.take_aboard(w.state, is_last=False) if not w.refusal(each)), None):
        w.do(action)
    assert (w.amount(donkey, "coins"), w.amount(donkey, "trunks")) == (1, 1)


def test_who_fears_nothing_keeps_no_inputs_aboard() -> None:
    w, safe = SmallGame("0,0 pasture"), Safekeeping(0)
    w.build("coal burner", "0,0")
    donkey = w.put("donkey", "0,0", trunks=2)
    put_down(w, safe, donkey, "0,0")
    assert w.amount(donkey, "trunks") == 0
    assert produce(w, safe) == []


# Whole turns


def placed(tile: int, building: int, goods: Mapping[int, Mapping[int, int]]) -> rb.Game:
    """Two who meet in a row, with a building and nothing but these goods by place and kind, in the first movement."""
    game = met()
    game.state.place_building(building, tile)
    for spot in (WEST, EAST):
        for good, number in enumerate(game.state.row(spot)):
            game.state.put(spot, good, -number)
    for spot, row in goods.items():
        for good, number in row.items():
            game.state.put(spot, good, number)
    return game


def follow(game: rb.Game, level: str, *tasks: Task) -> PlanningPlayer:
    """A player of a level who follows a plan of tasks."""
    player = PlanningPlayer(0, "1", LEVELS[level])
    player.execution = followed(game, *tasks)
    player.turn = game.state.turn
    return player


def play_until(game: rb.Game, player: PlanningPlayer, phase: Phase, seat: int = 0) -> None:
    """Let the player play, and the other do nothing, until a player's part of a phase."""
    while True:
        acting, stage = game.acting[0], game.state.stage
        plays = acting == 0 and stage is Stage.PLAY
        game.apply(player.decide(game.view()) if plays else Waive(acting) if stage is Stage.ASKING else Done(acting))
        if (game.state.phase, game.state.stage, game.acting) == (phase, Stage.PLAY, (seat,)):
            return


@pytest.fixture
def thoughtless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have players keep to their plans."""
    monkeypatch.setattr(PlanningPlayer, "think", lambda _player, _state: None)


@pytest.mark.rule("P5", "P6")
@pytest.mark.usefixtures("thoughtless")
@pytest.mark.parametrize(("level", "is_aboard"), [("easy", False), ("medium", True), ("hard", True)])
def test_what_a_plan_brings_to_a_building_stays_aboard_until_production(level: str, *, is_aboard: bool) -> None:
    game = placed(WEST, COAL_BURNER, {1: {TRUNKS: 2}})
    player = follow(game, level, Task(MAKE, FUEL, 1))
    while not any(isinstance(action, Step) and action.to == WEST for action in game.log):
        play_until(game, player, Phase.MOVEMENT, seat=1)
    aboard = [sum(game.state.amount(~each, TRUNKS) for each in game.state.owned(0)), game.state.amount(WEST, TRUNKS)]
    assert aboard == ([2, 0] if is_aboard else [0, 2])
    play_until(game, player, Phase.MOVEMENT)
    game.apply(player.decide(game.view()))
    assert game.state.amount(WEST, FUEL) == 1
    assert player.refusals == 0
