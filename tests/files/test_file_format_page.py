"""The page about the file format says what the schema says."""

from __future__ import annotations

import importlib.util
from pathlib import Path

from rbdesigner.scenario.schema import scenario_schema

DOCS = Path(__file__).parents[2] / "docs"


def written_now() -> str:
    spec = importlib.util.spec_from_file_location("make_file_format", DOCS / "make_file_format.py")
    assert spec is not None and spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    text: str = script.page()
    return text


def test_the_page_is_the_one_that_the_script_writes() -> None:
    assert (DOCS / "file-format.md").read_text("utf-8") == written_now()


def test_the_page_names_every_member_and_every_link_leads_somewhere() -> None:
    page = written_now()
    schema = scenario_schema()
    for part in (schema, *schema["$defs"].values()):
        for name in part.get("properties", {}):
            assert f"| `{name}` |" in page
    for title in {part.partition(")")[0] for part in page.split("](#")[1:]}:
        assert f"\n## {title.replace('-', ' ').capitalize()}\n" in page
