"""All charts of a run."""

from __future__ import annotations

from rbdesigner.lab.charts.chart import ChartOffer
from rbdesigner.lab.charts.chart_source import ChartSource
from rbdesigner.lab.charts.course_charts import course_charts
from rbdesigner.lab.charts.length_charts import length_charts
from rbdesigner.lab.charts.standing_charts import standing_charts


def run_charts(source: ChartSource) -> tuple[ChartOffer, ...]:
    """The charts of the games played, none if there are none."""
    if not source.games:
        return ()
    return (*standing_charts(source), *length_charts(source), *course_charts(source))
