"""Whatever a file holds, loading it gives a scenario or a one-line error that names file, place and reason."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from rbdesigner.scenario import files, parsing
from rbdesigner.scenario.canonical import canonical
from rbdesigner.scenario.errors import Fault, InvalidScenario, ScenarioError
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.parsing import decoded
from tests.strategies import json_values

EXAMPLE = (Path(__file__).parents[2] / "docs" / "example-scenario.rbmap").read_bytes()
HEAD = '"format": "rbdesigner-scenario", "version": 1'


def refused(content: str | bytes, tmp_path: Path) -> ScenarioError:
    """The error of loading such a file, which is one line that begins with its name."""
    path = tmp_path / "map.json"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    with pytest.raises(ScenarioError) as caught:
        files.load(path)
    assert str(caught.value).startswith(f"{path}: ")
    assert str(caught.value).isprintable()
    return caught.value


@pytest.mark.parametrize(
    ("content", "pointer", "reason"),
    [
        ("", "", "the file is empty"),
        (" \n", "", "the file is empty"),
        ("Begin Map\n", "", "this is not JSON"),
        (b"\x89PNG\r\n\x1a\n\x00\xff", "line 1", "no text at all"),
        (b'{\n\n"title": "\xe4"}', "line 3", "not text in UTF-8"),
        ("{\n\"title\": 'x'}", "line 2", "this is not JSON: expecting value in column 10"),
        ('{"title": "a\tb"}', "line 1", "invalid control character in column 13"),
        ("{" + HEAD + ",\n", "line 2", "ends in the middle"),
        ("{" + HEAD + ',\n"title": "The L', "line 2", "ends in the middle"),
        (
            '{\n"title": "a",\n<<<<<<< HEAD\n"code": "a"\n=======\n"code": "b"\n>>>>>>> other\n}',
            "line 3",
            "merge conflict",
        ),
        ('{\n"title": "a",\n>>>>>>> other\n}', "line 3", "merge conflict"),
        ("[" * 100_000, "", "more than 100 deep"),
        ("[" * 100_000 + "]" * 100_000, "", "more than 100 deep"),
        ("{" + HEAD + ', "x": ' + "[" * 150 + "]" * 150 + "}", "", "more than 100 deep"),
        ('{"x": [\n' + "1" * 5000 + "]}", "line 2", "thousands of digits"),
        ('{\n"x": NaN}', "line 2", "'NaN' is not a number"),
        ('{\n"x": -Infinity}', "line 2", "'-Infinity' is not a number"),
        ('{"x":\n1e999}', "line 2", "'1e999' is not a number"),
        ('{"format": "rbdesigner-scenario", "title": "a", "title": "b"}', "", "the member 'title' is given twice"),
        (
            "{" + HEAD + ', "tiles": [{"at": [0, 0], "terrain": "sea", "at": [0, 1]}]}',
            "/tiles/0",
            "'at' is given twice",
        ),
        ("5", "", "5 instead of an object"),
        ("[[0, 0, 50], {}]", "", "a list instead of an object"),
        ("{}", "", "the member format"),
        ('{"format": "other"}', "/format", "'other'"),
        ('{"format": "rbdesigner-scenario"}', "", "the member version is missing"),
        ('{"format": "rbdesigner-scenario", "version": 2}', "/version", "takes a newer program"),
        ("{" + HEAD + ', "tiles": {}}', "/tiles", "has to be a list, not an object"),
        ("{" + HEAD + ', "title": 5}', "/title", "has to be a text, not 5"),
        ("{" + HEAD + ', "turns": 2.5}', "/turns", "has to be a whole number, not 2.5"),
        ("{" + HEAD + ', "turns": true}', "/turns", "has to be a whole number, not true"),
        ("{" + HEAD + ', "difficulty": 6}', "/difficulty", "has to be at most 5, not 6"),
        ("{" + HEAD + ', "turns": 0}', "/turns", "has to be at least 1, not 0"),
        (
            "{" + HEAD + ', "box": "third-edition"}',
            "/box",
            "box 'third-edition' is not one of second-edition, two-boxes",
        ),
        ("{" + HEAD + ', "box": null}', "/box", "has to be an object, not null"),
        ("{" + HEAD + ', "start": {"goods": {"cows": 1}}}', "/start/goods", "good 'cows' is not one of trunks"),
    ],
)
def test_a_bad_file_is_refused_with_place_and_reason(
    content: str | bytes, pointer: str, reason: str, tmp_path: Path
) -> None:
    error = refused(content, tmp_path)
    assert error.pointer == pointer
    assert reason in error.reason


@pytest.mark.parametrize(
    ("member", "items", "faults"),
    [
        (
            "tiles",
            [{"at": [0, 0], "terrain": "lava"}],
            [("/tiles/0/terrain", "terrain 'lava' is not one of pasture, ")],
        ),
        ("tiles", [{"at": [0, 0]}], [("/tiles/0", "the member terrain is missing")]),
        ("tiles", [{"at": [0], "terrain": "sea"}], [("/tiles/0/at", "needs at least 2 entries, not 1")]),
        (
            "tiles",
            [{"at": [0, 10**9], "terrain": "sea"}],
            [("/tiles/0/at/1", "has to be at most 1000000, not 1000000000")],
        ),
        ("tiles", [{"at": [-(10**30), 0], "terrain": "sea"}], [("/tiles/0/at/0", "has to be at least -1000000")]),
        (
            "tiles",
            [{"at": [0, 0], "terrain": "rock", "rivers": [[0, 1, 2, 3]]}],
            [("/tiles/0/rivers/0", "may have at most 3 entries, not 4")],
        ),
        (
            "tiles",
            [{"at": [0, 0], "terrain": "rock", "rivers": [[]]}],
            [("/tiles/0/rivers/0", "needs at least 1 entry, not 0")],
        ),
        (
            "tiles",
            [{"at": [0, 0], "terrain": "rock", "rivers": [[6]]}],
            [("/tiles/0/rivers/0/0", "has to be at most 5, not 6")],
        ),
        (
            "tiles",
            [
                {"at": [0, 0], "terrain": "rock", "rivers": [[0, 3], [1, 4]]},
                {"at": [0, 0], "terrain": "rock"},
                {"at": [1, 0], "terrain": "rock", "rivers": [[1], [1, 2]]},
                {"at": [2, 0], "terrain": "rock", "rivers": [[1, 1]]},
                {"at": [3, 0], "terrain": "sea", "rivers": [[1]]},
                {"at": [0, 0], "terrain": "sea"},
            ],
            [
                ("/tiles/0/rivers", "rivers [0, 3] and [1, 4] cross"),
                ("/tiles/1/at", "there is already a tile at [0, 0]"),
                ("/tiles/2/rivers", "edge 1 is used twice"),
                ("/tiles/3/rivers", "edge 1 is used twice"),
                ("/tiles/4/rivers", "a sea tile has no rivers"),
                ("/tiles/5/at", "there is already a tile at [0, 0]"),
            ],
        ),
        (
            "players",
            {"least": 3, "most": 2},
            [("/players", "the minimum number of players, 3, is larger than the maximum, 2")],
        ),
        (
            "homes",
            [{"at": [0, 0]}, {"at": [0, 0], "half_edge": 3}],
            [("/homes/1/at", "there is already a home at [0, 0]")],
        ),
        (
            "box",
            {
                "title": "",
                "tiles": [
                    {"terrain": "rock", "rivers": [[0, 3]], "count": 1},
                    {"terrain": "rock", "rivers": [[1, 4]], "count": 1},
                ],
            },
            [("/box/tiles/1", "this kind of tile is counted twice")],
        ),
        (
            "pieces",
            {
                "roads": [{"at": [0, 0], "half_edge": 0}, {"at": [0, -1], "half_edge": 7}],
                "walls": [{"at": [0, 10**6], "edge": 3}],
            },
            [("/pieces/roads/1", "there is already a road here"), ("/pieces/walls/0/at", "coordinates go no further")],
        ),
        (
            "pieces",
            {"transporters": [{"at": [0, 0], "kind": "raft", "player": 1, "river": 0, "dock": 2, "half_edge": 1}]},
            [
                ("/pieces/transporters/0/half_edge", "half_edge cannot be given together with river"),
                ("/pieces/transporters/0/dock", "dock cannot be given together with river"),
                ("/pieces/transporters/0/half_edge", "half_edge cannot be given together with dock"),
            ],
        ),
    ],
)
def test_all_faults_are_told_at_once(member: str, items: object, faults: list[tuple[str, str]], tmp_path: Path) -> None:
    error = refused("{" + HEAD + f', "{member}": {json.dumps(items)}' + "}", tmp_path)
    assert isinstance(error, InvalidScenario)
    found = [(pointer, reason) for pointer, reason in error.faults]
    assert [pointer for pointer, _ in found] == [pointer for pointer, _ in faults]
    for (_, reason), (_, begin) in zip(found, faults, strict=True):
        assert reason.startswith(begin)


def test_ten_faults_are_shown_and_the_rest_counted(tmp_path: Path) -> None:
    error = refused("{" + HEAD + ', "tiles": [' + ", ".join(["5"] * 13) + "]}", tmp_path)
    line = str(error)
    assert line.count("has to be an object, not 5") == 10
    assert line.endswith("; /tiles/9: has to be an object, not 5; and 3 more")
    assert isinstance(error, InvalidScenario)
    assert error.faults[12] == Fault("/tiles/12", "has to be an object, not 5")


@pytest.mark.parametrize("long", ["x" * 10**6, 10**4000, ["x"] * 10**5, "\x1b[31m\n" * 50])
def test_an_error_stays_short(long: object, tmp_path: Path) -> None:
    error = refused("{" + HEAD + f', "status": {json.dumps(long)}' + "}", tmp_path)
    assert len(str(error)) < 400 + len(str(tmp_path))


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "map.json"
    path.write_bytes(b"\xef\xbb\xbf" + EXAMPLE)
    assert files.dumps(files.load(path)).encode() == EXAMPLE


def test_a_file_of_fifty_megabytes_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "map.json"
    with path.open("wb") as file:
        file.truncate(50_000_000)
    with pytest.raises(ScenarioError, match="is too large: a scenario has less than 50 MB"):
        files.load(path)


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path, reason in (
        (tmp_path, "cannot be read: this is a folder, not a file"),
        (tmp_path / "none.json", "cannot be read: there is no such file or folder"),
        (pipe, "this is not an ordinary file"),
        (Path("/dev/zero"), "this is not an ordinary file"),
        (Path("\0"), "no file can have this name"),
        (tmp_path / ("x" * 300), "cannot be read: the name is too long"),
    ):
        with pytest.raises(ScenarioError) as caught:
            files.load(path)
        assert reason in str(caught.value)


def test_a_file_that_may_not_be_read_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "map.json"
    path.write_bytes(EXAMPLE)

    def denied(*_: object) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(parsing, "without_waiting", denied)
    with pytest.raises(ScenarioError, match=r"cannot be read: there is no permission$"):
        files.load(path)


def outcome(content: bytes) -> Scenario | None:
    """The scenario in such a file, or None if it is refused as it should be."""
    try:
        scenario = files.loads(decoded(content, "map.json"), "map.json")
    except ScenarioError as error:
        assert str(error).startswith("map.json: ")
        assert str(error).isprintable()
        assert len(str(error)) < 5000
        return None
    assert files.loads(files.dumps(scenario)) == canonical(scenario) == scenario
    return scenario


@given(st.binary(max_size=60) | st.text(max_size=60).map(lambda text: text.encode("utf-8", "surrogatepass")))
def test_rubbish_is_refused(content: bytes) -> None:
    assert outcome(content) is None


@given(json_values)
def test_other_json_is_refused(value: Any) -> None:
    assert outcome(json.dumps(value).encode()) is None


@given(st.integers(0, len(EXAMPLE) - 3))
def test_a_truncated_file_is_refused(length: int) -> None:
    assert outcome(EXAMPLE[:length]) is None


@given(st.lists(st.tuples(st.integers(0, len(EXAMPLE) - 1), st.integers(0, 255)), min_size=1, max_size=4))
@example([(0, 0xEF)])
def test_flipped_bytes_are_refused_or_read(flips: list[tuple[int, int]]) -> None:
    content = bytearray(EXAMPLE)
    for place, byte in flips:
        content[place] = byte
    outcome(bytes(content))


@given(st.data())
def test_swapped_pieces_are_refused_or_read(data: st.DataObject) -> None:
    lines = EXAMPLE.splitlines(keepends=True)
    for _ in range(data.draw(st.integers(1, 3))):
        first, second = data.draw(st.tuples(*[st.integers(0, len(lines) - 1)] * 2))
        lines[first], lines[second] = lines[second], lines[first]
    words = b"".join(lines).split(b'"')
    first, second = data.draw(st.tuples(*[st.integers(0, len(words) - 1)] * 2))
    words[first], words[second] = words[second], words[first]
    outcome(b'"'.join(words))


def test_numbers_read_slowly_do_not_hang() -> None:
    digits = ("1" * 4300 + " ") * 500
    result = subprocess.run(
        [sys.executable, "-c", "import sys; from rbdesigner.scenario import files; files.loads(sys.stdin.read())"],
        input="[" + digits.strip().replace(" ", ",") + "," + "1" * 4301 + "]",
        capture_output=True,
        text=True,
    )
    assert "ScenarioError: line 1: a number has thousands of digits" in result.stderr
