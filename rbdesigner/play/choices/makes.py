"""The products of each building, from the tables of the rules."""

from __future__ import annotations

from rbdesigner.engine.core.codes import BOARDS, MAKES, MINE, NONE, PRIMARY_GOOD, RUN, TRANSPORTERS, TRUNKS, WAGON, Run
from rbdesigner.messages.nouns import name
from rbdesigner.messages.phrases import listed
from rbdesigner.messages.thing_wording import count_text, counts_text, good_text
from rbdesigner.messages.translation import translate


def makes_text(building: int) -> str:
    """Describe the recipe of a building, and how often it works in a turn: ``1 trunk → 2 boards, 3 × a turn``."""
    run, launch = RUN[building], MAKES[building]
    if building == MINE:
        return translate("ChoicesPanel", "1 gold or iron from its bag every turn")
    if PRIMARY_GOOD[building] != NONE:
        made = count_text(PRIMARY_GOOD[building], 1)
        return translate("ChoicesPanel", "{goods} every turn").format(goods=made)
    if run is not None:
        text = translate("ChoicesPanel", "{inputs} → {made}, {runs} × a turn")
        return text.format(inputs=_inputs(run), made=count_text(run.output, run.made), runs=run.runs)
    assert launch is not None
    text = translate("ChoicesPanel", "{inputs} → 1 {kind}")
    if launch.kind == WAGON:
        text = translate("ChoicesPanel", "a donkey, {inputs} → 1 {kind}")
    return text.format(inputs=counts_text(launch.inputs), kind=name(TRANSPORTERS[launch.kind]))


def _inputs(run: Run) -> str:
    goods = [counts_text(run.inputs)] if run.inputs else []
    if run.wood:
        text = translate("ChoicesPanel", "{count} {trunks} or {boards}")
        trunks, boards = good_text(TRUNKS), good_text(BOARDS)
        goods.append(text.format(count=run.wood, trunks=trunks, boards=boards))
    return listed(goods)
