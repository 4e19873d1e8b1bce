"""Jobs that are done in the process of the tests: their own would load our rooms for half a second each."""

from __future__ import annotations

from collections.abc import Generator, Iterator

from rbdesigner.work.job_host import messages


class HostRightHere:
    """Does the jobs of a host in this process, as far as somebody asks for their messages."""

    def __init__(self, _host: str, *, in_background: bool) -> None:
        self._messages: Generator[bytes] | Iterator[bytes] = iter(())

    def post(self, request: bytes) -> None:
        self._messages = messages(request)

    def messages(self) -> Iterator[bytes]:
        for message in self._messages:  # noqa: UP028  (what is left is for the next who asks)
            yield message

    def end(self) -> None:
        if isinstance(self._messages, Generator):
            self._messages.close()
