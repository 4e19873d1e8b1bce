"""Mines and new shafts: what goes into their bags, and who may dig (K5, K6)."""

from __future__ import annotations

import pytest

from rbdesigner.engine.core.actions import (
    Build,
    Shaft,
)
from rbdesigner.engine.core.codes import IRON, MINE
from rbdesigner.engine.core.events import BagFilled, Used
from rbdesigner.rules.tables import BIG_MINE, NEW_MINE, SPECIALISED_MINES, Mixture
from tests.engine.mechanics.test_building import SAWMILL, build_of, ready, small


@pytest.mark.rule("K5")
@pytest.mark.parametrize(
    ("known", "allowed"),
    [
        ([], [NEW_MINE]),
        (["specialisation"], [NEW_MINE, *SPECIALISED_MINES]),
        (["enlargement"], [NEW_MINE, BIG_MINE]),
        (["specialisation", "enlargement"], [NEW_MINE, *SPECIALISED_MINES, BIG_MINE]),
    ],
)
def test_a_mine_gets_a_mixture_that_its_builder_may_use(known: list[str], allowed: list[Mixture]) -> None:
    w, donkey = ready("0,0 mountain; 1,0 woods")
    for subject in known:
        w.research(subject)
    mines = [action for action in w.legal(Build) if isinstance(action, Build) and action.building == MINE]
    assert [action.mixture for action in mines] == allowed
    for mixture in (None, Mixture(8, 8), *{NEW_MINE, *SPECIALISED_MINES, BIG_MINE}.difference(allowed)):
        assert w.refusal(build_of(w, "mine", donkey, mixture=mixture)) == "wrong-mixture"
    events = w.do(mines[-1])
    gold, iron = allowed[-1]
    assert BagFilled(w.tile("0,0"), gold, iron) in events
    assert (w.state.bag_gold[w.tile("0,0")], w.state.bag_iron[w.tile("0,0")]) == (gold, iron)


@pytest.mark.rule("K5")
def test_only_mines_get_a_mixture() -> None:
    w, donkey = ready("0,0 mountain; 1,0 woods")
    assert w.refusal(build_of(w, "sawmill", donkey, mixture=NEW_MINE)) == "no-mixture"


@pytest.mark.rule("K6")
def test_a_shaft_adds_its_mixture_to_any_mine_any_number_of_times() -> None:
    w = small("0,0 mountain; 1,0 woods")
    tile, donkey = w.build("mine", "0,0", (1, 0)), w.put("donkey", "0,0")
    w.goods("0,0", fuel=2, iron=2)
    for subject in ("new shafts", "enlargement"):
        w.research(subject)
    assert [action.mixture for action in w.legal(Shaft) if isinstance(action, Shaft)] == [NEW_MINE, BIG_MINE]
    events = w.do(Shaft(0, donkey), Shaft(0, donkey, BIG_MINE))
    assert (w.state.bag_gold[tile], w.state.bag_iron[tile]) == (9, 8)
    assert Used(IRON, 1, w.spot("0,0"), "K6") in events
    assert (w.amount("0,0", "fuel"), w.amount("0,0", "iron")) == (0, 0)
    assert w.refusal(Shaft(0, donkey)) == "goods-lacking"


@pytest.mark.rule("K6")
def test_a_shaft_needs_its_research_a_mixture_of_ones_own_and_a_mine_in_reach() -> None:
    w = small("0,0 mountain 0-3; 1,0 mountain; 0,-1 sea")
    tile, donkey, far = w.build("mine", "0,0/1"), w.put("donkey", "0,0/1"), w.put("donkey", "0,0/0")
    for transporter in (donkey, far):
        w.goods_at(~transporter, fuel=1, iron=1)
    assert w.refusal(Shaft(0, donkey)) == "not-researched"
    w.research("new shafts")
    assert w.refusal(Shaft(0, donkey)) == ""
    assert w.refusal(Shaft(0, donkey, BIG_MINE)) == "wrong-mixture"
    assert w.refusal(Shaft(0, far)) == "builder-elsewhere"
    w.bridge("0,0", 0)
    assert w.refusal(Shaft(0, far)) == ""
    w.state.place_building(SAWMILL, w.state.building_spots[tile])
    assert w.refusal(Shaft(0, donkey)) == "no-mine"
