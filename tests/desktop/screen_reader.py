"""The window as a screen reader gets it: the tree of accessible things, read live over the bus of AT-SPI."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from jeepney import DBusAddress, MessageType, new_method_call
from jeepney.io.blocking import DBusConnection, open_dbus_connection

ATSPI = "org.a11y.atspi"
ROOT = "/org/a11y/atspi/accessible/root"
PROPERTIES = "org.freedesktop.DBus.Properties"
NOBODY = "/org/a11y/atspi/null"
ANSWER = 10
"""Seconds that a thing may take to tell of itself."""

TO_USE = {
    "check box", "check menu item", "combo box", "entry", "icon", "link", "list", "list box", "menu", "menu item",
    "page tab", "password text", "push button", "push button menu", "radio button", "radio menu item", "slider",
    "spin box", "spin button", "table", "text", "toggle button", "tree", "tree table",
}  # fmt: skip
"""The roles of what can be used, and so needs a name."""
NAMED_BY_OTHERS = {"combo box", "entry", "spin box", "spin button", "text"}
"""Roles that a label or a description may name; on Linux the name of a combo box is what is chosen in it."""
LABELLED_BY = 2
"""The number of that relation."""
VISIBLE = 30
"""The number of that state."""


@dataclass(frozen=True)
class Thing:
    """A thing in the tree: its role, what it is called, and where it stands."""

    owner: str
    path: str
    role: str
    name: str
    description: str
    depth: int

    def __str__(self) -> str:
        return f"{'  ' * self.depth}{self.role} {self.name!r} {self.description!r}"


class ScreenReader:
    """Reads the tree of the one program on a bus."""

    def __init__(self, session: str) -> None:
        about = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
        with open_dbus_connection(
            session
        ) as connection:  # this starts the bus of AT-SPI, for which Qt looks at its start
            (address,) = connection.send_and_get_reply(new_method_call(about, "GetAddress"), timeout=ANSWER).body
        self._connection: DBusConnection = open_dbus_connection(address)

    def close(self) -> None:
        self._connection.close()

    def windows(self) -> list[Thing]:
        """The windows and dialogs of the programs."""
        programs = self._told(f"{ATSPI}.Registry", ROOT, f"{ATSPI}.Accessible", "GetChildren") or ()
        return [window for program in programs for window in self._children(*program, 0)]

    def things(self, window: Thing) -> list[Thing]:
        """A window with all that is in it, from the top; what vanishes meanwhile is left out."""
        return [window, *self._below(window)]

    def _below(self, thing: Thing) -> Iterator[Thing]:
        for child in self._children(thing.owner, thing.path, thing.depth + 1):
            yield child
            yield from self._below(child)

    def _children(self, owner: str, path: str, depth: int) -> Iterator[Thing]:
        for at, child in self._told(owner, path, f"{ATSPI}.Accessible", "GetChildren") or ():
            role = self._told(at, child, f"{ATSPI}.Accessible", "GetRoleName")
            if child != NOBODY and role is not None:
                name, description = (self._property(at, child, each) for each in ("Name", "Description"))
                yield Thing(at, child, role, name, description, depth)

    def press(self, thing: Thing) -> None:
        """Do what comes first of all that can be done with a thing; a dialog that opens answers when it is closed."""
        address = DBusAddress(thing.path, thing.owner, f"{ATSPI}.Action")
        self._connection.send(new_method_call(address, "DoAction", "i", (0,)))

    def is_visible(self, thing: Thing) -> bool:
        """Whether it is shown, perhaps in a tab behind others."""
        states = self._told(thing.owner, thing.path, f"{ATSPI}.Accessible", "GetState")
        return bool(states and states[0] >> VISIBLE & 1)

    def is_labelled(self, thing: Thing) -> bool:
        """Whether another thing is its label."""
        relations = self._told(thing.owner, thing.path, f"{ATSPI}.Accessible", "GetRelationSet") or ()
        return any(kind == LABELLED_BY and targets for kind, targets in relations)

    def nameless(self, window: Thing) -> list[Thing]:
        """What is shown to be used and is nowhere said to be for what."""
        things = self.things(window)
        lists = {two.path for one, two in pairwise(things) if one.role == "combo box"}  # Qt's, in the boxes themselves
        wanted = [each for each in things if each.role in TO_USE and each.path not in lists]
        return [each for each in wanted if not self._is_told(each) and self.is_visible(each)]

    def _is_told(self, thing: Thing) -> bool:
        if thing.role == "combo box" or (thing.role in NAMED_BY_OTHERS and not thing.name):
            return bool(thing.description) or self.is_labelled(thing)
        return bool(thing.name)

    def _property(self, owner: str, path: str, name: str) -> str:
        variant = self._told(owner, path, PROPERTIES, "Get", "ss", (f"{ATSPI}.Accessible", name))
        return str(variant[1]) if variant else ""

    def _told(
        self, owner: str, path: str, interface: str, method: str, kinds: str | None = None, body: tuple[Any, ...] = ()
    ) -> Any:
        """The one thing that a method answers; None where there is no such thing any more."""
        message = new_method_call(DBusAddress(path, owner, interface), method, kinds, body)
        reply = self._connection.send_and_get_reply(message, timeout=ANSWER)
        return reply.body[0] if reply.header.message_type is MessageType.method_return and reply.body else None
