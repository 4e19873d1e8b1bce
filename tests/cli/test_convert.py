"""``rbdesigner convert``."""

from __future__ import annotations

from pathlib import Path

import pytest

from rbdesigner.cli import convert
from rbdesigner.cli.main import main
from rbdesigner.scenario import files, formats
from rbdesigner.scenario.formats import ImportedMap
from rbdesigner.scenario.model import Scenario


def error_of(capsys: pytest.CaptureFixture[str]) -> str:
    err = capsys.readouterr().err
    lines = [line for line in err.splitlines() if not line.startswith("rbdesigner: note: ")]
    assert len(lines) == 1
    assert lines[0].startswith("rbdesigner: error: ")
    return lines[0]


def test_one_map_becomes_one_scenario_file(good: Path, tmp_path: Path) -> None:
    course = tmp_path / "map.txt"
    assert main(["convert", str(good), str(course), "--to", "course"]) == 0
    back = tmp_path / "back.json"
    assert main(["convert", str(course), str(back)]) == 0
    assert files.load(back).tiles == files.load(good).tiles


def test_what_the_format_has_no_room_for_is_noted(
    good: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["convert", str(good), str(tmp_path / "map.txt"), "--to", "course"])
    err = capsys.readouterr().err
    assert f"rbdesigner: note: {tmp_path / 'map.txt'}: " in err
    assert "homes" in err


@pytest.mark.parametrize("folder", ["out/", "new/deep/", "there"])
def test_every_map_of_a_list_becomes_a_file_of_its_own(several: Path, tmp_path: Path, folder: str) -> None:
    (tmp_path / "there").mkdir()
    assert main(["convert", str(several), f"{tmp_path}/{folder}"]) == 0
    names = sorted(path.name for path in (tmp_path / folder).iterdir())
    assert names == ["Lake-Delta.rbmap", "etc.rbmap", "lake-delta-2.rbmap"]
    assert len(files.load(tmp_path / folder / "Lake-Delta.rbmap").tiles) == 2


def test_a_folder_of_files_in_another_format(several: Path, tmp_path: Path) -> None:
    assert main(["convert", str(several), f"{tmp_path}/out/", "--to", "course"]) == 0
    written = sorted((tmp_path / "out").iterdir())
    assert len(written) == 3
    assert all(formats.read(path, "course") for path in written)


def test_converting_again_writes_the_same_files(several: Path, tmp_path: Path) -> None:
    for _ in range(2):
        assert main(["convert", str(several), f"{tmp_path}/out/", "--to", "course"]) == 0
    assert len([path for path in (tmp_path / "out").iterdir() if path.suffix != ".bak"]) == 3


def test_several_maps_stay_together_where_the_format_can(several: Path, tmp_path: Path) -> None:
    out = tmp_path / "list.json"
    assert main(["convert", str(several), str(out), "--to", "tts"]) == 0
    assert [each.name for each in formats.read(out)] == [each.name for each in formats.read(several)]


@pytest.mark.parametrize("options", [[], ["--to", "course"], ["--to", "site"], ["--to", "rbdesigner"]])
def test_several_maps_do_not_go_into_a_file_for_one(
    several: Path, tmp_path: Path, options: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "one.json"
    assert main(["convert", str(several), str(out), *options]) == 2
    assert "folder" in error_of(capsys)
    assert not out.exists()


def test_an_unknown_suffix_needs_a_format(good: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["convert", str(good), str(tmp_path / "map.xyz")]) == 2
    assert "map.xyz" in error_of(capsys)
    assert main(["convert", str(good), str(tmp_path / "map.xyz"), "--to", "rbdesigner"]) == 0


def test_a_source_in_the_wrong_format_is_refused(
    good: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["convert", str(good), str(tmp_path / "out.json"), "--from", "tts"]) == 2
    assert str(good) in error_of(capsys)
    assert not (tmp_path / "out.json").exists()


def test_a_folder_that_cannot_be_made_is_told(
    several: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    assert main(["convert", str(several), f"{tmp_path}/file/out/"]) == 2
    assert str(tmp_path / "file") in error_of(capsys)


def test_names_differ_even_where_case_does_not_count() -> None:
    maps = [ImportedMap(name, Scenario()) for name in ("A", "a", "a-2", "A")]
    names = convert.file_names(maps, ".json")
    assert len({name.casefold() for name in names}) == len(maps)


@pytest.mark.parametrize("options", [[], ["--to", "course"]])
@pytest.mark.parametrize("out", ["", " ", ".json", ".MAP"])
def test_an_output_without_a_name_is_refused(
    good: Path,
    tmp_path: Path,
    out: str,
    options: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    assert main(["convert", str(good), out, *options]) == 2
    assert "name" in error_of(capsys)
    assert not list(here.iterdir())


@pytest.mark.parametrize("verb", ["edit", "play", "validate", "convert", "render", "replay"])
def test_an_input_without_a_name_is_refused(verb: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([verb, "", *(["out.png"] if verb in ("convert", "render") else [])]) == 2
    assert "an empty name is not a file" in error_of(capsys)


@pytest.mark.parametrize("options", [[], ["--to", "course"]])
def test_the_file_that_is_read_is_not_written_over(
    good: Path, options: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    before = good.read_bytes()
    (good.parent / "link.json").symlink_to(good)
    for out in (good, good.parent / "link.json", good.parent / "." / good.name):
        assert main(["convert", str(good), str(out), *options]) == 2
        assert "this is the file that is read" in error_of(capsys)
    assert good.read_bytes() == before


def test_a_folder_with_the_file_that_is_read_gets_nothing(
    several: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = several.rename(tmp_path / "etc.rbmap")
    before = source.read_bytes()
    assert main(["convert", str(source), f"{tmp_path}/"]) == 2
    assert "this is the file that is read" in error_of(capsys)
    assert source.read_bytes() == before
    assert [path for path in tmp_path.iterdir() if path.is_file()] == [source]
