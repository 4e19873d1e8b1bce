"""A whole game as one HTML file: what is in it, and how it plays in a browser."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from rbdesigner.art.board import PLAIN
from rbdesigner.art.export.moment import board_at
from rbdesigner.art.export.replay import write_replay
from rbdesigner.art.export.replay.film import film
from rbdesigner.art.export.replay.replay_page import page
from rbdesigner.art.export.vector import UNIT
from rbdesigner.engine.core.actions import Step
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.games.moments import beginnings
from rbdesigner.players.player import play_game
from rbdesigner.players.random_player import RandomPlayer
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.game.log.log_model import log_lines
from tests.art.test_moment import GAMES
from tests.browser import CHROMIUM, Page, browser
from tests.checks.maps import having

LONG = [pytest.param(name, marks=pytest.mark.slow) for name in ("trio-gold-isle", "quartet-crossroads")]
NAMES = ["solo-millbrook", "duo-the-lake-between", *LONG]
NASTY = '<b>&amp;</b> "A" </script><script>document.title="caught"</script>'


@cache
def played(name: str) -> Game:
    """A record; not to be changed."""
    return Game.load(GAMES / f"{name}.rbgame")


@cache
def text_of(name: str) -> str:
    """The page of a record."""
    game = played(name)
    return page(film(game, log_lines(game)))


def data_of(text: str) -> dict[str, Any]:
    """What the script of a page reads."""
    (found,) = re.findall(r'<script id="data" type="application/json">(.*?)</script>', text, re.DOTALL)
    data: dict[str, Any] = json.loads(found)
    return data


def at(changes: list[list[Any]], moment: int) -> list[Any]:
    """The last of the changes that holds at a moment."""
    return [change for change in changes if change[0] <= moment][-1]


def contents(data: dict[str, Any], moment: int) -> list[list[list[int]]]:
    """What stands on each tile at a moment."""
    shown = [0] * len(data["tiles"])
    for since, tile, number in data["changes"]:
        if since <= moment:
            shown[tile] = number
    return [data["contents"][number] for number in shown]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", NAMES)
def test_at_every_moment_there_is_on_the_page_what_lies_on_the_board(name: str) -> None:
    game, data = played(name), data_of(text_of(name))
    looks: dict[object, int] = {}
    for moment in range(0, len(game.log) + 1, 97):
        state = game.state_at(moment)
        board: Scenario = board_at(state, game.scenario)
        for items, place in zip(contents(data, moment), state.topology.places, strict=True):
            placed = PLAIN.placed_on(board, place)
            assert [item[1:] for item in items] == [
                [round(UNIT * each.centre[0]), round(UNIT * each.centre[1]), round(UNIT * each.size)] for each in placed
            ]
            for item, each in zip(items, placed, strict=True):
                assert looks.setdefault(each.look, item[0]) == item[0]
        assert len([road for road in data["roads"] if road[0] <= moment]) == len(board.roads)
        assert len({wall[1] for wall in data["walls"] if wall[0] <= moment}) == len(board.walls)
        _, turn, phase, acting = at(data["times"], moment)
        assert (turn, data["phases"][phase]) == (state.turn, state.phase.name.lower())
        assert tuple(acting) == (game.acting if moment == len(game.log) else tuple(acting))
        assert at(data["bricks"], moment)[1] == len(state.bricks)
    assert len(set(looks.values())) == len(looks)
    assert at(data["points"], len(game.log))[1] == [score.total for score in game.scores()]


@pytest.mark.usefixtures("qapp")
def test_what_moves_starts_and_ends_where_its_picture_stands() -> None:
    game, data = played("duo-the-lake-between"), data_of(text_of("duo-the-lake-between"))
    steps = [number for number, action in enumerate(game.log, 1) if isinstance(action, Step)]
    flights = {int(moment): flight for moment, flight in data["flights"].items()}
    assert len(steps) > 300
    for moment in steps:
        _, _, x1, y1, x2, y2, tile, number = flights[moment]
        assert ends_at(data, moment, (x2, y2)) and ends_at(data, moment - 1, (x1, y1))
        if tile != NONE:
            across, down = contents(data, moment)[tile][number][1:3]
            assert (data["tiles"][tile][0] + across, data["tiles"][tile][1] + down) == (x2, y2)
    assert len(flights) > len(steps), "goods move too"


def ends_at(data: dict[str, Any], moment: int, point: tuple[int, int]) -> bool:
    """Whether a picture stands there at a moment."""
    return any(
        (x + item[1], y + item[2]) == point
        for (x, y, _), items in zip(data["tiles"], contents(data, moment), strict=True)
        for item in items
    )


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", NAMES)
def test_a_page_is_one_file_of_bearable_size_that_asks_for_nothing(name: str, tmp_path: Path) -> None:
    text = text_of(name)
    assert len(text.encode()) < 4_000_000
    assert not re.search(r"(src|action)\s*=|url\((?!#)|@import|<link|<iframe|<img", text.replace(data_text(text), ""))
    assert set(re.findall(r"https?://[^\s\"'<]+", text)) <= {"http://www.w3.org/2000/svg"}
    assert "default-src 'none'" in text
    defined, used = set(re.findall(r' id="([tpg]\d+)"', text)), data_of(text)
    assert {f"t{tile[2]}" for tile in used["tiles"]} | {
        f"p{item[0]}" for items in used["contents"] for item in items
    } | {f"p{flight[0]}" for flight in used["flights"].values()} <= defined
    assert set(re.findall(r"url\(#(g\d+)\)", text)) <= defined


def data_text(text: str) -> str:
    return next(re.finditer(r'<script id="data" type="application/json">(.*?)</script>', text, re.DOTALL))[1]


@pytest.mark.usefixtures("qapp")
def test_the_same_game_makes_the_same_file(tmp_path: Path) -> None:
    game = played("solo-millbrook")
    write_replay(Game.load(GAMES / "solo-millbrook.rbgame"), log_lines(game), tmp_path / "game.html")
    assert (tmp_path / "game.html").read_text("utf-8") == text_of("solo-millbrook")


@pytest.mark.usefixtures("qapp")
def test_a_page_that_cannot_be_written_is_an_error_and_leaves_no_file(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match="cannot be written"):
        write_replay(Game.new(played("solo-millbrook").scenario, 1, 5), (), tmp_path / "nowhere" / "game.html")
    assert list(tmp_path.iterdir()) == []


def nasty_game() -> Game:
    """A game whose title and players are called what would be markup, 40 actions on."""
    scenario = played("duo-the-lake-between").scenario.copy()
    scenario.properties = having(title=NASTY)
    game = Game.new(scenario, 2, 5, (NASTY, "Bert <i>\u2028"))
    for _ in play_game(game, [RandomPlayer(1), RandomPlayer(2)], most=40):
        pass
    return game


class _Texts(HTMLParser):
    """The texts and elements of a page as a browser reads them."""

    def __init__(self) -> None:
        super().__init__()
        self.scripts, self.bold, self.title, self._in = 0, 0, "", ""

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self._in = tag
        self.scripts += tag == "script"
        self.bold += tag in ("b", "i")

    def handle_data(self, data: str) -> None:
        if self._in == "title":
            self.title += data
            self._in = ""


@pytest.mark.usefixtures("qapp")
def test_names_and_titles_are_text_whatever_they_hold() -> None:
    game = nasty_game()
    text, read = page(film(game, log_lines(game))), _Texts()
    read.feed(text)
    assert (read.scripts, read.bold, read.title) == (2, 0, NASTY)
    assert next(player["name"] for player in data_of(text)["players"]).startswith("<b>")


# In a browser

COUNT, WHEN = "document.querySelector('#count').textContent", "document.querySelector('#when').textContent"
SEEN = (
    "(() => { const log = document.querySelector('#log').getBoundingClientRect(),"
    " lit = document.querySelector('#log .lit').getBoundingClientRect();"
    " return lit.top >= log.top && lit.bottom <= log.bottom; })()"
)
"""Whether the line that is lit is in sight."""
LIT = "document.querySelector('#log .lit').textContent"


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory, qapp: object) -> Iterator[tuple[Page, Path]]:
    """A browser, and the page of a game."""
    if CHROMIUM is None:
        pytest.skip("there is no Chromium to look at the page with")
    folder = tmp_path_factory.mktemp("browser")
    path = folder / "game.html"
    path.write_text(text_of("solo-millbrook"), encoding="utf-8")
    with browser(folder / "profile") as shown:
        yield shown, path


@pytest.fixture
def shown(opened: tuple[Page, Path]) -> Page:
    """The page of the solo game at moment 120, in a window of a desktop."""
    shown, path = opened
    shown.resize(1280, 720)
    shown.open("about:blank")
    shown.requests.clear()
    shown.open(f"{path.as_uri()}#moment=120")
    return shown


@pytest.mark.slow
def test_a_page_opens_at_the_moment_of_its_address_without_a_fault_and_asks_for_nothing_else(shown: Page) -> None:
    game = played("solo-millbrook")
    assert shown.value(COUNT) == "120 / 422"
    state = game.state_at(120)
    assert shown.value(WHEN) == f"Turn {state.turn} · {state.phase.name.lower()}"
    assert len(shown.requests) == 1 and shown.faults == []
    pieces = shown.value("document.querySelectorAll('#pieces use').length")
    assert pieces == sum(len(items) for items in contents(data_of(text_of("solo-millbrook")), 120))
    drawn = "[...document.querySelectorAll('#pieces use')].every(use => use.getBoundingClientRect().width > 5)"
    assert shown.value(drawn), "every picture that is asked for is there"


@pytest.mark.slow
def test_buttons_and_keys_go_by_action_phase_and_turn(shown: Page) -> None:
    game = played("solo-millbrook")
    begins = beginnings(game)
    phases = sorted(begins.values())
    turns = sorted(moment for (_, phase), moment in begins.items() if phase.name in ("SETUP", "PRODUCTION"))
    now = 120
    for button, key, shift, expected in (
        ("#on", "ArrowRight", False, lambda now: now + 1),
        ("#back", "ArrowLeft", False, lambda now: now - 1),
        ("#phase-on", "ArrowRight", True, lambda now: min(moment for moment in phases if moment > now)),
        ("#phase-back", "ArrowLeft", True, lambda now: max(moment for moment in phases if moment < now)),
        ("#turn-on", "PageDown", False, lambda now: min(moment for moment in turns if moment > now)),
        ("#turn-back", "PageUp", False, lambda now: max(moment for moment in turns if moment < now)),
    ):
        shown.click(button)
        now = expected(now)
        assert shown.value(COUNT) == f"{now} / 422", button
        shown.press(key, shift=shift)
        now = expected(now)
        assert shown.value(COUNT) == f"{now} / 422", key
    shown.press("End")
    assert shown.value(WHEN) == "Turn 20 · wonder · 340 points"
    assert shown.value("document.querySelector('#on').disabled")
    shown.press("Home")
    assert (shown.value(COUNT), shown.value(WHEN)) == ("0 / 422", "Setting up")
    assert shown.faults == []


@pytest.mark.slow
def test_a_page_plays_by_itself_and_is_paused(shown: Page) -> None:
    shown.value("document.querySelector('#speed').value = '60'")
    shown.click("#play")
    shown.wait_for("document.querySelector('#slider').value > 150")
    assert shown.value("document.body.classList.contains('playing')")
    shown.click("#play")
    now = shown.value("document.querySelector('#slider').value")
    assert (
        shown.value("new Promise(done => setTimeout(() => done(document.querySelector('#slider').value), 400))") == now
    )
    assert shown.value("location.hash") == f"#moment={now}"
    shown.click("#play")
    shown.value(
        "(document.querySelector('#slider').value = 421,"
        " document.querySelector('#slider').dispatchEvent(new Event('input')), 0)"
    )
    shown.click("#play")
    shown.wait_for("!document.body.classList.contains('playing')")
    assert shown.value(COUNT) == "422 / 422"


@pytest.mark.slow
def test_a_transporter_moves_and_is_never_seen_twice(shown: Page) -> None:
    game = played("solo-millbrook")
    flights = data_of(text_of("solo-millbrook"))["flights"]
    step = next(
        number for number, action in enumerate(game.log, 1) if isinstance(action, Step) and flights[str(number)][6] >= 0
    )
    shown.value(f"location.hash = '#moment={step - 1}'")
    shown.wait_for(f"{COUNT} == '{step - 1} / 422'")
    pieces = "[...document.querySelectorAll('#pieces use')].filter(use => use.style.visibility != 'hidden').length"
    before = shown.value(pieces)
    during = (
        "new Promise(done => { document.querySelector('#on').click(); requestAnimationFrame(() => {"
        f" done([{pieces}, document.getAnimations().length]); }}); }})"
    )
    stands = len([item for items in contents(data_of(text_of("solo-millbrook")), step) for item in items])
    assert shown.value(during) == [stands, 1]
    shown.wait_for("document.getAnimations().length == 0")
    assert shown.value(pieces) == stands
    assert abs(before - stands) <= 1


@pytest.mark.slow
def test_the_log_lights_the_line_of_the_moment_and_leads_there(shown: Page) -> None:
    lines = log_lines(played("solo-millbrook"))
    for moment in (121, 200, 333):
        shown.value(f"location.hash = '#moment={moment}'")
        shown.wait_for(f"{COUNT} == '{moment} / 422'")
        expected = [line for line in lines if line.entry < moment and line.kind != "result"][-1]
        assert shown.value(LIT) == expected.text
        assert shown.value(SEEN)
    shown.value("document.querySelectorAll('#log li')[30].scrollIntoView()")
    shown.click("#log li:nth-child(32)")
    assert shown.value(LIT) == [line for line in lines[:32] if line.kind != "result"][-1].text
    assert shown.value(COUNT) == f"{lines[31].entry + 1} / 422"


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height", "dark"), [(1280, 720, False), (390, 844, True), (844, 390, False)])
def test_everything_is_in_sight_on_a_desktop_and_on_a_phone(width: int, height: int, dark: bool, shown: Page) -> None:
    shown.resize(width, height, phone=width < 1000, dark=dark)
    inside = (
        "(selector => { const box = document.querySelector(selector).getBoundingClientRect();"
        " return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight"
        " && box.width > 20 && box.height > 8; })"
    )
    for part in ("#board", "#play", "#turn-back", "#turn-on", "#slider", "#speed", "#players", "#log"):
        assert shown.value(f"{inside}('{part}')"), part
    assert shown.value("document.scrollingElement.scrollWidth <= innerWidth")
    shown.wait_for(SEEN)
    light = shown.value("getComputedStyle(document.body).backgroundColor")
    assert (sum(map(int, re.findall(r"\d+", light)[:3])) < 200) is dark
    assert len(shown.screenshot()) > 50_000


@pytest.mark.slow
def test_no_name_is_run_by_the_browser(shown: Page, tmp_path: Path) -> None:
    game = nasty_game()
    path = tmp_path / "nasty.html"
    write_replay(game, log_lines(game), path)
    shown.open(path.as_uri())
    shown.press("End")
    assert shown.value("document.title") == NASTY
    assert shown.value("document.querySelector('h1').textContent") == NASTY
    assert shown.value("document.querySelector('.player .name').textContent").startswith("<b>")
    assert shown.value("document.querySelectorAll('b').length") == 0
