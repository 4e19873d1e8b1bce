"""A place of a map in a few words, as a screen reader says it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rbdesigner.analysis.comparison_wording import map_thing
from rbdesigner.hexes import Hex, Orientation, border_sides, opposite
from rbdesigner.messages.map_names import direction, place, tile_kind
from rbdesigner.messages.phrases import Listing, Phrase, Value, text
from rbdesigner.scenario.editing import roads_around, walls_around
from rbdesigner.scenario.model import Scenario
from rbdesigner.translatable import QT_TRANSLATE_NOOP


def place_text(scenario: Scenario, at: Hex) -> str:
    """The tile, its place and all on it: ``woods, (2, −1), home of Red``."""
    tile = scenario.tiles.get(at)
    empty = Phrase("place_wording", QT_TRANSLATE_NOOP("place_wording", "no tile"))
    ground = empty if tile is None else tile_kind(tile.kind)
    return text(Listing([ground, place(at), *_things(scenario, at)]))


def _things(scenario: Scenario, at: Hex) -> Iterator[Value]:
    """All that lies on a tile and along its edges."""
    orientation = scenario.orientation
    if at in scenario.tiles:
        for river in scenario.tiles[at].rivers:
            source = QT_TRANSLATE_NOOP("place_wording", "river: {directions}")
            yield Phrase("place_wording", source, {"directions": _directions(river, orientation)})
    if at in scenario.homes:
        yield map_thing(scenario.homes[at], orientation)
    for piece in scenario.pieces.get(at, ()):
        yield map_thing(piece, orientation)
    for border in roads_around(scenario, [at]):
        edges = [half_edge // 2 for here, half_edge in border_sides(border) if here == at]
        yield _along(map_thing(scenario.roads[border], orientation), edges, orientation)
    for key in walls_around(scenario, [at]):
        edge = key.edge if key.at == at else opposite(key.edge)
        yield _along(map_thing(scenario.walls[key], orientation), [edge], orientation)
    for texts in (scenario.labels, scenario.notes, scenario.districts):
        if at in texts:
            yield map_thing(texts[at], orientation)


def _along(thing: Value, edges: Iterable[int], orientation: Orientation) -> Phrase:
    """A road or wall, and where it lies."""
    source = QT_TRANSLATE_NOOP("place_wording", "{thing} ({directions})")
    return Phrase("place_wording", source, {"thing": thing, "directions": _directions(edges, orientation)})


def _directions(edges: Iterable[int], orientation: Orientation) -> Listing:
    return Listing([direction(edge, orientation) for edge in edges], "and")
