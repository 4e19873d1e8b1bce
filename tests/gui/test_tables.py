"""No table of the package lacks an entry for a thing of the game or an option."""

from __future__ import annotations

from tests.gui.incomplete_tables import missing_entries


def test_every_table_has_an_entry_for_all_it_is_about() -> None:
    """The file, the table and the entry of each that is missing."""
    assert missing_entries() == []
