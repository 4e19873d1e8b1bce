"""Symmetry painting: every edit at all images, and what was pointed at decides where images meet."""

from __future__ import annotations

from hypothesis import given

from rbdesigner.hexes import ORIGIN, Hex, border_key, edge_key
from rbdesigner.rules.tables import TransporterKind
from rbdesigner.scenario import images
from rbdesigner.scenario.editing import lay
from rbdesigner.scenario.fragments import move, shift_by
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Home, Transporter, Wall
from rbdesigner.symmetry import Centre, Motion, Symmetry, symmetry_motions
from rbdesigner.tiles import Terrain, Tile, tile
from tests.random_maps import places, scenarios, symmetric_motions, tiles
from tests.strategies import some

LAND = tile(Terrain.PASTURE)
HALF_TURN = symmetry_motions(Symmetry.HALF_TURN, Centre.of_hex(ORIGIN))


def is_symmetric(scenario: Scenario, motions: tuple[Motion, ...]) -> bool:
    return all(scenario.moved(motion).tiles == scenario.tiles for motion in motions)


@some(0.4)
@given(scenarios(), places, tiles, symmetric_motions)
def test_painting_keeps_a_symmetric_map_symmetric(
    scenario: Scenario, place: Hex, laid: Tile, motions: tuple[Motion, ...]
) -> None:
    scenario = images.of_fragment(motions, Scenario(tiles=scenario.tiles))
    # What lies on an axis is its own image and need not look alike from both sides.
    fixed = [at for motion in motions[1:] for at in [*scenario.tiles, place] if motion.hex(at) == at]
    scenario.tiles = {at: there for at, there in scenario.tiles.items() if at not in fixed}
    if place not in fixed:
        lay(scenario, images.of_tiles(motions, {place: laid})).apply(scenario)
        assert scenario.tiles[place] == laid
    assert is_symmetric(scenario, motions)


def test_images_turn_what_they_move() -> None:
    bend = tile(Terrain.WOODS, ((0, 1),))
    assert images.of_tiles(HALF_TURN, {Hex(2, 1): bend}) == {
        Hex(2, 1): bend,
        Hex(-2, -1): tile(bend.terrain, ((3, 4),)),
    }
    assert images.of_borders(HALF_TURN, [border_key(ORIGIN, 1)]) == [border_key(ORIGIN, 1), border_key(ORIGIN, 7)]
    assert images.of_places(HALF_TURN, [ORIGIN, Hex(1, 0)]) == [ORIGIN, Hex(1, 0), Hex(-1, 0)]


def test_where_images_meet_the_first_holds() -> None:
    bend = tile(Terrain.WOODS, ((0, 1),))
    assert images.of_tiles(HALF_TURN, {ORIGIN: bend}) == {ORIGIN: bend}


def test_images_of_homes_and_transporters_go_round_the_players() -> None:
    homes = images.of_home(HALF_TURN, Hex(3, 0), Home(1, player=2))
    assert homes == {Hex(3, 0): Home(1, player=2), Hex(-3, 0): Home(7, player=1)}
    assert [home.player for home in images.of_home(HALF_TURN, Hex(3, 0), Home(player=4)).values()] == [4, 5]
    assert {home.player for home in images.of_home(HALF_TURN, Hex(3, 0), Home()).values()} == {None}
    twelve = images.of_home(symmetry_motions(Symmetry.SIX_MIRRORS, Centre.of_hex(ORIGIN)), Hex(3, 1), Home(player=1))
    assert [home.player for home in twelve.values()] == [1, 2, 3, 4, 5, 6, *[None] * 6]
    carts = images.of_piece(HALF_TURN, Hex(1, 1), Transporter(TransporterKind.WAGON, 1))
    assert [cart.player for cart in carts.values() if isinstance(cart, Transporter)] == [1, 2]


def test_homes_transporters_and_walls_of_a_fragment_go_round_the_players() -> None:
    wagon = Transporter(TransporterKind.WAGON, 1)
    fragment = Scenario(
        tiles={Hex(3, 0): LAND, Hex(4, 0): LAND},
        homes={Hex(3, 0): Home(player=1)},
        pieces={Hex(3, 0): (wagon,)},
        walls={edge_key(Hex(3, 0), 2): Wall(player=1)},
    )
    whole = images.of_fragment(HALF_TURN, fragment)
    assert {at: home.player for at, home in whole.homes.items()} == {Hex(3, 0): 1, Hex(-3, 0): 2}
    assert [cart.player for (cart,) in whole.pieces.values() if isinstance(cart, Transporter)] == [1, 2]
    assert [wall.player for wall in whole.walls.values()] == [1, 2]


def test_a_home_of_a_fragment_whose_image_is_in_it_too_keeps_its_player() -> None:
    homes = {Hex(3, 0): Home(player=5), Hex(-3, 0): Home(6, player=2)}
    fragment = Scenario(tiles=dict.fromkeys(homes, LAND), homes=homes)
    assert images.of_fragment(HALF_TURN, fragment).homes == homes


def test_a_transporter_of_a_fragment_goes_to_the_owner_of_the_home_across_the_map() -> None:
    homes = {Hex(2, 0): Home(player=1), Hex(-2, 0): Home(player=4)}
    fragment = Scenario(tiles={Hex(3, 0): LAND}, pieces={Hex(3, 0): (Transporter(TransporterKind.RAFT, 1),)})
    whole = images.of_fragment(HALF_TURN, fragment, homes)
    assert [cart.player for (cart,) in whole.pieces.values() if isinstance(cart, Transporter)] == [1, 4]


def test_a_copy_of_a_home_goes_to_a_player_who_has_none_yet_with_all_around_it() -> None:
    into = Scenario(homes={Hex(2, 0): Home(player=1), Hex(-2, 0): Home(player=3)})
    pieces = (Transporter(TransporterKind.RAFT, 1), Transporter(TransporterKind.RAFT, 4))
    copied = Scenario(
        tiles=dict.fromkeys([Hex(6, 0), Hex(7, 0), Hex(6, 1)], LAND),
        homes={Hex(6, 0): Home(2, player=1)},
        pieces={Hex(6, 0): pieces},
        walls={edge_key(Hex(6, 0), 2): Wall(player=1), edge_key(Hex(6, 0), 3): Wall()},
    )
    whole = images.copies([Motion()], copied, into)
    assert whole.homes == {Hex(6, 0): Home(2, player=2)}
    assert [cart.player for cart in whole.pieces[Hex(6, 0)] if isinstance(cart, Transporter)] == [2, 4]
    assert {wall.player for wall in whole.walls.values()} == {2, None}
    both = images.copies(HALF_TURN, copied, into)
    assert {at: home.player for at, home in both.homes.items()} == {Hex(6, 0): 2, Hex(-6, 0): 4}
    assert {home.player for home in images.copies([Motion()], both, into).homes.values()} == {2, 4}, "they are free"


def test_a_copy_of_a_home_is_free_to_choose_when_all_have_one_and_keeps_its_player_where_it_replaces_it() -> None:
    homes = {Hex(player, 0): Home(player=player) for player in range(1, 5)}
    into = Scenario(tiles=dict.fromkeys(homes, LAND), homes=homes)
    home = Scenario(tiles={Hex(1, 0): LAND}, homes={Hex(1, 0): homes[Hex(1, 0)]})
    there = home.moved(Motion(shift=Hex(0, 3)))
    assert [each.player for each in images.copies([Motion()], there, into).homes.values()] == [None]
    assert images.copies([Motion()], home, into).homes == home.homes


@some(0.4)
@given(scenarios(), symmetric_motions)
def test_a_move_with_its_images_keeps_a_map_symmetric(scenario: Scenario, motions: tuple[Motion, ...]) -> None:
    off_axis = {at: there for at, there in scenario.tiles.items() if len({m.hex(at) for m in motions}) == len(motions)}
    scenario = images.of_fragment(motions, Scenario(tiles=off_axis))
    one = next(iter(scenario.tiles), ORIGIN)
    far = Hex(one.q + 40, one.r - 7)
    move(scenario, images.of_move(motions, [one], shift_by(one, far))).apply(scenario)
    assert is_symmetric(scenario, motions)
    assert (far in scenario.tiles) == (one != ORIGIN or bool(off_axis))
