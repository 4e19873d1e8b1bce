"""The page on the checks shows the catalogue."""

from __future__ import annotations

import re
from pathlib import Path

from rbdesigner.checks.problem import Severity
from rbdesigner.checks.problem_codes import CATALOGUE, problem

PAGE = Path(__file__).parents[2] / "docs" / "checks.md"
LEDGER = Path(__file__).parents[1] / "rules" / "ids.txt"


def test_the_page_lists_every_code_as_it_is() -> None:
    rows = re.findall(r"^\| `.*$", PAGE.read_text(encoding="utf-8"), re.M)
    assert rows == [
        f"| `{code}` | {entry.severity.word} | {entry.rule or '-'} | {entry.meaning} |"
        for code, entry in CATALOGUE.items()
    ]


def test_codes_are_kebab_case_and_rules_are_in_the_ledger() -> None:
    rules = set(re.findall(r"^([A-Z]\d+) ", LEDGER.read_text(encoding="utf-8"), re.M))
    for code, entry in CATALOGUE.items():
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", code)
        assert entry.rule in rules | {""}
        assert entry.meaning.endswith(".")


def test_a_problem_takes_severity_and_rule_from_the_catalogue() -> None:
    made = problem("river-off-map")
    assert (made.severity, made.rule) == (Severity.ERROR, "W8")
