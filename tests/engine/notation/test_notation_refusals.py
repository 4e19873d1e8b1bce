"""What is no notation is refused in one line, by the readers of lines and of JSON, whatever is written."""

from __future__ import annotations

from dataclasses import fields

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from rbdesigner.engine.core.actions import (
    KINDS,
)
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.notation.notation import (
    LONGEST_LINE,
    VERBS,
    NotationError,
    from_json,
    line,
    parse,
    parse_line,
    to_json,
)
from tests.engine.notated_games import divided_tile, refuses, two_waters
from tests.engine.small_game import SmallGame
from tests.strategies import some

MEGABYTE = 1_000_000


@pytest.fixture
def small() -> SmallGame:
    return divided_tile()


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ("", "the line is empty"),
        (" \t\n", "the line is empty"),
        ("stpe donkey1 0,0", "'stpe' is not an action"),
        ("answer", "'answer' is not an action"),
        ("ask\nask", "an action is one line"),
        ("ask me", "'me' is too much"),
        ("step donkey1", "'donkey1' cannot be the end: it is written step <transporter> <to>"),
        ("step donkey1 1,0 1,0", "'1,0' is too much"),
        ("step wagon1 1,0", "'wagon1' is a donkey"),
        ("step donkey4 1,0", "there is no transporter 'donkey4'"),
        ("step donkey0 1,0", "there is no transporter 'donkey0'"),
        ("step mule1 1,0", "'mule1' is not a transporter, such as donkey3"),
        ("step 1 1,0", "'1' is not a transporter, such as donkey3"),
        ("step donkey1 7,7", "'7,7' is not on the map"),
        ("step donkey1 1;0", "'1;0' is no spot"),
        ("step donkey1 1,0:3", "'1,0:3' is no spot"),
        ("step donkey1 1,0~1", "there is no river '1,0~1'"),
        ("step donkey1 0,0~7", "there is no river '0,0~7'"),
        ("step donkey1 0,0/12", "there is no region '0,0/12'"),
        ("step donkey1 1,0@6", "there is no dock '1,0@6'"),
        ("step dönkey1 1,0", "'dönkey1' is not a word of the notation"),
        ("step don\u212aey1 1,0", "is not a word of the notation"),
        ("step donkey\u0661 1,0", "is not a word of the notation"),
        ("step donkey1 1,\u0660", "is not a word of the notation"),
        ("ask\x00", "'ask\\x00' is not a word of the notation"),
        ("ask \ud800", "'\\ud800' is not a word of the notation"),
        ("upgrade 0,0/0", "'0,0/0' is no tile, such as 2,-1"),
        ("road donkey1 0,0:2", "'0,0:2' is no border, such as 2,-1|6"),
        ("road donkey1 0,0|2", "there is no border '0,0|2'"),
        ("wall donkey1 0,0|2", "'0,0|2' is no edge"),
        ("wall donkey1 1,0:1", "there is no edge '1,0:1'"),
        ("bridge donkey1 -1,1:1", "there is no bridge site '-1,1:1'"),
        ("bridge donkey1 0,0:2", "there is no bridge site '0,0:2'"),
        ("bridge donkey1 0,0:6", "there is no bridge site '0,0:6'"),
        ("load gravel 1,0 > donkey1", "'gravel' is no good; there are trunks, boards"),
        (
            "load boards 1,0 donkey1",
            "'donkey1' stands where '>' belongs: it is written load <good> <source> >",
        ),
        ("load boards 1,0 >", "'>' cannot be the end"),
        ("build donkey1 barn 1,0", "'barn' is no building; there are woodcutter"),
        ("build donkey1 mine 0,1 3", "'3' is not a mixture of gold and iron"),
        ("build donkey1 mine 0,1 3+100", "'3+100' is not a mixture"),
        ("research donkey1 alchemy", "'alchemy' is no subject"),
        ("make donkey1 0,0~1", "'0,0~1' is too much: it is written make <transporter> [at <spot>] [with <inputs>]"),
        ("make donkey1 at with boards", "'with' is no spot"),
        ("make donkey1 with boards at 0,0~1", "'boards at 0,0~1' is not a good to take"),
        ("brick with", "'with' cannot be the end"),
        ("brick with boards,", "',' has nothing before or behind it"),
        ("brick with 0 boards", "'0 boards': nothing takes 0 goods"),
        ("brick with 201 boards", "'201 boards': nothing takes 201 goods"),
        ("brick with 200 boards, stone", "nothing takes more than 200 goods"),
        ("brick with 9999999999 boards", "is not a good to take"),
        ("brick with boards@", "'boards@' is not a good to take"),
        ("brick with boards@0,0", "'0,0' is divided by a river"),
        ("position -1", "'-1' is not a number"),
        ("position 12345678901", "'12345678901' is not a number"),
        ("figures 1 2", "'figures' is drawn by chance, not done by a player"),
        ("offer 2 ask", "'offer' needs players, a colon and an action"),
        ("offer: ask", "'offer' names no player to offer to"),
        ("offer 2:", "an action is missing"),
        ("offer 2 2: ask", "player 2 is named twice"),
        ("offer 4: ask", "there is no player 4"),
        ("offer 2: offer 3: ask", "'offer' cannot be offered"),
        ("offer 2: mines 0,1 gold", "'mines' is drawn by chance"),
    ],
)
def test_what_is_no_action_is_refused(small: SmallGame, written: str, reason: str) -> None:
    refuses(small.state, written, reason)


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ("", "the line is empty"),
        ("ask", "'ask' is not a player and a colon"),
        ("1 ask", "'1' is not a player and a colon"),
        (": ask", "':' is not a player and a colon"),
        ("1:", "an action is missing"),
        ("0: ask", "there is no player 0"),
        ("4: ask", "there is no player 4"),
        ("one: ask", "'one' is not a number"),
        ("\u0661: ask", "is not a word of the notation"),
        ("1: figures 1 2 3", "'figures' is drawn by chance"),
        ("chance: ask", "'ask' is done by a player"),
        ("chance: figures 1 2 2", "player 2 is named twice"),
        ("chance: mines 0,1 gold, 0,1 iron", "a tile is named twice"),
        ("chance: mines 0,1", "'0,1' is not a tile with what its mine makes"),
    ],
)
def test_a_line_that_nobody_can_have_done_is_refused(small: SmallGame, written: str, reason: str) -> None:
    refuses(small.state, written, reason, parse_line)


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (None, "null is not an action"),
        ([], "a list is not an action"),
        ("ask", "'ask' is not an action, which is an object"),
        (10**5000, "a number is not an action"),
        ({}, "has a member 'do'"),
        ({"do": 1, "player": 1}, "has a member 'do'"),
        ({"do": "stpe", "player": 1}, "'stpe' is not an action"),
        ({"do": "as\u212a", "player": 1}, "is not an action"),
        ({"do": "ask"}, "'ask' is done by a player"),
        ({"do": "ask", "player": 0}, "there is no player 0"),
        ({"do": "ask", "player": True}, "true is not a whole number"),
        ({"do": "ask", "player": 1.5}, "1.5 is not a whole number"),
        ({"do": "ask", "player": "1"}, "'1' is not a whole number"),
        ({"do": "ask", "player": 10**5000}, "a number in an action is one from 0"),
        ({"do": "ask", "player": 1, "tile": "0,0"}, "'tile' is not a member of 'ask'"),
        ({"do": "ask", "player": 1, 10**5000: 1}, "a number is not a member of 'ask'"),
        ({"do": "mines", "player": 1, "drawn": []}, "'mines' is drawn by chance"),
        ({"do": "mines", "drawn": {}}, "an object is not a list"),
        ({"do": "mines", "drawn": [["0,1", "gold"]]}, "a list is not a word of the notation"),
        ({"do": "step", "player": 1, "transporter": 1}, "'step' lacks the member 'to'"),
        ({"do": "step", "player": 1, "transporter": 9, "to": "1,0"}, "there is no transporter 9"),
        ({"do": "step", "player": 1, "transporter": "donkey1", "to": "1,0"}, "'donkey1' is not a whole number"),
        ({"do": "step", "player": 1, "transporter": 1, "to": [1, 0]}, "a list is not a word of the notation"),
        ({"do": "step", "player": 1, "transporter": 1, "to": 10**5000}, "a number is not a word of the notation"),
        ({"do": "step", "player": 1, "transporter": 1, "to": "é"}, "'é' is not a word of the notation"),
        ({"do": "brick", "player": 1, "inputs": ["boards\n\nstone"]}, "'boards\\n\\nstone' is not a good to take"),
        ({"do": "offer", "player": 1, "partners": [2]}, "'offer' lacks the member 'action'"),
        ({"do": "offer", "player": 1, "partners": [], "action": {"do": "ask"}}, "names no player"),
        ({"do": "offer", "player": 1, "partners": [2], "action": {"do": "offer"}}, "'offer' cannot be offered"),
        ({"do": "offer", "player": 1, "partners": [2], "action": "ask"}, "'ask' is not an action"),
        (
            {"do": "offer", "player": 1, "partners": [2], "action": {"do": "ask", "player": 1}},
            "'player' is not a member of 'ask'",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_json_that_is_no_action_is_refused(small: SmallGame, data: object, reason: str) -> None:
    with pytest.raises(NotationError) as caught:
        from_json(small.state, data)
    assert reason in str(caught.value)
    assert str(caught.value).isprintable()


WORDS = st.sampled_from(
    [*VERBS, "chance", "1", "4", "-1", "99", ":", ",", ">", "with", "at", "donkey1", "wagon3", "raft", "boards", "mine",
     "2 stone@0,0", "0,0", "1,0/3", "1,0~1", "0,0@6", "1,0:1", "0,0|4", "3+3", "9,9", "@", "é", "\n", "9" * 5000]
)  # fmt: skip


@given(st.text() | st.lists(WORDS, max_size=9).map(" ".join) | st.lists(WORDS, max_size=5).map("".join))
@example("1: offer 2: " * 5000)
def test_any_text_is_an_action_or_a_notation_error(written: str) -> None:
    state = two_waters()
    for read in (parse_line, lambda state, line: parse(state, line, 0), lambda state, line: parse(state, line, NONE)):
        try:
            action = read(state, written)
        except NotationError as error:
            assert str(error).isprintable()
            assert len(str(error)) < 400
        else:
            assert parse_line(state, line(state, action)) == action


MEMBERS = [field.name for kind in KINDS for field in fields(kind)]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-1, 9) | st.integers() | st.floats() | st.text() | WORDS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from([*MEMBERS, "do"]), inner, max_size=5),
)


@some(0.4)
@given(JSON | st.fixed_dictionaries({"do": WORDS}, optional=dict.fromkeys(MEMBERS, JSON)))
def test_any_json_is_an_action_or_a_notation_error(data: object) -> None:
    state = two_waters()
    try:
        action = from_json(state, data)
    except NotationError as error:
        assert str(error).isprintable()
    else:
        assert from_json(state, to_json(state, action)) == action


@pytest.mark.parametrize(
    "written",
    [
        "1: brick with " + "boards," * (MEGABYTE // 7),
        "1: " + "offer 2: " * (MEGABYTE // 9),
        "chance: figures " + "1 " * (MEGABYTE // 2),
        "chance: mines " + "0,0 gold, " * (MEGABYTE // 10),
        "1: step donkey" + "1" * MEGABYTE,
        "1: step " + "-" * MEGABYTE,
        "1: brick with boards@" + "2," * (MEGABYTE // 2),
        *(sign * MEGABYTE for sign in ("x", ":", ",", ">", "1", "1:", "é", "\n", " ", "\x00")),
    ],
    ids=lambda written: repr(written[:20]),
)
@pytest.mark.parametrize("size", [LONGEST_LINE, MEGABYTE])
def test_a_long_line_is_refused_in_few_words(written: str, size: int) -> None:
    with pytest.raises(NotationError) as caught:
        parse_line(two_waters(), written[:size])
    assert len(str(caught.value)) < 300
