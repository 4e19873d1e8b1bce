"""A relaxed solo game as a linear model: every game that the rules allow is one of its games.

It keeps to what buildings make and are fed with in every turn, what mines hold, one building a tile, the terrains that
buildings need, irrigation, research, births of geese, and the bricks with their prices and rows. Land overseas and the
sea are used only once there is a boat.

It relaxes the rest: goods are wherever they are needed in the turn after they were made, as if all tiles lay side by
side and nobody had to carry anything, to go anywhere or to stand anywhere. Donkeys are born and roads are built for
nothing. After the first turns buildings, research and goods may come in fractions.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import accumulate
from math import inf

from benchmarks.linear_model import LinearModel, Sum, total
from benchmarks.solo_start import SoloStart
from rbdesigner.rules.tables import (
    BIG_MINE,
    COSTS,
    DEARER_FROM,
    FACTORIES,
    IRRIGATION_MARK,
    NEEDED_SUBJECT,
    NEW_MINE,
    PRIMARY,
    RECIPES,
    RESEARCH_COST,
    ROW_POINTS,
    SHAFT_COST,
    SITES,
    SPECIALISED_MINES,
    WONDER_ROWS,
    WORTH,
    BuildingKind,
    Good,
    Mixture,
    Site,
    Subject,
)
from rbdesigner.tiles import Terrain

WHOLE_TURNS = 4
"""The first turns, in which buildings, shafts and research are whole."""
MIXTURES: Mapping[Mixture, Subject | None] = {
    NEW_MINE: None,
    **dict.fromkeys(SPECIALISED_MINES, Subject.SPECIALISATION),
    BIG_MINE: Subject.ENLARGEMENT,
}
"""The contents of mines and shafts, and the subject that each needs (K5)."""
TERRAINS = {Site.WOODS: Terrain.WOODS, Site.ROCK: Terrain.ROCK, Site.MOUNTAIN: Terrain.MOUNTAIN, Site.SEA: Terrain.SEA}
"""The terrain of each site that lies on one alone."""
AT_WATER = BuildingKind.RAFT_FACTORY
"""The factory that stands for all of boats: the cheapest, because upgrading costs nothing (R5)."""
KINDS = (*(kind for kind in BuildingKind if kind not in FACTORIES), AT_WATER)
"""The buildings of the relaxed game, which has no use for wagons and trucks."""
PRICES = 8
"""Bricks of a turn have prices of their own up to this one; further ones cost as much as the next."""
Goods = dict[Good, Sum]


@dataclass
class Turn:
    """The sums at the end of a turn, since the beginning of the game, but ``made``: the goods of its production.

    ``filled`` are mines and shafts by their contents, ``dug`` the metals that mines made, ``launched`` all boats.
    """

    made: Goods
    stock: Goods
    built: dict[BuildingKind, Sum]
    known: dict[Subject, Sum]
    filled: dict[Mixture, Sum]
    dug: Goods
    launched: Sum
    bricks: Sum


class RelaxedGame:
    """The relaxed game on a map: its ``turns``, from the start on, and the ``points`` at the end."""

    def __init__(self, start: SoloStart, whole_turns: int = WHOLE_TURNS) -> None:
        self.start, self.model = start, LinearModel()
        self._whole_turns = whole_turns
        self.turns = [self._before_the_first()]
        for number in range(1, start.turns + 1):
            self._play(number)
        self.points = self._score()

    def most(self, sought: Sum | None = None, seconds: float = inf) -> float:
        """The most points, or the most that another sum can come to."""
        return self.model.highest(self.points if sought is None else sought, seconds)

    def _before_the_first(self) -> Turn:
        start = self.start
        return Turn(
            made=_none(),
            stock={good: Sum(number=start.goods.get(good, 0)) for good in Good},
            built={kind: Sum(number=start.built(kind)) for kind in KINDS},
            known={subject: Sum(number=subject in start.known) for subject in Subject},
            filled={mixture: Sum() for mixture in MIXTURES},
            dug={Good.GOLD: Sum(), Good.IRON: Sum()},
            launched=Sum(number=start.boats),
            bricks=Sum(),
        )

    # A turn

    def _play(self, number: int) -> None:
        before, whole = self.turns[-1], number <= self._whole_turns
        now, fed, spent = replace(before, made=_none()), _none(), _none()
        self.turns.append(now)
        deserts = self.start.tiles(Terrain.DESERT) * self._irrigated(number, before)
        self._produce(before, now, fed)
        self._dig(before, now)
        self._breed(number, before, now, deserts)
        self._research(now, spent, whole)
        self._launch(before, now, fed)
        self._build(now, spent, whole)
        self._dig_in(number, before, now, spent, whole)
        self._keep_to_sites(now, deserts)
        self._buy_bricks(now, spent)
        for good in Good:
            # Whatever a building is fed with was made elsewhere (K3), and moved there in an earlier turn (T1).
            self.model.at_most(fed[good], before.stock[good])
            gained = now.made[good] - fed[good] - spent[good]
            now.stock = {**now.stock, good: self._more(before.stock[good], gained)}

    def _more(self, before: Sum, gained: Sum) -> Sum:
        """A sum that goes on from the turn before; it is not negative."""
        return self.model.same(before + gained)

    def _irrigated(self, number: int, before: Turn) -> Sum:
        """The part of the deserts that is pasture in a turn: bricks of the turns before cover the mark (V4, V5)."""
        lacking = IRRIGATION_MARK - self.start.prefill - (number - 1)
        if lacking <= 0:
            return Sum(number=1)
        irrigated = self.model.variable(1)
        self.model.at_most(lacking * irrigated, before.bricks)
        return irrigated

    def _produce(self, before: Turn, now: Turn, fed: Goods) -> None:
        """What buildings make that stood before this turn (P1, P3, P4, P12)."""
        for kind, good in PRIMARY.items():
            cut = self.model.variable()
            self.model.at_most(cut, before.built[kind])
            now.made[good] += cut
        for kind, recipe in RECIPES.items():
            runs = self.model.variable()
            self.model.at_most(runs, recipe.runs * before.built[kind])
            now.made[recipe.output] += recipe.made * runs
            for good, count in recipe.inputs.items():
                fed[good] += count * runs
            if recipe.wood:
                trunks, boards = self.model.variable(), self.model.variable()
                self.model.at_most(recipe.wood * runs, trunks + boards)
                fed[Good.TRUNKS] += trunks
                fed[Good.BOARDS] += boards

    def _dig(self, before: Turn, now: Turn) -> None:
        """What mines make: one counter a turn (P2), of the metal that the bag holds most of, gold on a tie (Z4)."""
        mines = before.built[BuildingKind.MINE]
        for metal in before.dug:
            now.made[metal] += self.model.variable()
        self.model.at_most(total(now.made[metal] for metal in before.dug), mines)
        now.dug = {metal: self._more(dug, now.made[metal]) for metal, dug in before.dug.items()}
        gold, iron = now.dug[Good.GOLD], now.dug[Good.IRON]
        contents = [*before.filled.items(), *((bag, Sum(number=1)) for bag in self.start.bags)]
        self.model.at_most(gold, total(bag.gold * count for bag, count in contents))
        self.model.at_most(iron, total(bag.iron * count for bag, count in contents))
        more_gold = total(max(0, bag.gold - bag.iron) * count for bag, count in contents)
        more_iron = total(max(0, bag.iron - bag.gold) * count for bag, count in contents)
        self.model.at_most(gold - iron, mines + more_gold)
        self.model.at_most(iron - gold, more_iron)

    def _breed(self, number: int, before: Turn, now: Turn, deserts: Sum) -> None:
        """Geese are born by pairs, each alone on a pasture without a building (L1, L3, L5)."""
        goslings = self.model.variable(inf if number > 1 or self.start.may_breed_at_once else 0)
        self.model.at_most(2 * goslings, before.stock[Good.GEESE])
        self.model.at_most(goslings, self.start.tiles(Terrain.PASTURE) + deserts)
        self.model.at_most(goslings + _on_land(before), self.start.buildable + deserts)
        now.made[Good.GEESE] += goslings

    def _research(self, now: Turn, spent: Goods, whole: bool) -> None:
        """Subjects, each once (R1, R2), also for geese and paper of this very turn (P10)."""
        for subject, known in now.known.items():
            if subject not in self.start.known:
                found = self.model.variable(1, whole)
                now.known = {**now.known, subject: self._more(known, found)}
                self.model.at_most(now.known[subject], 1)
                for good, count in RESEARCH_COST.items():
                    spent[good] += count * found

    def _launch(self, before: Turn, now: Turn, fed: Goods) -> None:
        """Boats: each factory makes one a turn (F5), those of a kind that is known (R4)."""
        launched = Sum()
        for factory, output in FACTORIES.items():
            if output.kind.is_boat:
                made = self.model.variable()
                launched += made
                self.model.at_most(made, before.built[AT_WATER])
                if factory in NEEDED_SUBJECT:
                    self.model.at_most(made, self.start.land * now.known[NEEDED_SUBJECT[factory]])
                for good, count in output.inputs.items():
                    fed[good] += count * made
        now.launched = self._more(before.launched, launched)

    def _build(self, now: Turn, spent: Goods, whole: bool) -> None:
        """New buildings (K2)."""
        new = {kind: self.model.variable(whole=whole) for kind in KINDS}
        now.built = {kind: self._more(built, new[kind]) for kind, built in now.built.items()}
        for kind, count in new.items():
            for good, price in COSTS[kind].items():
                spent[good] += price * count

    def _dig_in(self, number: int, before: Turn, now: Turn, spent: Goods, whole: bool) -> None:
        """What new mines hold, and new shafts (K5, K6)."""
        mines, shafts = ({mixture: self.model.variable(whole=whole) for mixture in MIXTURES} for _ in range(2))
        mountains, built = self.start.tiles(Terrain.MOUNTAIN), BuildingKind.MINE
        self.model.equal(before.built[built] + total(mines.values()), now.built[built])
        most_shafts = self.start.goods.get(Good.IRON, 0) + mountains * number  # There is no more iron.
        for mixture, subject in MIXTURES.items():
            known = Sum(number=1) if subject is None else now.known[subject]
            self.model.at_most(mines[mixture], mountains * known)
            self.model.at_most(shafts[mixture], most_shafts * known)
            self.model.at_most(shafts[mixture], most_shafts * now.known[Subject.NEW_SHAFTS])
        now.filled = {
            mixture: self._more(filled, mines[mixture] + shafts[mixture]) for mixture, filled in now.filled.items()
        }
        for good, price in SHAFT_COST.items():
            spent[good] += price * total(shafts.values())

    def _keep_to_sites(self, now: Turn, deserts: Sum) -> None:
        """One building a tile (K3), on tiles that it may stand on (K4), and overseas only if there was a boat (M8)."""
        start = self.start
        self.model.at_most(_on_land(now), start.buildable + deserts)
        for site, terrain in TERRAINS.items():
            kinds = [kind for kind in KINDS if SITES[kind] is site]
            built, given = total(now.built[kind] for kind in kinds), sum(start.built(kind) for kind in kinds)
            self.model.at_most(built, start.tiles(terrain))
            self.model.at_most(built, given + start.at_home[terrain] + start.overseas[terrain] * now.launched)
        shore = total(now.built[kind] for kind in KINDS if SITES[kind] is Site.SHORE)
        self.model.at_most(shore, start.shores)
        for kind, subject in NEEDED_SUBJECT.items():
            if kind in KINDS:
                self.model.at_most(now.built[kind], start.built(kind) + start.size * now.known[subject])

    def _buy_bricks(self, now: Turn, spent: Goods) -> None:
        """Bricks, each dearer than the one before it in the turn, for any goods (V1, V2)."""
        first = 1 + (self.start.prefill >= DEARER_FROM)
        bricks = [*(self.model.variable(1) for _ in range(PRICES)), self.model.variable()]
        payment = {good: self.model.variable() for good in Good}
        self.model.at_most(
            total((first + place) * brick for place, brick in enumerate(bricks)), total(payment.values())
        )
        for good, count in payment.items():
            spent[good] += count
        now.bricks = self._more(now.bricks, total(bricks))

    # The end

    def _score(self) -> Sum:
        """The points of goods and of the rows of the wonder (Z1)."""
        stock = self.turns[-1].stock
        return total(worth * stock[good] for good, worth in WORTH.items()) + ROW_POINTS * self._rows()

    def _rows(self) -> Sum:
        """The rows with bricks of one's own: the neutral brick of each turn takes up space before (V3, V4)."""
        turns, prefill = len(self.turns) - 1, self.start.prefill
        rows, in_time, needed, already = Sum(), Sum(), Sum(), 0
        unfinished = [row for row in zip(WONDER_ROWS, accumulate(WONDER_ROWS), strict=True) if row[1] > prefill]
        for number, (width, end) in enumerate(unfinished, 1):
            one_more, own = self.model.variable(1), self.model.variable(1)
            rows, in_time = rows + one_more, in_time + own
            # An own brick in so many rows: bricks fill all spaces below the last, neutral ones those of earlier turns.
            least = max(number, end - width + 1 - prefill - (turns - 1))
            needed, already = needed + (least - already) * one_more, least
            # It was bought before the neutral bricks alone had filled the row.
            self.model.at_most(in_time, self.turns[min(turns, end - prefill)].bricks)
        self.model.at_most(needed, self.turns[-1].bricks)
        self.model.at_most(rows, in_time)
        return rows


def _none() -> Goods:
    return {good: Sum() for good in Good}


def _on_land(turn: Turn) -> Sum:
    return total(built for kind, built in turn.built.items() if kind is not BuildingKind.OIL_RIG)
