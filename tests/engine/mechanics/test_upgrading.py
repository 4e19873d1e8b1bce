"""Factories that are upgraded right after research (R5, R6)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rbdesigner.engine.core.actions import Breed, Make, Research, Transfer, Upgrade
from rbdesigner.engine.core.codes import STONE
from rbdesigner.engine.core.events import Built, TransporterMade
from rbdesigner.engine.core.game_terms import Exclusions
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.mechanics import legality
from tests.engine.mechanics.test_factories import kind_of, small
from tests.engine.small_game import SmallGame


def scholar(w: SmallGame, spot: str = "0,0", sets: int = 1) -> int:
    """A donkey with what research needs beside it."""
    w.goods(spot, geese=2 * sets, paper=sets)
    return w.put("donkey", spot)


@pytest.mark.rule("R5")
@pytest.mark.parametrize(
    ("subject", "before", "after"),
    [
        ("trucking", "wagon factory", "truck factory"),
        ("rowing", "raft factory", "rowboat factory"),
        ("shipping", "raft factory", "steamer factory"),
        ("shipping", "rowboat factory", "steamer factory"),
    ],
)
def test_right_after_research_factories_of_its_kind_may_be_upgraded(subject: str, before: str, after: str) -> None:
    w = small()
    here, there = w.build(before, "0,0"), w.build(before, "-1,0")
    donkey = scholar(w)
    w.put("donkey", "-1,0")
    w.do(Research(0, donkey, w.subject(subject)))
    assert set(w.legal(Upgrade)) == {Upgrade(0, here), Upgrade(0, there)}
    events = w.do(Upgrade(0, here), Upgrade(0, there))
    assert events == [Built(tile, w.building(after), w.state.building_spots[tile], 0) for tile in (here, there)]
    assert [w.state.buildings[tile] for tile in (here, there)] == [w.building(after)] * 2


@pytest.mark.rule("R5")
@pytest.mark.parametrize(
    ("subject", "stands"),
    [("trucking", "raft factory"), ("rowing", "steamer factory"), ("rowing", "rowboat factory"), ("shipping", "mint")],
)
def test_other_factories_are_not_upgraded(subject: str, stands: str) -> None:
    w = small()
    tile = w.build(stands, "0,0")
    w.do(Research(0, scholar(w), w.subject(subject)))
    assert w.refusal(Upgrade(0, tile)) == "upgrade-kind"
    assert w.refusal(Upgrade(0, w.tile("-1,0"))) == "upgrade-kind", "nothing stands there"


def test_a_factory_that_a_game_is_played_without_comes_of_no_upgrade() -> None:
    w = small()
    tile = w.build("raft factory", "0,0")
    w.state.terms = replace(w.state.terms, left_out=Exclusions(frozenset({w.building("rowboat factory")})))
    w.do(Research(0, scholar(w), w.subject("rowing")))
    assert w.refusal(Upgrade(0, tile)) == "left-out"
    assert w.legal(Upgrade) == []


@pytest.mark.rule("R5")
def test_an_upgrade_needs_a_transporter_of_the_player_on_the_tile() -> None:
    w = small()
    w.build("truck factory", "0,0")
    tile = w.build("wagon factory", "-1,0")
    w.put("donkey", "-1,0", 2)
    w.do(Research(0, scholar(w), w.subject("trucking")))
    assert w.refusal(Upgrade(0, tile)) == "upgrade-absent"


@pytest.mark.rule("R5")
def test_an_upgrade_comes_right_after_the_research_or_never() -> None:
    w = small()
    tile = w.build("wagon factory", "0,0")
    donkey = scholar(w, sets=2)
    assert w.refusal(Upgrade(0, tile)) == "upgrade-late"
    w.do(Research(0, donkey, w.subject("trucking")), Research(0, donkey, w.subject("rowing")))
    assert w.refusal(Upgrade(0, tile)) == "upgrade-kind", "it is another research's moment"
    w.goods("0,0", geese=2, paper=1)
    w.do(Research(0, donkey, w.subject("bright idea")))
    assert w.refusal(Upgrade(0, tile)) == "upgrade-late"


@pytest.mark.rule("R5", "L2")
def test_anything_else_ends_the_moment_for_upgrades() -> None:
    w = small()
    tile = w.build("wagon factory", "-1,0")
    w.put("donkey", "-1,0")
    donkey = scholar(w, "-1,0")
    pair = [w.put("donkey", "0,0") for _ in range(2)]
    w.do(Research(0, donkey, w.subject("trucking")), Breed(0, w.tile("0,0")))
    assert len(pair) == 2 and w.refusal(Upgrade(0, tile)) == "upgrade-late"


@pytest.mark.rule("R5")
def test_upgrades_are_no_longer_listed_once_anything_else_is_done() -> None:
    w = small()
    w.build("wagon factory", "-1,0")
    donkey = scholar(w, "-1,0")
    other = w.put("donkey", "0,0", stone=1)
    w.do(Research(0, donkey, w.subject("trucking")))
    assert Upgrade in map(type, legality.legal_actions(w.state))
    w.do(Transfer(0, STONE, ~other, w.spot("0,0")))
    assert Upgrade not in map(type, legality.legal_actions(w.state))


@pytest.mark.rule("R6")
def test_an_upgraded_factory_makes_the_new_kind_at_once_even_if_it_has_worked() -> None:
    w = small()
    tile = w.build("raft factory", "0,0")
    donkey = scholar(w)
    w.put("donkey", "0,0", 2)
    w.goods("0,0", trunks=2, boards=5)
    dock = w.spot("0,0@4")
    events = w.do(
        Make(0, donkey, dock), Research(0, donkey, w.subject("rowing")), Upgrade(0, tile), Make(0, donkey, dock)
    )
    made = [w.state.kinds[event.transporter] for event in events if isinstance(event, TransporterMade)]
    assert made == [kind_of("raft"), kind_of("rowboat")]
    assert w.refusal(Make(0, donkey, dock)) == "factory-worked"


@pytest.mark.rule("R7")
def test_transporters_and_mines_are_never_upgraded() -> None:
    w = SmallGame("0,0 mountain", Phase.PRODUCTION)
    tile = w.build("mine", "0,0", (3, 3))
    wagon = w.put("wagon", "0,0")
    w.goods("0,0", geese=6, paper=3)
    for subject in ("enlargement", "specialisation", "trucking"):
        w.do(Research(0, wagon, w.subject(subject)))
        assert w.legal(Upgrade) == []
        assert w.refusal(Upgrade(0, tile)) in ("upgrade-late", "upgrade-kind")
    assert (w.state.kinds[wagon], w.state.bag_gold[tile]) == (kind_of("wagon"), 3)
