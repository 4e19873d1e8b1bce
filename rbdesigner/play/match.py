"""A game that is being played: going on, going back, and the lines that were left."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from pathlib import Path

from rbdesigner.engine.core.actions import Action, ChooseHome, Done, TakePosition, Waive
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.refusal import Refusal
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.games.game_records import GameError, PartialGame
from rbdesigner.engine.lookahead.auto_pass import forced_action
from rbdesigner.engine.mechanics import legality
from rbdesigner.play.archive import set_apart
from rbdesigner.play.build_plans import BuildPlan, feasible_build
from rbdesigner.play.shown_match import ShownMatch
from rbdesigner.play.strokes import Span, Stroke, is_alike, is_worth_keeping, undone_actions
from rbdesigner.play.variations import Variation, of_players, parting

ENDING = (ChooseHome, Waive, TakePosition, Done)
"""The actions after which another part of a phase can begin."""


class Match(ShownMatch):
    """A game with its past and what could follow again.

    All changes go through :meth:`do`, :meth:`do_all`, :meth:`plan`, :meth:`undo`, :meth:`redo`, :meth:`look_at` and
    :meth:`resume`. Whoever shows it listens to what a :class:`ShownMatch` tells.

    If it ``passes_over``, it skips phases in which a person can do nothing, and questions whose answer cannot matter.
    What is done for that belongs to the stroke before it: it is taken back with that stroke, and going back skips
    nothing. When the building phase of a person begins, what they have planned is built, as far as it can be, each as a
    stroke of its own; going back builds nothing either.
    """

    def __init__(self, game: Game, path: Path | None = None, fault: GameError | None = None) -> None:
        super().__init__(game, path, fault)
        self.passes_over = False

    # Going on

    def check(self, action: Action) -> Refusal | None:
        """Why an action cannot be done now, or None if it can."""
        return legality.check(self.game.state, action)

    def do(self, action: Action) -> None:
        """Do an action in the present; what had been undone is kept as a line.

        IllegalAction if it is refused.
        """
        self.do_all([action])

    def do_all(self, actions: Iterable[Action]) -> None:
        """Do several actions as one stroke, which is taken back as one.

        IllegalAction where one is refused; those before it are done.
        """
        self._do_stroke(actions)

    def attempt(self, actions: Sequence[Action]) -> Refusal | None:
        """Do several actions as one stroke if the first can be done; else do nothing, and give the reason why not."""
        refusal = self.check(actions[0])
        if refusal is None:
            self.do_all(actions)
        return refusal

    def _do_stroke(self, actions: Iterable[Action], *, again: Stroke | None = None) -> None:
        """Do actions as one, and pass over what follows; what had been undone is kept as a line.

        What is done ``again`` passes over nothing: what was passed over after it is known.
        """
        self._part_from_file()
        if not self.is_present:
            self.look_at(len(self.game.log))
        start, done = len(self.game.log), 0
        try:
            for action in actions:
                self._do(action, again=again is not None, passing=again is not None and done >= again.own)
                done += 1
            if again is None:
                self._pass_over()
        # Where an action is refused, those before it are done, and are taken back together.
        finally:
            self._strokes.add(start, len(self.game.log))
        if again is None:
            for work in self.due():
                self._do_stroke([work])

    def begin(self) -> None:
        """Pass over what can be passed over in a game that has just begun; none of it counts as unsaved."""
        if not self.is_begun:
            self._pass_over()
            self.mark_saved()

    def _pass_over(self) -> None:
        """Go on while nothing can be decided where a phase or a question begins, but not after its last action."""
        while self.passes_over and self._is_beginning and not self._builds_planned:
            action = forced_action(self.game.state, self.persons)
            if action is None:
                break
            self._do(action, passing=True)

    @property
    def _is_beginning(self) -> bool:
        """Whether the acting player has done nothing yet in their part of the phase."""
        last = next((action for action in reversed(self.game.log) if action.player != NONE), None)
        return last is None or isinstance(last, ENDING)

    def _do(self, action: Action, *, again: bool = False, passing: bool = False) -> None:
        moment = len(self.game.log)
        events = self.game.apply(action)
        if passing:
            self._strokes.pass_over(moment)
        self._moment = len(self.game.log)
        if not again:
            self._forget_undone(moment)
        self.happened.emit(events)
        self._tell_modified()

    # Planning

    @property
    def _builds_planned(self) -> bool:
        """Whether a part of a building phase begins with plans that do not stand yet."""
        return self.game.state.phase is Phase.BUILDING and bool(self.plans)

    def plan(self, plan: BuildPlan, actions: Sequence[Action] = ()) -> None:
        """Plan something, as one stroke with what is done for it. Raises IllegalAction."""
        if actions:
            self.do_all(actions)
        self._change_plans((*self._plans.all, plan), joined=bool(actions))

    def cancel(self, plan: BuildPlan) -> None:
        """Plan something no longer."""
        self._change_plans([each for each in self._plans.all if each != plan], joined=False)

    def _change_plans(self, plans: Sequence[BuildPlan], *, joined: bool) -> None:
        self._forget_undone(len(self.game.log))
        self._plans.change(len(self.game.log), plans, joined=joined)
        self.plans_changed.emit()

    def due(self) -> Iterator[Action]:
        """Yield the planned actions of a building phase that begins.

        They are those of the person whose part it is, as far as they can be done, one by one as the one before is done.
        """
        if self._is_beginning and self._builds_planned:
            for plan in self.plans:
                work = feasible_build(self.game.state, plan.work)
                if work is not None:
                    yield work
                    self.plan_done.emit(work)

    def _forget_undone(self, moment: int) -> None:
        """Keep what was taken back as a line, as something else is done now."""
        undone, self._undone = self._undone, []
        if is_worth_keeping(undone, self._machines):
            self._keep_variation(moment, undone_actions(undone))

    def _keep_variation(self, moment: int, actions: Sequence[Action]) -> None:
        """Keep what followed a moment of the present log, if it was anything or if anything was said of it."""
        line = self._variation(moment, actions, anyway=self._variations.present.is_anything)
        if line is not None:
            self._variations.add(line)

    def _variation(self, moment: int, actions: Sequence[Action], anyway: bool = False) -> Variation | None:
        log = self.game.log
        while moment < len(log) and log[moment].player == NONE:
            moment += 1  # chance draws the same again in every line
        mark = self.mark_at(moment) if moment < len(log) else self._mark()
        return Variation(moment, tuple(actions), mark, tuple(of_players(log[:moment]))) if actions or anyway else None

    # What the game keeps beside its log

    def remember(self, name: str, value: object) -> None:
        """Let the game keep something that is not for the rules, in its file too; going back does not change it."""
        self._part_from_file()
        self.game.extra = {**self.game.extra, name: value}
        self._is_remembered_unsaved = True
        self.remembered.emit()
        self._tell_modified()

    # The lines that were left

    def say(self, line: Variation | None, name: str, note: str) -> None:
        """Give a line a name and a note, or the one that is played (None)."""
        self._part_from_file()
        self._variations.say(line, name, note)
        self.variations_changed.emit()
        self._tell_modified()

    def drop_variations(self, lines: Collection[Variation]) -> None:
        """Forget lines."""
        self._part_from_file()
        self._variations.drop(lines)
        self.variations_changed.emit()
        self._tell_modified()

    def note_variations(self) -> None:
        """Let the game remember its lines, and what could be done again, before it is written.

        A single thing taken back is a slip, unless it was all that was ever done.
        """
        undone = self._undone if is_worth_keeping(self._undone, self._machines) or not self.can_undo else []
        self._variations.note(self._variation(len(self.game.log), undone_actions(undone)))

    # Going back and forth

    def undo(self, span: Span = Span.ACTION) -> None:
        """Take back the last action, or all to the beginning of its phase or turn.

        What machines have done after the last action of a person goes with it, as they would do it at once again, and
        so does what was passed over.
        """
        if not self.can_undo:
            return
        log, asked = self.game.log, list(self._strokes.asked(self.game.log))
        alone = span is Span.ACTION or not asked or not is_alike(self._mark(), self.mark_at(asked[-1]), span)
        if self._planned_last and alone:
            self._take_plans_back(span)
            return
        if not asked:
            return
        by_persons = (entry for entry in reversed(asked) if log[entry].player not in self._machines)
        last = next(by_persons, asked[-1])
        start = self._strokes.first_alike(asked, last, span, self.mark_at)
        self._undone += reversed(self._strokes.since(start, log, self._plans))
        self._go_to(start)
        if span is not Span.ACTION:
            self._take_plans_back(span)

    def _take_plans_back(self, span: Span) -> None:
        """Take the last change of plans back, or all that followed the last action."""
        if not self.is_present:
            self.look_at(len(self.game.log))
        while self._planned_last:
            self._undone.append(Stroke((), plans=self._plans.take_back()))
            if span is Span.ACTION:
                break
        self.plans_changed.emit()

    def redo(self, span: Span = Span.ACTION) -> None:
        """Do again what was taken back last, or all of its phase or its turn."""
        if not self._undone:
            return
        first = mark = self._mark()
        while self._undone and (mark == first if span is Span.PHASE else mark.turn == first.turn):
            stroke = self._undone.pop()
            self._do_stroke(stroke.actions, again=stroke)
            if stroke.plans is not None:
                self._plans.change(len(self.game.log), stroke.plans, joined=bool(stroke.actions))
                self.plans_changed.emit()
            mark = self._mark()
            if span is Span.ACTION:
                break

    def _go_to(self, moment: int) -> None:
        self.game.go_to(moment)
        self._strokes.forget(moment)
        self._plans.forget(moment)
        self._shown, self._moment = None, len(self.game.log)
        self.moved.emit()
        self._tell_modified()

    def look_at(self, moment: int) -> None:
        """Show an earlier moment, without taking anything back."""
        last = len(self.game.log)
        self._moment = max(0, min(moment, last))
        self._shown = None if self._moment == last else self.game.state_at(self._moment)
        self.moved.emit()

    def resume(self) -> None:
        """Go on from the moment that is looked at; what came after it is kept as a line.

        A game whose file cannot be played further goes on as a new one, without that file.
        """
        self._part_from_file()
        if self._shown is not None:
            self._leave(self._moment)

    def _part_from_file(self) -> None:
        """Become a new game without a file, if the file of this one cannot be played further."""
        if self.fault is not None:
            self.fault, self.path, self._saved = None, None, []
            self.moved.emit()
            self._tell_modified()

    def _leave(self, moment: int) -> None:
        """Go back to a moment for good; what came after it, undone or not, is kept as a line."""
        undone, self._undone = undone_actions(self._undone), []
        self._keep_variation(moment, of_players(self.game.log[moment:]) + undone)
        self._go_to(moment)

    def take_variation(self, number: int) -> None:
        """Go back to a line that was left, and keep the present one; VariationError if it cannot be played any more."""
        self._part_from_file()
        self._variations.check(number)
        line = self._variations.take(number)
        said = self._variations.note_on(line)
        self._leave(parting(self.game.log, line.whole))
        if said.is_anything:
            self._variations.present = said
        for action in line.whole[len(of_players(self.game.log)) :]:
            self._do(action)


def match_of(read: PartialGame[Game], path: Path | None = None) -> Match:
    """Make the match of a saved game.

    One that cannot be played to its end is another game than the one saved, which stays as it is.
    """
    if read.fault is not None:
        set_apart(read.game)
    return Match(read.game, path, read.fault)
