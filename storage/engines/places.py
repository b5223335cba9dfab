"""Where a database is: in a file on this machine, or on a server."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias
from urllib.parse import urlsplit


@dataclass(frozen=True)
class Server:
    """A database on a server of PostgreSQL; what it is called tells no password."""

    url: str = field(repr=False)

    def __str__(self) -> str:
        parts = urlsplit(self.url)
        port = f":{parts.port}" if parts.port else ""
        return f"postgresql://{parts.hostname or 'localhost'}{port}{parts.path}"

    @property
    def password(self) -> str:
        """Return the password, which logs must never hold."""
        return urlsplit(self.url).password or ""


Place: TypeAlias = Path | Server


def place_of(text: str) -> Place:
    """Read a place as somebody types it."""
    is_url = text.startswith(("postgresql://", "postgres://"))
    return Server(text) if is_url else Path(text)
