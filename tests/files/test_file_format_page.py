"""The pages about the file formats say what the schemas say."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from rbdesigner.scenario.schema import read_schema

DOCS = Path(__file__).parents[2] / "docs"


def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_file_format", DOCS / "make_file_format.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


SCRIPT = script()


@pytest.mark.parametrize("name", SCRIPT.PAGES)
def test_the_page_is_the_one_that_the_script_writes(name: str) -> None:
    assert (DOCS / name).read_text("utf-8") == SCRIPT.text(SCRIPT.PAGES[name])


@pytest.mark.parametrize("name", SCRIPT.PAGES)
def test_the_page_names_every_member_and_every_link_leads_somewhere(name: str) -> None:
    page = SCRIPT.text(SCRIPT.PAGES[name])
    schema = read_schema(SCRIPT.PAGES[name].schema)
    for part in (schema, *schema.get("$defs", {}).values()):
        for member in part.get("properties", {}):
            assert f"| `{member}` |" in page
    for title in {part.partition(")")[0] for part in page.split("](#")[1:]}:
        assert f"\n## {title.replace('-', ' ').capitalize()}\n" in page
