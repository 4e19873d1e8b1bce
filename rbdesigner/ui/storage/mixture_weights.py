"""The weights of the terrains that a user mixes, kept for the next time."""

from __future__ import annotations

from collections.abc import Mapping

from rbdesigner.tiles import Terrain
from rbdesigner.ui.storage.stored_choices import store_json, stored_json

_WEIGHTS = "mixture_weights"


def kept_weights(most: int) -> dict[Terrain, int] | None:
    """The weights that are kept, if they are of use: whole numbers up to ``most``, one of them above 0."""
    stored = stored_json(_WEIGHTS)
    found = stored if isinstance(stored, dict) else {}
    numbers = {terrain: found.get(terrain.value, 0) for terrain in Terrain}
    weights = {each: number for each, number in numbers.items() if type(number) is int and 0 <= number <= most}
    return weights if any(weights.values()) else None


def keep_weights(weights: Mapping[Terrain, int]) -> None:
    """Keep these."""
    store_json(_WEIGHTS, {terrain.value: weight for terrain, weight in weights.items()})
