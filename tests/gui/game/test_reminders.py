"""Reminders at the foot of the page and under Elsewhere."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.engine.core.actions import Breed, Done, Lead, Research, Step, Transfer
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.games.game import Game
from rbdesigner.play.match import Match
from rbdesigner.rules.tables import Good, TransporterKind
from rbdesigner.scenario.model import Players, Start
from rbdesigner.scenario.pieces import Goods, Home, Transporter
from rbdesigner.ui.game.choices.choice_widgets import ChoiceButton
from rbdesigner.ui.game.game_page import GamePage
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.widgets.theme import DARK, LIGHT, Theme
from tests.checks.maps import having, map_of
from tests.engine.small_game import SmallGame

LEFT = Qt.MouseButton.LeftButton
TILES = "0,0 pasture; 1,0 rock; 2,0 woods; 3,0 pasture; 4,0 pasture"


def shown(qtbot: QtBot, match: Match) -> GamePage:
    page = GamePage(match)
    page.resize(1280, 660)
    qtbot.addWidget(page)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    return page


def page_of(qtbot: QtBot, small: SmallGame) -> GamePage:
    game = Game(map_of({tuple(place): "sea" for place in small.state.topology.places}, having()), 1)
    game.players, game.state = small.state.terms.players, small.state
    return shown(qtbot, Match(game))


def elsewhere(page: GamePage) -> dict[str, ChoiceButton]:
    block = page.choices.findChild(QWidget, "choices-elsewhere")
    assert block is not None
    buttons = block.findChildren(ChoiceButton)
    return {button.text(): button for button in buttons if button.isVisible() and button.choice is not None}


def test_an_errand_is_suggested_and_run_with_one_click(qtbot: QtBot) -> None:
    w = SmallGame(TILES, Phase.MOVEMENT, 1)
    w.build("sawmill", "0,0")
    w.put("donkey", "1,0")
    w.goods("1,0", trunks=1)
    page = page_of(qtbot, w)
    qtbot.waitUntil(lambda: "sawmill on (0, 0) idles: donkey 1 could bring 1 trunk" in page.phase_end.warning.text())
    qtbot.waitUntil(lambda: "Sawmill on (0, 0)" in elsewhere(page))
    button = elsewhere(page)["Sawmill on (0, 0)"]
    assert "1 trunk from (1, 0) with donkey 1" in button.toolTip()
    qtbot.mouseClick(button, LEFT)
    assert [type(one) for one in page.match.game.log] == [Transfer, Step, Transfer]
    qtbot.waitUntil(lambda: "idles" not in page.phase_end.warning.text())
    page.match.undo()
    assert not page.match.can_undo and page.match.can_redo, "it is one stroke"


def test_alike_things_are_one_reminder_and_lead_from_place_to_place(qtbot: QtBot) -> None:
    w = SmallGame(TILES, Phase.PRODUCTION, 1)
    places = ("0,0", "4,0")
    for place in places:
        w.put("donkey", place)
        w.put("donkey", place)
    page = page_of(qtbot, w)
    page.phase_end.renew()
    assert "donkeys could breed on 2 tiles" in page.phase_end.warning.text()
    seen = []
    for _ in range(2):
        page.phase_end.warning.linkActivated.emit("0")
        seen.append(page.focus.tile)
    assert seen == [w.tile(place) for place in places]


def test_reminders_have_the_colour_of_a_theme_as_soon_as_it_is_chosen(window: MainWindow, qtbot: QtBot) -> None:
    w = SmallGame(TILES, Phase.PRODUCTION, 1)
    w.put("donkey", "0,0")
    w.put("donkey", "0,0")
    foot = page_of(qtbot, w).phase_end
    foot.renew()
    for theme, colours in ((Theme.DARK, DARK), (Theme.LIGHT, LIGHT)):
        window.theme.theme = theme
        qtbot.waitUntil(lambda ink=colours.warning: f"color: {ink}" in foot.warning.text())  # type: ignore[misc]


def test_no_more_is_said_than_fits_and_all_is_listed(qtbot: QtBot) -> None:
    w = SmallGame(TILES, Phase.PRODUCTION, 1)
    w.put("donkey", "0,0", paper=2)
    w.goods("0,0", geese=4)
    w.build("sawmill", "1,0")
    w.put("donkey", "1,0", trunks=1)
    w.goods("2,0", geese=2, paper=1)
    w.put("donkey", "2,0", paper=1)
    page = page_of(qtbot, w)
    foot = page.phase_end
    foot.resize(300, foot.height())
    foot.renew()
    text = foot.warning.text()
    assert text.startswith("⚠") and "lost when production ends" in text.split(";")[0], "the gravest first"
    assert "more…" in text
    high = foot.warning.heightForWidth(foot.warning.width())
    assert high <= foot.warning.height(), "two lines"
    foot.warning.linkActivated.emit("more")
    listed = [action.text() for action in foot.list.actions()]
    assert len(listed) == 3
    foot.list.actions()[-1].trigger()
    assert page.focus.tile == w.tile("1,0")
    foot.list.close()


def test_breeding_and_research_elsewhere_are_buttons(qtbot: QtBot) -> None:
    w = SmallGame(TILES, Phase.PRODUCTION, 1)
    for _ in range(2):
        w.put("donkey", "3,0")
    w.put("donkey", "1,0", paper=1)
    w.goods("1,0", geese=2)
    page = page_of(qtbot, w)
    page.choices.renew()
    assert list(elsewhere(page)) == ["Let the donkeys on (3, 0) breed", "Research on (1, 0): 8 subjects"]
    qtbot.mouseClick(elsewhere(page)["Research on (1, 0): 8 subjects"], LEFT)
    qtbot.mouseClick(elsewhere(page)["Trucking"], LEFT)
    (research,) = page.match.game.log
    assert isinstance(research, Research)
    page.choices.renew()
    qtbot.mouseClick(elsewhere(page)["Let the donkeys on (3, 0) breed"], LEFT)
    assert isinstance(page.match.game.log[-1], Breed)


def test_geese_that_followed_last_turn_and_stay_behind_are_reminded_of(qtbot: QtBot) -> None:
    donkey = Transporter(TransporterKind.DONKEY, 1)
    scenario = map_of(
        {(0, 0): "rock", (1, 0): "rock", (2, 0): "rock"},
        having(players=Players(1, 1), start=Start((), ())),
        homes={(0, 0): Home(0, 1)},
        pieces={(0, 0): (donkey, Goods(Good.GEESE, 2))},
    )
    match = Match(Game.new(scenario, 1, 1))
    page = shown(qtbot, match)

    def do(kind: type, **wanted: int) -> None:
        legal = match.game.legal_actions()
        match.do(
            next(one for one in legal if type(one) is kind and all(getattr(one, k) == v for k, v in wanted.items()))
        )

    tiles = match.state.topology.spot_tiles
    place = {tiles[spot]: spot for spot in range(len(tiles))}
    do(Done)
    do(Lead)
    do(Lead)
    do(Step, to=place[1])
    for _ in range(4):
        do(Done)
    assert (match.state.turn, match.state.phase) == (2, Phase.MOVEMENT)
    qtbot.wait(400)
    assert "left behind" not in page.phase_end.warning.text()
    do(Step, to=place[2])
    qtbot.waitUntil(lambda: "left behind: 2 geese on (1, 0)" in page.phase_end.warning.text())
    match.undo()
    do(Lead)
    do(Lead)
    do(Step, to=place[2])
    qtbot.wait(400)
    assert "left behind" not in page.phase_end.warning.text()
