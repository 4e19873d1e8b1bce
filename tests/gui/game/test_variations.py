"""The lines that were left are saved with the game, and are there when it is opened again."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from rbdesigner.engine.core.actions import Action
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.games import game_records
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.mechanics.legality import legal_actions
from rbdesigner.play import variations
from rbdesigner.play.archive import ID
from rbdesigner.play.match import Match
from rbdesigner.play.strokes import Span
from rbdesigner.play.variations import LINES, MOST_VARIATIONS, Variation, VariationError, Variations, of_players
from rbdesigner.play.wording.variation_wording import variation_text
from rbdesigner.ui.shell.window import MainWindow
from tests.engine.games.test_games import played
from tests.gui.answering import Answers, choose_file, trigger
from tests.gui.game.begun import begun, in_front, isle, some_actions
from tests.parameters import few

GAMES = sorted((Path(__file__).parents[2] / "games").glob("*.rbgame"))


def part_of(path: Path, actions: int = 120) -> Match:
    """A recorded game after so many entries of its log."""
    game = played(path.stem).copy()
    game.go_to(actions)
    return Match(game)


def text_of(match: Match) -> str:
    match.note_variations()
    return game_records.dumps(match.game)


def again(match: Match) -> Match:
    """A game as it comes back from its file."""
    return Match(Game.loads(text_of(match)))


def leave(match: Match, moment: int) -> None:
    """Go on from an earlier moment with something else, the last one from which that is possible."""
    log = match.game.log[:]
    others: list[Action] = []
    while not others:
        match.look_at(moment)
        if log[moment].player != NONE:
            others = [action for action in legal_actions(match.state) if action != log[moment]]
        moment -= 1
    match.resume()
    match.do(others[-1])


def whole_of(line: Variation) -> tuple[Action, ...]:
    return (*line.before, *line.actions)


def alike(one: Sequence[Action], two: Sequence[Action]) -> int:
    """How many actions two lines have in common from the beginning."""
    return next((at for at, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))


def with_lines(match: Match, lines: object) -> Match:
    """The same game, remembering other lines."""
    game = Game.loads(text_of(match))
    game.extra = {**game.extra, LINES: lines}
    return Match(game)


def menu_of(window: MainWindow) -> QMenu:
    menu = in_front(window).turn_bar.variations.menu()
    menu.aboutToShow.emit()
    return menu


# A game and its lines


@pytest.mark.parametrize("path", few(GAMES, 1), ids=lambda path: path.stem)
def test_lines_come_back_as_they_were(qtbot: QtBot, path: Path) -> None:
    chance, match, same = random.Random(5), part_of(path), 0
    for _ in range(12):
        choice = chance.randrange(4)
        if choice == 0 and match.variations.all:
            match.take_variation(chance.randrange(len(match.variations.all)))
        elif choice == 1:
            for _ in range(chance.randrange(1, 9)):
                match.undo()
            match.do(chance.choice(match.game.legal_actions()))
        else:
            leave(match, chance.randrange(20, len(match.game.log)))
            match.do(match.game.legal_actions()[0])
        back = again(match)
        found = {whole_of(line): line for line in back.variations.all}
        later = [tuple(of_players(match.game.log))]
        for line in reversed(match.variations.all):
            whole = whole_of(line)
            parted = max(alike(whole, other) for other in later)
            assert whole in found or parted == len(whole), "only what a later line begins with may go"
            if parted == len(line.before):
                assert found[whole] == line
                assert variation_text(found[whole]) == variation_text(line)
                same += 1
            later.append(whole)
        assert text_of(back) == text_of(again(back))
    assert same > 20


def test_a_line_that_came_back_is_taken_and_the_present_one_kept(qtbot: QtBot) -> None:
    match = part_of(GAMES[0])
    first = match.game.log[:]
    leave(match, 60)
    second = match.game.log[:]
    back = again(match)
    assert back.has_variations
    assert back.variations.all == match.variations.all
    back.take_variation(0)
    assert back.game.log == first
    back = again(back)
    back.take_variation(0)
    assert back.game.log == second


def test_lines_are_read_as_they_were_left_also_when_the_game_has_gone_another_way(qtbot: QtBot) -> None:
    match = part_of(GAMES[0])
    leave(match, 60)
    known = match.variations.all[:]
    back = again(match)
    while len(back.game.log) > 20:
        back.undo()
    back.do(back.game.legal_actions()[-1])
    assert back.variations.all[:-1] == known


def test_only_the_last_lines_are_kept(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    match = part_of(GAMES[0], 60)
    for moment in range(58, 58 - MOST_VARIATIONS - 2, -1):
        leave(match, moment)
    assert len(match.variations.all) == MOST_VARIATIONS
    last = match.variations.all[-1]
    monkeypatch.setattr(variations, "MOST_CHARACTERS", 2000)
    found = again(match).variations.all
    assert 0 < len(found) < MOST_VARIATIONS
    assert found[-1] == last


def test_lines_that_cannot_be_played_are_passed_over(qtbot: QtBot) -> None:
    match = part_of(GAMES[0], 90)
    leave(match, 60)
    good, known = again(match).game.extra[LINES], match.variations.all[:]
    assert isinstance(good, list)
    log = good[0]["log"]
    broken = [
        {},
        {"log": "1: waive"},
        {"name": 7, "log": [7]},
        {"name": "Rush", "log": ["nonsense"]},
        [],
        ["nonsense"],
        [*log, "1: step donkey99 2,-1"],
        [*log[:70], "chance: figures 1 1", *log[70:]],
        log[:3] + log[5:],
        game_records.lines(played(GAMES[1].stem)),
        game_records.lines(match.game),
        [7],
        "text",
        None,
    ]
    for each in broken:
        back = with_lines(match, [each, *good, each])
        assert back.variations.all == known
        assert Game.loads(text_of(back)).extra[LINES] == good
        alone = with_lines(match, [each])
        assert not alone.variations.all
        assert not alone.has_variations
        alone.note_variations()
        assert LINES not in alone.game.extra
    assert not with_lines(match, {"log": good}).variations.all


def test_a_game_without_lines_is_written_as_ever(qtbot: QtBot) -> None:
    for path in GAMES:
        match = Match(played(path.stem).copy(), path)
        before = game_records.dumps(match.game)
        assert text_of(match) == before
        assert not match.is_modified


def test_leaving_and_taking_a_line_is_a_change(qtbot: QtBot) -> None:
    match = part_of(GAMES[0])
    match.mark_saved()
    told: list[bool] = []
    match.modified_changed.connect(told.append)
    match.undo()
    match.undo()
    match.do(match.game.legal_actions()[-1])
    assert match.variations.all
    assert match.is_modified
    assert told[-1]
    match.mark_saved()
    assert not match.is_modified
    match.take_variation(0)
    assert match.is_modified
    assert told[-1]
    match.mark_saved()
    back = again(match)
    back.mark_saved()
    assert not back.variations.all or not back.is_modified


def test_what_was_taken_back_is_saved_as_a_line(qtbot: QtBot) -> None:
    match = part_of(GAMES[0])
    log = match.game.log[:]
    for _ in range(5):
        match.undo()
    assert not match.variations.all
    back = again(match)
    assert back.game.log == match.game.log
    (line,) = back.variations.all
    assert whole_of(line) == tuple(of_players(log))
    back.take_variation(0)
    assert back.game.log == log
    match.redo()
    match.redo(Span.TURN)
    match.note_variations()
    assert (LINES in match.game.extra) == match.can_redo


def test_a_line_in_which_chance_draws_otherwise_is_refused_in_a_sentence(qtbot: QtBot) -> None:
    """The seed of a file was written over: what is recorded stands, but chance would not draw it again."""
    game = played("quartet-crossroads")
    text = game_records.dumps(game).replace(f'"seed": {game.seed}', f'"seed": {game.seed + 1}')
    match = Match(Game.loads(text))
    match.look_at(200)
    match.resume()
    log, lines = match.game.log[:], match.variations.all[:]
    with pytest.raises(VariationError, match=r"^There is no gold [^\n]*\.$"):
        match.take_variation(0)
    assert match.game.log == log
    assert match.variations.all == lines
    match.note_variations()
    assert LINES not in match.game.extra


# In the window


def test_a_line_is_in_the_menu_when_the_game_is_opened_again(
    window: MainWindow, answers: Answers, qtbot: QtBot, home: Path
) -> None:
    path = home / "mine.rbgame"
    match = begun(window, answers, isle(), qtbot)[1].match
    some_actions(match, 12)
    first = match.game.log[:]
    leave(match, 6)
    second, text = match.game.log[:], variation_text(match.variations.all[0])
    answers.give("file-choice", choose_file(path))
    trigger(window, "file.save", qtbot)
    assert not match.is_modified
    trigger(window, "file.close", qtbot)
    assert not window.tabs.games()
    assert window.workbench.files.open(path)
    match = in_front(window).match
    qtbot.waitUntil(in_front(window).turn_bar.variations.isVisible)
    action = menu_of(window).actions()[0]
    assert action.text().startswith(text)
    action.trigger()
    assert match.game.log == first
    assert match.is_modified
    trigger(window, "file.save", qtbot)
    trigger(window, "file.close", qtbot)
    assert window.workbench.files.open(path)
    menu_of(window).actions()[0].trigger()
    assert in_front(window).match.game.log == second


def test_the_games_played_have_the_lines_too(window: MainWindow, answers: Answers, qtbot: QtBot) -> None:
    page = begun(window, answers, isle(), qtbot)[1]
    some_actions(page.match, 12)
    first = page.match.game.log[:]
    page.match.look_at(0)
    page.match.resume()  # only the line has actions
    games = window.workbench.games
    trigger(window, "file.close", qtbot)
    assert not window.tabs.games()
    (kept,) = games.results.archive.games()
    games.played.open(kept.id)
    match = in_front(window).match
    assert match.game.extra[ID] == kept.id
    assert not match.is_modified
    menu_of(window).actions()[0].trigger()
    assert match.game.log == first
    while match.can_undo:  # a game all of which was taken back is among them too
        match.undo()
    trigger(window, "file.close", qtbot)
    assert not window.tabs.games()
    games.played.open(kept.id)
    menu_of(window).actions()[0].trigger()
    assert in_front(window).match.game.log == first


def test_lines_that_cannot_be_gone_back_to_are_told_of_or_not_offered(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = part_of(GAMES[0])
    leave(match, 60)
    window.workbench.games.show(match)
    page, log = in_front(window), match.game.log[:]

    def refuse(kept: Variations, number: int) -> None:
        raise VariationError("There is no gold on the mountain at (−4, 1).")

    monkeypatch.setattr(Variations, "check", refuse)
    menu_of(window).actions()[0].trigger()
    told = page.turn_bar.message.full_text
    assert told == "You cannot go back to this line: There is no gold on the mountain at (−4, 1)."
    assert match.game.log == log
    window.workbench.games.show(with_lines(match, [["nonsense"]]))
    assert not menu_of(window).actions(), "lines that are all unplayable are not offered for long"
    assert not in_front(window).turn_bar.variations.isVisible()
    recovered = again(match)
    window.workbench.games.show(recovered)
    assert in_front(window).match.variations.all == match.variations.all
