"""The cards of scenario files."""

from __future__ import annotations

from pathlib import Path

import pytest

from rbdesigner.scenario import files
from rbdesigner.scenario.model import Players, Properties, Record, Scenario
from rbdesigner.ui.shell.welcome.gallery import read_card


@pytest.mark.parametrize(
    ("properties", "title", "least", "most"),
    [
        (Properties(), "valley", Players().least, Players().most),
        (Properties("Vale", description="Green."), "Vale", Players().least, Players().most),
        (Properties("Vale", players=Players(1, 3)), "Vale", 1, 3),
    ],
)
def test_a_card_tells_what_a_file_says_or_leaves_out(
    tmp_path: Path, properties: Properties, title: str, least: int, most: int
) -> None:
    path = tmp_path / "valley.json"
    files.save(Scenario(properties), path)
    card = read_card(path)
    assert card is not None
    assert (card.title, card.least, card.most, card.description) == (title, least, most, properties.description)


@pytest.mark.parametrize("text", ["", "[]", "7", '{"players": 3}', '{"players": {"least": 1}}'])
def test_what_is_no_scenario_has_no_card(tmp_path: Path, text: str) -> None:
    path = tmp_path / "odd.json"
    path.write_text(text)
    assert read_card(path) is None


def test_a_card_tells_the_record_of_a_puzzle(tmp_path: Path) -> None:
    path = tmp_path / "valley.json"
    files.save(Scenario(Properties("Vale", players=Players(1, 1), record=Record(340))), path)
    card = read_card(path)
    assert card is not None and card.summary == "Solo · record 340"
