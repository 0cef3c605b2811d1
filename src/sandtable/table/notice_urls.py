"""The URLs at which notices may arrive. A player's URL is taken apart and compared with what the operator allows.

A comparison of texts would not do: `json://127.0.0.1:8825@evil.example/` begins with an address that it does not call.
Apprise reads URLs in ways of its own, so that what is ambiguous is refused, and what Apprise has understood is compared
as well.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Any
from urllib.parse import unquote

from sandtable.engine.errors import SandtableError
from sandtable.table.refusals import Refusal

URL = re.compile(
    r"""(?P<scheme>[a-z][a-z0-9+.-]*)://
    (?:(?P<user>[^/?\#@\\]*)@)?
    (?P<host>\[[0-9a-f:.]+\]|[^/?\#@\\:\[\]]*)
    (?::(?P<port>[^/?\#@\\:\[\]]*))?
    (?P<path>/[^?\\]*)?
    (?:\?(?P<query>.*))?""",
    re.IGNORECASE | re.VERBOSE,
)
# What may stand behind the question mark: how a message looks and sounds. Elsewhere Apprise takes other ports and hosts
# from there, headers, files of this machine, certificates not to check and times to wait.
HARMLESS = ("priority", "sound", "tags", "thread", "topic")
WEB = ("http", "https")  # pages of services, which Apprise turns into URLs of its own


@dataclass(frozen=True)
class NoticeUrl:
    """A URL in its parts, each written in one way only; what it asks for behind the question mark is apart."""

    scheme: str
    user: str
    host: str
    port: str
    path: tuple[str, ...]
    query: tuple[str, ...]

    @classmethod
    def read(cls, text: str) -> NoticeUrl | None:
        """The parts of a URL, or None if it is none or could be read in more than one way."""
        found = URL.fullmatch(text) if text.isprintable() and " " not in text else None
        if found is None:
            return None
        scheme, user, host, port, path, query = (part or "" for part in found.groups())
        if not (host + port).isascii():
            return None
        asked = (one.partition("=")[0] for one in re.split("[&;]", query) if one)
        steps = tuple(filter(None, path.split("/")))
        return cls(scheme.lower(), user, one_host(host), one_number(port), steps, tuple(asked))

    def begins_with(self, other: NoticeUrl) -> bool:
        """Whether this is the other, or lies below it."""
        if self.scheme != other.scheme:
            return False
        if not other.host:
            return True
        if (self.host, self.port) != (other.host, other.port):
            return False
        if other.path and any(leads_astray(step) for step in self.path):
            return False
        return self.path[: len(other.path)] == other.path


def one_host(host: str) -> str:
    """A host, written in one way."""
    if host.startswith("["):
        try:
            return f"[{ip_address(host[1:-1])}]"
        except ValueError:
            return host
    return host.lower()


def one_number(port: str) -> str:
    """A port, written in one way; what stands there can also be a part of a secret."""
    return str(int(port)) if port.isdecimal() else port


def leads_astray(step: str) -> bool:
    """Whether a step of a path leads up, also when it is decoded more often than it should be."""
    while (plain := unquote(step)) != step:
        step = plain
    return step in (".", "..") or "/" in step or "\\" in step


class AllowedUrls:
    """The beginnings that an operator allows."""

    def __init__(self, beginnings: Sequence[str]) -> None:
        self.texts = [text for text in beginnings if text]
        self._beginnings = [read_beginning(text) for text in self.texts]

    def __bool__(self) -> bool:
        return bool(self.texts)

    def notifier(self, text: str) -> Any:
        """What sends to a URL; a refusal if it is not allowed, or if Apprise does not understand it as we do."""
        url = NoticeUrl.read(text)
        named = [one for one in self._beginnings if url is not None and url.begins_with(one)]
        if url is not None and named and not set(url.query) <= set(HARMLESS):
            raise Refusal(400, "refusal-notice-query", known=", ".join(HARMLESS))
        notifier = make_notifier(text) if named else None
        if url is None or notifier is None or not any(is_understood(notifier, url, one) for one in named):
            raise Refusal(400, "refusal-notice-url", allowed=", ".join(self.texts))
        return notifier


def read_beginning(text: str) -> NoticeUrl:
    """What an operator allows; one sentence if it is not the beginning of a URL."""
    url = NoticeUrl.read(text)
    if url is None or url.user or url.query or (url.port and not url.host) or (url.path and not url.host):
        raise SandtableError(f"'{text}' is not the beginning of an Apprise URL: try discord:// or ntfys://ntfy.sh/")
    return url


def make_notifier(text: str) -> Any:
    """What sends to a URL, following no redirects, or None if Apprise does not understand it."""
    from apprise import Apprise, AppriseAsset

    return Apprise.instantiate(text, asset=AppriseAsset(http_redirects=False), suppress_exceptions=True)


def is_understood(notifier: Any, url: NoticeUrl, beginning: NoticeUrl) -> bool:
    """Whether Apprise will call the host that was allowed, where a URL of this kind names one."""
    if not beginning.host or url.scheme in WEB or "host" not in notifier.template_tokens:
        return True
    meant = NoticeUrl.read(notifier.url())  # without a host if it has become something else, such as a topic of ntfy
    return meant is not None and meant.host == url.host and str(notifier.port or "") == url.port
