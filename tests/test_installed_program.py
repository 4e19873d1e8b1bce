"""The list of trials of a program that is installed."""

from __future__ import annotations

import pytest

from rbdesigner.cli.main import VERBS

pytest.importorskip("resource", reason="programs are tried where their processes can be limited")


def test_every_verb_has_a_trial() -> None:
    from tests.installed_program import VERB_TRIALS

    assert VERB_TRIALS.keys() == VERBS.keys()
