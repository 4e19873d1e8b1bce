"""What a move is for, as far as the table sees it: what is built of the goods, or the building that takes them."""

from __future__ import annotations

import pytest

from rbdesigner.engine.core.actions import Action, Build, Done, Step, Transfer
from rbdesigner.engine.core.codes import BUILDINGS, GOODS
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.games.game import Game
from rbdesigner.hexes import Hex
from rbdesigner.players.hint import Aim, AimKind
from rbdesigner.players.shown_aim import shown_aim
from rbdesigner.rules.tables import BIG_MINE, BuildingKind, Good, TransporterKind
from rbdesigner.scenario.model import Players, Start
from rbdesigner.scenario.pieces import Building, Goods, Home, Transporter
from tests.checks.maps import having, map_of

BOARDS, TRUNKS = GOODS.index(Good.BOARDS), GOODS.index(Good.TRUNKS)
WOODCUTTER, SAWMILL = BUILDINGS.index(BuildingKind.WOODCUTTER), BUILDINGS.index(BuildingKind.SAWMILL)
MINE = BUILDINGS.index(BuildingKind.MINE)


@pytest.fixture
def game() -> Game:
    """A solo game in its first movement: a donkey with a board and two trunks beside it, woods and a sawmill near."""
    pieces = {
        (0, 0): (Transporter(TransporterKind.DONKEY, 1), Goods(Good.TRUNKS, 2, 0), Goods(Good.BOARDS, 1, 0)),
        (0, 1): (Building(BuildingKind.SAWMILL),),
    }
    tiles = {(0, 0): "pasture", (1, 0): "woods", (0, 1): "pasture"}
    properties = having(players=Players(1, 1), start=Start((), ()))
    game = Game.new(map_of(tiles, properties, homes={(0, 0): Home(0, 1)}, pieces=pieces), 1, 1)
    while game.state.phase is not Phase.MOVEMENT:
        game.apply(Done(0))
    return game


def spot(game: Game, place: Hex) -> int:
    topology = game.state.topology
    return topology.regions_of[topology.index[place]][0]


def brought(game: Game, good: int, place: Hex, count: int = 1) -> list[Action]:
    home, target = spot(game, Hex(0, 0)), spot(game, place)
    loads = [Transfer(0, good, home, ~0)] * count
    return [*loads, Step(0, 0, target), *[Transfer(0, good, ~0, target)] * count]


def test_goods_are_for_what_is_built_of_them_there_later_in_the_turn(game: Game) -> None:
    before, board = game.state.copy(), brought(game, BOARDS, Hex(1, 0))
    build = Build(0, 0, WOODCUTTER, spot(game, Hex(1, 0)))
    assert shown_aim(before, board, [build]) == Aim(AimKind.BUILD, WOODCUTTER, 1, spot(game, Hex(1, 0)), 1)
    assert shown_aim(before, board, []) is None  # nobody knows yet
    assert shown_aim(before, board[:2], [build]) is not None  # it has the board aboard
    assert shown_aim(before, brought(game, TRUNKS, Hex(1, 0)), [build]) is None  # which costs no trunk
    mine = Build(0, 0, MINE, spot(game, Hex(1, 0)), BIG_MINE)
    assert shown_aim(before, board, [mine]) == Aim(AimKind.MINE, 3, 1, spot(game, Hex(1, 0)), 1)
    elsewhere = Build(0, 0, SAWMILL, spot(game, Hex(0, 0)))
    assert shown_aim(before, board, [elsewhere]) is None


def test_goods_are_for_the_building_that_takes_them(game: Game) -> None:
    before, mill = game.state.copy(), spot(game, Hex(0, 1))
    assert shown_aim(before, brought(game, TRUNKS, Hex(0, 1), 2), []) == Aim(AimKind.FEED, SAWMILL, 1, mill, 1)
    assert shown_aim(before, brought(game, BOARDS, Hex(0, 1)), []) is None
    assert shown_aim(before, brought(game, TRUNKS, Hex(1, 0)), []) is None


def test_a_way_without_goods_shows_nothing(game: Game) -> None:
    walk = [Step(0, 0, spot(game, Hex(1, 0)))]
    assert shown_aim(game.state.copy(), walk, [Build(0, 0, WOODCUTTER, spot(game, Hex(1, 0)))]) is None
    assert shown_aim(game.state.copy(), [Done(0)], []) is None
