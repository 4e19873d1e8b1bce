"""Every kind of action of the notation is done in the window, with the mouse and the keys, and taken back."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

import pytest
from PySide6.QtCore import Qt

from rbdesigner.engine.core.actions import (
    KINDS,
    Action,
    Answer,
    Ask,
    Breed,
    Brick,
    Build,
    BuildBridge,
    BuildRoad,
    BuildWall,
    CashIn,
    ChooseHome,
    Demolish,
    Dismantle,
    Done,
    Figures,
    Lead,
    LetGo,
    Make,
    Mines,
    Pray,
    Produce,
    Propose,
    Research,
    SetDown,
    Shaft,
    Step,
    TakeAboard,
    TakePosition,
    Transfer,
    Upgrade,
    Waive,
)
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.state import Phase, Stage
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.notation.notation import parse_line
from rbdesigner.hexes import Hex, edge_key
from rbdesigner.play.match import Match
from rbdesigner.rules.tables import BuildingKind, Good, Mixture, Subject, TransporterKind
from rbdesigner.scenario import model
from rbdesigner.scenario.model import Players, Start
from rbdesigner.scenario.pieces import Building, Goods, Home, Piece, Spot, SpotKind, Transporter, Wall
from rbdesigner.ui.shell.window import MainWindow
from tests.checks.maps import having, map_of
from tests.gui.game.mouse import CONTROL, press
from tests.gui.game.player_at_screen import PlayerAtScreen
from tests.parameters import few

pytestmark = pytest.mark.kept_window

Pieces = Mapping[tuple[int, int], tuple[Piece, ...]]
NOTHING: Pieces = MappingProxyType({})

TILES = {
    (0, 0): "pasture 3", (0, 1): "woods 0-3", (0, 2): "sea", (1, 1): "mountain", (1, 0): "rock", (2, 0): "pasture"
}  # fmt: skip
FIRST = "2: home 1,1"
"""What is done first: player 1 lives on 0,0 already."""
SEED = 2
"""Chance lets player 1 act first."""
ROUNDS = 4
"""So often an action is done and taken back at most, so that each way of doing it is taken once."""


def donkey(player: int = 1, region: int = 0, *cargo: tuple[Good, int]) -> Transporter:
    return Transporter(TransporterKind.DONKEY, player, Spot(SpotKind.REGION, region), cargo)


DONKEY, THEIRS = donkey(), donkey(2, 0, (Good.GOLD, 1))
WAGON, LADEN = (Transporter(TransporterKind.WAGON, 1, carries=kind) for kind in (None, TransporterKind.DONKEY))
RESEARCH = (DONKEY, Building(BuildingKind.RAFT_FACTORY), Goods(Good.GEESE, 2), Goods(Good.PAPER, 1))
FULL = (DONKEY, DONKEY, DONKEY, DONKEY, DONKEY)
EXCESS = (*FULL, Building(BuildingKind.TRUCK_FACTORY), Goods(Good.FUEL, 1), Goods(Good.IRON, 1))
MINE = (DONKEY, Building(BuildingKind.MINE, 0, Mixture(1, 1)), Goods(Good.FUEL, 1), Goods(Good.IRON, 1))
STONES = Goods(Good.STONE, 2)


class Case(NamedTuple):
    """An action, as a line; what has to stand where; in which phase; and what is done there before it."""

    line: str
    pieces: Pieces = NOTHING
    phase: Phase = Phase.PRODUCTION
    before: tuple[str, ...] = ()


OFFER = "1: offer 2: hand gold donkey2 > donkey1"
CASES: Mapping[type[Action], Case] = {
    ChooseHome: Case(FIRST, phase=Phase.SETUP),
    Ask: Case("1: ask"),
    Waive: Case("1: waive", before=("2: waive",)),
    CashIn: Case("2: cash-in", before=("1: ask",)),
    Pray: Case("2: pray", before=("1: ask",)),
    TakePosition: Case("2: position 2", before=("1: ask", "2: cash-in")),
    Done: Case("1: done", {(0, 0): (DONKEY,)}),
    Propose: Case(OFFER, {(0, 0): (DONKEY, THEIRS)}, Phase.MOVEMENT),
    Answer: Case("2: agree", {(0, 0): (DONKEY, THEIRS)}, Phase.MOVEMENT, (OFFER,)),
    Transfer: Case("1: load boards 0,0 > donkey1", {(0, 0): (DONKEY, Goods(Good.BOARDS, 3))}),
    Produce: Case("1: run donkey1", {(0, 0): (DONKEY, Building(BuildingKind.SAWMILL), Goods(Good.TRUNKS, 2))}),
    Make: Case(
        "1: make donkey1 at 0,0~3", {(0, 0): (DONKEY, Building(BuildingKind.RAFT_FACTORY), Goods(Good.TRUNKS, 2))}
    ),
    Dismantle: Case("1: dismantle donkey2", {(0, 0): EXCESS}, before=("1: make donkey1",)),
    Breed: Case("1: breed 2,0", {(2, 0): (DONKEY, DONKEY)}),
    Research: Case("1: research donkey1 rowing", {(0, 0): RESEARCH}),
    Upgrade: Case("1: upgrade 0,0", {(0, 0): RESEARCH}, before=("1: research donkey1 rowing",)),
    Step: Case("1: step donkey1 1,0", {(0, 0): (DONKEY,)}, Phase.MOVEMENT),
    Lead: Case("1: lead donkey1 0,0", {(0, 0): (DONKEY, Goods(Good.GEESE, 1))}, Phase.MOVEMENT),
    LetGo: Case(
        "1: let-go donkey1 0,0", {(0, 0): (DONKEY, Goods(Good.GEESE, 1))}, Phase.MOVEMENT, ("1: lead donkey1 0,0",)
    ),
    TakeAboard: Case("1: carry wagon2 donkey1", {(0, 0): (DONKEY, WAGON)}, Phase.MOVEMENT),
    SetDown: Case("1: set-down wagon1 0,0", {(0, 0): (LADEN,)}, Phase.MOVEMENT),
    Build: Case(
        "1: build donkey1 woodcutter 0,1/1", {(0, 1): (donkey(1, 1), Goods(Good.BOARDS, 1, 1))}, Phase.BUILDING
    ),
    Shaft: Case("1: shaft donkey1 3+3", {(1, 1): MINE}, Phase.BUILDING),
    BuildRoad: Case("1: road donkey1 1,0|6", {(1, 0): (DONKEY, STONES)}, Phase.BUILDING),
    BuildBridge: Case("1: bridge donkey1 0,1:0", {(0, 1): (donkey(1, 1), Goods(Good.STONE, 1, 1))}, Phase.BUILDING),
    BuildWall: Case("1: wall donkey1 1,1:0", {(1, 0): (DONKEY, STONES)}, Phase.BUILDING),
    Demolish: Case("1: demolish donkey1 1,0:2", {(1, 0): (DONKEY, Goods(Good.BOARDS, 3))}, Phase.BUILDING),
    Brick: Case("1: brick with stone", {(0, 0): (DONKEY, STONES, Goods(Good.CLAY, 1))}, Phase.WONDER),
}
"""One action of every kind that players do."""

RAFT = Transporter(TransporterKind.RAFT, 1, Spot(SpotKind.RIVER, 0), ((Good.CLAY, 1),))
LOADED = donkey(1, 0, (Good.BOARDS, 2))
STONED, TIMBER = donkey(1, 0, (Good.STONE, 1)), donkey(1, 0, (Good.TRUNKS, 1))
THEIR_STONE, THEIR_TRUNKS = donkey(2, 0, (Good.STONE, 1)), donkey(2, 0, (Good.TRUNKS, 1))
THEIR_FERRY = Transporter(TransporterKind.RAFT, 2, Spot(SpotKind.RIVER, 0))
SAWMILL, MILL, QUAY = (
    Building(BuildingKind.SAWMILL), Building(BuildingKind.SAWMILL, 1), Building(BuildingKind.RAFT_FACTORY)
)  # fmt: skip
BURNER = (DONKEY, Building(BuildingKind.COAL_BURNER), Goods(Good.TRUNKS, 2), Goods(Good.BOARDS, 2))
OTHERS = (
    Case("1: unload boards donkey1 > 0,0", {(0, 0): (LOADED,)}),
    Case("1: hand boards donkey1 > donkey2", {(0, 0): (LOADED, DONKEY)}),
    Case("1: ferry stone 0,1/1 > 0,1/7", {(0, 1): (RAFT, Goods(Good.STONE, 2, 1))}),
    Case("1: unload clay raft1 > 0,1/7", {(0, 1): (RAFT,)}),
    Case("2: refuse", {(0, 0): (DONKEY, THEIRS)}, Phase.MOVEMENT, (OFFER,)),
    Case("1: run donkey1 with trunks, boards", {(0, 0): BURNER}),
    Case("1: step raft1 1,1@8", {(0, 1): (RAFT,)}, Phase.MOVEMENT, ("1: step raft1 0,2",)),
    Case("1: build donkey1 mine 1,1 3+3", {(1, 1): (DONKEY, Goods(Good.BOARDS, 3), STONES)}, Phase.BUILDING),
    Case("1: brick", {(0, 0): (DONKEY, STONES)}, Phase.WONDER),
    Case("1: brick with stone@donkey1", {(0, 0): (STONED, STONES)}, Phase.WONDER),
    Case("1: road donkey2 1,0|6 with stone@donkey1", {(1, 0): (STONED, DONKEY, STONES)}, Phase.BUILDING),
    Case("1: wall donkey1 1,1:0 with stone@donkey1", {(1, 0): (STONED, STONES)}, Phase.BUILDING),
    Case(
        "1: build donkey1 sawmill 1,0 with 2 boards@donkey1, stone",
        {(1, 0): (LOADED, STONES, Goods(Good.BOARDS, 2))},
        Phase.BUILDING,
    ),
    Case("1: run donkey1 with trunks, boards@donkey1", {(0, 0): (LOADED, *BURNER[1:])}),
    Case("1: run donkey1 with trunks@donkey1", {(0, 0): (TIMBER, SAWMILL, Goods(Good.TRUNKS, 1))}),
    Case("1: make donkey1 at 0,0~3 with trunks@donkey1, trunks@0,0", {(0, 0): (TIMBER, QUAY, Goods(Good.TRUNKS, 2))}),
    Case(
        "1: research donkey1 rowing with paper@donkey2, 2 geese", {(0, 0): (*RESEARCH, donkey(1, 0, (Good.PAPER, 1)))}
    ),
    Case("1: offer 2: road donkey1 1,0|6 with stone@donkey2", {(1, 0): (DONKEY, THEIR_STONE)}, Phase.BUILDING),
    Case(
        "1: offer 2: road donkey1 1,0|6 with stone@donkey2",
        {(1, 0): (DONKEY, THEIR_STONE, STONES)},
        Phase.BUILDING,
    ),
    Case("1: offer 2: run donkey1 with trunks@donkey2", {(0, 0): (DONKEY, THEIR_TRUNKS, SAWMILL)}),
    Case("1: offer 2: brick with gold@donkey2", {(0, 0): (DONKEY, THEIRS, STONES)}, Phase.WONDER),
    Case("1: offer 2: run donkey1", {(0, 1): (donkey(1, 1), MILL, Goods(Good.TRUNKS, 2, 7), THEIR_FERRY)}),
)
"""Other forms of some kinds."""


class Draw(NamedTuple):
    """Why nobody does an action, and after which line it happens by itself."""

    reason: str
    after: str = ""
    pieces: Pieces = NOTHING


BY_CHANCE: Mapping[type[Action], Draw] = {
    Figures: Draw("The figures are drawn before anybody can do anything (S1)."),
    Mines: Draw("What mines make is drawn as a production phase begins (P2).", FIRST, {(1, 1): MINE}),
}
"""What no player does."""


def game_with(pieces: Pieces) -> Game:
    """A game of two in which player 1 acts first; player 2 has yet to choose a home."""
    homes = {(0, 0): Home(0, 1), (1, 1): Home(0)}
    known = (model.Research(Subject.NEW_SHAFTS, 1),)
    properties = having(title="The Fair", players=Players(2, 2), start=Start((), ()), research=known)
    scenario = map_of(TILES, properties, homes=homes, pieces=pieces, walls={edge_key(Hex(1, 0), 2): Wall(2)})
    return Game.new(scenario, 2, SEED)


def game_before(case: Case) -> Game:
    """A game in which an action is next."""
    game = game_with(case.pieces)
    if case.phase is not Phase.SETUP:
        game.apply(FIRST)
    while game.state.phase < case.phase or (case.pieces and game.state.stage is not Stage.PLAY):
        game.apply(next(one for one in game.legal_actions() if isinstance(one, Done | Waive)))
    for line in case.before:
        game.apply(line)
    return game


def player_of(window: MainWindow, game: Game) -> PlayerAtScreen:
    return PlayerAtScreen(window.workbench.games.show(Match(game)))


def do_and_take_back(player: PlayerAtScreen, action: Action) -> None:
    """Do it in each of the ways that there are, and take it back each time."""
    game = player.match.game
    before = game.log[:]
    for _ in range(ROUNDS):
        player.untried.clear()
        player.play(action)
        assert action in game.log[len(before) :]
        press(Qt.Key.Key_Z, CONTROL)
        assert game.log == before
        if not player.untried:
            break


@pytest.mark.parametrize("kind", CASES, ids=lambda kind: kind.__name__)
def test_an_action_is_done_in_the_window_and_taken_back(window: MainWindow, kind: type[Action]) -> None:
    game = game_before(CASES[kind])
    action = parse_line(game.state, CASES[kind].line)
    assert isinstance(action, kind)
    do_and_take_back(player_of(window, game), action)


@pytest.mark.parametrize("case", few(OTHERS, 3), ids=lambda case: case.line)
def test_other_forms_of_an_action_are_done_in_the_window_and_taken_back(window: MainWindow, case: Case) -> None:
    game = game_before(case)
    do_and_take_back(player_of(window, game), parse_line(game.state, case.line))


@pytest.mark.parametrize("kind", BY_CHANCE, ids=lambda kind: kind.__name__)
def test_what_nobody_does_happens_by_itself(window: MainWindow, kind: type[Action]) -> None:
    draw = BY_CHANCE[kind]
    player = player_of(window, game_with(draw.pieces))
    game = player.match.game
    if draw.after:
        assert not any(isinstance(action, kind) for action in game.log)
        player.play(parse_line(game.state, draw.after))
    drawn = game.log[-1]
    assert isinstance(drawn, kind)
    assert drawn.player == NONE, draw.reason
    assert game.acting, "the players go on"


def test_the_tables_hold_every_kind_of_action_once() -> None:
    assert {*CASES, *BY_CHANCE} == {*KINDS}
    assert not {*CASES} & {*BY_CHANCE}
