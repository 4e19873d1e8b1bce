"""Finds how a building's cost comes to its site and who builds it, with the fewest points of movement."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from heapq import nsmallest

from rbdesigner.engine.core.actions import Action, Build, BuildBridge, BuildRoad
from rbdesigner.engine.core.codes import NONE, OIL_RIG, Count
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.core.topology import SEA
from rbdesigner.engine.mechanics import legality, turn_sequence
from rbdesigner.engine.mechanics.builder import building_spots
from rbdesigner.engine.mechanics.payment import cost
from rbdesigner.engine.mechanics.supply import sources
from rbdesigner.hexes import distance
from rbdesigner.messages.refusals import refusal_sentence
from rbdesigner.play.build_plans import BuildPlan, Structure, feasible_build, is_built
from rbdesigner.play.delivery.supply_runs import Amounts, BuildSite, SupplyRun, SupplyRuns

MOST_TRIED = 60
"""The most ways to share the work that are tried, the easiest first, until one keeps to all rules and plans."""

Key = tuple[int, int, int, int, int, bool, int, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class SupplyPlan:
    """A plan to bring all that a work costs to its site; ``work`` names who builds it."""

    work: Structure
    runs: tuple[SupplyRun, ...] = ()
    missing: tuple[Count, ...] = ()

    @property
    def actions(self) -> tuple[Action, ...]:
        """All that is done for it, one after the other."""
        return tuple(action for run in self.runs for action in run.actions)


@dataclass(frozen=True, slots=True)
class SupplyAnswer:
    """The plan that provides for a work, or why there is none, in the engine's words.

    ``planned`` is what is planned in its place, ``lacking`` are goods that nobody can bring, ``deserted`` says that
    nobody gets there to build. ``disturbs`` says that it can be provided for, but not with all that is planned already.
    """

    supply_plan: SupplyPlan | None = None
    reason: str = ""
    planned: Structure | None = None
    lacking: tuple[Count, ...] = ()
    deserted: bool = False
    disturbs: bool = False


class SupplyPlanner:
    """Answers, at one moment of a player's movement, how works can be provided for.

    ``chosen`` is the transporter that is preferred if it is no worse; ``plans`` are what must remain possible. What has
    been looked up is kept.
    """

    def __init__(self, state: GameState, player: int, chosen: int = NONE, plans: Sequence[BuildPlan] = ()) -> None:
        self._state, self._player, self._chosen = state, player, chosen
        self._plans = [plan.work for plan in plans]
        self._hopeless = _impossible(turn_sequence.building_after(state), self._plans)
        self._bound = bound_by(state, plans)
        self._own = [one for one in state.owned(player) if state.carriers[one] == NONE]
        self._runs: dict[tuple[int, BuildSite, tuple[Count, ...]], list[SupplyRun]] = {}
        self._outcomes: dict[Structure, SupplyAnswer] = {}

    def outcome(self, work: Structure) -> SupplyAnswer:
        """How a work is provided for; its transporter does not matter."""
        work = replace(work, transporter=self._own[0] if self._own else NONE)
        found = self._outcomes.get(work)
        if found is None:
            found = self._outcomes[work] = self._outcome(work)
        return found

    def _outcome(self, work: Structure) -> SupplyAnswer:
        if not self._own:
            return SupplyAnswer(deserted=True)
        single = single_of(self._state, work)
        planned = next((each for each in self._plans if single_of(self._state, each) == single), None)
        if planned is not None:
            return SupplyAnswer(planned=planned)
        refused = [self._site_fault(work, spot) for spot in spots_of(self._state, work)]
        sites = [spot for spot, reason in zip(spots_of(self._state, work), refused, strict=True) if not reason]
        if not sites:
            return SupplyAnswer(reason=refused[0])
        found = [each for spot in sites for each in self._at(work, self._site(spot))]
        for _, supply_plan in nsmallest(MOST_TRIED, found, key=lambda each: each[0]):
            work_then = self._possible(work, supply_plan.actions)
            if work_then is not None:
                return SupplyAnswer(replace(supply_plan, work=work_then))
        return SupplyAnswer(disturbs=True) if found and self._plans else self._lack(work, sites)

    def _site(self, spot: int) -> BuildSite:
        return BuildSite(spot, self._state.topology.spot_tiles[spot])

    # Whether it may stand there at all

    def _site_fault(self, work: Structure, spot: int) -> str:
        """Say why it could not be built from a spot, whoever stood there with whatever goods; empty if it could."""
        after = turn_sequence.building_after(self._state)
        builder = self._own[0]
        after.stand(builder, spot)
        refusal = legality.check(after, replace(work, transporter=builder))
        if refusal is None or refusal.code == "goods-lacking":
            return ""
        return refusal_sentence(after, refusal)

    # What is missing there

    def _missing(self, work: Structure, site: BuildSite) -> tuple[Count, ...]:
        """List the goods to be brought: what the best supplied transporter there lacks, or all if nobody is there."""
        needs, state = cost(self._state, work), self._state
        aboard = isinstance(work, Build) and work.building == OIL_RIG
        there = [one for one in self._own if site.spot in building_spots(state, one)]
        reached = [sources(state, one, aboard) for one in there]
        reached += [[site.spot]] if not aboard and state.topology.spot_kinds[site.spot] != SEA else [[]]
        lacks = [_lack_of(state, needs, holders) for holders in reached]
        return min(lacks, key=lambda lack: sum(count for _, count in lack))

    # Who brings it

    def _at(self, work: Structure, site: BuildSite) -> Iterator[tuple[Key, SupplyPlan]]:
        """All shares of the work of providing for it, each with its cost."""
        missing = self._missing(work, site)
        is_manned = any(site.spot in building_spots(self._state, one) for one in self._own)
        useful = [self._of(one, site, missing) for one in self._own]
        need = tuple(count for _, count in missing)
        for runs in _shared(useful, need, is_manned):
            yield self._key(runs), SupplyPlan(work, runs, missing)

    def _of(self, mover: int, site: BuildSite, missing: tuple[Count, ...]) -> list[SupplyRun]:
        """The supply runs of a transporter; none if it stays where it is."""
        key = mover, site, missing
        if key not in self._runs:
            places = self._state.topology.places
            away = distance(places[self._state.tile_of(mover)], places[site.tile])
            near = away <= self._state.points_left(mover)
            found = SupplyRuns(self._state, mover, site, missing).found() if near else []
            self._runs[key] = [run for run in found if run.actions]
        return self._runs[key]

    def _key(self, runs: Sequence[SupplyRun]) -> Key:
        """Rate the cost of a share of the work, what weighs most in front.

        Goods put down, others robbed and transporters taken from what is planned weigh most; then points, how many go,
        at how many holders they stop, that the chosen one is not among them, what is carried along.
        """
        movers = tuple(run.transporter for run in runs)
        bound = sum(one in self._bound for one in movers)
        points, stops = sum(run.points for run in runs), sum(run.stops for run in runs)
        troubles = sum(run.put_down + run.from_others for run in runs)
        brought = sum(map(sum, (run.gain for run in runs)))
        along = sum(self._state.loads[one] for one in movers) - brought
        return troubles, bound, points, len(movers), stops, self._chosen not in movers, along, movers

    # Whether it keeps to the rules

    def _possible(self, work: Structure, actions: Iterable[Action]) -> Structure | None:
        """Give the work as it can be done after these actions and all that is planned; None if any of it cannot."""
        after = self._state.copy()
        for action in actions:
            if legality.check(after, action) is not None:
                return None
            legality.apply(after, action)
        then = turn_sequence.building_after(after)
        if not all(one is not None or plan in self._hopeless for plan, one in _built(then, self._plans)):
            return None
        return feasible_build(then, work)

    # Why not

    def _lack(self, work: Structure, sites: Sequence[int]) -> SupplyAnswer:
        """The goods that nobody can bring where least is lacking, or that nobody comes."""
        lacks = []
        for site in map(self._site, sites):
            missing = self._missing(work, site)
            found = [run for one in self._own for run in self._of(one, site, missing)]
            is_manned = any(site.spot in building_spots(self._state, one) for one in self._own)
            most = _most_brought([self._of(one, site, missing) for one in self._own], len(missing))
            lack = tuple((good, count - had) for (good, count), had in zip(missing, most, strict=True) if count > had)
            lacks.append(SupplyAnswer(lacking=lack, deserted=not found and not is_manned))
        return min(lacks, key=lambda each: (each.deserted, sum(count for _, count in each.lacking)))


def spots_of(state: GameState, work: Structure) -> list[int]:
    """The spots from which something can be built."""
    if isinstance(work, Build):
        return [state.root[work.spot]]
    borders, sites = state.topology.border_regions, state.topology.sites
    regions = borders[work.border] if isinstance(work, BuildRoad) else sites[work.site].regions
    return list(dict.fromkeys(state.root[region] for region in regions))


def single_of(state: GameState, work: Structure) -> tuple[type[Structure], int]:
    """Name the one thing of its kind that can be: a building on a tile, a road on a border, a bridge at a site."""
    if isinstance(work, Build):
        return Build, state.topology.spot_tiles[work.spot]
    return (BuildRoad, work.border) if isinstance(work, BuildRoad) else (BuildBridge, work.site)


def bound_by(state: GameState, plans: Iterable[BuildPlan]) -> set[int]:
    """Find the transporters that had better stay: they build what is planned, or hold there what it costs."""
    found = set[int]()
    for work in (plan.work for plan in plans):
        spots, goods = set(spots_of(state, work)), [good for good, _ in cost(state, work)]
        for one in (each for each in state.owned(work.player) if state.carriers[each] == NONE):
            holds = one == work.transporter or any(state.amount(~one, good) for good in goods)
            if holds and not spots.isdisjoint(building_spots(state, one)):
                found.add(one)
    return found


def spoiled_plans(state: GameState, plans: Iterable[BuildPlan], actions: Iterable[Action]) -> list[Structure]:
    """The plans of a movement that could be built now but not after some actions."""
    works, after = [plan.work for plan in plans], state.copy()
    for action in actions if works else ():
        legality.apply(after, action)
    before, then = (_impossible(turn_sequence.building_after(each), works) for each in (state, after))
    return [work for work in then if work not in before]


def _impossible(then: GameState, works: Iterable[Structure]) -> list[Structure]:
    """The works that cannot be done, one after the other, in a phase that begins so."""
    return [work for work, one in _built(then, works) if one is None]


def _built(then: GameState, works: Iterable[Structure]) -> Iterator[tuple[Structure, Structure | None]]:
    """Do what can be done of some works that do not stand, one after the other, and tell how each was done."""
    for work in works:
        if not is_built(then, work):
            one = feasible_build(then, work)
            if one is not None:
                legality.apply(then, one)
            yield work, one


def _lack_of(state: GameState, needs: Iterable[Count], holders: Sequence[int]) -> tuple[Count, ...]:
    """The needed goods that are not with these holders."""
    have = ((good, count - sum(state.amount(holder, good) for holder in holders)) for good, count in needs)
    return tuple((good, count) for good, count in have if count > 0)


def _shared(useful: Sequence[Sequence[SupplyRun]], need: Amounts, is_manned: bool) -> Iterator[tuple[SupplyRun, ...]]:
    """The combinations of supply runs that bring all that is needed, nobody in vain."""
    if not any(need) and is_manned:
        yield ()
        return
    if not useful:
        return
    first, rest = useful[0], useful[1:]
    yield from _shared(rest, need, is_manned)
    for run in first:
        left = tuple(max(0, count - brought) for count, brought in zip(need, run.gain, strict=True))
        if left != need or not (is_manned or any(need)):
            yield from ((run, *others) for others in _shared(rest, left, is_manned=True))


def _most_brought(useful: Sequence[Sequence[SupplyRun]], number: int) -> Amounts:
    """How many of each good transporters can bring, each taken by itself."""
    each = ([max((run.gain[at] for run in runs), default=0) for runs in useful] for at in range(number))
    return tuple(sum(found) for found in each)
