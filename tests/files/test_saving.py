"""Saving loses nothing: not to a full disk, a read-only folder or one that refuses renaming."""

from __future__ import annotations

import errno
import os
import stat
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from rbdesigner.scenario import saving
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.saving import backup_path, file_stamp, write_atomically
from tests.files.contents import NEW, OLD, names
from tests.parameters import few

pytestmark = pytest.mark.usefixtures("own_folder")
ROOT = Path(__file__).parents[2]
CALLS = ("open", "write", "ftruncate", "fsync", "close", "rename", "replace", "unlink", "chmod")
RENAMES = ("rename", "replace")


@contextmanager
def failing(calls: dict[str, int], code: int = errno.ENOSPC, *, forever: bool = False) -> Iterator[dict[str, int]]:
    """Let the n-th call of these functions of ``os`` fail, and those after it too if ``forever``; yields how often
    each was called."""
    called = dict.fromkeys(CALLS, 0)

    def faulty(name: str, call: Callable[..., Any]) -> Callable[..., Any]:
        def wrapped(*args: Any, **kwargs: Any) -> Any:
            called[name] += 1
            fails = name in calls and (called[name] >= calls[name] if forever else called[name] == calls[name])
            if fails and name == "write":
                call(args[0], args[1][: len(args[1]) // 2])
            if fails and name == "close":
                call(*args)
            if fails:
                raise OSError(code, os.strerror(code))
            return call(*args, **kwargs)

        return wrapped

    with pytest.MonkeyPatch.context() as patch:
        for name in CALLS:
            patch.setattr(os, name, faulty(name, getattr(os, name)))
        yield called


def test_a_new_file_is_written_and_nothing_else(tmp_path: Path) -> None:
    report = write_atomically(tmp_path / "new.png", NEW)
    assert (tmp_path / "new.png").read_bytes() == NEW
    assert names(tmp_path) == ["new.png"]
    assert (report.backup, report.remark, report.stamp) == (None, "", file_stamp(tmp_path / "new.png"))


def test_the_content_before_becomes_the_backup(target: Path) -> None:
    report = write_atomically(target, NEW)
    assert (target.read_bytes(), backup_path(target).read_bytes()) == (NEW, OLD)
    assert (report.path, report.backup, report.remark) == (target, backup_path(target), "")
    write_atomically(target, b"newest")
    assert (target.read_bytes(), backup_path(target).read_bytes()) == (b"newest", NEW)
    assert names(target.parent) == ["map.json", "map.json~"]


def test_saving_the_same_again_keeps_the_backup_before(target: Path) -> None:
    for _ in range(2):
        assert write_atomically(target, NEW).backup == backup_path(target)
    assert backup_path(target).read_bytes() == OLD


def test_a_file_of_the_program_leaves_no_backup(target: Path) -> None:
    write_atomically(target, NEW, backup=False)
    assert target.read_bytes() == NEW
    assert names(target.parent) == ["map.json"]


def test_permissions_are_kept_and_new_files_get_the_usual_ones(target: Path) -> None:
    usual = target.stat().st_mode
    target.chmod(0o640)
    write_atomically(target, NEW)
    assert stat.S_IMODE(target.stat().st_mode) == 0o640
    assert stat.S_IMODE(backup_path(target).stat().st_mode) == 0o640
    write_atomically(target.with_name("new.json"), NEW)
    assert target.with_name("new.json").stat().st_mode == usual


def test_a_link_stays_one_and_its_target_is_replaced(target: Path) -> None:
    folder = target.parent / "links"
    folder.mkdir()
    link = folder / "link.json"
    link.symlink_to("../map.json")
    assert write_atomically(link, NEW).path == target
    assert link.is_symlink()
    assert (target.read_bytes(), backup_path(target).read_bytes()) == (NEW, OLD)
    assert names(folder) == ["link.json"]


@pytest.mark.parametrize("backup", [False, True])
def test_all_names_of_a_file_have_what_is_saved(backup: bool, target: Path) -> None:
    other = target.with_name("other name.json")
    os.link(target, other)
    report = write_atomically(target, NEW, backup=backup)
    assert (target.read_bytes(), other.read_bytes()) == (NEW, NEW)
    assert target.samefile(other)
    assert report.remark == ""
    kept = ["map.json~"] if backup else []
    assert names(target.parent) == sorted(["map.json", "other name.json", *kept])
    assert not backup or backup_path(target).read_bytes() == OLD


def test_a_file_with_two_names_is_whole_whatever_fails(target: Path) -> None:
    other = target.with_name("other name.json")
    os.link(target, other)
    for number in range(1, 20):
        with failing({"write": number}) as called:
            try:
                write_atomically(target, NEW, backup=False)
            except ScenarioError as error:
                assert "the disk is full; the file on disk is as it was" in str(error)
                assert other.read_bytes() == OLD
            else:
                assert other.read_bytes() == NEW
        if called["write"] < number:
            break
        write_atomically(target, OLD, backup=False)
        assert names(target.parent) == ["map.json", "other name.json"]


def test_what_cannot_be_a_file_is_refused(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "ring").symlink_to("ring")
    for path, reason in (
        (tmp_path, "this is a folder, not a file"),
        (tmp_path / "pipe", "this is not an ordinary file"),
        (tmp_path / "ring", "the links lead in a circle"),
        (tmp_path / "none" / "map.json", "there is no such file or folder; no file was written"),
        (tmp_path / "pipe" / "map.json", "a part of the path is not a folder"),
        (tmp_path / ("x" * 300), "the name is too long"),
        (Path("a\0b"), "no file can have this name"),
    ):
        with pytest.raises(ScenarioError, match=f"cannot be written: {reason}"):
            write_atomically(path, NEW)
    assert names(tmp_path) == ["pipe", "ring"]


@pytest.mark.parametrize("code", few([errno.ENOSPC, errno.EACCES, errno.EIO], 2))
@pytest.mark.parametrize("backup", [False, True])
@pytest.mark.parametrize("forever", [False, True])
@pytest.mark.parametrize("call", CALLS)
def test_whichever_call_fails_one_content_is_whole(
    call: str, forever: bool, backup: bool, code: int, target: Path
) -> None:
    for number in range(1, 20):
        target.write_bytes(OLD)
        with failing({call: number}, code, forever=forever) as called:
            try:
                write_atomically(target, NEW, backup=backup)
                saved = True
            except ScenarioError as error:
                saved = False
                assert "the file on disk is as it was" in str(error) or call in ("write", "fsync", "close")
        assert target.read_bytes() == (NEW if saved else OLD)
        if called[call] < number:
            break
        for path in target.parent.iterdir():
            if path != target:
                path.unlink()
    else:
        pytest.fail("a save takes fewer calls")


@pytest.mark.parametrize("code", [errno.EXDEV, errno.EPERM, errno.EBUSY])
def test_where_renaming_is_refused_the_file_is_overwritten_and_the_user_told(code: int, target: Path) -> None:
    with failing(dict.fromkeys(RENAMES, 1), code, forever=True):
        report = write_atomically(target, NEW)
    assert (target.read_bytes(), backup_path(target).read_bytes()) == (NEW, OLD)
    assert names(target.parent) == ["map.json", "map.json~"]
    assert report.remark.startswith("the folder did not let the file be replaced")
    with failing(dict.fromkeys(RENAMES, 1), code, forever=True):
        write_atomically(target, OLD)
        write_atomically(target.with_name("new.json"), NEW)
    assert names(target.parent) == ["map.json", "map.json~", "new.json"]
    assert (target.read_bytes(), target.with_name("new.json").read_bytes()) == (OLD, NEW)


@pytest.mark.parametrize("backup", [False, True])
def test_if_overwriting_fails_too_the_old_content_is_put_back(backup: bool, target: Path) -> None:
    refusals = dict.fromkeys(RENAMES, 1)
    with failing(refusals, forever=True) as called:
        write_atomically(target, NEW, backup=backup)
    last_write = called["write"]
    target.write_bytes(OLD)
    for path in target.parent.glob("*~"):
        path.unlink()
    with failing(refusals, forever=True), pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "write", nth_write_fails(last_write))
        with pytest.raises(ScenarioError, match="the disk is full; the file on disk is as it was"):
            write_atomically(target, NEW, backup=backup)
    assert target.read_bytes() == OLD
    assert names(target.parent) == (["map.json", "map.json~"] if backup else ["map.json"])


def test_a_new_file_that_cannot_be_finished_is_not_left_half(tmp_path: Path) -> None:
    with failing(dict.fromkeys(RENAMES, 1), forever=True), pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "write", nth_write_fails(2))
        with pytest.raises(ScenarioError, match="the disk is full; no file was written"):
            write_atomically(tmp_path / "new.json", NEW)
    assert names(tmp_path) == []


def nth_write_fails(number: int, times: int = 1) -> Callable[..., int]:
    count, write = 0, os.write

    def wrapped(file: int, data: bytes) -> int:
        nonlocal count
        count += 1
        if number <= count < number + times:
            write(file, data[: len(data) // 2])
            raise OSError(errno.ENOSPC, "")
        return write(file, data)

    return wrapped


def test_if_nothing_can_be_put_back_both_contents_are_kept_and_named(target: Path) -> None:
    with failing(dict.fromkeys(RENAMES, 1), forever=True), pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "write", nth_write_fails(4, times=9))
        with pytest.raises(ScenarioError, match=r"was damaged .*the new content is whole in .*, the old in ") as caught:
            write_atomically(target, NEW, backup=False)
    _, _, tail = str(caught.value).partition("whole in ")
    fresh, _, rescue = tail.partition(", the old in ")
    assert (Path(fresh).read_bytes(), Path(rescue).read_bytes()) == (NEW, OLD)


def test_a_save_goes_on_without_a_backup_and_says_so(target: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "write", nth_write_fails(2))
        report = write_atomically(target, NEW)
    assert report.backup is None
    assert report.remark == "no backup of the version before could be kept: the disk is full"
    assert (target.read_bytes(), names(target.parent)) == (NEW, ["map.json"])


def test_an_interrupt_leaves_the_file_whole(target: Path) -> None:
    for name in ("write", "fsync", "replace"):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(os, name, interrupted)
            with pytest.raises(KeyboardInterrupt):
                write_atomically(target, NEW)
        assert target.read_bytes() == OLD
        assert [name for name in names(target.parent) if name.endswith(".tmp")] == []


def interrupted(*_: object) -> None:
    raise KeyboardInterrupt


def test_a_disk_that_lies_is_found_out(target: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        write = os.write
        patch.setattr(os, "write", lambda file, data: write(file, bytes(len(data))))
        with pytest.raises(ScenarioError, match="the disk does not work; the file on disk is as it was"):
            write_atomically(target, NEW)
    assert (target.read_bytes(), names(target.parent)) == (OLD, ["map.json"])


def run(code: str, *arguments: object, **options: Any) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", code, *map(str, arguments)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, **options)


def test_a_disk_that_takes_no_more_leaves_the_old_file(target: Path) -> None:
    code = (
        "import resource, sys\n"
        "from rbdesigner.scenario.saving import write_atomically\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (10_000, 10_000))\n"
        "write_atomically(sys.argv[1], b'x' * 30_000)\n"
    )
    result = run(code, target)
    assert result.stderr.rstrip().endswith("the disk takes no file of this size; the file on disk is as it was")
    assert (target.read_bytes(), names(target.parent)) == (OLD, ["map.json"])


SAVE = (
    "import os, resource, sys\n"
    "from platformdirs import user_data_path\n"
    "user_data_path()\n"  # loads what others than root may not be able to
    "from rbdesigner.scenario.saving import write_atomically\n"
    "if os.geteuid() == 0: os.setgid(65534); os.setuid(65534)\n"
    "report = write_atomically(sys.argv[1], sys.argv[2].encode())\n"
    "print(report.backup, report.remark, sep='\\n')\n"
)


@contextmanager
def read_only_folder() -> Iterator[tuple[Path, Path]]:
    """A file that can be written in a folder that cannot, and a folder of the user that can."""
    with tempfile.TemporaryDirectory() as name, tempfile.TemporaryDirectory() as own:
        folder, target = Path(name), Path(name) / "map.json"
        target.write_bytes(OLD)
        target.chmod(0o666)
        folder.chmod(0o555)
        Path(own).chmod(0o777)
        try:
            yield target, Path(own)
        finally:
            folder.chmod(0o755)


def test_in_a_read_only_folder_the_file_is_overwritten_and_a_copy_kept() -> None:
    with read_only_folder() as (target, own):
        environment = os.environ | {"XDG_DATA_HOME": str(own)}
        for old, new in ((OLD.decode(), "newer"), ("newer", "newest, and longer")):
            done = run(SAVE, target, new, env=environment)
            assert done.stderr == ""
            kept, remark = done.stdout.splitlines()
            assert (target.read_text(), names(target.parent)) == (new, ["map.json"])
            (copy,) = (own / "rbdesigner" / "backups").iterdir()
            assert (copy.read_text(), str(copy)) == (old, kept)
            assert remark == (
                "no file can be made in the folder (there is no permission), so this one was overwritten in place;"
                f" the version before is {kept}"
            )


def test_where_no_copy_can_be_kept_nothing_is_overwritten() -> None:
    with read_only_folder() as (target, own):
        own.chmod(0o555)
        refused = run(SAVE, target, "x", env=os.environ | {"XDG_DATA_HOME": str(own)}).stderr.rstrip()
        target.chmod(0o444)
        locked = run(SAVE, target, "x").stderr.rstrip()
        assert (target.read_bytes(), names(target.parent)) == (OLD, ["map.json"])
    assert refused.endswith("there is no permission; the file on disk is as it was")
    assert locked.endswith("cannot be written: the file is read-only; it is as it was")


def test_a_full_disk_while_a_file_is_overwritten_in_place_leaves_the_old_content() -> None:
    limited = SAVE.replace("report =", "resource.setrlimit(resource.RLIMIT_FSIZE, (25_000, 25_000))\nreport =")
    with read_only_folder() as (target, own):
        done = run(limited, target, "x" * 30_000, env=os.environ | {"XDG_DATA_HOME": str(own)})
        assert "the file on disk is as it was" in done.stderr
        assert target.read_bytes() == OLD


def test_the_suffix_of_the_backup_is_the_documented_one() -> None:
    assert backup_path("maps/lake.json") == Path("maps/lake.json~")
    assert saving.BACKUP_SUFFIX == "~"
