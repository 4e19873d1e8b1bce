"""A player that plans: every turn it looks for a good list of tasks and carries out what falls into that turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rbdesigner.engine.core.actions import (
    Action,
    Answer,
    Brick,
    ChooseHome,
    Dismantle,
    Done,
    LetGo,
)
from rbdesigner.engine.core.codes import WORTHS
from rbdesigner.engine.core.state import GameState, Phase, Stage
from rbdesigner.engine.games.view import View
from rbdesigner.engine.mechanics.scoring import row_points, wonder_rows
from rbdesigner.engine.mechanics.wonder import SPENT, paying_holders
from rbdesigner.players.fortification import Fortification
from rbdesigner.players.hint import Decision
from rbdesigner.players.planning.aims import Aims, aims
from rbdesigner.players.planning.constants import BRICKS, RESEARCH, ROAD, TRANSPORTER
from rbdesigner.players.planning.execution import Execution
from rbdesigner.players.planning.feasibility import closed_edges, is_still_feasible
from rbdesigner.players.planning.home_choice import best_home
from rbdesigner.players.planning.horizon import others_bricks, turns_left
from rbdesigner.players.planning.kernel import is_compiled, schedule
from rbdesigner.players.planning.plan_position import PlanPosition, plan_from
from rbdesigner.players.planning.remaining import ScheduledTask, certain_parts, parts_of, remaining, renumbered
from rbdesigner.players.planning.search import BALANCED, REHEATED, RatedTasks, Search, Style, without_ending
from rbdesigner.players.planning.seen_map import SeenMap
from rbdesigner.players.planning.task import Tasks, to_ints
from rbdesigner.players.safekeeping import Safekeeping
from rbdesigner.players.tactics import (
    accepts_offer,
    brick_loses_game,
    ending_bricks,
    guard_aim,
    order_answer,
)

MOST_REFUSALS = 30
"""The number of refusals in a row after which nothing more of a plan is tried in a phase."""

FREE_END = 3
"""The number of turns before the end in which bricks that cost more than they bring are left out."""

ANEW = 3
"""How much more a player thinks in its first turn, as the opening decides most, and when others disturb its plan."""


class Level(NamedTuple):
    """The amount of thinking of a player.

    ``plans`` are made each turn, and ``openings`` are tried in the first for each of some candidates, of which one is
    followed. Who is ``wary`` fears for goods that lie open where rivals come, feeds buildings from transporters, and
    among others leaves out bricks in the end that cost points.
    """

    plans: int
    openings: int
    candidates: int = 1
    wary: bool = True


LEVELS = {"easy": Level(24, 12, wary=False), "medium": Level(500, 50, 3), "hard": Level(4_000, 50, 3)}
"""The levels, the easiest first."""


FEWEST, SLOWER = 24, 50
"""A planner that is not compiled is so much slower: a player then makes fewer plans, down to these, to be in time."""


def affordable_plans(plans: int) -> int:
    """How many of so many plans a player makes with the planner that runs."""
    return plans if is_compiled else min(plans, max(FEWEST, plans // SLOWER))


class PlanningPlayer:
    """Plans its tasks to the end of the game and carries the plan out.

    In the movement phase it looks for a better list of tasks than the one it follows; in the other phases it does what
    the plan says. It never asks for what is refused: whatever others have made impossible is left out, and
    counted in ``refusals`` where nobody else could be the reason. ``expected`` are the points that its plan comes to,
    ``tasks`` the list, made in ``turn``, and ``execution`` carries it out as long as nothing has come in between.
    """

    def __init__(self, player: int, seed: str, level: Level, style: Style = BALANCED) -> None:
        self._player, self._seed, self._level, self._style = player, seed, level, style
        self.tasks: Tasks = ()
        self._scheduled: tuple[ScheduledTask, ...] = ()
        self._position: PlanPosition | None = None
        self._seen: SeenMap | None = None
        self.turn = 0
        self.expected = self._lost = 0
        self._last_turn = 0
        self.execution: Execution | None = None
        self._aims: tuple[Execution, list[Aims]] | None = None
        self._is_broken = False
        self._closed = frozenset[int]()
        self._safe = Safekeeping(player, feeds=level.wary)
        self._puts_back = False
        self._begun: tuple[int, Phase] | None = None
        self.refusals = 0

    def decide(self, view: View) -> Action:
        """The next action of the plan, or what has to be said besides."""
        state = view.state
        if is_before_plans(state):
            return self._answer(view)
        if self._begun != (state.turn, state.phase):
            self._begun = state.turn, state.phase
            self._puts_back = state.phase in (Phase.PRODUCTION, Phase.MOVEMENT)
            if state.phase is Phase.MOVEMENT:
                self.think(state)
        for action in self._wishes(state):
            if view.check(action) is None and not brick_loses_game(state, action):
                return action
        return self._way_out(view)

    def explained(self, action: Action, state: GameState) -> Decision:
        """The action just decided on in a state, with what it is for in the plan."""
        execution = self.execution
        if execution is None or execution.serving is None or is_before_plans(state):
            return Decision(action, guard_aim(state, action))
        if self._aims is None or self._aims[0] is not execution:
            self._aims = execution, aims(execution.position, self.tasks)
            schedule(execution.position.plan, to_ints(self.tasks), len(self.tasks))
        aim, goal = self._aims[1][execution.serving.number]
        is_aim = state.phase is not Phase.MOVEMENT  # what is done then is itself the aim
        return Decision(action, goal) if is_aim else Decision(action, aim, goal)

    # What is no play

    def _answer(self, view: View) -> Action:
        actions = view.legal_actions(self._player)
        if isinstance(actions[0], ChooseHome):
            return best_home(view.state, [each for each in actions if isinstance(each, ChooseHome)])
        if isinstance(actions[0], Answer):
            is_good = accepts_offer(view.state, self._player)
            self._is_broken |= is_good  # what is given changes the plan
            return Answer(self._player, is_good)
        known = self.execution.position if self.execution is not None else None
        return order_answer(view.state, actions, known) or actions[0]

    def _way_out(self, view: View) -> Action:
        """End the player's part, once a surplus transporter and geese behind a boat have been dealt with."""
        done = Done(self._player)
        if view.check(done) is None:
            return done
        actions = view.legal_actions(self._player)
        return next((each for each in actions if isinstance(each, Dismantle | LetGo)), actions[-1])

    # Thinking

    def remember(self, other: PlanningPlayer) -> None:
        """Begin the search with the plan of another player in the same seat."""
        self.tasks, self._scheduled, self.turn = other.tasks, other._scheduled, other.turn
        self._position = other._position

    def left(self, state: GameState, search: Search) -> Tasks:
        """The tasks of the plan that are still to be done, in terms of a search's position.

        Those that could not be done are left out where they would do harm now.
        """
        if self._position is None:
            return ()
        turns, position = state.turn - self.turn, search.position
        certain, whole = (
            renumbered(remaining(parts, turns, position.plan.last_turn), self._position, position, state)
            for parts in (certain_parts(self._scheduled), self._scheduled)
        )
        return search.better(without_ending(certain), certain, whole)

    def think(self, state: GameState) -> None:
        """Look for a better plan than the one followed, in movement or building.

        Who would be locked out uses what others have built, too.
        """
        last = self._expected_end(state)
        holds = self.execution is not None and self._holds(self.execution, state)
        plans = affordable_plans(self._level.plans)
        if self.turn == 0 or (self.execution is not None and not holds):
            plans *= ANEW
        search, found = self._search(state, last, plans, grabs=self._style.grabs)
        if found.is_locked and not self._style.grabs:
            anew = self._search(state, last, plans, grabs=True)
            search, found = max((search, found), anew, key=lambda each: each[1].value)
        if holds and last == self._last_turn and found.worth <= self.expected - self._lost:
            return
        found, position = search.without_vain(found), search.position
        self.tasks, self._scheduled, self._position = found.tasks, parts_of(position, found.tasks), position
        self.turn, self._last_turn = state.turn, last
        self.expected, self._lost = found.points, found.lost
        schedule(position.plan, to_ints(found.tasks), len(found.tasks))
        self.execution, self._is_broken = Execution(position), False
        self._closed = closed_edges(state, self._player)

    def _search(self, state: GameState, last: int, plans: int, *, grabs: bool) -> tuple[Search, RatedTasks]:
        """Search a plan until the end of a turn with so many plans, and give it with the search."""
        bricks, wary, level = others_bricks(state), self._level.wary, self._level
        position = plan_from(
            state,
            self._player,
            last,
            bricks,
            grabs=grabs,
            wary=wary,
            seed=self._seed,
            before=self._seen,
            plans=plans,
        )
        self._seen = position.seen
        ends_freely = wary and not state.terms.solo and last - state.turn < FREE_END
        search = Search(position, f"{self._seed} {state.turn}", self._style, ends_freely=ends_freely)
        openings = affordable_plans(level.openings)
        if self.turn == 0:
            return search, search.begin(openings, level.candidates, plans)
        known = self.left(state, search)
        if search.note(known).is_locked:
            return search, search.begin(openings, level.candidates, plans)
        return search, search.anneal(known, plans, REHEATED)

    def _expected_end(self, state: GameState) -> int:
        """Give the turn with which the game will end, as expected; a turn more than before does not change the plan."""
        last = state.turn + turns_left(state) - 1
        return self._last_turn if state.turn < last == self._last_turn + 1 else last

    def _holds(self, execution: Execution, state: GameState) -> bool:
        """Whether the plan that is followed can still come true."""
        if self._is_broken or not closed_edges(state, self._player) <= self._closed:
            return False
        return state.terms.solo or is_still_feasible(execution, state, self._safe.held(state))

    # Acting

    def _wishes(self, state: GameState) -> Iterator[Action]:
        """The actions to try now, the most wanted first."""
        if self._puts_back:
            yield from self._safe.put_back(state)
            self._puts_back = False
        if self.execution is not None:
            for _ in range(MOST_REFUSALS):
                action = self.execution.next_action(state)
                if action is None:
                    break
                if state.terms.players > 1 and self.execution.stays() and self._safe.keeps(state, action):
                    continue
                yield action
                self._is_broken = True  # it was refused: others have come in between
                self.refusals += state.terms.solo
            self.execution.serving = None
        is_end = state.phase is Phase.WONDER and turns_left(state) == 1
        if state.phase is Phase.PRODUCTION:
            yield from self._safe.hand_over(state)
        if state.terms.players > 1 or is_end:
            yield from self._safe.take_aboard(state, is_last=is_end)
        if is_end:
            yield from self._last_brick(state)
        if state.terms.players > 1:
            yield from self._among_others(state)

    def _among_others(self, state: GameState) -> Iterator[Action]:
        """Things that are done only because there are others."""
        if state.phase is Phase.BUILDING and self.execution is not None and not self._is_broken:
            yield from Fortification(state, self.execution).actions()
        if state.phase is Phase.WONDER:
            yield from ending_bricks(state, self._player)

    def _last_brick(self, state: GameState) -> Iterator[Action]:
        """A brick for goods that are worth nothing, if it brings points."""
        price = state.brick_price()
        holders = paying_holders(state, self._player)
        worthless = (good for good in SPENT if not WORTHS[good])
        paid = [(good, holder) for good in worthless for holder in holders for _ in range(state.amount(holder, good))]
        if len(paid) >= price and self._row_points([*state.bricks, self._player]) > self._row_points(state.bricks):
            yield Brick(self._player, tuple(sorted(paid[:price])))

    def _row_points(self, bricks: Sequence[int]) -> int:
        return sum(row_points(row).get(self._player, 0) for row in wonder_rows(bricks))


def is_before_plans(state: GameState) -> bool:
    """Tell whether a question is to be answered that no plan covers: a home, the order of play, an offer."""
    return state.phase is Phase.SETUP or state.stage is not Stage.PLAY or bool(state.waiting)


STYLES = {
    "balanced": BALANCED,
    "roads": Style({ROAD: 30}),
    "boats": Style({TRANSPORTER: 120}),
    "wonder": Style({BRICKS: 80}),
    "research": Style({RESEARCH: 150}),
    "aggressive": Style(grabs=True),
}
"""The styles by their names."""


def planning_player(player: int, seed: str, level: str, style: str) -> PlanningPlayer:
    """A player that plans, at a level and with a style of these names."""
    return PlanningPlayer(player, f"{seed} {player}", LEVELS[level], STYLES[style])
