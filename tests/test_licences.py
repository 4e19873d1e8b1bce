"""The components of others that are told of where the program runs with a Python."""

from __future__ import annotations

import platform
from pathlib import Path

import pytest

from rbdesigner import licences
from rbdesigner.licences import ForeignComponent


@pytest.fixture(scope="module")
def components() -> dict[str, ForeignComponent]:
    return {component.name: component for component in licences.components()}


def test_all_that_the_program_needs_is_told_with_a_text(components: dict[str, ForeignComponent]) -> None:
    needed = {"Python", "PySide6_Essentials", "shiboken6", "shapely", "numpy", "jsonschema", "attrs", "segno", "pypdf"}
    assert components.keys() >= needed
    assert [
        name for name, component in components.items() if not component.text().strip() or not component.source
    ] == []


def test_tools_of_developers_are_no_part_of_the_program(components: dict[str, ForeignComponent]) -> None:
    assert not components.keys() & {"rbdesigner", "pytest", "mypy", "ruff", "pip"}


def test_qt_comes_with_the_texts_that_its_wheel_lacks(components: dict[str, ForeignComponent]) -> None:
    qt = components["PySide6_Essentials"]
    text = qt.text()
    assert "LGPL" in qt.licence and "download.qt.io" in qt.source
    for part in ("GNU LESSER GENERAL PUBLIC LICENSE", "GNU GENERAL PUBLIC LICENSE", "harfbuzz", "FreeType", "ICU"):
        assert part in text
    assert (
        "GEOS" in components["shapely"].source and "GNU LESSER GENERAL PUBLIC LICENSE" in components["shapely"].text()
    )


def test_python_comes_with_the_code_of_others_in_it(components: dict[str, ForeignComponent]) -> None:
    assert components["Python"].version == platform.python_version()
    assert all(
        part in components["Python"].text() for part in ("PYTHON SOFTWARE FOUNDATION", "Mersenne Twister", "expat")
    )


def test_the_printed_face_is_told_of_and_may_be_packed(components: dict[str, ForeignComponent]) -> None:
    face = components["Gentium Book Basic"]
    assert face.licence == "OFL-1.1" and "SIL OPEN FONT LICENSE Version 1.1" in face.text()
    assert "Gentium" in face.text(), "the names that it reserves"


def test_every_text_of_ours_belongs_to_a_work() -> None:
    ours = {path.name for path in (Path(__file__).parents[1] / "licences").iterdir()}
    assert ours == {name for names in licences.TEXTS.values() for name in names}
