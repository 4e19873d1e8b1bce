from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from rbdesigner.messages.translation import in_english


@pytest.fixture(scope="session", autouse=True)
def _application(qapp: QApplication) -> QApplication:
    """A whole QApplication, though painting needs less: the tests of the window may follow in the same process."""
    return qapp


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    """Texts in plain English, whatever a test of the window has installed in the same process."""
    with in_english():
        yield
