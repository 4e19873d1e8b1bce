"""The C compiler of this system, which makes extensions of what Cython and mypyc have written in C."""

from __future__ import annotations

import os
import shutil
import sysconfig
from pathlib import Path

from setuptools import Distribution, Extension
from setuptools.errors import BaseError, CompileError, LinkError

FAULTS = (OSError, BaseError, CompileError, LinkError)
"""The errors of a compiler that fails."""


def obstacle() -> str:
    """Why nothing can be compiled, as far as that is seen at once."""
    if os.name == "nt":
        return ""  # setuptools knows where the compiler lies
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler {compiler}"
    header = Path(sysconfig.get_paths()["include"], "Python.h")
    return "" if header.exists() else f"there is no {header} (Debian: python3-dev)"


def build(extensions: list[Extension], target: Path, scratch: Path) -> None:
    """Compile extensions into a folder, each in the folders of its packages."""
    command = Distribution({"name": "rbdesigner", "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(target), str(scratch)
    command.ensure_finalized()
    command.run()
