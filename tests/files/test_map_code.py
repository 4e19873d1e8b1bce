"""Map codes: short, whole, found in messages, and never half believed."""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64encode
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rbdesigner.scenario import files, formats, parsing
from rbdesigner.scenario.canonical import canonical
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.formats.map_code import code_of, decode
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.serial import to_json
from tests.strategies import scenarios, some

SCENARIOS = sorted((Path(__file__).parents[2] / "scenarios").glob("*.rbmap"))


@given(scenarios())
@settings(some(0.5))
def test_a_scenario_comes_back_whole(scenario: Scenario) -> None:
    (found,) = decode(code_of(scenario), "code")
    assert found.scenario == canonical(scenario)
    assert files.dumps(found.scenario) == files.dumps(scenario)


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_our_scenarios_fit_into_a_message(path: Path) -> None:
    code = code_of(files.load(path))
    assert len(code) < 700
    assert code.removeprefix("RB1.").removesuffix(".").replace("-", "").replace("_", "").isalnum()


@pytest.mark.parametrize(
    "message",
    ["Look at my map: {code} Do you like it?", "> {broken}\n> yours", "{code}{code}", "\n  {broken}\n\n"],
)
def test_a_code_is_found_in_a_message(message: str) -> None:
    scenario = files.load(SCENARIOS[0])
    code = code_of(scenario)
    broken = "\n> ".join(code[i : i + 60] for i in range(0, len(code), 60))
    (found,) = formats.maps_in(message.replace("{code}", code).replace("{broken}", broken), "clipboard")
    assert found.scenario == scenario
    assert found.format == "map-code"


@given(st.data())
@settings(some(0.5))
def test_a_changed_code_is_refused(data: st.DataObject) -> None:
    code = code_of(files.load(SCENARIOS[0]))
    at = data.draw(st.integers(4, len(code) - 2))
    other = data.draw(st.sampled_from("ABCxyz019-_").filter(lambda digit: digit != code[at]))
    with pytest.raises(ScenarioError, match="incomplete, or something in it was changed"):
        decode(code[:at] + other + code[at + 1 :], "code")


def _packed(text: bytes) -> str:
    """A code of any text, with a right checksum."""
    packer = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
    packed = packer.compress(text) + packer.flush()
    return "RB1." + urlsafe_b64encode(packed + zlib.crc32(packed).to_bytes(4, "big")).decode().rstrip("=") + "."


@pytest.mark.parametrize(
    "text",
    [b"", b"3", b"[]", b'[{}, "0,0"]', b'[{}, "0,0:x"]', b'[{}, "0,0:w9"]', b'[3, ""]', b'[{"tiles": 3}, ""]', b"\xff"],
)
def test_a_code_of_something_else_is_refused_in_a_line(text: bytes) -> None:
    with pytest.raises(ScenarioError) as fault:
        decode(_packed(text), "code")
    assert "\n" not in str(fault.value)


def test_a_code_that_unpacks_without_end_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    data = json.dumps([to_json(Scenario()), ""]).encode()
    code = _packed(data + b" " * 1000)
    assert decode(code, "code")[0].scenario == Scenario()
    monkeypatch.setattr(parsing, "MOST_BYTES", len(data) + 999)
    with pytest.raises(ScenarioError):
        decode(code, "code")


def test_a_code_is_written_to_a_file_and_read(tmp_path: Path) -> None:
    scenario = files.load(SCENARIOS[0])
    assert formats.write([scenario], tmp_path / "map.rbcode") == []
    (found,) = formats.read(tmp_path / "map.rbcode")
    assert (found.scenario, found.format) == (scenario, "map-code")
