"""The handlers of the actions that keep parts of maps, and take them in hand."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QIcon, QPixmap

from rbdesigner.messages.file_errors import error_line
from rbdesigner.scenario import files
from rbdesigner.scenario.errors import ScenarioError, os_error_text
from rbdesigner.scenario.fragments import extract
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.shell.actions.action_registry import Actions, key_text, without_mnemonic
from rbdesigner.ui.shell.pages.tabs import PageTabs
from rbdesigner.ui.storage import folders
from rbdesigner.ui.storage.preferences import board_style

SLOTS = range(1, 10)


def kept_at(slot: int) -> Path:
    """The file of a stamp."""
    return folders.data() / "stamps" / f"{slot}.json"


def keep(slot: int, fragment: Scenario) -> None:
    """Keep a part of a map in this slot; ScenarioError if it cannot be written."""
    path = kept_at(slot)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ScenarioError(path, "", os_error_text(error)) from error
    files.save(fragment, path)


def stamp_at(slot: int) -> Scenario | None:
    """The stamp in a slot, if there is one; ScenarioError if it cannot be read."""
    path = kept_at(slot)
    return files.load(path) if path.is_file() else None


log = logging.getLogger(__name__)

PICTURE = 48
"""Pixels of the picture of a stamp in the menu."""


class StampCommands(QObject):
    """Keeps the selection in one of nine slots for good, and takes it in hand again."""

    def __init__(self, tabs: PageTabs, registry: Actions) -> None:
        super().__init__(tabs)
        self._tabs = tabs
        self._registry = registry

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """The handlers of the actions, by their keys."""
        taking = {f"stamp.{slot}": partial(self._take, slot) for slot in SLOTS}
        return taking | {f"keep.{slot}": partial(self._keep, slot) for slot in SLOTS}

    def _keep(self, slot: int) -> None:
        page = self._tabs.current_map
        if page is None:
            return
        fragment = extract(page.document.scenario, sorted(page.document.selection))
        if not fragment.laid:
            self._say(self.tr("Select tiles first, to keep them as a stamp."))
            return
        try:
            keep(slot, fragment)
        except ScenarioError as error:
            self._say(self.tr("The stamp is not kept: {reason}").format(reason=error_line(error)))
            return
        keys = self._keys_of(f"stamp.{slot}")
        kept = self.tr("%n tiles kept as stamp {slot}; {keys} takes them in hand", "", len(fragment.laid))
        self._say(kept.format(slot=slot, keys=keys))

    def _take(self, slot: int) -> None:
        page = self._tabs.current_map
        if page is None:
            return
        try:
            stamp = stamp_at(slot)
        except ScenarioError as error:
            self._say(self.tr("The stamp cannot be read: {reason}").format(reason=error_line(error)))
            return
        if stamp is None:
            keys = self._keys_of(f"keep.{slot}")
            empty = self.tr("Nothing is kept as stamp {slot}; {keys} keeps what is selected")
            self._say(empty.format(slot=slot, keys=keys))
            return
        page.editor.toolbox.paste(stamp)

    def _keys_of(self, key: str) -> str:
        """The keys of an action, or its name where it has none."""
        spec = self._registry.specs[key]
        return key_text(spec.keys[0]) if spec.keys else without_mnemonic(spec.text)

    def _say(self, text: str) -> None:
        if (page := self._tabs.current_map) is not None:
            page.editor.status_changed.emit(text)

    def show_stamps(self) -> None:
        """Name the actions by their stamps as they are now; wanted when the menu opens."""
        for slot in SLOTS:
            self._name(slot)

    def _name(self, slot: int) -> None:
        """Give an action the size and the picture of its stamp."""
        try:
            stamp = stamp_at(slot)
        except ScenarioError as error:
            log.warning("stamp %s: %s", slot, error)
            stamp = None
        text, picture = self.tr("Stamp &{slot}: empty").format(slot=slot), QIcon()
        if stamp is not None:
            text = self.tr("Stamp &{slot}: %n tiles", "", len(stamp.tiles)).format(slot=slot)
            picture = _icon_of(stamp)
        self._registry.rename(f"stamp.{slot}", text, picture)


def _icon_of(stamp: Scenario) -> QIcon:
    from rbdesigner.art.thumbnail import thumbnail  # the menu alone needs it

    return QIcon(QPixmap.fromImage(thumbnail(stamp, PICTURE, PICTURE, board_style())))
