"""Turns and phases, what the program does between the players' parts, and the end (T1, P10, P14, V4, V6, Z3-Z7)."""

from __future__ import annotations

import pytest

from rbdesigner.engine.core.actions import (
    Brick,
    Build,
    BuildRoad,
    BuildWall,
    Done,
    Make,
    Mines,
    Produce,
    Research,
    Step,
    Transfer,
    Upgrade,
    Waive,
)
from rbdesigner.engine.core.codes import GEESE, GOLD, IRON, NEUTRAL, NONE, PAPER, STONE, TRANSPORTERS, TRUNKS, UNUSED
from rbdesigner.engine.core.events import BrickLaid, Drawn, Event, GameOver, Irrigated, Lost, Made, PhaseBegun
from rbdesigner.engine.core.state import Phase, Stage
from rbdesigner.engine.mechanics import legality, turn_sequence
from rbdesigner.engine.mechanics.order import acting
from rbdesigner.rules.options import OFFICIAL, Options
from rbdesigner.rules.tables import END_MARKS, IRRIGATION_MARK, NEUTRAL_BRICKS, SOLO_TURNS, WONDER_SPACES
from tests.engine.small_game import SmallGame

PLAIN = "0,0 pasture; 1,0 pasture"


def begun(w: SmallGame) -> SmallGame:
    """The small game at the beginning of the next turn."""
    turn_sequence.begin_turn(w.state)
    return w


def waive(w: SmallGame) -> None:
    w.do(*(Waive(player) for player in acting(w.state)))


def finish_phase(w: SmallGame) -> list[Event]:
    """Nobody asks, nobody does anything."""
    if w.state.stage is Stage.ASKING:
        waive(w)
    events: list[Event] = []
    phase, turn = w.state.phase, w.state.turn
    while (w.state.phase, w.state.turn) == (phase, turn) and not w.state.over:
        events += w.do(Done(*acting(w.state)))
    return events


@pytest.mark.rule("T1")
def test_four_phases_make_a_turn() -> None:
    w = begun(SmallGame(PLAIN, Phase.WONDER))
    seen = []
    for _ in range(8):
        seen.append((w.state.turn, w.state.phase))
        finish_phase(w)
    four = [Phase.PRODUCTION, Phase.MOVEMENT, Phase.BUILDING, Phase.WONDER]
    assert seen == [(turn, phase) for turn in (3, 4) for phase in four]


@pytest.mark.rule("T1")
def test_a_phase_tells_that_it_begins() -> None:
    w = begun(SmallGame(PLAIN, Phase.WONDER))
    assert finish_phase(w) == [PhaseBegun(3, Phase.MOVEMENT)]


@pytest.mark.rule("T1", "T6")
def test_a_phase_ends_when_the_last_player_is_done() -> None:
    w = SmallGame(PLAIN, Phase.BUILDING, 3)
    w.do(Done(0), Done(1))
    assert (w.state.phase, acting(w.state)) == (Phase.BUILDING, (2,))
    w.do(Done(2))
    assert (w.state.phase, acting(w.state)) == (Phase.WONDER, (0, 1, 2))


# Production


@pytest.mark.rule("P14", "P2", "L5", "P9", "R3", "F8")
def test_production_goes_in_its_order() -> None:
    w = SmallGame("0,0 mountain; 1,0 pasture; 2,0 pasture; 3,0 pasture; 4,0 pasture", Phase.WONDER)
    w.build("mine", "0,0", (1, 0))
    w.goods("1,0", geese=2)
    w.build("paper mill", "2,0")
    w.goods("2,0", trunks=2, geese=2)
    w.build("truck factory", "3,0")
    w.goods("3,0", fuel=1, iron=1)
    begun(w)
    assert w.do(Mines(NONE, ((0, GOLD),))) == [Drawn(0, GOLD)]
    assert w.state.bag_gold[0] == 0, "the counter has left the bag"
    w.do(Waive(0))
    assert w.do(Waive(1)) == [Made(GOLD, 1, w.spot("0,0"), "P2"), Made(GEESE, 1, w.spot("1,0"), "L1")]
    w.do(Done(0))
    events = w.do(Done(1))
    rules = [event.rule for event in events if isinstance(event, Made | Lost) or hasattr(event, "rule")]
    assert rules.index("P9") < rules.index("R3")
    assert "F8" in rules
    assert events[-1] == PhaseBegun(3, Phase.MOVEMENT)
    assert w.amount("2,0", "paper") == w.amount("2,0", "geese") == 0, "the paper of the last run is lost research"


@pytest.mark.rule("P14")
def test_the_first_turn_has_a_production_too() -> None:
    w = SmallGame("0,0 woods", Phase.SETUP, 1)
    w.state.turn = 0
    w.build("woodcutter", "0,0")
    begun(w)
    assert (w.state.turn, w.state.phase, w.amount("0,0", "trunks")) == (1, Phase.PRODUCTION, 1)


@pytest.mark.rule("P10", "R6")
def test_paper_research_upgrade_and_a_new_transporter_in_one_production() -> None:
    w = SmallGame("0,0 pasture; 1,0 pasture", Phase.PRODUCTION)
    miller, maker = w.put("donkey", "0,0", trunks=2), w.put("donkey", "1,0", fuel=1, iron=1)
    w.build("paper mill", "0,0")
    w.goods("0,0", geese=2)
    factory = w.build("wagon factory", "1,0")
    assert w.refusal(Upgrade(0, factory)) == "upgrade-late"
    w.do(Produce(0, miller, ((TRUNKS, ~miller), (TRUNKS, ~miller))), Research(0, miller, w.subject("trucking")))
    w.do(Upgrade(0, factory), Make(0, maker))
    assert [TRANSPORTERS[w.state.kinds[number]] for number in w.state.owned(0)] == ["donkey", "donkey", "truck"]


@pytest.mark.rule("P2")
@pytest.mark.parametrize(
    "drawn",
    [
        (),
        ((0, GOLD),),
        ((0, GOLD), (1, GOLD)),
        ((0, GOLD), (1, IRON), (2, GOLD)),
        ((0, GOLD), (0, GOLD), (1, IRON)),
        ((0, STONE), (1, IRON)),
        ((0, GOLD), (99, IRON)),
        ((0, GOLD), (-1, IRON)),
    ],
)
def test_each_filled_bag_gives_one_good_that_it_holds(drawn: tuple[tuple[int, int], ...]) -> None:
    w = SmallGame("0,0 mountain; 1,0 mountain; 2,0 mountain", Phase.WONDER)
    w.build("mine", "0,0", (2, 1))
    w.build("mine", "1,0", (0, 1))
    w.build("mine", "2,0", (0, 0))
    begun(w)
    assert w.refusal(Mines(NONE, drawn)) == "wrong-draw"
    assert w.refusal(Mines(NONE, ((1, IRON), (0, IRON)))) == ""


@pytest.mark.rule("P2")
def test_an_emptied_bag_is_drawn_from_no_more() -> None:
    w = SmallGame("0,0 mountain", Phase.WONDER, 1, Options(solo_mines=True))
    w.build("mine", "0,0", (1, 1))
    begun(w)
    for gold, iron in ((1, 0), (1, 1), (1, 1)):
        assert (w.amount("0,0", "gold"), w.amount("0,0", "iron")) == (gold, iron)
        for _ in range(4):
            finish_phase(w)
    assert w.state.turn == 6


@pytest.mark.rule("Z4")
def test_alone_nothing_is_drawn() -> None:
    w = SmallGame("0,0 mountain", Phase.WONDER, 1)
    w.build("mine", "0,0", (1, 2))
    begun(w)
    assert w.state.stage is Stage.PLAY
    assert w.refusal(Mines(NONE, ((0, GOLD),))) == "not-chance"
    assert w.amount("0,0", "iron") == 1


# Wonder and end


def at_end_of_turn(players: int = 2, options: Options = OFFICIAL, **terms: int) -> SmallGame:
    w = SmallGame(PLAIN, Phase.WONDER, players, options, **terms)
    for player in range(players):
        w.home("0,0", player + 1)
    return w


@pytest.mark.rule("V4")
def test_after_all_players_a_neutral_brick_is_laid() -> None:
    w = at_end_of_turn()
    w.put("donkey", "0,0", clay=1)
    w.do(Brick(0), Done(0))
    assert w.state.bricks == (0,)
    assert w.do(Done(1))[:2] == [BrickLaid(NEUTRAL, 2), PhaseBegun(3, Phase.PRODUCTION)]
    assert w.state.neutral == 1


@pytest.mark.rule("V6")
def test_the_last_neutral_brick_ends_the_game() -> None:
    w = at_end_of_turn()
    assert w.state.terms.turns == NEUTRAL_BRICKS == 33
    w.state.neutral = 31
    w.do(Done(0), Done(1))
    assert not w.state.over
    w.state.phase, w.state.stage, w.state.active = Phase.WONDER, Stage.PLAY, 0
    w.do(Done(0))
    events = w.do(Done(1))
    assert [type(event) for event in events] == [BrickLaid, GameOver]
    assert (w.state.over, w.state.neutral) == (True, 33)
    assert acting(w.state) == ()
    assert legality.legal_actions(w.state) == []
    assert w.refusal(Done(0)) == "game-over"


@pytest.mark.rule("V6")
@pytest.mark.parametrize("players", sorted(END_MARKS))
def test_a_brick_on_the_mark_of_the_players_ends_the_game_at_once(players: int) -> None:
    w = at_end_of_turn(players=players)
    w.put("donkey", "0,0", clay=2)
    w.state.bricks = (UNUSED,) * (END_MARKS[players] - 2)
    w.put("donkey", "0,0", stone=2)
    w.put("donkey", "0,0", boards=1)
    w.do(Brick(0))
    assert not w.state.over
    assert w.do(Brick(0))[-2:] == [BrickLaid(0, END_MARKS[players]), GameOver()]
    assert w.state.over
    assert w.state.neutral == 0, "no neutral brick any more"
    assert w.refusal(Done(0)) == "game-over"


@pytest.mark.rule("V4", "V6")
def test_the_neutral_brick_may_cover_the_mark_too() -> None:
    w = at_end_of_turn()
    w.state.bricks, w.state.irrigated = (UNUSED,) * (END_MARKS[2] - 1), True
    w.do(Done(0))
    assert w.do(Done(1))[-2:] == [BrickLaid(NEUTRAL, END_MARKS[2]), GameOver()]
    assert w.state.over


@pytest.mark.rule("V5", "V4")
def test_the_neutral_brick_may_irrigate() -> None:
    w = at_end_of_turn()
    w.state.bricks = (UNUSED,) * (IRRIGATION_MARK - 1)
    w.do(Done(0))
    assert w.do(Done(1))[:2] == [BrickLaid(NEUTRAL, IRRIGATION_MARK), Irrigated()]
    assert w.state.irrigated


@pytest.mark.rule("Z7", "V6")
def test_a_scenario_may_switch_the_marks_off_and_the_number_of_neutral_bricks() -> None:
    w = SmallGame(PLAIN, Phase.WONDER, options=Options(end_marks=False, neutral_bricks=2))
    w.state.bricks = (UNUSED,) * (WONDER_SPACES - 1)
    w.do(Done(0), Done(1))
    assert not w.state.over
    w.state.phase, w.state.stage, w.state.active = Phase.WONDER, Stage.PLAY, 0
    w.do(Done(0), Done(1))
    assert w.state.over
    assert len(w.state.bricks) == WONDER_SPACES, "a full wonder takes no brick, yet the turns count"


@pytest.mark.rule("Z3", "Z6")
def test_alone_the_game_lasts_twenty_turns_or_as_long_as_the_scenario_says() -> None:
    for w, turns in ((at_end_of_turn(1), SOLO_TURNS), (at_end_of_turn(1, turns=3), 3)):
        w.state.turn = 0
        begun(w)
        while not w.state.over:
            w.do(Done(0))
        assert (w.state.turn, w.state.neutral) == (turns, turns)


@pytest.mark.rule("Z6", "V6")
@pytest.mark.parametrize("filled", [END_MARKS[2], END_MARKS[2] + 1, WONDER_SPACES])
def test_a_mark_that_was_filled_before_the_game_ends_nothing(filled: int) -> None:
    w = at_end_of_turn(turns=2)
    w.state.bricks = (UNUSED,) * filled
    w.do(Done(0), Done(1))
    assert not w.state.over
    w.state.phase, w.state.stage, w.state.active = Phase.WONDER, Stage.PLAY, 0
    w.do(Done(0), Done(1))
    assert w.state.over


@pytest.mark.rule("V2")
def test_the_price_begins_anew_with_each_player_and_turn() -> None:
    w = at_end_of_turn()
    w.goods("0,0", clay=5)
    w.put("donkey", "0,0")
    w.put("donkey", "0,0", player=2)
    w.do(Brick(0), Brick(0), Done(0), Brick(1))
    assert w.amount("0,0", "clay") == 1
    assert w.refusal(Brick(1)) == "goods-lacking"
    w.do(Done(1))
    assert w.state.bought == 0


@pytest.mark.rule("R3")
def test_paper_and_geese_on_a_transporter_stay() -> None:
    w = SmallGame("0,0 pasture", Phase.PRODUCTION)
    donkey = w.put("donkey", "0,0", paper=1)
    w.goods("0,0", geese=2, clay=1)
    finish_phase(w)
    assert w.amount(donkey, "paper") == 1
    assert w.state.amount(w.spot("0,0"), PAPER) == 0


def test_the_building_phase_ahead_offers_what_is_built_and_no_steps() -> None:
    w = SmallGame(PLAIN, Phase.MOVEMENT)
    w.put("donkey", "0,0", boards=2, stone=1)
    assert {type(each) for each in legality.legal_actions(w.state)} == {Done, Step, Transfer}
    ahead = turn_sequence.building_after(w.state)
    assert {type(each) for each in legality.legal_actions(ahead)} == {Done, Build, BuildRoad, BuildWall, Transfer}
