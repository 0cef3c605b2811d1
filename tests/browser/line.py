"""A line between one browser and the server, which can be cut and mended while all others go on."""

from __future__ import annotations

import socket
import struct
from contextlib import suppress
from threading import Lock, Thread
from types import TracebackType

AT_ONCE = struct.pack("ii", 1, 0)  # let go of a connection without a word


class Line:
    """Passes on whatever comes on its own port. A cut line drops its connections and takes none."""

    def __init__(self, server: int) -> None:
        self._server = server
        self._ends: list[socket.socket] = []
        self._changing = Lock()
        self._port = 0

    def __enter__(self) -> Line:
        self.mend()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.cut()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def mend(self) -> None:
        """Take connections, on the same port as before."""
        listening = socket.create_server(("127.0.0.1", self._port))
        self._port = listening.getsockname()[1]
        self._listening = listening
        Thread(target=self._take, args=[listening], daemon=True).start()

    def cut(self) -> None:
        """Drop everything."""
        with self._changing:
            ends, self._ends = self._ends, []
            for end in [self._listening, *ends]:
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)  # wakes the thread that waits for it
                end.close()

    def _take(self, listening: socket.socket) -> None:
        with suppress(OSError):  # the line has been cut
            while True:
                near, _ = listening.accept()
                far = socket.create_connection(("127.0.0.1", self._server))
                with self._changing:
                    for end in (near, far):
                        end.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
                        self._ends.append(end)
                for source, target in ((near, far), (far, near)):
                    Thread(target=pass_on, args=[source, target], daemon=True).start()


def pass_on(source: socket.socket, target: socket.socket) -> None:
    """Pass on what comes until one end is closed."""
    with suppress(OSError):
        while data := source.recv(65536):
            target.sendall(data)
        target.shutdown(socket.SHUT_WR)
