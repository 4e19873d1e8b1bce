"""The production phase: producers, factories, livestock, research (P, F, L, R)."""

from __future__ import annotations

from tests.engine.perft.board import Hex, Spot, beyond
from tests.engine.perft.position import Holder, Move, Position, doing
from tests.engine.perft.tables import BOATS, MAKES, PRIMARY, RUNS, SUBJECTS, UPGRADES, WOOD, Need
from tests.engine.perft.trade import can_pay, grounds, pay, purse, receive, transfers

STUDY: Need = {"paper": 1, "geese": 2}


def moves(s: Position) -> list[Move]:
    if s.excess:
        return [(f"dismantle {s.unit_name(n)}", doing(dismantle, n)) for n in removable(s)]
    found = transfers(s)
    for number in s.own():
        found += _runs(s, number) + _makings(s, number) + _researches(s, number)
    return found + _births(s) + _upgrades(s)


def is_at(s: Position, number: int, at: Hex) -> bool:
    """Whether a transporter is at the building of a tile: its region, dock or river (P6)."""
    return s.buildings[at][1] in s.shore_of(s.units[number].spot)


def works(s: Position, number: int) -> str:
    """The building that a transporter may feed, over a ferry too (P6, P11, row 28), unless it carries another (C7)."""
    at = s.units[number].spot.at
    feeds = at in s.buildings and s.units[number].alone and s.buildings[at][1] in grounds(s, number)
    return s.buildings[at][0] if feeds else ""


# Producers


def _runs(s: Position, number: int) -> list[Move]:
    kind, at = works(s, number), s.units[number].spot.at
    if kind not in RUNS or s.runs.get(at, 0) >= RUNS[kind][3]:
        return []
    inputs = RUNS[kind][0]
    if isinstance(inputs, dict):
        choices = [(f"run {s.unit_name(number)}", inputs)]
    else:
        choices = [(f"run {s.unit_name(number)} with {_words(wood)}", wood) for wood in WOOD]
    return [(line, doing(run, number, need)) for line, need in choices if can_pay(s, purse(s, number), need)]


def _words(need: Need) -> str:
    return ", ".join(good if n == 1 else f"{n} {good}" for good, n in need.items())


def run(s: Position, number: int, need: Need) -> None:
    at = s.units[number].spot.at
    kind, ground = s.buildings[at]
    givers = pay(s, purse(s, number), need)
    s.runs[at] = s.runs.get(at, 0) + 1
    for _ in range(RUNS[kind][2]):
        receive(s, RUNS[kind][1], _claimants(number, givers), ground)


def _claimants(number: int, givers: list[Holder]) -> list[int]:
    """Whose the output is: of the transporters that the inputs came from, the acting one in front; if all came from the
    tile, of the acting one (P6, P7)."""
    handed_in = {giver for giver in givers if isinstance(giver, int)}
    return sorted(handed_in, key=lambda one: (one != number, one)) or [number]


# Transporter factories


def _makings(s: Position, number: int) -> list[Move]:
    kind, unit = works(s, number), s.units[number]
    at = unit.spot.at
    if kind not in MAKES or s.runs.get(at, 0) or not can_pay(s, purse(s, number), MAKES[kind][1]):
        return []
    line = f"make {s.unit_name(number)}"
    if kind == "wagon-factory":
        handed_in = unit.kind == "donkey" and is_at(s, number, at)
        return [(line, doing(make_wagon, number))] if handed_in else []
    ground = s.buildings[at][1]
    if MAKES[kind][0] not in BOATS:
        return [(line, doing(make, number, ground))]
    return [(f"{line} at {s.board.name(w)}", doing(make, number, w)) for w in waters(s, ground, unit.owner)]


def waters(s: Position, area: Spot, player: int) -> list[Spot]:
    """Where a boat may be put into the water from an area: its rivers, and its docks that no wall shuts (F3, B8)."""
    at = area.at
    rivers = [river for river in s.board.rivers(at) if area in s.banks(river)]
    docks = [dock for dock in s.board.docks(at) if area in s.shore_of(dock)]
    return [*rivers, *(dock for dock in docks if not s.shut(at, beyond(at, dock.number // 2), player))]


def make(s: Position, number: int, spot: Spot) -> None:
    at = spot.at
    kind, need = MAKES[s.buildings[at][0]]
    pay(s, purse(s, number), need)
    s.runs[at] = 1
    s.add_unit(kind, s.units[number].owner, spot)
    s.excess = too_many(s)


def make_wagon(s: Position, number: int) -> None:
    at = s.units[number].spot.at
    pay(s, purse(s, number), MAKES["wagon-factory"][1])
    s.runs[at] = 1
    donkey = s.units.pop(number)
    wagon = s.add_unit("wagon", donkey.owner, donkey.spot)
    if number in s.goods:
        s.goods[wagon] = s.goods.pop(number)


def _fleet(s: Position) -> tuple[int, int]:
    mine = [unit for unit in s.units.values() if unit.owner == s.player]
    return sum(not unit.floats for unit in mine), sum(unit.floats for unit in mine)


def too_many(s: Position) -> bool:
    land, water = _fleet(s)
    return land > 5 or water > 5 or land + water > 8


def removable(s: Position, more_on_land: int = 0) -> list[int]:
    """Who may be put out of use to be within the limits again: at a factory, of the kind there is too much of (F7)."""
    land, water = _fleet(s)
    land += more_on_land
    found = []
    for number, unit in s.own().items():
        at = unit.spot.at
        helps = (land <= 5 or not unit.floats) and (water <= 5 or unit.floats)
        if helps and unit.alone and at in s.buildings and s.buildings[at][0] in MAKES and is_at(s, number, at):
            found.append(number)
    return found


def dismantle(s: Position, number: int) -> None:
    unit = s.units.pop(number)
    ground = s.buildings[unit.spot.at][1]
    for good, _ in s.goods.pop(number, ()):
        s.put(ground, good)
    s.excess = too_many(s)


# Livestock


def is_empty(s: Position, at: Hex) -> bool:
    """Whether livestock may breed there as far as tile and building go (L1)."""
    return s.is_pasture(at) and at not in s.buildings


def geese(s: Position) -> None:
    for at in s.board.tiles:
        lying = s.goods_on_tile(at)
        if is_empty(s, at) and not s.on_tile(at) and [good for good, _ in lying] == ["geese", "geese"]:
            s.put(min(holder for holder in s.goods if isinstance(holder, Spot) and holder.at == at), "geese")


def _births(s: Position) -> list[Move]:
    found: list[Move] = []
    for at in s.board.tiles:
        pair = s.on_tile(at)
        donkeys = [s.units[n] for n in pair if s.units[n] in s.own().values() and s.units[n].kind == "donkey"]
        if len(pair) != 2 or len(donkeys) != 2 or not is_empty(s, at) or at in s.births or s.goods_on_tile(at):
            continue
        if all(donkey.alone for donkey in donkeys) and not any(s.pile(n) for n in pair) and _may_have_one_more(s):
            found.append((f"breed {s.board.hex_name(at)}", doing(breed, at)))
    return found


def _may_have_one_more(s: Position) -> bool:
    land, water = _fleet(s)
    return (land < 5 and land + water < 8) or bool(removable(s, more_on_land=1))


def breed(s: Position, at: Hex) -> None:
    s.add_unit("donkey", s.player, s.units[min(s.on_tile(at))].spot)
    s.births |= {at}
    s.excess = too_many(s)


# Research


def _researches(s: Position, number: int) -> list[Move]:
    if not can_pay(s, purse(s, number), STUDY):
        return []
    return [
        (f"research {s.unit_name(number)} {subject}", doing(research, number, subject))
        for subject in SUBJECTS
        if (s.player, subject) not in s.known
    ]


def research(s: Position, number: int, subject: str) -> None:
    pay(s, purse(s, number), STUDY)
    s.known |= {(s.player, subject)}
    s.upgrading = subject


def _upgrades(s: Position) -> list[Move]:
    if s.upgrading not in UPGRADES:
        return []
    tiles = {s.units[n].spot.at for n in s.own()}
    return [
        (f"upgrade {s.board.hex_name(at)}", doing(upgrade, at))
        for at in tiles
        if at in s.buildings and s.buildings[at][0] in UPGRADES[s.upgrading][1]
    ]


def upgrade(s: Position, at: Hex) -> None:
    s.buildings[at] = (UPGRADES[s.upgrading][0], s.buildings[at][1])
    s.runs.pop(at, None)


# What happens by itself


def draw_mines(s: Position) -> None:
    """Mines make what they hold most of, gold on a tie (Z4); where they are drawn at random the counter is no use."""
    for at, (gold, iron) in s.bags.items():
        if gold or iron:
            assert s.steady_mines
            s.drawn[at] = "gold" if gold >= iron else "iron"
            s.bags[at] = (gold - 1, iron) if gold >= iron else (gold, iron - 1)


def primaries(s: Position) -> None:
    for at, (kind, ground) in s.buildings.items():
        if kind in PRIMARY:
            s.put(ground, PRIMARY[kind])
        elif at in s.drawn:
            s.put(ground, s.drawn[at])


def leftovers(s: Position) -> None:
    """What complete inputs are left on the ground is used up, and loose research too (P9, F8, R3)."""
    for at, (kind, ground) in s.buildings.items():
        if kind in RUNS:
            inputs, output, made, most = RUNS[kind]
            wanted = [inputs] if isinstance(inputs, dict) else list(reversed(WOOD))
            for need in wanted:
                while s.runs.get(at, 0) < most and can_pay(s, [ground], need):
                    pay(s, [ground], need)
                    s.runs[at] = s.runs.get(at, 0) + 1
                    for _ in range(made):
                        s.put(ground, output)
        elif kind in MAKES and kind != "wagon-factory" and not s.runs.get(at) and can_pay(s, [ground], MAKES[kind][1]):
            pay(s, [ground], MAKES[kind][1])
    for holder in list(s.goods):
        while isinstance(holder, Spot) and can_pay(s, [holder], STUDY):
            pay(s, [holder], STUDY)
