"""Reports of runs: pages that stand alone, the same each time, with every chart and table."""

from __future__ import annotations

from functools import cache
from html import escape
from html.parser import HTMLParser

from rbdesigner.lab.reports.report_page import report_page
from rbdesigner.lab.reports.run_report import RunReport
from rbdesigner.lab.runs.run_store import RunStore
from tests.lab.sample_runs import row, setup

PICTURE = '<svg viewBox="0 0 1 1"></svg>'
EMPTY = {"meta", "path", "use", "rect", "br"}


@cache
def report() -> RunReport:
    with RunStore() as store:
        run = store.begin(setup())
        store.add(run, [row(number) for number in range(4)])
        return RunReport.of_run(store, run)


@cache
def page() -> str:
    return report_page(report(), PICTURE)


class Reader(HTMLParser):
    """Reads a page, and keeps ids, open elements and texts."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.open: list[str] = []
        self.links: list[str] = []
        self.text: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = dict(attrs)
        self.ids += filter(None, [known.get("id")])
        self.links += filter(None, [known.get("xlink:href"), known.get("href"), known.get("src")])
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in EMPTY:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        if tag not in EMPTY:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def test_a_page_is_whole_and_needs_nothing_else() -> None:
    reader = Reader()
    reader.feed(page())
    assert reader.open == [] and len(reader.ids) == len(set(reader.ids))
    assert all(link.startswith("#") and link[1:] in reader.ids for link in reader.links)
    said = "".join(reader.text)
    for wanted in ("The Lake Between", report().verdict, "Random player, Random player", "rbdesigner "):
        assert wanted in said
    for chart in report().charts:
        assert chart.title in said and chart.remark in said
        assert all(cell in said for line in chart.table.rows for cell in line)


def test_a_page_tells_the_tiles_that_nobody_steps_on() -> None:
    assert report().unvisited and escape(report().unvisited) in page()
    short = report()._replace(charts=())
    assert 'class="below"' in report_page(short, PICTURE)
    assert 'class="below"' not in report_page(short._replace(unvisited=""), PICTURE)


def test_a_page_is_the_same_each_time() -> None:
    short = report()._replace(charts=report().charts[:2])
    assert report_page(short, PICTURE) == report_page(short, PICTURE)


def test_all_colours_of_charts_follow_the_page() -> None:
    charts = page().partition("<main>")[2]
    assert "#ffffff" not in charts and "var(--chart-ffffff)" in charts
    assert "prefers-color-scheme: dark" in page()


def test_titles_are_no_markup() -> None:
    odd = report_page(report()._replace(title="<b>Map & Co</b>", charts=()), PICTURE)
    assert "<b>" not in odd and "&lt;b&gt;Map &amp; Co" in odd


def test_a_run_without_games_has_a_report() -> None:
    with RunStore() as store:
        made = RunReport.of_run(store, store.begin(setup()))
    assert made.charts == () and made.answer is None and "no game has been played" in made.verdict
    assert "Nothing is known yet" in report_page(made, PICTURE)
