"""An adviser: what a player who plans would do now, in whatever phase, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rbdesigner.engine.core.actions import (
    ANYWHERE,
    Action,
    Breed,
    Brick,
    Dismantle,
    Done,
    Make,
    Pray,
    Produce,
    Research,
    TakePosition,
    Waive,
)
from rbdesigner.engine.core.codes import BOARDS, CAPACITIES, CLAY, GEESE, IRON, STONE, TRUNKS
from rbdesigner.engine.core.state import GameState, Phase, Stage
from rbdesigner.engine.games.view import View
from rbdesigner.players.hint import Aim, AimKind, Decision, Hint
from rbdesigner.players.planning.horizon import others_bricks, turns_left
from rbdesigner.players.planning.plan_position import plan_from
from rbdesigner.players.planning.search import Search
from rbdesigner.players.planning_player import LEVELS, Level, PlanningPlayer, affordable_plans, is_before_plans

MOST_STEPS = 400
"""The most actions of one hint."""
PASSING = (Done, Waive, Pray, TakePosition)
"""The actions besides hints that do not leave the plan."""
LUKEWARM = 4.0
"""The temperature, in points, at which plans for two ways to go on are searched for, so that they can be compared."""
COMPARED = 6
"""A comparison is worth so small a part of the plans of a turn."""
MOST_BRICKS = 6
CHEAP = {GEESE: 0, CLAY: 1, IRON: 1, STONE: 2, TRUNKS: 3, BOARDS: 4}
"""The goods that are spent on bricks, those first that are least missed."""


class Adviser:
    """Gives hints to players of one game, with the thinking of a level.

    As long as a player does what it says its hints go on with the same plan.
    """

    def __init__(self, level: Level) -> None:
        self._level = level
        self._planners: dict[int, _Planner] = {}
        self._last: tuple[list[Action], Hint] | None = None

    def hint(self, view: View, player: int) -> Hint:
        """Give the actions for a player who acts now, in the present phase.

        The view is played on; it has to be a copy.
        """
        log = view.log[:]
        if self._last is None or self._last[0] != log or self._last[1].player != player:
            self._last = log, self._hint(view, player)
        return self._last[1]

    def _hint(self, view: View, player: int) -> Hint:
        state, planner = view.state, self._planners.get(player)
        if is_before_plans(state):
            action = PlanningPlayer(player, "", LEVELS["easy"]).decide(view)
            return Hint(player, planner.mind.expected if planner is not None else 0, (Decision(action),))
        if planner is None or not planner.is_followed(view):
            planner = self._planners[player] = _Planner(player, self._level, planner)
            if state.phase in (Phase.PRODUCTION, Phase.WONDER):
                return self._compared(view, player)
            planner.mind.think(state)
        return planner.hint(view)

    # From comparing what may follow

    def _compared(self, view: View, player: int) -> Hint:
        """The actions of production or the wonder that are worth more than doing nothing."""
        chosen = view.copy()
        steps = [Decision(action) for action in _made_way(chosen, player)]
        worth = self._worth(chosen.copy(), player)
        for _ in range(MOST_BRICKS):
            before = len(steps)
            for actions in _offers(chosen, player):
                trial = chosen.copy()
                if not _can_do(trial, actions):
                    continue
                all_of_it = *actions, *_made_way(trial, player)
                better = self._worth(trial.copy(), player)
                if better > worth:
                    aim = Aim(AimKind.GAIN, round(better - worth)) if better - worth >= 1 else None
                    steps += [Decision(action, aim) for action in all_of_it]
                    chosen, worth = trial, better
            if len(steps) == before or view.state.phase is not Phase.WONDER:
                break
        return Hint(player, round(worth), tuple(steps))

    def _worth(self, view: View, player: int) -> float:
        """The points that a game may come to, without anything else in this phase."""
        _go_on(view, player)
        if view.over:
            return view.scores()[player].total
        mind, state = self._planners[player].mind, view.state
        if mind.turn == 0:
            mind.think(state)
        position = plan_from(state, player, state.turn + turns_left(state) - 1, others_bricks(state))
        search = Search(position, "compared")
        plans = affordable_plans(self._level.plans) // COMPARED
        return search.anneal(mind.left(state, search), plans, hot=LUKEWARM).value


class _Planner:
    """The mind of a player whose hints are followed, and the log as it is if they are."""

    def __init__(self, player: int, level: Level, before: _Planner | None) -> None:
        self.mind = PlanningPlayer(player, "hint", level)
        if before is not None:
            self.mind.remember(before.mind)
        self._player = player
        self._log: list[Action] = []

    def is_followed(self, view: View) -> bool:
        """Whether the player has done nothing but what was hinted, and ended phases."""
        known, since = self._log, view.log[len(self._log) :]
        own = (action for action in since if action.player == self._player)
        return bool(known) and view.log[: len(known)] == known and all(isinstance(action, PASSING) for action in own)

    def hint(self, view: View) -> Hint:
        """All that the plan has to be done in this phase."""
        steps, state = list[Decision](), view.state
        phase = state.turn, state.phase
        while len(steps) < MOST_STEPS and (state.turn, state.phase) == phase and self._player in view.acting:
            action = self.mind.decide(view)
            if isinstance(action, Done):
                break
            steps.append(self.mind.explained(action, state))
            view.apply(action)
            if state.waiting:
                break
        self._log = view.log[:]
        return Hint(self._player, self.mind.expected, tuple(steps))


def _go_on(view: View, player: int) -> None:
    """Do nothing until the next movement of a player, or the end."""
    passing = [PlanningPlayer(each, "", LEVELS["easy"]) for each in range(view.players)]
    while not view.over:
        state = view.state
        may_plan = state.stage is Stage.PLAY and not state.waiting and state.phase is Phase.MOVEMENT
        if may_plan and player in view.acting:
            return
        done = Done(view.acting[0])
        view.apply(done if view.check(done) is None else passing[view.acting[0]].decide(view))


def _can_do(view: View, actions: Sequence[Action]) -> bool:
    """Do actions as long as they are legal, and tell whether all were."""
    for action in actions:
        if view.check(action) is not None:
            return False
        view.apply(action)
    return True


def _made_way(view: View, player: int) -> Iterator[Action]:
    """Put out of use what is too many, those first that carry least, and yield these actions."""
    while view.state.phase is Phase.PRODUCTION and view.state.production.excess:
        choices = [action for action in view.legal_actions(player) if isinstance(action, Dismantle)]
        chosen = min(choices, key=lambda each: _load(view.state, each.transporter))
        view.apply(chosen)
        yield chosen


def _load(state: GameState, transporter: int) -> tuple[int, int]:
    """How much a transporter can carry, and how much it does."""
    return CAPACITIES[state.kinds[transporter]], sum(state.row(~transporter))


def _offers(view: View, player: int) -> Iterator[tuple[Action, ...]]:
    """The choices of a player in production, or a brick for the wonder."""
    legal = view.legal_actions(player)
    if view.state.phase is Phase.WONDER:
        bricks = [action for action in legal if isinstance(action, Brick) and _is_cheap(action)]
        if bricks:
            yield (min(bricks, key=_price),)
        return
    seen = set[tuple[object, ...]]()
    for action in legal:
        thing = _thing(view, action)
        if thing and thing not in seen:
            seen.add(thing)
            yield (action,)
    yield from _research_of_boards(view, player, legal)


def _thing(view: View, action: Action) -> tuple[object, ...]:
    """The outcome of an action of production; of several with the same one is enough."""
    match action:
        case Breed():
            return Breed, action.tile
        case Research():
            return Research, action.subject
        case Make():
            return Make, view.state.tile_of(action.transporter)
    return ()


def _research_of_boards(view: View, player: int, legal: Sequence[Action]) -> Iterator[tuple[Action, ...]]:
    """Research on paper that has yet to be made of boards."""
    tiles = set[int]()
    for action in legal:
        if isinstance(action, Produce) and view.state.tile_of(action.transporter) not in tiles:
            paper = Produce(player, action.transporter, ((BOARDS, ANYWHERE),) * 2)
            if view.check(paper) is None:
                tiles.add(view.state.tile_of(action.transporter))
                then = view.copy()
                then.apply(paper)
                for one in then.legal_actions(player):
                    if isinstance(one, Research):
                        yield paper, one


def _is_cheap(brick: Brick) -> bool:
    return bool(brick.inputs) and all(good in CHEAP for good, _ in brick.inputs)


def _price(brick: Brick) -> int:
    return sum(CHEAP[good] for good, _ in brick.inputs)
