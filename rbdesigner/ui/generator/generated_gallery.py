"""Pictures of generated maps, in an order, to choose one from."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from math import inf

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import (
    QListView,
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from rbdesigner.analysis.fact_wording import home_name
from rbdesigner.analysis.map_analysis import analyse
from rbdesigner.art.thumbnail import thumbnail
from rbdesigner.generating.map_generator import GeneratedMap
from rbdesigner.lab.studies.short_runs import ShortRun
from rbdesigner.messages.phrases import capitalised, text
from rbdesigner.messages.problems import problem_sentence
from rbdesigner.messages.translation import number_text
from rbdesigner.prediction.expectation import Expectation
from rbdesigner.prediction.expectation_wording import fairness_words
from rbdesigner.ui.storage.preferences import board_style
from rbdesigner.ui.widgets.literal import tip

PICTURE = QSize(190, 170)
_SPACING = 6
_ROOM = 6
"""Pixels of a column beside its picture, at least."""
_REPORT = Qt.ItemDataRole.UserRole


class GalleryOrder(Enum):
    """An order of the maps in the gallery."""

    AS_THEY_COME = auto()
    BY_FAIRNESS = auto()
    BY_SHORT_RUNS = auto()


class GeneratedGallery(QListWidget):
    """Pictures of maps, with what is expected of their homes, problems and what games tell below each."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.order = GalleryOrder.AS_THEY_COME
        self.setObjectName("generator-gallery")
        self.setAccessibleName(self.tr("Generated maps"))
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setIconSize(PICTURE)
        self.setSpacing(_SPACING)
        self.setWordWrap(True)
        self.setItemDelegate(_ColumnDelegate(self))

    @property
    def column_width(self) -> int:
        """The width of a column: together they fill the gallery.

        Qt keeps room for a scroll bar, and what fills the rest to the last pixel does not fit.
        """
        room = self.maximumViewportSize().width() - self.verticalScrollBar().sizeHint().width() - _SPACING - 1
        return room // max(1, room // (PICTURE.width() + _ROOM + _SPACING)) - _SPACING

    @property
    def _items(self) -> list[_MapItem]:
        return [item for row in range(self.count()) if isinstance(item := self.item(row), _MapItem)]

    @property
    def maps(self) -> list[GeneratedMap]:
        """The maps, by their numbers."""
        return sorted((item.report for item in self._items), key=lambda each: each.number)

    @property
    def chosen(self) -> GeneratedMap | None:
        """The map that is chosen."""
        item = self.currentItem()
        return item.report if isinstance(item, _MapItem) else None

    @property
    def last_number(self) -> int:
        """The number of the last map that is there."""
        return max((report.number for report in self.maps), default=0)

    def add(self, report: GeneratedMap) -> None:
        """Show a further map."""
        problems = [problem_sentence(each) for each in report.problems if each.places]
        told = self.tr("%n problems", "", len(problems)) if problems else self.tr("no problems")
        first = self.tr("Map {number}").replace("{number}", number_text(report.number))
        if report.fairness is not None:
            first = capitalised(fairness_words(report.fairness, is_planned=report.is_planned))
        looks = self.tr("looks {score}").replace("{score}", number_text(round(report.looks)))
        said = f"{first}, {looks}, {told}"
        if report.expectation is not None:
            said = f"{said}\n{self._wins_text(report.expectation)}"
        item = _MapItem(self._icon(report), report, said, [*problems, *self._wins_tips(report)])
        self.addItem(item)
        if self.currentItem() is None:
            self.setCurrentItem(item)
        self._sort()

    def _wins_text(self, expectation: Expectation) -> str:
        """The shares of wins that are expected, the greatest first."""
        shares = sorted((round(home.wins.value) for home in expectation.homes), reverse=True)
        told = ", ".join(map(number_text, shares))
        return self.tr("Wins {shares}\u00a0%").replace("{shares}", told)

    def _wins_tips(self, report: GeneratedMap) -> list[str]:
        """The share of wins that is expected of each home, with its interval."""
        if report.expectation is None:
            return []
        wins = {home.at: home.wins for home in report.expectation.homes}
        said = self.tr("{home} wins {value}\u00a0% of games ({low} to {high})")
        found = []
        for home in analyse(report.scenario).homes:
            told = said
            for part, value in wins[home.at]._asdict().items():
                told = told.replace(f"{{{part}}}", number_text(round(value)))
            found.append(told.replace("{home}", capitalised(text(home_name(home.name)))))
        return found

    def _icon(self, report: GeneratedMap) -> QIcon:
        ratio = self.devicePixelRatioF()
        width, height = round(PICTURE.width() * ratio), round(PICTURE.height() * ratio)
        picture = thumbnail(report.scenario, width, height, board_style())
        picture.setDevicePixelRatio(ratio)
        icon = QIcon()
        for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):  # a chosen picture keeps its colours
            icon.addPixmap(QPixmap.fromImage(picture), mode)
        return icon

    def renew_pictures(self) -> None:
        """Paint all maps in the style of the window as it is now."""
        for item in self._items:
            item.setIcon(self._icon(item.report))

    def show_runs(self, runs: Sequence[ShortRun]) -> None:
        """Tell below the maps with these numbers how they did in games, unless more games are told already."""
        items = {item.report.number: item for item in self._items}
        for run in runs:
            item = items.get(run.number)
            if item is not None and (item.run is None or run.games >= item.run.games):
                item.show_run(run, self._run_text(run), self._run_tip(run))
        self._sort()

    def show_order(self, order: GalleryOrder) -> None:
        """Put the maps in this order."""
        self.order = order
        self._sort()

    def _sort(self) -> None:
        """Put the maps in order, if they are not."""
        keys = [item.key(self.order) for item in self._items]
        if keys != sorted(keys):
            self.sortItems()

    def _run_text(self, run: ShortRun) -> str:
        said = self.tr("Unfairness {points} points (unsure)")
        if run.unfairness.is_known:
            said = self.tr("Unfairness {points} points ({low} to {high})")
        return "\n".join((_with_numbers(said, run), self.tr("%n games", "", run.games)))

    def _run_tip(self, run: ShortRun) -> str:
        said = self.tr(
            "In these games the home farthest from an even share of the wins was {points} percentage points off."
        )
        sure = self.tr("There are too few games to say how certain that is.")
        if run.unfairness.is_known:
            sure = self.tr("With 95\u00a0% certainty, many more games would show {low} to {high}.")
        order = self.tr("The order of the maps counts points too, because a few wins tell little.")
        return " ".join((_with_numbers(said, run), _with_numbers(sure, run), order))


def _with_numbers(said: str, run: ShortRun) -> str:
    """A text with the unfairness and its ends."""
    said = said.replace("{points}", number_text(round(run.unfairness.value)))
    if run.unfairness.is_known:
        said = said.replace("{low}", number_text(round(run.unfairness.low)))
        said = said.replace("{high}", number_text(round(run.unfairness.high)))
    return said


class _ColumnDelegate(QStyledItemDelegate):
    """Gives all maps the width of the columns."""

    def __init__(self, gallery: GeneratedGallery) -> None:
        super().__init__(gallery)
        self._gallery = gallery

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Ask for the height of picture and words."""
        return QSize(self._gallery.column_width, super().sizeHint(option, index).height())


class _MapItem(QListWidgetItem):
    """A map in the gallery."""

    def __init__(self, icon: QIcon, report: GeneratedMap, told: str, more: Sequence[str]) -> None:
        super().__init__(icon, told)
        self.report = report
        self.run: ShortRun | None = None
        self._told, self._more = told, list(more)
        self.setData(_REPORT, report)
        self.setTextAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._explain("")

    def show_run(self, run: ShortRun, told: str, explained: str) -> None:
        """Tell of a short run."""
        self.run = run
        self.setText(f"{self._told}\n{told}")
        self._explain(explained)

    def _explain(self, more: str) -> None:
        told = [*self._more, *([more] if more else [])]
        self.setToolTip(tip("\n".join(told)) if told else "")

    def key(self, order: GalleryOrder) -> tuple[float, float]:
        """Give the numbers that put maps in an order."""
        number = self.report.number
        if order is GalleryOrder.BY_FAIRNESS:
            return -(self.report.fairness or 0.0), number
        if order is GalleryOrder.BY_SHORT_RUNS:
            return self.run.order if self.run is not None else inf, number
        return number, 0

    def __lt__(self, other: QListWidgetItem) -> bool:
        gallery = self.listWidget()
        if not isinstance(gallery, GeneratedGallery) or not isinstance(other, _MapItem):
            return False
        return self.key(gallery.order) < other.key(gallery.order)
