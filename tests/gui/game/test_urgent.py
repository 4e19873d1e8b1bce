"""What has to be done before all else, or only now, is seen wherever one looks; the list begins at its top."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from rbdesigner.engine.core.actions import Build, Dismantle, Done, Research, Transfer, Upgrade
from rbdesigner.engine.core.codes import BOARDS
from rbdesigner.engine.core.state import Phase
from rbdesigner.play.reminders import reminders
from rbdesigner.play.wording.reminder_wording import reminder_text
from rbdesigner.ui.game.choices.choice_widgets import ChoiceButton
from tests.engine.small_game import SmallGame
from tests.gui.game.panel_user import PanelUser, choice_of

TILES = "0,0 pasture;1,0 woods;0,1 rock;1,-1 mountain;-1,0 sea"


def one_too_many() -> SmallGame:
    small = SmallGame(TILES, Phase.PRODUCTION)
    small.build("wagon factory", "0,0")
    for _ in range(9):
        small.put("donkey", "0,0")
    small.state.production.excess = True
    return small


@pytest.mark.rule("F7")
def test_all_that_may_be_put_out_of_use_are_listed_wherever_one_looks(qtbot: QtBot) -> None:
    user = PanelUser(qtbot, one_too_many(), "0,1")
    assert len(user.buttons(Dismantle)) == 9
    user.focus.choose(3)
    user.panel.renew()
    assert len(user.buttons(Dismantle)) == 9, "whatever is chosen"
    user.focus.clear()
    user.panel.renew()
    user.click(Dismantle, "donkey 3")
    assert user.done == [Dismantle(0, 2)]


@pytest.mark.rule("F7")
def test_the_foot_tells_of_a_transporter_too_many_and_points_at_each() -> None:
    state = one_too_many().state
    (reminder,) = reminders(state, 0)
    assert reminder_text(state, reminder) == "one transporter too many: put one out of use"
    assert reminder.transporters == tuple(range(9))


def rowed() -> SmallGame:
    """Rowing can be researched, and a raft factory stands apart from it."""
    small = SmallGame(TILES, Phase.PRODUCTION)
    small.put("donkey", "0,0")
    small.put("donkey", "0,1")
    small.build("raft factory", "0,1")
    small.goods("0,0", geese=2, paper=1)
    return small


def reminder_texts(user: PanelUser) -> list[str]:
    """The reminders as they are read."""
    state = user.small.state
    return [reminder_text(state, one) for one in reminders(state, 0)]


@pytest.mark.rule("R5")
def test_what_may_be_upgraded_only_now_stands_on_top_wherever_one_looks(qtbot: QtBot) -> None:
    user = PanelUser(qtbot, rowed())
    user.click(Research, "Rowing")
    user.panel.renew()
    shown = [one for one in user.panel.findChildren(ChoiceButton) if one.isVisible()]
    first = min(shown, key=lambda one: one.mapTo(user.panel, one.rect().topLeft()).y())
    assert isinstance(choice_of(first).action, Upgrade)
    assert reminder_texts(user)[0].startswith("only now: Upgrade the raft factory on (0, 1)")
    user.click(Upgrade)
    user.panel.renew()
    assert not user.buttons(Upgrade)
    assert not any(text.startswith("only now") for text in reminder_texts(user))


def test_a_text_that_is_too_long_takes_a_second_line(qtbot: QtBot) -> None:
    user = PanelUser(qtbot, rowed())
    user.click(Research, "Rowing")
    user.panel.renew()
    button = user.buttons(Upgrade)[0]
    wide = button.height()
    user.panel.resize(200, 700)
    qtbot.waitUntil(lambda: button.width() < 200)
    assert button.height() >= wide + button.fontMetrics().height() - 2


def test_the_list_starts_at_its_top_in_another_phase_and_stays_while_one_acts(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.BUILDING)
    small.put("donkey", "0,0")
    small.goods("0,0", boards=9, stone=9, trunks=9)
    user = PanelUser(qtbot, small)
    user.panel.resize(380, 160)
    area = user.panel.findChild(QScrollArea, "choices-list")
    assert area is not None
    bar = area.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 60)
    assert user.buttons(Build)
    bar.setValue(60)
    user.match.do(Transfer(0, BOARDS, small.spot("0,0"), ~0))
    user.panel.renew()
    assert bar.value() == 60
    user.match.do(Done(0))
    user.panel.renew()
    assert bar.value() == 0


def test_of_all_goods_the_most_valuable_are_loaded_first(qtbot: QtBot) -> None:
    small = SmallGame(TILES)
    wagon = small.put("donkey", "0,0")
    small.goods("0,0", trunks=5, gold=1, coins=1, stock=1)
    user = PanelUser(qtbot, small)
    user.click_named("move-all")
    assert [small.amount(wagon, good) for good in ("stock", "coins", "trunks", "gold")] == [1, 1, 0, 0]
