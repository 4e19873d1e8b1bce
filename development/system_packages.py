"""Libraries, fonts and tools of the system: which are missing, and their Debian packages."""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Mapping
from pathlib import Path

from development import processes, stamps

LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libzstd.so.1": "libzstd1",
}
"""What Qt and its xcb, wayland and offscreen plugins link to outside their wheel, and the Debian packages of it."""

TOOLS = {
    "Xvfb": "xvfb",
    "at-spi-bus-launcher": "at-spi2-core",
    "appstreamcli": "appstream",
    "dbus-daemon": "dbus-daemon",
    "desktop-file-validate": "desktop-file-utils",
    "gio": "libglib2.0-bin",
    "gtk-update-icon-cache": "gtk-update-icon-cache",
    "objdump": "binutils",
    "openbox": "openbox",
    "setxkbmap": "x11-xkb-utils",
    "update-mime-database": "shared-mime-info",
    "weston": "weston",
    "xdotool": "xdotool",
}
"""What the explorations try the window and the packed program with, and the Debian packages of it; they skip the test
that lacks one."""
TEST_TOOLS = {"pdftoppm": "poppler-utils"}
"""What the tests read printed pages with, and the Debian package of it."""
LIBEXEC = "/usr/libexec"
"""Where Debian keeps programs that only others start."""

FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts")
FONT_PACKAGE = "fonts-dejavu-core"


def install_packages(wanted: list[str]) -> bool:
    """Debian packages: installed by root, else named. False if they are still missing."""
    import shutil

    if not shutil.which("apt-get"):
        processes.say(
            f"Missing system libraries. Debian calls their packages {' '.join(wanted)}; install what your system has."
        )
        return False
    if os.geteuid() != 0:
        processes.say(f"Missing system packages. Please run: sudo apt-get install {' '.join(wanted)}")
        return False
    processes.say(f"installing {' '.join(wanted)}")
    apt_get("update")  # a source that cannot be reached need not be the one that matters
    if apt_get("install", "--no-install-recommends", *wanted) == 0:
        return True
    processes.say(f"apt-get could not install {' '.join(wanted)}")
    return False


def apt_get(*arguments: str) -> int:
    """Run apt-get without questions and chatter; its exit code."""
    with Path(os.devnull).open("w") as nowhere:
        return processes.call("apt-get", "-qq", *arguments, output=nowhere, more={"DEBIAN_FRONTEND": "noninteractive"})


def missing_packages() -> list[str]:
    """The Debian packages of the libraries and fonts that Qt needs and that are not there."""
    import ctypes

    missing = []
    for library, package in LIBRARIES.items():
        try:
            ctypes.CDLL(library)
        except OSError:
            missing.append(package)
    folders = (Path(folder).expanduser() for folder in FONT_FOLDERS)
    if not any(next(folder.rglob("*.[to]t[fc]"), None) for folder in folders):
        missing.append(FONT_PACKAGE)
    return missing


def missing_tools(tools: Mapping[str, str]) -> list[str]:
    """The Debian packages of the tools that are not there."""
    import shutil

    path = os.pathsep.join([os.environ.get("PATH", os.defpath), LIBEXEC])
    return [package for tool, package in tools.items() if shutil.which(tool, path=path) is None]


def set_up_tools(tools: Mapping[str, str]) -> None:
    """The tools of tests, where that is possible; the tests that still lack one are skipped and say so."""
    if sys.platform.startswith("linux") and (missing := missing_tools(tools)):
        install_packages(missing)


def set_up_libraries() -> None:
    """The libraries that Qt needs from the system. The command line does much without them, so going on is right."""
    key = hashlib.sha256(repr(sorted(LIBRARIES.items())).encode()).hexdigest()
    if not sys.platform.startswith("linux") or stamps.stamp_is("libraries", key):
        return
    missing = missing_packages()
    if not missing or install_packages(missing):
        stamps.stamp("libraries", key)
