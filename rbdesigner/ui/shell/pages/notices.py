"""Messages about the program as a whole, above maps and games, until they are over or read."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import QLayout, QSizePolicy, QVBoxLayout, QWidget

from rbdesigner.ui.storage.folders import FolderKind, UnwritableFolder
from rbdesigner.ui.storage.session import Session
from rbdesigner.ui.widgets.banner import Banner


class BelowNotices(QWidget):
    """The page below the notices, which take their room from it, so that the window never grows for them."""

    def __init__(self, notices: Notices, below: QWidget) -> None:
        super().__init__()
        self._below = below
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        rows.addWidget(notices)
        rows.addWidget(below, 1)

    def minimumSizeHint(self) -> QSize:
        """The height needed without any notice."""
        return self._below.minimumSizeHint()

    def sizeHint(self) -> QSize:
        """The height wanted without any notice."""
        return self._below.sizeHint()

    def hasHeightForWidth(self) -> bool:
        """No: broken lines are no reason to grow."""
        return False


class Notices(QWidget):
    """Lasting notices, each about something of its own; without any, they take no room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notices")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(0)
        self._shown: dict[str, Banner] = {}
        self.hide()

    def tell(self, about: str, text: str, details: tuple[str, ...] = ()) -> None:
        """Show a notice in place of what was said about the same before."""
        self.clear(about)
        banner = self._shown[about] = Banner("warning", text, details, self)
        banner.setProperty("about", about)
        banner.dismissed.connect(lambda: self._forget(about, banner))
        self._rows.addWidget(banner)
        self.show()

    def clear(self, about: str) -> None:
        """Drop the notice: its subject is over."""
        if about in self._shown:
            self._shown[about].dismiss()

    def texts(self) -> list[str]:
        """The texts shown now."""
        return [banner.text for banner in self._shown.values()]

    def _forget(self, about: str, banner: Banner) -> None:
        if self._shown.get(about) is banner:
            del self._shown[about]
        self.setVisible(bool(self._shown))

    # What there is to tell

    def tell_troubles(self, troubles: Sequence[UnwritableFolder]) -> None:
        """Tell about folders of the user that cannot be written."""
        if troubles:
            text = self.tr("Some folders cannot be written. rbdesigner works without them until the next start.")
            self.tell("folders", text, tuple(f"{_named(trouble)} {_meaning(trouble)}" for trouble in troubles))

    def tell_damaged_archive(self, path: Path) -> None:
        """Tell what has become of a damaged archive of games."""
        text = self.tr(
            "The list of games played was damaged. It is kept as {file}, and a new one has been begun; games that are"
            " saved in files of their own are not touched."
        )
        self.tell("archive", text.replace("{file}", str(path)))

    def tell_unkept(self, session: Session, reason: str) -> None:
        """Tell why there can be no copies of unsaved work, or, without a reason, that there are again."""
        if not reason:
            self.clear("copies")
            return
        text = self.tr(
            "Copies of your unsaved work cannot be written: {reason} ({folder}). A crash would lose your work, so "
            "save it yourself. rbdesigner keeps trying to write copies."
        )
        self.tell("copies", text.replace("{reason}", reason).replace("{folder}", str(session.folder.parent)))


def _named(trouble: UnwritableFolder) -> str:
    from rbdesigner.messages.file_errors import reason_text  # the window comes up without it

    text = QCoreApplication.translate("Notices", "{folder}: {reason}.")
    return text.replace("{reason}", reason_text(trouble.reason)).replace("{folder}", str(trouble.folder))


def _meaning(trouble: UnwritableFolder) -> str:
    """The consequence for the user of a folder that cannot be written."""
    translate = QCoreApplication.translate
    if trouble.instead is None:
        return translate("Notices", "Nothing else can be used in its place.")
    match trouble.kind:
        case FolderKind.DATA:
            text = translate("Notices", "The games played and copies of unsaved work are in {instead} for now.")
        case FolderKind.SESSIONS:
            text = translate("Notices", "Copies of unsaved work are in {instead} for now.")
        case FolderKind.SETTINGS:
            text = translate("Notices", "Settings that you change are kept in {instead} for now.")
        case FolderKind.CACHE:
            text = translate("Notices", "Pictures of maps may have to be painted anew.")
        case FolderKind.LOG:
            text = translate("Notices", "The log is written in {instead} for now.")
    return text.replace("{instead}", str(trouble.instead))
