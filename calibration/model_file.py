"""Makes the model of fairness out of measured homes, and writes it as the program reads it."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from calibration import fitting, judging, spreads
from calibration.chosen_signs import FACT_SIGNS, OUTLOOK, OUTLOOK_SIGNS, PLANNED_SIGNS, TRIED
from calibration.fitting import SignFit
from calibration.judging import Judgement, ToldHomes
from calibration.measured_homes import MeasuredHomes
from calibration.planned_maps import PlannedMap
from rbdesigner.prediction.fairness_model import FairnessModel, Provenance, SignWeights

DIGITS = 4


class CrossedSigns(NamedTuple):
    """What is told of the homes of each map by other maps, and the weights that all together make."""

    told: list[ToldHomes]
    weights: SignWeights


def cross(
    maps: Sequence[MeasuredHomes], names: Sequence[str], found: SignFit, steep: Mapping[int, float]
) -> CrossedSigns:
    """Predict homes by others, twice: how much a map counts depends on what is missed.

    The intervals of a map, too, are as wide as those of other maps have to be.
    """
    missed = [fitting.USUAL_SPREAD] * len(maps)
    for _ in range(2):
        predicted = fitting.crossed(maps, names, missed)
        weights = _spelt_out(fitting.fit(maps, names, missed), found)
        narrow = SignWeights(weights, spreads.LEAST, spreads.growth(maps, predicted, weights), {})
        missed = [narrow.missed(each.signs) for each in maps]
    own, crossed = fitting.folds(len(maps)), dict[int, SignWeights]()
    for fold in set(own):
        others, theirs = fitting.without(maps, fold), fitting.without(predicted, fold)
        wide = spreads.widths(others, theirs, fitting.without(missed, fold), steep)
        crossed[fold] = narrow._replace(widths=wide)
    told = [
        ToldHomes(points, crossed[fold].spread(each.signs))
        for each, points, fold in zip(maps, predicted, own, strict=True)
    ]
    return CrossedSigns(told, narrow._replace(widths=spreads.widths(maps, predicted, missed, steep)))


def _spelt_out(fit: SignFit, found: SignFit) -> dict[str, float]:
    """The weights of signs: that of the outlook goes to the facts that make it."""
    weights = defaultdict[str, float](float, zip(fit.names, map(float, fit.weights), strict=True))
    share = weights.pop(OUTLOOK, 0.0)
    for name, weight in zip(found.names, found.weights, strict=True) if share else ():
        weights[name] += share * float(weight)
    return dict(weights)


def outlook(planned: Sequence[PlannedMap]) -> SignFit:
    """Fit facts to what is planned."""
    return fitting.fit(planned, OUTLOOK_SIGNS, [fitting.USUAL_SPREAD] * len(planned))


def with_outlook(maps: Sequence[MeasuredHomes], found: SignFit) -> list[MeasuredHomes]:
    """Homes with one more sign: their outlook."""
    return [
        each._replace(
            signs=tuple(
                {**home, OUTLOOK: float(points)} for home, points in zip(each.signs, found.points(each), strict=True)
            )
        )
        for each in maps
    ]


def fitted(maps: Sequence[MeasuredHomes], planned: Sequence[PlannedMap], provenance: Provenance) -> FairnessModel:
    """The model that maps with games make, and others with plans alone."""
    found = outlook(planned)
    maps, steep = with_outlook(maps, found), spreads.steepness(maps)
    of_facts, of_plans = (cross(maps, names, found, steep).weights for names in (FACT_SIGNS, PLANNED_SIGNS))
    return FairnessModel(provenance, steep, of_facts, of_plans)


def judged_crosswise(maps: Sequence[MeasuredHomes], planned: Sequence[PlannedMap], least: int) -> Iterator[Judgement]:
    """How well signs predict the homes of maps that are left out, for the chosen ones and others that were tried.

    All maps tell what to predict, and those with so many games at least how well. Intervals for each number of homes
    are judged by all.
    """
    found, steep = outlook(planned), spreads.steepness(maps)
    maps = with_outlook(maps, found)
    sure = [at for at, each in enumerate(maps) if each.games >= least]
    judges = [maps[at] for at in sure]
    for what, names in {**TRIED, "facts alone": FACT_SIGNS, "facts and plans": PLANNED_SIGNS}.items():
        crossed = cross(maps, names, found, steep)
        told = [crossed.told[at] for at in sure]
        yield judging.judged(what, judges, told, steep)
    yield judging.judged_order("the old index", judges, judging.old_points(judges))
    yield from judging.judged_parts([each.kind for each in judges], judges, told, steep)
    yield from judging.judged_tables(maps, crossed.told, steep)


def provenance(
    maps: Sequence[MeasuredHomes], planned: Sequence[PlannedMap], store: str, player: str, machines: str
) -> Provenance:
    """The origin of the model."""
    numbers = [each.number for each in maps]
    kinds = Counter(each.kind for each in maps)
    games = sum(each.games for each in maps)
    return Provenance(
        store, player, machines, len(maps), games, (min(numbers), max(numbers)), dict(kinds), len(planned)
    )


def write(path: Path, model: FairnessModel) -> None:
    """Write a model, with numbers as short as they are sure."""
    path.write_text(json.dumps(_as_json(model), indent=2) + "\n", "utf-8")


def _as_json(value: Any) -> Any:
    """The same with named values as mappings, and numbers rounded."""
    if isinstance(value, float):
        return round(value, DIGITS)
    if hasattr(value, "_asdict"):
        return _as_json(value._asdict())
    if isinstance(value, Mapping):
        return {str(key): _as_json(each) for key, each in value.items()}
    return value
