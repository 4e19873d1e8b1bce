"""The pieces on the map at the start, in words for the scenario sheet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from rbdesigner.rules.tables import NEW_MINE, BuildingKind, Good, TransporterKind
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Bridge, Building, Goods, Piece, Transporter

_ONE = {Good.TRUNKS: "trunk", Good.BOARDS: "board", Good.COINS: "coin", Good.GEESE: "goose"}
"""The goods whose name is a plural."""


def counted(number: int, thing: str) -> str:
    """So many of a thing: ``1 goose``, ``3 donkeys``, ``2 raft factories``."""
    if isinstance(thing, Good):
        return f"{number} {_ONE.get(thing, thing) if number == 1 else thing}"
    if number == 1:
        return f"{number} {thing}"
    return f"{number} {thing[:-1]}ies" if thing.endswith("ry") else f"{number} {thing}s"


def standing(scenario: Scenario) -> list[str]:
    """A line for each player with pieces on the map, then the neutral ones by kind."""
    pieces = list(chain.from_iterable(scenario.pieces.values()))
    homes = scenario.homes.values()
    players = {home.player for home in homes} | {wall.player for wall in scenario.walls.values()}
    players |= {piece.player for piece in pieces if isinstance(piece, Transporter)}
    lines = [
        f"Player {player}: {', '.join(_of_player(scenario, pieces, player))}"
        for player in sorted(player for player in players if player is not None)
    ]
    free = sum(home.player is None for home in homes)
    if free:
        lines.append("1 free home" if free == 1 else f"{free} free homes to choose from")
    lines += [", ".join(things) for things in (_buildings(pieces), _goods(pieces), _links(scenario, pieces)) if things]
    return lines


def _of_player(scenario: Scenario, pieces: list[Piece], player: int) -> Iterator[str]:
    homes = sum(home.player == player for home in scenario.homes.values())
    if homes:
        yield counted(homes, "home")
    mine = [piece for piece in pieces if isinstance(piece, Transporter) and piece.player == player]
    kinds = Counter(piece.kind for piece in mine) + Counter(piece.carries for piece in mine if piece.carries)
    yield from (counted(kinds[kind], kind) for kind in TransporterKind if kinds[kind])
    cargo: Counter[Good] = Counter()
    for piece in mine:
        cargo.update(dict(piece.cargo))
    carried = ", ".join(counted(cargo[good], good) for good in Good if cargo[good])
    if carried:
        yield f"carrying {carried}"
    yield from _tokens(scenario, player)


def _tokens(scenario: Scenario, player: int | None) -> Iterator[str]:
    tokens = sum(wall.tokens for wall in scenario.walls.values() if wall.player == player)
    if tokens:
        yield counted(tokens, "wall token" if player is not None else "neutral wall token")


def _buildings(pieces: list[Piece]) -> list[str]:
    """The buildings by kind.

    A mine says what its bag holds if that is not what a new one's does.
    """
    found = Counter((piece.kind, _bag(piece)) for piece in pieces if isinstance(piece, Building))
    order = list(BuildingKind)
    listed = sorted(found.items(), key=lambda item: (order.index(item[0][0]), item[0][1]))
    return [counted(number, kind) + bag for (kind, bag), number in listed]


def _bag(building: Building) -> str:
    mixture = building.mixture
    if mixture is None or mixture == NEW_MINE:
        return ""
    return f" with {mixture.gold} {Good.GOLD} and {mixture.iron} {Good.IRON} in the bag"


def _goods(pieces: list[Piece]) -> list[str]:
    lying: Counter[Good] = Counter()
    for piece in pieces:
        if isinstance(piece, Goods):
            lying[piece.good] += piece.count
    return [counted(lying[good], good) for good in Good if lying[good]]


def _links(scenario: Scenario, pieces: list[Piece]) -> list[str]:
    bridges = sum(isinstance(piece, Bridge) for piece in pieces)
    links = [counted(number, thing) for number, thing in ((len(scenario.roads), "road"), (bridges, "bridge")) if number]
    return links + list(_tokens(scenario, None))
