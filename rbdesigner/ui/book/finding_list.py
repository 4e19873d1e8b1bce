"""The problems of a book and its maps, as a list."""

from __future__ import annotations

from PySide6.QtCore import QAbstractListModel, QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QListView, QWidget

from rbdesigner.checks.book_checks import BookFinding
from rbdesigner.messages.problems import problem_sentence
from rbdesigner.ui.book.book_document import BookDocument
from rbdesigner.ui.widgets.icons import icon
from rbdesigner.ui.widgets.models import ROOT, Index
from rbdesigner.ui.widgets.theme import severity_colour

FINDING = Qt.ItemDataRole.UserRole


class _Findings(QAbstractListModel):
    """The findings, each with the name of its map."""

    def __init__(self, document: BookDocument, parent: QWidget) -> None:
        super().__init__(parent)
        self._document = document
        self._shown: list[BookFinding] = []
        self._names: dict[int | None, str] = {}
        document.found.connect(self.renew)
        self.renew()

    def renew(self) -> None:
        """Show the findings that there are now."""
        found = self._document.findings
        names: dict[int | None, str] = {each.number: each.title for each in self._document.maps()}
        if (found, names) == (self._shown, self._names):
            return
        self.beginResetModel()
        self._shown, self._names = found, names
        self.endResetModel()

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        finding = self._shown[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            name = self._names.get(finding.number, "")
            sentence = problem_sentence(finding.problem)
            text = QCoreApplication.translate("FindingList", "{map}: {sentence}")
            return text.replace("{sentence}", sentence).replace("{map}", name) if name else sentence
        if role == Qt.ItemDataRole.DecorationRole:
            severity = finding.problem.severity
            return icon(severity.word, severity_colour(severity).name())
        return finding if role == FINDING else None


class FindingList(QListView):
    """The list of all problems; ``chosen(number)`` and ``open_wanted(number)`` want the map of a problem."""

    chosen = Signal(int)
    open_wanted = Signal(int)

    def __init__(self, document: BookDocument, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("book-findings")
        self.setAccessibleName(self.tr("Problems of the book"))
        self.findings = _Findings(document, self)
        self.setModel(self.findings)
        self.setWordWrap(True)
        self.setSpacing(2)
        self.setIconSize(QSize(16, 16))
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.selectionModel().currentChanged.connect(lambda index, _: self._tell(index, self.chosen.emit))
        self.activated.connect(lambda index: self._tell(index, self.open_wanted.emit))

    def _tell(self, index: Index, tell: object) -> None:
        finding = index.data(FINDING)
        if isinstance(finding, BookFinding) and finding.number is not None and callable(tell):
            tell(finding.number)

    def changeEvent(self, event: QEvent) -> None:
        """Take the colours of another theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self.viewport().update()
