"""Cuts out parts of a map, moves them and puts them in again; a fragment is a scenario that holds only that part."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from rbdesigner.hexes import Border, Edge, Hex, border_sides, edge_sides
from rbdesigner.scenario.edit import Edit, edit
from rbdesigner.scenario.editing import bears_road, bears_wall, roads_around, walls_around
from rbdesigner.scenario.foreign import Foreign
from rbdesigner.scenario.model import Ground, Properties, Scenario
from rbdesigner.scenario.pieces import Road, Wall
from rbdesigner.symmetry import Motion, Turn
from rbdesigner.tiles import Tile


def extract(scenario: Scenario, places: Iterable[Hex]) -> Scenario:
    """A fragment of the tiles at these places with all on and between them, those of others too."""
    laid = scenario.laid
    held = dict.fromkeys(place for place in places if place in laid)
    tiles = {place: scenario.tiles[place] for place in held if place in scenario.tiles}
    return Scenario(
        Properties(orientation=scenario.orientation),
        tiles,
        {place: home for place in held if (home := scenario.homes.get(place))},
        {place: pieces for place in held if (pieces := scenario.pieces.get(place))},
        {key: scenario.roads[key] for key in roads_around(scenario, held) if _lies_within(key, held)},
        {key: scenario.walls[key] for key in walls_around(scenario, held) if _lies_within(key, held)},
        {place: text for place in held if (text := scenario.labels.get(place))},
        {place: text for place in held if (text := scenario.notes.get(place))},
        {place: text for place in held if (text := scenario.districts.get(place))},
        {place: foreign for place in held if (foreign := scenario.foreign.get(place))},
        {place: fields for place in held if (fields := scenario.fields.get(place))},
    )


def _lies_within(key: Border | Edge, places: Collection[Hex]) -> bool:
    sides = edge_sides(key) if isinstance(key, Edge) else [at for at, _ in border_sides(key)]
    return all(side in places for side in sides)


def joined_fragments(fragments: Iterable[Scenario]) -> Scenario:
    """Several fragments as one; where they overlap the first holds, as a whole."""
    whole = Scenario()
    for fragment in fragments:
        new = fragment.laid - whole.laid
        whole.properties = fragment.properties
        whole.homes |= {place: home for place, home in fragment.homes.items() if place in new}
        whole.pieces |= {place: pieces for place, pieces in fragment.pieces.items() if place in new}
        whole.roads |= {key: road for key, road in fragment.roads.items() if _lies_within(key, new)}
        whole.walls |= {key: wall for key, wall in fragment.walls.items() if _lies_within(key, new)}
        whole.labels |= {place: text for place, text in fragment.labels.items() if place in new}
        whole.notes |= {place: text for place, text in fragment.notes.items() if place in new}
        whole.districts |= {place: text for place, text in fragment.districts.items() if place in new}
        whole.foreign |= {place: foreign for place, foreign in fragment.foreign.items() if place in new}
        whole.fields |= {place: fields for place, fields in fragment.fields.items() if place in new}
        whole.tiles |= {place: tile for place, tile in fragment.tiles.items() if place in new}
    return whole


def paste(scenario: Scenario, fragment: Scenario, cleared: Iterable[Hex] = ()) -> Edit:
    """Put a fragment in, instead of the tiles under it, after clearing other places.

    Roads and walls from a pasted tile to one that stays are left where the new tile still bears them. A copy
    does not take the number that a hex which stays has in its file.
    """
    laid = fragment.laid
    tiles: dict[Hex, Tile | None] = {**dict.fromkeys(cleared), **dict.fromkeys(laid), **fragment.tiles}

    def after(place: Hex) -> Ground:
        if place in laid:
            return fragment.ground(place)
        return None if place in tiles else scenario.ground(place)

    roads: dict[Border, Road | None] = {
        key: None
        for key in roads_around(scenario, tiles)
        if _lies_within(key, laid) or not bears_road(after(at) for at, _ in border_sides(key))
    }
    walls: dict[Edge, Wall | None] = {
        key: None
        for key in walls_around(scenario, tiles)
        if _lies_within(key, laid) or not bears_wall([after(at) for at in edge_sides(key)])
    }
    return edit(
        scenario,
        tiles=tiles,
        homes={place: fragment.homes.get(place) for place in tiles},
        pieces={place: fragment.pieces.get(place, ()) for place in tiles},
        roads=roads | fragment.roads,
        walls=walls | fragment.walls,
        inscribed={
            "labels": {place: fragment.labels.get(place) for place in tiles},
            "notes": {place: fragment.notes.get(place) for place in tiles},
            "districts": {place: fragment.districts.get(place) for place in tiles},
        },
        foreign=dict.fromkeys(tiles) | _numbered_once(scenario, fragment, tiles),
        fields={place: fragment.fields.get(place, ()) for place in tiles},
    )


def _numbered_once(scenario: Scenario, fragment: Scenario, replaced: Collection[Hex]) -> dict[Hex, Foreign | None]:
    """The foreign contents to put in, without the numbers of hexes that stay; of alike numbers one is kept."""
    foreign = {place: there for place, there in fragment.foreign.items() if place in replaced}
    taken = {there.hex for at, there in scenario.foreign.items() if at not in replaced}

    def is_new(at: Hex) -> bool:
        was = scenario.foreign.get(at)
        return was is None or was.hex != foreign[at].hex

    found: dict[Hex, Foreign | None] = {}
    for at in sorted(foreign, key=is_new):
        there = foreign[at]
        found[at] = there.unnumbered() if there.hex is not None and there.hex in taken else there
        taken.add(there.hex)
    return found


def move(scenario: Scenario, moves: Iterable[tuple[Iterable[Hex], Motion]]) -> Edit:
    """Take up the tiles at places with all on them and put them down by a motion.

    Several moves happen at once: everything is taken up before anything is put down.
    """
    taken = [(extract(scenario, places), motion) for places, motion in moves]
    return paste(
        scenario,
        joined_fragments(fragment.moved(motion) for fragment, motion in taken),
        cleared=[place for fragment, _ in taken for place in fragment.laid],
    )


def middle_place(places: Iterable[Hex]) -> Hex:
    """The one of the places that lies nearest to the middle of them all.

    ValueError if there is none.
    """
    known = sorted(places)
    if not known:
        raise ValueError("no places have no middle")
    q = sum(place.q for place in known) / len(known)
    r = sum(place.r for place in known) / len(known)

    def off(place: Hex) -> float:
        dq, dr = place.q - q, place.r - r
        return dq * dq + dq * dr + dr * dr

    return min(known, key=off)


def turn_about(place: Hex, turn: Turn) -> Motion:
    """The motion that turns everything about the middle of a place."""
    q, r = turn.vector(place.q, place.r)
    return Motion(turn, Hex(place.q - q, place.r - r))


def shift_by(first: Hex, last: Hex) -> Motion:
    """The motion that brings one place onto another without turning anything."""
    return Motion(shift=Hex(last.q - first.q, last.r - first.r))
