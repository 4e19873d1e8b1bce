"""Completes a half-drawn map: copies what is drawn to all its images by the motions of a symmetry group.

What is drawn stays as it is, as do the tiles of the expansion. An image is made where nothing is drawn yet, or only
the same tile with nothing on it; so what is drawn on both sides and differs goes on differing, as does a tile on an
axis, which is its own image.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace

from rbdesigner.hexes import Hex, border_sides, edge_sides
from rbdesigner.rules.tables import MOST_PLAYERS
from rbdesigner.scenario.edit import Edit
from rbdesigner.scenario.editing import bears_road, bears_wall
from rbdesigner.scenario.fragments import extract, paste
from rbdesigner.scenario.images import Motions, Owners, next_player
from rbdesigner.scenario.inscriptions import INSCRIBED
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Home
from rbdesigner.scenario.pointing import borders_alike
from rbdesigner.tiles import Tile

Origins = Mapping[Hex, tuple[Hex, int]]
"""For each place that an image comes to: where it comes from, and by which of the motions."""


def complete(scenario: Scenario, motions: Motions, places: Collection[Hex] = ()) -> Edit:
    """Copy all tiles, with all on and between them, to their missing images.

    With places, only what is there counts as drawn: it is copied to all its images, instead of what lies there.
    ``motions`` are those of a symmetry group, the identity first.
    """
    drawn = extract(scenario, sorted(places)) if places else scenario
    whole = drawn.copy()
    origins = _origins(drawn, motions, scenario)
    for place, (origin, number) in origins.items():
        whole.tiles[place] = drawn.tiles[origin].turned(motions[number].turn)
    left = {place: home for place, home in scenario.homes.items() if place not in origins}
    whole.homes |= _homes(drawn, motions, origins, left.values())
    for place, (origin, _) in origins.items():
        for part in INSCRIBED:
            if (text := getattr(drawn, part).get(origin)) is not None:
                getattr(whole, part)[place] = text
        if origin in drawn.fields:
            whole.fields[place] = drawn.fields[origin]
    owners = Owners(left | whole.homes, motions)
    for place, (origin, number) in origins.items():
        if origin in drawn.pieces:
            whole.pieces[place] = tuple(owners.image_of_piece(piece, number) for piece in drawn.pieces[origin])
    _add_links(whole, drawn, motions, owners)
    return paste(scenario, whole)


def _origins(drawn: Scenario, motions: Motions, scenario: Scenario) -> Origins:
    """Find where each missing image comes from: an origin with something on it, else the first."""

    def order(place: Hex) -> tuple[bool, Hex]:
        return _is_bare(drawn, place), place

    origins: dict[Hex, tuple[Hex, int]] = {}
    for place in sorted(drawn.tiles, key=order):
        for number, motion in enumerate(motions):
            image = motion.hex(place)
            if image in origins or scenario.is_expansion(image):
                continue
            if _has_room(drawn, image, drawn.tiles[place].turned(motion.turn)):
                origins[image] = place, number
    return origins


def _is_bare(drawn: Scenario, place: Hex) -> bool:
    parts = (drawn.homes, drawn.pieces, drawn.labels, drawn.notes, drawn.districts, drawn.fields)
    return all(place not in part for part in parts)


def _has_room(drawn: Scenario, place: Hex, tile: Tile) -> bool:
    """Whether the image of a tile would replace nothing that has been drawn."""
    return _is_bare(drawn, place) and drawn.tiles.get(place) in (None, tile)


def _homes(drawn: Scenario, motions: Motions, origins: Origins, left: Iterable[Home]) -> dict[Hex, Home]:
    """Find the images of homes; as a player has but one (S3), each goes to the next player who has none.

    That is the one whom painting would choose, else the first who is free; where nobody is, it is free to choose.
    """
    taken = {home.player for home in left}
    copies = [
        (number, drawn.homes[origin], place) for place, (origin, number) in origins.items() if origin in drawn.homes
    ]
    homes: dict[Hex, Home] = {}
    for number, home, place in sorted(copies, key=lambda copy: (copy[0], copy[1].player or 0, copy[2])):
        player = home.player
        if player is not None:
            wanted = next_player(player, number, len(motions))
            player = next((each for each in (wanted, *range(1, MOST_PLAYERS + 1)) if each not in taken), None)
            taken.add(player)
        homes[place] = replace(home.moved(motions[number]), player=player)
    return homes


def _add_links(whole: Scenario, drawn: Scenario, motions: Motions, owners: Owners) -> None:
    """Add the images of roads and walls where there are none and the tiles bear them."""
    for number, motion in enumerate(motions):
        for border, road in drawn.roads.items():
            image = motion.border_key(border)
            alike = borders_alike(whole, image.at, image.half_edge)
            if bears_road(whole.ground(at) for at, _ in border_sides(image)) and drawn.roads.keys().isdisjoint(alike):
                whole.roads[image] = road
        for edge, wall in drawn.walls.items():
            stands = motion.edge_key(edge)
            if bears_wall([whole.ground(at) for at in edge_sides(stands)]):
                whole.walls.setdefault(stands, replace(wall, player=owners.image(wall.player, number)))
