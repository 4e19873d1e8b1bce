"""Labels, notes and districts where there is no tile, and nobody sees them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rbdesigner.checks.checker import Checker, Touched
from rbdesigner.checks.problem import Problem, mending
from rbdesigner.checks.problem_codes import problem
from rbdesigner.hexes import Hex
from rbdesigner.scenario.edit import InscribedPart
from rbdesigner.scenario.inscriptions import INSCRIBED, inscribe

_CODES: dict[InscribedPart, str] = {
    "labels": "label-off-map",
    "notes": "note-off-map",
    "districts": "district-off-map",
}


class InscribedPlaces(Checker[Hex]):
    """The texts at each place."""

    def all_keys(self) -> Iterable[Hex]:
        """The places with texts."""
        return dict.fromkeys(place for part in INSCRIBED for place in getattr(self.scenario, part))

    def stale(self, touched: Touched) -> Iterable[Hex]:
        """The places whose texts or tiles have changed."""
        return dict.fromkeys((*touched.inscribed, *touched.tiles))

    def look(self, key: Hex) -> Iterator[Problem]:
        """The texts of a place without a tile."""
        if key in self.scenario.tiles:
            return
        for part in INSCRIBED:
            if key in getattr(self.scenario, part):
                fix = mending("remove-text", inscribe(self.scenario, part, [key], None), place=key)
                yield problem(_CODES[part], [key], fixes=[fix], place=key)
