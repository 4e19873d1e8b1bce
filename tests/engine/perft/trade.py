"""Who reaches what on a tile, goods that change their holder there, and what is paid with (E1-E4, P13, T8)."""

from __future__ import annotations

from tests.engine.perft.board import Spot
from tests.engine.perft.position import NOBODY, Holder, Move, Position, doing
from tests.engine.perft.tables import GOODS, Need


def by_ferry(s: Position, areas: set[Spot]) -> set[Spot]:
    """These areas and those that the acting player's boats in rivers join to them (E2)."""
    joined, before = set(areas), set[Spot]()
    while joined != before:
        before = set(joined)
        for unit in s.own().values():
            if unit.spot.kind == "river" and s.banks(unit.spot) & joined:
                joined |= s.banks(unit.spot)
    return joined


def grounds(s: Position, number: int) -> list[Spot]:
    """The ground in reach of a transporter, where it stands first; at sea the oil rig, or where geese swim."""
    spot = s.units[number].spot
    if spot.kind == "sea":
        return [spot]
    near = s.shore_of(spot)
    return [*sorted(near), *sorted(by_ferry(s, near) - near)]


def meets(s: Position, one: int, other: int) -> bool:
    """Whether goods pass between two transporters directly (E4, row 53)."""
    here, there = s.units[one].spot, s.units[other].spot
    if here.at != there.at:
        return False
    kinds = {here.kind, there.kind}
    if kinds == {"sea"}:
        return True
    if kinds == {"river"}:
        return here == there
    if kinds == {"river", "dock"}:
        return False
    return bool(by_ferry(s, s.shore_of(here)) & s.shore_of(there))


def others(s: Position, number: int) -> list[int]:
    """The player's other transporters in reach of one, by number."""
    return [other for other in s.own() if other != number and meets(s, number, other)]


# Transfers


def transfers(s: Position) -> list[Move]:
    """Every single good from every holder to every other in its reach."""
    holders: set[Holder] = set()
    for number in s.own():
        holders |= {number, *grounds(s, number)}
    return [
        (_line(s, good, source, target), doing(carry_over, good, source, target))
        for source in holders
        for good in GOODS
        if s.count(source, good)
        for target in holders
        if source != target and _takes(s, good, target) and _in_reach(s, source, target)
    ]


def _line(s: Position, good: str, source: Holder, target: Holder) -> str:
    return f"{_verb(source, target)} {good} {s.holder_name(source)} > {s.holder_name(target)}"


def _verb(source: Holder, target: Holder) -> str:
    from_ground, to_ground = isinstance(source, Spot), isinstance(target, Spot)
    if from_ground:
        return "ferry" if to_ground else "load"
    return "unload" if to_ground else "hand"


def _takes(s: Position, good: str, target: Holder) -> bool:
    if isinstance(target, Spot):
        return target.kind == "land" or s.has_rig(target.at) or good == "geese"  # B7, G6
    return s.room(target) > 0


def _in_reach(s: Position, source: Holder, target: Holder) -> bool:
    if isinstance(source, Spot) and isinstance(target, Spot):
        return source.at == target.at and source.kind == "land" and target in by_ferry(s, {source})
    if isinstance(source, Spot):
        return isinstance(target, int) and source in grounds(s, target)
    if isinstance(target, Spot):
        return target in grounds(s, source)
    return meets(s, source, target)


def carry_over(s: Position, good: str, source: Holder, target: Holder) -> None:
    mover = chosen(s, good, source, target)
    s.take(source, good, mover)
    s.put(target, good, mover)


def chosen(s: Position, good: str, source: Holder, target: Holder) -> int:
    """Which of several equal goods goes, told by who has moved it in this phase.

    A transporter takes first what it has moved itself, then what nobody has; it puts down first what others have
    moved, then what nobody has. So it keeps what it may move on.
    """

    def rank(mover: int) -> tuple[int, int]:
        if isinstance(target, int):
            return 0 if mover == target else 1, mover
        if isinstance(source, int):
            return (2 if mover == source else 1 if mover == NOBODY else 0), mover
        return 0, mover

    return min((mover for name, mover in s.pile(source) if name == good), key=rank)


# Paying


def purse(s: Position, number: int) -> list[Holder]:
    """Where goods are taken from: the ground, the acting transporter, the player's others (P13)."""
    return [*grounds(s, number), number, *others(s, number)]


def can_pay(s: Position, purse: list[Holder], need: Need) -> bool:
    return all(sum(s.count(holder, good) for holder in purse) >= n for good, n in need.items())


def pay(s: Position, purse: list[Holder], need: Need) -> list[Holder]:
    """Take what is needed; returns who has given something."""
    givers: list[Holder] = []
    for good, n in need.items():
        for holder in purse:
            while n and s.count(holder, good):
                s.take(holder, good, next(mover for name, mover in s.pile(holder) if name == good))
                givers.append(holder)
                n -= 1
    return givers


def receive(s: Position, good: str, takers: list[int], ground: Spot) -> None:
    """Take an output aboard the first transporter with room, or leave it on the ground (P7)."""
    s.put(next((n for n in takers if s.room(n) > 0), ground), good, NOBODY)
