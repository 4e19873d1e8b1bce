"""How what is planned is provided for, in the language of the window."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rbdesigner.engine.core.actions import Action, Build, BuildRoad, Transfer
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.mechanics.payment import cost
from rbdesigner.messages import things
from rbdesigner.messages.phrases import Listing, Phrase, capitalised, game_text, listed
from rbdesigner.messages.thing_wording import a_building_text, counts_text, tile_text
from rbdesigner.messages.translation import translate
from rbdesigner.play.build_plans import BuildPlan, Structure
from rbdesigner.play.delivery.supply_planner import SupplyAnswer, SupplyPlan, spoiled, spots_of
from rbdesigner.play.delivery.supply_runs import SupplyRun
from rbdesigner.play.wording.delivery_wording import with_cost
from rbdesigner.translatable import QT_TRANSLATE_NOOP


def structure_text(state: GameState, work: Structure) -> str:
    """The plan and its place: ``a road between (0, 0) and (1, 0)``."""
    topology = state.topology
    if isinstance(work, Build):
        text = translate("plans", "{building} on {tile}")
        tile = tile_text(state, topology.spot_tiles[work.spot])
        return text.format(building=a_building_text(work.building), tile=tile)
    if isinstance(work, BuildRoad):
        first, second = (tile_text(state, topology.spot_tiles[end]) for end in topology.border_regions[work.border])
        return translate("plans", "a road between {first} and {second}").format(first=first, second=second)
    return translate("plans", "a bridge on {tile}").format(tile=tile_text(state, topology.sites[work.site].tile))


def supply_text(state: GameState, supply_plan: SupplyPlan) -> str:
    """The plan, its price, and who brings what at what cost, line by line."""
    price = counts_text(cost(state, supply_plan.work))
    text = translate("plans", "Plan {what}: {price}")
    lines = [text.format(what=structure_text(state, supply_plan.work), price=price)]
    lines += [_run_text(state, supply_plan, run) for run in supply_plan.runs]
    if not supply_plan.runs:
        lines.append(translate("plans", "All that it takes is there."))
    return "\n".join(lines)


def _run_text(state: GameState, supply_plan: SupplyPlan, run: SupplyRun) -> str:
    goods = things.goods_row((good, count) for (good, _), count in zip(supply_plan.missing, run.gain, strict=True))
    if not any(run.gain):
        source = QT_TRANSLATE_NOOP("plans", "{name} comes to build it")
    elif run.put_down:
        source = QT_TRANSLATE_NOOP("plans", "{name} puts {others} and brings {goods}")
    else:
        source = QT_TRANSLATE_NOOP("plans", "{name} brings {goods}")
    name, others = things.transporter(state, run.transporter), _put_down(state, supply_plan, run)
    summary = capitalised(game_text(source, context="plans", name=name, goods=goods, others=others))
    return with_cost(summary, run.points, run.points_before, run.left)


def _put_down(state: GameState, supply_plan: SupplyPlan, run: SupplyRun) -> Listing:
    """Name the goods that make room, and where they are put down: ``1 board down on the pasture at (0, 0)``."""
    needed, sites = [good for good, _ in supply_plan.missing], spots_of(state, supply_plan.work)
    downs = Counter(
        (action.target, action.good)
        for action in run.actions
        if isinstance(action, Transfer)
        and action.source == ~run.transporter
        and not (action.target in sites and action.good in needed)
    )
    source = QT_TRANSLATE_NOOP("plans", "{goods} down {holder:in}")
    return Listing(
        [
            Phrase("plans", source, {"goods": things.count(good, count), "holder": things.holder(state, at)})
            for (at, good), count in downs.items()
        ]
    )


def refusal_of(state: GameState, work: Structure, outcome: SupplyAnswer) -> str:
    """Why something cannot be planned."""
    if outcome.reason:
        return outcome.reason
    if outcome.planned is not None:
        text = translate("plans", "You have planned {what}; a click on its picture takes that back.")
        return text.format(what=structure_text(state, outcome.planned))
    if outcome.disturbs:
        return translate("plans", "What you have planned already could not be built then.")
    if outcome.deserted:
        return translate("plans", "None of your transporters gets there in this movement.")
    if outcome.lacking:
        text = translate("plans", "Nobody can bring {goods} there in this movement.")
        return text.format(goods=counts_text(outcome.lacking))
    text = translate("plans", "{goods} cannot all be brought there in this movement.")
    return capitalised(text.format(goods=counts_text(cost(state, work))))


def plan_text(state: GameState, work: Structure, reason: str) -> str:
    """The plan in words, with when it is built, or why it could not be."""
    price = counts_text(cost(state, work))
    head = translate("plans", "Planned: {what}, {price}").format(what=structure_text(state, work), price=price)
    begun = state.phase is Phase.BUILDING
    soon = translate("plans", "It is built when your building phase begins.")
    then = reason or (translate("plans", "Its sign builds it now.") if begun else soon)
    return "\n".join([head, then, translate("plans", "A click takes the plan back.")])


def built_text(state: GameState, works: Iterable[Structure]) -> str:
    """The sentence that a plan has been built."""
    text = translate("plans", "Built as planned: {what}")
    return text.format(what=listed(structure_text(state, work) for work in works))


def spoiled_text(state: GameState, plans: Iterable[BuildPlan], actions: Iterable[Action]) -> str:
    """Word the plans that could not be built any more after some legal actions; empty if there are none."""
    works = spoiled(state, plans, actions)
    text = translate("plans", "Then this could not be built as planned: {what}")
    return text.format(what=listed(structure_text(state, work) for work in works)) if works else ""


def left_text(state: GameState, work: Structure, reason: str) -> str:
    """The sentence that a plan was not built, and why."""
    text = translate("plans", "What you have planned is not built, {what}: {reason}")
    return text.replace("{reason}", reason).replace("{what}", structure_text(state, work))
