"""The signs of what can be done in production: pictures, on plates, of what comes of it, on every tile."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from rbdesigner.art.piece_drawing import piece_bounds
from rbdesigner.engine.core.actions import Action, Breed, Make, Produce, Research, Upgrade
from rbdesigner.engine.core.codes import BUILDINGS, DONKEY, GOODS, MAKES, NONE, PAPER, RUN, TRANSPORTERS, UPGRADE_TO
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.mechanics import legality
from rbdesigner.messages.action_wording import action_text
from rbdesigner.messages.event_wording import gain_text
from rbdesigner.messages.thing_wording import building_text, subject_text
from rbdesigner.play.choices.best_candidate import with_stand_in
from rbdesigner.play.choices.production_choices import distinct_runs
from rbdesigner.play.placement.piece_layout import PieceLook
from rbdesigner.play.placement.sign_room import sign_points
from rbdesigner.play.placement.spots import Point, ground_of
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.game.board.target import Shape, Target, Variant
from rbdesigner.ui.widgets.terms import capitalised, translate

Work = Produce | Make | Breed | Research | Upgrade
KINDS: tuple[type[Action], ...] = (Upgrade, Produce, Make, Breed, Research)
"""The actions that have signs, in the order in which these stand on a tile."""


def production_targets(state: GameState, shown: Scenario, player: int, chosen: int = NONE) -> Iterator[Target]:
    """Yield the production targets of the acting player, a sign for each, tile by tile.

    Where the ``chosen`` transporter cannot do what is done on its tile, the target tells who does.
    """
    found: dict[int, dict[type[Action], list[Work]]] = {}
    for one in legality.legal_actions(state, player):
        if isinstance(one, Work):
            found.setdefault(_tile(state, one), {}).setdefault(type(one), []).append(one)
    taken = list[Point]()
    for tile, kinds in found.items():
        groups = [kinds[kind] for kind in KINDS if kind in kinds]
        grounds = [ground_of(state, shown, _spot(state, tile, group[0])) for group in groups]
        points = list(sign_points(shown, grounds, piece_bounds, taken))
        taken += points
        for group, at in zip(groups, points, strict=True):
            yield _target(state, tile, at, group, chosen)


def _tile(state: GameState, one: Work) -> int:
    return one.tile if isinstance(one, Breed | Upgrade) else state.tile_of(one.transporter)


def _spot(state: GameState, tile: int, one: Work) -> int:
    """Where its sign stands: by the building that does it, or by whoever does."""
    if isinstance(one, Produce | Make | Upgrade) and state.building_spots[tile] != NONE:
        return state.building_spots[tile]
    grounds = state.grounds_of(tile)
    here = state.spots[one.transporter] if isinstance(one, Research) else NONE
    return here if here in grounds else grounds[0]


def _target(state: GameState, tile: int, at: Point, group: Sequence[Work], chosen: int) -> Target:
    variants = tuple(_variants(state, tile, group, chosen))
    looks = list(dict.fromkeys(variant.look for variant in variants))
    look = looks[0] if len(looks) == 1 else None
    if len(variants) == 1:
        (only,) = variants
        note = only.text
        if isinstance(group[0], Produce):
            note = translate("targets", "{building}: {gain}").format(building=_title(state, tile), gain=note)
        return _with_shift(state, Target(Shape.BUILDING, at, tile, only.actions, note, look=look))
    note = _asking(state, tile, group[0])
    return Target(
        Shape.BUILDING, at, tile, (), note, text="" if look is not None else "…", look=look, variants=variants
    )


def _variants(state: GameState, tile: int, group: Sequence[Work], chosen: int) -> Iterator[Variant]:
    """The runs that come to something else, told by recipe and by recipient (P7)."""
    runs = [one for one in group if isinstance(one, Produce | Make)]
    by_gain: dict[str, list[Produce | Make]] = {}
    for one in runs:
        gain = gain_text(RUN[state.buildings[tile]], one.inputs) if isinstance(one, Produce) else ""
        by_gain.setdefault(gain or action_text(state, one), []).append(one)
    for gain, alike in by_gain.items():
        for one, text in distinct_runs(state, alike, gain):
            yield Variant(_look(state, tile, one), with_stand_in(state, one, chosen, text), (one,))
    subjects = set[int]()
    for other in sorted(group, key=lambda each: isinstance(each, Research) and each.transporter != chosen):
        if isinstance(other, Research):
            if other.subject not in subjects:
                subjects.add(other.subject)
                text = with_stand_in(state, other, chosen, capitalised(subject_text(other.subject)))
                yield Variant(PieceLook(GOODS[PAPER]), text, (other,))
        elif isinstance(other, Breed | Upgrade):
            yield Variant(_look(state, tile, other), action_text(state, other), (other,))


def _look(state: GameState, tile: int, one: Work) -> PieceLook:
    """The yield."""
    building = state.buildings[tile]
    if isinstance(one, Upgrade):
        return PieceLook(BUILDINGS[UPGRADE_TO[state.production.upgrading]])
    if isinstance(one, Produce) and (run := RUN[building]) is not None:
        return PieceLook(GOODS[run.output], number=run.made)
    if isinstance(one, Make) and (launch := MAKES[building]) is not None:
        return PieceLook(TRANSPORTERS[launch.kind], player=one.player + 1)
    return PieceLook(TRANSPORTERS[DONKEY], player=one.player + 1)


def _asking(state: GameState, tile: int, one: Work) -> str:
    """The text for a sign that stands for several things."""
    if isinstance(one, Research):
        return translate("targets", "Research: choose what after the click")
    text = translate("targets", "{building}: choose how after the click")
    return text.format(building=_title(state, tile))


def _title(state: GameState, tile: int) -> str:
    return capitalised(building_text(state.buildings[tile]))


def _with_shift(state: GameState, target: Target) -> Target:
    """A sign that, with Shift, runs its building as often as it can in that way."""
    (action,) = target.actions
    if not isinstance(action, Produce):
        return target
    after, times = state.copy(), 0
    while legality.check(after, action) is None:
        legality.apply(after, action)
        times += 1
    if times < 2:
        return target
    note = translate("targets", "With Shift: %n times", None, times)
    return replace(target, otherwise=replace(target, actions=(action,) * times, note=note))
