"""A headless Chromium that tests drive as a user would, over the pipe of its DevTools protocol."""

from __future__ import annotations

import json
import os
import select
import shutil
import subprocess
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any

PROGRAMS = ("chromium", "chromium-browser", "google-chrome") if os.name == "posix" else ()
CHROMIUM = next(filter(None, map(shutil.which, PROGRAMS)), None)
"""The program, if there is one, where it can be talked to over a pipe."""
OPTIONS = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
    "--no-first-run", "--hide-scrollbars", "--remote-debugging-pipe",
)  # fmt: skip
LONGEST = 60.0
"""Seconds to wait for an answer."""


class Page:
    """The one page of a browser. ``requests``: all addresses it has asked for; ``faults``: what went wrong in it."""

    def __init__(self, write: int, read: int) -> None:
        self._write, self._read, self._rest, self._number = write, read, b"", 0
        self._session: str | None = None
        self.requests: list[str] = []
        self.faults: list[str] = []
        self._loaded = False
        target = self._ask("Target.createTarget", url="about:blank")["targetId"]
        self._session = self._ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Log"):
            self._ask(f"{domain}.enable")

    def _ask(self, method: str, **parameters: Any) -> dict[str, Any]:
        self._number += 1
        message = {"id": self._number, "method": method, "params": parameters}
        if self._session is not None:
            message["sessionId"] = self._session
        os.write(self._write, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._next()
            if answer.get("id") == self._number:
                assert "error" not in answer, answer
                result: dict[str, Any] = answer["result"]
                return result

    def _next(self) -> dict[str, Any]:
        end = monotonic() + LONGEST
        while b"\0" not in self._rest:
            assert select.select([self._read], [], [], max(0, end - monotonic()))[0], "the browser says nothing"
            self._rest += os.read(self._read, 1 << 20)
        text, _, self._rest = self._rest.partition(b"\0")
        message: dict[str, Any] = json.loads(text)
        self._note(message.get("method", ""), message.get("params", {}))
        return message

    def _note(self, method: str, told: dict[str, Any]) -> None:
        if method == "Network.requestWillBeSent":
            self.requests.append(told["request"]["url"])
        elif method == "Runtime.exceptionThrown":
            self.faults.append(told["exceptionDetails"]["text"])
        elif method == "Log.entryAdded" and told["entry"]["level"] == "error":
            self.faults.append(told["entry"]["text"])
        elif method == "Page.loadEventFired":
            self._loaded = True

    def open(self, address: str) -> None:
        """Go to an address and wait until it is loaded."""
        self._loaded = False
        self._ask("Page.navigate", url=address)
        while not self._loaded:
            self._next()

    def resize(self, width: int, height: int, *, phone: bool = False, dark: bool = False) -> None:
        """Have a window of this size, light or dark."""
        self._ask("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=phone)
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self._ask("Emulation.setEmulatedMedia", features=[scheme])

    def value(self, script: str) -> Any:
        """What an expression gives in the page."""
        told = self._ask("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in told, told
        return told["result"].get("value")

    def wait_for(self, script: str) -> None:
        """Wait until an expression holds."""
        self.value(
            f"new Promise((done, give_up) => {{ const look = () => ({script}) ? done(true) : setTimeout(look, 20);"
            f" look(); setTimeout(() => give_up('never: ' + {json.dumps(script)}), {LONGEST * 1000 / 2}); }})"
        )

    def click(self, selector: str) -> None:
        """Click with the mouse into the middle of an element."""
        box = self.value(
            f"(() => {{ const box = document.querySelector({json.dumps(selector)}).getBoundingClientRect();"
            " return [box.x + box.width / 2, box.y + box.height / 2]; })()"
        )
        for kind in ("mousePressed", "mouseReleased"):
            where = {"x": box[0], "y": box[1], "button": "left", "clickCount": 1}
            self._ask("Input.dispatchMouseEvent", type=kind, **where)

    def press(self, key: str, *, shift: bool = False) -> None:
        """Press a key, named as browsers do."""
        text = {"text": key} if len(key) == 1 else {}
        for kind in ("keyDown", "keyUp"):
            self._ask("Input.dispatchKeyEvent", type=kind, key=key, modifiers=8 if shift else 0, **text)

    def screenshot(self) -> bytes:
        """The window as a PNG."""
        return b64decode(self._ask("Page.captureScreenshot", format="png")["data"])


@contextmanager
def browser(folder: Path) -> Iterator[Page]:
    """A browser that keeps its things in a folder."""
    assert CHROMIUM is not None
    (from_us, to_browser), (from_browser, to_us) = os.pipe(), os.pipe()

    def as_expected() -> None:
        """The browser reads from its third file and writes to its fourth."""
        reads, writes = os.dup(from_us), os.dup(to_us)
        os.dup2(reads, 3)
        os.dup2(writes, 4)

    process = subprocess.Popen(
        [CHROMIUM, *OPTIONS, f"--user-data-dir={folder}"],
        preexec_fn=as_expected,
        close_fds=False,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(from_us)
    os.close(to_us)
    try:
        yield Page(to_browser, from_browser)
    finally:
        process.terminate()
        process.wait(10)
        os.close(to_browser)
        os.close(from_browser)
