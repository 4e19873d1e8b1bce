"""What changes nothing but the way in which a scenario is written."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from rbdesigner.hexes import HALF_EDGES, Hex
from rbdesigner.rules.tables import Good
from rbdesigner.scenario.canonical import canonical, effective
from rbdesigner.scenario.edit import difference
from rbdesigner.scenario.model import Inscription, Properties, Scenario, Start
from rbdesigner.scenario.pieces import Bridge, Home, Piece, Transporter
from rbdesigner.tiles import Terrain, tile
from tests.strategies import scenarios, some


def elsewhere(thing: Piece, half_edge: int) -> Piece:
    """The same thing, in the region of that half-edge if it lies in one."""
    return thing if isinstance(thing, Bridge | Transporter) else replace(thing, half_edge=half_edge)


@st.composite
def reworded(draw: st.DrawFn) -> tuple[Scenario, Scenario]:
    """A scenario, and the same with some homes and pieces in other half-edges, mostly of the same region."""
    before = draw(scenarios())
    after = before.copy()

    def homes(home: Home) -> Home:
        return replace(home, half_edge=draw(st.sampled_from(HALF_EDGES)))

    after.homes = {at: homes(home) for at, home in before.homes.items()}
    after.pieces = {
        at: tuple(elsewhere(piece, draw(st.sampled_from(HALF_EDGES))) for piece in pieces)
        for at, pieces in before.pieces.items()
    }
    for at in draw(st.sets(st.sampled_from(sorted(before.tiles)), max_size=1)) if before.tiles else ():
        del after.tiles[at]
    return before, after


@some(0.4)
@given(reworded())
def test_an_edit_has_an_effect_where_the_scenario_reads_otherwise(pair: tuple[Scenario, Scenario]) -> None:
    before, after = pair
    change = difference(before, after)
    kept = effective(before, change)
    made = before.copy()
    kept.apply(made)
    assert canonical(made) == canonical(after)
    assert bool(kept) == (canonical(before) != canonical(after))
    kept.undo(made)
    assert made == before


def test_another_name_of_the_same_region_is_no_change() -> None:
    before = Scenario(tiles={Hex(0, 0): tile(Terrain.PASTURE, ((0, 3),))}, homes={Hex(0, 0): Home(1, 1)})
    same, other = (replace(before, homes={Hex(0, 0): Home(half_edge, 1)}) for half_edge in (4, 8))
    assert not effective(before, difference(before, same))
    assert effective(before, difference(before, other))


def test_counts_are_added_up_in_the_order_of_their_table_without_nought() -> None:
    counts = ((Good.STONE, 2), (Good.GEESE, 0), (Good.BOARDS, 1), (Good.STONE, 1))
    scenario = Scenario(Properties(start=Start(goods=counts)))
    assert canonical(scenario).properties.start.goods == ((Good.BOARDS, 1), (Good.STONE, 3))


def test_a_district_is_private_or_not_as_its_first_place_has_it() -> None:
    scenario = Scenario(districts={Hex(1, 0): Inscription("Isle"), Hex(0, 0): Inscription("Isle", private=True)})
    assert {text.private for text in canonical(scenario).districts.values()} == {True}
