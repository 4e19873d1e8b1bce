"""The results of runs of games, as JSON."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import isfinite
from typing import Any

from rbdesigner.analysis.facts import MapFacts
from rbdesigner.analysis.map_analysis import analyse
from rbdesigner.analysis.map_comparison import compare
from rbdesigner.cli.compare import differences_as_json
from rbdesigner.cli.json_output import json_failures
from rbdesigner.cli.playability_json import idle_as_json, levels_as_json, playability_as_json
from rbdesigner.cli.text_table import json_interval
from rbdesigner.lab.runs.level_runs import run_playability
from rbdesigner.lab.runs.simulation import Simulation
from rbdesigner.lab.statistics.flows import GOODS_EVENTS, GoodFlow, good_flows, work_counts
from rbdesigner.lab.statistics.run_figures import run_figures
from rbdesigner.lab.statistics.time_line import TimeLine, time_line
from rbdesigner.lab.statistics.verdicts import Factor, Verdict
from rbdesigner.lab.studies.paired_runs import PairedRuns
from rbdesigner.lab.studies.worths import ONE_MORE, Worths, bottlenecks
from rbdesigner.lab.wording.change_wording import difference_sentences
from rbdesigner.lab.wording.milestone_wording import parting_sentence
from rbdesigner.lab.wording.playability_wording import told_verdict
from rbdesigner.lab.wording.unvisited_tiles import unvisited_tiles
from rbdesigner.lab.wording.verdict_wording import order_sentence, reasons


def as_json(simulation: Simulation, verdict: Verdict) -> dict[str, Any]:
    """The results of a run as ``--json`` prints them."""
    facts = analyse(simulation.setup.scenario)
    setup, totals = simulation.setup, simulation.store.totals(simulation.run)
    playability = run_playability(simulation.store, simulation.run, verdict, verdict.tolerance)
    return {
        "title": setup.scenario.properties.title,
        "players": list(setup.players),
        "seed": setup.seed,
        "secret": setup.secret or None,
        "games": verdict.games,
        "playability": playability_as_json(playability),
        "idle": idle_as_json(playability.idle),
        "doubtful": bool(playability.doubtful),
        "levels": levels_as_json(playability.levels),
        "verdict": verdict.answer.value if len(setup.players) > 1 else None,
        "tolerance": verdict.tolerance,
        "more": list(verdict.more),
        "sentence": told_verdict(verdict, facts, playability) if len(setup.players) > 1 else None,
        "unequal": verdict.homes.is_unequal,
        "reasons": reasons(verdict, facts),
        "order": order_sentence(verdict) or None if len(setup.players) > 1 else None,
        "homes": _standings(verdict.homes, "at", list),
        "positions": _standings(verdict.positions, "position", lambda key: key[0]),
        "players_results": _standings(verdict.players, "player", lambda key: key[0] + 1),
        "figures": [
            {**figure._asdict(), "value": json_interval(figure.value)}
            for figure in run_figures(simulation.store.results(simulation.run))
        ],
        "time_line": _time_line(facts, setup.players, time_line(simulation.store.milestones(simulation.run))),
        "goods": [_goods_data(flow) for flow in good_flows(totals)],
        "works": [{**work._asdict(), "number": json_interval(work.number)} for work in work_counts(totals)],
        "unvisited": [list(at) for at in unvisited_tiles(setup.scenario, simulation.store.tiles(simulation.run))]
        if verdict.games
        else None,
        "lengths": [
            {
                "turns": turns,
                "ending": ending,
                "contact": contact or None,
                "leads": leads,
                "decided": decided or None,
            }
            for turns, ending, contact, leads, decided in simulation.store.lengths(simulation.run)
        ],
        "failures": json_failures(simulation.store.failures(simulation.run)),
    }


def _time_line(facts: MapFacts, players: Sequence[str], line: TimeLine) -> dict[str, Any] | None:
    """The milestones of homes; none that mostly never comes has a turn."""
    if not line.games:
        return None
    found = [
        {
            "home": list(each.home),
            "milestone": each.milestone,
            "games": each.games,
            "turn": _turn(each.turn),
            "interval": [_turn(each.low), _turn(each.high)] if each.is_known else None,
            "never": json_interval(each.never),
        }
        for each in line.milestones
    ]
    return {"sentence": parting_sentence(facts, players, line) or None, "games": line.games, "milestones": found}


def _turn(turn: float) -> int | None:
    return int(turn) if isfinite(turn) else None


def _goods_data(flow: GoodFlow) -> dict[str, Any]:
    means = {event: json_interval(mean) for event, mean in zip(GOODS_EVENTS, flow[1:5], strict=True)}
    return {"good": flow.good, **means, "first": flow.first}


def _standings(factor: Factor, name: str, key: Callable[[tuple[int, ...]], Any]) -> dict[str, Any]:
    found = [
        {
            name: key(each.key),
            "games": each.games,
            "seeds": each.seeds,
            "share": json_interval(each.share),
            "points": json_interval(each.points),
            "probability": each.probability,
        }
        for each in factor.standings
    ]
    return {"equal": factor.probability, "each": found}


def compared_as_json(runs: PairedRuns, tolerance: float) -> dict[str, Any]:
    """The results of two versions of a map as ``--json`` prints them."""
    differences = runs.differences()
    before, after = (simulation.setup.scenario for simulation in runs.simulations)
    return {
        "study": "versions",
        "runs": list(map(as_json, runs.simulations, runs.verdicts(tolerance))),
        "sentences": difference_sentences(differences),
        "differences": [
            {**each._asdict(), "change": json_interval(each.change), "answer": each.answer.value}
            for each in differences
        ],
        "changes": differences_as_json(compare(before, after), after.orientation),
        "failures": json_failures(runs.failures()),
    }


def worths_as_json(found: Worths) -> dict[str, Any]:
    """The worth of things as ``--json`` prints it."""
    return {
        "study": "worths",
        "title": found.setup.scenario.properties.title,
        "players": list(found.setup.players),
        "seed": found.setup.seed,
        "short_of": [each.thing.removeprefix(ONE_MORE) for each in bottlenecks(found.table())],
        "worths": [
            {
                "thing": each.thing,
                "seeds": each.seeds,
                "games": each.games,
                "points": json_interval(each.points),
                "unfairness": None if each.fairness is None else json_interval(each.fairness),
            }
            for each in found.table()
        ],
        "failures": json_failures(found.failures()),
    }
