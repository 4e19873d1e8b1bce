"""Stores of maps and what became of their homes in games: xz files of JSON lines that only grow.

Each map is a piece of its own, so that a run that is stopped loses no more than the maps at which it was. A map comes
again with its next games. The digest of a store names it wherever figures of it are told.
"""

from __future__ import annotations

import json
import lzma
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from rbdesigner.hexes import Hex
from rbdesigner.lab.games.game_row import GameResult
from rbdesigner.lab.runs.run_setup import RunSetup
from rbdesigner.scenario import serial
from rbdesigner.scenario.model import Scenario

SHOWN = 16
"""The number of digits of a digest that are kept."""


class HomeResult(NamedTuple):
    """What a home made in a game: its ``points``, and whether it ``won``; ``seat`` is where its player sat."""

    seat: int
    points: int
    won: bool


class PlayedGames(NamedTuple):
    """A map with games of equal machines on it.

    ``kind`` says what map it is; ``machines`` tells the version of the players. ``results`` has for each game that came
    to its end a result for each of the ``homes``; ``played`` counts those that failed, too.
    """

    number: int
    kind: str
    player: str
    machines: str
    scenario: Scenario
    homes: tuple[Hex, ...]
    results: tuple[tuple[HomeResult, ...], ...]

    played: int

    @property
    def players(self) -> int:
        """The number of players, each of whom has a home."""
        return len(self.homes)


def append(path: Path, number: int, kind: str, setup: RunSetup, machines: str, games: Sequence[GameResult]) -> None:
    """Add a map with its next games to a store, which is made if it is not there."""
    rows = [[game.winner, *game.points] if game.is_played else None for game in games]
    data = {
        "number": number,
        "kind": kind,
        "player": setup.players[0],
        "machines": machines,
        "seed": setup.seed,
        "map": serial.to_json(setup.scenario),
        "games": rows,
    }
    with path.open("ab") as file:
        file.write(lzma.compress(json.dumps(data, separators=(",", ":")).encode() + b"\n", preset=9))


def read(path: Path) -> list[PlayedGames]:
    """The maps of a store, in the order in which they came first."""
    found: dict[int, dict[str, Any]] = {}
    if path.exists():
        with lzma.open(path, "rt", encoding="utf-8") as lines:
            for line in lines:
                data = json.loads(line)
                first = found.setdefault(data["number"], data)
                if first is not data:
                    first["games"] += data["games"]
    return list(map(_played_games, found.values()))


def _played_games(data: Mapping[str, Any]) -> PlayedGames:
    scenario = serial.from_json(data["map"])
    setup = RunSetup.of(scenario, [data["player"]] * len(scenario.homes), data["seed"])
    return PlayedGames(
        data["number"],
        data["kind"],
        data["player"],
        data["machines"],
        scenario,
        setup.homes,
        tuple(_home_results(setup, number, *row) for number, row in enumerate(data["games"]) if row),
        len(data["games"]),
    )


def _home_results(setup: RunSetup, number: int, winner: int, *points: int) -> tuple[HomeResult, ...]:
    """The results of all homes in a game: the player at seat ``i`` has the home ``homes`` places further on."""
    turned, homes = setup.table(number).homes, len(setup.homes)
    seats = [(home - turned) % homes for home in range(homes)]
    return tuple(HomeResult(seat, points[seat], seat == winner) for seat in seats)


def digest(path: Path) -> str:
    """The digest of a store."""
    return sha256(path.read_bytes()).hexdigest()[:SHOWN]
