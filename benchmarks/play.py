"""How quickly the game view answers: actions, reachable places, going back, opening, and machines that think beside it.

Run it with ``python -m benchmarks.play``. The whole window is open
at 1280 x 720 with a four-player game on 59 tiles, each table in a process of its own; the first ones play the game
again with the panel in front that they are named after. A time ends when no event is left to be worked off: board,
tile, choices and the panel are painted. Times are medians in milliseconds, the 95th percentile and the longest in
brackets; of several runs the one with the smallest median is shown. Names of tables as arguments measure only those.
"""

from __future__ import annotations

import json
import math
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from statistics import median, quantiles

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from benchmarks.apart import measured_apart, prepare_qt
from benchmarks.editing import memory, settle
from benchmarks.play_machines import machines, thinking
from benchmarks.play_window import GAME, Table, close_games, finish, shown, timed, window
from rbdesigner.engine.core.actions import Action, Step, Transfer
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.games import game_records
from rbdesigner.engine.games.game import Game
from rbdesigner.hexes import position
from rbdesigner.play.build_plans import StructureKind, may_plan, plannable_kinds
from rbdesigner.play.match import Match
from rbdesigner.play.placement.board_pictures import pictures
from rbdesigner.play.placement.spots import Point, point_of
from rbdesigner.players.player import play_game
from rbdesigner.players.random_player import RandomPlayer
from rbdesigner.scenario.pieces import Goods
from rbdesigner.ui.canvas.pointer import pointer_at
from rbdesigner.ui.game.game_page import GamePage
from rbdesigner.ui.shell.window import MainWindow

RUNS = 3
LONG = 3_000
"""Entries of the log of the game that is opened."""
TURNS = 48
"""Turns of that game; random players do some 70 actions in each."""
BACK = 40
"""How often one goes back, and looks at a moment."""
BEFORE_THE_END = 3
"""Actions before the end of the game one goes back and forth."""
DRAGS, DRAGGED, FAR = 40, 16, 110
"""How often goods are taken up, over how many points they are dragged, and how far from where they lay, in pixels."""

# Actions


def look_there(page: GamePage, action: Action) -> None:
    """Choose the transporter of an action, or look at its tile, as who does it with the mouse has done before."""
    state, focus = page.match.state, page.focus
    transporter = _transporter(action)
    spot = getattr(action, "spot", NONE)
    if transporter != NONE and state.carriers[transporter] == NONE:
        focus.choose(transporter)
    elif hasattr(action, "tile"):
        focus.look_at(action.tile)
    elif isinstance(action, Transfer) and action.source >= 0:
        focus.look_at(state.topology.spot_tiles[action.source])
    elif spot != NONE:
        focus.look_at(state.topology.spot_tiles[spot])


def _transporter(action: Action) -> int:
    if isinstance(action, Transfer):
        return next((~holder for holder in (action.source, action.target) if holder < 0), NONE)
    return int(getattr(action, "transporter", getattr(action, "carrier", NONE)))


def actions(tab: str) -> Table:
    """The whole game done again in the window, action by action, steps with the mouse, with one of the tabs open."""
    recorded = Game.load(GAME)
    times: Table = {"all actions": []}
    with window() as main:
        anew = Game.new(recorded.scenario, recorded.players, recorded.seed, rules=recorded.rules)
        page = shown(main, Match(anew), tab)
        match = page.match
        for action in recorded.log:
            if action.player == NONE:
                continue
            before = page.focus.transporter
            chosen = timed(partial(look_there, page, action))
            if page.view.controller.targets and page.focus.transporter != before:
                times.setdefault("reachable places lit up", []).append(chosen)
            at = _to_click(page, action) if isinstance(action, Step) else None
            if at is None:
                kind, act = type(action).__name__, partial(match.do, action)
            else:
                times.setdefault("hovering", []).append(timed(partial(_hover, page, at)))
                kind, act = "Step, clicked", partial(_click, page, at)
            times.setdefault(kind, []).append(timed(act))
            times["all actions"].append(times[kind][-1])
        assert match.game.log == recorded.log
        times["memory, MB"] = [memory()]
    return times


def _to_click(page: GamePage, step: Step) -> QPoint | None:
    """Where a click takes just this step; None where it would do something else."""
    view = page.view.view
    point = point_of(page.match.state.topology, page.view.board.scenario, step.to)
    at = view.viewportTransform().map(QPointF(*point)).toPoint()
    pointer = pointer_at(view.scene_point(QPointF(at)), page.view.scene.orientation, Qt.KeyboardModifier.NoModifier)
    target = page.view.controller.target_at(pointer)
    return at if target is not None and target.actions == (step,) else None


def _hover(page: GamePage, at: QPoint) -> None:
    QTest.mouseMove(page.view.view.viewport(), at)


def _click(page: GamePage, at: QPoint) -> None:
    QTest.mouseClick(page.view.view.viewport(), Qt.MouseButton.LeftButton, pos=at)


# Goods


def goods(tab: str) -> Table:
    """Drag goods over the board all through a game: take them up, move them, let them go, and take that back."""
    times: Table = {"taking up": [], "dragging": [], "letting go": []}
    for _, page in movements(tab):
        start = _goods_on(page)
        if start is not None:
            _drag_goods(page, start, times)
    return times


def movements(tab: str) -> Iterator[tuple[int, GamePage]]:
    """The page of the game gone back to moments of its movements, from the last on, with the number of each."""
    recorded = Game.load(GAME)
    with window() as main:
        page = shown(main, Match(recorded), tab)
        match = page.match
        moments = [n for n in range(len(recorded.log)) if match.mark_at(n).phase is Phase.MOVEMENT]
        for number, moment in enumerate(reversed(moments[:: len(moments) // DRAGS])):
            match.look_at(moment)
            match.resume()
            settle()
            yield number, page
        match.mark_saved()


def _goods_on(page: GamePage) -> Point | None:
    """Goods that lie where one of the acting player's transporters stands."""
    state, shown_map = page.match.state, page.view.board.scenario
    for tile in dict.fromkeys(state.tile_of(one) for one in state.owned(state.player)):
        for placed, _ in pictures(state, shown_map, tile):
            if isinstance(placed.pieces[0], Goods):
                x, y = position(state.topology.places[tile], shown_map.orientation)
                return x + placed.centre[0], y + placed.centre[1]
    return None


def _drag_goods(page: GamePage, start: Point, times: Table) -> None:
    view = page.view.view
    begin = view.viewportTransform().map(QPointF(*start)).toPoint()
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=begin)
    for number in range(DRAGGED):
        angle = math.tau * number / DRAGGED
        at = begin + QPoint(round(FAR * math.cos(angle)), round(FAR * math.sin(angle)))
        times["dragging" if number else "taking up"].append(timed(partial(_pull, page, at)))
    before = len(page.match.game.log)
    release = QTest.mouseRelease
    times["letting go"].append(timed(lambda: release(view.viewport(), Qt.MouseButton.LeftButton, pos=at)))
    if len(page.match.game.log) > before:
        page.match.undo()


def _pull(page: GamePage, at: QPoint) -> None:
    """Move with the button held."""
    viewport = page.view.view.viewport()
    there, held = QPointF(viewport.mapToGlobal(at)), Qt.MouseButton.LeftButton
    none = Qt.MouseButton.NoButton, held, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(viewport, QMouseEvent(QEvent.Type.MouseMove, QPointF(at), there, *none))


# Plans


def plans(tab: str) -> Table:
    """Drag pictures of all that can be planned over the board: take them up, move them, let go, and take that back."""
    times: Table = {"taking up": [], "dragging": [], "letting go": []}
    for number, page in movements(tab):
        state = page.match.state
        if may_plan(state):
            known = plannable_kinds(state, state.player)
            _drag_picture(page, known[number % len(known)], times)
    return times


def _drag_picture(page: GamePage, kind: StructureKind, times: Table) -> None:
    view, state = page.view, page.match.state
    here = state.tile_of(state.owned(state.player)[0])
    x, y = position(state.topology.places[here], view.scene.orientation)
    begin, none = view.view.viewportTransform().map(QPointF(x, y)).toPoint(), Qt.KeyboardModifier.NoModifier
    times["taking up"].append(timed(lambda: view.take_up(kind)))
    for number in range(DRAGGED):
        angle = math.tau * number / DRAGGED
        at = begin + QPoint(round(FAR * math.cos(angle)), round(FAR * math.sin(angle)))
        there = view.view.viewport().mapToGlobal(at)
        times["dragging"].append(timed(partial(view.carry, there, none)))
    before = page.match.moment, page.match.plans
    times["letting go"].append(timed(lambda: view.put_down(there, none)))
    if (page.match.moment, page.match.plans) != before:
        page.match.undo()


# Time


def going_back(tab: str) -> Table:
    """Undo and redo in the thirtieth turn or as late as the game goes, and looking at moments all over it."""
    times: Table = {}
    with window() as main:
        match = Match(Game.load(GAME))
        page = shown(main, match, tab)
        late = next(n for n in range(len(match.game.log)) if match.mark_at(n).turn == min(30, match.state.turn))
        match.look_at(late + 60)
        match.resume()
        settle()
        times["undo of the end"], times["redo of the end"] = [timed(match.undo)], [timed(match.redo)]
        for _ in range(BEFORE_THE_END):  # where the result gives way to the phases again
            match.undo()
        settle()
        for number in range(BACK):
            look_there(page, match.game.log[-1 - number % 5])
            finish()
            times.setdefault("undo of an action", []).append(timed(match.undo))
            times.setdefault("redo of an action", []).append(timed(match.redo))
        slider = page.turn_bar.slider
        for number in range(BACK):
            moment = number * 997 % len(match.game.log)
            times.setdefault("any moment by the slider", []).append(timed(partial(slider.setValue, moment)))
        for moment in range(late, late + BACK):
            times.setdefault("the next moment", []).append(timed(partial(slider.setValue, moment)))
    return times


# Opening


def long_game() -> Game:
    """Four random players on the same map with more turns than usual, until so many entries are in the log."""
    scenario = Game.load(GAME).scenario
    scenario.properties = replace(scenario.properties, turns=TURNS)
    game = Game.new(scenario, 4, 1)
    for _ in play_game(game, [RandomPlayer(player) for player in range(4)]):
        if len(game.log) >= LONG:
            break
    return game


def opening(_tab: str) -> Table:
    """Opening a saved game with everything painted: once in a fresh window, then again; and what memory it takes."""
    times: Table = {}
    with window() as main, tempfile.TemporaryDirectory() as folder:
        main.workbench  # noqa: B018  (made as at the first file)
        times["memory without a game, MB"] = [memory()]
        long, short = Path(folder) / "long.rbgame", Path(folder) / "short.rbgame"
        game_records.save(long_game(), long)
        game_records.save(Game.load(GAME), short)
        for name, path in ((f"game of {LONG} entries", long), ("game of 1623 entries", short)):
            times[f"{name}, the first time"] = [timed(partial(_open, main, path))]
            times[f"{name}, again"] = []
            for _ in range(4):
                close_games(main)
                times[f"{name}, again"].append(timed(partial(_open, main, path)))
            settle()
            times[f"memory with a {name}, MB"] = [memory()]
    return times


def _open(main: MainWindow, path: Path) -> None:
    """Open a game, and wait until nothing on its board is stood in for."""
    main.workbench.files.open(path)
    page = main.tabs.current_game
    assert page is not None
    while not page.view.is_sharp:
        QApplication.processEvents()


TABLES: dict[str, Callable[[str], Table]] = {
    "actions": lambda name: actions("Actions"),
    "players": lambda name: actions("Players"),
    "wonder": lambda name: actions("Wonder"),
    "log": lambda name: actions("Log"),
    "goods": lambda name: goods("Actions"),
    "plans": lambda name: plans("Actions"),
    "time": lambda name: going_back("Log"),
    "opening": opening,
    "machines": lambda name: machines("Log"),
    "thinking": lambda name: thinking("Actions"),
}


def best(runs: list[Table]) -> Table:
    """Of each row the run with the smallest median."""
    return {name: min((run[name] for run in runs if name in run), key=median) for name in runs[0]}


def line(times: list[float]) -> str:
    """Median, 95th percentile, the longest, and how many there are."""
    if len(times) == 1:
        return f"{times[0]:8.1f}"
    late = quantiles(times, n=20, method="inclusive")[-1]
    return f"{median(times):8.1f} ({late:6.1f} {max(times):7.1f}) {len(times):6}"


def main() -> None:
    """Print the tables."""
    prepare_qt()
    names = sys.argv[1:]
    if names[:1] == ["--one"]:
        print(json.dumps(TABLES[names[1]](names[1])))
        return
    for name in names or TABLES:
        load = os.getloadavg()[0]
        table = best([measured_apart("play", "--one", name) for _ in range(RUNS)])
        print(f"{name:38}   median (95 %  longest)  times    load before {load:.1f}")
        for row, times in table.items():
            print(f"  {row:36} {line(times)}")


if __name__ == "__main__":
    main()
