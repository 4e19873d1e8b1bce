"""The movement phase: steps on land and water, geese that follow, transporters that carry others (M, B, G, C)."""

from __future__ import annotations

from tests.engine.perft.board import Spot, across, beyond
from tests.engine.perft.position import NOBODY, Move, Position, doing
from tests.engine.perft.production import waters
from tests.engine.perft.trade import transfers


def moves(s: Position) -> list[Move]:
    found = transfers(s)
    for number in s.own():
        found += _steps(s, number) + _leading(s, number) + _boardings(s, number) + _landings(s, number)
    return found


# Steps


def _steps(s: Position, number: int) -> list[Move]:
    if not _may_leave(s, number):
        return []
    steps = water_ways(s, number) if s.units[number].floats else land_ways(s, number)
    return [
        (f"step {s.unit_name(number)} {s.board.name(to)}", doing(step, number, to, points))
        for to, points in steps.items()
    ]


def _may_leave(s: Position, number: int) -> bool:
    """Whether nothing that a transporter would take along holds it back (M11, C2, G6)."""
    passenger = s.units[number].carries
    held = any(mover not in (NOBODY, number) for _, mover in s.pile(number))
    tired = bool(passenger) and s.has_moved(passenger)
    return not held and not tired and all(mover in (NOBODY, number) for mover in _orphans(s, number))


def _orphans(s: Position, number: int) -> list[int]:
    """The geese that would be alone at sea, by who has moved them."""
    spot = s.units[number].spot
    stay = [n for n in s.on_tile(spot.at) if n != number and n != s.units[number].carries]
    if spot.kind != "sea" or s.has_rig(spot.at) or stay:
        return []
    return [mover for _, mover in s.pile(spot)]


def land_ways(s: Position, number: int) -> dict[Spot, int]:
    """Where a land transporter may step, with the points it has left there (M2-M6, M8, M9)."""
    unit, left = s.units[number], s.points_left(number)
    found: dict[Spot, int] = {}
    if unit.spot.kind != "land" or left < 1:
        return found
    for half_edge in s.half_edges(unit.spot):
        there = beyond(unit.spot.at, half_edge // 2)
        if not s.board.is_land(there) or s.shut(unit.spot.at, there, unit.owner):
            continue
        to = s.area(there, across(half_edge))
        if s.board.border(unit.spot.at, half_edge) in s.roads:
            found[to] = left - 1
        elif unit.kind == "donkey" and not s.has_moved(number):
            found.setdefault(to, 0)
    return found


def water_ways(s: Position, number: int) -> dict[Spot, int]:
    """Where a boat may step, with the points it has left there: none in a dock (B1-B4, B8)."""
    unit, left = s.units[number], s.points_left(number)
    here, board = unit.spot, s.board
    found: dict[Spot, int] = {}
    if here.kind == "land" or left < 1:
        return found
    if here.kind == "dock":
        edges = [here.number // 2]
    else:
        edges = sorted(board.edges_of_river(here)) if here.kind == "river" else list(range(6))
    for edge in edges:
        there = beyond(here.at, edge)
        if there not in board.tiles or s.shut(here.at, there, unit.owner):
            continue
        if board.is_sea(there):
            found[Spot("sea", there)] = left - 1
            continue
        facing = (edge + 3) % 6
        river = board.river_at(there, facing)
        if river is not None:
            found[river] = left - 1
        if here.kind == "sea":
            found.update({dock: 0 for dock in board.docks(there) if dock.number // 2 == facing})
    return found


def step(s: Position, number: int, to: Spot, points: int) -> None:
    unit = s.units[number]
    orphans = _orphans(s, number)
    if orphans:
        del s.goods[unit.spot]
    train = (*s.trains.get(number, ()), *orphans)
    if train:
        s.trains[number] = (number,) * len(train)
    if number in s.goods:
        s.goods[number] = tuple(sorted((good, number) for good, _ in s.goods[number]))
    s.units[number] = unit._replace(spot=to)
    if unit.carries:
        s.units[unit.carries] = s.units[unit.carries]._replace(spot=to)
    s.points[number] = points


# Geese


def pens(s: Position, number: int) -> list[Spot]:
    """Where geese come from that follow a transporter, and where they stay: no ferry helps them (G2, G3)."""
    spot = s.units[number].spot
    return [spot] if spot.kind == "sea" else sorted(s.shore_of(spot))


def _leading(s: Position, number: int) -> list[Move]:
    name, found = s.unit_name(number), list[Move]()
    for pen in pens(s, number):
        if s.points_left(number) and leadable(s, number, pen):
            found.append((f"lead {name} {s.board.name(pen)}", doing(lead, number, pen)))
        if s.trains.get(number):
            found.append((f"let-go {name} {s.board.name(pen)}", doing(let_go, number, pen)))
    return found


def leadable(s: Position, number: int, pen: Spot) -> list[int]:
    """The geese that may follow, by who has moved them: another of the player's transporters must not have (G5)."""
    return [mover for good, mover in s.pile(pen) if good == "geese" and mover in (NOBODY, number)]


def lead(s: Position, number: int, pen: Spot) -> None:
    mover = max(leadable(s, number, pen))
    s.take(pen, "geese", mover)
    s.trains[number] = tuple(sorted((*s.trains.get(number, ()), mover)))


def let_go(s: Position, number: int, pen: Spot) -> None:
    train = sorted(s.trains.pop(number))
    s.put(pen, "geese", train.pop(0))
    if train:
        s.trains[number] = tuple(train)


# Carrying


def _boardings(s: Position, carrier: int) -> list[Move]:
    return [
        (f"carry {s.unit_name(carrier)} {s.unit_name(passenger)}", doing(board, carrier, passenger))
        for passenger in s.own()
        if passenger != carrier
        and all(s.units[n].alone and not s.pile(n) for n in (carrier, passenger))
        and not s.trains.get(passenger)
        and beside(s, carrier, passenger)
    ]


def beside(s: Position, one: int, other: int) -> bool:
    """Whether two transporters reach each other without a ferry (row 59)."""
    here, there = s.units[one].spot, s.units[other].spot
    if here == there:
        return True
    if {here.kind, there.kind} in ({"river"}, {"river", "dock"}):
        return False
    return here.at == there.at and bool(s.shore_of(here) & s.shore_of(there))


def board(s: Position, carrier: int, passenger: int) -> None:
    s.units[carrier] = s.units[carrier]._replace(carries=passenger)
    s.units[passenger] = s.units[passenger]._replace(carrier=carrier, spot=s.units[carrier].spot)
    s.boarded |= {passenger}


def _landings(s: Position, carrier: int) -> list[Move]:
    passenger, spot = s.units[carrier].carries, s.units[carrier].spot
    if not passenger or passenger in s.boarded or s.has_moved(carrier) or spot.kind == "sea":
        return []
    if not s.units[passenger].floats:
        spots = sorted(s.shore_of(spot))
    else:
        spots = waters(s, spot, s.player) if spot.kind == "land" else [spot]
    name = s.unit_name(carrier)
    return [(f"set-down {name} {s.board.name(to)}", doing(set_down, carrier, to)) for to in spots]


def set_down(s: Position, carrier: int, to: Spot) -> None:
    passenger = s.units[carrier].carries
    s.units[carrier] = s.units[carrier]._replace(carries=NOBODY)
    s.units[passenger] = s.units[passenger]._replace(carrier=NOBODY, spot=to)


# The end of a player's part


def may_end(s: Position) -> bool:
    """Geese that follow a boat between two banks must be told where to stay (G3, row 68)."""
    return all(len(pens(s, number)) == 1 for number in s.trains)


def end_part(s: Position) -> None:
    for number, train in s.trains.items():
        for _ in train:
            s.put(pens(s, number)[0], "geese")
    s.trains, s.points, s.boarded = {}, {}, frozenset()
    for holder, pile in s.goods.items():
        s.goods[holder] = tuple(sorted((good, NOBODY) for good, _ in pile))
