"""The registry of actions, the source of menus, toolbars, shortcuts and palette."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cache

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QIcon, QKeySequence
from PySide6.QtWidgets import QWidget

from rbdesigner.ui.shell.actions.action_list import action_list
from rbdesigner.ui.shell.actions.action_spec import ON_OFF, ActionSpec, Needs, needed_texts
from rbdesigner.ui.storage.stored_choices import keep_own_keys, own_keys
from rbdesigner.ui.widgets.icons import icon
from rbdesigner.ui.widgets.literal import tip

Handler = Callable[[], object]


class Actions(QObject):
    """The actions of one window, by key; they belong to the window, so that their shortcuts work all over it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        own = own_keys()
        self._usual = {spec.key: spec.keys for spec in action_list()}
        self.specs: dict[str, ActionSpec] = {
            spec.key: spec._replace(keys=own.get(spec.key, spec.keys)) for spec in action_list()
        }
        self._needed = needed_texts()
        self._groups: dict[str, QActionGroup] = {}
        self._actions = {key: self._make(spec, window) for key, spec in self.specs.items()}
        self._facts: frozenset[Needs] = frozenset()
        self.refresh(frozenset())

    def __getitem__(self, key: str) -> QAction:
        return self._actions[key]

    def __iter__(self) -> Iterator[ActionSpec]:
        return iter(self.specs.values())

    def bind(self, handlers: Mapping[str, Handler]) -> None:
        """Let these actions do something; each is bound once."""
        for key, handler in handlers.items():
            self._actions[key].triggered.connect(lambda checked=False, handler=handler: handler())

    def refresh(self, facts: Collection[Needs]) -> None:
        """Enable the possible actions when these needs are met; all others say why not."""
        met = frozenset(facts) | {Needs.NOTHING}
        if met == self._facts:
            return
        self._facts = met
        for key, spec in self.specs.items():
            action, possible = self._actions[key], spec.need in met
            action.setEnabled(possible)
            action.setToolTip(tip(tool_tip(spec) if possible else f"{tool_tip(spec)}\n{self._needed[spec.need]}"))

    def choose(self, key: str) -> None:
        """Show an action as the chosen one of its kind, without doing it."""
        self._actions[key].setChecked(True)

    def rename(self, key: str, text: str, icon: QIcon) -> None:
        """Give an action another text and picture, as for another map."""
        spec = self.specs[key] = self.specs[key]._replace(text=text)
        self._actions[key].setText(text)
        self._actions[key].setIcon(icon)
        head = tool_tip(spec) if spec.need in self._facts else f"{tool_tip(spec)}\n{self._needed[spec.need]}"
        self._actions[key].setToolTip(tip(head))

    def has_own_keys(self, key: str) -> bool:
        """Whether an action has other keys than the usual ones."""
        return self.specs[key].keys != self._usual[key]

    def set_keys(self, key: str, keys: tuple[str, ...] | None) -> None:
        """Give an action other keys for good, or with None the usual ones again."""
        keep_own_keys(key, keys)
        spec = self.specs[key] = self.specs[key]._replace(keys=self._usual[key] if keys is None else keys)
        self._actions[key].setShortcuts([QKeySequence(each) for each in spec.keys])
        self.rename(key, spec.text, self._actions[key].icon())

    def conflict(self, key: str, keys: str) -> str | None:
        """The action that has these keys, and may be possible along with this one."""
        wanted = QKeySequence(keys)
        for other in self:
            apart = {self.page_of(key), self.page_of(other.key)} == {"map", "game"}
            if other.key != key and not apart and wanted in map(QKeySequence, other.keys):
                return other.key
        return None

    def page_of(self, key: str) -> str:
        """The kind of page on which an action is possible, empty for any."""
        return _PAGE_OF.get(self.specs[key].need, "")

    def _make(self, spec: ActionSpec, window: QWidget) -> QAction:
        action = QAction(spec.text, window)
        action.setObjectName(spec.key)
        action.setShortcuts([QKeySequence(keys) for keys in spec.keys])
        if spec.icon:
            action.setIcon(icon(spec.icon))
        action.setIconVisibleInMenu(not spec.choice or spec.choice == "tool")
        action.setMenuRole(_ROLES.get(spec.key, QAction.MenuRole.NoRole))
        if spec.choice:
            action.setCheckable(True)
            if spec.choice != ON_OFF:
                self._group(spec.choice, window).addAction(action)
        window.addAction(action)
        return action

    def _group(self, name: str, window: QWidget) -> QActionGroup:
        if name not in self._groups:
            self._groups[name] = QActionGroup(window)
        return self._groups[name]


_PAGE_OF = {
    **dict.fromkeys((Needs.DOCUMENT, Needs.SELECTION, Needs.SYMMETRY, Needs.PROBLEMS, Needs.FILE), "map"),
    **dict.fromkeys((Needs.GAME, Needs.GAME_UNDO, Needs.GAME_REDO, Needs.GAME_OVER, Needs.HINT), "game"),
    **dict.fromkeys((Needs.SOLO_OVER, Needs.MACHINES, Needs.MACHINE_PAUSED), "game"),
}
"""The kind of page on which each need can be met; actions of a map and of a game may share keys."""

_ROLES = {
    "edit.preferences": QAction.MenuRole.PreferencesRole,
    "file.quit": QAction.MenuRole.QuitRole,
    "help.about": QAction.MenuRole.AboutRole,
}
"""Where macOS wants them."""


def without_mnemonic(text: str) -> str:
    """The text of an action without its mnemonic."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")


@cache
def key_text(keys: str) -> str:
    """A shortcut as the keyboard of this system names it."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


def tool_tip(spec: ActionSpec) -> str:
    """Make the tool tip of an action: its name, its first shortcut, what it does."""
    name = without_mnemonic(spec.text).removesuffix("…")
    head = f"{name} ({key_text(spec.keys[0])})" if spec.keys else name
    return f"{head}\n{spec.tip}" if spec.tip else head
