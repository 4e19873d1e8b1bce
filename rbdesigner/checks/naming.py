"""How the sentences of the checks name places, tiles, directions and numbers."""

from __future__ import annotations

from collections.abc import Sequence

from rbdesigner.hexes import Hex, Orientation
from rbdesigner.scenario.model import Scenario

_DIRECTIONS = {
    Orientation.FLAT: ("north", "north-east", "south-east", "south", "south-west", "north-west"),
    Orientation.POINTY: ("north-east", "east", "south-east", "south-west", "west", "north-west"),
}


def direction_name(edge: int, orientation: Orientation) -> str:
    """Where an edge looks on the map as it is shown: ``south-east``."""
    return _DIRECTIONS[orientation][edge % 6]


def place_name(place: Hex) -> str:
    """A place by its coordinates: ``(2, −1)``."""
    return f"({place[0]}, {place[1]})".replace("-", "−")


def tile_name(scenario: Scenario, place: Hex) -> str:
    """Name a tile by terrain and place, ``woods at (2, −1)``, or an ``empty place (2, −1)``."""
    tile = scenario.tiles.get(place)
    return f"{tile.terrain} at {place_name(place)}" if tile else f"empty place {place_name(place)}"


def number_of(number: int, one: str, many: str = "") -> str:
    """A number with its noun: ``1 tile``, ``3 tiles``."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def english_list(words: Sequence[str], last: str = "and") -> str:
    """Words in a row: ``woods, rock and pasture``."""
    return f" {last} ".join(filter(None, (", ".join(words[:-1]), *words[-1:])))
