"""Checks a map for the play site: what its editor refuses, and what whoever verifies maps there asks for."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from rbdesigner.checks.components import Components
from rbdesigner.checks.problem import Direction, Problem, ground
from rbdesigner.checks.problem_codes import problem
from rbdesigner.hexes import EDGES, Hex, neighbour, opposite
from rbdesigner.scenario.formats.site.listing import MOST_OF_A_NAME, listed_name
from rbdesigner.scenario.formats.site.picture_numbers import pictures_of
from rbdesigner.scenario.formats.site.voids import joining_voids
from rbdesigner.scenario.model import Properties, Scenario

HEXES_A_PLAYER = 3
"""The fewest hexes that a map of the site has for each player."""


def site_findings(scenario: Scenario) -> list[Problem]:
    """List what is in the way of a map at the play site: errors keep it out, warnings keep it from being verified.

    The map's own problems are left out.

    >>> [problem.code for problem in site_findings(Scenario())]
    ['site-description-missing', 'site-hexes-too-few', 'site-name-missing', 'site-credit-missing']
    """
    voids = joining_voids(scenario.tiles)
    found = [
        *_texts(scenario.properties),
        *_counts(scenario),
        *_unknown_tiles(scenario),
        *_unmatched_rivers(scenario, frozenset(voids)),
        *_apart(scenario, voids),
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


def _counts(scenario: Scenario) -> Iterator[Problem]:
    players = scenario.properties.players.most
    if len(scenario.tiles) < HEXES_A_PLAYER * players:
        yield problem("site-hexes-too-few", tiles=len(scenario.tiles), players=players, least=HEXES_A_PLAYER * players)
    if 0 < len(scenario.homes) < players:
        yield problem("site-homes-too-few", sorted(scenario.homes), number=len(scenario.homes), players=players)


def _unknown_tiles(scenario: Scenario) -> Iterator[Problem]:
    for place, tile in scenario.tiles.items():
        if not tile.is_sea and not pictures_of(tile, scenario.orientation):
            yield problem("site-tile-unknown", [place], tile=ground(scenario, place), shape=tile.kind.shape)


def _unmatched_rivers(scenario: Scenario, voids: Collection[Hex]) -> Iterator[Problem]:
    """The rivers that meet land without a river, or a void; over the rim of a map they may run there."""
    for place, tile in scenario.tiles.items():
        for edge in EDGES if tile.rivers and not tile.is_sea else ():
            beside = neighbour(place, edge)
            if not tile.has_river(edge) or _takes_river(scenario, beside, opposite(edge), voids):
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
    tile = scenario.tiles.get(place)
    return place not in voids if tile is None else tile.is_sea or tile.has_river(edge)


def _apart(scenario: Scenario, voids: Collection[Hex]) -> Iterator[Problem]:
    parts = sorted(Components([*scenario.tiles, *voids]).all(), key=lambda part: (-len(part.places), min(part.places)))
    for part in parts[1:]:
        place = min(part.places)
        yield problem("site-parts-apart", [place], tile=ground(scenario, place))
