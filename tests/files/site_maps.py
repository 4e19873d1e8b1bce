"""Maps of Play site, read and written."""

from __future__ import annotations

import json

from rbdesigner.hexes import (
    Orientation,
)
from rbdesigner.scenario.formats import ImportedMap, site

FLAT, POINTY = Orientation.FLAT, Orientation.POINTY


def decoded(*elements: object) -> ImportedMap:
    (found,) = site.decode(json.dumps(list(elements)), "map.json")
    return found
