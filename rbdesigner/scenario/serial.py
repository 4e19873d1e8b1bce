"""A scenario as JSON data and back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields
from enum import StrEnum
from typing import TypeVar

from rbdesigner.hexes import Hex, Orientation
from rbdesigner.rules.options import OFFICIAL, Options
from rbdesigner.scenario import schema
from rbdesigner.scenario.canonical import canonical, rank
from rbdesigner.scenario.decoding import reading
from rbdesigner.scenario.errors import InvalidScenario
from rbdesigner.scenario.inscriptions import District, districts
from rbdesigner.scenario.migrate import FORMAT, VERSION, up_to_date
from rbdesigner.scenario.model import (
    STANDARD_START,
    Findings,
    Inscription,
    Players,
    Properties,
    Record,
    Research,
    Scenario,
    Start,
    Status,
)
from rbdesigner.scenario.pieces import Bridge, Building, Goods, Home, Piece, SpotKind, Transporter
from rbdesigner.symmetry import Symmetry
from rbdesigner.tiles import BOXES, SECOND_EDITION, Box, Extra, Rivers, Tile

Json = dict[str, object]
Value = TypeVar("Value")


def from_json(data: object, path: str = "") -> Scenario:
    """The scenario in JSON data of any version that this program reads.

    ``path`` is for the errors.

    ScenarioError if the data are no scenario, InvalidScenario with all faults if they are a faulty one.
    """
    newest = up_to_date(data, path)
    faults = schema.faults(newest)
    if faults:
        raise InvalidScenario(path, faults, complete=len(faults) < schema.MOST_FAULTS)
    scenario, faults = reading(newest)
    if faults:
        raise InvalidScenario(path, faults)
    return scenario


def to_json(scenario: Scenario) -> Json:
    """The JSON data of a scenario.

    Members in a fixed order, defaults left out, everything on the map sorted by place, unknown members last.
    """
    scenario = canonical(scenario)
    properties = scenario.properties
    return _object(
        properties.extra,
        format=FORMAT,
        version=VERSION,
        **_properties(properties),
        tiles=[_tile(at, scenario.tiles[at]) for at in sorted(scenario.tiles)] or None,
        homes=[_home(at, scenario.homes[at]) for at in sorted(scenario.homes)] or None,
        pieces=_pieces(scenario) or None,
        labels=[_inscription(at, scenario.labels[at]) for at in sorted(scenario.labels)] or None,
        notes=[_inscription(at, scenario.notes[at]) for at in sorted(scenario.notes)] or None,
        districts=[_district(district) for district in districts(scenario)] or None,
    )


def _object(extra: Extra | None, **members: object) -> Json:
    """An object of the members that are not None and the unknown ones."""
    known = {name: value for name, value in members.items() if value is not None}
    return known if extra is None else known | dict(extra)


def _unless(default: Value, value: Value) -> Value | None:
    return None if value == default else value


def _at(at: Hex) -> list[int]:
    return [at.q, at.r]


def _rivers(rivers: Rivers) -> list[list[int]] | None:
    return [list(river) for river in rivers] or None


def _properties(properties: Properties) -> Json:
    return {
        "title": properties.title or None,
        "code": properties.code or None,
        "designers": list(properties.designers) or None,
        "description": properties.description or None,
        "special_rules": properties.special_rules or None,
        "status": _unless(Status.DRAFT.value, properties.status.value),
        "players": _players(properties.players) if properties.players != Players() else None,
        "difficulty": properties.difficulty,
        "record": _record(properties.record) if properties.record else None,
        "findings": _findings(properties.findings) if properties.findings else None,
        "box": _box(properties.box) if properties.box != SECOND_EDITION else None,
        "orientation": _unless(Orientation.FLAT.value, properties.orientation.value),
        "symmetry": _symmetry(properties),
        "start": _start(properties.start) if properties.start != STANDARD_START else None,
        "options": _options(properties.options) or None,
        "research": [_research(item) for item in properties.research] or None,
        "wonder_prefill": properties.wonder_prefill,
        "turns": properties.turns,
    }


def _players(players: Players) -> Json:
    return _object(players.extra, least=players.least, most=players.most)


def _record(record: Record) -> Json:
    return _object(
        record.extra,
        score=record.score,
        breakdown=record.breakdown or None,
        holder=record.holder or None,
        date=record.date or None,
        rules_edition=record.rules_edition or None,
        machine=record.machine or None,
    )


def _findings(findings: Findings) -> Json:
    return _object(
        findings.extra,
        hash=findings.hash,
        par=findings.par,
        level=findings.level or None,
        games=findings.games or None,
        players=list(findings.players) or None,
        fair=findings.fair,
        points=findings.points or None,
    )


def _box(box: Box) -> str | Json:
    if BOXES.get(box.key) == box:
        return box.key
    extras = box.count_extras or {}
    counts = box.counts or {}
    tiles = [
        _object(extras.get(kind), terrain=kind.terrain.value, rivers=_rivers(kind.shape), count=counts[kind])
        for kind in sorted(counts, key=lambda kind: (rank(kind.terrain), kind.shape))
    ]
    return _object(box.extra, title=box.title, tiles=tiles)


def _symmetry(properties: Properties) -> Json | None:
    group, centre = properties.symmetry
    if group is Symmetry.NONE:
        return None
    at, edge, corner = centre.spot
    axis = group.axis or None
    return _object(properties.symmetry_extra, kind=group.kind, axis=axis, at=_at(at), edge=edge, corner=corner)


def _start(start: Start) -> Json:
    return _object(start.extra, goods=_counts(start.goods), transporters=_counts(start.transporters))


def _counts(counts: Iterable[tuple[StrEnum, int]]) -> dict[str, int] | None:
    return {kind.value: count for kind, count in counts} or None


def _options(options: Options) -> Json:
    switches = [field.name for field in fields(Options) if field.name != "extra"]
    return _object(
        options.extra, **{name: _unless(getattr(OFFICIAL, name), getattr(options, name)) for name in switches}
    )


def _research(item: Research) -> Json:
    return _object(item.extra, subject=item.subject.value, player=item.player)


def _tile(at: Hex, tile: Tile) -> Json:
    return _object(tile.extra, at=_at(at), terrain=tile.terrain.value, rivers=_rivers(tile.rivers))


def _home(at: Hex, home: Home) -> Json:
    return _object(home.extra, at=_at(at), half_edge=home.half_edge or None, player=home.player)


def _inscription(at: Hex, text: Inscription) -> Json:
    return _object(text.extra, at=_at(at), text=text.text, private=text.private or None)


def _district(district: District) -> Json:
    name, places = district
    return _object(name.extra, name=name.text, tiles=list(map(_at, places)), private=name.private or None)


def _pieces(scenario: Scenario) -> Json:
    standing = [(at, piece) for at in sorted(scenario.pieces) for piece in scenario.pieces[at]]
    return _object(
        scenario.properties.pieces_extra,
        buildings=[_building(at, piece) for at, piece in standing if isinstance(piece, Building)] or None,
        goods=[_goods(at, piece) for at, piece in standing if isinstance(piece, Goods)] or None,
        transporters=[_transporter(at, piece) for at, piece in standing if isinstance(piece, Transporter)] or None,
        bridges=list(_bridges(standing)) or None,
        roads=list(_roads(scenario)) or None,
        walls=list(_walls(scenario)) or None,
    )


def _building(at: Hex, building: Building) -> Json:
    gold, iron = building.mixture or (None, None)
    return _object(
        building.extra,
        at=_at(at),
        kind=building.kind.value,
        half_edge=building.half_edge or None,
        gold=gold,
        iron=iron,
    )


def _goods(at: Hex, goods: Goods) -> Json:
    return _object(
        goods.extra,
        at=_at(at),
        good=goods.good.value,
        count=_unless(1, goods.count),
        half_edge=goods.half_edge or None,
    )


_SPOT_MEMBERS = {SpotKind.REGION: "half_edge", SpotKind.RIVER: "river", SpotKind.DOCK: "dock"}


def _transporter(at: Hex, transporter: Transporter) -> Json:
    kind, number = transporter.spot
    spot = None if kind is SpotKind.REGION and number == 0 else number
    return _object(
        transporter.extra,
        at=_at(at),
        kind=transporter.kind.value,
        player=transporter.player,
        **{_SPOT_MEMBERS[kind]: spot},
        cargo=_counts(transporter.cargo),
        carries=transporter.carries and transporter.carries.value,
    )


def _bridges(standing: list[tuple[Hex, Piece]]) -> Iterator[Json]:
    for at, piece in standing:
        if isinstance(piece, Bridge):
            yield _object(piece.extra, at=_at(at), edge=piece.edge)


def _roads(scenario: Scenario) -> Iterator[Json]:
    for border in sorted(scenario.roads):
        yield _object(scenario.roads[border].extra, at=_at(border.at), half_edge=border.half_edge)


def _walls(scenario: Scenario) -> Iterator[Json]:
    for edge in sorted(scenario.walls):
        wall = scenario.walls[edge]
        tokens = _unless(1, wall.tokens)
        yield _object(wall.extra, at=_at(edge.at), edge=edge.edge, tokens=tokens, player=wall.player)
