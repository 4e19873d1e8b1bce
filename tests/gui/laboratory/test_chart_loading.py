"""The window starts without matplotlib: it is loaded when a chart is wanted."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize("module", ["laboratory.laboratory_window", "app"])
def test_the_window_does_not_load_matplotlib(module: str) -> None:
    code = f"import sys, rbdesigner.ui.{module}; sys.exit('matplotlib' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
