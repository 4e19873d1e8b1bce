"""Brings out of the window: pictures, sheets, files for other programs, the clipboard, the printer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QMainWindow

from rbdesigner.art.progress import CancelledError, Tell
from rbdesigner.engine.games import game_records
from rbdesigner.messages.file_errors import error_line, reason_text
from rbdesigner.players.player_setup import without_future
from rbdesigner.scenario import files as scenario_files
from rbdesigner.scenario import formats
from rbdesigner.scenario.errors import ScenarioError, StoppedError
from rbdesigner.scenario.file_names import safe_name
from rbdesigner.scenario.formats.embedded import embedded_text, png_chunk
from rbdesigner.scenario.inscriptions import has_private, published
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.saving import write_atomically
from rbdesigner.scripts.foreign_formats import watched
from rbdesigner.ui.dialogs import message_boxes
from rbdesigner.ui.dialogs.file_choice import EXPORTS, file_to_write, filter_of, folder_to_write, suggested_path
from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.page import Page
from rbdesigner.ui.shell.files.foreign_files import take_formats
from rbdesigner.ui.shell.files.page_files import Files
from rbdesigner.ui.shell.pages.tabs import PageTabs
from rbdesigner.ui.storage.preferences import board_style
from rbdesigner.ui.widgets.waiting import showing_progress, waiting

if TYPE_CHECKING:
    from rbdesigner.ui.game.game_page import GamePage

CLIPBOARD_SIDE = 2400
"""Pixels of the longer side of a picture on the clipboard."""

Write = Callable[[Path, Tell], list[str]]
"""Writes a file, telling how far it is, and gives remarks on what was left out."""


class Exports(QObject):
    """Exports of the page in front, whatever its kind.

    ``message(sentence)`` carries what went well to where it is seen; ``begins(page)`` tells that a page is about to be
    exported, copied or printed.
    """

    message = Signal(str)
    begins = Signal(Page)

    def __init__(self, window: QMainWindow, tabs: PageTabs, files: Files) -> None:
        super().__init__(window)
        self._window = window
        self._tabs = tabs
        self._files = files
        self._last: WeakKeyDictionary[Page, tuple[Path, Write]] = WeakKeyDictionary()
        self._named: WeakKeyDictionary[Page, dict[str, Path]] = WeakKeyDictionary()
        """The files that were exported without a moment in their name, by their suffix."""

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """The handlers of the actions of exporting."""
        return {
            "file.export_picture": lambda: self._with_page(self.export_picture),
            "file.export_sheet": lambda: self._with_page(self.export_sheet),
            "file.export_other": lambda: self._with_map(self.export_other),
            "file.export_again": lambda: self._with_page(self.export_again),
            "file.print": lambda: self._with_page(self.print),
            "edit.copy_text": lambda: self._with_map(self.copy_text),
            "edit.copy_picture": lambda: self._with_page(self.copy_picture),
            "edit.copy_site": lambda: self._with_map(self.copy_for_site),
            "edit.share": lambda: self._with_map(self.share),
        }

    def _with_page(self, act: Callable[[Page], object]) -> None:
        if (page := self._tabs.current) is not None:
            self.begins.emit(page)
            act(page)

    def _with_map(self, act: Callable[[DocumentPage], object]) -> None:
        self._with_page(lambda page: act(page) if isinstance(page, DocumentPage) else None)

    def export_picture(self, page: Page) -> None:
        """Ask how and where, and write a picture."""
        from rbdesigner.art.export import render
        from rbdesigner.ui.dialogs.exports.export import PictureDialog

        dialog = PictureDialog(page.drawn().scenario, self._window)
        if dialog.exec():
            path = self.ask_for_file(page, dialog.suffix, moment=page.moment_name)
            tile, transparent = dialog.tile.value(), dialog.transparent.isChecked()
            settings, marginalia = dialog.settings, dialog.marginalia

            def write(path: Path, tell: Tell) -> list[str]:
                # Asked again at each writing: “export again” writes the page as it is then.
                drawn = page.drawn().scenario
                embeds = not page.moment_name
                render(
                    *(drawn, path),
                    tile=tile,
                    transparent=transparent,
                    marginalia=marginalia,
                    settings=settings,
                    embeds=embeds,
                    tell=tell,
                )
                return []

            self.export(page, path, write)
        dialog.deleteLater()

    def export_sheet(self, page: Page) -> None:
        """Ask how and where, and write a PDF."""
        if (own := page.pdf_writer()) is not None:
            if self._is_approved(page):
                self.export(page, self.ask_for_file(page, ".pdf"), own)
            return
        from rbdesigner.art.export import render
        from rbdesigner.ui.dialogs.exports.export import SheetDialog

        shown, said = page.drawn()
        dialog = SheetDialog(shown, self._window, said)
        if dialog.exec():
            path = self.ask_for_file(page, ".pdf", moment=page.moment_name)
            settings = dialog.fields.settings

            def write(path: Path, tell: Tell) -> list[str]:
                drawn, text = page.drawn()
                render(drawn, path, settings=settings, text=text, tell=tell)
                return []

            self.export(page, path, write)
        dialog.deleteLater()

    def _is_approved(self, page: Page) -> bool:
        """Show the pages of a PDF that a page writes itself, if they can be shown, and ask whether to go on."""
        pages = page.pdf_pages()
        if pages is None:
            return True
        from rbdesigner.ui.dialogs.exports.book_dialog import BookDialog

        dialog = BookDialog(pages, self._window)
        accepted = bool(dialog.exec())
        dialog.deleteLater()
        return accepted

    def export_other(self, page: DocumentPage) -> None:
        """Ask for a format and a file, and write the map for another program."""
        from rbdesigner.ui.dialogs.exports.export import FormatDialog

        for fault in take_formats(self._window):
            self.message.emit(fault)
        scenario = page.document.scenario
        dialog = FormatDialog(scenario, self._window)
        if dialog.exec():
            form = dialog.chosen
            path = self.ask_for_file(page, *form.suffixes)

            def write(path: Path, tell: Tell) -> list[str]:
                with watched(tell):
                    return formats.write([scenario], path, form.key)

            self.export(page, path, write)
        dialog.deleteLater()

    def can_repeat(self, page: Page) -> bool:
        """Whether this page has been exported before."""
        return page in self._last

    def export_again(self, page: Page) -> None:
        """Write the file of the last export of this page again."""
        if page in self._last:
            self._write(page, *self._last[page])

    def ask_for_file(self, page: Page, suffix: str, *others: str, moment: str = "") -> Path | None:
        """Ask for a file to export to, with this suffix or one of the others.

        It is proposed beside the file of a page at first, then where it went last, to be written over. A ``moment`` of
        a game is written beside the last one.
        """
        name, named = page.file_name, self._named.setdefault(page, {})
        folder = folder_to_write(self._last[page][0] if page in self._last else page.file, EXPORTS)
        if moment:
            suggestion = folder / f"{name}-{safe_name(moment)}{suffix}"
        elif suffix in named:
            suggestion = named[suffix]
        elif named:
            last = next(reversed(named.values()))
            suggestion = last.with_name(formats.stem_of(last) + suffix)
        else:
            suggestion = folder / f"{name}{suffix}"
        suffixes = [suffix, *others]
        filters = [filter_of("{suffixes}", suffixes)]
        path = file_to_write(self._window, self.tr("Export"), str(suggestion), filters, suffixes, EXPORTS)
        if path is not None and not moment:
            named[suffix] = path
        return path

    def export(self, page: Page, path: Path | None, write: Write) -> None:
        """Write a page to the chosen file, if any, and remember how, to repeat it."""
        if path is not None:
            self._write(page, path, write)

    def _write(self, page: Page, path: Path, write: Write) -> None:
        said = self.tr("Exporting to {file}").replace("{file}", path.name)
        try:
            with showing_progress(said, self._window) as tell:
                remarks = write(path, tell)
        except (CancelledError, StoppedError):
            self.message.emit(self.tr("The export was cancelled; {file} was not written.").replace("{file}", str(path)))
            return
        except (ScenarioError, OSError) as error:
            message_boxes.tell(self._window, self._files.kind_of(page).texts.not_exported, error_line(error))
            return
        self._last[page] = path, write
        self.message.emit(self.tr("Exported to {file}.").replace("{file}", str(path)))
        if remarks:
            text = self.tr("Exported to {file}, but not completely.").replace("{file}", path.name)
            message_boxes.tell(self._window, text, "\n".join(map(reason_text, remarks)))

    def copy_text(self, page: DocumentPage) -> None:
        """Put the scenario on the clipboard as text, without private texts."""
        scenario = page.document.scenario
        QGuiApplication.clipboard().setText(scenario_files.dumps(published(scenario)))
        if has_private(scenario):
            self.message.emit(self.tr("The scenario is on the clipboard as text, without its private texts."))
        else:
            self.message.emit(self.tr("The scenario is on the clipboard as text."))

    def copy_picture(self, page: Page) -> None:
        """Put a picture of the page on the clipboard."""
        from rbdesigner.art.thumbnail import thumbnail

        with waiting():
            picture = thumbnail(page.drawn().scenario, CLIPBOARD_SIDE, CLIPBOARD_SIDE, board_style())
        QGuiApplication.clipboard().setImage(picture)
        self.message.emit(self._files.kind_of(page).texts.copied)

    def copy_for_site(self, page: DocumentPage) -> None:
        """Show what keeps the map from the play site, and copy map, name and description one after the other."""
        from rbdesigner.ui.dialogs.exports.play_site import PlaySiteDialog

        dialog = PlaySiteDialog(page.document.scenario, self._window)
        dialog.exec()
        dialog.deleteLater()

    def share(self, page: DocumentPage) -> None:
        """Show the code of the map and its QR code, to be copied or saved."""
        from rbdesigner.ui.dialogs.exports.sharing import SAVED_SIDE, SharingDialog

        dialog = SharingDialog(page.document.scenario, self._window)

        def save() -> None:
            suggestion = str(suggested_path(page.file, f"{page.file_name}-code", ".png"))
            path = file_to_write(dialog, self.tr("Save the QR code"), suggestion, ["*.png"], [".png"], EXPORTS)
            if path is not None:
                self._save_code(dialog.image(SAVED_SIDE), dialog.shared, path)

        dialog.saving.connect(save)
        dialog.exec()
        dialog.deleteLater()

    def _save_code(self, image: QImage, scenario: Scenario, path: Path) -> None:
        """Write the QR code of a map; the file holds the map itself, too."""
        from rbdesigner.art.export.png import png_bytes

        chunk = png_chunk(embedded_text(scenario))
        try:
            data = png_bytes(image.width(), image.height(), [image], transparent=False, chunks=[chunk])
            write_atomically(path, data)
        except (ScenarioError, OSError) as error:
            message_boxes.tell(self._window, self.tr("The QR code could not be saved."), error_line(error))
            return
        self.message.emit(self.tr("Exported to {file}.").replace("{file}", str(path)))

    def print(self, page: Page) -> None:
        """Show what will be printed, and print it."""
        from rbdesigner.ui.shell.files.printing import preview

        drawn, text = page.drawn()
        preview(drawn, self._window, text)


class GameExports(QObject):
    """The exports that only games have; where they go, and doing them again, is left to the exports of all pages."""

    def __init__(self, window: QMainWindow, tabs: PageTabs, exports: Exports) -> None:
        super().__init__(window)
        self._tabs = tabs
        self._exports = exports

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """The handlers of actions that only games have."""
        return {
            "file.export_replay": self._on_game(self.export_replay),
            "file.export_log": self._on_game(self.export_log),
            "file.save_without_future": self._on_game(self.save_without_future),
        }

    def _on_game(self, act: Callable[[GamePage], object]) -> Callable[[], object]:
        return lambda: act(page) if (page := self._tabs.current_game) is not None else None

    def export_replay(self, page: GamePage) -> None:
        """Ask where, and write a page that plays the game."""
        from rbdesigner.art.export.replay import SUFFIX, write_replay
        from rbdesigner.ui.game.log.log_model import log_lines

        def write(path: Path, tell: Tell) -> list[str]:
            game = page.match.game
            write_replay(game.view(), log_lines(game), path, tell, board_style())
            return []

        self._exports.export(page, self._exports.ask_for_file(page, SUFFIX), write)

    def save_without_future(self, page: GamePage) -> None:
        """Ask where, and write a copy of the game that goes on with other chance."""

        name = self.tr("without the future")

        def write(path: Path, _tell: Tell) -> list[str]:
            game_records.save(without_future(page.match.game), path)
            return []

        self._exports.export(page, self._exports.ask_for_file(page, game_records.SUFFIX, moment=name), write)

    def export_log(self, page: GamePage) -> None:
        """Ask where, and write the log as text, as the command line prints it."""
        from rbdesigner.messages import game_report

        def write(path: Path, _tell: Tell) -> list[str]:
            write_atomically(path, game_report.report_text(page.match.game).encode())
            return []

        self._exports.export(page, self._exports.ask_for_file(page, ".txt"), write)
