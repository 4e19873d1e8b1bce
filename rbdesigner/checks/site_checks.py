"""Checks a map for the play site: what its editor refuses, and what whoever verifies maps there asks for."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import suppress

from rbdesigner.checks.components import Components
from rbdesigner.checks.problem import Direction, Problem, ground
from rbdesigner.checks.problem_codes import problem
from rbdesigner.hexes import EDGES, Hex, neighbour, opposite
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.foreign import ForeignTile
from rbdesigner.scenario.formats.remarks import Remarks
from rbdesigner.scenario.formats.site import site_entry
from rbdesigner.scenario.formats.site.listing import MOST_OF_A_NAME, listed_name
from rbdesigner.scenario.formats.site.picture_numbers import SitePicture, kept, pictures_of
from rbdesigner.scenario.formats.site.voids import joining_voids
from rbdesigner.scenario.model import Properties, Scenario, Status
from rbdesigner.tiles import TileKind, tile

FEW_ALIKE = 4
"""So many tiles of a kind with the same picture are said to lack variety."""
HEXES_A_PLAYER = 3
"""The fewest hexes that a map of the site has for each player."""


def site_findings(scenario: Scenario) -> list[Problem]:
    """List what is in the way of a map at the play site: errors keep it out, warnings keep it from being verified.

    Advice tells what its map there lacks. The map's own problems are left out.

    >>> [problem.code for problem in site_findings(Scenario())][:3]
    ['site-description-missing', 'site-hexes-too-few', 'site-name-missing']
    """
    foreign = scenario.foreign_tiles()
    hexes = {*scenario.tiles, *foreign}
    joining = joining_voids(hexes)
    voids = {*joining, *(at for at, there in foreign.items() if there.tile is ForeignTile.VOID)}
    found = [
        *_texts(scenario.properties),
        *_counts(scenario, len(hexes)),
        *_unknown_tiles(scenario),
        *_unmatched_rivers(scenario, voids),
        *_apart(scenario, {*hexes, *joining}),
        *_alike(scenario),
        *_differences(scenario),
    ]
    return sorted(found, key=lambda one: one.order)


def _texts(properties: Properties) -> Iterator[Problem]:
    name = listed_name(properties)
    if not name:
        yield problem("site-name-missing")
    elif len(name) > MOST_OF_A_NAME:
        yield problem("site-name-long", number=len(name), most=MOST_OF_A_NAME)
    if not properties.description.strip():
        yield problem("site-description-missing")
    if not any(name.strip() for name in properties.designers):
        yield problem("site-credit-missing")
    if properties.status is Status.DRAFT:
        yield problem("site-draft")


def _counts(scenario: Scenario, hexes: int) -> Iterator[Problem]:
    players = scenario.properties.players.most
    if hexes < HEXES_A_PLAYER * players:
        yield problem("site-hexes-too-few", tiles=hexes, players=players, least=HEXES_A_PLAYER * players)
    if not scenario.homes:
        yield problem("site-homes-missing")
    elif len(scenario.homes) < players:
        yield problem("site-homes-too-few", sorted(scenario.homes), number=len(scenario.homes), players=players)


def _unknown_tiles(scenario: Scenario) -> Iterator[Problem]:
    for place, laid in scenario.tiles.items():
        if not laid.is_sea and not pictures_of(laid, scenario.orientation):
            yield problem("site-tile-unknown", [place], tile=ground(scenario, place), shape=laid.kind.shape)


def _unmatched_rivers(scenario: Scenario, voids: Collection[Hex]) -> Iterator[Problem]:
    """The rivers that meet land without a river, or a void; over the rim of a map they may run there."""
    for place, laid in scenario.tiles.items():
        for edge in EDGES if laid.rivers and not laid.is_sea else ():
            beside = neighbour(place, edge)
            if not laid.has_river(edge) or _takes_river(scenario, beside, opposite(edge), voids):
                continue
            yield problem(
                "site-river-unmatched",
                [place],
                variant="void" if beside in voids else "",
                tile=ground(scenario, place),
                direction=Direction(edge, scenario.orientation),
                other=ground(scenario, beside),
            )


def _takes_river(scenario: Scenario, place: Hex, edge: int, voids: Collection[Hex]) -> bool:
    laid = scenario.tile_at(place)
    return place not in voids if laid is None else laid.is_sea or laid.has_river(edge)


def _apart(scenario: Scenario, hexes: Collection[Hex]) -> Iterator[Problem]:
    parts = sorted(Components(hexes).all(), key=lambda part: (-len(part.places), min(part.places)))
    for part in parts[1:]:
        place = min(part.places)
        yield problem("site-parts-apart", [place], tile=ground(scenario, place))


def _alike(scenario: Scenario) -> Iterator[Problem]:
    """The kinds of tiles that all came with the same picture, though the site has others."""
    given = kept(scenario)
    pictures: dict[TileKind, list[SitePicture | None]] = {}
    for place, there in scenario.tiles.items():
        pictures.setdefault(there.kind, []).append(given.get(place))
    for kind, shown in sorted(pictures.items()):
        numbers = {picture.number if picture else None for picture in shown}
        if len(shown) >= FEW_ALIKE and len(numbers) == 1 and None not in numbers and _has_others(kind, scenario):
            yield problem("site-pictures-alike", tiles=len(shown), tile_kind=kind)


def _differences(scenario: Scenario) -> Iterator[Problem]:
    remarks = Remarks()
    with suppress(ScenarioError):  # a tile that the site does not have is told by itself
        site_entry(scenario, remarks)
    for remark in remarks.sentences():
        yield problem("site-differs", remark=remark)


def _has_others(kind: TileKind, scenario: Scenario) -> bool:
    pictures = pictures_of(tile(kind.terrain, kind.shape), scenario.orientation)
    return len({picture.number for picture in pictures}) > 1
