"""Names of files made from names of maps."""

from __future__ import annotations

import pytest

from rbdesigner.scenario.file_names import safe_name


@pytest.mark.parametrize(
    ("name", "safe"),
    [
        ("Dead Sea (256)", "Dead-Sea-256"),
        ("../../etc/passwd", "etc-passwd"),
        ("C:\\maps\\x", "C-maps-x"),
        ("Überlingen", "Überlingen"),
        ("", "map"),
        ("...", "map"),
        ("\x00\n", "map"),
        ("con", "map-con"),
        ("COM1.json", "map-COM1.json"),
        ("continent", "continent"),
    ],
)
def test_names_are_safe_for_every_system(name: str, safe: str) -> None:
    assert safe_name(name) == safe


def test_long_names_are_cut() -> None:
    assert len(safe_name("ü" * 500).encode()) < 255
