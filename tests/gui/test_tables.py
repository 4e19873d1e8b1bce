"""No table of the package lacks an entry for a thing of the game or an option."""

from __future__ import annotations

from tests.gui.incomplete_tables import missing_entries


def test_every_table_has_an_entry_for_all_it_is_about() -> None:
    """All that are missing are named at once: whoever adds a thing works through the list."""
    missing = [f"{file}: {table} has no {entry}" for file, table, entry in missing_entries()]
    assert not missing, "\n".join(missing)
