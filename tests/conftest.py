"""What holds for all tests: their environment, and the marker that names the rules they prove."""

from __future__ import annotations

import gc
import os
import re
import signal
import sys
from collections import Counter
from collections.abc import Generator, Iterator
from pathlib import Path

import hypothesis
import pytest

import rbdesigner.messages.problems
import rbdesigner.messages.refusals  # noqa: F401  # without them problems and refusals read as their codes
from rbdesigner.messages.translation import in_english
from tests import hidden_qt
from tests.syntax_trees import without_collection

os.environ["LC_ALL"] = "C.UTF-8"  # the program speaks English, whatever the language of those who run the tests
for variable in ("FORCE_COLOR", "CLICOLOR_FORCE"):
    os.environ.pop(variable, None)  # as services that run tests set them; what is printed is compared
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # hundreds of processes are started, and none need compile all anew
sys.dont_write_bytecode = False
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as in the background, and for all that tests start and stop
    signal.signal(signal.SIGINT, signal.default_int_handler)
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")

# How long an example takes is for the benchmarks to say. ``dev.py explore`` looks at more of them.
hypothesis.settings.register_profile("usual", deadline=None, max_examples=20)
hypothesis.settings.register_profile("explore", deadline=None, max_examples=250)
hypothesis.settings.load_profile("usual")

LEDGER = dict(
    re.findall(r"^([A-Z]\d+) (.+)$", (Path(__file__).parent / "rules" / "ids.txt").read_text(encoding="utf-8"), re.M)
)
"""The rules by id, with what each is about."""


def rules_of(item: pytest.Item) -> set[str]:
    """The rules that a test says it proves."""
    return {rule for mark in item.iter_markers("rule") for rule in mark.args}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules", action="store_true", help="run nothing; report which rules have tests")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect the tests without looking for garbage: there is none, and what has been made stays to the end."""
    with without_collection():
        collected = yield
        gc.freeze()
    return collected


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for rule in sorted(rules_of(item) - LEDGER.keys()):
            raise pytest.UsageError(f"{item.nodeid}: the ledger has no rule {rule!r}")


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Hide Qt from every test that does not ask for it, which proves that what it tries does without."""
    if "qt" in getattr(item, "fixturenames", ()):
        hidden_qt.show()
    else:
        hidden_qt.hide()


def pytest_unconfigure() -> None:
    hidden_qt.show()


@pytest.fixture
def qt(request: pytest.FixtureRequest) -> None:
    """Show Qt to a test, with the one application that all tests of a process share: a verb would make a lesser one."""
    hidden_qt.show()
    request.getfixturevalue("qapp")


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Messages in plain English, whatever a window has installed in the same process."""
    with in_english():
        yield


def pytest_runtestloop(session: pytest.Session) -> bool | None:
    if not session.config.getoption("--rules"):
        return None
    tests = Counter(rule for item in session.items for rule in rules_of(item))
    for rule in LEDGER:
        print(f"{rule:4}{tests[rule]:5}  {LEDGER[rule]}")
    unproved = [rule for rule in LEDGER if not tests[rule]]
    print(f"{len(LEDGER) - len(unproved)} of {len(LEDGER)} rules have tests; none for: {' '.join(unproved) or '-'}")
    return True
