"""The time line of homes as a chart: what it shows, and that it can be read without colours."""

from __future__ import annotations

from collections.abc import Mapping

from matplotlib.axes import Axes
from matplotlib.text import Annotation

from rbdesigner.analysis.map_analysis import analyse
from rbdesigner.lab.charts.chart import Chart
from rbdesigner.lab.charts.chart_figure import chart_figure
from rbdesigner.lab.charts.chart_source import ChartSource
from rbdesigner.lab.charts.run_charts import run_charts
from rbdesigner.lab.games.game_row import GameResult, HomeMilestones, SeatMilestones
from rbdesigner.lab.statistics.time_line import TimeLine, time_line
from rbdesigner.lab.statistics.verdicts import judged
from tests.lab.sample_runs import setup

ONE, OTHER = (0, -1), (0, 1)
SEEDS = 40
NAMES = ["Boards", "Stone", "Mine", "Coins", "Stock", "Contact"]


def chart_of(turns: Mapping[tuple[int, int], SeatMilestones], *, is_known: bool = True) -> Chart:
    """The chart of games in which homes always come to milestones in these turns."""
    rows = [HomeMilestones(seed, seed, home, own, 20) for seed in range(SEEDS) for home, own in turns.items()]
    results = [
        GameResult(seed, seed, 20, "turns", 0, 0, 0, (1,) * len(turns), tuple(turns), 0, "") for seed in range(SEEDS)
    ]
    line = time_line(rows) if is_known else TimeLine(0, 0, ())
    players = ["planner:easy"] * len(turns)
    source = ChartSource(analyse(setup().scenario), players, results, judged([], max(1, len(turns))), [], line)
    return {offer.key: offer for offer in run_charts(source)}["milestones"].chart()


def later_stone() -> Chart:
    return chart_of({ONE: SeatMilestones(3, 4, 9, 12, 0, 8), OTHER: SeatMilestones(3, 6, 9, 12, 0, 8)})


def texts(axes: Axes) -> list[str]:
    return [each.get_text() for each in axes.texts if isinstance(each, Annotation)]


def test_a_column_for_each_milestone_has_a_mark_with_its_turn_for_each_home() -> None:
    chart = later_stone()
    panels = chart_figure(chart).axes
    assert [panel.get_title() for panel in panels] == list(chart.places) == NAMES
    assert [label.get_text() for label in panels[0].get_yticklabels()] == ["South-west", "North-east"]
    assert texts(panels[1]) == ["4", "6"]
    marks = [line for line in panels[1].lines if line.get_marker() not in ("None", "")]
    assert [(list(mark.get_xdata()), list(mark.get_ydata())) for mark in marks] == [([4], [1]), ([6], [0])]
    assert len({mark.get_marker() for mark in marks}) == 2, "colour is not the only sign"


def test_all_marks_are_in_their_columns_and_none_is_before_the_first_turn() -> None:
    for panel, turns in zip(chart_figure(later_stone()).axes, [(3,), (4, 6), (9,), (12,), (), (8,)], strict=True):
        low, high = panel.get_xlim()
        assert 0 < low < high and high - low >= 6
        assert all(low < turn < high for turn in turns)


def test_the_milestone_at_which_homes_part_stands_out_and_is_told() -> None:
    chart = later_stone()
    panels = chart_figure(chart).axes
    assert [panel.get_title() for panel in panels if panel.title.get_fontweight() == "bold"] == ["Stone"]
    assert [bool(panel.patches) for panel in panels] == [name == "Stone" for name in NAMES]
    assert chart.remark.startswith(
        "South-west gets its first stone 2 turns later than North-east (turn 6 against 4). 40 games, 40 seeds."
    )
    alike = chart_of(dict.fromkeys((ONE, OTHER), SeatMilestones(3, 4, 9, 12, 15, 8)))
    assert alike.emphasis is None and not any(panel.patches for panel in chart_figure(alike).axes)


def test_what_never_comes_is_said_in_its_place() -> None:
    chart = later_stone()
    assert texts(chart_figure(chart).axes[4]) == ["never in 100\u00a0%"] * 2
    assert [row[3:5] for row in chart.table.rows if row[0] == "Stock"] == [("never", "never")] * 2
    assert [row[3:5] for row in chart.table.rows if row[0] == "Stone"] == [("4", "4 to 4"), ("6", "6 to 6")]


def test_notes_give_way_to_marks_where_rows_are_low() -> None:
    seldom = chart_of({ONE: SeatMilestones(3, 4, 9, 12, 15, 8), OTHER: SeatMilestones(3, 4, 9, 12, 15, 8)})
    series = tuple(
        each._replace(points=tuple(point._replace(note="never in 5 %") for point in each.points))
        for each in seldom.series
    )
    seldom = seldom._replace(series=series)
    assert "never in 5 %" in texts(chart_figure(seldom, size=(7.2, 3.0)).axes[0])
    assert "never in 5 %" not in texts(chart_figure(seldom, size=(7.2, 1.6)).axes[0])


def test_a_lone_player_has_no_contact() -> None:
    assert list(chart_of({ONE: SeatMilestones(3, 4, 9, 12, 15, 0)}).places) == NAMES[:-1]


def test_of_games_that_an_earlier_version_kept_nothing_is_known() -> None:
    chart = chart_of({ONE: SeatMilestones(3, 4, 9, 12, 0, 8)}, is_known=False)
    assert chart.remark.startswith("When homes came to milestones is not known") and not chart.table.rows
    assert not chart_figure(chart).axes
