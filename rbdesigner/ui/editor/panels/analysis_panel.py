"""The panel of facts: what may be expected of the homes and why, symmetry."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent, QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSplitter,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from rbdesigner.analysis.facts import Shortcut
from rbdesigner.checks import Severity
from rbdesigner.hexes import Hex
from rbdesigner.prediction.expectation_wording import fairness_sentence
from rbdesigner.prediction.map_expectation import MOST_TILES
from rbdesigner.scenario.edit import Change
from rbdesigner.ui.canvas.territory_layer import Overlay
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.edit_suggestions import EditSuggestions
from rbdesigner.ui.editor.live_expectation import LiveExpectation
from rbdesigner.ui.editor.panels.expected_shares import ExpectedShares
from rbdesigner.ui.editor.panels.fact_table import FACT, FactTable
from rbdesigner.ui.editor.panels.findings import FactSentence, panel_sentences, remedy_edit, suggested_sentences
from rbdesigner.ui.editor.panels.panel import DocumentPanel, FactsViewer
from rbdesigner.ui.widgets.icons import icon
from rbdesigner.ui.widgets.inputs import ComboBox
from rbdesigner.ui.widgets.literal import Label, tip
from rbdesigner.ui.widgets.section import GAP
from rbdesigner.ui.widgets.theme import bold
from rbdesigner.ui.widgets.unbroken import SentenceItems

WIDEST = "▼ 00, 00"
"""The widest usual fact."""
LEAST_TITLE = 120
"""Pixels that are left to the titles of facts at least."""
LEAST_SENTENCES = 220
"""Pixels that are left to the sentences at least, as long as nobody has moved what parts them from the table."""
MOST_SHARES = 700
"""Pixels of width that the expected shares take at most: names and figures stay near the bars."""
SIDE_BY_SIDE = 560
"""Pixels of width from which sentences and table stand side by side."""


class AnalysisPanel(DocumentPanel):
    """Shows what is expected of the homes, sentences and a table of them, which follow every edit.

    Facts alone tell it within a frame, plans that are made in the background soon after. A click on a sentence or a
    fact shows its places on the map. Where a sentence says what would pay, such as a road, a button does it; another
    looks for edits that make the map fairer.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.viewer: FactsViewer | None = None
        self._findings: list[FactSentence] = []
        self.fairness = Label("", self)
        self.fairness.setFont(bold(self.font()))
        self.fairness.setWordWrap(True)
        self.overlay = self._overlay_choice()
        self.live = LiveExpectation(self)
        self.live.changed.connect(self._show_facts)
        self.shares = ExpectedShares(self)
        self.sentences = self._sentence_list()
        self.suggestions = EditSuggestions(self)
        self.suggestions.changed.connect(self._show_facts)
        self.suggest = QPushButton(icon("search"), self.tr("Suggest edits"), self)
        self.suggest.clicked.connect(self._look_for_edits)
        self.mend = QPushButton(icon("fine"), self.tr("Do it"), self)
        self.mend.clicked.connect(self._mend)
        self.mend.hide()
        self.table = FactTable(self)
        self.view = self._table_view()
        self._parts = QSplitter(Qt.Orientation.Vertical, self)
        self._parts.addWidget(self._findings_column())
        self._parts.addWidget(self.view)
        self._is_parted_by_hand = False
        self._parts.splitterMoved.connect(self._part_by_hand)
        self._parts.setChildrenCollapsible(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, GAP, 0, 0)
        layout.setSpacing(GAP)
        layout.addLayout(self._head())
        layout.addWidget(self._parts, 1)
        self.setEnabled(False)

    def _findings_column(self) -> QWidget:
        """The expected shares, and below them the sentences."""
        column = QWidget(self)
        layout = QVBoxLayout(column)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GAP)
        self.shares.setMaximumWidth(MOST_SHARES)
        layout.addWidget(self.shares)
        layout.addWidget(self.sentences, 1)
        buttons = QHBoxLayout()
        buttons.setContentsMargins(GAP, 0, 0, 0)
        buttons.addWidget(self.suggest)
        buttons.addWidget(self.mend)
        buttons.addStretch(1)
        layout.addLayout(buttons)
        return column

    def _head(self) -> QHBoxLayout:
        shown = Label(self.tr("On the map:"), self)
        shown.setBuddy(self.overlay)
        row = QHBoxLayout()
        row.setContentsMargins(GAP, 0, GAP, 0)
        row.addWidget(self.fairness, 1)
        row.addWidget(shown)
        row.addWidget(self.overlay)
        return row

    def _overlay_choice(self) -> ComboBox:
        choice = ComboBox(self)
        choice.setAccessibleName(self.tr("Facts shown on the map"))
        names = {
            Overlay.NOTHING: self.tr("Nothing"),
            Overlay.FIRST: self.tr("Who is first where"),
            Overlay.DISTANCE: self.tr("Turns from the nearest home"),
            Overlay.CONTESTED: self.tr("Contested land"),
        }
        for overlay, name in names.items():
            choice.addItem(name, overlay)
        choice.setMinimumContentsLength(max(map(len, names.values())) - 6)
        choice.activated.connect(self._choose_overlay)
        return choice

    def _sentence_list(self) -> QListWidget:
        view = QListWidget(self)
        view.setAccessibleName(self.tr("Findings"))
        view.setWordWrap(True)
        view.setItemDelegate(SentenceItems(view))
        view.setFrameShape(QListWidget.Shape.NoFrame)
        view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setMinimumHeight(2 * self.fontMetrics().lineSpacing())  # a suggested edit has two lines
        view.itemClicked.connect(lambda item: self._light(self._findings[view.row(item)].places))
        view.itemActivated.connect(lambda item: self._go_to(self._findings[view.row(item)].places))
        view.currentRowChanged.connect(self._offer)
        return view

    def _table_view(self) -> QTableView:
        view = QTableView(self)
        view.setModel(self.table)
        view.setAccessibleName(self.tr("Facts about the homes"))
        view.setTabKeyNavigation(False)
        view.setShowGrid(False)
        view.setAlternatingRowColors(True)
        view.setWordWrap(False)
        view.setFrameShape(QTableView.Shape.NoFrame)
        view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        view.verticalHeader().hide()
        view.verticalHeader().setDefaultSectionSize(self.fontMetrics().lineSpacing() + GAP)
        view.setMinimumHeight(5 * self.fontMetrics().lineSpacing())
        header = view.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        view.clicked.connect(lambda index: self._light(self.table.places(index)))
        view.activated.connect(lambda index: self._go_to(self.table.places(index)))
        self.table.modelReset.connect(self._arrange)
        return view

    # What is shown

    def set_editor(self, viewer: FactsViewer | None) -> None:
        """Show the facts of this view's map from now on."""
        if self.viewer is not None:
            self.viewer.facts.unwatch(self._is_seen)
            self.viewer.facts.changed.disconnect(self._show_facts)
            self.viewer.facts.outdated.disconnect(self._show_age)
            self.viewer.overlay_changed.disconnect(self._show_overlay)
        self.viewer = viewer
        if viewer is not None:
            viewer.facts.changed.connect(self._show_facts)
            viewer.facts.outdated.connect(self._show_age)
            viewer.overlay_changed.connect(self._show_overlay)
            viewer.facts.watch(self._is_seen)
        self.setEnabled(viewer is not None)
        self._show_facts()
        self._show_overlay()

    def _is_seen(self) -> bool:
        return not self.visibleRegion().isEmpty()

    def show_document(self, document: Document | None) -> None:
        """Bring the facts up to date, and show them."""
        if document is None:
            self.viewer = None
            self.setEnabled(False)
        elif self.viewer is not None:
            self.viewer.facts.refresh()
        self._show_facts()

    def show_changes(self, document: Document, changes: Sequence[Change]) -> None:
        """Do nothing: the facts tell when they have changed."""

    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with what happened while the panel was hidden."""
        super().showEvent(event)
        self.note_visibility(True)

    def hideEvent(self, event: QHideEvent) -> None:
        """Let no plans be made for what nobody sees."""
        super().hideEvent(event)
        self.live.rest()

    def note_visibility(self, visible: bool) -> None:
        """Catch up when the dock has come to the front of its tabs."""
        super().note_visibility(visible)
        if not visible:
            self.live.rest()
        elif self.viewer is not None:
            self.viewer.facts.refresh()
            self._show_facts()

    def _show_facts(self) -> None:
        facts = self.viewer.facts.facts if self.viewer is not None else None
        document = self.document
        if facts is not None and not self._is_seen():
            self.live.rest()
            return
        self.suggestions.leave_unless(facts)
        self.live.follow(self.viewer.facts if self.viewer is not None else None, document)
        self._show_age()
        expectation = self.live.expectation
        self.fairness.setToolTip(tip(self.live.trouble))
        self.shares.show_expectation(facts, expectation)
        self.table.take(facts, expectation)
        found: list[FactSentence] = []
        if facts is not None and document is not None:
            asked = self.suggestions.of(facts), self.suggestions.trouble_with(facts)
            found = list(suggested_sentences(*asked, document.scenario))
            found += panel_sentences(facts, self.live, document.scenario.orientation)
        self._allow_suggestions()
        if found != self._findings:
            self._show_findings(found)

    def _allow_suggestions(self) -> None:
        """Let edits be looked for where homes are compared, on a map without errors, once at a time."""
        facts = self.viewer.facts.facts if self.viewer is not None else None
        problems = self.document.problems if self.document is not None else []
        has_errors = any(problem.severity is Severity.ERROR for problem in problems)
        is_looking = self.suggestions.are_awaited(facts)
        self.suggest.setText(self.tr("Looking for edits…") if is_looking else self.tr("Suggest edits"))
        self.suggest.setEnabled(self.live.expectation is not None and not is_looking and not has_errors)
        wish = self.tr("Look for small edits that make the map fairer")
        self.suggest.setToolTip(tip(self.tr("Mend the errors of the map first") if has_errors else wish))

    def _show_age(self) -> None:
        """Say how fair the homes are; fade all that the map has left behind."""
        live = self.viewer.facts if self.viewer is not None else None
        facts, is_old = (live.facts, live.are_outdated) if live is not None else (None, False)
        told = self._fairness() if facts is not None else ""
        self.fairness.setText(self.tr("Out of date: {sentence}").format(sentence=told) if is_old else told)
        if is_old is not self.table.is_faded:
            self.table.fade(is_old)
            palette = QPalette()
            if is_old:
                faint = self.palette().color(QPalette.ColorRole.PlaceholderText)
                palette.setColor(QPalette.ColorRole.Text, faint)
                palette.setColor(QPalette.ColorRole.WindowText, faint)
            for widget in (self.fairness, self.shares, self.sentences, self.view):
                widget.setPalette(palette)

    def _fairness(self) -> str:
        """How fair the homes are, whether facts alone tell it, and why."""
        told, expectation = fairness_sentence(self.live.expectation), self.live.expectation
        if expectation is None or expectation.is_planned:
            return told
        if self.live.is_planning:
            return self.tr("{fairness} Plans follow.").format(fairness=told)
        document = self.document
        if self.live.trouble or (document is not None and len(document.scenario.tiles) > MOST_TILES):
            return told
        return self.tr("{fairness} Plans need a map without errors.").format(fairness=told)

    def _show_findings(self, found: list[FactSentence]) -> None:
        chosen = self._findings[row] if (row := self.sentences.currentRow()) >= 0 else None
        is_other = found[:1] != self._findings[:1]
        self._findings = found
        self.sentences.clear()
        for finding in found:
            item = QListWidgetItem(icon(finding.sign), finding.text)
            item.setToolTip("")
            self.sentences.addItem(item)
        if chosen is not None:  # what is chosen stays so, and nothing else that now stands in its row
            self.sentences.setCurrentRow(next((row for row, each in enumerate(found) if each.is_like(chosen)), -1))
        if is_other and self.sentences.currentRow() < 0:
            self.sentences.scrollToTop()  # to the best edit, or what has just changed

    def _part_by_hand(self) -> None:
        self._is_parted_by_hand = True
        self._arrange()

    def _arrange(self) -> None:
        """Sentences and table side by side, homes by name, where there is room."""
        self.view.setVisible(self.table.rowCount() > 0)
        self._parts.refresh()  # at once, as the room of the columns is measured below
        wide = self.width() > SIDE_BY_SIDE
        self._parts.setOrientation(Qt.Orientation.Horizontal if wide else Qt.Orientation.Vertical)
        metrics, homes = self.fontMetrics(), self.table.columnCount() - 1
        least = metrics.horizontalAdvance(WIDEST) + 2 * GAP
        named = [max(least, metrics.horizontalAdvance(self.table.heading(home)) + 3 * GAP) for home in range(homes)]
        titles = (str(self.table.index(row, FACT).data()) for row in range(self.table.rowCount()))
        title = max(map(metrics.horizontalAdvance, titles), default=0) + 3 * GAP
        if not self._is_parted_by_hand:
            self._part(title + least * homes, title + sum(named))
        room = self.view.viewport().width()
        self.table.show_names(title + sum(named) <= room)
        widths = named if title + sum(named) <= room else [least] * homes
        header = self.view.horizontalHeader()
        for column, width in enumerate([min(title, max(LEAST_TITLE, room - sum(widths))), *widths]):
            header.resizeSection(column, width)

    def _part(self, needed: int, roomy: int) -> None:
        """Give the table room for its facts below the names of homes: up to 60 % of all, more only for the facts."""
        if self._parts.orientation() is Qt.Orientation.Vertical:
            self._parts.setSizes([400, 600])
            return
        whole = self._parts.width() - self._parts.handleWidth()
        bar = self.view.verticalScrollBar().sizeHint().width() + 2 * self.view.frameWidth()
        table = min(roomy + bar, max(whole * 6 // 10, min(needed + bar, whole - LEAST_SENTENCES)))
        self._parts.setSizes([whole - table, table])

    def heightForWidth(self, width: int) -> int:
        """As much as it needs: sentences and table scroll by themselves."""
        return self.minimumSizeHint().height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the room there is."""
        super().resizeEvent(event)
        self._arrange()

    # What the user does

    def _look_for_edits(self) -> None:
        """Ask for edits that make the map fairer."""
        viewer, document, expectation = self.viewer, self.document, self.live.expectation
        if viewer is None or document is None or expectation is None or viewer.facts.facts is None:
            return
        self.suggestions.look_for(viewer.facts.facts, expectation, document)
        self._allow_suggestions()

    def _offer(self, row: int) -> None:
        """Offer to do what the chosen sentence says would pay."""
        self.mend.setVisible(row >= 0 and self._findings[row].remedy is not None)

    def _mend(self) -> None:
        """Do what the chosen sentence says would pay, as one undo step: with roads and bridges their images, too."""
        remedy, document, viewer = self._findings[self.sentences.currentRow()].remedy, self.document, self.viewer
        self.sentences.setCurrentRow(-1)  # a second click must not do what stands in this row then
        if remedy is None or document is None or viewer is None or not viewer.facts.are_current:
            return
        edit = remedy_edit(document.scenario, remedy)
        if isinstance(remedy, Shortcut):
            step = self.tr("Build roads") if remedy.bridge is None else self.tr("Build a bridge")
            document.perform_everywhere(edit, step)
        else:
            document.perform(edit, self.tr("Make the map fairer"))

    def _choose_overlay(self) -> None:
        overlay = Overlay(self.overlay.currentData())
        if self.viewer is not None:
            is_shown = overlay is not Overlay.NOTHING
            self.viewer.set_layer_visible(overlay if is_shown else self.viewer.overlay, is_shown)

    def _show_overlay(self) -> None:
        shown = self.viewer.overlay if self.viewer is not None else Overlay.NOTHING
        self.overlay.setCurrentIndex(self.overlay.findData(shown))

    def _light(self, places: tuple[Hex, ...]) -> None:
        if self.viewer is not None and places:
            self.viewer.light(places)

    def _go_to(self, places: tuple[Hex, ...]) -> None:
        if self.viewer is not None and places:
            self.viewer.centre_on(places)
