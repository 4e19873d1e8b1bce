"""How the sentences of the checks name places, numbers and lists."""

from __future__ import annotations

from collections.abc import Sequence

from rbdesigner.hexes import Hex


def place_name(place: Hex) -> str:
    """A place by its coordinates: ``(2, −1)``."""
    return f"({place[0]}, {place[1]})".replace("-", "−")


def number_of(number: int, one: str, many: str = "") -> str:
    """A number with its noun: ``1 tile``, ``3 tiles``."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def english_list(words: Sequence[str], last: str = "and") -> str:
    """Words in a row: ``woods, rock and pasture``."""
    return f" {last} ".join(filter(None, (", ".join(words[:-1]), *words[-1:])))
