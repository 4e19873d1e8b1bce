"""Plays games on the maps of a calibration, on processes or a Dask cluster, and adds them to a store."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from pathlib import Path
from typing import NamedTuple

from calibration import store
from calibration.maps import CalibrationMap, Kind, calibration_map
from rbdesigner.lab.games.game_row import GameResult
from rbdesigner.lab.runs.executors import executor
from rbdesigner.lab.runs.played_game import short_results
from rbdesigner.lab.runs.run_setup import RunSetup
from rbdesigner.players.planning import kernel


def setup_of(drawn: CalibrationMap, player: str) -> RunSetup:
    """The run on a map, with such a player at each home."""
    return RunSetup.of(drawn.scenario, [player] * drawn.players, seed=drawn.number)


class Work(NamedTuple):
    """Games to be played on a map: those from the number ``played`` on, up to ``games``."""

    drawn: CalibrationMap
    played: int
    games: int


def play_map(work: Work, player: str) -> list[GameResult]:
    """The results of games on a map, made up to whole rounds of homes."""
    setup = setup_of(work.drawn, player)
    whole = setup.block * -(-work.games // setup.block)
    return short_results(setup, [setup.table(each) for each in range(work.played, whole)])


def play(
    path: Path,
    numbers: Iterable[int],
    player: str,
    games: int,
    cores: int,
    cluster: str = "",
    draw: Callable[[int], CalibrationMap] = calibration_map,
) -> Iterator[str]:
    """Play on the maps with these numbers until the store holds so many games of each, and tell of each in a line.

    The store keeps the maps that it has, whatever is drawn today. ValueError where workers cannot be had.
    """
    machines = kernel.source()[: store.SHOWN]
    waiting = _work(path, numbers, games, draw)
    with executor(cores, cluster) as crew:
        for drawn, results in _played(waiting, player, *crew):
            store.append(path, drawn.number, drawn.kind, setup_of(drawn, player), machines, results)
            failed = sum(not game.is_played for game in results)
            lost = f", {failed} failed" if failed else ""
            yield f"map {drawn.number} ({drawn.kind}, {drawn.players} players): {len(results)} games{lost}"


def _work(path: Path, numbers: Iterable[int], games: int, draw: Callable[[int], CalibrationMap]) -> Iterator[Work]:
    held = {each.number: each for each in store.read(path)}
    for number in numbers:
        before = held.get(number)
        if before is None:
            yield Work(draw(number), 0, games)
        elif before.played < games:
            yield Work(CalibrationMap(number, Kind(before.kind), before.scenario), before.played, games)


def _played(
    waiting: Iterator[Work], player: str, workers: Executor, cores: int
) -> Iterator[tuple[CalibrationMap, list[GameResult]]]:
    """The maps with their games, in the order in which they are done; those done together as they were begun."""
    pending: dict[Future[list[GameResult]], CalibrationMap] = {}
    try:
        while True:
            for work in waiting:
                pending[workers.submit(play_map, work, player)] = work.drawn
                if len(pending) > cores:
                    break
            if not pending:
                return
            wait(pending, return_when=FIRST_COMPLETED)
            for future in [each for each in pending if each.done()]:
                yield pending.pop(future), future.result()
    finally:
        for future in pending:
            future.cancel()
