"""The guide to playing: one turn of a solo game step by step, then what it cannot show, from saved games."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QDialog

from rbdesigner.engine.core.actions import Build
from rbdesigner.engine.core.codes import BUILDINGS, GEESE, GOODS
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.notation import notation
from rbdesigner.hexes import Hex, position
from rbdesigner.play.build_plans import StructureKind
from rbdesigner.play.tile_items import ItemKind
from rbdesigner.rules.tables import BuildingKind, Good
from rbdesigner.ui.dialogs.games.new_game import NewGameDialog
from rbdesigner.ui.game.board.target import Shape
from rbdesigner.ui.game.panels.final_board import FinalBoard
from rbdesigner.ui.shell.welcome.gallery import Gallery
from tour import machines
from tour.game import (
    choose,
    click_thing,
    done,
    go_on_from,
    in_phase,
    last,
    lines,
    number_of,
    open_game,
    panels,
    play_until,
    side,
    sign,
    state,
    tab,
    thing,
)
from tour.machines import choose_seed
from tour.photographs import paint_badge
from tour.stage import Stage, part_of
from tour.working import type_path

HOME, WOODS, ROCK, NORTH = (0, 0), (1, 0), (1, -1), (0, -1)
BOARDS = GOODS.index(Good.BOARDS)
RAFT = 10
"""The number of South's raft in the game of two."""
_ALT, _SHIFT = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ShiftModifier


# From the map to the game


def begin(stage: Stage) -> None:
    """From the map to a game, back, and at once to another."""
    for page in stage.window.tabs.maps():
        page.document.mark_saved()
    stage.key("Ctrl+Shift+W")
    stage.command("light")
    gallery = part_of(stage.window, Gallery)
    stage.click_row(gallery, [path.stem for path in gallery.paths()].index("millbrook"))
    stage.wait(lambda: stage.window.registry["play.start"].isEnabled(), "the map cannot be played")

    def fill(dialog: QDialog) -> None:
        assert isinstance(dialog, NewGameDialog)
        dialog.names[0].setFocus()
        stage.type("Ada")
        choose_seed(stage, dialog)
        stage.picture("play-new-game", stage.area_above(dialog, 40), above=dialog)
        stage.key("Return")

    with stage.answering("new-game", fill):
        stage.key("F5")
    first = stage.game
    stage.key("F5")
    assert stage.page.document.name == "Millbrook", "F5 goes back to the map"
    stage.key("Shift+F5")
    assert stage.game is not first, "Shift+F5 begins another game"
    stage.key("Ctrl+W")
    stage.window.tabs.setCurrentWidget(first)
    stage.settle()


# The first turn


def home(stage: Stage) -> None:
    """Choose the home."""
    stage.hover(HOME)
    stage.picture("play-home", stage.around(HOME, (2, -1), radii=1.6), pointer=True)
    stage.click(HOME)
    assert "1: home 0,0" in lines(stage), lines(stage)
    in_phase(stage, 1, Phase.MOVEMENT)  # nothing can be done in the first production


def movement(stage: Stage) -> None:
    """Choose a donkey, load boards with clicks and with a drag, go."""
    in_phase(stage, 1, Phase.MOVEMENT)
    tile, picture = number_of(stage, HOME), stage.game.tile_view.picture
    stage.click(HOME, (0.6, -0.5))
    assert stage.game.focus.tile == tile
    donkeys = list(state(stage).on_tile[tile])
    click_thing(stage, ItemKind.TRANSPORTER, number=donkeys[0])
    assert stage.game.focus.transporter == donkeys[0]
    parts(stage)
    planning(stage)
    stage.hover_in(picture, thing(stage, ItemKind.GOODS, BOARDS))
    stage.picture("play-load", stage.game.tile_view, pointer=True)
    click_thing(stage, ItemKind.GOODS, BOARDS)
    assert last(stage) == "load boards 0,0 > donkey1", last(stage)
    stage.hover(WOODS, (0.2, -0.3))
    stage.picture("play-ways", stage.around((-1, 0), (2, 0), radii=1.9), pointer=True)
    stage.click(WOODS, (0.2, -0.3))
    assert last(stage) == "step donkey1 1,0/0", last(stage)
    stage.click(HOME, (0.6, -0.5))
    start = thing(stage, ItemKind.GOODS, BOARDS)
    end = thing(stage, ItemKind.TRANSPORTER, number=donkeys[1])
    stage.take_up(picture, start, end)
    stage.picture("play-drag", stage.game.tile_view, pointer=True)
    stage.let_go(picture, end)
    assert last(stage) == "load boards 0,0 > donkey2", last(stage)
    stage.key("Ctrl+Z")
    click_thing(stage, ItemKind.TRANSPORTER, number=donkeys[1])
    click_thing(stage, ItemKind.GOODS, BOARDS, modifiers=_SHIFT)
    assert state(stage).loads[donkeys[1]] == 2, "as many as fit"
    stage.click(ROCK)
    assert last(stage) == "step donkey2 1,-1", last(stage)
    stage.leave()
    stage.picture("play-done", stage.game.phase_end)
    done(stage)


def planning(stage: Stage) -> None:
    """A woodcutter in the hand, over the woods; nothing comes of it."""
    palette, hand = stage.game.choices.structures, stage.game.view.controller
    woodcutter = StructureKind(Build, BUILDINGS.index(BuildingKind.WOODCUTTER))
    stage.click_in(next(button for button in palette.buttons if button.kind == woodcutter))
    stage.wait(lambda: len(hand.targets) == 2, "the places of a woodcutter do not light up")
    stage.hover(WOODS, (0.2, -0.3))
    stage.picture("play-plan", stage.around((0, 0), (4, -2), (2, 1), radii=1.2), pointer=True)
    stage.key("Esc")
    assert hand.plan_controller.kind is None


def parts(stage: Stage) -> None:
    """The page with its parts numbered."""
    game = stage.game
    stage.leave()
    picture = stage.window.grab()
    painter = QPainter(picture)
    bar, tile = stage.area(game.turn_bar), stage.area(game.tile_view)
    middles = [
        bar.topLeft() + QPoint(560, 17),
        stage.area(game.turn_bar.slider).topRight() + QPoint(-60, 8),
        stage.area(game.view).topRight() + QPoint(-60, 40),
        tile.topRight() + QPoint(-24, 24),
        stage.area(panels(stage)).topRight() + QPoint(-24, 12),
        stage.area(game.phase_end).topRight() + QPoint(-24, 12),
        stage.area(game.turn_bar.undo).center() - QPoint(110, 0),
    ]
    for number, middle in enumerate(middles, 1):
        paint_badge(painter, number, middle)
    painter.end()
    stage.save("play-parts", picture)


def building(stage: Stage) -> None:
    """What can be built, with prices; a road on the map, and a building."""
    in_phase(stage, 1, Phase.BUILDING)
    for tile, text in ((WOODS, "Woodcutter"), (ROCK, "Quarry")):
        stage.click(tile)
        choose(stage, text)
        assert last(stage).startswith("build"), last(stage)
    stage.click(HOME)
    stage.leave()
    stage.picture("play-building", side(stage))
    aside = sign(stage, Shape.ROAD)
    stage.hover(HOME, aside)
    stage.picture("play-road", stage.around(HOME, (1, 0), radii=1.7), pointer=True)
    stage.click(HOME, aside)
    assert last(stage).startswith("road"), last(stage)
    stage.key("Ctrl+Z")
    choose(stage, "Sawmill")
    assert last(stage) == "build donkey3 sawmill 0,0", last(stage)
    done(stage)


def wonder(stage: Stage) -> None:
    """Nothing is left for a brick."""
    in_phase(stage, 1, Phase.WONDER)
    done(stage)
    in_phase(stage, 2, Phase.MOVEMENT)


# What the first turn cannot show


def later(stage: Stage) -> None:
    """Moments of a good solo game."""
    open_game(stage, "solo-millbrook")
    picture = stage.game.tile_view.picture
    go_on_from(stage, 7, Phase.PRODUCTION)
    stage.click((0, 1), (0.3, -0.3))
    stage.leave()
    stage.picture("play-run", side(stage))
    choose(stage, "2 boards → 1 paper aboard donkey 3")
    go_on_from(stage, 3, Phase.PRODUCTION)
    stage.click(NORTH)
    choose(stage, "Let the donkeys")
    go_on_from(stage, 5, Phase.MOVEMENT)
    play_until(stage, "1: lead donkey5 0,0")
    stage.click(HOME, (0.6, -0.5))
    click_thing(stage, ItemKind.TRANSPORTER, number=4)
    stage.hover_in(picture, thing(stage, ItemKind.GOODS, GEESE))
    for _ in range(2):
        click_thing(stage, ItemKind.GOODS, GEESE, modifiers=_ALT)
    stage.picture("play-geese", stage.game.tile_view, pointer=True)
    stage.click(NORTH)
    go_on_from(stage, 10, Phase.PRODUCTION)
    stage.click(NORTH)
    stage.leave()
    stage.picture("play-research", side(stage))
    go_on_from(stage, 18, Phase.WONDER)
    stage.picture("play-wonder", side(stage, 460))
    tab(stage, stage.game.wonder)
    stage.picture("play-wonder-board", stage.game.wonder)
    stage.key("Ctrl+Z")


# Time


def time(stage: Stage) -> None:
    """Undo, look at an earlier moment, go on from there, and come back to the other line."""
    match, bar = stage.game.match, stage.game.turn_bar
    before = len(match.game.log)
    stage.key("Ctrl+Z")
    assert len(match.game.log) < before
    stage.key("Ctrl+Y")
    assert len(match.game.log) == before
    handle, middle = QPoint(bar.slider.width() - 8, bar.slider.height() // 2), bar.slider.rect().center()
    stage.take_up(bar.slider, handle, middle)
    stage.let_go(bar.slider, middle)
    assert not match.is_present
    tab(stage, stage.game.log)
    stage.leave()
    stage.picture("play-past", QRect(0, 48, 1280, 752))
    stage.click_in(bar.past.on)
    assert match.is_present and match.has_variations
    menu = bar.variations.menu()
    menu.popup(bar.variations.mapToGlobal(QPoint(0, bar.variations.height())))
    stage.settle()
    stage.picture("play-lines", stage.area_above(menu, 30), above=menu)
    menu.close()


# The end


def ending(stage: Stage) -> None:
    """The end of a solo game, its record in the map, the games played, and a position as a map."""
    go_on_from(stage, 20, Phase.WONDER)
    play_until(stage, "1: done")
    tab(stage, stage.game.players)
    stage.picture("play-solo", stage.game.players)
    stage.click_in(stage.game.phase_end.done)
    assert state(stage).over
    stage.command("result of the game")  # it comes by itself only for an end that was not seen before
    board = part_of(stage.window, FinalBoard)
    stage.picture("play-end", stage.area_above(board, 30), above=board)
    board.reject()
    stage.come_back()

    stage.command("edit this position")
    assert stage.page.document.is_modified
    stage.leave()
    stage.picture("play-position", QRect(0, 0, 900, 560))
    stage.page.document.mark_saved()
    stage.key("Ctrl+W")


# Several players


def together(stage: Stage) -> None:
    """A boat docks, an offer is made, and the order of play is asked for."""
    open_game(stage, "duo-the-lake-between")
    go_on_from(stage, 14, Phase.MOVEMENT, 1)
    play_until(stage, "2: step raft11 0,-1@6")
    stage.game.focus.choose(RAFT)
    stage.settle()
    aside = next(
        (target.at[0] - x, target.at[1] - y)
        for x, y in [position(Hex(*NORTH), stage.game.match.game.scenario.orientation)]
        for target in stage.game.view.controller.targets
        if notation.text(state(stage), target.actions[-1]) == "step raft11 0,-1@6"
    )
    stage.hover(NORTH, aside)
    stage.picture("play-dock", stage.around((-1, 0), (2, -1), radii=1.7), pointer=True)
    stage.picture("play-window", pointer=True)
    stage.click(NORTH, aside)
    assert last(stage) == "step raft11 0,-1@6", last(stage)
    choose(stage, "Ask North for 1 paper")
    stage.leave()
    stage.picture("play-offer", side(stage, 420))
    choose(stage, "Refuse")
    go_on_from(stage, 16, Phase.MOVEMENT)
    stage.leave()
    stage.picture("play-order", side(stage, 480))
    stage.key("Return")


def played(stage: Stage) -> None:
    """Games are saved and closed, and found again among the games played."""
    for page in stage.window.tabs.games():
        stage.window.tabs.setCurrentWidget(page)
        stage.settle()
        path = stage.home / f"evening-{stage.window.tabs.currentIndex()}.rbgame"
        if page.match.path is not None:
            stage.key("Ctrl+S")
        else:
            with stage.answering("file-choice", partial(type_path, stage, path=path)):
                stage.key("Ctrl+S")
        assert not page.match.is_modified
        stage.key("Ctrl+W")

    def look(dialog: QDialog) -> None:
        dialog.setGeometry(stage.window.x() + 200, stage.window.y() + 150, 860, 260)
        stage.picture("play-games", stage.area_above(dialog, 30), above=dialog)
        dialog.reject()

    with stage.answering("played-games", look):
        stage.command("games played")


CHAPTERS: tuple[Callable[[Stage], None], ...] = (
    *(begin, home, movement, building, wonder, later, time, ending, together, machines.playing, played),
    *(machines.hint, machines.solver, machines.solution, machines.laboratory, machines.figures),
)
"""In this order, and each where the one before has left off."""
