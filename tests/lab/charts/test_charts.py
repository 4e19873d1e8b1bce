"""Charts of runs: what they tell is what happened, and their files are the same each time."""

from __future__ import annotations

import subprocess
import sys
from functools import cache
from itertools import pairwise

import pytest

from rbdesigner.analysis.map_analysis import analyse
from rbdesigner.lab.charts.chart import Chart, ChartKind, ChartOffer, ChartPoint
from rbdesigner.lab.charts.chart_drawing import DARK, LEAST_CONTRAST, LIGHT, MARKERS, ChartLook, contrast
from rbdesigner.lab.charts.chart_figure import chart_bytes, chart_figure, chart_pixels
from rbdesigner.lab.charts.chart_source import ChartSource
from rbdesigner.lab.charts.course_charts import APART
from rbdesigner.lab.charts.run_charts import run_charts
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.rules.player_colours import PLAYER_COLOURS
from rbdesigner.rules.tables import WONDER_ROWS
from tests.lab.sample_runs import row, setup
from tests.parameters import few

GAMES = 4


@cache
def source() -> ChartSource:
    with RunStore() as store:
        run = store.begin(setup())
        store.add(run, [row(number) for number in range(GAMES)])
        return ChartSource.of_run(store, run, analyse(setup().scenario))


@cache
def charts() -> dict[str, Chart]:
    return {offer.key: offer.chart() for offer in run_charts(source())}


def test_a_run_has_all_its_charts() -> None:
    keys = [key for key in charts() if not key.startswith("goods-")]
    first = ["home-shares", "position-shares", "home-points", "milestones", "lengths", "endings", "points"]
    assert keys[:7] == first
    assert {"bricks", "goods", "transporters"} <= set(keys)


def test_every_chart_has_a_table_with_the_number_of_games() -> None:
    for chart in charts().values():
        assert chart.series and chart.title and "4 games" in chart.remark
        assert "Games" in chart.table.columns
        assert all(len(each) == len(chart.table.columns) for each in chart.table.rows), chart.key


def test_shares_and_points_of_homes_are_those_of_the_games() -> None:
    shares, points = charts()["home-shares"], charts()["home-points"]
    assert shares.even == 50
    seats = [seat for number in range(GAMES) for seat in row(number).seats]
    for number, home in enumerate(source().homes):
        own = [seat for seat in seats if tuple(seat.home) == home]
        assert shares.series[number].points[0].value == 100 * sum(seat.won for seat in own) / GAMES
        assert points.series[number].points[0].value == sum(seat.points for seat in own) / GAMES
        assert shares.series[number].colour == points.series[number].colour == PLAYER_COLOURS[number]


def test_points_by_turn_end_with_those_of_the_games() -> None:
    ends = {series.name: series.points[-1].value for series in charts()["points"].series}
    assert ends == {series.name: series.points[0].value for series in charts()["home-points"].series}


def test_of_goods_as_much_is_left_as_was_made_and_neither_used_nor_lost() -> None:
    chart = charts()["goods-boards"]
    made, used, lost, left = ([point.value for point in series.points] for series in chart.series)
    counts = [count for at in range(GAMES) for count in row(at).counts]
    remaining = sum(count.amount for count in counts if (count.event, count.thing) == ("left", "boards"))
    assert left[-1] == pytest.approx(remaining / GAMES) == pytest.approx(sum(made) - sum(used) - sum(lost))
    assert made[0] > 0 and used[0] == 0  # what is there from the beginning


def test_goods_are_counted_each_for_itself() -> None:
    chart = charts()["goods"]
    assert chart.kind is ChartKind.BARS and chart.places == tuple(cells[0] for cells in chart.table.rows)
    assert {"Boards", "Stone", "Geese"} <= set(chart.places)
    boards = chart.places.index("Boards")
    by_turn = charts()["goods-boards"].series
    for series, turns in zip(chart.series[:3], by_turn, strict=False):
        assert series.points[boards].value == pytest.approx(sum(point.value for point in turns.points))
    axes = chart_figure(chart).axes[0]
    assert [label.get_text() for label in axes.get_xticklabels()] == list(chart.places)
    assert len(axes.patches) == len(chart.places) * len(chart.series)
    edges = sorted((bar.get_x(), bar.get_x() + bar.get_width()) for bar in axes.patches)
    assert all(one[1] <= other[0] + 1e-9 for one, other in pairwise(edges)), "no bar hides another"


def test_sums_by_turn_never_fall() -> None:
    for key in ("bricks", "transporters"):
        for series in charts()[key].series:
            assert all(before.value <= after.value for before, after in pairwise(series.points))
    neutral = charts()["bricks"].series[-1]
    assert (neutral.name, neutral.points[-1].value) == ("Neutral", 33)


def test_rows_of_the_wonder_bring_what_the_wonder_brings() -> None:
    chart = charts()["rows"]
    for home, series in zip(source().homes, chart.series, strict=True):
        points = [seat.wonder for at in range(GAMES) for seat in row(at).seats if tuple(seat.home) == home]
        assert sum(point.value for point in series.points) == pytest.approx(sum(points) / GAMES)
    assert any(point.value for series in chart.series for point in series.points)
    assert [cells[0] for cells in chart.table.rows] == [str(number + 1) for number in range(len(WONDER_ROWS))]


@pytest.mark.parametrize("form", few(["svg", "png", "pdf"], 2))
def test_files_of_charts_are_the_same_each_time(form: str) -> None:
    chart = charts()["home-shares"]
    made = chart_bytes(chart, form)
    assert made == chart_bytes(chart, form)
    assert made.startswith({"svg": b"<?xml", "pdf": b"%PDF", "png": b"\x89PNG"}[form])
    assert b"Date" not in made


def test_pixels_have_the_size_that_is_wanted() -> None:
    assert len(chart_pixels(charts()["points"], DARK, 301, 200, 1.5, 9)) == 4 * 301 * 200


def test_a_figure_has_its_even_share_and_signs_of_its_own() -> None:
    axes = chart_figure(charts()["home-shares"]).axes[0]
    assert [list(map(float, line.get_xdata())) for line in axes.lines if line.get_linestyle() == "--"] == [[50, 50]]
    lines = chart_figure(charts()["points"]).axes[0].lines
    assert [line.get_marker() for line in lines] == list(MARKERS[: len(lines)])


def test_what_is_fair_is_seen_beside_the_shares() -> None:
    for key in ("home-shares", "position-shares"):
        axes = chart_figure(charts()[key]).axes[0]
        band = next(patch for patch in axes.patches if patch.get_label() == "fair: 45.0 to 55.0\u00a0%")
        assert (band.get_x(), band.get_x() + band.get_width()) == pytest.approx((45, 55))
    assert charts()["home-points"].tolerated is None


def test_nothing_is_drawn_between_two_turns() -> None:
    assert {chart.kind for chart in charts().values()} == set(ChartKind)
    for key in ("points", "bricks", "goods-boards", "transporters"):
        chart = charts()[key]
        assert chart.kind is ChartKind.STEPS, key
        lines = chart_figure(chart).axes[0].lines
        assert {line.get_drawstyle() for line in lines} == {"steps-mid"}, key
    assert charts()["rows"].kind is ChartKind.BARS


def test_points_by_turn_say_that_goods_count_while_they_are_aboard() -> None:
    chart = charts()["points"]
    assert "goods aboard" in chart.up and "goods count while they are aboard" in chart.remark


def test_shares_are_seen_from_nothing_on() -> None:
    for key, middle in (("home-shares", 50), ("position-shares", 50), ("endings", 50)):
        low, high = chart_figure(charts()[key]).axes[0].get_xlim()
        assert low < 0 and high > 100 and (low + high) / 2 == pytest.approx(middle, abs=3), key


@pytest.mark.parametrize("width", [3.0, 7.2])
def test_the_legend_is_as_large_as_the_titles_of_the_axes_and_hides_nothing(width: float) -> None:
    long = charts()["goods-boards"]
    long = long._replace(series=tuple(each._replace(name=f"{each.name} of everybody") for each in long.series))
    for chart in (charts()["home-shares"], long):
        figure = chart_figure(chart, size=(width, 4.0))
        (legend,), (axes,) = figure.legends, figure.axes
        figure.draw_without_rendering()
        assert {text.get_fontsize() for text in legend.get_texts()} == {axes.xaxis.label.get_fontsize()}
        box = legend.get_window_extent()
        assert box.width <= figure.bbox.width and not box.overlaps(axes.bbox)


@cache
def ample(*, alike: bool = True) -> dict[str, ChartOffer]:
    """The charts of five seeds, with games that all last as long and end as they do, or not."""
    rows = [row(number) for number in range(10)]
    if not alike:
        rows = [each._replace(turns=33 - each.number % 3, ending=("bricks", "turns")[each.seed % 2]) for each in rows]
    with RunStore() as store:
        run = store.begin(setup())
        store.add(run, rows)
        source = ChartSource.of_run(store, run, analyse(setup().scenario))
    return {offer.key: offer for offer in run_charts(source)}


@pytest.mark.parametrize("key", ["home-shares", "position-shares", "home-points", "lengths", "endings"])
def test_error_bars_are_explained_where_there_are_any(key: str) -> None:
    assert "10 games, 5 seeds; the error bars show" in ample(alike=False)[key].chart().remark
    assert charts()[key].remark == "4 games"  # of two seeds nobody knows
    assert "the error bars show" in ample()[key].chart().remark or key == "home-points"  # a constant has none


def test_steps_have_bands_where_their_values_are_known() -> None:
    chart = ample()["goods-boards"].chart()
    used = chart.series[1].points[8]
    assert used.interval is not None and used.interval.low < used.value < used.interval.high
    assert chart.table.rows[8][3] == "0.2 (0.0 to 0.8)" and "the bands show" in chart.remark
    band = chart_figure(chart).axes[0].collections[1].get_paths()[0]
    for at in (7.6, 8.4):
        assert band.contains_points([(at, used.interval.low + 0.01), (at, used.interval.high - 0.01)]).all()
        assert not band.contains_points([(at, used.interval.low - 0.01), (at, used.interval.high + 0.01)]).any()
    assert "bands" not in charts()["goods-boards"].remark  # of two seeds nobody knows


@pytest.mark.parametrize("shown", [LIGHT, DARK])
def test_all_colours_can_be_seen(shown: ChartLook) -> None:
    for colour in (*PLAYER_COLOURS, *APART):
        assert contrast(shown.drawn(colour), shown.ground) >= LEAST_CONTRAST
    assert contrast(shown.ink, shown.ground) >= 7 and contrast(shown.quiet, shown.ground) >= 4.5
    assert shown.is_dark is (shown is DARK)


def test_bars_are_for_numbers_and_intervals_for_names() -> None:
    assert charts()["lengths"].kind is ChartKind.BARS and charts()["endings"].kind is ChartKind.INTERVALS


def test_simulating_does_not_load_matplotlib() -> None:
    code = "import sys, rbdesigner.cli.simulate; sys.exit('matplotlib' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize(("most", "told"), [(0.12, "0.02"), (0.3, "0.05"), (40.0, "10")])
def test_no_two_numbers_at_an_axis_read_alike(most: float, told: str) -> None:
    points = tuple(ChartPoint(place, most * place / 10) for place in range(11))
    chart = charts()["points"]
    axes = chart_figure(chart._replace(series=(chart.series[0]._replace(points=points),))).axes[0]
    numbers = [label.get_text() for label in axes.get_yticklabels()]
    assert told in numbers and len(set(numbers)) == len(numbers)


def test_names_with_dollar_signs_are_no_formulas() -> None:
    chart = charts()["home-shares"]._replace(title="Gold for $5 or $6")
    assert b">Gold for $5 or $6<" in chart_bytes(chart, "svg", as_text=True)
