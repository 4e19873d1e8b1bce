"""A game shown to others: pictures, sheets and print of the moment, the log as text, the page that plays it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.art.export import render
from rbdesigner.art.export.moment import shown_at
from rbdesigner.art.export.replay.film import film
from rbdesigner.art.export.replay.replay_page import page as page_of
from rbdesigner.art.export.sheet_settings import SheetContent
from rbdesigner.art.thumbnail import thumbnail
from rbdesigner.engine.games.game import Game
from rbdesigner.messages import game_report
from rbdesigner.play.match import Match
from rbdesigner.ui.game.game_page import GamePage
from rbdesigner.ui.game.log.log_model import log_lines
from rbdesigner.ui.shell.files import exports
from rbdesigner.ui.shell.files.printing import PrintPreview
from rbdesigner.ui.shell.window import MainWindow
from tests.engine.games.test_games import played
from tests.gui.answering import Answers, accept, choose_file, escape, trigger
from tests.gui.game.begun import isle, shown

pytestmark = pytest.mark.kept_window


@pytest.fixture
def page(window: MainWindow) -> GamePage:
    """A game in front, looked at as it stood after 40 entries of its log."""
    game = played("solo-millbrook").copy()
    game.go_to(60)
    page = window.workbench.games.show(Match(game))
    page.match.look_at(40)
    return page


def with_settings(change: Callable[[QWidget], object]) -> Callable[[QWidget], None]:
    def answer(dialog: QWidget) -> None:
        change(dialog)
        accept(dialog)

    return answer


def export(window: MainWindow, answers: Answers, qtbot: QtBot, key: str, path: Path, choices: object = None) -> None:
    """Export what is in front to a file, from a dialog with choices where there is one."""
    if choices is not None:
        answers.give("export", with_settings(choices))  # type: ignore[arg-type]
    answers.give("file-choice", choose_file(path))
    trigger(window, key, qtbot)


def test_a_picture_shows_the_moment_that_is_shown_and_is_made_again_of_another(
    window: MainWindow, page: GamePage, answers: Answers, home: Path, qtbot: QtBot
) -> None:
    path = home / "board.png"
    registry = window.registry
    assert registry["file.export_picture"].isEnabled() and not registry["file.export_again"].isEnabled()
    export(window, answers, qtbot, "file.export_picture", path, lambda dialog: dialog.tile.setValue(30))
    first, expected = QImage(str(path)), home / "expected.png"
    render(shown_at(page.match.game, 40).board, expected, tile=30, embeds=False)
    assert path.read_bytes() == expected.read_bytes()
    assert page.turn_bar.past.text.isVisible() and str(path) in page.turn_bar.past.text.full_text
    page.match.look_at(55)
    qtbot.waitUntil(registry["file.export_again"].isEnabled)
    trigger(window, "file.export_again", qtbot)
    second = QImage(str(path))
    assert second.size() == first.size() and second != first
    page.match.look_at(40)
    trigger(window, "file.export_again", qtbot)
    assert QImage(str(path)) == first
    page.match.look_at(41)
    qtbot.waitUntil(lambda: page.turn_bar.past.text.full_text.startswith("An earlier moment: "))
    page.match.look_at(len(page.match.game.log))
    trigger(window, "file.export_again", qtbot)
    qtbot.waitUntil(page.turn_bar.message.isVisible)
    assert str(path) in page.turn_bar.message.full_text


def test_the_name_of_the_file_tells_the_moment(
    window: MainWindow, page: GamePage, answers: Answers, home: Path, qtbot: QtBot
) -> None:
    names: list[str] = []

    def leave(dialog: QWidget) -> None:
        names.append(Path(dialog.selectedFiles()[0]).name)  # type: ignore[attr-defined]
        escape(dialog)

    for key in ("file.export_picture", "file.export_sheet", "file.export_replay", "file.export_log"):
        if key in ("file.export_picture", "file.export_sheet"):
            answers.give("export", accept)
        answers.give("file-choice", leave)
        trigger(window, key, qtbot)
    when = f"turn-{page.match.state.turn}-{page.match.state.phase.name.lower()}"
    assert names == [f"Millbrook-{when}.png", f"Millbrook-{when}.pdf", "Millbrook.html", "Millbrook.txt"]
    elsewhere = home / "pictures"
    elsewhere.mkdir()
    export(
        window, answers, qtbot, "file.export_picture", elsewhere / "mine.png", lambda dialog: dialog.tile.setValue(30)
    )
    for key in ("file.export_picture", "file.export_replay"):
        if key == "file.export_picture":
            answers.give("export", accept)
        answers.give("file-choice", leave)
        trigger(window, key, qtbot)
    assert names[4:] == [f"Millbrook-{when}.png", "Millbrook.html"], "the replay is no single moment"


def test_svg_and_sheet(window: MainWindow, page: GamePage, answers: Answers, home: Path, qtbot: QtBot) -> None:
    svg, pdf = home / "board.svg", home / "board.pdf"
    export(window, answers, qtbot, "file.export_picture", svg, lambda dialog: dialog.format.setCurrentIndex(1))
    title = shown_at(page.match.game, 40).board.properties.title
    assert f"<title>{title}</title>" in svg.read_text("utf-8") and title.startswith("Millbrook: turn ")
    said: list[str] = []
    export(
        window,
        answers,
        qtbot,
        "file.export_sheet",
        pdf,
        lambda dialog: said.append(dialog.fields.contents[SheetContent.SHEET].text()),
    )
    assert pdf.read_bytes().startswith(b"%PDF")
    assert said == ["The &sheet of this moment: the board, and what every player has"]


def test_the_log_is_written_as_the_command_line_prints_it(
    window: MainWindow, page: GamePage, answers: Answers, home: Path, qtbot: QtBot
) -> None:
    path = home / "log.txt"
    export(window, answers, qtbot, "file.export_log", path)
    assert path.read_text("utf-8") == game_report.report_text(page.match.game)


def test_a_replay_is_written_of_the_whole_game_whatever_moment_is_shown(
    window: MainWindow, page: GamePage, answers: Answers, home: Path, qtbot: QtBot
) -> None:
    path = home / "game.html"
    export(window, answers, qtbot, "file.export_replay", path)
    game = page.match.game
    assert path.read_text("utf-8") == page_of(film(game, log_lines(game)))
    assert page.match.moment == 40 and len(game.log) == 60, "the game is as it was"


def test_what_cannot_be_written_is_told(
    window: MainWindow, page: GamePage, answers: Answers, home: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = home / "log.txt"
    folder.mkdir()
    texts: list[str] = []

    def read(dialog: QWidget) -> None:
        texts.append(dialog.text())  # type: ignore[attr-defined]
        escape(dialog)

    monkeypatch.setattr(exports, "file_to_write", lambda *about: folder)
    answers.give("message", read)
    trigger(window, "file.export_log", qtbot)
    assert texts == ["The game could not be exported."]
    assert not window.registry["file.export_again"].isEnabled()


def test_the_board_is_put_on_the_clipboard_as_a_picture(
    window: MainWindow, page: GamePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    side = 300
    monkeypatch.setattr(exports, "CLIPBOARD_SIDE", side)
    trigger(window, "edit.copy_picture", qtbot)
    picture = QGuiApplication.clipboard().image()
    assert picture == thumbnail(shown_at(page.match.game, 40).board, side, side).convertToFormat(picture.format())


def test_what_is_printed_is_the_sheet_of_the_moment(
    window: MainWindow, page: GamePage, answers: Answers, qtbot: QtBot
) -> None:
    seen: list[tuple[str, str]] = []

    def look(dialog: QWidget) -> None:
        assert isinstance(dialog, PrintPreview)
        assert dialog._text is not None
        seen.append((dialog.fields.contents[SheetContent.SHEET].text().split(":")[0], dialog._text.heading))
        escape(dialog)

    answers.give("print-preview", look)
    trigger(window, "file.print", qtbot)
    assert seen == [("The &sheet of this moment", shown_at(page.match.game, 40).text.heading)]


def test_a_map_has_no_replay_and_no_log(window: MainWindow, qtbot: QtBot) -> None:
    registry, page = window.registry, shown(window, isle())
    qtbot.waitUntil(registry["file.export_replay"].isEnabled)
    assert registry["file.export_log"].isEnabled()
    window.workbench.games.return_to_map(page)
    qtbot.waitUntil(lambda: not registry["file.export_replay"].isEnabled())
    assert not registry["file.export_log"].isEnabled() and registry["file.export_picture"].isEnabled()


def test_a_copy_for_others_goes_on_with_other_chance(
    window: MainWindow, page: GamePage, answers: Answers, home: Path, qtbot: QtBot
) -> None:
    path, proposed = home / "for others.rbgame", list[str]()

    def choose(dialog: QWidget) -> None:
        proposed.append(Path(dialog.selectedFiles()[0]).name)  # type: ignore[attr-defined]
        choose_file(path)(dialog)

    answers.give("file-choice", choose)
    trigger(window, "file.save_without_future", qtbot)
    assert [name.endswith("-without-the-future.rbgame") for name in proposed] == [True]
    copy, game = Game.load(path), page.match.game
    assert copy.log == game.log and copy.seed != game.seed and "id" not in copy.extra
    assert page.path is None and str(path) in page.turn_bar.past.text.full_text


def test_whoever_saves_a_running_game_reads_that_it_holds_the_future(
    window: MainWindow, answers: Answers, home: Path, qtbot: QtBot
) -> None:
    game = played("quartet-crossroads").copy()
    game.go_to(60)
    page = window.workbench.games.show(Match(game))
    answers.give("file-choice", choose_file(home / "game.rbgame"))
    trigger(window, "file.save", qtbot)
    qtbot.waitUntil(lambda: "Save without the future" in page.turn_bar.message.full_text)
