"""Tiny scenarios as text, told to the counter: a title in brackets, then one statement a line.

``players 2``, ``phase building``, ``stage asking``, ``turns 3``, ``bricks 16``, ``neutral 1``, ``option solo-mines``,
``tile 0,0 woods 0-3``, ``unit donkey 0,0 1 boards 2`` (spot, player, goods), ``aboard raft 1`` (carried by unit 1),
``goods 0,0 stone 1``, ``building sawmill 0,0``, ``mine 0,0 3+3``, ``road 0,0|4``, ``bridge 0,0:1``,
``wall 0,0:3 2 1`` (player, 0 for neutral, and tokens), ``home 0,0 1``, ``knows 1 rowing``.
"""

from __future__ import annotations

from pathlib import Path

from tests.engine.perft import board, building
from tests.engine.perft.board import Board, Hex, Spot, Tile, place
from tests.engine.perft.position import Position

Telling = list[list[str]]


def read_all(path: Path) -> dict[str, str]:
    """The scenarios of a file by title; lines that begin with ``#`` say what they are about."""
    found: dict[str, str] = {}
    title = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            title = line.strip("[]")
            found[title] = ""
        elif line and not line.startswith("#"):
            found[title] += f"{line}\n"
    return found


SCENARIOS = read_all(Path(__file__).with_name("scenarios.txt"))


def words(text: str) -> Telling:
    """The statements of a scenario, each as a list of words."""
    return [line.split() for line in text.splitlines() if line.strip()]


def value(telling: Telling, name: str, default: str) -> str:
    """The value of a statement that stands there once at most."""
    return next((line[1] for line in telling if line[0] == name), default)


def tell(text: str) -> Position:
    """The position that a scenario begins with."""
    telling = words(text)
    tiles = {
        place(line[1]): Tile(line[2], tuple(frozenset(map(int, river.split("-"))) for river in line[3:]))
        for line in telling
        if line[0] == "tile"
    }
    players = int(value(telling, "players", "1"))
    phase = value(telling, "phase", "movement")
    solo = players == 1
    s = Position(
        Board(tiles),
        players,
        turns=int(value(telling, "turns", "20" if solo else "33")),
        steady_mines=solo or ["option", "solo-mines"] in telling,
        phase=phase,
        stage=value(telling, "stage", "play"),
        temple=tuple(range(players, 0, -1)),
        chart=tuple(range(1, players + 1)),
        bricks=int(value(telling, "bricks", "0")),
        neutral=int(value(telling, "neutral", "0")),
    )
    s.irrigated = s.bricks >= 45
    for line in telling:
        _TOLD.get(line[0], _nothing)(s, line[1:])
    return s


def _nothing(_s: Position, _line: list[str]) -> None:
    pass


def _spot(s: Position, text: str) -> Spot:
    for sign, kind in (("~", "river"), ("@", "dock")):
        if sign in text:
            at, number = text.split(sign)
            return Spot(kind, place(at), int(number))
    at, _, number = text.partition("/")
    return Spot("sea", place(at)) if s.board.is_sea(place(at)) else s.area(place(at), int(number or 0))


def _goods(s: Position, where: board.Spot | int, line: list[str]) -> None:
    for good, number in zip(line[::2], line[1::2], strict=True):
        for _ in range(int(number)):
            s.put(where, good)


def _unit(s: Position, line: list[str]) -> None:
    _goods(s, s.add_unit(line[0], int(line[2]), _spot(s, line[1])), line[3:])


def _aboard(s: Position, line: list[str]) -> None:
    carrier = int(line[1])
    passenger = s.add_unit(line[0], s.units[carrier].owner, s.units[carrier].spot)
    s.units[carrier] = s.units[carrier]._replace(carries=passenger)
    s.units[passenger] = s.units[passenger]._replace(carrier=carrier)


def _building(s: Position, line: list[str]) -> None:
    spot = _spot(s, line[1])
    s.buildings[spot.at] = (line[0], spot)


def _mine(s: Position, line: list[str]) -> None:
    _building(s, ["mine", line[0]])
    gold, iron = line[1].split("+")
    s.bags[place(line[0].partition("/")[0])] = (int(gold), int(iron))


def _road(s: Position, line: list[str]) -> None:
    at, half_edge = line[0].split("|")
    s.roads |= {s.board.border(place(at), int(half_edge))}


def _bridge(s: Position, line: list[str]) -> None:
    at, edge = line[0].split(":")
    building.span(s, place(at), int(edge))


def _wall(s: Position, line: list[str]) -> None:
    at, edge = line[0].split(":")
    here: Hex = place(at)
    s.walls[frozenset({here, board.beyond(here, int(edge))})] = (int(line[1]), int(line[2]))


def _home(s: Position, line: list[str]) -> None:
    s.homes[int(line[1])] = _spot(s, line[0])


def _knows(s: Position, line: list[str]) -> None:
    s.known |= {(int(line[0]), line[1])}


_TOLD = {
    "unit": _unit,
    "aboard": _aboard,
    "goods": lambda s, line: _goods(s, _spot(s, line[0]), line[1:]),
    "building": _building,
    "mine": _mine,
    "road": _road,
    "bridge": _bridge,
    "wall": _wall,
    "home": _home,
    "knows": _knows,
}
