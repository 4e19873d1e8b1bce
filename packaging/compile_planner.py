"""Compile the planner's kernel with Cython: plans are then made some fifty times as fast.

``python3 dev.py compile`` runs it; it needs Cython (the extra ``compile``) and a C compiler. The modules of
``rbdesigner/players/planning`` that work on a plan are written so that all their numbers are ints; here they are put
together as one Cython module in which all of them are C's, and that is built beside them. The program takes it if it is
there and of the same text, and goes on without it otherwise.
"""

from __future__ import annotations

import ast
import hashlib
import importlib
import os
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

import c_compiler  # noqa: E402  (found only now)
from setuptools import Extension  # noqa: E402

from rbdesigner.players.planning import kernel  # noqa: E402  (found only now)
from rbdesigner.scenario import disk  # noqa: E402

FOLDER = Path(kernel.__file__).parent
TYPES = {"int": "int", "bool": "bint", "Plan": "Plan", "Ints": "int[::1]", "None": "void"}
DIRECTIVES = "language_level=3, boundscheck={}, wraparound=False, initializedcheck=False, cdivision=True"
FLAGS = ("-O2", "-g0", "-fwrapv", "-fno-strict-aliasing", "-w")
OPEN = ("Plan", "schedule", "do_task", "clear", "change_goods", "drawn_good", "next_step", "arrival", "way")
"""What Python may call."""


def module(is_checked: bool = False) -> str:
    """The text of the Cython module; one that is checked tells of numbers beyond the ends of arrays."""
    trees = [ast.parse((FOLDER / f"{name}.py").read_text(encoding="utf-8")) for name in kernel.MODULES]
    functions = [node for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)]
    plan = next(node for tree in trees for node in tree.body if isinstance(node, ast.ClassDef))
    constants = importlib.import_module(f"{kernel.__package__}.constants")
    values = {name: value for name, value in vars(constants).items() if name.isupper()}
    values |= {name: value for tree in trees for name, value in _own_constants(tree)}
    lines = [
        f"# cython: {DIRECTIVES.format(is_checked)}",
        f"SOURCE = {kernel.source()!r}",
        *_constants(values),
        *_class(plan),
    ]
    for function in functions:
        if function.name != "make_room":
            lines += _function(function)
    return "\n".join(lines) + "\n"


def _own_constants(tree: ast.Module) -> Iterator[tuple[str, int]]:
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, int):
            yield from ((target.id, node.value.value) for target in node.targets if isinstance(target, ast.Name))


def _constants(values: dict[str, object]) -> Iterator[str]:
    yield "cdef enum:"
    yield from (f"    {name} = {int(value)}" for name, value in values.items() if isinstance(value, int))
    for name, value in values.items():
        if isinstance(value, tuple) and all(isinstance(each, int) for each in value):
            yield f"cdef int[{len(value)}] {name}"
            yield f"{name}[:] = {[int(each) for each in value]}"


def _class(node: ast.ClassDef) -> Iterator[str]:
    yield f"cdef class {node.name}:"
    for field in node.body:
        if isinstance(field, ast.AnnAssign):
            yield f"    cdef public {TYPES[ast.unparse(field.annotation)]} {ast.unparse(field.target)}"


def _function(node: ast.FunctionDef) -> Iterator[str]:
    """A function with C's types for its arguments and for all its locals."""
    given = [f"{_type(each.annotation)} {each.arg}" for each in node.args.args]
    kind = "cpdef" if node.name in OPEN else "cdef"
    yield f"{kind} {_type(node.returns)} {node.name}({', '.join(given)}) noexcept:"
    arguments = {each.arg for each in node.args.args}
    local = {name.id for name in ast.walk(node) if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Store)}
    if local - arguments:
        yield f"    cdef int {', '.join(sorted(local - arguments))}"
    for statement in node.body:
        yield from (f"    {line}" for line in ast.unparse(statement).splitlines())


def _type(annotation: ast.expr | None) -> str:
    return TYPES[ast.unparse(annotation)] if annotation is not None else "void"


def main() -> int:
    """Write the module, translate it to C, compile it; with ``--remove`` take it away.

    With ``--checked FOLDER`` one that is checked is put there instead.
    """
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    is_checked = sys.argv[1:2] == ["--checked"]
    target = (Path(sys.argv[2]) if is_checked else FOLDER) / f"{kernel.COMPILED}{suffix}"
    if "--remove" in sys.argv[1:]:
        for path in (target, _digest_of(target)):
            path.unlink(missing_ok=True)
        return 0
    if found := c_compiler.obstacle():
        return _failure(found)
    try:
        _build(target, is_checked)
    except (subprocess.CalledProcessError, *c_compiler.FAULTS) as fault:
        return _failure(str(fault))
    print(f"compiled the planner into {target}")
    return 0


def _failure(reason: str) -> int:
    print(f"dev.py: the planner was not compiled: {reason}", file=sys.stderr)
    return 1


def _build(target: Path, is_checked: bool) -> None:
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        source = folder / f"{kernel.COMPILED}.pyx"
        source.write_text(module(is_checked), encoding="utf-8")
        subprocess.run([sys.executable, "-m", "cython", "-3", str(source)], check=True)
        code = str(source.with_suffix(".c"))
        extension = Extension(kernel.COMPILED, [code], extra_compile_args=[] if os.name == "nt" else list(FLAGS))
        c_compiler.build([extension], folder / "lib", folder)
        _put((folder / "lib" / target.name).read_bytes(), target)


def _digest_of(kernel_file: Path) -> Path:
    return kernel_file.with_name(kernel_file.name + kernel.DIGEST)


def _put(data: bytes, target: Path) -> None:
    """Put a kernel in place whole or not at all, with its digest.

    Its old content stays where other processes have it in their memory.
    """
    fresh = disk.written_beside(target, data)
    try:
        digest = disk.written_beside(_digest_of(target), hashlib.sha256(data).hexdigest().encode("ascii"))
        digest.replace(_digest_of(target))
        fresh.replace(target)
    finally:
        disk.remove(fresh)


if __name__ == "__main__":
    sys.exit(main())
