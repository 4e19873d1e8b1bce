"""Sentences about deliveries, and how what is planned is provided for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rbdesigner.engine.core.actions import Action, Build, BuildRoad, Transfer
from rbdesigner.engine.core.codes import IS_BOAT, NONE
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.mechanics.payment import cost
from rbdesigner.engine.mechanics.supply import tile_of_holder
from rbdesigner.messages import things
from rbdesigner.messages.phrases import Listing, Phrase, capitalised, game_text, listed
from rbdesigner.messages.thing_wording import a_building_text, counts_text, points_text, tile_text, transporter_text
from rbdesigner.messages.translation import translate
from rbdesigner.play.build_plans import BuildPlan, Structure
from rbdesigner.play.delivery.delivery import Consignment, Delivery, DeliveryAnswer, Shortfall
from rbdesigner.play.delivery.supply_planner import SupplyAnswer, SupplyPlan, spoiled_plans, spots_of
from rbdesigner.play.delivery.supply_runs import SupplyRun
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
    works = spoiled_plans(state, plans, actions)
    text = translate("plans", "Then this could not be built as planned: {what}")
    return text.format(what=listed(structure_text(state, work) for work in works)) if works else ""


def left_text(state: GameState, work: Structure, reason: str) -> str:
    """The sentence that a plan was not built, and why."""
    text = translate("plans", "What you have planned is not built, {what}: {reason}")
    return text.replace("{reason}", reason).replace("{what}", structure_text(state, work))


def delivery_text(state: GameState, consignment: Consignment, delivery: Delivery) -> str:
    """Say who takes what to where, and at what cost: ``Donkey 2 takes 2 boards to (1, −1): 3 of 4 points``."""
    goods, mover = things.count(consignment.good, delivery.count), delivery.transporter
    if mover == NONE:
        source = QT_TRANSLATE_NOOP("delivery", "{goods} cross to {target}")
        return capitalised(game_text(source, context="delivery", goods=goods, target=_aim(state, delivery.target)))
    summary = game_text(
        _action_text(state, consignment, delivery),
        context="delivery",
        name=things.transporter(state, mover),
        goods=goods,
        source=_aim(state, consignment.source),
        target=_aim(state, delivery.target),
        others=things.goods_row(sorted(Counter(delivery.put_down).items())),
        holder=things.holder(state, delivery.down_at) if delivery.put_down else "",
    )
    return capitalised(with_cost(summary, delivery.points, delivery.points_before, delivery.left))


def with_cost(action: str, used: int, points_before: int, left: int) -> str:
    """Word a delivery with its points of movement out of so many, if any are used.

    It says, too, if it ends the movement though not all are used.
    """
    if not used:
        return action
    text = translate("delivery", "{action}: {used} of {points}")
    if not left and used < points_before:
        text = translate("delivery", "{action}: {used} of {points}, and no farther this turn")
    return text.format(action=action, used=used, points=points_text(points_before))


def delivery_reason(state: GameState, answer: DeliveryAnswer) -> str:
    """Say why nobody can do it, and where that holds, if somebody would have to go there first."""
    if answer.shortfall is not None:
        return _shortfall_text(state, answer.shortfall)
    if answer.tile == NONE:
        return answer.reason
    text = translate("delivery", "Once at {place}: {reason}")
    return text.format(place=tile_text(state, answer.tile), reason=answer.reason)


def _shortfall_text(state: GameState, short: Shortfall) -> str:
    """The sentence that it is too far, for whom, and by how much."""
    text = translate("delivery", "Too far for this turn: {name} needs {points} and has {left} left.")
    if not short.left:
        text = translate("delivery", "Too far for this turn: {name} needs {points} and has none left.")
    if short.in_leaps:
        docking = translate("delivery", "Docking takes all the points of a turn.")
        off_road = translate("delivery", "A step off the roads takes all the points of a turn.")
        text = f"{text}\n{docking if IS_BOAT[state.kinds[short.transporter]] else off_road}"
    name, points = transporter_text(state, short.transporter), points_text(short.needed)
    return text.format(name=name, points=points, left=short.left)


def _action_text(state: GameState, consignment: Consignment, delivery: Delivery) -> str:
    """The source of the sentence about a delivery."""
    mover, source, target = delivery.transporter, consignment.source, delivery.target
    is_here = not delivery.points
    if target == ~mover:
        if delivery.leads:
            return QT_TRANSLATE_NOOP("delivery", "{name} lets {goods} follow")
        loads, fetches = (
            QT_TRANSLATE_NOOP("delivery", "{name} loads {goods}"),
            QT_TRANSLATE_NOOP("delivery", "{name} fetches {goods} from {source}"),
        )
        return loads if is_here else fetches
    if is_here and target < 0:
        return QT_TRANSLATE_NOOP("delivery", "{name} hands {goods} to {target}")
    if is_here and source == ~mover:
        return QT_TRANSLATE_NOOP("delivery", "{name} puts {goods} down")
    if delivery.leads:
        return QT_TRANSLATE_NOOP("delivery", "{name} leads {goods} to {target}")
    if delivery.put_down:
        return QT_TRANSLATE_NOOP("delivery", "{name} puts {others} down {holder:in} and takes {goods} to {target}")
    return QT_TRANSLATE_NOOP("delivery", "{name} takes {goods} to {target}")


def _aim(state: GameState, holder: int) -> Phrase:
    """A tile by its coordinates, a bank by its name, or a transporter."""
    if holder >= 0 and len(state.grounds_of(tile_of_holder(state, holder))) == 1:
        return things.named_tile(state.topology, tile_of_holder(state, holder))
    return things.holder(state, holder)
