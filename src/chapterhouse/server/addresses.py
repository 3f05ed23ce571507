"""Network names: which always mean this machine, and by which this server may be called."""

import socket
from ipaddress import IPv4Address, IPv6Address, ip_address
from urllib.parse import urlsplit

from chapterhouse.server.config import Config, Saving


def is_loopback(host: str) -> bool:
    """Whether an address or a name always means this machine."""
    address = _ip(host)
    if address is not None:
        mapped = getattr(address, "ipv4_mapped", None)
        return address.is_loopback or (mapped is not None and mapped.is_loopback)
    return host == "localhost" or host.endswith(".localhost")


def host_name(netloc: str) -> str:
    """The name in a ``Host`` header, without its port; empty for what is no name at all."""
    try:
        return (urlsplit(f"//{netloc}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def is_ip(host: str) -> bool:
    return _ip(host) is not None


def is_private(config: Config) -> bool:
    """Whether only this machine can reach the server. A proxy in front needs a name, and the server refuses others."""
    return is_loopback(config.host) and not (config.address or config.origins or config.hosts)


def edition_saving(config: Config) -> Saving:
    """Who may add an edition in the browser."""
    return config.edition_saving or ("anyone" if is_private(config) else "members")


class HostNames:
    """The names that requests may call this server by.

    A page of a stranger can point its own name at our address (DNS rebinding), but it then sends its own name as
    ``Host``. It cannot do that with an address in digits, so where the server listens to its network those are fine.
    """

    def __init__(self, config: Config) -> None:
        known = (config.address, *config.origins, *(f"//{name}" for name in config.hosts))
        self._names = {host_name(urlsplit(each).netloc) for each in known if each}
        self._open = not is_loopback(config.host)
        if self._open:
            own = socket.gethostname().lower()
            self._names |= {own, f"{own.partition('.')[0]}.local", config.host.lower()}

    def __contains__(self, netloc: str) -> bool:
        """Whether a ``Host`` header is ours. Programs may send none; browsers always do."""
        if not netloc:
            return True
        name = host_name(netloc)
        return bool(name) and (name in self._names or is_loopback(name) or (self._open and is_ip(name)))


def _ip(host: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(host.partition("%")[0])
    except ValueError:
        return None
