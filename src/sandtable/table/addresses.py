"""Where requests come from, also through proxies, and the names by which this machine is called."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from starlette.datastructures import Headers
from starlette.types import Scope

from sandtable.engine.errors import SandtableError

Address = IPv4Address | IPv6Address
THIS_MACHINE = "127.0.0.1"
NAMES_OF_THIS_MACHINE = frozenset({THIS_MACHINE, "localhost", "[::1]"})
BITS_OF_A_CLIENT = 64  # of an IPv6 address: whoever has one has all that begin alike


def client_of(scope: Scope) -> str:
    """Who a request or a socket comes from: an IPv4 address, or the network of an IPv6 address."""
    return client_at(scope["client"][0]) if scope.get("client") else ""


@lru_cache(4096)
def client_at(host: str) -> str:
    """Who is at an address."""
    address = read_address(host)
    if not isinstance(address, IPv6Address):
        return str(address or host)
    return str(IPv6Network((int(address), BITS_OF_A_CLIENT), strict=False))


def read_address(text: str) -> Address | None:
    """An address, also one with a port behind it; None if it is none. IPv4 written as IPv6 is IPv4."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text)
    except ValueError:
        return None
    return (address.ipv4_mapped if isinstance(address, IPv6Address) else None) or address


class Proxies:
    """Those whose word on where a request comes from counts."""

    def __init__(self, behind: Sequence[str]) -> None:
        self._networks = [read_network(one) for one in behind]

    def __contains__(self, host: str) -> bool:
        return bool(self._networks) and self._has(read_address(host))

    def _has(self, address: Address | None) -> bool:
        return address is not None and any(address in network for network in self._networks)

    def look_behind(self, scope: Scope) -> None:
        """Let a request that a proxy hands on come from where it says: the last address that is not a proxy's own."""
        if not self._networks or not scope.get("client") or scope["client"][0] not in self:
            return
        headers = Headers(scope=scope)
        handed_on = ",".join(headers.getlist("x-forwarded-for")).split(",")
        client = next((found for one in reversed(handed_on) if not self._has(found := read_address(one))), None)
        if client is not None:
            scope["client"] = (str(client), 0)
        scheme = headers.get("x-forwarded-proto", "").strip().lower()
        if scheme in ("http", "https"):
            scope["scheme"] = scheme if scope["type"] == "http" else scheme.replace("http", "ws")


def read_network(text: str) -> IPv4Network | IPv6Network:
    """An address or a network; one sentence if it is neither."""
    try:
        return ip_network(text, strict=False)
    except ValueError:
        raise SandtableError(
            f"--behind takes the address of a proxy, or a network: 10.0.0.2, 10.0.0.0/8; not '{text}'"
        ) from None


def is_of_this_machine(host: str) -> bool:
    """Whether an address to listen on can be reached from this machine alone."""
    address = read_address(host)
    return host.lower() == "localhost" or (address is not None and address.is_loopback)


def name_in(host: str) -> str:
    """The name in a Host header, without its port."""
    host = host.lower()
    return host[: host.find("]") + 1] if host.startswith("[") else host.partition(":")[0]
