"""The production choices of buildings and animals, and why not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from rbdesigner.engine.core.actions import Action, Breed, Inputs, Make, Produce, Research
from rbdesigner.engine.core.codes import (
    BUILDINGS,
    DONKEY,
    GEESE,
    GOODS,
    IS_BOAT,
    MAKES,
    NONE,
    PAPER,
    RUN,
    SUBJECTS,
    TRANSPORTERS,
    Count,
    Run,
)
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.mechanics import legality, production, research
from rbdesigner.engine.mechanics.builder import goods_in_reach
from rbdesigner.engine.mechanics.factories import launch_at, launch_spots
from rbdesigner.messages import things
from rbdesigner.messages.action_wording import action_text
from rbdesigner.messages.event_wording import gain_text, run_text
from rbdesigner.messages.nouns import name
from rbdesigner.messages.phrases import capitalised, game_text
from rbdesigner.messages.thing_wording import (
    building_text,
    counts_text,
    refusal_text,
    subject_text,
    tile_text,
    transporter_text,
)
from rbdesigner.messages.translation import add_plural, translate
from rbdesigner.play.choices.best_candidate import Candidate, best_candidate
from rbdesigner.play.choices.choice_groups import Choice, Group, choice
from rbdesigner.play.oversights import Oversight, OversightKind
from rbdesigner.play.tile_scene import Scene, actions_of_kind
from rbdesigner.translatable import QT_TRANSLATE_NOOP


def production_groups(scene: Scene, legal: Sequence[Action]) -> list[Group]:
    """The building of the tile, its animals, and research."""
    return [_building_group(scene, legal), _breeding_group(scene, legal), _research_group(scene, legal)]


def elsewhere_group(state: GameState, player: int, tile: int) -> Group:
    """The runs of buildings on other tiles than that one."""
    found: dict[tuple[int, str], list[Produce | Make]] = {}
    for one in legality.legal_actions(state, player):
        if isinstance(one, Produce | Make) and (at := state.tile_of(one.transporter)) != tile:
            gain = gain_text(RUN[state.buildings[at]], one.inputs) or action_text(state, one)
            found.setdefault((at, gain), []).append(one)
    choices = [each for (at, gain), actions in found.items() for each in _elsewhere(state, at, gain, actions)]
    choices += _bred_and_researched(state, player, tile)
    return Group("elsewhere", translate("ChoicesPanel", "Elsewhere"), choices=tuple(choices))


def _bred_and_researched(state: GameState, player: int, tile: int) -> Iterator[Choice]:
    """Yield donkeys that could breed, and research that is open on other tiles; a click shows the subjects."""
    subjects: dict[int, dict[int, Choice]] = {}
    for one in legality.legal_actions(state, player):
        if isinstance(one, Breed) and one.tile != tile:
            yield choice(state, one, TRANSPORTERS[DONKEY])
        elif isinstance(one, Research) and (at := state.tile_of(one.transporter)) != tile:
            part = Choice(capitalised(subject_text(one.subject)), one, GOODS[PAPER], player)
            subjects.setdefault(at, {}).setdefault(one.subject, part)
    for at, parts in subjects.items():
        number = len(parts)
        text = translate("ChoicesPanel", "Research on {tile}: %n subjects", None, number)
        text, first = text.format(tile=tile_text(state, at)), next(iter(parts.values()))
        yield Choice(text, first.action, GOODS[PAPER], player, parts=tuple(parts.values()), key=(text, "", ()))


def delivery_orders_group(state: GameState, player: int, ahead: Iterable[Oversight]) -> Group:
    """Gather the goods that transporters could bring to buildings that stay idle otherwise; a click does all of it."""
    found = (one for one in ahead if one.kind is OversightKind.FEED)
    choices = tuple(
        _delivery_order(state, player, one) for one in found if legality.check(state, one.actions[0]) is None
    )
    return Group("elsewhere", translate("ChoicesPanel", "Idle buildings that could be fed"), choices=choices)


def _delivery_order(state: GameState, player: int, one: Oversight) -> Choice:
    building, (first, *others) = state.buildings[one.tile], one.actions
    text = translate("ChoicesPanel", "{building} on {tile}").format(
        building=capitalised(building_text(building)), tile=tile_text(state, one.tile)
    )
    note = game_text(
        QT_TRANSLATE_NOOP("ChoicesPanel", "{goods} from {source} with {transporter}"),
        context="ChoicesPanel",
        goods=things.goods_row(one.goods),
        source=things.named_tile(state.topology, one.source),
        transporter=things.transporter(state, one.transporter),
    )
    return Choice(text, first, BUILDINGS[building], player, note=note, also=tuple(others))


def _elsewhere(state: GameState, tile: int, gain: str, actions: Sequence[Produce | Make]) -> Iterator[Choice]:
    """The ways to one gain, each with who takes up what is made (P7)."""
    building = state.buildings[tile]
    text = translate("ChoicesPanel", "{building} on {tile}").format(
        building=capitalised(building_text(building)), tile=tile_text(state, tile)
    )
    for one, note in distinct_runs(state, actions, gain):
        yield Choice(text, one, BUILDINGS[building], one.player, note=note)


def distinct_runs(state: GameState, actions: Sequence[Produce | Make], gain: str) -> list[tuple[Produce | Make, str]]:
    """Keep of some actions those that come to something else, with a text for each.

    The text says who takes up what is made (P7), and who acts where that makes no difference.
    """
    found: dict[object, Produce | Make] = {}
    for one in actions:
        found.setdefault(production.outcome(state, one) if isinstance(one, Produce) else one, one)
    texts = [run_text(state, one) if isinstance(one, Produce) else gain for one in found.values()]
    return [
        (one, _done_by(state, one, text) if texts.count(text) > 1 else text)
        for one, text in zip(found.values(), texts, strict=True)
    ]


def _done_by(state: GameState, action: Produce | Make, text: str) -> str:
    """A text that begins with who acts."""
    source = QT_TRANSLATE_NOOP("ChoicesPanel", "{who}: {what}")
    return game_text(
        source, context="ChoicesPanel", who=capitalised(transporter_text(state, action.transporter)), what=text
    )


def distinct_texts(state: GameState, actions: Sequence[Produce | Make]) -> list[str]:
    """Word the choices of a building, with who acts where several could do the same (P7)."""
    texts = [_work_text(state, one) for one in actions]
    return [_done_by(state, one, text) if texts.count(text) > 1 else text
            for one, text in zip(actions, texts, strict=True)]  # fmt: skip


def _work_text(state: GameState, action: Produce | Make) -> str:
    text = action_text(state, action)
    if not isinstance(action, Produce):
        return text
    source = QT_TRANSLATE_NOOP("ChoicesPanel", "{action}: {run}")
    return game_text(source, context="ChoicesPanel", action=text, run=run_text(state, action))


# The building


def _building_group(scene: Scene, legal: Sequence[Action]) -> Group:
    state, building = scene.state, scene.state.buildings[scene.tile]
    if building == NONE:
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
    return Group("production", title, note, tuple(choices))


def _runs(scene: Scene, legal: Sequence[Action]) -> list[Choice]:
    state, run = scene.state, production.run_at(scene.state, scene.tile)
    assert run is not None
    picture, found = GOODS[run.output], list[Choice]()
    for needs in production.mixtures(run):
        inputs = production.inputs_of(run, needs)
        possible = [one for one in actions_of_kind(legal, Produce) if one.inputs == inputs]
        gain = gain_text(run, inputs)
        found += [Choice(text, one, picture, scene.player) for one, text in distinct_runs(state, possible, gain)]
        tried = None if possible else best_candidate(state, _runs_with(scene, inputs), scene.transporter)
        if tried is not None:
            one = Choice(gain, tried.action, picture, scene.player, reason=tried.reason, stand_in=tried.stand_in)
            found.append(one)
    return found


def _runs_with(scene: Scene, inputs: Inputs) -> list[Produce]:
    return [Produce(scene.player, own, inputs) for own in scene.representatives]


def _makings(scene: Scene, legal: Sequence[Action]) -> list[Choice]:
    state = scene.state
    made = MAKES[state.buildings[scene.tile]]
    assert made is not None
    picture, possible, tried = TRANSPORTERS[made.kind], actions_of_kind(legal, Make), None
    if not possible:
        tried = best_candidate(state, _makings_first(scene), scene.transporter)
        possible = actions_of_kind(works_of(state, tried), Make) if tried is not None else []
    if possible:
        who = tried.stand_in if tried is not None else ""
        texts = zip(distinct_texts(state, possible), possible, strict=True)
        return [Choice(text, one, picture, scene.player, stand_in=who) for text, one in texts]
    if tried is None:
        return []
    return [Choice(action_text(state, tried.action), tried.action, picture, scene.player, reason=tried.reason)]


def works_of(state: GameState, tried: Candidate) -> list[Produce | Make]:
    """All that a stand-in of the chosen transporter can do with the building."""
    legal = legality.legal_actions(state, transporter=tried.action.transporter) if tried.stand_in else []
    return [one for one in legal if isinstance(one, Produce | Make)]


def _makings_first(scene: Scene) -> list[Make]:
    """The products of the factory, a boat on the first of its waters (F3)."""
    launch = launch_at(scene.state, scene.tile)
    is_boat = launch is not None and IS_BOAT[launch.kind]
    waters = launch_spots(scene.state, scene.player, scene.tile) if is_boat else ()
    return [Make(scene.player, own, waters[0] if waters else NONE) for own in scene.representatives]


def likeliest_run(scene: Scene) -> Candidate:
    """Find the next action of the building of the tile.

    It names the wood that lacks least, and a boat's water (P4, F3).
    """
    run = production.run_at(scene.state, scene.tile)
    runs = [one for needs in _by_lack(scene, run) for one in _runs_with(scene, production.inputs_of(run, needs))]
    found = best_candidate(scene.state, runs or _makings_first(scene), scene.transporter)
    assert found is not None
    return found


def _by_lack(scene: Scene, run: Run | None) -> list[tuple[Count, ...]]:
    """The inputs of a run, what lacks least in front."""
    if run is None:
        return []
    have = [max(counts) for counts in zip(*(goods_in_reach(scene.state, own) for own in scene.own), strict=True)]
    return sorted(production.mixtures(run), key=lambda needs: sum(max(0, count - have[good]) for good, count in needs))


# Animals


def _breeding_group(scene: Scene, legal: Sequence[Action]) -> Group:
    state, action = scene.state, Breed(scene.player, scene.tile)
    donkeys = [own for own in scene.own if state.kinds[own] == DONKEY]
    shown = action in legal or (len(donkeys) > 1 and state.is_pasture(scene.tile))
    found = (choice(state, action, TRANSPORTERS[DONKEY], reason=legality.check(state, action)),) if shown else ()
    return Group("breeding", translate("ChoicesPanel", "Animals"), choices=found)


# Research


def _research_group(scene: Scene, legal: Sequence[Action]) -> Group:
    state, price = scene.state, counts_text(research.COST)
    title = translate("ChoicesPanel", "Research: {goods}").format(goods=price)
    possible: dict[int, Research] = {}
    for one in actions_of_kind(legal, Research):
        possible.setdefault(one.subject, one)
    best = _researcher(scene) if _has_wherewithal(state, scene.representatives) else None
    if best is None or not (best.stand_in or _has_wherewithal(state, scene.own)):
        return Group("research", title)
    found = list[Choice]()
    for subject in range(len(SUBJECTS)):
        action = possible.get(subject, Research(scene.player, best.action.transporter, subject))
        reason = refusal_text(state, None if subject in possible else legality.check(state, action))
        text, stand_in = capitalised(subject_text(subject)), "" if reason else best.stand_in
        found.append(Choice(text, action, GOODS[PAPER], scene.player, reason=reason, stand_in=stand_in))
    return Group("research", title, choices=tuple(found))


def _has_wherewithal(state: GameState, transporters: Iterable[int]) -> bool:
    """Whether any of them has a goose or paper in reach."""
    have = (goods_in_reach(state, one) for one in transporters)
    return any(goods[GEESE] or goods[PAPER] for goods in have)


def _researcher(scene: Scene) -> Candidate:
    """Find who researches best; every subject takes the same goods (R1)."""
    state, player = scene.state, scene.player
    subject = next((each for each in range(len(SUBJECTS)) if not state.knows(player, each)), 0)
    tried = best_candidate(state, [Research(player, own, subject) for own in scene.representatives], scene.transporter)
    assert tried is not None
    return tried


add_plural("Research on {tile}: %n subjects", "Research on {tile}: %n subject")


def choiceless_texts(state: GameState, actions: Iterable[Action]) -> list[str]:
    """Name each thing that is done, with how often: ``Sawmill on (0, 0): 2 × 1 trunk → 2 boards``."""
    counts = Counter(_texts(state, one) for one in actions)
    once = translate("ChoicesPanel", "{where}: {gain}")
    often = translate("ChoicesPanel", "{where}: {times} × {gain}")
    texts = []
    for (where, gain), count in counts.items():
        if not where:
            texts.append(gain)
        else:
            texts.append((often if count > 1 else once).format(where=where, times=count, gain=gain))
    return texts


def _texts(state: GameState, action: Action) -> tuple[str, str]:
    """Where a building runs, and what it makes of what; of all else only what it is."""
    if not isinstance(action, Produce):
        return "", action_text(state, action)
    tile = state.tile_of(action.transporter)
    building = state.buildings[tile]
    run = RUN[building] if building != NONE else None
    where = translate("ChoicesPanel", "{building} on {tile}").format(
        building=capitalised(building_text(building)), tile=tile_text(state, tile)
    )
    return where, gain_text(run, action.inputs)
