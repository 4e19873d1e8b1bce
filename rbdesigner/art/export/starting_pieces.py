"""The pieces on the map at the start, in words for the scenario sheet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from rbdesigner.art.export.sheet_phrases import counted, printed_text
from rbdesigner.messages.phrases import listed
from rbdesigner.messages.translation import add_plural
from rbdesigner.rules.tables import NEW_MINE, BuildingKind, Good, TransporterKind
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Bridge, Building, Goods, Piece, Transporter
from rbdesigner.translatable import QT_TRANSLATE_NOOP

_HOMES = QT_TRANSLATE_NOOP("sheet", "%n homes")
_FREE = QT_TRANSLATE_NOOP("sheet", "%n free homes to choose from")
_TOKENS = QT_TRANSLATE_NOOP("sheet", "%n wall tokens")
_NEUTRAL = QT_TRANSLATE_NOOP("sheet", "%n neutral wall tokens")
_ROADS = QT_TRANSLATE_NOOP("sheet", "%n roads")
_BRIDGES = QT_TRANSLATE_NOOP("sheet", "%n bridges")
for _many, _one in (
    (_HOMES, "%n home"),
    (_FREE, "%n free home"),
    (_TOKENS, "%n wall token"),
    (_NEUTRAL, "%n neutral wall token"),
    (_ROADS, "%n road"),
    (_BRIDGES, "%n bridge"),
):
    add_plural(_many, _one)


def standing(scenario: Scenario) -> list[str]:
    """A line for each player with pieces on the map, then the neutral ones by kind."""
    pieces = list(chain.from_iterable(scenario.pieces.values()))
    homes = scenario.homes.values()
    players = {home.player for home in homes} | {wall.player for wall in scenario.walls.values()}
    players |= {piece.player for piece in pieces if isinstance(piece, Transporter)}
    lines = [
        printed_text(
            QT_TRANSLATE_NOOP("sheet", "Player {player}: {things}"),
            player=player,
            things=listed(_of_player(scenario, pieces, player)),
        )
        for player in sorted(player for player in players if player is not None)
    ]
    free = sum(home.player is None for home in homes)
    if free:
        lines.append(printed_text(_FREE, free))
    lines += [listed(things) for things in (_buildings(pieces), _goods(pieces), _links(scenario, pieces)) if things]
    return lines


def _of_player(scenario: Scenario, pieces: list[Piece], player: int) -> Iterator[str]:
    homes = sum(home.player == player for home in scenario.homes.values())
    if homes:
        yield printed_text(_HOMES, homes)
    mine = [piece for piece in pieces if isinstance(piece, Transporter) and piece.player == player]
    kinds = Counter(piece.kind for piece in mine) + Counter(piece.carries for piece in mine if piece.carries)
    yield from (counted(kinds[kind], kind) for kind in TransporterKind if kinds[kind])
    cargo: Counter[Good] = Counter()
    for piece in mine:
        cargo.update(dict(piece.cargo))
    carried = listed(counted(cargo[good], good) for good in Good if cargo[good])
    if carried:
        yield printed_text(QT_TRANSLATE_NOOP("sheet", "carrying {goods}"), goods=carried)
    yield from _tokens(scenario, player)


def _tokens(scenario: Scenario, player: int | None) -> Iterator[str]:
    tokens = sum(wall.tokens for wall in scenario.walls.values() if wall.player == player)
    if tokens:
        yield printed_text(_TOKENS if player is not None else _NEUTRAL, tokens)


def _buildings(pieces: list[Piece]) -> list[str]:
    """List the buildings by kind; a mine says what its bag holds if that differs from a new one's."""
    found = Counter((piece.kind, _bag(piece)) for piece in pieces if isinstance(piece, Building))
    order = list(BuildingKind)
    listed = sorted(found.items(), key=lambda item: (order.index(item[0][0]), item[0][1]))
    return [_building(kind, bag, number) for (kind, bag), number in listed]


def _building(kind: BuildingKind, bag: tuple[int, ...], number: int) -> str:
    things = counted(number, kind)
    if not bag:
        return things
    gold, iron = (counted(share, metal) for share, metal in zip(bag, (Good.GOLD, Good.IRON), strict=True))
    return printed_text(
        QT_TRANSLATE_NOOP("sheet", "{things} with {gold} and {iron} in the bag"), things=things, gold=gold, iron=iron
    )


def _bag(building: Building) -> tuple[int, ...]:
    mixture = building.mixture
    return () if mixture is None or mixture == NEW_MINE else (mixture.gold, mixture.iron)


def _goods(pieces: list[Piece]) -> list[str]:
    lying: Counter[Good] = Counter()
    for piece in pieces:
        if isinstance(piece, Goods):
            lying[piece.good] += piece.count
    return [counted(lying[good], good) for good in Good if lying[good]]


def _links(scenario: Scenario, pieces: list[Piece]) -> list[str]:
    bridges = sum(isinstance(piece, Bridge) for piece in pieces)
    links = [
        printed_text(source, number)
        for source, number in ((_ROADS, len(scenario.roads)), (_BRIDGES, bridges))
        if number
    ]
    return links + list(_tokens(scenario, None))
