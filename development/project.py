"""Where the project and its environment lie."""

from __future__ import annotations

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = str(VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python"))
UNFINISHED = VENV / "unfinished"
"""Stands in the environment while it is being made, so that the next run knows of one that was cut short."""
BEFORE = ROOT / ".venv.before"
"""The environment as it was, while it is made anew or brought up to date: one of the two is always whole."""
RUBBISH = ROOT / ".venv.rubbish"
"""An environment on its way to be removed, or not yet whole."""
