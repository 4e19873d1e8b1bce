"""What can be done with the things on a tile, in actions and in words."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from rbdesigner.engine.core.actions import Lead, LetGo, Make, Produce, Propose, SetDown, TakeAboard, Transfer
from rbdesigner.engine.core.codes import BOARDS, GEESE, GOLD, NONE, TRUNKS
from rbdesigner.engine.core.phase_state import Movement
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.mechanics import legality
from rbdesigner.play.match import Match
from rbdesigner.play.tile_actions import TileAction, TileActions
from rbdesigner.play.tile_items import ItemKind, TileItem, spots_on
from rbdesigner.play.tile_options import TileOption, options
from rbdesigner.play.wording.tile_wording import advice, effect_text, item_text
from tests.engine.small_game import SmallGame, game_of
from tests.play.movements import GAMES, moments

BANKS = "0,0 pasture 0-3; 1,0 rock"


@dataclass
class Looking:
    """Somebody who looks at a tile."""

    tile: int
    transporter: int = NONE

    def choose(self, transporter: int) -> None:
        self.transporter = transporter


class Table:
    """A player before the things on the tile 0,0 of a small game."""

    def __init__(self, tiles: str, small: SmallGame) -> None:
        self.small, self.match = small, Match(game_of(tiles, small))
        self.focus = Looking(small.tile("0,0"))
        self.actions = TileActions(self.match, self.focus)

    @property
    def state(self) -> GameState:
        return self.match.state

    def items(self) -> list[TileItem]:
        return things_on(self.state, self.focus.tile)

    def thing(self, what: ItemKind, code: int = NONE, number: int = NONE) -> TileItem:
        found = (one for one in self.items() if one.what is what and code in (NONE, one.code))
        return next(one for one in found if number in (NONE, one.number, one.carrier))

    def lines(self, thing: TileItem, **captions: str) -> list[str]:
        """The options in words, with the reasons of those that cannot be taken."""
        names = {self.small.spot(f"0,0/{region.removeprefix('at')}"): name for region, name in captions.items()}
        return [told(option) for option in options(self.actions, thing, names)]


def told(option: TileOption) -> str:
    return f"{option.text}: {option.tile_action.reason}" if option.tile_action.reason else option.text


def things_on(state: GameState, tile: int) -> list[TileItem]:
    return [one for spot in spots_on(state, tile) for cell in spot.cells for one in (cell.item, *cell.parts)]


def meadow(players: int = 2, phase: Phase = Phase.MOVEMENT) -> SmallGame:
    return SmallGame(BANKS, phase, players)


# Clicks


@pytest.mark.rule("E1")
def test_a_click_on_goods_loads_one_or_as_many_as_fit() -> None:
    small = meadow()
    donkey, spot = small.put("donkey", "0,0/7"), small.goods("0,0/7", boards=5)
    table = Table(BANKS, small)
    table.focus.choose(donkey)
    load = Transfer(0, BOARDS, spot, ~donkey)
    boards = table.thing(ItemKind.GOODS, BOARDS)
    assert table.actions.click(boards) == TileAction((load,))
    assert table.actions.click(boards, many=True) == TileAction((load, load))
    table.actions.do(table.actions.click(boards, many=True))
    assert table.state.amount(~donkey, BOARDS) == 2
    cargo = table.thing(ItemKind.CARGO, BOARDS)
    assert table.actions.click(cargo) == TileAction((Transfer(0, BOARDS, ~donkey, spot),))


def test_another_stands_in_says_so_and_is_chosen() -> None:
    small = meadow()
    here, there = small.put("donkey", "0,0/7"), small.put("donkey", "0,0/1")
    small.goods("0,0/7", boards=1)
    table = Table(BANKS, small)
    table.focus.choose(there)
    tile_action = table.actions.click(table.thing(ItemKind.GOODS, BOARDS))
    assert (tile_action.by, tile_action.stand_in.partition(":")[0]) == (here, "Donkey 1 does it")
    table.actions.do(tile_action)
    assert table.state.amount(~here, BOARDS) == 1
    assert table.focus.transporter == here


def test_goods_wait_for_a_choice_where_several_could_take_them() -> None:
    small = meadow()
    first, second = small.put("donkey", "0,0/7"), small.put("donkey", "0,0/7")
    small.goods("0,0/7", boards=1)
    table = Table(BANKS, small)
    boards = table.thing(ItemKind.GOODS, BOARDS)
    assert table.actions.click(boards).reason == "Choose a transporter first, by a click on it."
    assert table.actions.chosen_by(table.thing(ItemKind.TRANSPORTER, number=second)) == second
    table.focus.choose(first)
    assert table.actions.click(boards).actions


@pytest.mark.rule("G2")
def test_geese_are_loaded_or_led_and_stay_again() -> None:
    small = meadow()
    donkey, spot = small.put("donkey", "0,0/7"), small.goods("0,0/7", geese=2)
    table = Table(BANKS, small)
    table.focus.choose(donkey)
    flock = table.thing(ItemKind.GOODS, GEESE)
    assert table.actions.click(flock) == TileAction((Transfer(0, GEESE, spot, ~donkey),))
    lead = Lead(0, donkey, spot)
    assert table.actions.click(flock, many=True, lead=True) == TileAction((lead, lead))
    table.actions.do(table.actions.click(flock, lead=True))
    followers = table.thing(ItemKind.FOLLOWERS)
    assert table.actions.click(followers) == TileAction((LetGo(0, donkey, spot),))
    assert item_text(table.state, followers) == "1 goose follows donkey 1, which does not carry it"
    table.actions.do(table.actions.click(flock, lead=True))
    assert (
        item_text(table.state, table.thing(ItemKind.FOLLOWERS)) == "2 geese follow donkey 1, which does not carry them"
    )


def test_a_click_beside_everything_says_what_could_be_done() -> None:
    small = meadow()
    table = Table(BANKS, small)
    assert table.actions.miss().reason == "None of your transporters is here to do anything."
    donkey = small.put("donkey", "0,0/7")
    assert table.actions.miss().reason == "Nothing can be loaded or put down here now."
    small.goods("0,0/7", boards=1)
    assert table.actions.miss().reason.startswith("Nothing is there. Choose a transporter")
    table.focus.choose(donkey)
    assert table.actions.miss().reason.startswith("Nothing is there. Click goods to load donkey 1")
    chosen_again = table.actions.click(table.thing(ItemKind.TRANSPORTER)).reason
    assert chosen_again.startswith("Donkey 1 is chosen already.")


def test_a_home_and_a_transporter_of_another_say_so() -> None:
    small = meadow()
    small.home("0,0/1", 2)
    theirs = small.put("donkey", "0,0/1", player=2)
    table = Table(BANKS, small)
    table.focus.choose(theirs)
    assert (
        table.actions.click(table.thing(ItemKind.HOME)).reason
        == "The home of player 2: there is nothing to do with it."
    )
    assert table.actions.click(table.thing(ItemKind.TRANSPORTER)).reason == "Donkey 1 is not yours to move."


def test_nothing_is_done_at_an_earlier_moment_or_for_machines() -> None:
    game = Game.load(sorted(GAMES.glob("*.rbgame"))[0])
    match = Match(game)
    tile = next(tile for tile in range(len(match.state.on_tile)) if match.state.on_tile[tile])
    actions = TileActions(match, Looking(tile))
    match.look_at(len(game.log) - 1)
    assert actions.miss().reason == "This is an earlier moment: it can only be looked at."
    match.look_at(len(game.log))
    match.seat_machines(frozenset(range(game.players)), paused=True)
    assert actions.miss().reason == "It is not your turn: all of it can only be looked at."
    assert (actions.own, actions.legal()) == ([], [])


# Drops


@pytest.mark.rule("E1", "E4")
def test_a_drop_goes_to_a_transporter_its_cargo_a_stack_or_a_spot() -> None:
    small = meadow()
    first, second = small.put("donkey", "0,0/7", boards=1), small.put("donkey", "0,0/7", trunks=1)
    spot = small.goods("0,0/7", boards=2)
    table = Table(BANKS, small)
    held, lying = table.thing(ItemKind.CARGO, BOARDS), table.thing(ItemKind.GOODS, BOARDS)
    over = TileAction((Transfer(0, BOARDS, ~first, ~second),))
    assert table.actions.drop(held, table.thing(ItemKind.TRANSPORTER, number=second), spot) == over
    assert table.actions.drop(held, table.thing(ItemKind.CARGO, TRUNKS), spot) == over
    down = TileAction((Transfer(0, BOARDS, ~first, spot),))
    assert table.actions.drop(held, lying, spot) == down
    assert table.actions.drop(held, None, spot) == down
    assert table.actions.drop(held, held, spot) == TileAction()
    assert table.actions.drop(held, None, NONE) == TileAction()
    aboard = TileAction((Transfer(0, BOARDS, spot, ~second),))
    assert table.actions.drop(lying, table.thing(ItemKind.CARGO, TRUNKS), spot) == aboard


@pytest.mark.rule("C1", "C4")
def test_a_transporter_is_dropped_onto_a_carrier_and_what_is_carried_onto_a_bank() -> None:
    small = meadow()
    donkey, raft = small.put("donkey", "0,0/7"), small.put("raft", "0,0~0")
    table = Table(BANKS, small)
    carried, carrier = (table.thing(ItemKind.TRANSPORTER, number=number) for number in (donkey, raft))
    aboard = table.actions.drop(carried, carrier, NONE)
    assert aboard == TileAction((TakeAboard(0, raft, donkey),))
    table.actions.do(aboard)
    passenger = table.thing(ItemKind.PASSENGER)
    assert item_text(table.state, passenger) == "donkey 1, carried by raft 2"
    stays = "Donkey 1 has come aboard raft 2 in this phase and stays until the next movement phase."
    for spot in (small.spot("0,0/7"), small.spot("0,0/1")):
        assert table.actions.drop(passenger, None, spot) == TileAction(reason=stays)
    small.state.movement = Movement()
    small.state.choices.clear()
    assert table.actions.drop(passenger, None, small.spot("0,0/1")) == TileAction(
        (SetDown(0, raft, small.spot("0,0/1")),)
    )
    assert table.actions.click(passenger).reason == "It can be set down at several places: drag it to one of them."


@pytest.mark.rule("T8")
def test_what_others_hold_is_asked_for() -> None:
    small = SmallGame(BANKS, players=3)
    small.put("donkey", "0,0/7")
    theirs = small.put("donkey", "0,0/1", player=2, gold=1)
    small.put("raft", "0,0~0", player=3)
    table = Table(BANKS, small)
    (line,) = [
        one for one in options(table.actions, table.thing(ItemKind.CARGO, GOLD), {}) if "to donkey 1" in one.text
    ]
    assert line.text.startswith("Ask player 2, player 3: ")
    assert isinstance(line.tile_action.actions[0], Propose)
    assert not table.actions.concerns(Transfer(0, GOLD, ~theirs, ~theirs))


# Options and words


def test_the_options_of_goods_name_who_takes_them_and_the_other_bank() -> None:
    small = meadow()
    donkey = small.put("donkey", "0,0/7", trunks=1)
    small.put("raft", "0,0~0")
    small.goods("0,0/7", boards=2)
    table = Table(BANKS, small)
    table.focus.choose(donkey)
    lines = table.lines(table.thing(ItemKind.GOODS, BOARDS), at1="east", at7="west")
    assert lines[0] == "Donkey 1 carries one"
    assert [line for line in lines if line.startswith("Ferry")] == ["Ferry one: east", "Ferry 2: east"]


def test_a_reason_is_told_once() -> None:
    small = meadow()
    small.put("donkey", "0,0/7", boards=2)
    spot = small.goods("0,0/7", geese=3)
    table = Table(BANKS, small)
    table.focus.choose(0)
    lines = table.lines(table.thing(ItemKind.GOODS, GEESE))
    reasons = [line.partition(": ")[2] for line in lines if ": " in line]
    assert len(reasons) == len(set(reasons)) == 1
    assert "One follows donkey 1" in lines
    assert "3 follow donkey 1" in lines
    assert legality.check(table.state, Transfer(0, GEESE, spot, ~0)) is not None


def test_a_loaded_transporter_can_put_everything_down() -> None:
    small = meadow()
    donkey = small.put("donkey", "0,0/7", boards=1, trunks=1)
    table = Table(BANKS, small)
    everything = next(
        one for one in options(table.actions, table.thing(ItemKind.TRANSPORTER), {}) if one.chooses == NONE
    )
    assert everything.text == "Put everything down"
    table.actions.do(everything.tile_action)
    assert table.state.loads[donkey] == 0
    assert "0 of 2 goods" in item_text(table.state, table.thing(ItemKind.TRANSPORTER))


@pytest.mark.rule("P3")
def test_a_building_runs_by_a_click_where_there_is_one_way() -> None:
    small = SmallGame(BANKS, Phase.PRODUCTION, 2)
    small.build("sawmill", "0,0/7")
    small.put("donkey", "0,0/7")
    small.goods("0,0/7", trunks=1)
    table = Table(BANKS, small)
    mill = table.thing(ItemKind.BUILDING)
    assert item_text(table.state, mill) == "Sawmill, 3 of 3 runs left this turn"
    tile_action = table.actions.click(mill)
    assert isinstance(tile_action.actions[0], Produce | Make)
    assert advice(table.actions, mill).split("\n") == ["Click: let it run once", "Right click: all that can be done"]
    assert effect_text(table.state, tile_action)
    table.actions.do(tile_action)
    assert table.thing(ItemKind.CARGO, BOARDS).count == 2
    assert not table.actions.click(mill).actions
    assert item_text(table.state, mill) == "Sawmill, 2 of 3 runs left this turn"


def test_advice_names_the_click_or_the_reason() -> None:
    small = meadow()
    donkey = small.put("donkey", "0,0/7")
    small.goods("0,0/7", boards=1, geese=1)
    table = Table(BANKS, small)
    transporter = table.thing(ItemKind.TRANSPORTER)
    assert advice(table.actions, transporter).split("\n")[0] == "Click: choose donkey 1"
    table.focus.choose(donkey)
    assert advice(table.actions, transporter) == "Right click: all that can be done"
    assert advice(table.actions, table.thing(ItemKind.GOODS, BOARDS)).startswith("Click: load one;")
    assert "let one follow" in advice(table.actions, table.thing(ItemKind.GOODS, GEESE))
    assert advice(table.actions, TileItem(ItemKind.GROUND, 0)) == ""
    small.goods_at(~donkey, stone=2)
    full = advice(table.actions, table.thing(ItemKind.GOODS, BOARDS)).split("\n")[0]
    assert full == table.actions.click(table.thing(ItemKind.GOODS, BOARDS)).reason


@pytest.mark.parametrize("some", [slice(0, 12, 3), pytest.param(slice(0, 60), marks=pytest.mark.slow)], ids=str)
@pytest.mark.parametrize("name", sorted(path.name for path in GAMES.glob("*.rbgame"))[:4])
def test_whatever_is_offered_can_be_done_and_is_said_in_whole_words(name: str, some: slice) -> None:
    offered, whole = 0, Game.load(GAMES / name)
    for state in moments(name, 61)[some]:
        game = whole.copy()
        game.state = state
        match = Match(game)
        player = state.player
        own = (one for one in range(len(state.kinds)) if state.owners[one] == player and state.spots[one] != NONE)
        for tile in sorted({state.tile_of(one) for one in own}):
            for chosen in (NONE, *state.on_tile[tile][:2]):
                actions = TileActions(match, Looking(tile, chosen))
                for item in things_on(state, tile):
                    found = options(actions, item, {})
                    for option in found:
                        assert option.text
                        assert (
                            bool(option.tile_action.actions)
                            + bool(option.tile_action.reason)
                            + (option.chooses != NONE)
                            == 1
                        )
                    for tile_action in (actions.click(item), *(option.tile_action for option in found)):
                        offered += bool(tile_action.actions)
                        after = state.copy()
                        for action in tile_action.actions:
                            legality.apply(after, action)  # raises if it is refused
                    texts = [item_text(state, item), advice(actions, item), *map(told, found)]
                    assert not [text for text in texts if "{" in text or "%n" in text]
    assert offered > 100
