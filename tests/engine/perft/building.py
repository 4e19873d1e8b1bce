"""The building phase: buildings, shafts, roads, bridges, walls (K)."""

from __future__ import annotations

from collections.abc import Callable

from tests.engine.perft.board import Border, Edge, Hex, Spot, beyond
from tests.engine.perft.position import NOBODY, Holder, Move, Position, doing
from tests.engine.perft.tables import COSTS, MIXTURES, NEEDS_SUBJECT, SHORE, TERRAIN, Need
from tests.engine.perft.trade import can_pay, others, pay, purse, transfers

STONE: Need = {"stone": 1}
SHAFT: Need = {"fuel": 1, "iron": 1}


def moves(s: Position) -> list[Move]:
    found = transfers(s)
    for number in s.own():
        for offers in (_buildings, _shafts, _roads, _bridges, _walls, _demolitions):
            found += offers(s, number)
    return found


def _move(s: Position, number: int, line: str, need: Need, change: Callable[..., None], *values: object) -> list[Move]:
    """The move, if the player can pay for it with this transporter."""
    money = purse(s, number)
    if not can_pay(s, money, need):
        return []
    verb, _, rest = line.partition(" ")
    return [(f"{verb} {s.unit_name(number)} {rest}", doing(_pay_and, money, need, change, *values))]


def _pay_and(s: Position, money: list[Holder], need: Need, change: Callable[..., None], *values: object) -> None:
    pay(s, money, need)
    change(s, *values)


def _knows(s: Position, subject: str | None) -> bool:
    return subject is None or (s.player, subject) in s.known


# Buildings


def _buildings(s: Position, number: int) -> list[Move]:
    spot, found = s.units[number].spot, list[Move]()
    if spot.at in s.buildings:
        return found
    if spot.kind == "sea":
        money: list[Holder] = [number, *others(s, number)]
        if _knows(s, "drilling") and can_pay(s, money, COSTS["oil-rig"]):
            line = f"build {s.unit_name(number)} oil-rig {s.board.name(spot)}"
            found.append((line, doing(_pay_and, money, COSTS["oil-rig"], _build, "oil-rig", spot, (0, 0))))
        return found
    for kind in COSTS:
        if not _fits(s, kind, spot.at):
            continue
        for area in s.shore_of(spot):
            line = f"build {kind} {s.board.name(area)}"
            if kind != "mine":
                found += _move(s, number, line, COSTS[kind], _build, kind, area, (0, 0))
                continue
            for name, mixture, subject in MIXTURES:
                if _knows(s, subject):
                    found += _move(s, number, f"{line} {name}", COSTS[kind], _build, kind, area, mixture)
    return found


def _fits(s: Position, kind: str, at: Hex) -> bool:
    if not _knows(s, NEEDS_SUBJECT.get(kind)) or s.is_desert(at) or (kind in SHORE and not s.board.is_shore(at)):
        return False
    return TERRAIN.get(kind) in (None, s.board.tiles[at].terrain)


def _build(s: Position, kind: str, spot: Spot, mixture: tuple[int, int]) -> None:
    s.buildings[spot.at] = (kind, spot)
    if kind == "mine":
        s.bags[spot.at] = mixture


def _shafts(s: Position, number: int) -> list[Move]:
    spot, found = s.units[number].spot, list[Move]()
    kind, where = s.buildings.get(spot.at, ("", spot))
    if kind == "mine" and where in s.shore_of(spot) and _knows(s, "new-shafts"):
        for name, mixture, subject in MIXTURES:
            if _knows(s, subject):
                found += _move(s, number, f"shaft {name}", SHAFT, _dig, spot.at, mixture)
    return found


def _dig(s: Position, at: Hex, mixture: tuple[int, int]) -> None:
    gold, iron = s.bags.get(at, (0, 0))
    s.bags[at] = (gold + mixture[0], iron + mixture[1])


# Roads and bridges


def _roads(s: Position, number: int) -> list[Move]:
    spot = s.units[number].spot
    borders = {
        s.board.border(spot.at, half_edge)
        for area in s.shore_of(spot)
        for half_edge in s.half_edges(area)
        if s.board.is_land(beyond(spot.at, half_edge // 2))
    }
    found: list[Move] = []
    for border in borders - s.roads:
        found += _move(s, number, f"road {s.board.border_name(border)}", STONE, _pave, border)
    return found


def _pave(s: Position, border: Border) -> None:
    s.roads |= {border}


def _bridges(s: Position, number: int) -> list[Move]:
    spot, found = s.units[number].spot, list[Move]()
    if spot.kind == "sea" or (s.is_desert(spot.at) and not s.bridges_in_deserts):
        return found
    for edge in s.board.sites(spot.at):
        sides = {s.area(spot.at, 2 * edge), s.area(spot.at, 2 * edge + 1)}
        if len(sides) == 2 and sides & s.shore_of(spot):
            found += _move(s, number, f"bridge {s.board.hex_name(spot.at)}:{edge}", STONE, span, spot.at, edge)
    return found


def span(s: Position, at: Hex, edge: int) -> None:
    """Build a bridge: what was in two regions is now in one."""
    s.bridges |= {(at, edge)}

    def renamed(spot: Spot) -> Spot:
        return s.area(at, spot.number) if spot.kind == "land" and spot.at == at else spot

    s.units = {number: unit._replace(spot=renamed(unit.spot)) for number, unit in s.units.items()}
    s.buildings = {where: (kind, renamed(spot)) for where, (kind, spot) in s.buildings.items()}
    s.homes = {player: renamed(spot) for player, spot in s.homes.items()}
    goods, s.goods = s.goods, {}
    for holder, pile in goods.items():
        for good, mover in pile:
            s.put(renamed(holder) if isinstance(holder, Spot) else holder, good, mover)


# Walls


def _edges(s: Position, number: int) -> tuple[set[Edge], int]:
    """The edges in reach for walls, and what each level costs more there (K15, K16)."""
    spot = s.units[number].spot
    if spot.kind == "sea":
        lands = [beyond(spot.at, edge) for edge in range(6) if s.board.is_land(beyond(spot.at, edge))]
        return {frozenset({spot.at, there}) for there in lands}, 2
    there = {beyond(spot.at, half // 2) for area in s.shore_of(spot) for half in s.half_edges(area)}
    return {frozenset({spot.at, other}) for other in there if other in s.board.tiles}, 0


def _walls(s: Position, number: int) -> list[Move]:
    edges, more = _edges(s, number)
    found: list[Move] = []
    for edge in edges:
        owner, tokens = s.walls.get(edge, (NOBODY, 0))
        if owner in (NOBODY, s.player):
            need = {"stone": tokens + 1 + more}
            found += _move(s, number, f"wall {s.board.edge_name(edge)}", need, _wall, edge)
    return found


def _wall(s: Position, edge: Edge) -> None:
    s.walls[edge] = (s.player, s.walls.get(edge, (NOBODY, 0))[1] + 1)
    for number, unit in list(s.units.items()):
        if unit.spot.kind == "dock" and not unit.carrier and unit.owner != s.player:
            sea = beyond(unit.spot.at, unit.spot.number // 2)
            if {unit.spot.at, sea} == edge:
                for moved in filter(None, (number, unit.carries)):
                    s.units[moved] = s.units[moved]._replace(spot=Spot("sea", sea))


def _demolitions(s: Position, number: int) -> list[Move]:
    edges, more = _edges(s, number)
    found: list[Move] = []
    for edge in edges:
        owner, tokens = s.walls.get(edge, (NOBODY, 0))
        if owner != NOBODY:
            need = {"boards": tokens + 1 + more}
            found += _move(s, number, f"demolish {s.board.edge_name(edge)}", need, _demolish, edge)
    return found


def _demolish(s: Position, edge: Edge) -> None:
    s.walls[edge] = (NOBODY, s.walls[edge][1])
