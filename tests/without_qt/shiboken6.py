"""Stands before the real shiboken6 where a test has to do without it (``tests/hidden_qt.py``)."""

raise ModuleNotFoundError("shiboken6 is hidden from this test", name="shiboken6")
