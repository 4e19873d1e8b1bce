"""The pages of the documentation name pages and pictures that there are."""

from __future__ import annotations

import importlib.util
import re
import secrets
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import rbdesigner as rb
from rbdesigner.players.milestones import history
from rbdesigner.players.planning_player import LEVELS, Level
from tests.syntax_trees import texts, tree

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
PICTURES = DOCS / "pictures"
PAGES = [*sorted(ROOT.glob("*.md")), *sorted(DOCS.rglob("*.md"))]
LARGEST, LARGEST_OF_ALL = 160_000, 3_300_000
"""Bytes of one picture and of all of them."""

MOST_ON_ONE_PAGE = 700
"""Words on the page of the architecture."""
FOREIGN_NAMES = {"Any", "QPainter", "QSvgRenderer", "KeyboardInterrupt"}
"""Names on the pages of rooms that are not of the program."""

SOURCES = [
    path
    for room in ("rbdesigner", "tests", "benchmarks", "docs", "languages", "packaging", "examples")
    for path in sorted((ROOT / room).rglob("*.py"))
]
PATH = re.compile(
    r"`((?:rbdesigner|tests|docs|languages|schemas|benchmarks|desktop|packaging|scenarios|examples)/[\w./-]*)`"
)
MODULE = re.compile(r"`([\w-]+(?:/[\w-]+)*\.py)`")
CITED = re.compile(r"[\w/-]*\b[\w-]+\.md\b")
FOREIGN = re.compile(r"\bDES" + r"IGN\b|\bTAB" + r"LES\.md|/wo" + r"rk/")
"""Names of pages and folders that this repository has not."""

LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)\s]+)\)")
PICTURE = re.compile(r"!\[([^\]]*)\]\(([^)\s]+)\)")


MOST_WORDS = 35
"""Words in the longest sentence of a page."""
UNREAD = re.compile(r"^```.*?^```$|<!--.*?-->", re.DOTALL | re.MULTILINE)
"""What is no prose."""
ITEM = re.compile(r"(?:[-*]|\d+\.)\s+(.*)")
SENTENCE_END = re.compile(r"""(?<=[.!?])[)*”"']*\s+(?=[A-Z*_"“(\[0-9])""")
GUIDES = [page for page in PAGES if page.name != "CHANGELOG.md"]
"""Pages of today."""
OF_DOCSTRINGS = "<!-- From here on written by docs/make_python.py"
"""Where the page about Python begins to be made of docstrings."""

FOLDER = re.compile(r"`([\w/]+)/`")
NAME = re.compile(r"`([A-Za-z_][\w.]*?)(?:\(.*?\))?`")
"""A name of the code on a page, or the call of one."""
DEFINED = re.compile(r"^ *(?:class |def |(?=\w+ = |\w+: [\w\[\], |.]+(?: = |$)))(\w+)", re.MULTILINE)
"""A class, function or variable where it is defined."""


@cache
def script(name: str) -> ModuleType:
    """A script that makes a page."""
    spec = importlib.util.spec_from_file_location(name, DOCS / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def anchors(page: Path) -> set[str]:
    """The names that links give to the headings of a page."""
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading).strip().lower().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_somewhere(page: Path) -> None:
    for link in LINK.findall(page.read_text("utf-8")):
        if not link.startswith(("http:", "https:")):
            target, _, anchor = link.partition("#")
            there = (page.parent / target).resolve() if target else page
            assert there.exists(), link
            assert not anchor or anchor in anchors(there), link


@pytest.mark.parametrize("name", ["guide", "playing"])
def test_the_contents_of_a_page_list_all_its_sections_in_order(name: str) -> None:
    text = (DOCS / f"{name}.md").read_text("utf-8")
    sections = re.findall(r"^## (.+)$", text, re.MULTILINE)
    assert re.findall(r"^\d+\. \[(.+)\]\(#", text, re.MULTILINE) == sections
    assert re.findall(r"^(\d+)\. \[", text, re.MULTILINE) == [str(number + 1) for number in range(len(sections))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_file_that_is_named_is_there(page: Path) -> None:
    for path in PATH.findall(page.read_text("utf-8")):
        assert (ROOT / path).exists(), path


def test_a_module_that_is_named_alone_lies_in_a_folder_that_is_named_beside_it() -> None:
    for block in re.split(r"\n(?=\n|\||- )", (ROOT / "CONTRIBUTING.md").read_text("utf-8")):
        paths = [ROOT / name for name in PATH.findall(block)]
        folders = [ROOT, *(path if path.is_dir() else path.parent for path in paths)]
        for module in MODULE.findall(block):
            assert any((folder / module).exists() for folder in folders), block


def test_the_code_cites_no_page_that_is_not_there() -> None:
    for source in (*SOURCES, ROOT / "dev.py"):
        text = source.read_text("utf-8")
        assert not FOREIGN.search(text), source
        places = (ROOT, DOCS, source.parent)
        for cited in CITED.findall("\n".join(line for line in text.splitlines() if ".md" in line)):
            path = cited.removeprefix("/").removeprefix("rbdesigner/data/")
            assert any((place / path).exists() for place in places), (source, cited)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_picture_is_there_and_has_words_for_those_who_do_not_see_it(page: Path) -> None:
    for words, link in PICTURE.findall(page.read_text("utf-8")):
        assert (page.parent / link).is_file(), link
        assert words, link


def test_every_picture_is_shown_somewhere_and_small() -> None:
    shown = {(page.parent / link).resolve() for page in PAGES for _, link in PICTURE.findall(page.read_text("utf-8"))}
    sizes = {path: path.stat().st_size for path in sorted(PICTURES.iterdir())}
    assert set(sizes) == {path for path in shown if path.parent == PICTURES}
    assert max(sizes.values()) < LARGEST
    assert sum(sizes.values()) < LARGEST_OF_ALL


STORY = re.compile(r"## A puzzle and its solution\n(.*?)\n## ", re.DOTALL)


def test_the_story_of_the_guide_is_that_of_its_game() -> None:
    game = rb.Game.load(DOCS / "tour" / "solved-millbrook.rbgame")
    (story,) = STORY.findall((DOCS / "guide.md").read_text("utf-8"))
    assert game.over and f"{game.scores()[0].total} points" in story
    rows = [row.split("|")[1:4] for row in story.splitlines() if re.match(r"\| \d", row)]
    told = {(int(turn), row[1].lower()) for row in rows for turn in row[0].split(",")}
    for turn, things in history(game).milestones:
        for thing in things:
            assert any(turn == at and thing.split(": ")[-1] in words for at, words in told), (turn, thing)


LET_PLAY = """
from rbdesigner.players.player import play_game
print("done:", len(list(play_game(rb.Game.new(scenario, 2), [Greedy()] * 2, most=40))))
"""


TOURNAMENT = "import secrets"


def scripts() -> list[str]:
    """The scripts on the page about Python."""
    return re.findall(r"```python\n(.*?)```", (DOCS / "python.md").read_text("utf-8"), re.DOTALL)


def test_the_script_on_the_page_about_python_runs_and_its_player_plays(tmp_path: Path) -> None:
    script = "".join([*(block for block in scripts() if not block.startswith(TOURNAMENT)), LET_PLAY])
    (tmp_path / "scenarios").symlink_to(ROOT / "scenarios")
    done = subprocess.run([sys.executable, "-c", script], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout.startswith("player 1 ") and done.stdout.endswith("done: 40\n")
    assert (tmp_path / "random.rbgame").is_file()


def test_the_player_of_the_page_takes_part_in_a_tournament(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(LEVELS, "easy", Level(2, 3))  # thinks less than it does, and wins all the same
    (tmp_path / "scenarios").symlink_to(ROOT / "scenarios")
    monkeypatch.chdir(tmp_path)
    (player,) = (block for block in scripts() if block.startswith("# builder.py"))
    Path("builder.py").write_text(player, "utf-8")
    (tournament,) = (block for block in scripts() if block.startswith(TOURNAMENT))
    monkeypatch.setattr(secrets, "randbelow", lambda _most: 0)
    monkeypatch.setattr(secrets, "token_hex", lambda: "0")
    played: dict[str, Any] = {"rb": rb}
    exec(tournament.replace("range(3)", "range(1)"), played)
    assert capsys.readouterr().out == "{'planner:easy': 1}\n"
    builders = [score.total for score in played["game"].scores() if played["seats"][score.player] == "builder.py"]
    assert builders[0] > 0


def test_the_reference_of_python_is_the_one_that_the_script_writes_and_has_every_name() -> None:
    page = (DOCS / "python.md").read_text("utf-8")
    reference = script("make_python")
    assert page == reference.page()
    assert sorted(name for names in reference.GROUPS.values() for name in names) == sorted(rb.__all__)
    assert page.count("```") % 2 == 0 and ":class:" not in page and "``" not in page.replace("```", "")


def test_the_page_of_the_architecture_and_its_drawings_are_those_that_the_script_makes() -> None:
    made = script("make_architecture")
    text = made.PAGE.read_text("utf-8")
    assert text == made.page(text), "python docs/make_architecture.py"
    for path, drawing in made.drawings(tree).items():
        assert path.read_text("utf-8") == drawing, "python docs/make_architecture.py"
    assert sum(word[:1] not in "|-" for word in text.split()) < MOST_ON_ONE_PAGE


def test_the_steps_of_the_walks_are_functions_of_the_program() -> None:
    made = script("make_architecture")
    places = [step for walk in made.HOUSE["walk"] for step in made.steps(walk)]
    assert [step.place for step in places if not step.exists] == []
    assert not made.Step("rbdesigner.engine.mechanics.legality.checked", "is no function").exists


@cache
def names_of_the_program() -> set[str]:
    """The modules, folders, classes, functions and variables of the program."""
    parts = {part for path in texts() for part in path.with_suffix("").parts}
    return parts.union(*(DEFINED.findall(text) for text in texts().values()))


@pytest.mark.parametrize("page", sorted((DOCS / "rooms").glob("*.md")), ids=lambda page: page.stem)
def test_the_page_of_a_room_names_what_is_in_the_program(page: Path) -> None:
    named = {name.removesuffix(".py") for name in NAME.findall(page.read_text("utf-8")) if not name.endswith(".json")}
    known = names_of_the_program() | FOREIGN_NAMES
    assert {name for name in named if name.rpartition(".")[2] not in known} == set()


@pytest.mark.parametrize("page", sorted((DOCS / "rooms").glob("*.md")), ids=lambda page: page.stem)
def test_every_folder_on_the_page_of_a_room_is_there(page: Path) -> None:
    folders = {f"/{folder.as_posix()}" for path in texts() for folder in path.parents}
    named = FOLDER.findall(page.read_text("utf-8"))
    lost = [name for name in named if not any(folder.endswith(f"/{name}") for folder in folders)]
    assert [name for name in lost if not (ROOT / name).is_dir()] == []


def test_every_page_of_a_room_stands_on_the_page_of_the_architecture() -> None:
    told = {page for room in script("make_architecture").HOUSE["room"] for page in room["pages"]}
    assert {f"rooms/{page.name}" for page in (DOCS / "rooms").glob("*.md")} <= told


def sentences(text: str) -> Iterator[str]:
    """The sentences of a page without tables, headings and code; a span of code counts as one word."""
    blocks: list[list[str]] = [[]]
    for line in map(str.strip, UNREAD.sub("", text).split("\n")):
        item = ITEM.match(line)
        if not line or line[0] in "|#" or item:
            blocks.append([])
        if line and line[0] not in "|#":
            blocks[-1].append(item[1] if item else line)
    for block in blocks:
        prose = re.sub(r"`[^`]*`", "Code", " ".join(block))
        yield from SENTENCE_END.split(re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", prose))


@pytest.mark.parametrize("page", GUIDES, ids=lambda page: page.name)
def test_no_sentence_of_a_guide_is_long(page: Path) -> None:
    by_hand = page.read_text("utf-8").partition(OF_DOCSTRINGS)[0]
    assert [each for each in sentences(by_hand) if len(each.split()) > MOST_WORDS] == []


def test_a_long_sentence_is_found_and_code_and_tables_are_not_read() -> None:
    long = "One " + "and " * (MOST_WORDS - 1) + "more."
    found = sentences(f"# {long}\n| {long} |\n- {long} It ends.\n```\n{long}\n```\nSay `{long}` here.")
    assert [each for each in found if each] == [long, "It ends.", "Say Code here."]
    assert len(long.split()) > MOST_WORDS
