"""Shortcuts on an X display whose keyboard has another layout."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from rbdesigner.scenario import files
from rbdesigner.tiles import Terrain
from tests.desktop import displays

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("qt")]

ROOT = Path(__file__).parents[2]
PATIENCE = 30
LAY, SEA, RETURN, SAVE = "28", "15", "36", "37+39"
"""The places of T, 6, Return, and Ctrl+S on an American keyboard, as X numbers them."""


@pytest.mark.parametrize("layout", ["us", "fr", "ru", "gr"])
def test_a_map_is_drawn_and_saved_by_the_places_of_keys(layout: str, tmp_path: Path) -> None:
    displays.need("setxkbmap")
    path = Path(shutil.copy(ROOT / "scenarios" / "millbrook.rbmap", tmp_path / "map.json"))
    before = files.load(path)
    homes = {name: str(tmp_path / name) for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME")}
    with displays.xvfb() as display:
        environment = {**os.environ, **homes, "HOME": str(tmp_path), "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        subprocess.run(["setxkbmap", layout], env=environment, check=True, timeout=PATIENCE)
        hands = displays.Hands(display)
        with displays.server([sys.executable, "-P", "-m", "rbdesigner", str(path)], environment):
            hands.take("rbdesigner")
            hands.click(700, 400)
            for keys in (LAY, SEA, RETURN, SAVE):
                hands.key(keys)
            end = time.monotonic() + PATIENCE
            while (after := files.load(path)) == before:
                assert time.monotonic() < end, "nothing was saved"
                time.sleep(0.1)
    changed = {at: tile for at, tile in after.tiles.items() if before.tiles.get(at) != tile}
    assert {tile.terrain for tile in changed.values()} == {Terrain.SEA}
