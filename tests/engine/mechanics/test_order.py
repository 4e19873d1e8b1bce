"""The order of play (T2-T6, T9): who asks, who prays, who plays when; and a round of it as the rule book tells it."""

from __future__ import annotations

import pytest

from rbdesigner.engine.core.actions import (
    Ask,
    Build,
    BuildWall,
    CashIn,
    ChooseHome,
    Done,
    Figures,
    Mines,
    Pray,
    Produce,
    Step,
    TakePosition,
    Transfer,
    Waive,
)
from rbdesigner.engine.core.codes import BOARDS, GOLD, NEUTRAL, NONE, STONE, TRUNKS
from rbdesigner.engine.core.events import OrderSet
from rbdesigner.engine.core.state import Phase, Stage
from rbdesigner.engine.mechanics import legality, turn_sequence
from rbdesigner.engine.mechanics.order import acting
from tests.engine.small_game import SmallGame

PLAIN = "0,0 pasture; 1,0 pasture; 2,0 pasture; 3,0 pasture"


def asking(players: int, phase: Phase = Phase.MOVEMENT) -> SmallGame:
    """The beginning of a phase; the row at the temple is 1, 2, 3 ..., player 1 closest."""
    w = SmallGame(PLAIN, phase, players)
    w.state.stage = Stage.ASKING
    w.state.temple = tuple(range(players))
    w.state.chart = tuple(reversed(range(players)))
    return w


def decide(w: SmallGame, *leaves: bool) -> None:
    """Let who is asked keep praying or leave the row."""
    for leave in leaves:
        (player,) = acting(w.state)
        w.do(CashIn(player) if leave else Pray(player))


# Setting up


@pytest.mark.rule("S1")
def test_the_first_figure_drawn_is_closest_and_position_one_is_the_farthests() -> None:
    w = SmallGame(PLAIN, Phase.SETUP, 3)
    w.state.stage = Stage.DRAW
    events = w.do(Figures(NONE, (2, 0, 1)))
    assert w.state.temple == (2, 0, 1)
    assert w.state.chart == (1, 0, 2)
    assert events == [OrderSet((2, 0, 1), (1, 0, 2))]
    assert acting(w.state) == (1,), "position 1 chooses a home first (S2)"


@pytest.mark.rule("S1")
@pytest.mark.parametrize("row", [(), (0, 1), (0, 1, 1), (0, 1, 3), (0, 1, 2, 3), (-1, 0, 1)])
def test_every_figure_is_drawn_once(row: tuple[int, ...]) -> None:
    w = SmallGame(PLAIN, Phase.SETUP, 3)
    w.state.stage = Stage.DRAW
    assert w.refusal(Figures(NONE, row)) == "malformed"


@pytest.mark.rule("S1")
def test_nobody_acts_before_the_figures_are_drawn() -> None:
    w = SmallGame(PLAIN, Phase.SETUP, 2)
    w.state.stage = Stage.DRAW
    assert acting(w.state) == ()
    assert legality.legal_actions(w.state) == []
    assert w.refusal(ChooseHome(0, w.spot("0,0"))) == "chance"


# Asking


@pytest.mark.rule("T2")
@pytest.mark.parametrize("phase", [Phase.PRODUCTION, Phase.MOVEMENT, Phase.BUILDING, Phase.WONDER])
@pytest.mark.parametrize("player", [0, 1, 2])
def test_anybody_may_ask_before_every_phase(phase: Phase, player: int) -> None:
    w = asking(3, phase)
    assert acting(w.state) == (0, 1, 2)
    assert legality.legal_actions(w.state, player) == [Ask(player), Waive(player)]
    assert w.refusal(Done(player)) == "not-asked"
    w.do(Ask(player))
    assert w.state.stage is Stage.PRAYING


@pytest.mark.rule("T2")
def test_who_has_waived_does_not_ask_any_more_but_others_may() -> None:
    w = asking(3)
    w.do(Waive(1))
    assert acting(w.state) == (0, 2)
    assert w.refusal(Ask(1)) == "not-your-turn"
    assert w.refusal(Waive(1)) == "not-your-turn"
    w.do(Ask(2))
    assert w.refusal(Ask(0)) == "not-asked", "one call suffices"


@pytest.mark.rule("T2", "P2")
def test_the_mines_are_drawn_before_anybody_may_ask() -> None:
    w = SmallGame("0,0 mountain; 1,0 pasture", Phase.WONDER)
    w.build("mine", "0,0", (1, 1))
    turn_sequence.begin_turn(w.state)
    assert (w.state.phase, w.state.stage) == (Phase.PRODUCTION, Stage.DRAW)
    assert w.refusal(Ask(0)) == "chance"
    w.do(Mines(NONE, ((0, GOLD),)))
    assert w.state.stage is Stage.ASKING
    assert w.state.production.drawn == {0: GOLD}
    assert w.amount("0,0", "gold") == 0, "it is known, but made only after the order of play (P14)"


@pytest.mark.rule("T3", "T6")
def test_if_nobody_asks_the_chart_stays_and_position_one_plays_first() -> None:
    w = asking(3)
    w.do(Waive(2), Waive(0), Waive(1))
    assert w.state.stage is Stage.PLAY
    assert w.state.chart == (2, 1, 0)
    assert acting(w.state) == (2,)
    assert w.refusal(Done(0)) == "not-your-turn"
    w.do(Done(2))
    assert acting(w.state) == (1,)
    w.do(Done(1), Done(0))
    assert w.state.phase is Phase.BUILDING


@pytest.mark.rule("T3")
def test_a_player_moves_all_transporters_in_turns_before_the_next_player() -> None:
    w = SmallGame(PLAIN, Phase.MOVEMENT)
    first, second, other = w.put("donkey", "0,0"), w.put("donkey", "3,0"), w.put("donkey", "1,0", player=2)
    w.road("0,0", 4)
    w.road("1,0", 4)
    w.do(Step(0, first, w.spot("1,0")))
    w.do(Step(0, second, w.spot("2,0")))
    w.do(Step(0, first, w.spot("2,0")))
    assert w.refusal(Step(1, other, w.spot("2,0"))) == "not-your-turn"
    w.do(Done(0))
    assert w.refusal(Step(0, first, w.spot("1,0"))) == "not-your-turn"
    w.do(Step(1, other, w.spot("2,0")))


@pytest.mark.rule("T9")
def test_alone_one_is_never_asked_for_an_order() -> None:
    w = SmallGame(PLAIN, Phase.WONDER, 1)
    turn_sequence.begin_turn(w.state)
    for phase in (Phase.PRODUCTION, Phase.MOVEMENT, Phase.BUILDING, Phase.WONDER):
        assert (w.state.phase, w.state.stage) == (phase, Stage.PLAY)
        assert w.refusal(Ask(0)) == "not-asked"
        assert w.refusal(TakePosition(0, 1)) == "not-asked"
        w.do(Done(0))


# Praying


@pytest.mark.rule("T4")
def test_who_is_closest_decides_first_and_the_last_has_nothing_to_decide() -> None:
    w = asking(3)
    w.do(Ask(1))
    assert acting(w.state) == (0,)
    assert legality.legal_actions(w.state) == [CashIn(0), Pray(0)]
    assert w.refusal(CashIn(1)) == "not-your-turn"
    decide(w, False)
    assert acting(w.state) == (1,)
    decide(w, False)
    assert w.state.stage is Stage.POSITIONS
    assert w.refusal(CashIn(2)) == "not-asked"


@pytest.mark.rule("T4")
@pytest.mark.parametrize(
    ("leaves", "row"),
    [
        ((False, False, False), (0, 1, 2, 3)),
        ((True, False, False), (1, 2, 3, 0)),
        ((False, True, False), (0, 2, 3, 1)),
        ((True, True, False), (2, 3, 1, 0)),
        ((True, False, True), (1, 3, 2, 0)),
        ((True, True, True), (3, 2, 1, 0)),
    ],
)
def test_of_several_who_leave_the_closest_ends_as_the_very_last(leaves: tuple[bool, ...], row: tuple[int, ...]) -> None:
    w = asking(4)
    w.do(Ask(3))
    decide(w, *leaves)
    assert w.state.temple == row


# Positions


@pytest.mark.rule("T5")
def test_positions_are_taken_from_the_farthest_and_the_last_is_what_is_left() -> None:
    w = asking(4)
    w.do(Ask(0))
    decide(w, False, True, False)
    assert w.state.temple == (0, 2, 3, 1)
    assert acting(w.state) == (1,)
    assert legality.legal_actions(w.state) == [TakePosition(1, n) for n in (1, 2, 3, 4)]
    w.do(TakePosition(1, 3))
    assert acting(w.state) == (3,)
    assert w.refusal(TakePosition(3, 3)) == "position-taken"
    assert w.refusal(TakePosition(3, 0)) == "position-unknown"
    assert w.refusal(TakePosition(3, 5)) == "position-unknown"
    assert w.refusal(TakePosition(2, 1)) == "not-your-turn"
    w.do(TakePosition(3, 1))
    events = w.do(TakePosition(2, 4))
    assert w.state.chart == (3, 0, 1, 2), "who is closest to the temple chooses last, so has no choice"
    assert events == [OrderSet((0, 2, 3, 1), (3, 0, 1, 2))]
    assert w.state.stage is Stage.PLAY
    assert acting(w.state) == (3,)


@pytest.mark.rule("T6")
def test_the_chart_stays_for_later_phases_until_it_is_determined_anew() -> None:
    w = asking(2)
    w.do(Ask(0), CashIn(0), TakePosition(0, 1))
    assert (w.state.temple, w.state.chart) == ((1, 0), (0, 1))
    w.do(Done(0), Done(1), Waive(0), Waive(1))
    assert (w.state.phase, w.state.chart) == (Phase.BUILDING, (0, 1))
    assert acting(w.state) == (0,)
    w.do(Done(0), Done(1), Ask(1), Pray(1), TakePosition(0, 2))
    assert (w.state.phase, w.state.temple, w.state.chart) == (Phase.WONDER, (1, 0), (1, 0))
    assert acting(w.state) == (1,)


# The example of the rule book

RED, BLUE, YELLOW = range(3)
ROUND = """
    0,0 mountain
    2,-1 mountain
    1,0 woods
    1,-1 pasture
    0,1 rock
    -1,0 pasture
    -1,1 pasture
    1,1 pasture
    2,0 desert
    0,2 desert
"""
"""Mine 2 is at 0,0 with the woodcutter, the quarry and the paper mill around it, mine 1 at 2,-1; the sawmill is at 1,1
between the places A (2,0) and B (0,2) where Blue could bring boards."""
RED_AT_HOME, RED_AT_MILL, BLUE_AT_MINE, BLUE_AT_WOODS = range(4)
BLUE_AT_SAW, YELLOW_AT_SAW, YELLOW_AT_QUARRY, YELLOW_AT_MILL = range(4, 8)
"""The donkeys."""


def load(w: SmallGame, transporter: int, good: int, spot: str) -> Transfer:
    return Transfer(w.state.owners[transporter], good, w.spot(spot), ~transporter)


def round_of_conflict() -> SmallGame:
    """The game as the example begins."""
    w = SmallGame(ROUND, Phase.WONDER, 3)
    w.state.temple, w.state.chart = (RED, BLUE, YELLOW), (YELLOW, BLUE, RED)
    w.build("mine", "0,0", (2, 1))
    w.build("mine", "2,-1", (1, 2))
    for kind, at in (("woodcutter", "1,0"), ("quarry", "0,1"), ("sawmill", "1,1"), ("paper mill", "-1,1")):
        w.build(kind, at)
    for player, home in enumerate(("-1,0", "1,-1", "0,1"), 1):
        w.home(home, player)
    assert w.put("donkey", "-1,0", 1) == RED_AT_HOME
    assert w.put("donkey", "-1,1", 1, boards=1, trunks=1) == RED_AT_MILL
    assert w.put("donkey", "2,-1", 2) == BLUE_AT_MINE
    assert w.put("donkey", "1,0", 2) == BLUE_AT_WOODS
    assert w.put("donkey", "1,1", 2, trunks=1) == BLUE_AT_SAW
    assert w.put("donkey", "1,1", 3, trunks=2) == YELLOW_AT_SAW
    assert w.put("donkey", "0,1", 3, stone=1) == YELLOW_AT_QUARRY
    assert w.put("donkey", "-1,1", 3, trunks=2) == YELLOW_AT_MILL
    w.goods("1,1", trunks=1)
    turn_sequence.begin_turn(w.state)
    return w


def begin_production(w: SmallGame) -> None:
    """Production: both mines produce gold, and Blue wants the order to be determined."""
    mines = sorted(w.state.topology.spot_tiles[w.spot(at)] for at in ("0,0", "2,-1"))
    w.do(Mines(NONE, tuple((mine, GOLD) for mine in mines)))
    w.do(Waive(YELLOW), Ask(BLUE))
    w.do(Pray(RED), CashIn(BLUE))
    assert w.state.temple == (RED, YELLOW, BLUE)
    w.do(TakePosition(BLUE, 1), TakePosition(YELLOW, 2))
    assert w.state.chart == (BLUE, YELLOW, RED)


def produce(w: SmallGame) -> None:
    """All have goods made, as far as the capacities go."""
    # Blue gets the gold at mine 1 and the trunks, and has one pile of trunks cut.
    w.do(load(w, BLUE_AT_MINE, GOLD, "2,-1"), load(w, BLUE_AT_WOODS, TRUNKS, "1,0"))
    w.do(Produce(BLUE, BLUE_AT_SAW, ((TRUNKS, ~BLUE_AT_SAW),)), Done(BLUE))
    assert w.amount(BLUE_AT_SAW, "boards") == 2

    # Yellow has two of three piles cut; then the sawmill has reached its capacity.
    own = Produce(YELLOW, YELLOW_AT_SAW, ((TRUNKS, ~YELLOW_AT_SAW),))
    w.do(own, own)
    assert w.amount(YELLOW_AT_SAW, "boards") + w.amount("1,1", "boards") == 4
    assert w.refusal(Produce(YELLOW, YELLOW_AT_SAW)) == "capacity-used"
    w.do(load(w, YELLOW_AT_QUARRY, STONE, "0,1"))
    both = ((TRUNKS, ~YELLOW_AT_MILL),) * 2
    w.do(Produce(YELLOW, YELLOW_AT_MILL, both), Done(YELLOW))
    assert w.amount("1,1", "trunks") == 1
    assert w.amount(YELLOW_AT_MILL, "paper") == 1

    # The paper mill has worked for Yellow, so Red cannot use it any more.
    wood = ((TRUNKS, ~RED_AT_MILL), (BOARDS, ~RED_AT_MILL))
    assert w.refusal(Produce(RED, RED_AT_MILL, wood)) == "capacity-used"
    w.do(Done(RED))


def move(w: SmallGame) -> None:
    """Movement: Red asks, stops praying and moves first."""
    assert (w.state.phase, w.state.stage) == (Phase.MOVEMENT, Stage.ASKING)
    w.do(Ask(RED), CashIn(RED), Pray(YELLOW))
    assert w.state.temple == (YELLOW, BLUE, RED), "Blue was last and has no options"
    w.do(TakePosition(RED, 1), TakePosition(BLUE, 2))
    assert w.state.chart == (RED, BLUE, YELLOW)
    w.do(Step(RED, RED_AT_HOME, w.spot("0,0")), load(w, RED_AT_HOME, GOLD, "0,0"), Done(RED))
    w.do(Step(BLUE, BLUE_AT_SAW, w.spot("2,0")), Step(BLUE, BLUE_AT_WOODS, w.spot("0,0")), Done(BLUE))
    assert w.amount(BLUE_AT_SAW, "boards") == 2
    w.do(Step(YELLOW, YELLOW_AT_QUARRY, w.spot("0,0")), Done(YELLOW))
    assert w.amount(YELLOW_AT_QUARRY, "stone") == 2


def build(w: SmallGame) -> None:
    """Building: nobody asks, only Yellow builds, two walls."""
    w.do(Waive(RED), Waive(BLUE), Waive(YELLOW))
    assert w.legal(Build) == []
    w.do(Done(RED))
    assert w.legal(Build) == w.legal(BuildWall) == []
    w.do(Done(BLUE))
    north, east = w.edge("0,0", 1), w.edge("0,0", 2)
    w.do(BuildWall(YELLOW, YELLOW_AT_QUARRY, north), BuildWall(YELLOW, YELLOW_AT_QUARRY, east))
    assert w.refusal(BuildWall(YELLOW, YELLOW_AT_QUARRY, w.edge("0,0", 3))) == "goods-lacking"
    w.do(Done(YELLOW))


def end_turn(w: SmallGame) -> None:
    """Wonder: no one buys bricks; a neutral one is placed, and the next turn starts."""
    w.do(Waive(RED), Waive(BLUE), Waive(YELLOW), Done(RED), Done(BLUE), Done(YELLOW))
    assert w.state.bricks == (NEUTRAL,)
    assert (w.state.turn, w.state.phase, w.state.stage) == (4, Phase.PRODUCTION, Stage.DRAW)
    assert w.state.chart == (RED, BLUE, YELLOW)


def pass_walls(w: SmallGame) -> None:
    """What Yellow has walled off: Blue does not come back from mine 2, Red goes the other way, Yellow passes."""
    w.state.phase, w.state.stage, w.state.active = Phase.MOVEMENT, Stage.PLAY, 1
    assert w.refusal(Step(BLUE, BLUE_AT_WOODS, w.spot("1,0"))) == "walled"
    w.state.active = 2
    w.do(Step(YELLOW, YELLOW_AT_QUARRY, w.spot("1,0")))
    w.state.active = 0
    w.do(Step(RED, RED_AT_HOME, w.spot("-1,0")))


@pytest.mark.rule("T1", "T2", "T3", "T4", "T5", "T6", "P8", "P14", "M9", "K11", "V4")
def test_the_round_of_conflict_of_the_rule_book() -> None:
    w = round_of_conflict()
    for part in (begin_production, produce, move, build, end_turn, pass_walls):
        part(w)
