"""An atlas: a grid of two axes that holds the fairest map known of each cell.

It fills in rounds, each of some candidates that are made of the atlas as it was before. So a round depends on nothing
but the atlas: it is the same with any number of processes, and an atlas that is opened again goes on as if it had never
been closed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import mean
from typing import NamedTuple

from rbdesigner.generating.atlas_axes import MOST_CELLS, Axis, AxisName, Cell, cells_of
from rbdesigner.generating.generator_settings import GeneratorFault, GeneratorSettings, settings_fault
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.reasons import Reason
from rbdesigner.translatable import QT_TRANSLATE_NOOP

AXES = "axes"
"""What a fault of the axes names."""


class AtlasMap(NamedTuple):
    """A map with its values on both axes; ``number`` is the try that has brought it.

    ``fairness`` is that of the shares of wins that are expected, and goes from 0 to 100 as ``looks`` do.
    """

    number: int
    scenario: Scenario
    values: tuple[float, float]
    fairness: float
    looks: float

    @property
    def quality(self) -> tuple[int, float]:
        """The quality by which maps of a cell are compared: fairness in tenths first, then looks."""
        return round(10 * self.fairness), self.looks


class AtlasRound(NamedTuple):
    """The outcome of a round: the cells that its candidates were made for, and maps that are better than those kept."""

    aims: tuple[Cell, ...]
    better: Mapping[Cell, AtlasMap]


@dataclass(slots=True)
class Atlas:
    """The fairest map known of each cell of two axes, by settings that decide on all that no axis is about.

    ``rounds`` counts those that are over; ``idle`` tells for how many tries in vain each cell was aimed at since it has
    last got a map.

    >>> from rbdesigner.generating.atlas_axes import Axis, AxisName
    >>> atlas = Atlas(GeneratorSettings(players=2), Axis(AxisName.SEA, 0, 50, 5), Axis(AxisName.ISLANDS, 1, 3))
    >>> atlas.cell((34.0, 2.0)), len(list(atlas.cells))
    ((3, 1), 15)
    """

    settings: GeneratorSettings
    across: Axis
    down: Axis
    rounds: int = 0
    maps: dict[Cell, AtlasMap] = field(default_factory=dict)
    idle: dict[Cell, int] = field(default_factory=dict)

    @property
    def axes(self) -> tuple[Axis, Axis]:
        """Both axes."""
        return self.across, self.down

    @property
    def names(self) -> frozenset[AxisName]:
        """The names of both axes."""
        return frozenset({self.across.name, self.down.name})

    @property
    def cells(self) -> Iterator[Cell]:
        """All cells."""
        return cells_of(self.across, self.down)

    @property
    def fairness(self) -> float | None:
        """The mean fairness of the maps; None without any."""
        return mean(each.fairness for each in self.maps.values()) if self.maps else None

    def cell(self, values: Sequence[float]) -> Cell | None:
        """The cell of a map with these values; None outside the bounds."""
        across, down = (axis.cell(value) for axis, value in zip(self.axes, values, strict=True))
        return (across, down) if across is not None and down is not None else None

    def better(self, found: Sequence[AtlasMap]) -> dict[Cell, AtlasMap]:
        """Choose of some maps the best of each cell, as far as they are better than those there."""
        best: dict[Cell, AtlasMap] = {}
        for each in found:
            cell = self.cell(each.values)
            there = None if cell is None else best.get(cell, self.maps.get(cell))
            if cell is not None and (there is None or each.quality > there.quality):
                best[cell] = each
        return best

    def take(self, done: AtlasRound) -> None:
        """Take over the outcome of a round."""
        self.maps.update(done.better)
        for aim in done.aims:
            self.idle[aim] = self.idle.get(aim, 0) + 1
        for cell in done.better:
            self.idle.pop(cell, None)
        self.rounds += 1


def refuse_atlas(atlas: Atlas) -> None:
    """Raise GeneratorFault if the atlas can get no maps."""
    fault = atlas_fault(atlas)
    if fault is not None:
        raise fault


def atlas_fault(atlas: Atlas) -> GeneratorFault | None:
    """Why an atlas can get no maps, as far as that is seen at once."""
    return settings_fault(atlas.settings) or next(_faults(atlas), None)


def _faults(atlas: Atlas) -> Iterator[GeneratorFault]:
    settings, (across, down) = atlas.settings, atlas.axes
    if settings.players < 2:
        text = QT_TRANSLATE_NOOP("files", "an atlas compares homes, so that it is for two players or more")
        yield GeneratorFault("players", Reason(text))
    if across.name is down.name:
        yield GeneratorFault(AXES, Reason(QT_TRANSLATE_NOOP("files", "the two axes of an atlas are not the same")))
    for axis in atlas.axes:
        if not axis.least < axis.most:
            text = QT_TRANSLATE_NOOP("files", "the axis {axis} goes from {least} to more than that, not to {most}")
            values = {"axis": axis.name.value, "least": f"{axis.least:g}", "most": f"{axis.most:g}"}
            yield GeneratorFault(AXES, Reason(text, **values))
        if not 1 <= axis.wanted_cells <= MOST_CELLS:
            text = QT_TRANSLATE_NOOP("files", "an axis has 1 to {most} cells, not {number}")
            yield GeneratorFault(AXES, Reason(text, most=MOST_CELLS, number=axis.wanted_cells))
    if settings.places is not None and AxisName.SIZE in atlas.names:
        yield GeneratorFault(AXES, Reason(QT_TRANSLATE_NOOP("files", "maps of a given shape all have its size")))
