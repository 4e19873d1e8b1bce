"""Compile the planner's kernel with Cython: plans are then made some fifty times as fast.

``python3 dev.py compile`` runs it; it needs Cython (the extra ``compile``) and a C compiler. The modules of the kernel
(``rbdesigner/players/planning/kernel.py`` says what of them belongs to it) are put together as one Cython module: a
record becomes a class of C, and all numbers become C's. That is built beside them. The program takes it if it is there
and of the same text, and goes on without it otherwise.
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
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

import c_compiler  # noqa: E402  (found only now)
from setuptools import Extension  # noqa: E402

from rbdesigner.players.planning import kernel  # noqa: E402  (found only now)
from rbdesigner.scenario import disk  # noqa: E402

FOLDER = kernel.FOLDER
TYPES = {"int": "int", "bool": "bint", "Ints": "int[::1]", "None": "void", "tuple[int, int]": "(int, int)"}
DIRECTIVES = "language_level=3, boundscheck={}, wraparound=False, initializedcheck=False, cdivision=True"
FLAGS = ("-O3", "-g0", "-fwrapv", "-fno-strict-aliasing", "-w")
OPEN = (
    "schedule", "schedule_tasks", "do_task", "clear", "change_goods", "drawn_good", "next_step", "arrival_time", "way",
)  # fmt: skip
"""The functions that Python may call."""
SMALL = 9
"""How many statements a function that is copied to where it is called has at most, its docstring included."""
SWITCHES = {"do_task": "schedules", "undo_change": "undoes"}
"""Functions that call the one of many that a decorator has registered for a code."""


def module(is_checked: bool = False) -> str:
    """The text of the Cython module; one that is checked tells of numbers beyond the ends of arrays."""
    trees = [ast.parse(kernel.text_of(name)) for name in kernel.modules()]
    records = [node for tree in trees for node in tree.body if isinstance(node, ast.ClassDef) and _is_record(node)]
    types = TYPES | {record.name: record.name for record in records}
    functions = [
        node
        for tree in trees
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and _is_of_the_kernel(node, types)
    ]
    numbers = _numbers()
    steps = _Steps(numbers)
    functions = [steps.visit(function) for function in functions]
    _refuse_doubles([*(record.name for record in records), *(function.name for function in functions)])
    lines = [
        f"# cython: {DIRECTIVES.format(is_checked)}",
        f"SOURCE = {kernel.source()!r}",
        *_constants(numbers),
        *(f"cdef class {record.name}" for record in records),
    ]
    for record in records:
        lines += _record(record, types)
    for function in functions:
        if function.name in SWITCHES:
            function.body = _switch(function, functions)
        lines += _function(function, types)
    return "\n".join(lines) + "\n"


def _is_record(node: ast.ClassDef) -> bool:
    """Whether a class has no base and nothing in it but annotated fields, and ``__init__``."""
    kinds = (ast.AnnAssign, ast.Expr)
    plain = (isinstance(each, kinds) or getattr(each, "name", "") == "__init__" for each in node.body)
    return not node.bases and any(isinstance(each, ast.AnnAssign) for each in node.body) and all(plain)


def _is_of_the_kernel(node: ast.FunctionDef, types: Mapping[str, str]) -> bool:
    """Whether all parameters and the result of a function have types of the kernel."""
    annotations = [*(each.annotation for each in node.args.args), node.returns]
    return all(each is not None and ast.unparse(each) in types for each in annotations) and not node.args.kwonlyargs


def _refuse_doubles(names: Sequence[str]) -> None:
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise SystemExit(f"dev.py: the planner has two functions of one name: {', '.join(twice)}")


def _numbers() -> dict[str, object]:
    """All that has a name in capitals in the modules of the kernel."""
    found: dict[str, object] = {}
    for name in kernel.modules():
        contents = vars(importlib.import_module(f"{kernel.__package__}.{name.removesuffix('.__init__')}"))
        found |= {name: value for name, value in contents.items() if name.isupper()}
    return found


def _constants(values: dict[str, object]) -> Iterator[str]:
    yield "cdef enum:"
    yield from (f"    {name} = {int(value)}" for name, value in values.items() if isinstance(value, int))
    for name, value in values.items():
        if isinstance(value, tuple) and all(isinstance(each, int) for each in value):
            yield f"cdef int[{len(value)}] {name}"
            yield f"{name}[:] = {[int(each) for each in value]}"


def _record(node: ast.ClassDef, types: Mapping[str, str]) -> Iterator[str]:
    yield f"cdef class {node.name}:"
    for each in node.body:
        if isinstance(each, ast.AnnAssign):
            yield f"    cdef public {types[ast.unparse(each.annotation)]} {ast.unparse(each.target)}"
        elif isinstance(each, ast.FunctionDef):
            yield "    def __init__(self):"
            yield from (f"        {line}" for statement in each.body for line in ast.unparse(statement).splitlines())


def _switch(node: ast.FunctionDef, functions: Sequence[ast.FunctionDef]) -> list[ast.stmt]:
    """The body of a function that calls another by code: its second parameter; those after it are passed on.

    The first is the plan, or the record of it that the other function names.
    """
    plan, code, *given = (each.arg for each in node.args.args)
    has_result = node.returns is not None and ast.unparse(node.returns) != "None"
    lines: list[str] = []
    for function in functions:
        for decorator in function.decorator_list:
            if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == SWITCHES[node.name]:
                first, *rest = (each.arg for each in function.args.args)
                record = plan if first == plan else f"{plan}.{first}"
                call = f"{function.name}({', '.join((record, *given[: len(rest)]))})"
                lines.append(f"{'elif' if lines else 'if'} {code} == {ast.unparse(decorator.args[0])}:")
                lines.append(f"    return {call}" if has_result else f"    {call}")
    if has_result:
        lines.append("return False")
    return ast.parse("\n".join(lines)).body


class _Steps(ast.NodeTransformer):
    """Replaces the name of a range's step by its number: Cython does not know its sign, and would count in objects."""

    def __init__(self, values: Mapping[str, object]) -> None:
        self._values = values

    def visit_Call(self, node: ast.Call) -> ast.Call:
        self.generic_visit(node)
        if ast.unparse(node.func) == "range" and len(node.args) == 3:
            step = self._values.get(ast.unparse(node.args[2]))
            if isinstance(step, int):
                node.args[2] = ast.Constant(step)
        return node


class _Annotations(ast.NodeTransformer):
    """Takes the annotations from a function's locals, and keeps their types."""

    def __init__(self, types: Mapping[str, str]) -> None:
        self.found: dict[str, str] = {}
        self._types = types

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.stmt:
        self.found[ast.unparse(node.target)] = self._types[ast.unparse(node.annotation)]
        assert node.value is not None
        return ast.copy_location(ast.Assign([node.target], node.value), node)


def _function(node: ast.FunctionDef, types: Mapping[str, str]) -> Iterator[str]:
    """A function with C's types for its arguments and for all its locals."""
    given = {each.arg: _type(each.annotation, types) for each in node.args.args}
    kind = "cpdef" if node.name in OPEN else "cdef inline" if _is_small(node) else "cdef"
    arguments = ", ".join(f"{type_} {name}" for name, type_ in given.items())
    result = _type(node.returns, types)
    clause = " noexcept" if result in TYPES.values() else ""  # a record is an object, and has room for an exception
    yield f"{kind} {result} {node.name}({arguments}){clause}:"
    annotations = _Annotations(types)
    body = [annotations.visit(statement) for statement in node.body]
    local = {name.id for name in ast.walk(node) if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Store)}
    for name in sorted(local - set(given)):
        yield f"    cdef {annotations.found.get(name, 'int')} {name}"
    for statement in body:
        yield from (f"    {line}" for line in ast.unparse(ast.fix_missing_locations(statement)).splitlines())


def _is_small(node: ast.FunctionDef) -> bool:
    """Whether a function is better copied to where it is called: it is short, has no loop, and does not fill memory."""
    has_loop = any(isinstance(each, ast.For | ast.While) for each in ast.walk(node))
    return not has_loop and len(node.body) <= SMALL


def _type(annotation: ast.expr | None, types: Mapping[str, str]) -> str:
    return types[ast.unparse(annotation)] if annotation is not None else "void"


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
