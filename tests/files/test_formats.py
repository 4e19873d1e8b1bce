"""All formats together: told by content, chosen by ending, and whatever is in a file, a clear error or a map."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rbdesigner.hexes import ORIGIN, Hex
from rbdesigner.scenario import files
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.formats import FORMATS, WRITTEN, course, decode, format_of, read, site, write
from rbdesigner.scenario.formats.known_formats import MOST_CHARACTERS
from rbdesigner.scenario.formats.remarks import Remarks, tiles_named
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.scenario.reasons import Row
from rbdesigner.tiles import Terrain, tile
from tests.files.peers import SAMPLES, sample_files
from tests.parameters import few

KEYS = [form.key for form in WRITTEN]
NAMES = {
    "rbdesigner": "x.json",
    "course": "x.map",
    "tts": "x.tts.json",
    "site": "x.site.json",
    "tts-object": "x.tts-object.json",
    "map-code": "x.rbcode",
}


@pytest.fixture(scope="module")
def put(tmp_path_factory: pytest.TempPathFactory) -> Callable[[bytes | str], Path]:
    """Puts content into a file whose name says nothing."""
    path = tmp_path_factory.mktemp("files") / "something"

    def put(content: bytes | str) -> Path:
        path.write_bytes(content if isinstance(content, bytes) else content.encode("utf-8", "surrogatepass"))
        return path

    return put


Put = Callable[[bytes | str], Path]


def refused(path: Path, format: str | None = None) -> str:
    with pytest.raises(ScenarioError) as caught:
        read(path, format)
    message = str(caught.value)
    assert message.startswith(f"{path}: ") and "\n" not in message
    return message.removeprefix(f"{path}: ")


def small_map() -> Scenario:
    return Scenario(Properties(title="Small"), {Hex(4, -4): tile(Terrain.PASTURE), Hex(5, -4): tile(Terrain.SEA)})


def test_the_formats() -> None:
    assert KEYS == ["rbdesigner", "course", "tts", "tts-object", "site", "map-code"]
    assert [form.key for form in FORMATS if form not in WRITTEN] == ["picture"]
    assert [form.key for form in FORMATS if form.several] == ["tts", "tts-object"]
    assert all(form.title for form in FORMATS)


@pytest.mark.parametrize("key", KEYS)
def test_a_written_file_is_recognised_whatever_its_name(key: str, put: Put, tmp_path: Path) -> None:
    write([small_map()], tmp_path / "map", key)
    (found,) = read(put((tmp_path / "map").read_bytes()))
    assert found.format == key
    assert found.scenario.tiles == small_map().tiles
    assert found.name == ("Small" if key in ("rbdesigner", "tts", "tts-object", "map-code") else "something")


@pytest.mark.parametrize("key", KEYS)
def test_a_file_is_written_in_the_format_of_its_ending(key: str, tmp_path: Path) -> None:
    path = tmp_path / NAMES[key].upper()
    assert format_of(path).key == key
    write([small_map()], path)
    (found,) = read(path, key)
    assert found.format == key and found.name in ("Small", "X")


def test_a_byte_order_mark_changes_nothing(put: Put) -> None:
    (found,) = read(put("\ufeff( 0 0 0 ) sea"))
    assert found.format == "course"


def test_a_map_string_in_words_of_a_scenario_is_none(put: Put) -> None:
    scenario = Scenario(Properties(title="x", description='see "mapstring" 1001'))
    assert read(put(files.dumps(scenario)))[0].format == "rbdesigner"


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("", "is empty"),
        (" \n\n", "is empty"),
        ("hello", "is not a map of a known format (rbdesigner scenario, text map of the 2017 student programs, "),
        ("12345678", "is not a map of a known format"),
        ("[1, 2]", "is not a map of a known format"),
        ("[]", "is not a map of a known format"),
        ('[[0, 0, 50], {"HM": [', "line 1: the file ends in the middle"),
        ('{"mapstring": "1001', "line 1: the file ends in the middle"),
        ("{", "line 1: the file ends in the middle"),
        ('{"title": "x"}', "this is not a scenario"),
        ("[" * 100_000, "lists and objects are nested more than 100 deep"),
        ("[" * 200 + "]" * 200, "lists and objects are nested more than 100 deep"),
        ("[[0, 0, " + "9" * 5000 + "], {}]", "line 1: a number has thousands of digits"),
        (b"\x89PNG\r\n\x1a\n\x00\xff", "this is not a picture that can be read"),
        (b"\xff\xfe(\x00 \x000\x00", "line 1: this is not text"),
        ("( 0 0 0 ) woods\n" + " " * MOST_CHARACTERS, "is too large: such a map has less than 4000000 characters"),
        ("[[0, 0, 50]" + " " * MOST_CHARACTERS + "]", "is too large"),
    ],
)
def test_what_is_no_map_is_refused_in_one_line(content: bytes | str, reason: str, put: Put) -> None:
    assert refused(put(content)).startswith(reason)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    assert "there is no such file" in refused(tmp_path / "missing.map")
    assert "folder" in refused(tmp_path) or "not an ordinary file" in refused(tmp_path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert "not an ordinary file" in refused(pipe)


def test_a_format_that_is_asked_for_is_used(put: Put) -> None:
    assert read(put("1001"), "tts")[0].scenario == Scenario()
    assert "not a whole number" in refused(put("1001 sea"), "course")
    assert "a map string begins with 1001" in refused(put("hello"), "tts")
    assert "this is not JSON" in refused(put("hello"), "site")
    assert "there is no format 'csv'; there are rbdesigner, course, tts, tts-object, site" in refused(put("x"), "csv")


def test_what_cannot_be_written_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "old.map"
    path.write_text("old", "utf-8")
    for maps, reason in (
        ([], "holds one map, not 0"),
        ([small_map()] * 2, "holds one map, not 2"),
        ([Scenario(tiles={ORIGIN: tile(Terrain.ROCK, ((0,), (3,)))})], "two rivers"),
    ):
        with pytest.raises(ScenarioError, match=reason):
            write(maps, path)
    assert path.read_text("utf-8") == "old"
    assert list(tmp_path.iterdir()) == [path]
    with pytest.raises(ScenarioError, match="pictures of maps are drawn by"):
        write([small_map()], tmp_path / "map.png")
    with pytest.raises(ScenarioError, match=r"the ending does not tell the format; known are \.rbmap"):
        write([small_map()], tmp_path / "map.xyz")
    with pytest.raises(ScenarioError, match="cannot be written"):
        write([small_map()], tmp_path / "missing" / "x.map")


def test_the_file_before_is_kept_as_a_backup(tmp_path: Path) -> None:
    path = tmp_path / "old.map"
    path.write_text("old", "utf-8")
    assert write([small_map()], path) == ["Left out, because this format has no room for it: the title."]
    assert (tmp_path / "old.map~").read_text("utf-8") == "old"


@pytest.mark.parametrize("path", sample_files(), ids=lambda path: path.name)
def test_a_map_that_was_read_is_a_scenario(path: Path, tmp_path: Path) -> None:
    if "conflict" in path.name:
        assert "merge conflict" in refused(path)
        return
    for found in read(path):
        files.save(found.scenario, tmp_path / "map.json")
        assert files.load(tmp_path / "map.json").tiles == found.scenario.tiles


def test_a_list_of_no_maps_is_refused(put: Put) -> None:
    with pytest.raises(ScenarioError, match="is empty"):
        read(put("[]"), "tts")


def test_lists_for_messages() -> None:
    assert [str(Row(tuple(words), "and")) for words in ("", "a", "ab", "abc")] == ["", "a", "a and b", "a, b and c"]
    assert str(tiles_named([f"({q}, 0)" for q in range(6)])) == "(0, 0), (1, 0), (2, 0), (3, 0), (4, 0) and 1 more"


def read_or_refused(path: Path) -> None:
    """Read a file in every way; nothing may come out but maps that can be written down or a ScenarioError."""
    for key in (None, *KEYS):
        try:
            found = read(path, key)
        except ScenarioError as error:
            assert "\n" not in str(error)
            continue
        for each in found:
            files.loads(files.dumps(each.scenario))


in_a_file = settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
TOKENS = [
    *("( 0 0 0 ) ", "woods", " sea ", "(13 )", "::=", "-----BEGIN MAP-----\n", "End Map", "\n", ",", "-1", "0", "²"),
    *("1001", "10002040", '"mapstring"', '{"name":', "[", "]", "{", "}", '"HM":', '"TX":', "[0,0,14,2]", "[-3,0]"),
    *("1e999", "NaN", "9" * 30, "<<<<<<<", "\0", "\ud800", "\u2028", "true", "null", ":", '"ST":1', "\\ud800"),
    '"format":"rbdesigner-scenario"',
]
texts = st.lists(st.sampled_from(TOKENS) | st.text(max_size=4), max_size=12).map("".join)


@given(texts | st.binary(max_size=60))
@in_a_file
def test_no_content_breaks_the_readers(put: Put, content: bytes | str) -> None:
    read_or_refused(put(content))


pieces_of_files = st.sampled_from([token.encode("utf-8", "surrogatepass") for token in TOKENS])
originals = st.sampled_from([path.read_bytes() for path in sample_files()])
changes = st.lists(
    st.tuples(st.integers(0, 2000), st.integers(0, 20), pieces_of_files),
    min_size=1,
    max_size=3,
)


@given(originals, changes)
@in_a_file
def test_no_change_of_a_real_file_breaks_the_readers(
    put: Put, original: bytes, changes: list[tuple[int, int, bytes]]
) -> None:
    for start, length, instead in changes:
        start %= len(original) + 1
        original = original[:start] + instead + original[start + length :]
    read_or_refused(put(original))


SITE = json.loads((SAMPLES / "bay.site.json").read_text("utf-8"))
json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 100) | st.floats(allow_nan=False) | st.text(max_size=3),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["HM", "TX", "ST", "x"]), inner, max_size=3)
    ),
    max_leaves=6,
)


@st.composite
def mistaken_site_maps(draw: st.DrawFn) -> object:
    """A play site's map with one value somewhere in it replaced."""
    data = json.loads(json.dumps(SITE))
    place = data
    while True:
        keys = sorted(place) if isinstance(place, dict) else range(len(place))
        key = draw(st.sampled_from(keys))
        if isinstance(place[key], dict | list) and place[key] and draw(st.integers(0, 3)):
            place = place[key]
            continue
        place[key] = draw(json_values)
        return data


@given(mistaken_site_maps())
@in_a_file
def test_no_value_in_a_play_sites_map_breaks_its_reader(put: Put, data: object) -> None:
    read_or_refused(put(json.dumps(data)))


def test_a_conflict_around_the_whole_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "map.json"
    path.write_text('<<<<<<< ours\n{"format": "rbdesigner-scenario"}\n=======\n{}\n>>>>>>> theirs\n')
    with pytest.raises(ScenarioError, match=r"line 1: a merge conflict"):
        read(path)


@pytest.mark.parametrize("key", [None, *KEYS])
@pytest.mark.parametrize(
    "piece", few(["[", "1001", "x\n", "<<<<<<< x\n", '"', "\n", "\r", " \n", "[]", "(", ",", "1", "-"], 5)
)
def test_megabytes_of_nothing_are_refused_by_their_size_or_the_first_line(
    key: str | None, piece: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lines that the reader of course maps takes apart are counted, as they were what took so long."""
    looked_at = 0

    def counted(line: str) -> list[str]:
        nonlocal looked_at
        looked_at += 1
        return tokens(line)

    tokens = course._tokens
    monkeypatch.setattr(course, "_tokens", counted)
    with pytest.raises(ScenarioError):
        decode(piece * (5_000_000 // len(piece)), "large", key)
    assert looked_at <= course.LINES_LOOKED_AT


@pytest.mark.parametrize("key", ["course", "site", "rbdesigner"])
def test_too_many_tiles_are_refused_by_their_number(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("parsing", "formats.remarks"):
        monkeypatch.setattr(f"rbdesigner.scenario.{module}.MOST_PLACED", 3)
    scenario = Scenario(tiles={at: tile(Terrain.SEA) for at in line(ORIGIN, 3)})
    text = {"course": course_text, "site": site_text, "rbdesigner": files.dumps}[key]
    assert len(decode(text(scenario), "f", key)[0].scenario.tiles) == 3
    larger = Scenario(tiles={at: tile(Terrain.SEA) for at in line(ORIGIN, 4)})
    with pytest.raises(ScenarioError, match="no more than 3 tiles"):
        decode(text(larger), "f", key)


def line(start: Hex, length: int) -> list[Hex]:
    return [Hex(start.q + step, start.r) for step in range(length)]


def course_text(scenario: Scenario) -> str:
    return course.encode([scenario], "f", Remarks())


def site_text(scenario: Scenario) -> str:
    return site.encode([scenario], "f", Remarks())


@pytest.mark.parametrize("key", ["course", "site"])
def test_a_map_that_could_not_be_read_again_is_not_written(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rbdesigner.scenario.formats.known_formats.MOST_CHARACTERS", 50)
    scenario = Scenario(tiles={at: tile(Terrain.SEA) for at in line(ORIGIN, 10)})
    path = tmp_path / "large"
    with pytest.raises(
        ScenarioError, match="was not written, because it could not be read again: is too large"
    ) as caught:
        write([scenario], path, key)
    assert "\n" not in str(caught.value)
    assert not path.exists()


OWN_TEXT = files.dumps(Scenario(tiles={ORIGIN: tile(Terrain.WOODS), Hex(1, 0): tile(Terrain.SEA)}))
SITE_TEXT = "[[0, 0, 0],\n[1, 0, 80],\n{}]"
COURSE_TEXT = "( 0 0 0 ) wood\n( 1 -1 0 ) sea"


def quoted(text: str, mark: str = "> ") -> str:
    return "\n".join(f"{mark}{line}".rstrip() for line in text.splitlines())


@pytest.mark.parametrize("text", [OWN_TEXT, SITE_TEXT, COURSE_TEXT], ids=["own", "site", "course"])
@pytest.mark.parametrize(
    "wrap",
    [
        quoted,
        lambda text: quoted(text, ">> "),
        lambda text: quoted(text, "> > "),
        lambda text: f"Ada wrote:\n{quoted(text)}\nHow do you like it?",
        lambda text: f"Here it is:\n\n```json\n{text}\n```\nHave fun!",
        lambda text: f"[code]\n{text}\n[/code]",
        lambda text: f"[quote=Ada]Hi [1]!\n[CODE=json]{text}[/CODE]\nHave fun! [2][/quote]",
        lambda text: f'<pre class="map">\n{text}\n</pre>',
        lambda text: f"Ada wrote:\n{quoted(f'~~~{chr(10)}{text}{chr(10)}~~~')}\nFine!",
    ],
)
def test_a_map_in_a_mail_or_a_fence_is_read_from_a_file(text: str, wrap: Callable[[str], str], tmp_path: Path) -> None:
    path = tmp_path / "mail.txt"
    path.write_text(wrap(text), encoding="utf-8")
    (found,) = read(path)
    assert ORIGIN in found.scenario.tiles and len(found.scenario.tiles) == 2
    assert found.format == "message", "it is not saved over the mail"
    assert "The text around the map, such as a mail, was left out." in found.remarks


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (OWN_TEXT.replace("woods", "swamp"), "swamp"),
        (f"Ada wrote:\n{quoted(OWN_TEXT.replace('woods', 'swamp'))}", "swamp"),
        (json.dumps({"ObjectStates": [{"Description": "no map"}]}), "carries a map string"),
    ],
)
def test_a_part_of_a_damaged_map_is_not_taken_for_another(text: str, reason: str, tmp_path: Path) -> None:
    path = tmp_path / "map.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ScenarioError, match=reason):
        read(path)
