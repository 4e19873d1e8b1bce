"""Stands before the real PySide6 where a test run must prove that it needs none (see dev.py)."""

raise ModuleNotFoundError("PySide6 is hidden in this run", name="PySide6")
