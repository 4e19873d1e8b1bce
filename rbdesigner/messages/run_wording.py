"""The recipe of a run of a building, and who takes up its yield."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rbdesigner.engine import production
from rbdesigner.engine.actions import Inputs, Produce
from rbdesigner.engine.codes import Run
from rbdesigner.engine.state import GameState
from rbdesigner.messages.thing_wording import counts_text, transporter_text
from rbdesigner.messages.translation import translate


def gain_text(run: Run | None, inputs: Inputs) -> str:
    """The recipe of a secondary producer.

    Of the usual goods where none are named.
    """
    if run is None:
        return ""
    needs = Counter(good for good, _ in inputs).items() or run.inputs
    return f"{counts_text(needs)} → {counts_text([(run.output, run.made)])}"


def run_text(state: GameState, action: Produce) -> str:
    """The recipe of a run, and who takes up its yield (P7).

    ``1 trunk → 2 boards aboard donkey 2``.
    """
    gain, found = gain_text(production.run_at(state, state.tile_of(action.transporter)), action.inputs), ""
    outcome = production.outcome(state, action)
    if outcome is not None:
        found = takers_text(state, outcome.made)
    return f"{gain} {found}".strip()


def takers_text(state: GameState, made: Sequence[tuple[int, int]]) -> str:
    """Where goods that were made come.

    ``aboard donkey 2``, ``(1 aboard donkey 2, 1 on the ground)``.
    """
    if len(made) == 1:
        return _taker(state, made[0][0])
    text = translate("wording", "{count} {where}")
    return f"({', '.join(text.format(count=count, where=_taker(state, place)) for place, count in made)})"


def _taker(state: GameState, place: int) -> str:
    if place >= 0:
        return translate("wording", "on the ground")
    return translate("wording", "aboard {transporter}").format(transporter=transporter_text(state, ~place))
