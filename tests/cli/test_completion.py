"""The scripts by which shells complete command lines, and the manual pages."""

from __future__ import annotations

import importlib
import shutil
import subprocess
from pathlib import Path
from types import ModuleType

import pytest

from rbdesigner.cli.completion import SHELLS, script
from rbdesigner.cli.main import main
from rbdesigner.cli.verbs import VERBS

ROOT = Path(__file__).parents[2]
COMPLETE = """
source "$1"; shift
COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMPREPLY=()
_shtab_rbdesigner 2>/dev/null
printf '%s\\n' "${COMPREPLY[@]}"
"""
"""Complete the last word as bash does when Tab is pressed."""


@pytest.fixture(scope="module")
def bash_script(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if shutil.which("bash") is None:
        pytest.skip("there is no bash")
    path = tmp_path_factory.mktemp("completion") / "rbdesigner"
    path.write_text(script("bash"), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        (["va"], {"validate"}),
        ([""], set(VERBS)),
        (["help", "re"], {"render", "replay", "records", "report"}),
        (["validate", "--j"], {"--json"}),
        (["validate", "d"], {"delta.rbmap"}),
        (["validate", "t"], {"two words.rbmap"}),
        (["validate", "n"], {""}),
        (["replay", ""], {"evening.rbgame", "maps"}),
        (["verify", "s"], {"solved.rbsolution"}),
        (["report", ""], {"runs.lab", "maps"}),
        (["generate", ""], {"maps"}),
        (["generate", "--symmetry", "half"], {"half-turn"}),
        (["convert", "a.rbmap", "b", "--to", "map"], {"map-code"}),
        (["simulate", "delta.rbmap", "--players", "easy,me"], {"easy,medium"}),
        (["completion", ""], set(SHELLS)),
    ],
)
def test_bash_completes(
    words: list[str], offered: set[str], bash_script: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("delta.rbmap", "two words.rbmap", "evening.rbgame", "runs.lab", "solved.rbsolution", "notes.odt"):
        (tmp_path / name).touch()
    (tmp_path / "maps").mkdir()
    command = ["bash", "--norc", "-c", COMPLETE, "bash", str(bash_script), "rbdesigner", *words]
    done = subprocess.run(command, capture_output=True, text=True)
    assert set(done.stdout.splitlines()) == offered, done.stderr


@pytest.mark.parametrize("shell", SHELLS)
def test_a_script_is_printed_for_every_shell(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", shell]) == 0
    printed = capsys.readouterr().out
    assert all(verb in printed for verb in VERBS) and "export-kind" in printed
    if shutil.which(shell):
        subprocess.run([shell, "-n"], input=printed, text=True, check=True)


@pytest.fixture(scope="module")
def man_pages() -> ModuleType:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ROOT / "packaging"))
        return importlib.import_module("make_man_pages")


def test_there_is_a_manual_page_of_every_verb(man_pages: ModuleType) -> None:
    pages = man_pages.pages()
    assert set(pages) == {"rbdesigner", *(f"rbdesigner-{verb}" for verb in VERBS)}
    for name, text in pages.items():
        escaped = name.replace("-", "\\-")
        assert f"\n{escaped} \\- " in text and ".SH SEE ALSO" in text
        assert name == "rbdesigner" or ".SH EXAMPLES\n.nf\n" in text


@pytest.mark.skipif(shutil.which("groff") is None, reason="there is no groff")
def test_manual_pages_are_formatted_without_a_warning(man_pages: ModuleType) -> None:
    text = "".join(man_pages.pages().values())
    done = subprocess.run(["groff", "-mandoc", "-ww", "-Tutf8"], input=text, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert "tells more of a verb" in " ".join(done.stdout.split())
