"""Plays games on the maps of a calibration, on processes or a Dask cluster, and adds them to a store."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from pathlib import Path

from calibration import store
from calibration.maps import CalibrationMap, calibration_map
from rbdesigner.lab.games.game_row import GameResult
from rbdesigner.lab.runs.executors import executor
from rbdesigner.lab.runs.played_game import short_results
from rbdesigner.lab.runs.run_setup import RunSetup
from rbdesigner.players.planning import kernel


def setup_of(drawn: CalibrationMap, player: str) -> RunSetup:
    """The run on a map, with such a player at each home."""
    return RunSetup.of(drawn.scenario, [player] * drawn.players, seed=drawn.number)


def play_map(drawn: CalibrationMap, player: str, games: int) -> tuple[CalibrationMap, list[GameResult]]:
    """The map, and at least so many games on it, made up to whole rounds of homes."""
    setup = setup_of(drawn, player)
    whole = setup.block * -(-games // setup.block)
    return drawn, short_results(setup, [setup.table(each) for each in range(whole)])


def play(
    path: Path,
    numbers: Iterable[int],
    player: str,
    games: int,
    cores: int,
    cluster: str = "",
    draw: Callable[[int], CalibrationMap] = calibration_map,
) -> Iterator[str]:
    """Play on the maps with these numbers that the store does not hold, and tell of each in a line.

    ValueError where workers cannot be had.
    """
    machines = kernel.source()[: store.SHOWN]
    held = {each.number for each in store.read(path)}
    waiting = (draw(number) for number in numbers if number not in held)
    with executor(cores, cluster) as crew:
        for drawn, results in _played(waiting, player, games, *crew):
            store.append(path, drawn.number, drawn.kind, setup_of(drawn, player), machines, results)
            failed = sum(not game.is_played for game in results)
            lost = f", {failed} failed" if failed else ""
            yield f"map {drawn.number} ({drawn.kind}, {drawn.players} players): {len(results)} games{lost}"


def _played(
    waiting: Iterator[CalibrationMap], player: str, games: int, workers: Executor, cores: int
) -> Iterator[tuple[CalibrationMap, list[GameResult]]]:
    """The maps with their games, in the order in which they are done."""
    pending: set[Future[tuple[CalibrationMap, list[GameResult]]]] = set()
    try:
        while True:
            for drawn in waiting:
                pending.add(workers.submit(play_map, drawn, player, games))
                if len(pending) > cores:
                    break
            if not pending:
                return
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        for future in pending:
            future.cancel()
