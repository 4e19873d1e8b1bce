import pytest
from PySide6.QtWidgets import QApplication


@pytest.fixture(scope="session", autouse=True)
def _application(qapp: QApplication) -> QApplication:
    """A whole QApplication, though painting needs less: the tests of the window may follow in the same process."""
    return qapp
