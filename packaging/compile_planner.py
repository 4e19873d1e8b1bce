"""Compile the planner's kernel with Cython: plans are then made some fifty times as fast.

``python3 dev.py compile`` runs it; it needs Cython (the extra ``compile``) and a C compiler. The modules of the kernel
(``rbdesigner/players/planning/kernel.py`` says what of them belongs to it) are put together as one Cython module: a
record becomes a struct of C, and all numbers become C's. That is built beside them. The program takes it if it is there
and of the same text, and goes on without it otherwise.

Functions work on structs without any object of Python's: Cython refuses a text with which they would need one. Python
has a class for each struct, with a property for each field, and a wrapper for each function that it calls.
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
TYPES = {"int": "int", "bool": "bint", "Ints": "Ints", "None": "void", "tuple[int, int]": "(int, int)"}
VIEW = "int[::1]"
"""The type of an array where Python gives one."""
DIRECTIVES = "language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True"
FLAGS = ("-O3", "-fno-tree-vectorize", "-g0", "-fwrapv", "-w")
"""Vectors take longer: most loops of the kernel are short, and pairs of ints were put together in them."""
OPEN = (
    "schedule", "schedule_tasks", "do_task", "clear", "change_goods", "drawn_good", "next_step", "arrival_time", "way",
)  # fmt: skip
"""The functions that Python may call."""
ARRAYS = """
ctypedef int* Ints
cdef inline Ints ints_of(int[::1] view) noexcept:
    return &view[0]
"""
CHECKED_ARRAYS = """
from libc.stdio cimport fprintf, stderr
from libc.stdlib cimport abort
cdef struct Ints:
    int* numbers
    int size
cdef inline Ints ints_of(int[::1] view) noexcept:
    return Ints(&view[0], <int> view.shape[0])
cdef int within(Ints ints, int i, const char* text) noexcept nogil:
    if i < 0 or i >= ints.size:
        fprintf(stderr, b"IndexError: %s is number %d of %d\\n", text, i, ints.size)
        abort()
    return i
"""
SMALL = 9
"""How many statements a function that is copied to where it is called has at most, its docstring included."""
SWITCHES = {"do_task": "schedules", "undo_change": "undoes"}
"""Functions that call the one of many that a decorator has registered for a code."""


def module(is_checked: bool = False) -> str:
    """The text of the Cython module; one that is checked tells of numbers beyond the ends of arrays."""
    trees = [ast.parse(kernel.text_of(name)) for name in kernel.modules()]
    records = [node for tree in trees for node in tree.body if isinstance(node, ast.ClassDef) and _is_record(node)]
    types = TYPES | {record.name: f"{_struct(record.name)}*" for record in records}
    functions = [
        node
        for tree in trees
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and _is_of_the_kernel(node, types)
    ]
    _refuse_doubles([*(record.name for record in records), *(function.name for function in functions)])
    numbers = _numbers()
    lines = [
        f"# cython: {DIRECTIVES}",
        f"SOURCE = {kernel.source()!r}",
        *_constants(numbers),
        CHECKED_ARRAYS if is_checked else ARRAYS,
        *(f"cdef struct {_struct(record.name)}" for record in records),
        *(f"cdef class {record.name}" for record in records),
    ]
    for record in records:
        lines += _record(record, types)
    translators = [_Numbers(numbers), *([_Checks()] if is_checked else [])]
    for function in functions:
        if function.name in SWITCHES:
            function.body = _switch(function, functions)
        for translator in translators:
            translator.visit(function)
        lines += _function(function, types)
        if function.name in OPEN:
            lines += _wrapper(function, types)
    return "\n".join(lines) + "\n"


def _struct(record: str) -> str:
    """The name of the struct that has a record's fields."""
    return f"{record}Fields"


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
    """The struct of a record, and its class with a property for each field; that keeps what the struct points to."""
    fields = {
        ast.unparse(each.target): ast.unparse(each.annotation) for each in node.body if isinstance(each, ast.AnnAssign)
    }
    yield f"cdef struct {_struct(node.name)}:"
    yield from (f"    {types[kind]} {name}" for name, kind in fields.items())
    yield f"cdef class {node.name}:"
    yield f"    cdef {_struct(node.name)} fields"
    for name, kind in fields.items():
        yield from (f"    {line}" for line in _property(name, kind, types))
    for each in node.body:
        if isinstance(each, ast.FunctionDef):
            yield "    def __init__(self):"
            yield from (f"        {line}" for statement in each.body for line in ast.unparse(statement).splitlines())


def _property(name: str, kind: str, types: Mapping[str, str]) -> Iterator[str]:
    is_kept = _given_type(kind, types) != types[kind]
    if is_kept:
        yield f"cdef object _{name}"
    if kind == "Ints":
        yield f"cdef {VIEW} _{name}_view"  # while there is one, an array cannot grow and move
    yield "@property"
    yield f"def {name}(self):"
    yield f"    return self.{f'_{name}' if is_kept else f'fields.{name}'}"
    yield f"@{name}.setter"
    if kind == "Ints":
        yield f"def {name}(self, value):"
        yield f"    self._{name}_view = value"
        yield f"    self._{name} = value"  # Python reads the array itself, many times as fast as the view
        yield f"    self.fields.{name} = {_given(f'self._{name}_view', kind, types)}"
        return
    yield f"def {name}(self, {_given_type(kind, types)} value):"
    if is_kept:
        yield f"    self._{name} = value"
    yield f"    self.fields.{name} = {_given('value', kind, types)}"


def _given_type(kind: str, types: Mapping[str, str]) -> str:
    """The type in which Python gives something: an array as a view, a record as an object."""
    return VIEW if kind == "Ints" else kind if kind not in TYPES else types[kind]


def _given(name: str, kind: str, types: Mapping[str, str]) -> str:
    """What Python has given, as the kernel has it."""
    return f"ints_of({name})" if kind == "Ints" else f"&{name}.fields" if kind not in TYPES else name


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


class _Numbers(ast.NodeTransformer):
    """Puts numbers for names where C makes more of a number.

    Cython does not know the sign of a range's step by name, and would count in objects. C rounds quotients towards
    zero, and takes three more instructions for that than for a shift, which rounds as Python does.
    """

    def __init__(self, values: Mapping[str, object]) -> None:
        self._values = values

    def visit_Call(self, node: ast.Call) -> ast.Call:
        self.generic_visit(node)
        if ast.unparse(node.func) == "range" and len(node.args) == 3:
            step = self._values.get(ast.unparse(node.args[2]))
            if isinstance(step, int):
                node.args[2] = ast.Constant(step)
        return node

    def visit_BinOp(self, node: ast.BinOp) -> ast.BinOp:
        self.generic_visit(node)
        by = self._values.get(ast.unparse(node.right))
        if isinstance(by, int) and by > 0 and by.bit_count() == 1:
            if isinstance(node.op, ast.FloorDiv):
                node.op, node.right = ast.RShift(), ast.Constant(by.bit_length() - 1)
            elif isinstance(node.op, ast.Mod):
                node.op, node.right = ast.BitAnd(), ast.Constant(by - 1)
        return node


class _Checks(ast.NodeTransformer):
    """Has each number that is read from or written to an array looked for within it."""

    def visit_Subscript(self, node: ast.Subscript) -> ast.Subscript:
        self.generic_visit(node)
        array, number = ast.unparse(node.value), ast.unparse(node.slice)
        if array.isupper() or array == "tuple":
            return node
        checked = ast.parse(f"{array}.numbers[within({array}, {number}, {array.encode()!r})]", mode="eval").body
        assert isinstance(checked, ast.Subscript)
        checked.ctx = node.ctx
        return checked


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
    kind = "cdef inline" if _is_small(node) else "cdef"
    arguments = ", ".join(f"{type_} {name}" for name, type_ in given.items())
    yield f"{kind} {_type(node.returns, types)} {node.name}({arguments}) noexcept nogil:"
    annotations = _Annotations(types)
    body = [annotations.visit(statement) for statement in node.body]
    local = {name.id for name in ast.walk(node) if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Store)}
    for name in sorted(local - set(given)):
        yield f"    cdef {annotations.found.get(name, 'int')} {name}"
    for statement in body:
        yield from (f"    {line}" for line in ast.unparse(ast.fix_missing_locations(statement)).splitlines())


def _wrapper(node: ast.FunctionDef, types: Mapping[str, str]) -> Iterator[str]:
    """The function by which Python calls one of the kernel."""
    kinds = {each.arg: ast.unparse(each.annotation) for each in node.args.args if each.annotation is not None}
    arguments = ", ".join(f"{_given_type(kind, types)} {name}" for name, kind in kinds.items())
    yield f"def {kernel.OPEN}{node.name}({arguments}):"
    yield f"    return {node.name}({', '.join(_given(name, kind, types) for name, kind in kinds.items())})"


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
