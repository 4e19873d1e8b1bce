"""Makes the model of fairness out of measured homes, and writes it as the program reads it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from calibration import fitting, judging, spreads
from calibration.chosen_signs import FACT_SIGNS, PLANNED_SIGNS, TRIED
from calibration.judging import Judgement
from calibration.measured_homes import Floats, MeasuredHomes
from rbdesigner.prediction.fairness_model import FairnessModel, Provenance, SignWeights

DIGITS = 4


class CrossedSigns(NamedTuple):
    """What cross-validation says of signs: the predicted points of all homes, and what they miss by homes."""

    predicted: list[Floats]
    missed: Mapping[int, float]


def cross(maps: Sequence[MeasuredHomes], names: Sequence[str]) -> CrossedSigns:
    """Predict homes by others, twice: how much each counts depends on what is missed."""
    missed: Mapping[int, float] = dict.fromkeys(spreads.TABLES, fitting.USUAL_SPREAD)
    for _ in range(2):
        predicted = fitting.crossed(maps, names, missed)
        missed = spreads.point_spreads(maps, predicted)
    return CrossedSigns(predicted, missed)


def fitted(maps: Sequence[MeasuredHomes], provenance: Provenance) -> FairnessModel:
    """The model that maps make."""
    steep = spreads.steepness(maps)
    facts, planned = (_sign_weights(maps, names, steep) for names in (FACT_SIGNS, PLANNED_SIGNS))
    return FairnessModel(provenance, steep, facts, planned)


def _sign_weights(maps: Sequence[MeasuredHomes], names: Sequence[str], steep: Mapping[int, float]) -> SignWeights:
    found = cross(maps, names)
    weights = fitting.fit(maps, names, found.missed).weights
    wide = spreads.spreads(maps, found.predicted, steep)
    return SignWeights(dict(zip(names, map(float, weights), strict=True)), wide)


def judged_crosswise(maps: Sequence[MeasuredHomes]) -> Iterator[Judgement]:
    """How well signs predict the homes of maps that are left out, for the chosen ones and others that were tried."""
    steep = spreads.steepness(maps)
    for what, names in {**TRIED, "facts alone": FACT_SIGNS, "facts and plans": PLANNED_SIGNS}.items():
        predicted = cross(maps, names).predicted
        yield judging.judged(what, maps, predicted, spreads.spreads(maps, predicted, steep), steep)
    yield judging.judged_order("the old index", maps, judging.old_points(maps))


def provenance(maps: Sequence[MeasuredHomes], store: str, player: str, machines: str) -> Provenance:
    """Where the model comes from."""
    numbers = [each.number for each in maps]
    kinds = Counter(each.kind for each in maps)
    games = sum(each.games for each in maps)
    return Provenance(store, player, machines, len(maps), games, (min(numbers), max(numbers)), dict(kinds))


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
