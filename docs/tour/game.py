"""The hands and eyes of a player of the game in front: what is shown, what is clicked, saved games to go on from."""

from __future__ import annotations

import shutil
from pathlib import Path

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QTabWidget, QWidget

from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.notation import notation
from rbdesigner.hexes import Hex, position
from rbdesigner.play.tile_items import ItemKind
from rbdesigner.ui.game.board.target import Shape
from rbdesigner.ui.game.choices.choice_widgets import ChoiceButton
from tour.stage import Aside, Place, Stage, part_of
from tour.working import type_path

GAMES = Path(__file__).resolve().parents[2] / "tests" / "games"


# What is shown


def state(stage: Stage) -> GameState:
    """The moment that is shown."""
    return stage.game.match.state


def number_of(stage: Stage, tile: Place) -> int:
    """The number of a tile."""
    return state(stage).topology.index[Hex(*tile)]


def last(stage: Stage) -> str:
    """What was done last by a player, in the notation."""
    log = [action for action in stage.game.match.game.log if action.player != NONE]
    return notation.text(state(stage), log[-1]) if log else ""


def lines(stage: Stage) -> list[str]:
    """All that was done by players, in the notation, as far as that can be said now."""
    log = stage.game.match.game.log
    return [notation.line(state(stage), action) for action in log if action.player != NONE]


def side(stage: Stage, height: int = 1000) -> QRect:
    """The part of the window beside the board, from its top so many pixels high at most."""
    column = stage.area(stage.game.tile_view)
    return QRect(column.topLeft(), QSize(column.width(), height)).intersected(stage.area(stage.game))


# The hands of a player


def thing(stage: Stage, what: ItemKind, code: int = NONE, number: int = NONE) -> QPoint:
    """Where a thing is in the picture of the tile; ``code`` and ``number`` only where there are several of its kind."""
    shown = stage.game.tile_view.picture.shown
    assert shown is not None, "no tile is looked at"
    fitting = (
        one.rect.center()
        for one in shown.things
        if one.item.what is what and code in (NONE, one.item.code) and number in (NONE, one.item.number)
    )
    found = next(fitting, None)
    assert found is not None, (what, code, number, [one.item for one in shown.things])
    return found.toPoint()


def click_thing(
    stage: Stage,
    what: ItemKind,
    code: int = NONE,
    number: int = NONE,
    modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
) -> None:
    """Click a thing in the picture of the tile."""
    stage.click_in(stage.game.tile_view.picture, thing(stage, what, code, number), modifiers)


def choice(stage: Stage, text: str) -> ChoiceButton:
    """The choice that begins with these words."""
    buttons = stage.game.choices.findChildren(ChoiceButton)
    seen = [button for button in buttons if button.isVisible()]
    found = next((button for button in seen if button.text().startswith(text)), None)
    assert found is not None, (text, [button.text() for button in seen])
    return found


def choose(stage: Stage, text: str) -> None:
    """Click the choice that begins with these words."""
    stage.click_in(choice(stage, text))


def sign(stage: Stage, shape: Shape) -> Aside:
    """Where on the tile that is looked at the first sign of this shape stands that a click would heed."""
    at = next(target.at for target in stage.game.view.controller.targets if target.shape is shape and not target.reason)
    scenario = stage.game.match.game.scenario
    x, y = position(state(stage).topology.places[stage.game.focus.tile], scenario.orientation)
    return at[0] - x, at[1] - y


def done(stage: Stage) -> None:
    """Click the button at the foot."""
    stage.click_in(stage.game.phase_end.done)


def panels(stage: Stage) -> QTabWidget:
    """The panels beside the board."""
    return part_of(stage.game, QTabWidget, "game-panels")


def tab(stage: Stage, panel: QWidget) -> None:
    """Click the tab of a panel."""
    tabs = panels(stage)
    bar = tabs.tabBar()
    stage.click_in(bar, bar.tabRect(tabs.indexOf(panel)).center())
    assert panel.isVisible()


def in_phase(stage: Stage, turn: int, phase: Phase) -> None:
    """The game has come so far."""
    assert (state(stage).turn, state(stage).phase) == (turn, phase), (state(stage).turn, state(stage).phase)


def open_game(stage: Stage, name: str, folder: Path = GAMES) -> None:
    """Open a copy of one of the whole games from its file."""
    path = stage.home / f"{name}.rbgame"
    shutil.copyfile(folder / path.name, path)
    with stage.answering("file-choice", lambda dialog: type_path(stage, dialog, path)):
        stage.key("Ctrl+O")
    assert stage.game.match.path == path
    stage.settle(300)


def go_on_from(stage: Stage, turn: int, phase: Phase, player: int | None = None) -> None:
    """Go on where a phase, or a player's part of it, began in the saved game, whatever has been done since."""
    match = stage.game.match
    if match.variations.all:
        lengths = [len(line.before) + len(line.actions) for line in match.variations.all]
        match.take_variation(lengths.index(max(lengths)))
    marks = map(match.mark_at, range(len(match.game.log)))
    wanted = (mark[:2] == (turn, phase) and player in (None, mark.player) for mark in marks)
    match.look_at(list(wanted).index(True))
    stage.settle()
    stage.click_in(stage.game.turn_bar.past.on)
    in_phase(stage, turn, phase)


def play_until(stage: Stage, *lines: str) -> None:
    """Do what the players did in the saved game, up to the action before these."""
    match, line = stage.game.match, stage.game.match.variations.all[-1]
    again = sum(1 for action in match.game.log[line.moment :] if action.player != NONE)
    for action in line.actions[again:]:
        if notation.line(match.state, action) in lines:
            stage.settle(600)  # until all have come where they go
            return
        match.do(action)
    raise AssertionError(lines)
