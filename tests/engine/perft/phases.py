"""How a game goes on: homes, the order of play, phases and turns, the wonder (S, T, V)."""

from __future__ import annotations

from tests.engine.perft import building, movement, production
from tests.engine.perft.board import Spot
from tests.engine.perft.position import NOBODY, Holder, Move, Position, doing
from tests.engine.perft.tables import ENDS, FIRST_FOUR_ROWS, IRRIGATION, SPACES, SPENT
from tests.engine.perft.trade import grounds, transfers

PHASES = ("production", "movement", "building", "wonder")


def moves(s: Position) -> list[tuple[str, Position]]:
    """All that may be done now, as lines of the notation, each with the position that it leads to."""
    found = []
    for player, (line, do) in _choices(s):
        after = s.copy()
        do(after)
        if line.split()[0] not in ("research", "upgrade"):
            after.upgrading = ""  # R5: right after the research, not later
        found.append((f"{player}: {line}", after))
    return found


def _choices(s: Position) -> list[tuple[int, Move]]:
    if s.over:
        return []
    if s.stage == "asking":
        asked = [player for player in range(1, s.players + 1) if player not in s.waived]
        return [
            (player, move)
            for player in asked
            for move in (("ask", doing(_ask)), ("waive", doing(_waive, player)))
        ]  # fmt: skip
    if s.stage == "praying":
        return [(s.to_pray[0], ("cash-in", doing(_decide, True))), (s.to_pray[0], ("pray", doing(_decide, False)))]
    if s.stage == "positions":
        free = [number for number, taken in enumerate(s.chart, 1) if taken == NOBODY]
        return [(s.to_choose[0], (f"position {number}", doing(_take_position, number))) for number in free]
    return [(s.player, move) for move in _of_phase(s)]


def _of_phase(s: Position) -> list[Move]:
    if s.phase == "setup":
        return _home_choices(s)
    if s.phase == "production":
        found = production.moves(s)
        ends = not s.excess
    elif s.phase == "movement":
        found, ends = movement.moves(s), movement.may_end(s)
    elif s.phase == "building":
        found, ends = building.moves(s), True
    else:
        found, ends = transfers(s) + _brick_choices(s), True
    return [*found, ("done", doing(_done))] if ends else found


# Homes


def _home_choices(s: Position) -> list[Move]:
    land = [at for at in s.board.tiles if s.board.is_land(at)]
    free = [at for at in land if all(home.at != at for home in s.homes.values())]
    apart = [at for at in free if all(_distance(at, home.at) >= 2 for home in s.homes.values())]
    areas = [area for at in apart or free for area in s.areas(at)]
    return [(f"home {s.board.name(area)}", doing(_settle, area)) for area in areas]


def _distance(one: tuple[int, int], other: tuple[int, int]) -> int:
    dq, dr = one[0] - other[0], one[1] - other[1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def _settle(s: Position, area: Spot) -> None:
    s.homes[s.player] = area
    for _ in range(3):
        s.add_unit("donkey", s.player, area)
    for good in (*["boards"] * 5, "stone", "geese", "geese"):
        s.put(area, good)
    s.active += 1
    if s.active == s.players:
        _begin_turn(s)


# The order of play


def _ask(s: Position) -> None:
    s.stage, s.waived = "praying", frozenset()
    s.to_pray, s.leavers = s.temple[:-1], ()  # the last in the row has no choice (row 13)


def _waive(s: Position, player: int) -> None:
    s.waived |= {player}
    if len(s.waived) == s.players:
        _begin_play(s)


def _decide(s: Position, leaves: bool) -> None:
    if leaves:
        s.leavers = (*s.leavers, s.to_pray[0])
    s.to_pray = s.to_pray[1:]
    if not s.to_pray:
        s.temple = (*(p for p in s.temple if p not in s.leavers), *reversed(s.leavers))
        s.leavers = ()
        s.stage, s.to_choose = "positions", tuple(reversed(s.temple))
        s.chart = (NOBODY,) * s.players


def _take_position(s: Position, number: int) -> None:
    s.chart = tuple(s.to_choose[0] if at == number else taken for at, taken in enumerate(s.chart, 1))
    s.to_choose = s.to_choose[1:]
    if len(s.to_choose) == 1:  # one position is left for the last (row 14)
        _take_position(s, s.chart.index(NOBODY) + 1)
    elif not s.to_choose:
        _begin_play(s)


# Phases and turns


def _begin_turn(s: Position) -> None:
    s.turn += 1
    _begin_phase(s, "production")


def _begin_phase(s: Position, phase: str) -> None:
    s.phase, s.active, s.bought = phase, 0, 0
    s.runs, s.births, s.drawn = {}, frozenset(), {}
    if phase == "production":
        production.draw_mines(s)
    if s.players == 1:
        _begin_play(s)
    else:
        s.stage, s.waived = "asking", frozenset()


def _begin_play(s: Position) -> None:
    s.stage, s.active, s.waived = "play", 0, frozenset()
    if s.phase == "production":
        production.primaries(s)
        production.geese(s)


def _done(s: Position) -> None:
    if s.phase == "movement":
        movement.end_part(s)
    s.active += 1
    s.bought, s.upgrading = 0, ""
    if s.active < s.players:
        return
    if s.phase == "production":
        production.leftovers(s)
    if s.phase != "wonder":
        _begin_phase(s, PHASES[PHASES.index(s.phase) + 1])
        return
    s.neutral += 1
    _lay_brick(s)
    if s.neutral >= s.turns:
        s.over = True
    if not s.over:
        _begin_turn(s)


# The wonder


def _brick_choices(s: Position) -> list[Move]:
    purse = _home_purse(s)
    price = s.bought + (2 if s.bricks >= FIRST_FOUR_ROWS else 1)
    there = sum(len(s.pile(holder)) for holder in purse)
    return [("brick", doing(_buy, purse, price))] if there >= price and s.bricks < SPACES else []


def _home_purse(s: Position) -> list[Holder]:
    """What pays for bricks: all in reach of the player's transporters on the tile of the home (V1)."""
    here = [n for n, unit in s.own().items() if s.player in s.homes and unit.spot.at == s.homes[s.player].at]
    return [*dict.fromkeys(ground for n in here for ground in grounds(s, n)), *here]


def _buy(s: Position, purse: list[Holder], price: int) -> None:
    for good in SPENT:
        for holder in purse:
            while price and s.count(holder, good):
                s.take(holder, good)
                price -= 1
    s.bought += 1
    _lay_brick(s)


def _lay_brick(s: Position) -> None:
    if s.bricks < SPACES:
        s.bricks += 1
        s.irrigated = s.irrigated or s.bricks >= IRRIGATION
        s.over = s.over or s.bricks >= ENDS.get(s.players, SPACES + 1)
