"""What a file of ours is shows in its content, whatever it is called; names are made with the suffix that is wanted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rbdesigner.scenario.file_names import with_suffix
from rbdesigner.scenario.formats import stem_of
from rbdesigner.scenario.named_format import BOOK, GAME, NAMED_FORMATS, SCENARIO, named_format, recognised


@pytest.mark.parametrize("form", NAMED_FORMATS)
def test_a_file_is_what_it_says(tmp_path: Path, form: tuple[str, str]) -> None:
    path = tmp_path / "book.json"
    path.write_text(json.dumps({"format": form[0], "version": 1}))
    assert recognised(path, NAMED_FORMATS) == form
    path.write_text(json.dumps({"a": {"format": SCENARIO.name}, "b": "x" * 1000, "format": form[0]}))
    assert recognised(path, NAMED_FORMATS) == form, "another program has sorted its members"


@pytest.mark.parametrize("text", ["", "{", "[1]", '{"format": 3}', '{"format": "geojson"}', "\0\0", "no JSON"])
def test_a_file_that_says_nothing_is_what_it_is_called(tmp_path: Path, text: str) -> None:
    path = tmp_path / "isle.RBBook"
    path.write_text(text)
    assert named_format(path) == ""
    assert BOOK.holds(path) and not GAME.holds(path)
    assert recognised(tmp_path / "is not there.rbgame", NAMED_FORMATS) == GAME
    assert recognised(tmp_path, NAMED_FORMATS) is None


@pytest.mark.parametrize(
    ("name", "suffixes", "whole"),
    [
        ("evening 27.11", [".rbgame"], "evening 27.11.rbgame"),
        ("isle.RBGAME", [".rbgame"], "isle.RBGAME"),
        ("isle.", [".json"], "isle.json"),
        ("isle.map", [".json"], "isle.map.json"),
        ("isle.dave", [".map", ".txt", ".dave"], "isle.dave"),
        ("isle v1.2", [".tts.json"], "isle v1.2.tts.json"),
        ("isle.json", [".tts.json"], "isle.tts.json"),
        ("isle.tts.json", [".tts.json"], "isle.tts.json"),
    ],
)
def test_a_name_gets_a_suffix_and_loses_it_again(name: str, suffixes: list[str], whole: str) -> None:
    assert with_suffix(name, suffixes) == whole
    assert (
        stem_of(f"/a.b/{whole}")
        == whole[: whole.lower().rindex(next(s for s in suffixes if whole.lower().endswith(s)))]
    )


def test_a_name_without_a_suffix_is_kept_whole() -> None:
    assert stem_of("Big Isle v1.2") == "Big Isle v1.2"
