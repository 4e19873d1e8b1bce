"""The machine players there are, of packages and of files, and what is wrong with some."""

from __future__ import annotations

from importlib.metadata import EntryPoint, EntryPoints
from itertools import islice
from pathlib import Path

import pytest

import rbdesigner as rb
from rbdesigner.players import registry
from rbdesigner.players.player import PlayerError, play_game
from rbdesigner.players.registry import (
    RANDOM,
    Choice,
    Description,
    Kind,
    Option,
    find_player,
    installed,
    kinds,
    known_players,
    of_file,
    plain_spec,
)
from tests.cli.conftest import island

LAZY = '''
class Lazy:
    """Is done as soon as it may be.

    More about it.
    """

    def decide(self, view):
        return view.legal_actions()[-1]
'''
SEATED = """
class Seated:
    def __init__(self, player, seed, level):
        self.player = player

    def decide(self, view):
        return view.legal_actions(self.player)[-1]
"""
SEVERAL = """
from rbdesigner.players.random_player import RandomPlayer
from rbdesigner.players.registry import Kind, Option

def made(player, seed, level, **options):
    return RandomPlayer(f"{seed} {level} {player} {options}", player)

STYLE = Option("style", "what it builds first", ("roads", "boats"))
HASTE = Option("haste", "whether it hurries", ("no", "yes"))
KINDS = [
    Kind("one", "the first", made),
    Kind("two", "the second", made, ("easy", "hard")),
    Kind("three", "the third", made, ("easy", "hard"), (STYLE, HASTE)),
]
"""


@pytest.fixture
def lazy(tmp_path: Path) -> Path:
    path = tmp_path / "lazy.py"
    path.write_text(LAZY)
    return path


@pytest.fixture
def several(tmp_path: Path) -> Path:
    path = tmp_path / "several.py"
    path.write_text(SEVERAL)
    return path


def install(monkeypatch: pytest.MonkeyPatch, **values: str) -> None:
    """Packages that are installed bring these entry points."""
    points = EntryPoints(EntryPoint(name, value, registry.GROUP) for name, value in values.items())
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: points.select(group=group))


def test_ours_come_first_and_play_by_their_seed() -> None:
    assert kinds()[0] is RANDOM
    seated = [find_player("random").seat(0, seed) for seed in (5, 5, 6)]
    logs = [list(islice(play_game(rb.Game.new(island(), 1, 3), [player]), 40)) for player in seated]
    assert logs[0] == logs[1] != logs[2]


def test_the_one_class_of_a_file_takes_part_in_a_game(lazy: Path) -> None:
    choice = find_player(str(lazy))
    assert (choice.kind.name, choice.kind.description, choice.level) == ("lazy", "Is done as soon as it may be.", "")
    game = rb.Game.new(island(), 2, 3)
    done = list(islice(play_game(game, [choice.seat(0, 1), find_player("random").seat(1, 1)]), 50))
    assert {action.player for action in done} == {0, 1}


@pytest.mark.parametrize(
    ("spec", "name", "level"), [("", "one", ""), (":two", "two", "hard"), (":two:easy", "two", "easy")]
)
def test_a_file_may_hold_several_with_levels(several: Path, spec: str, name: str, level: str) -> None:
    choice = find_player(f"{several}{spec}")
    assert (choice.kind.name, choice.level) == (name, level)


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ("clever", "clever: no player is named 'clever'; there are random"),
        ("random:hard", "random:hard: random does not play at a level 'hard'; it has no levels"),
        ("{several}:four", "{several}:four: no player is named 'four'; there are one, two, three"),
        (
            "{several}:two:easy:hard",
            "{several}:two:easy:hard: two does not play at a level 'easy:hard'; its levels are",
        ),
        ("{several}:two:style=boats", "{several}:two:style=boats: two has no option 'style'; it has no options"),
        ("{several}:three:pace=9", "{several}:three:pace=9: three has no option 'pace'; its options are style, haste"),
        ("{several}:three:style=9", "{several}:three:style=9: style of three cannot be '9'; there are roads, boats"),
        ("{several}:two:mad", "{several}:two:mad: two does not play at a level 'mad'; its levels are easy, hard"),
        ("nowhere.py", "nowhere.py: there is no Python file"),
    ],
)
def test_what_is_not_there_is_named(several: Path, spec: str, reason: str) -> None:
    with pytest.raises(PlayerError) as told:
        find_player(spec.format(several=several))
    assert str(told.value).startswith(reason.format(several=several))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("def broken(:", "SyntaxError: invalid syntax"),
        ("1 / 0", "ZeroDivisionError: division by zero"),
        ("", "it needs KINDS, or one class with decide(view); it has 0"),
        (LAZY + LAZY.replace("Lazy", "Other"), "it needs KINDS, or one class with decide(view); it has 2"),
        ("KINDS = [7]", "7 is not a kind of player"),
        ("KINDS = []", "it holds no kinds of players"),
        (f"{LAZY}\nKINDS = Lazy", "KINDS is not a list of kinds of players"),
        (SEATED, "no player can be made by Seated(): missing a required argument: 'player'"),
        (f"{SEATED}\nKINDS = [Seated]", "no player can be made by Seated(): missing a required argument: 'player'"),
        (
            f"import rbdesigner as rb\n{LAZY}\nKINDS = [rb.Kind('lazy', '', Lazy)]",
            "no player can be made by Lazy(player, seed, level): too many positional arguments",
        ),
        (
            f"import rbdesigner as rb\n{SEATED}\n"
            "KINDS = [rb.Kind('seated', '', Seated, (), (rb.Option('style', '', ('x',)),))]",
            "no player can be made by Seated(player, seed, level, style=...): got an unexpected keyword argument",
        ),
        ("import sys\nsys.exit(3)", "SystemExit: 3"),
    ],
)
def test_a_bad_file_is_an_error_in_one_line(tmp_path: Path, text: str, reason: str) -> None:
    path = tmp_path / "bad.py"
    path.write_text(text)
    with pytest.raises(PlayerError) as told:
        of_file(path)
    assert str(told.value).startswith(f"{path}: {reason}")
    assert "\n" not in str(told.value)


def test_packages_bring_players_and_a_broken_one_hides_only_itself(
    monkeypatch: pytest.MonkeyPatch, several: Path
) -> None:
    monkeypatch.syspath_prepend(several.parent)
    install(monkeypatch, a="several", b="nowhere.to:be_found", c="several:made")
    found = installed()
    assert [kind.name for kind in found.kinds] == ["one", "two", "three"]
    assert [str(fault).split(":")[0] for fault in found.faults] == ["nowhere.to", "several"]
    assert find_player("two").level == "hard"


def test_a_name_is_given_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    taken = tmp_path / "taken.py"
    taken.write_text(SEVERAL.replace('"one"', '"random"'))
    monkeypatch.syspath_prepend(tmp_path)
    install(monkeypatch, a="taken")
    assert [str(fault) for fault in installed().faults] == ["taken: there is another player named random"]
    assert find_player("random").kind is RANDOM


def test_a_kind_is_found_among_ours_by_its_name() -> None:
    for kind in registry.OURS:
        assert find_player(kind.name) == Choice(kind, (kind.levels or ("",))[-1], kind.usual)
    assert all(isinstance(kind, Kind) and kind.description for kind in registry.OURS)


@pytest.mark.parametrize(
    ("spec", "level", "options"),
    [
        ("three", "hard", {"style": "roads", "haste": "no"}),
        ("three:easy", "easy", {"style": "roads", "haste": "no"}),
        ("three:haste=yes", "hard", {"style": "roads", "haste": "yes"}),
        ("three:easy:haste=yes:style=boats", "easy", {"style": "boats", "haste": "yes"}),
    ],
)
def test_options_are_chosen_by_name(several: Path, spec: str, level: str, options: dict[str, str]) -> None:
    choice = find_player(f"{several}:{spec}")
    assert (choice.level, choice.options) == (level, options)
    described = next(each for each in known_players([several]).descriptions if each.name == "three")
    again = find_player(described.spec(level, options))
    assert (again.level, again.options) == (level, options)
    assert Description.of_json(described.to_json()) == described


@pytest.mark.parametrize(
    ("spec", "plain"),
    [
        ("planner", "planner:hard"),
        ("planner:style=balanced:easy", "planner:easy"),
        ("planner:medium:style=boats", "planner:medium:style=boats"),
        ("random", "random"),
        ("easy", "planner:easy"),
        ("Boats", "planner:medium:style=boats"),
        ("roads:hard", "planner:hard:style=roads"),
    ],
)
def test_specs_of_the_same_player_come_down_to_one(spec: str, plain: str) -> None:
    assert plain_spec(spec) == plain
    assert find_player(plain) == find_player(spec)


def test_the_only_player_of_a_file_is_named(lazy: Path) -> None:
    assert plain_spec(str(lazy)) == plain_spec(f"{lazy}:lazy") == f"{lazy}:lazy"


def test_a_player_is_made_with_its_options() -> None:
    made: list[dict[str, str]] = []

    def make(player: int, seed: str, level: str, **options: str) -> rb.RandomPlayer:
        made.append(options)
        return rb.RandomPlayer(seed, player)

    kind = Kind("one", "the first", make, options=(Option("style", "how", ("calm", "wild")),))
    Choice(kind, "", kind.usual).seat(0, 1)
    assert made == [{"style": "calm"}]


@pytest.mark.parametrize(
    "kind",
    [
        'Kind("a:b", "", made)',
        'Kind("a=b", "", made)',
        'Kind("a", "", made, ("x:y",))',
        'Kind("a", "", made, (), (Option("no name", "", ("x",)),))',
        'Kind("a", "", made, (), (Option("style", "", ()),))',
        'Kind("a", "", made, (), (Option("style", "", ("x:y",)),))',
    ],
)
def test_names_that_no_spec_can_hold_are_refused(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "bad.py"
    path.write_text(f"{SEVERAL}\nKINDS = [{kind}]")
    with pytest.raises(PlayerError, match="is not a kind of player"):
        of_file(path)
