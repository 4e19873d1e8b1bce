"""Members of JSON objects that fit the schema of scenarios."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rbdesigner.hexes import Hex
from rbdesigner.scenario.schema import members
from rbdesigner.tiles import Extra

Json = Mapping[str, Any]


def extra_of(item: Json, definition: str) -> Extra | None:
    """The members of an object that its definition does not know; None without any."""
    known = members(definition)
    if item.keys() <= known:
        return None
    return {name: value for name, value in item.items() if name not in known}


def whole(item: Json, name: str) -> int | None:
    """A whole number, which JSON may write as 2.0."""
    return int(item[name]) if name in item else None


def place_of(item: Json) -> Hex:
    """The place that an object is at."""
    q, r = item["at"]
    return Hex(int(q), int(r))


def written(at: Hex) -> str:
    """A place as files have it."""
    return f"[{at.q}, {at.r}]"
