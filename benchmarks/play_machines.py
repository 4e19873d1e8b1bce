"""How smoothly the game view paints while machines play, a hint is thought about, or a solver works."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter

from benchmarks import slow_player
from benchmarks.editing import settle
from benchmarks.play_window import GAME, Frames, Table, close_games, shown, window
from rbdesigner.engine.games.game import Game
from rbdesigner.play.match import Match
from rbdesigner.players.machine_turns import Seat
from rbdesigner.players.player import Player
from rbdesigner.players.process import PlayerProcess
from rbdesigner.players.random_player import RandomPlayer
from rbdesigner.scenario import files
from rbdesigner.ui.storage import preferences

MILLBROOK = Path(__file__).parents[1] / "scenarios" / "millbrook.rbmap"
WATCHED = 8.0
"""Seconds for which machines are watched."""
DECISIONS = 500
BEGUN = 4
"""Entries of the log after which one begins to watch."""


def decisions() -> Table:
    """What a decision of the random player takes, in microseconds, here and in a process of its own."""
    game = Game.new(Game.load(GAME).scenario, 4, 9)
    apart = PlayerProcess("random", game.acting[0], 1)
    players: dict[str, Player] = {"here": RandomPlayer(1), "in a process": apart}
    times: Table = {}
    for name, player in players.items():
        player.decide(game.view())  # a process begins
        for _ in range(DECISIONS):
            begin = perf_counter()
            player.decide(game.view())
            times.setdefault(f"a decision {name}, us", []).append(1e6 * (perf_counter() - begin))
    apart.close()
    return times


def machines(tab: str) -> Table:
    """The gaps between frames while four machines play without a pause, quick ones and slow ones."""
    tables = ("random players", "random"), ("slow players", slow_player.__file__)
    times = decisions()
    with window() as main:
        for name, player in tables:
            recorded = Game.load(GAME)
            match = Match(Game.new(recorded.scenario, 4, 9))
            page = shown(main, match, tab)
            page.seats.pause = 0
            for number in range(4):
                page.seats.replace(number, Seat(PlayerProcess(player, number, 9)))
            while len(match.game.log) < BEGUN:  # the processes of the players take a moment to begin
                settle(0.1)
            begun, frames = len(match.game.log), Frames(page)
            settle(WATCHED)
            frames.stop()
            times[f"gap between frames, {name}"] = frames.gaps
            times[f"actions a second, {name}"] = [(len(match.game.log) - begun) / WATCHED]
            page.seats.is_paused = True
            match.mark_saved()
            settle(slow_player.THINKING + 1)
            close_games(main)
    return times


def thinking(tab: str) -> Table:
    """The gaps between frames while a hint is thought about, and while a solver works with all cores."""
    times: Table = {}
    with window() as main:
        game = Game.new(files.load(MILLBROOK), 1, 3)
        game.apply("home 0,0")
        page = shown(main, Match(game), tab)
        preferences.set_hint_level("hard")
        settle(2)
        frames = Frames(page)
        settle(4)
        frames.stop()
        times["gap between frames, at rest"] = frames.gaps
        frames = Frames(page)
        page.advice.ask()
        while page.advice.is_thinking:
            settle(0.05)
        settle(0.5)
        frames.stop()
        times["gap between frames, hint"] = frames.gaps
        page.advice.take()
        main.workbench.solvers.solve()
        (solver,) = main.workbench.solvers.open_windows
        settle(0.5)
        frames = Frames(page)
        solver.turn_over()
        settle(2 * WATCHED)
        frames.stop()
        times["gap between frames, solver"] = frames.gaps
        times["games found by the solver"] = [float(len(solver.solving.found))]
        solver.close()
        page.match.mark_saved()
    return times
