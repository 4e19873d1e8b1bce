"""Messages over pipes: whole, in their order, or not at all."""

from __future__ import annotations

from io import BytesIO

import pytest

from rbdesigner.work import framing

SENT = [b"first", b"", bytes(100_000)]


class Trickle(BytesIO):
    """A pipe without a buffer, which takes and gives a few bytes at a time."""

    def read(self, size: int | None = -1) -> bytes:
        return super().read(min(size or 0, 1000))

    def write(self, data: bytes | memoryview) -> int:  # type: ignore[override]
        return super().write(data[:1000])


@pytest.mark.parametrize("pipe", [BytesIO(), Trickle()])
def test_messages_come_as_they_were_sent(pipe: BytesIO) -> None:
    for message in SENT:
        framing.write(pipe, message)
    pipe.seek(0)
    assert [framing.read(pipe) for _ in SENT] == SENT
    assert framing.read(pipe) is None


@pytest.mark.parametrize("kept", [0, 3, 4, 8])
def test_of_a_message_cut_short_nothing_is_read(kept: int) -> None:
    pipe = BytesIO()
    framing.write(pipe, b"first")
    assert framing.read(BytesIO(pipe.getvalue()[:kept])) is None


@pytest.mark.parametrize(("most", "read"), [(5, b"first"), (4, None)])
def test_a_message_that_is_longer_than_allowed_is_not_read(most: int, read: bytes | None) -> None:
    pipe = BytesIO()
    framing.write(pipe, b"first")
    pipe.seek(0)
    assert framing.read(pipe, most) == read
