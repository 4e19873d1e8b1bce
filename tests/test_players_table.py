"""The table by which versions of machine players are compared."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from benchmarks.players_table import Amounts, seat_rows


@pytest.mark.usefixtures("quick_generator")
def test_seats_are_told_even_if_nobody_sat_at_a_table_of_four() -> None:
    with ThreadPoolExecutor(1) as executor:
        rows = list(seat_rows(Amounts(generated_games=1, levels=("easy",)), executor))
    assert [what.partition(" ")[0] for what, _ in rows] == ["seats", "seats"]
    assert all(found.endswith("% of 3") for _, found in rows)
