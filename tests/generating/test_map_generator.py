"""Generated maps: valid, of the box, fair, and always the same for the same seed."""

from __future__ import annotations

import random
import subprocess
import sys
import zlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import hypothesis.strategies as st
import pytest
from hypothesis import given

from rbdesigner.analysis.map_analysis import analyse
from rbdesigner.checks import check
from rbdesigner.checks.geometric import disagreements
from rbdesigner.checks.map_index import MapIndex
from rbdesigner.checks.problem import Severity
from rbdesigner.engine.core.state import GameState
from rbdesigner.generating import home_judge, map_candidates, map_generator
from rbdesigner.generating.generator_settings import (
    GeneratorFault,
    GeneratorSettings,
    RiverCourse,
    RiverFlow,
    TerrainShares,
    settings_fault,
)
from rbdesigner.generating.map_frame import parts_of
from rbdesigner.generating.map_generator import GeneratedMap, fill, finish, generate
from rbdesigner.generating.map_likeness import guessed_settings
from rbdesigner.hexes import ORIGIN, Hex, disk, distance
from rbdesigner.prediction import planned_homes
from rbdesigner.prediction.map_expectation import expect
from rbdesigner.scenario import files
from rbdesigner.scenario.foreign import Foreign, ForeignTile
from rbdesigner.scenario.model import Players, Properties, Scenario
from rbdesigner.scenario.pieces import Home
from rbdesigner.symmetry import Symmetry
from rbdesigner.tiles import BOXES, SECOND_EDITION, Box, Terrain, TileKind, tile
from tests.strategies import some

pytestmark = pytest.mark.usefixtures("quick_generator")

EXAMPLES = Path(__file__).parents[2] / "scenarios"

kinds_of_settings = st.builds(
    GeneratorSettings,
    players=st.integers(1, 4),
    tiles=st.integers(6, 40),
    shares=st.builds(TerrainShares, *[st.integers(0, 40)] * 6),
    islands=st.integers(1, 3),
    rivers=st.integers(0, 6),
    river_length=st.integers(1, 8),
    symmetry=st.sampled_from(Symmetry),
    home_distance=st.integers(1, 5),
    fairness=st.sampled_from([0.0, 60.0, 80.0]),
    seed=st.integers(0, 10**9),
    properties=st.builds(Properties, box=st.sampled_from(list(BOXES.values()))),
)


def holds_what_was_asked(made: GeneratedMap, settings: GeneratorSettings) -> None:
    scenario = made.scenario
    assert [each for each in check(scenario) if each.severity < Severity.ADVICE] == []
    assert disagreements(scenario, made.problems) == []
    assert made.fairness is None if settings.players == 1 else (made.fairness or 0) >= settings.fairness
    homes = sorted(scenario.homes)
    assert len(homes) == settings.players
    assert all(distance(a, b) >= settings.home_distance for a in homes for b in homes if a < b)
    assert len(scenario.tiles) <= settings.tiles
    box = settings.properties.box
    counts = scenario.tile_counts()
    assert all((box.holds(kind) is None) or number <= (box.holds(kind) or 0) for kind, number in counts.items())
    for motion in scenario.properties.symmetry.motions:
        assert scenario.moved(motion).tiles == scenario.tiles
        assert scenario.moved(motion).homes.keys() == scenario.homes.keys()


def random_settings(seed: int) -> GeneratorSettings:
    chance = random.Random(seed)
    players = chance.randint(1, 6)
    return GeneratorSettings(
        players=players,
        tiles=chance.randint(9 * players, 18 * players),
        islands=chance.choice([1, 1, 1, players]),
        rivers=chance.randint(0, 6),
        river_length=chance.randint(1, 7),
        river_ends=chance.choice(["sources-first"] * 4 + list(RiverFlow)),
        river_course=chance.choice(list(RiverCourse)),
        symmetry=chance.choice([Symmetry.NONE, *Symmetry]),
        home_distance=chance.randint(2, 4),
        fairness=chance.choice([0, 40, 60, 80]),
        seed=seed,
        properties=Properties(box=chance.choice(list(BOXES.values()))),
    )


def explored(seeds: range) -> Iterator[bool]:
    for seed in seeds:
        settings = random_settings(seed)
        try:
            made = generate(settings)
        except GeneratorFault as fault:
            assert str(fault)
            yield False
        else:
            holds_what_was_asked(made, settings)
            yield True


@pytest.mark.rule("W6", "W7", "W8", "W13", "S2", "S3")
def test_generated_maps_of_all_kinds_pass_all_checks() -> None:
    assert sum(explored(range(6))) >= 4


@pytest.mark.slow
def test_five_hundred_generated_maps_of_all_kinds_pass_all_checks() -> None:
    assert sum(explored(range(1000, 1700))) >= 500


@some(0.3)
@given(kinds_of_settings)
def test_any_settings_make_a_map_or_a_sentence(settings: GeneratorSettings) -> None:
    try:
        made = generate(settings)
    except GeneratorFault as fault:
        assert str(fault) and "{" not in str(fault)
        again = fault.__reduce__()
        assert str(again[0](*again[1])) == str(fault)
    else:
        holds_what_was_asked(made, settings)


def test_the_usual_map_is_as_it_was_asked_for() -> None:
    made = generate(GeneratorSettings(seed=3))
    scenario = made.scenario
    counts = Counter(each.terrain for each in scenario.tiles.values())
    assert (len(scenario.tiles), counts[Terrain.SEA]) == (60, 18)
    assert abs(counts[Terrain.WOODS] - 9.6) <= 2 and abs(counts[Terrain.ROCK] - 6) <= 2
    assert len(parts_of(scenario.land())) == 1
    index = MapIndex(scenario)
    assert len(index.rivers.systems) == 3
    assert 9 <= sum(bool(each.rivers) for each in scenario.tiles.values()) <= 18
    assert sorted(home.player or 0 for home in scenario.homes.values()) == [1, 2, 3, 4]
    assert scenario.properties.players == Players(4, 4)


def courses(settings: GeneratorSettings) -> tuple[Counter[tuple[int, int]], Counter[int]]:
    """How many rivers have so many sources and mouths, and how many tiles bend by so many edges."""
    ends, bends = Counter[tuple[int, int]](), Counter[int]()
    for number in (1, 2):
        scenario = generate(settings, number).scenario
        ends.update((river.sources, river.mouths) for river in MapIndex(scenario).rivers.systems.values())
        pairs = [river for each in scenario.tiles.values() for river in each.rivers if len(river) == 2]
        bends.update(abs(3 - (second - first)) for first, second in pairs)
    return ends, bends


@pytest.mark.rule("W5", "W7")
def test_rivers_rise_from_sources_and_flow_into_the_sea_as_far_as_it_is_wished() -> None:
    strict = GeneratorSettings(seed=4, fairness=0, river_ends="source-to-sea")
    assert courses(strict)[0] == {(1, 1): 6}
    assert any(sources != 1 for sources, _ in courses(replace(strict, river_ends="any"))[0])
    more = replace(strict, rivers=4)  # the box has three sources
    with pytest.raises(GeneratorFault, match="the box has too few tiles"):
        generate(more)
    ends, _ = courses(replace(more, river_ends="sources-first"))
    assert ends[1, 1] == 6 and ends.total() == 8


def test_rivers_are_straight_or_winding() -> None:
    settings = GeneratorSettings(seed=4, fairness=0, river_length=6)
    bent = {}
    for course in RiverCourse:
        _, bends = courses(replace(settings, river_course=course))
        bent[course] = sum(number * bend for bend, number in bends.items()) / bends.total()
    assert bent["straight"] < bent["any"] < bent["winding"]


def test_homes_stand_on_the_terrains_that_are_wished() -> None:
    def stands_on(settings: GeneratorSettings) -> set[Terrain]:
        maps = [generate(settings, number).scenario for number in (1, 2)]
        return {scenario.tiles[home].terrain for scenario in maps for home in scenario.homes}

    usual = GeneratorSettings(players=3, tiles=45, fairness=20, seed=2)
    assert stands_on(usual) <= {Terrain.PASTURE, Terrain.WOODS, Terrain.ROCK}
    mountains = replace(usual, home_terrains=frozenset({Terrain.MOUNTAIN}))
    assert stands_on(mountains) == {Terrain.MOUNTAIN}
    halves = replace(mountains, players=2, symmetry=Symmetry.HALF_TURN)
    assert stands_on(halves) == {Terrain.MOUNTAIN}


def test_homes_come_as_they_come_where_no_fairness_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = GeneratorSettings(players=2, tiles=30, fairness=1, seed=3)
    settings = replace(wanted, fairness=0)
    before, fair = generate(settings).scenario, generate(wanted).scenario
    monkeypatch.setattr(home_judge, "sure_fairness", lambda points, unlike: 100 - unlike * sum(map(abs, points)))
    assert generate(settings).scenario == before and generate(wanted).scenario != fair


def test_a_map_like_one_that_is_there_flows_and_settles_as_that_does() -> None:
    scenario = generate(GeneratorSettings(fairness=0, seed=3)).scenario
    assert guessed_settings(scenario).river_ends == "sources-first"
    desert = frozenset({Terrain.DESERT})
    other = generate(GeneratorSettings(players=2, tiles=30, river_ends="any", fairness=0, home_terrains=desert))
    assert other.scenario.homes and guessed_settings(other.scenario).home_terrains >= desert
    without = replace(other.scenario, tiles={Hex(0, 0): tile(Terrain.WOODS, ((0, 3),))})
    assert guessed_settings(without).river_ends == "any"


def test_a_river_without_a_sea_has_a_spring_at_both_ends() -> None:
    scenario = generate(GeneratorSettings(players=1, tiles=12, rivers=1, shares=TerrainShares(sea=0))).scenario
    (course,) = MapIndex(scenario).rivers.systems.values()
    assert (course.sources, course.mouths) == (2, 0)


def test_islands_are_apart_with_a_home_each() -> None:
    settings = GeneratorSettings(players=4, islands=4, shares=TerrainShares(sea=45), fairness=0, seed=5)
    scenario = generate(settings).scenario
    parts = parts_of(scenario.land())
    assert len(parts) == 4
    assert [sum(home in part for home in scenario.homes) for part in parts] == [1, 1, 1, 1]


@pytest.mark.parametrize(
    ("group", "players"),
    [(Symmetry.HALF_TURN, 4), (Symmetry.THIRD_TURNS, 3), (Symmetry.SIXTH_TURNS, 6), (Symmetry.MIRROR_1, 2)],
)
def test_a_symmetric_map_has_its_symmetry(group: Symmetry, players: int) -> None:
    settings = GeneratorSettings(players=players, tiles=15 * players, symmetry=group, rivers=players, river_length=3)
    made = generate(settings)
    assert made.scenario.properties.symmetry.group is group
    holds_what_was_asked(made, settings)
    assert analyse(made.scenario).symmetry.group is not Symmetry.NONE


@pytest.mark.parametrize(
    ("settings", "member", "said"),
    [
        (GeneratorSettings(players=0), "players", "a map is for 1 to 6 players, not for 0"),
        (GeneratorSettings(tiles=3), "tiles", "a map for 4 players has 4 to 400 tiles, not 3"),
        (GeneratorSettings(tiles=300), "tiles", "the box holds 114 land tiles, not 270"),
        (GeneratorSettings(shares=TerrainShares(0, 0, 0, 0, 0, 30)), "shares", "some land is needed"),
        (GeneratorSettings(tiles=8, shares=TerrainShares(sea=900)), "shares", "a land tile for each of 4 players"),
        (GeneratorSettings(river_ends="uphill"), "river_ends", "'uphill' is none of source-to-sea, sources-first, any"),
        (GeneratorSettings(home_terrains=frozenset()), "home_terrains", "homes need a terrain to stand on"),
        (GeneratorSettings(islands=2, shares=TerrainShares(sea=0)), "islands", "islands need some sea"),
        (GeneratorSettings(rivers=-1), "rivers", "a map gets 0 to 30 rivers, not -1"),
        (GeneratorSettings(fairness=float("nan")), "fairness", "fairness goes from 0 to 100, not to nan"),
        (GeneratorSettings(symmetry=Symmetry.THIRD_TURNS), "symmetry", "homes for 4 do not lie in this symmetry"),
        (GeneratorSettings(tiles=20, home_distance=9), "", "no room for so many homes"),
        (GeneratorSettings(rivers=30, river_length=40), "", "no room for so many rivers"),
        (GeneratorSettings(tiles=36, islands=12), "", "no room for so many islands"),
        (GeneratorSettings(tiles=130, rivers=0, shares=TerrainShares(sea=24)), "", "too few tiles without rivers"),
        (
            GeneratorSettings(
                players=2, places=frozenset(disk(ORIGIN, 2)) - {ORIGIN, Hex(0, 1)}, symmetry=Symmetry.SIXTH_TURNS
            ),
            "symmetry",
            "the shape of the map does not have the chosen symmetry",
        ),
    ],
)
def test_settings_that_cannot_be_kept_are_told(
    settings: GeneratorSettings, member: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(map_generator, "ATTEMPTS", 3)
    with pytest.raises(GeneratorFault, match=said) as told:
        generate(settings)
    assert told.value.member == member


def test_a_bound_that_no_map_keeps_is_told_with_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(map_generator, "ATTEMPTS", 3)
    with pytest.raises(GeneratorFault, match=r"no map was as fair as 100; the best of 3 had \d\d\.\d") as told:
        generate(GeneratorSettings(tiles=24, home_distance=2, rivers=1, fairness=100, seed=2))
    assert told.value.member == "fairness"


def test_of_two_homes_the_leading_map_alone_is_judged_by_all_plans(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(map_generator, "CANDIDATES", 4)
    monkeypatch.setattr(map_candidates, "PLANNED", 3)
    plan, made = planned_homes._plan, Counter[int]()

    def counted(state: GameState, seat: int, number: int) -> planned_homes._Plan:
        made[number] += 1
        return plan(state, seat, number)

    monkeypatch.setattr(planned_homes, "_plan", counted)
    found = generate(GeneratorSettings(players=2, tiles=30, fairness=1, seed=3))
    few, usual = planned_homes.plan_steps(2)
    assert {made[number] for number in range(few)} == {2 * 3}, "each of three maps at first"
    assert {made[number] for number in range(few, usual)} <= {2, 4}, "seldom more than one then"
    assert found.expectation == expect(found.scenario), "as the analysis tells it"


def test_a_box_without_rivers_or_with_few_tiles_is_told() -> None:
    plain = Box("own", "", {TileKind(Terrain.PASTURE): 40, TileKind(Terrain.SEA): 10})
    settings = GeneratorSettings(players=2, tiles=20, fairness=0, properties=Properties(box=plain))
    fault = settings_fault(settings)
    assert fault is not None and str(fault) == "the box holds no tiles with rivers"
    made = generate(replace(settings, rivers=0))
    assert {each.terrain for each in made.scenario.tiles.values()} == {Terrain.PASTURE, Terrain.SEA}


def test_the_same_seed_makes_the_same_map_in_every_process() -> None:
    code = (
        "import rbdesigner as rb, zlib; from tests.quick_generator import quicken; quicken(setattr)\n"
        "made = rb.generate(rb.GeneratorSettings(players=2, tiles=26, seed=11), 5).scenario\n"
        "print(zlib.crc32(repr((sorted(made.tiles.items()), sorted(made.homes.items()))).encode()))"
    )
    runs = [
        subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True, env={"PYTHONHASHSEED": hashing}
        )
        for hashing in ("1", "2")
    ]
    settings = GeneratorSettings(players=2, tiles=26, seed=11)
    made, other = (generate(settings, number).scenario for number in (5, 6))
    known = zlib.crc32(repr((sorted(made.tiles.items()), sorted(made.homes.items()))).encode())
    assert [run.stdout for run in runs] == [f"{known}\n"] * 2
    assert made.tiles != other.tiles


# Maps of which something is kept


def test_what_is_filled_is_only_what_was_asked_for() -> None:
    before = files.load(EXAMPLES / "gold-isle.rbmap")
    home = min(before.homes)
    places = frozenset(disk(home, 2)) & before.tiles.keys()
    made = fill(before, places, replace(guessed_settings(before, seed=4), symmetry=Symmetry.NONE))
    after = made.scenario
    changed = {at for at in before.tiles | after.tiles if before.tiles.get(at) != after.tiles.get(at)}
    assert changed and changed <= places
    assert after.homes == before.homes
    assert after.properties == before.properties
    assert [each for each in made.problems if each.severity < Severity.ADVICE] == []


def test_a_map_that_is_filled_as_a_whole_gets_rivers_again() -> None:
    before = files.load(EXAMPLES / "gold-isle.rbmap")
    before.homes.clear()
    made = fill(before, frozenset(before.tiles), GeneratorSettings(players=3, rivers=2, river_length=3, fairness=80))
    assert made.scenario.tiles.keys() == before.tiles.keys()
    assert len(MapIndex(made.scenario).rivers.systems) == 2
    assert len(made.scenario.homes) == 3


def test_the_city_and_polders_are_kept() -> None:
    city, polder = Hex(0, 1), Hex(0, -1)
    foreign = {city: Foreign(ForeignTile.CITY, 22), polder: Foreign(ForeignTile.POLDER, 90)}
    before = Scenario(Properties(players=Players(2, 2)), {ORIGIN: tile(Terrain.MOUNTAIN, ((3,),))}, foreign=foreign)
    settings = GeneratorSettings(players=2, tiles=19, rivers=1, home_distance=2)
    for made in (fill(before, frozenset(disk(ORIGIN, 2)) - {ORIGIN}, settings), finish(before, settings)):
        after = made.scenario
        assert len(after.tiles) == 17 and after.foreign == foreign and after.tiles.keys().isdisjoint(foreign)
        assert [each for each in made.problems if each.severity is Severity.ERROR] == []


def test_empty_places_are_filled_too() -> None:
    before = Scenario(Properties(players=Players(2, 2)), {ORIGIN: tile(Terrain.WOODS, ((0, 3),))})
    places = frozenset(disk(ORIGIN, 2)) - {ORIGIN}
    made = fill(before, places, GeneratorSettings(players=2, rivers=1, home_distance=2))
    assert made.scenario.tiles.keys() == set(disk(ORIGIN, 2))
    assert made.scenario.tiles[ORIGIN] == before.tiles[ORIGIN]
    assert [each for each in made.problems if each.severity < Severity.ADVICE] == []


def test_nothing_to_fill_is_told() -> None:
    before = files.load(EXAMPLES / "gold-isle.rbmap")
    with pytest.raises(GeneratorFault, match="there is no place to fill"):
        fill(before, frozenset(), GeneratorSettings())


def test_a_begun_map_is_finished_and_keeps_its_tiles_and_homes() -> None:
    begun = Scenario(Properties(players=Players(3, 3)), {}, {Hex(1, 0): Home(0, 2)})
    begun.tiles[ORIGIN] = tile(Terrain.ROCK, ((0, 4),))
    begun.tiles[Hex(1, 0)] = tile(Terrain.PASTURE)
    begun.tiles[Hex(0, 3)] = tile(Terrain.PASTURE, ((1, 4),))
    made = finish(begun, GeneratorSettings(players=3, tiles=45, seed=2))
    after = made.scenario
    assert len(after.tiles) == 45
    assert all(after.tiles[at] == each for at, each in begun.tiles.items())
    assert after.homes[Hex(1, 0)] == begun.homes[Hex(1, 0)]
    assert sorted(home.player or 0 for home in after.homes.values()) == [1, 2, 3]
    assert [each for each in made.problems if each.severity < Severity.ADVICE] == []


def test_a_river_that_cannot_be_finished_is_told() -> None:
    box = Box("own", "", {TileKind(Terrain.PASTURE): 40, TileKind(Terrain.PASTURE, ((0, 3),)): 1})
    begun = Scenario(Properties(players=Players(1, 1), box=box), {ORIGIN: tile(Terrain.PASTURE, ((0, 3),))})
    with pytest.raises(GeneratorFault, match="the rivers that are open cannot be finished"):
        finish(begun, GeneratorSettings(players=1, tiles=15, rivers=0, properties=begun.properties))


def test_another_map_like_one_has_its_shape_and_what_it_is_made_of() -> None:
    one = files.load(EXAMPLES / "crossroads.rbmap")
    settings = guessed_settings(one, seed=9)
    other = generate(settings).scenario
    assert other.tiles.keys() == one.tiles.keys() != set()
    assert other.tiles != one.tiles
    assert len(other.homes) == settings.players == one.properties.players.most
    seas = [sum(each.is_sea for each in made.tiles.values()) for made in (one, other)]
    assert seas[0] == pytest.approx(seas[1], abs=3)
    assert (other.properties.title, other.properties.record) == ("", None)
    assert other.properties.box == one.properties.box


@pytest.mark.parametrize("name", sorted(path.stem for path in EXAMPLES.glob("*.rbmap")))
def test_settings_are_read_off_every_example(name: str) -> None:
    assert settings_fault(guessed_settings(files.load(EXAMPLES / f"{name}.rbmap"))) is None
    assert SECOND_EDITION.counts
