"""Transporter factories: what they make, for whom and where."""

from __future__ import annotations

import pytest

from rbdesigner.engine.core.actions import ANYWHERE, Answer, Done, Make, Propose, Transfer
from rbdesigner.engine.core.codes import BOARDS, NONE, STONE, TRANSPORTERS, TRUNKS
from rbdesigner.engine.core.events import Lost, Moved, TransporterGone, TransporterMade, Used
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.mechanics import legality, production
from tests.engine.small_game import SmallGame

COAST = "0,0 pasture; 1,0 sea; 0,1 sea; -1,0 woods"
"""A tile without rivers with the docks @4 and @6."""
SPLIT = "0,0 pasture 0-3; 1,0 sea; 0,1 sea; -1,0 woods; -1,1 pasture"
"""A tile that a river divides into 0,0/0 (with the dock @7) and 0,0/1 (with the docks @4 and @6)."""


def small(tiles: str = COAST, players: int = 2) -> SmallGame:
    return SmallGame(tiles, Phase.PRODUCTION, players)


def kind_of(name: str) -> int:
    return TRANSPORTERS.index(name)  # type: ignore[arg-type]


def lost(w: SmallGame) -> dict[str, int]:
    """What the factories use up for nobody after the players."""
    w.state.events = []
    production.leftovers(w.state)
    events, w.state.events = w.state.events, None
    assert not any(isinstance(event, TransporterMade) for event in events)
    return {f"{event.rule} {event.good}": event.count for event in events if isinstance(event, Lost)}


# Making


@pytest.mark.rule("F1")
@pytest.mark.parametrize(
    ("kind", "inputs", "makes", "spot"),
    [
        ("truck factory", {"fuel": 1, "iron": 1}, "truck", None),
        ("raft factory", {"trunks": 2}, "raft", "0,0@4"),
        ("rowboat factory", {"boards": 5}, "rowboat", "0,0@4"),
        ("steamer factory", {"fuel": 2, "iron": 1}, "steamer", "0,0@4"),
    ],
)
def test_a_factory_makes_a_transporter_for_the_player_who_hands_in_the_inputs(
    kind: str, inputs: dict[str, int], makes: str, spot: str | None
) -> None:
    w = small()
    w.build(kind, "0,0")
    donkey = w.put("donkey", "0,0")
    action = Make(0, donkey, w.spot(spot) if spot else NONE)
    w.goods("0,0", **{good: count - 1 for good, count in inputs.items()})
    assert w.refusal(action) == "goods-lacking"
    w.goods("0,0", **dict.fromkeys(inputs, 1))
    assert w.refusal(action) == ""
    events = w.do(action)
    new = events[-1].transporter
    assert events[-1] == TransporterMade(new, w.spot(spot or "0,0"), "F1")
    assert (w.state.kinds[new], w.state.owners[new], w.state.spots[new]) == (
        kind_of(makes),
        0,
        w.spot(spot or "0,0"),
    )
    assert {w.state.amount(w.spot("0,0"), w.good(good)) for good in inputs} == {0}
    assert all(event.rule == "F1" for event in events if isinstance(event, Used))


@pytest.mark.rule("F1")
def test_only_a_transporter_that_reaches_the_factory_hands_in_inputs() -> None:
    w = small(SPLIT)
    w.build("truck factory", "0,0/1")
    w.goods("0,0/1", fuel=1, iron=1)
    away, beyond = w.put("donkey", "-1,0"), w.put("donkey", "0,0/0")
    assert w.refusal(Make(0, away)) == "no-factory"
    assert w.refusal(Make(0, beyond)) == "building-out-of-reach"
    w.put("raft", "0,0~0")
    (new,) = [event.transporter for event in w.do(Make(0, beyond)) if isinstance(event, TransporterMade)]
    assert w.state.spots[new] == w.spot("0,0/1"), "the truck comes to the factory's region"


@pytest.mark.rule("F1", "P13")
def test_inputs_of_a_factory_may_be_named_and_lent() -> None:
    w = small()
    w.build("raft factory", "0,0")
    mine, theirs = w.put("donkey", "0,0"), w.put("donkey", "0,0", 2, trunks=2)
    dock = w.spot("0,0@4")
    lent = Make(0, mine, dock, ((TRUNKS, ~theirs),) * 2)
    assert w.refusal(lent) == "needs-consent"
    assert w.refusal(Make(0, mine, dock, ((TRUNKS, ANYWHERE),))) == "wrong-inputs"
    w.do(Propose(0, (1,), lent), Answer(1, True))
    assert w.state.owners[-1] == 0


@pytest.mark.rule("C7")
def test_a_carrier_hands_in_nothing() -> None:
    w = small()
    w.build("truck factory", "0,0")
    w.goods("0,0", fuel=1, iron=1)
    carrier = w.put("donkey", "0,0")
    w.state.load_on(carrier, w.put("donkey", "0,0"))
    assert w.refusal(Make(0, carrier)) == "carrier-feeds-none"


@pytest.mark.rule("F2")
def test_a_wagon_takes_the_place_and_the_goods_of_the_donkey_handed_in() -> None:
    w = small()
    w.build("wagon factory", "0,0")
    donkey = w.put("donkey", "0,0", stone=1, geese=1)
    ground = w.goods("0,0", boards=2)
    assert w.legal(Make) == [Make(0, donkey)]
    events = w.do(Make(0, donkey))
    (wagon,) = w.state.owned(0)
    assert w.state.kinds[wagon] == kind_of("wagon") and w.state.spots[wagon] == ground
    assert (w.amount(wagon, "stone"), w.amount(wagon, "geese"), w.state.loads[wagon]) == (1, 1, 2)
    assert events == [
        Used(BOARDS, 2, ground, "F1"),
        TransporterMade(wagon, ground, "F2"),
        Moved(STONE, 1, ~donkey, ~wagon),
        Moved(w.good("geese"), 1, ~donkey, ~wagon),
        TransporterGone(donkey, ground, "F2"),
    ]


@pytest.mark.rule("F2")
def test_a_wagon_may_be_made_of_what_the_donkey_carries() -> None:
    w = small()
    w.build("wagon factory", "0,0")
    donkey = w.put("donkey", "0,0", boards=2)
    w.do(Make(0, donkey))
    assert w.state.loads[w.state.owned(0)[0]] == 0


@pytest.mark.rule("F2")
def test_the_donkey_stands_in_the_very_region_of_the_wagon_factory() -> None:
    w = small(SPLIT)
    w.build("wagon factory", "0,0/1")
    w.goods("0,0/1", boards=2)
    donkey, wagon, raft = w.put("donkey", "0,0/0"), w.put("wagon", "0,0/1"), w.put("raft", "0,0~0")
    assert w.refusal(Make(0, donkey)) == "donkey-elsewhere", "no ferry helps"
    assert [w.refusal(Make(0, other)) for other in (wagon, raft)] == ["no-donkey", "no-donkey"]
    w.bridge("0,0", 0)
    assert w.refusal(Make(0, donkey)) == ""
    w.state.load_on(donkey, w.put("raft", "0,0~0"))
    assert w.refusal(Make(0, donkey)) == "carrier-feeds-none"


@pytest.mark.rule("F3")
def test_a_boat_is_launched_on_water_that_touches_the_region_of_the_factory() -> None:
    w = small(SPLIT)
    w.build("raft factory", "0,0/1")
    donkey = w.put("donkey", "0,0/1")
    w.goods("0,0/1", trunks=2)
    waters = ["0,0~0", "0,0@4", "0,0@6"]
    assert w.legal(Make) == [Make(0, donkey, w.spot(water)) for water in waters]
    for other in ("0,0@7", "1,0", "0,0/1"):
        assert w.refusal(Make(0, donkey, w.spot(other))) == "launch-elsewhere"
    assert w.refusal(Make(0, donkey)) == "launch-unnamed"
    w.bridge("0,0", 0)
    assert w.refusal(Make(0, donkey, w.spot("0,0@7"))) == ""


@pytest.mark.rule("F3", "B4")
def test_a_boat_launched_at_a_coast_is_docked_there() -> None:
    w = small()
    w.build("raft factory", "0,0")
    donkey = w.put("donkey", "0,0", trunks=2)
    w.do(Make(0, donkey, w.spot("0,0@6")))
    raft = w.state.owned(0)[-1]
    assert [spot for _, spot in w.state.topology.steps[w.state.spots[raft]]] == [w.spot("0,1")]


@pytest.mark.rule("F1")
def test_a_land_transporter_is_put_nowhere_else() -> None:
    w = small()
    w.build("truck factory", "0,0")
    donkey = w.put("donkey", "0,0")
    w.goods("0,0", fuel=1, iron=1)
    assert w.refusal(Make(0, donkey, w.spot("0,0"))) == "launch-on-land"


@pytest.mark.rule("F4", "B8")
def test_walls_of_others_close_the_coasts_of_a_factory() -> None:
    w = small()
    w.build("raft factory", "0,0")
    donkey = w.put("donkey", "0,0")
    w.goods("0,0", trunks=2)
    first, second = Make(0, donkey, w.spot("0,0@4")), Make(0, donkey, w.spot("0,0@6"))
    w.wall("0,0", 2, player=2)
    assert [w.refusal(action) for action in (first, second)] == ["launch-closed", ""]
    w.wall("0,0", 3, player=2)
    assert [w.refusal(action) for action in (first, second)] == ["shores-closed", "shores-closed"]
    w.wall("0,0", 2, player=1)
    w.wall("0,0", 3)
    assert [w.refusal(action) for action in (first, second)] == ["", ""], "one's own and neutral walls do not hinder"


@pytest.mark.rule("F4")
def test_a_river_at_the_factory_is_never_closed() -> None:
    w = small(SPLIT)
    w.build("raft factory", "0,0/1")
    donkey = w.put("donkey", "0,0/1", trunks=2)
    for edge in (2, 3):
        w.wall("0,0", edge, player=2)
    assert w.legal(Make) == [Make(0, donkey, w.spot("0,0~0"))]


@pytest.mark.rule("F5")
def test_a_factory_makes_one_transporter_a_turn_for_all_players_together() -> None:
    w = small()
    w.build("truck factory", "0,0")
    mine, theirs = w.put("donkey", "0,0"), w.put("donkey", "0,0", 2)
    w.goods("0,0", fuel=2, iron=2)
    w.do(Make(0, mine))
    assert w.refusal(Make(0, mine)) == "factory-worked"
    w.do(Done(0))
    assert w.refusal(Make(1, theirs)) == "factory-worked"


# What nobody claims


@pytest.mark.rule("F8")
def test_a_factory_that_has_not_worked_uses_up_what_lies_there_for_nobody() -> None:
    w = small()
    w.build("raft factory", "0,0")
    w.goods("0,0", trunks=3)
    w.put("donkey", "0,0")
    for edge in (2, 3):
        w.wall("0,0", edge, player=2)
    assert lost(w) == {f"F8 {TRUNKS}": 2}
    assert w.amount("0,0", "trunks") == 1


@pytest.mark.rule("F8")
def test_what_a_factory_has_used_up_for_nobody_cannot_be_loaded_in_the_next_phase() -> None:
    w = small(players=1)
    w.build("raft factory", "0,0")
    w.goods("0,0", trunks=2)
    w.put("donkey", "0,0")
    assert any(isinstance(each, Transfer) for each in legality.legal_actions(w.state))
    w.do(Done(0))
    assert w.state.phase is Phase.MOVEMENT
    assert not any(isinstance(each, Transfer) for each in legality.legal_actions(w.state))


@pytest.mark.rule("F8")
def test_a_factory_leaves_what_is_incomplete_aboard_or_across_the_river() -> None:
    w = small(SPLIT)
    w.build("raft factory", "0,0/1")
    w.goods("0,0/1", trunks=1)
    w.goods("0,0/0", trunks=2)
    w.put("raft", "0,0~0", trunks=2)
    assert lost(w) == {}


@pytest.mark.rule("F8", "F5")
def test_a_factory_that_has_worked_leaves_the_rest() -> None:
    w = small()
    w.build("raft factory", "0,0")
    donkey = w.put("donkey", "0,0")
    w.goods("0,0", trunks=4)
    w.do(Make(0, donkey, w.spot("0,0@4")))
    assert lost(w) == {}


@pytest.mark.rule("F9")
def test_a_wagon_factory_never_works_by_itself() -> None:
    w = small()
    w.build("wagon factory", "0,0")
    w.put("donkey", "0,0")
    w.goods("0,0", boards=2)
    assert lost(w) == {}
