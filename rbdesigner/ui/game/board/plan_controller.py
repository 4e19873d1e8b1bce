"""Planning what is built: taken up as a picture, it is let go on its place, and its cost is brought there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from time import perf_counter

from PySide6.QtCore import QObject, Signal

from rbdesigner.engine.core.actions import Action, Build
from rbdesigner.engine.core.codes import BUILDINGS, NONE
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.mechanics import legality, turn_sequence
from rbdesigner.engine.mechanics.building import mixtures
from rbdesigner.messages.thing_wording import mixture_text, refusal_text
from rbdesigner.play.build_plans import BuildPlan, Structure, StructureKind, feasible_build, may_plan, why_not
from rbdesigner.play.delivery.supply_planner import SupplyPlan, SupplyPlanner
from rbdesigner.play.match import Match
from rbdesigner.play.placement.board_pictures import route_points
from rbdesigner.play.placement.piece_layout import PieceLook
from rbdesigner.play.placement.spots import Point
from rbdesigner.play.wording.delivery_wording import (
    built_text,
    left_text,
    plan_text,
    refusal_of,
    spoiled_text,
    structure_text,
    supply_text,
)
from rbdesigner.ui.game.board.game_board import GameBoard
from rbdesigner.ui.game.board.picture_menu import Picture
from rbdesigner.ui.game.board.plan_pictures import PlanPicture, conceivable, meant_at, plan_picture
from rbdesigner.ui.game.board.target import Shape, Target
from rbdesigner.ui.game.match.focus import Focus
from rbdesigner.ui.game.match.signals import signals_of
from rbdesigner.ui.widgets.later import later
from rbdesigner.ui.widgets.terms import capitalised

AT_ONCE = 0.006
"""Seconds of looking for places between which other things are done."""


@dataclass(frozen=True, slots=True)
class PlanPreview:
    """The preview of letting go of what is taken up; empty beside the map, or for a ``reason``.

    ``supply_plans`` are how it would be provided for, several where the bag of a mine can be chosen.
    """

    picture: PlanPicture | None = None
    supply_plans: tuple[SupplyPlan, ...] = ()
    text: str = ""
    reason: str = ""


@dataclass(frozen=True, slots=True)
class ShownPlan:
    """Something planned as it is shown; ``reason`` says why it could not be built as things are."""

    plan: BuildPlan
    picture: PlanPicture
    reason: str = ""


class PlanController(QObject):
    """Takes up a building, a road or a bridge, previews letting go, and plans it.

    ``previewed(PlanPreview or None)`` gives what would come of letting go; ``changed()`` tells of other targets;
    ``asked(list[Picture])`` asks which of these is meant; ``message(str)`` says why something cannot be planned, or was
    not built.
    """

    previewed = Signal(object)
    changed = Signal()
    asked = Signal(object)
    message = Signal(str)

    def __init__(self, match: Match, focus: Focus, board: GameBoard, parent: QObject) -> None:
        super().__init__(parent)
        self._match, self._focus, self._board = match, focus, board
        self._kind: StructureKind | None = None
        self._planner: SupplyPlanner | None = None
        self._untried: Iterator[Structure] = iter(())
        self._previews: dict[Structure, PlanPreview] = {}
        self._lit: list[Target] = []
        self._planned: list[ShownPlan] | None = None
        self._left: object = None  # the part of a building phase of which it was told what is left
        self._built: list[Structure] = []
        self._next, self._rest = later(self, self._find_places), later(self, self._tell)
        signals = signals_of(match)
        signals.happened.connect(lambda _events: self._rest.start())
        signals.plan_done.connect(lambda work: self._built.append(work))

    @property
    def kind(self) -> StructureKind | None:
        """The kind in the hand."""
        return self._kind

    @property
    def may_begin(self) -> bool:
        """Whether it is the moment in which a person plans."""
        return self._match.is_present and bool(self._match.persons) and may_plan(self._match.state)

    # In the hand

    def take_up(self, kind: StructureKind) -> None:
        """Take something in the hand."""
        if not self.may_begin:
            return
        match = self._match
        player = match.persons[0]
        self._kind, self._lit, self._previews = kind, [], {}
        self._planner = SupplyPlanner(match.state, player, self._focus.transporter, match.plans)
        self._untried = iter(conceivable(match.state, player, kind))
        self._next.start()
        self.changed.emit()

    def give_up(self) -> None:
        """Give up what is in the hand."""
        if self._kind is not None:
            self._kind, self._planner, self._lit, self._previews = None, None, [], {}
            self._next.stop()
            self.previewed.emit(None)
            self.changed.emit()

    def move(self, at: Point, tile: int) -> PlanPreview | None:
        """Show what would come of letting go at a point of a tile, or beside the map (NONE)."""
        preview = self._preview(at, tile) if self._kind is not None else None
        self.previewed.emit(preview)
        return preview

    def leave(self) -> None:
        """Take note that what is in the hand is not over the board any more."""
        self.previewed.emit(None)

    def _preview(self, at: Point, tile: int) -> PlanPreview:
        kind, state = self._kind, self._match.state
        assert kind is not None
        if tile == NONE:
            return PlanPreview()
        work = meant_at(state, self._board.scenario, self._match.persons[0], kind, at, tile)
        if work is None:
            return PlanPreview(reason=self.tr("There is no place for it here."))
        return self._preview_of(work)

    def _preview_of(self, work: Structure) -> PlanPreview:
        if work not in self._previews:
            self._previews[work] = self._new_preview(work)
        return self._previews[work]

    def _new_preview(self, work: Structure) -> PlanPreview:
        assert self._planner is not None
        state, shown, outcome = self._match.state, self._board.scenario, self._planner.outcome(work)
        taken = [*(each.picture.at for each in self.planned), *(target.at for target in self._lit)]
        if outcome.supply_plan is None:
            return PlanPreview(plan_picture(state, shown, work, taken), reason=refusal_of(state, work, outcome))
        picture = plan_picture(state, shown, work, [*taken, *self._arrivals(outcome.supply_plan)])
        supply_plans = tuple(_with_bags(state, outcome.supply_plan))
        text = supply_text(state, outcome.supply_plan)
        if len(supply_plans) > 1:
            text += "\n" + self.tr("Release to choose what its bag holds")
        return PlanPreview(picture, supply_plans, text)

    def _arrivals(self, supply_plan: SupplyPlan) -> Iterator[Point]:
        """Where transporters come in that bring something, and where they will stand."""
        for run in supply_plan.runs:
            if run.points:
                points = route_points(self._match.state, self._board.scenario, run.transporter, run.actions)
                (x0, y0), (x1, y1) = points[-2:]
                yield from ((x0 + share * (x1 - x0), y0 + share * (y1 - y0)) for share in (0.5, 0.75, 1.0))

    def let_go(self, preview: PlanPreview | None) -> None:
        """Plan it, or tell why not; what its bag holds is asked if it can be chosen."""
        self.give_up()
        if preview is None or (not preview.supply_plans and not preview.reason):
            return
        if preview.reason:
            self.message.emit(preview.reason)
        elif len(preview.supply_plans) > 1:
            self.asked.emit([self._bag_picture(each) for each in preview.supply_plans])
        else:
            self._plan(preview.supply_plans[0])

    def _bag_picture(self, supply_plan: SupplyPlan) -> Picture:
        work = supply_plan.work
        assert isinstance(work, Build) and work.mixture is not None
        look = PieceLook(BUILDINGS[work.building], mixture=work.mixture)
        return Picture(look, capitalised(mixture_text(work.mixture)), partial(self._plan, supply_plan))

    def _plan(self, supply_plan: SupplyPlan) -> None:
        """Bring what a plan takes and plan it, as one stroke, and choose who is to build it."""
        match, actions = self._match, supply_plan.actions
        if self.may_begin and (not actions or match.check(actions[0]) is None):
            match.plan(BuildPlan(supply_plan.work, match.state.turn), actions)
            self._focus.choose(supply_plan.work.transporter)
            text = self.tr("Planned: {what}. It is built when your building phase begins.")
            self.message.emit(text.format(what=structure_text(match.state, supply_plan.work)))

    # Where it can be

    def _find_places(self) -> None:
        """Look for places for a little while, show what was found, then let others go on."""
        if self._planner is None:
            return
        end, found = perf_counter() + AT_ONCE, len(self._lit)
        for work in self._untried:
            if self._planner.outcome(work).supply_plan is not None:
                self._lit.append(self._place(work))
            if perf_counter() > end:
                self._next.start()
                break
        if len(self._lit) > found:
            self.changed.emit()

    def _place(self, work: Structure) -> Target:
        """Where what is in the hand can be let go."""
        preview = self._preview_of(work)
        picture = preview.picture
        assert picture is not None
        shape = Shape.BUILDING if picture.look is not None else Shape.SITE
        return Target(
            shape, picture.at, picture.tile, (), preview.text, look=picture.look, ground=picture.ground,
            does=lambda: self.let_go(preview),
        )  # fmt: skip

    # What is planned

    def look(self) -> None:
        """Look again, as something else may be possible; what is in the hand is let go."""
        self._planned = None
        self.give_up()

    @property
    def planned(self) -> list[ShownPlan]:
        """The plans of the acting person, and why some could not be built as things are."""
        if self._planned is None:
            self._planned = list(self._look_at_plans(()))
        return self._planned

    def _look_at_plans(self, others: Sequence[Point]) -> Iterator[ShownPlan]:
        plans, state, shown = self._match.plans, self._match.state, self._board.scenario
        if not plans:
            return
        then = turn_sequence.building_after(state) if state.phase is Phase.MOVEMENT else state.copy()
        taken = list(others)
        for plan in plans:
            work, reason = feasible_build(then, plan.work), ""
            if work is None:
                reason = refusal_text(then, why_not(then, plan.work))
            else:
                legality.apply(then, work)
            picture = plan_picture(state, shown, plan.work, taken)
            taken.append(picture.at)
            yield ShownPlan(plan, picture, reason)

    def spoiled(self, actions: Sequence[Action]) -> str:
        """Say which plan could not be built any more after some actions; empty if there is none."""
        plans = self._match.plans
        return spoiled_text(self._match.state, plans, actions) if plans and self.may_begin else ""

    def targets(self, others: Sequence[Target]) -> list[Target]:
        """List where what is in the hand can be let go, or what is planned, beside other targets, to be taken back."""
        if self._kind is not None:
            return list(self._lit)
        state = self._match.state
        self._planned = list(self._look_at_plans([target.at for target in others if target.shape is not Shape.NONE]))
        return [
            Target(
                Shape.PLAN, one.picture.at, one.picture.tile, (), plan_text(state, one.plan.work, one.reason),
                does=partial(self._cancel, one.plan),
            )
            for one in self.planned
        ]  # fmt: skip

    def _cancel(self, plan: BuildPlan) -> None:
        text = self.tr("No longer planned: {what}. Undo brings it back.")
        self._match.cancel(plan)
        self.message.emit(text.format(what=structure_text(self._match.state, plan.work)))

    def _tell(self) -> None:
        """Tell which plans were built, and once in a building phase which could not be."""
        state, built, self._built = self._match.state, self._built, []
        texts = [built_text(state, built)] if built else []
        part = (state.turn, state.player) if state.in_play else None
        if state.phase is Phase.BUILDING and part != self._left:
            left = [one for one in self.planned if one.reason]
            texts += [left_text(state, one.plan.work, one.reason) for one in left]
            self._left = part if left else self._left
        if texts:
            self.message.emit(". ".join(texts))


def _with_bags(state: GameState, supply_plan: SupplyPlan) -> Iterator[SupplyPlan]:
    """The same with each mixture that a mine's bag may get."""
    work = supply_plan.work
    if not isinstance(work, Build) or work.mixture is None:
        yield supply_plan
        return
    for mixture in mixtures(state, work.player):
        yield replace(supply_plan, work=replace(work, mixture=mixture))
