"""The front of the table: who comes while it is still being opened gets the client's page at once.

To import and open the table takes longer than all else before the first page. The browser spends that time on the page
and its files; what it asks of the table waits until it is there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from starlette.routing import Match, Route
from starlette.types import ASGIApp, Receive, Scope, Send


class Front:
    """An application that answers by itself at these routes until there is another, which then answers everything."""

    def __init__(self, routes: Sequence[Route]) -> None:
        self._routes = routes
        self._table: ASGIApp | None = None
        self._opened = asyncio.Event()

    def open(self, table: ASGIApp) -> None:
        """From now on this one answers."""
        self._table = table
        self._opened.set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        answering = self._table or self._page(scope) or await self._opened_table()
        await answering(scope, receive, send)

    def _page(self, scope: Scope) -> ASGIApp | None:
        for route in self._routes:
            match, found = route.matches(scope)
            if match is Match.FULL:
                scope.update(found)
                return route.handle
        return None

    async def _opened_table(self) -> ASGIApp:
        await self._opened.wait()
        assert self._table is not None
        return self._table
