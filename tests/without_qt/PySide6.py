"""Stands before the real PySide6 where a test has to do without it (``tests/hidden_qt.py``)."""

raise ModuleNotFoundError("PySide6 is hidden from this test", name="PySide6")
