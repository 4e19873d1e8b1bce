"""The recipe of a run of a building, and who takes up its yield."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rbdesigner.engine.core.actions import Inputs, Produce
from rbdesigner.engine.core.codes import Run
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.mechanics import production
from rbdesigner.messages import things
from rbdesigner.messages.phrases import Listing, Phrase, Value, game_phrase, game_text
from rbdesigner.translatable import QT_TRANSLATE_NOOP


def gain_text(run: Run | None, inputs: Inputs) -> str:
    """Name the recipe of a secondary producer, with the usual goods where none are named."""
    if run is None:
        return ""
    recipe = _recipe(run, inputs)
    return game_text(QT_TRANSLATE_NOOP("wording", "{used} → {made}"), used=recipe["used"], made=recipe["made"])


def _recipe(run: Run, inputs: Inputs) -> dict[str, Value]:
    needs = Counter(good for good, _ in inputs).items() or run.inputs
    return {"used": things.goods_row(needs), "made": things.goods_row([(run.output, run.made)])}


def run_text(state: GameState, action: Produce) -> str:
    """Name the recipe of a run and who takes up its yield (P7): ``1 trunk → 2 boards aboard donkey 2``."""
    run, outcome = production.run_at(state, state.tile_of(action.transporter)), production.outcome(state, action)
    if run is None or outcome is None:
        return gain_text(run, action.inputs)
    recipe = _recipe(run, action.inputs)
    return str(yield_phrase(state, recipe["used"], recipe["made"], outcome.made))


def yield_phrase(state: GameState, used: Value, made: Value, taken: Sequence[tuple[int, int]]) -> Phrase:
    """Name the goods used and made, and where these come.

    ``taken`` are holders with numbers of goods: ``1 trunk → 2 boards aboard donkey 2``, ``1 trunk → 2 boards (1 aboard
    donkey 2, 1 on the ground)``.
    """
    if len(taken) != 1:
        row = Listing([_taken(state, *one) for one in taken])
        return game_phrase(QT_TRANSLATE_NOOP("wording", "{used} → {made} ({taken})"), used=used, made=made, taken=row)
    holder, _ = taken[0]
    if holder >= 0:
        return game_phrase(QT_TRANSLATE_NOOP("wording", "{used} → {made} on the ground"), used=used, made=made)
    source = QT_TRANSLATE_NOOP("wording", "{used} → {made} aboard {transporter}")
    return game_phrase(source, used=used, made=made, transporter=things.transporter(state, ~holder))


def _taken(state: GameState, holder: int, count: int) -> Phrase:
    if holder >= 0:
        return Phrase("wording", QT_TRANSLATE_NOOP("wording", "{count} on the ground"), {"count": count})
    source = QT_TRANSLATE_NOOP("wording", "{count} aboard {transporter}")
    return Phrase("wording", source, {"count": count, "transporter": things.transporter(state, ~holder)})
