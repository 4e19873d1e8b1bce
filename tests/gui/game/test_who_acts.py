"""Where several transporters stand: who acts, what is told of what lacks, and whom to ask."""

from __future__ import annotations

import re

import pytest
from pytestqt.qtbot import QtBot

from rbdesigner.engine.core.actions import BuildBridge, BuildWall, Make, Produce, Propose, Research
from rbdesigner.engine.core.codes import TRUNKS
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.mechanics.reach import transporters_on_tile
from rbdesigner.hexes import Hex
from rbdesigner.messages.thing_wording import transporter_text
from rbdesigner.play.tile_items import ItemKind
from rbdesigner.rules.tables import BuildingKind, Good
from rbdesigner.scenario.pieces import Building, Goods, Piece
from tests.engine.small_game import SmallGame
from tests.gui.game.panel_user import LEFT, PanelUser, choice_of
from tests.gui.game.tile_table import EAST, HERE, PIECES, RIVER, Table, donkey

BANKS = "0,0 pasture 0-3;1,0 woods"
NEAR, FAR, MIDST = "0,0/1", "0,0/7", "0,0~0"


# In the list


@pytest.mark.rule("T8", "P6")
def test_others_are_asked_for_the_one_who_stands_at_the_building(qtbot: QtBot) -> None:
    small = SmallGame(BANKS, Phase.PRODUCTION)
    small.put("donkey", FAR)
    near, theirs = small.put("donkey", NEAR), small.put("donkey", NEAR, 2, trunks=1)
    small.build("sawmill", NEAR)
    user = PanelUser(qtbot, small)
    user.click_named("ask-others", user.row(Produce))
    (offer,) = user.done
    assert offer == Propose(0, (1,), Produce(0, near, ((small.good("trunks"), ~theirs),)))


def test_the_reason_is_that_of_the_one_who_comes_nearest(qtbot: QtBot) -> None:
    small = SmallGame(BANKS, Phase.PRODUCTION)
    small.put("donkey", FAR)
    near = small.put("donkey", NEAR)
    small.build("sawmill", NEAR)
    run = choice_of(PanelUser(qtbot, small).row(Produce).button)
    assert isinstance(run.action, Produce) and run.action.transporter == near
    assert "trunk" in run.reason


@pytest.mark.rule("F2")
def test_a_wagon_does_not_hide_the_donkey_that_is_handed_in(qtbot: QtBot) -> None:
    small = SmallGame("0,0 pasture;1,0 sea", Phase.PRODUCTION)
    small.put("wagon", "0,0")
    small.put("donkey", "0,0")
    small.build("wagon factory", "0,0")
    making = choice_of(PanelUser(qtbot, small).row(Make).button)
    assert making.text == "Make a wagon of donkey 2"
    assert "2 boards" in making.reason


@pytest.mark.rule("T8", "R2")
def test_research_is_asked_for_by_the_one_whom_others_can_help(qtbot: QtBot) -> None:
    small = SmallGame(BANKS, Phase.PRODUCTION)
    small.put("donkey", FAR)
    near = small.put("donkey", NEAR, paper=1)
    small.put("donkey", NEAR, 2, geese=2)
    user = PanelUser(qtbot, small)
    user.open(Research)
    user.click_named("ask-others", user.row(Research, "Rowing"))
    (offer,) = user.done
    assert isinstance(offer, Propose) and isinstance(offer.action, Research)
    assert offer.action.transporter == near


@pytest.mark.rule("T8", "K9")
def test_a_bridge_is_built_by_the_one_whom_others_can_help(qtbot: QtBot) -> None:
    small = SmallGame(BANKS, Phase.BUILDING)
    small.put("donkey", FAR)
    near = small.put("donkey", NEAR)
    small.put("donkey", NEAR, 2, stone=2)
    user = PanelUser(qtbot, small)
    row = user.row(BuildBridge)
    assert isinstance(action := choice_of(row.button).action, BuildBridge)
    assert (action.transporter, row._ask.isVisible()) == (near, True)


@pytest.mark.rule("P7")
def test_who_takes_up_what_is_made_elsewhere_is_named_where_several_could(qtbot: QtBot) -> None:
    small = SmallGame("0,0 pasture;1,0 woods;0,1 rock", Phase.PRODUCTION)
    small.put("donkey", "0,0")
    small.put("donkey", "1,0")
    second = small.put("donkey", "1,0", trunks=1)
    small.build("sawmill", "1,0")
    small.goods("1,0", trunks=1)
    user = PanelUser(qtbot, small)
    notes = [choice_of(button).note for button in user.buttons(Produce)]
    assert notes == ["1 trunk → 2 boards aboard donkey 2", "1 trunk → 2 boards (1 aboard donkey 3, 1 on the ground)"]
    row = user.buttons(Produce)[1].parentWidget()
    user.click_named("pay-with", row)
    user.boxes()["trunks from donkey 3"].stepUp()
    user.click_named("pay")
    assert (small.amount(second, "trunks"), small.amount(second, "boards")) == (0, 2)


@pytest.mark.rule("P7")
def test_every_run_on_the_tile_names_who_takes_up_what_is_made_and_the_same_twice_is_one_row(qtbot: QtBot) -> None:
    small = SmallGame("0,0 pasture;1,0 woods", Phase.PRODUCTION)
    giver = small.put("donkey", "0,0", trunks=1)
    for _ in range(2):
        small.put("donkey", "0,0", geese=2)
    small.build("sawmill", "0,0")
    user = PanelUser(qtbot, small)
    user.focus.look_at(small.tile("0,0"))
    user.panel.renew()
    assert [choice_of(button).text for button in user.buttons(Produce)] == ["1 trunk → 2 boards aboard donkey 1"]
    user.click(Produce, "aboard donkey 1")
    assert small.amount(giver, "boards") == 2


@pytest.mark.rule("K11", "K12")
def test_what_is_refused_alike_opens_without_what_is_refused_for_another_reason(qtbot: QtBot) -> None:
    small = SmallGame("0,0 pasture;1,0 woods;0,1 woods;-1,1 woods;-1,0 woods;0,-1 woods;1,-1 woods", Phase.BUILDING)
    small.put("donkey", "0,0")
    for edge in (0, 1):
        small.wall("0,0", edge, 1)
    user = PanelUser(qtbot, small)
    shown = {button.text() for button in user.buttons(BuildWall, possible=False)}
    assert shown == {"Strengthen a wall: towards 2 neighbours", "Build a wall: towards 4 neighbours"}
    user.open(BuildWall)
    assert len(user.buttons(BuildWall, possible=False)) in (2 + 2, 2 + 4)


@pytest.mark.rule("P3", "P4")
@pytest.mark.parametrize("worked", [0, 1])
def test_what_is_gathered_tells_a_reason_that_all_share(worked: int, qtbot: QtBot) -> None:
    small = SmallGame("0,0 pasture", Phase.PRODUCTION)
    small.put("donkey", "0,0")
    mill = small.build("paper mill", "0,0")
    small.state.production.runs[mill] = worked
    user = PanelUser(qtbot, small)
    (row,) = user.buttons(Produce, possible=False)
    assert row.text() == "3 mixtures of wood that cannot be used now"
    reasons = {part.reason for part in choice_of(row).parts}
    assert len(reasons) == (1 if worked else 3)
    assert choice_of(row).reason == ("".join(reasons) if worked else "")


# On the picture of the tile

FACTORY = Building(BuildingKind.RAFT_FACTORY, EAST)
BURNER = Building(BuildingKind.COAL_BURNER, 0)
TRUNK = Goods(Good.TRUNKS, 1, 0)


@pytest.mark.rule("P3", "F1")
@pytest.mark.parametrize(
    ("at", "pieces", "told"),
    [
        (HERE, (donkey(), BURNER), "2 boards; nothing of it is in reach"),
        (HERE, (donkey(), BURNER, TRUNK), "1 board is missing"),
        (RIVER, (donkey(1, EAST), FACTORY), "2 trunks; nothing of it is in reach"),
    ],
)
def test_a_building_that_lacks_goods_tells_which(at: Hex, pieces: tuple[Piece, ...], told: str, qtbot: QtBot) -> None:
    table = Table(qtbot, {**PIECES, (at.q, at.r): pieces}, 1, Phase.PRODUCTION)
    table.look_at(at)
    table.click(table.at(ItemKind.BUILDING))
    assert told in table.view.line.text()


@pytest.mark.rule("P7", "F1")
@pytest.mark.parametrize("kind", [BuildingKind.SAWMILL, BuildingKind.RAFT_FACTORY])
def test_the_menu_names_who_acts_where_several_could(kind: BuildingKind, qtbot: QtBot) -> None:
    pieces = (donkey(1, EAST), donkey(1, EAST), Building(kind, EAST), Goods(Good.TRUNKS, 4, EAST))
    table = Table(qtbot, {**PIECES, (RIVER.q, RIVER.r): pieces}, 1, Phase.PRODUCTION)
    table.look_at(RIVER)
    lines = list(table.menu(table.at(ItemKind.BUILDING)))
    texts = [re.sub("[Dd]onkey [34]", "", line) for line in lines]
    assert len(set(lines)) == len(lines) == 2 * len(set(texts))
    if kind is BuildingKind.SAWMILL:
        assert lines == [f"Run the sawmill: 1 trunk → 2 boards aboard donkey {number}" for number in (3, 4)]
    table.take(lines[-1])
    assert table.match.state.production.runs


@pytest.mark.rule("R5")
def test_a_factory_is_upgraded_from_its_menu_whoever_is_chosen(qtbot: QtBot) -> None:
    goods = (Goods(Good.GEESE, 2, 0), Goods(Good.PAPER, 1, 0))
    table = Table(
        qtbot, {**PIECES, (0, 0): (donkey(), Building(BuildingKind.WAGON_FACTORY, 0), *goods)}, 1, Phase.PRODUCTION
    )
    table.focus.choose(0)
    research = next(one for one in table.match.game.legal_actions() if isinstance(one, Research) and one.subject == 1)
    table.match.do(research)
    assert any("pgrade" in line for line in table.menu(table.at(ItemKind.BUILDING)))


@pytest.mark.rule("T8")
def test_a_click_on_a_building_offers_to_ask_for_the_goods_of_another(qtbot: QtBot) -> None:
    pieces = (donkey(1), donkey(2), donkey(1, 0, (Good.CLAY, 1)), Building(BuildingKind.SAWMILL, 0))
    table = Table(qtbot, {**PIECES, (0, 0): pieces}, 2, Phase.PRODUCTION)
    state = table.match.state
    (theirs,) = transporters_on_tile(state, 1 - state.player, table.focus.tile)[:1]
    state.put(~theirs, TRUNKS, 1)
    table.click(table.at(ItemKind.BUILDING))
    qtbot.mouseClick(table.view.offer, LEFT)
    assert isinstance(offer := table.match.game.log[-1], Propose) and isinstance(offer.action, Produce)
    assert offer.action.inputs == ((TRUNKS, ~theirs),)


@pytest.mark.rule("T8")
def test_goods_that_others_would_hand_to_one_another_are_not_offered(qtbot: QtBot) -> None:
    crowd = (donkey(2, 0, (Good.GOLD, 1)), donkey(1), donkey(1, 0, (Good.STONE, 1)), donkey(2))
    table = Table(qtbot, {**PIECES, (0, 0): crowd}, 2, Phase.MOVEMENT)
    state = table.match.state
    carrier = next(each for each in range(4) if state.owners[each] != state.player and state.loads[each])
    (theirs,) = (each for each in range(4) if state.owners[each] == state.owners[carrier] and each != carrier)
    offered = [line for line in table.menu(table.at(ItemKind.CARGO, number=carrier)) if "Hand" in line]
    assert len(offered) == 2, "to either of one's own"
    assert not any(transporter_text(state, theirs) in line for line in offered)
    table.picture.menu.close()
    table.drag(table.at(ItemKind.CARGO, number=carrier), table.at(ItemKind.TRANSPORTER, number=theirs))
    assert table.view.line.text().startswith("⚠ ")
    assert not table.view.offer.isVisible()
