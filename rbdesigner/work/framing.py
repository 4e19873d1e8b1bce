"""Messages over the pipes between two processes: each has its length in front, in four bytes."""

from __future__ import annotations

from typing import IO

_WIDTH = 4


def write(pipe: IO[bytes], message: bytes) -> None:
    """Send a message. OSError if nobody is there to read."""
    rest = memoryview(len(message).to_bytes(_WIDTH, "big") + message)
    while rest:
        rest = rest[pipe.write(rest) :]
    pipe.flush()


def read(pipe: IO[bytes], most: int | None = None) -> bytes | None:
    """The next message, None at the end of the stream or where the message is longer than ``most`` bytes."""
    head = _exactly(pipe, _WIDTH)
    length = int.from_bytes(head, "big")
    if len(head) < _WIDTH or (most is not None and length > most):
        return None
    message = _exactly(pipe, length)
    return message if len(message) == length else None


def _exactly(pipe: IO[bytes], length: int) -> bytes:
    """Read so many bytes, fewer at the end of the stream; a pipe without a buffer may give them in parts."""
    data = b""
    while len(data) < length and (part := pipe.read(length - len(data))):
        data += part
    return data
