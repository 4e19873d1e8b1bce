"""What can be done with buildings and animals in the production phase, and why not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rbdesigner.engine import legality, production, research
from rbdesigner.engine.actions import Action, Breed, Dismantle, Inputs, Make, Produce, Research, Upgrade
from rbdesigner.engine.builder import goods_in_reach
from rbdesigner.engine.codes import (
    BUILDINGS,
    DONKEY,
    GEESE,
    GOODS,
    MAKES,
    NONE,
    PAPER,
    RUN,
    SUBJECTS,
    TRANSPORTERS,
    Run,
)
from rbdesigner.engine.factories import launch_spots
from rbdesigner.engine.state import GameState
from rbdesigner.ui.panels.words import capitalised, name
from rbdesigner.ui.play.choices.choice_groups import Choice, Group, Scene, choice, of_kind
from rbdesigner.ui.play.words.action_wording import action_text
from rbdesigner.ui.play.words.thing_wording import (
    building_text,
    counts_text,
    refusal_text,
    subject_text,
    tile_text,
    translate,
    transporter_text,
)


def production_groups(scene: Scene, legal: Sequence[Action]) -> list[Group]:
    """The building of the tile, its animals, and research."""
    return [_excess_group(scene, legal), _building_group(scene, legal), _breeding_group(scene, legal),
            _research_group(scene, legal)]  # fmt: skip


def elsewhere_group(state: GameState, player: int, tile: int) -> Group:
    """What buildings on other tiles than that one can make now, each way of it once."""
    found: dict[tuple[int, str], Choice] = {}
    for one in legality.legal_actions(state, player):
        if isinstance(one, Produce | Make) and (at := state.tile_of(one.transporter)) != tile:
            building = state.buildings[at]
            text = translate("ChoicesPanel", "{building} on {tile}").format(
                building=capitalised(building_text(building)), tile=tile_text(state, at)
            )
            note = _gain(RUN[building], one.inputs) or action_text(state, one)
            found.setdefault((at, note), Choice(text, one, BUILDINGS[building], player, note=note))
    return Group("elsewhere", translate("ChoicesPanel", "Elsewhere"), choices=tuple(found.values()))


def _gain(run: Run | None, inputs: Inputs) -> str:
    """What a secondary producer makes of what; of the usual goods where none are named."""
    if run is None:
        return ""
    needs = Counter(good for good, _ in inputs).items() or run.inputs
    return f"{counts_text(needs)} → {counts_text([(run.output, run.made)])}"


def _excess_group(scene: Scene, legal: Sequence[Action]) -> Group:
    title = translate("ChoicesPanel", "One transporter too many: put one out of use")
    found = of_kind(legal, Dismantle)
    kinds = scene.state.kinds
    choices = tuple(choice(scene.state, one, TRANSPORTERS[kinds[one.transporter]]) for one in found)
    return Group("excess", title, choices=choices)


# The building


def _building_group(scene: Scene, legal: Sequence[Action]) -> Group:
    state, building = scene.state, scene.state.buildings[scene.tile]
    if building == NONE or state.production.excess:
        return Group("production", "")
    run, made = RUN[building], MAKES[building]
    title = capitalised(building_text(building))
    note, choices = "", list[Choice]()
    if run is not None:
        capacity = production.capacity(state, scene.tile)
        assert capacity is not None
        note = translate("ChoicesPanel", "{left} of {most} runs left this turn").format(**capacity._asdict())
        choices = _runs(scene, legal)
    elif made is not None:
        note = translate("ChoicesPanel", "Makes a {kind} of {goods}").format(
            kind=name(TRANSPORTERS[made.kind]), goods=counts_text(made.inputs)
        )
        choices = _makings(scene, legal)
    upgrades = of_kind(legal, Upgrade)
    choices += [choice(state, one, BUILDINGS[building]) for one in upgrades]
    return Group("production", title, note, tuple(choices))


def _runs(scene: Scene, legal: Sequence[Action]) -> list[Choice]:
    state, run = scene.state, production.run_at(scene.state, scene.tile)
    assert run is not None
    picture, found = GOODS[run.output], list[Choice]()
    for needs in production.mixtures(run):
        inputs = production.inputs_of(run, needs)
        possible = [one for one in of_kind(legal, Produce) if one.inputs == inputs]
        gain = f"{counts_text(needs)} → {counts_text([(run.output, run.made)])}"
        for one in possible if len(scene.own) > 1 else possible[:1]:
            text = gain
            if len(scene.own) > 1:
                text = f"{transporter_text(state, one.transporter)}: {gain}"
            found.append(Choice(text, one, picture, scene.player))
        if not possible and scene.own:
            action = Produce(scene.player, scene.own[0], inputs)
            reason = refusal_text(legality.check(state, action))
            found.append(Choice(gain, action, picture, scene.player, reason=reason))
    return found


def _makings(scene: Scene, legal: Sequence[Action]) -> list[Choice]:
    state = scene.state
    made = MAKES[state.buildings[scene.tile]]
    assert made is not None
    picture, found = TRANSPORTERS[made.kind], of_kind(legal, Make)
    if found or not scene.own:
        return [choice(state, one, picture) for one in found]
    waters = launch_spots(state, scene.player, scene.tile)
    action = Make(scene.player, scene.own[0], waters[0] if waters else NONE)
    return [choice(state, action, picture, reason=legality.check(state, action))]


# Animals


def _breeding_group(scene: Scene, legal: Sequence[Action]) -> Group:
    state, action = scene.state, Breed(scene.player, scene.tile)
    donkeys = [own for own in scene.own if state.kinds[own] == DONKEY]
    shown = action in legal or (len(donkeys) > 1 and state.is_pasture(scene.tile) and not state.production.excess)
    found = (choice(state, action, TRANSPORTERS[DONKEY], reason=legality.check(state, action)),) if shown else ()
    return Group("breeding", translate("ChoicesPanel", "Animals"), choices=found)


# Research


def _research_group(scene: Scene, legal: Sequence[Action]) -> Group:
    state, price = scene.state, counts_text(research.COST)
    title = translate("ChoicesPanel", "Research: {goods}").format(goods=price)
    possible: dict[int, Research] = {}
    for one in of_kind(legal, Research):
        possible.setdefault(one.subject, one)
    have = [goods_in_reach(state, own) for own in scene.own]
    if state.production.excess or not any(goods[GEESE] or goods[PAPER] for goods in have):
        return Group("research", title)
    found = []
    for subject in range(len(SUBJECTS)):
        action = possible.get(subject, Research(scene.player, scene.own[0], subject))
        reason = refusal_text(None if subject in possible else legality.check(state, action))
        text = capitalised(subject_text(subject))
        found.append(Choice(text, action, GOODS[PAPER], scene.player, reason=reason))
    return Group("research", title, choices=tuple(found))
