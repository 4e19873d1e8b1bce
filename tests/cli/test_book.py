"""Books on the command line."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from pypdf import PdfReader

from rbdesigner.art.export.book_pdf import book_pdf
from rbdesigner.art.headless import ensure_gui
from rbdesigner.cli.main import main
from rbdesigner.scenario import files
from rbdesigner.scenario.books import book_format
from rbdesigner.scenario.books.book_maps import load_book
from rbdesigner.scenario.books.book_model import Book, BookEntry, Chapter
from rbdesigner.ui.storage.languages import in_language


@pytest.fixture
def shelf(good: Path, bad: Path) -> Path:
    """A book of a good map, and a bad one under another title."""
    place = good.parent / "maps.rbbook"
    contents = (BookEntry(good.name), Chapter("Bad"), BookEntry(bad.name, "Isle/2"))
    book_format.save(Book("Some maps", codes="M#", contents=contents), place)
    return place


def one_error(capsys: pytest.CaptureFixture[str]) -> str:
    err = capsys.readouterr().err
    assert err.startswith("rbdesigner: error: ") and err.count("\n") == 1
    return err


@pytest.mark.usefixtures("qt")
class TestPrinting:
    def test_a_book_is_printed(self, shelf: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        out = tmp_path / "out.pdf"
        assert main(["book", str(shelf), str(out), "--paper", "letter", "--coordinates", "--title", "Other"]) == 0
        assert (out.read_bytes()[:5], capsys.readouterr().out) == (b"%PDF-", f"{out}: 2 scenarios\n")

    def test_a_folder_is_printed(self, good: Path, tmp_path: Path) -> None:
        out = tmp_path / "out.pdf"
        assert main(["book", str(good.parent), str(out)]) == 0
        assert out.stat().st_size > 10_000

    def test_every_process_writes_the_same_bytes(self, shelf: Path, tmp_path: Path) -> None:
        written = []
        for out in (tmp_path / "one.pdf", tmp_path / "two.pdf"):
            subprocess.run([sys.executable, "-m", "rbdesigner", "book", shelf, out], check=True)
            written.append(out.read_bytes())
        assert written[0] == written[1]

    @pytest.mark.parametrize(("language", "words"), [("de", "Inhalt"), ("fi", "Sisällys"), ("it", "Indice")])
    def test_a_book_is_printed_in_a_language_as_the_window_prints_it(
        self, language: str, words: str, shelf: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        out = tmp_path / "out.pdf"
        assert main(["book", str(shelf), str(out), "--language", language]) == 0
        assert capsys.readouterr().out == f"{out}: 2 scenarios\n"
        with in_language(ensure_gui(), language):
            assert out.read_bytes() == book_pdf(load_book(shelf))
        assert words in PdfReader(out).pages[1].extract_text()

    def test_a_missing_map_is_named_and_nothing_written(
        self, shelf: Path, good: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        good.unlink()
        assert main(["book", str(shelf), str(tmp_path / "out.pdf")]) == 2
        assert f"{good}: cannot be read" in one_error(capsys)
        assert not (tmp_path / "out.pdf").exists()

    def test_all_maps_are_drawn_into_a_folder(self, shelf: Path, tmp_path: Path) -> None:
        out = tmp_path / "pictures"
        assert main(["render", str(shelf), str(out), "--tile", "10"]) == 0
        assert main(["render", str(shelf), str(out), "--kind", "svg", "--tile", "10"]) == 0
        assert sorted(path.name for path in out.iterdir()) == [
            *("M1-Island.png", "M1-Island.svg", "M2-Isle-2.png", "M2-Isle-2.svg")
        ]
        assert main(["render", str(shelf), str(tmp_path / "one.png"), "--map", "Isle/2", "--tile", "10"]) == 0

    @pytest.mark.parametrize(
        ("arguments", "said"),
        [
            (["render", "{book}", "{folder}/x.png"], "drawn into a folder; --map chooses one"),
            (["render", "{book}", "{book}"], "drawn into a folder; --map chooses one"),
            (["render", "{book}", "{folder}/x", "--paper", "a4"], "--paper means nothing for a PNG"),
            (["render", "{book}", "{folder}/x", "--moment", "1:"], "--moment means nothing for a book"),
            (["render", "{good}", "{folder}/x.png", "--kind", "svg"], "--kind means nothing here"),
            (["book", "{book}", "{folder}/x.png"], "a file that ends in .pdf"),
            (["book", "{folder}/none", "{folder}/x.pdf"], "cannot be read"),
        ],
    )
    def test_what_cannot_be_done_is_told_in_a_line(
        self, shelf: Path, good: Path, arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        names = {"book": str(shelf), "good": str(good), "folder": str(good.parent)}
        assert main([argument.format(**names) for argument in arguments]) == 2
        assert said in one_error(capsys)


def test_a_book_is_checked_over_all_and_map_by_map(shelf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["validate", str(shelf)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert any(line.startswith(f"{shelf}: Isle/2: error W8 at (9, 0)") for line in lines)
    assert lines[-1].startswith("2 maps checked: 1 error")


def test_files_of_a_book_that_are_missing_are_problems_of_it(
    shelf: Path, good: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good.unlink()
    assert main(["validate", "--json", str(shelf)]) == 1
    (report,) = json.loads(capsys.readouterr().out)["files"]
    (problem,) = report["book"]
    assert (problem["code"], problem["map"]) == ("book-file-unreadable", "good")
    assert [each["name"] for each in report["maps"]] == ["Isle/2"]
    assert main(["validate", str(good.parent / "none.rbbook")]) == 2


def test_the_maps_of_a_book_are_converted(shelf: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out"
    assert main(["convert", str(shelf), f"{out}/"]) == 0
    assert sorted(path.name for path in out.iterdir()) == ["Island.rbmap", "Isle-2.rbmap"]
    properties = files.load(out / "Isle-2.rbmap").properties
    assert (properties.title, properties.code) == ("Isle/2", "M2")
    assert main(["convert", str(shelf), str(tmp_path / "all.json")]) == 2
    assert "holds one map, not 2" in one_error(capsys)


@pytest.mark.skipif(sys.platform == "win32", reason="names of files")
def test_names_in_a_book_cannot_drive_a_terminal(shelf: Path, good: Path, capsys: pytest.CaptureFixture[str]) -> None:
    book_format.save(Book("B", contents=(BookEntry(good.name, "\x1b[2J"), BookEntry("\x1b.json"))), shelf)
    main(["validate", str(shelf)])
    said = capsys.readouterr()
    assert "\x1b" not in said.out + said.err


def test_no_map_of_a_book_is_written_over(good: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "maps"
    folder.mkdir()
    same = folder / "Island.rbmap"
    same.write_bytes(good.read_bytes())
    assert main(["convert", str(folder), f"{folder}/"]) == 2
    assert "this is the file that is read" in one_error(capsys)
    assert same.read_bytes() == good.read_bytes()
