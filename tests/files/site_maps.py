"""Maps of Play site, read and written."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from rbdesigner.hexes import Orientation
from rbdesigner.scenario.formats import ImportedMap, site

FLAT, POINTY = Orientation.FLAT, Orientation.POINTY


def decoded(*elements: object) -> ImportedMap:
    (found,) = site.decode(json.dumps(list(elements)), "map.json")
    return found


def meant(elements: list[Any]) -> dict[str, object]:
    """What a file of the site says, whatever the order of its hexes and of its pieces."""
    *hexes, last = elements

    def at(location: list[int]) -> tuple[object, ...]:
        """A location with the place of its hex instead of its index."""
        index = 1 if location[0] < 0 else 0
        location = [*location, 0] if len(location) == index + 1 else location  # the first region, river or side
        return tuple(tuple(hexes[each][:2]) if number == index else each for number, each in enumerate(location))

    def entry(element: list[Any]) -> tuple[object, ...]:
        whole = [at(each) if number == where else each for number, each in enumerate(element)]
        return tuple(tuple([*each, 0][:2]) if isinstance(each, list) else each for each in whole)

    said: dict[str, object] = {"hexes": Counter(tuple([*each, 0][:4]) for each in hexes)}
    for name, value in last.items():
        where = 2 if name == "TX" else 1
        if name == "HM":
            said[name] = Counter(map(at, value))
        elif name in ("RX", "BX", "TX"):
            said[name] = Counter(map(entry, value))
        elif name == "RS":
            said[name] = Counter(value)
        elif name != "ST" or value:
            said[name] = value
    return said
