"""Keeps which steps of the set-up are done, and for which state of the project."""

from __future__ import annotations

from development import processes, project


def stamp(name: str, key: str) -> None:
    """Keep for which key a step of the set-up has succeeded. Where there is no room for it, it is done again."""
    fresh = project.VENV / f"{name}.new"
    try:
        fresh.write_text(key, encoding="utf-8")
        fresh.replace(project.VENV / name)
    except OSError as fault:
        processes.say(f"{project.VENV / name}: {fault.strerror}")


def stamp_is(name: str, key: str) -> bool:
    """Whether a step of the set-up was last done for this key."""
    try:
        return (project.VENV / name).read_text(encoding="utf-8") == key
    except OSError:
        return False
