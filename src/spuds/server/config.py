"""How one server is set up."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from spuds.server.limits import Allowance


@dataclass(frozen=True)
class Config:
    """What `spuds serve` is told. Only `database` has no default."""

    database: Path
    """File of the tables; made if it is not there."""
    origins: tuple[str, ...] = ()
    """Further pages that may talk to this server, such as "https://spuds.example"; its own always may."""
    proxies: frozenset[str] = frozenset()
    """Addresses of reverse proxies, whose X-Forwarded-For and X-Forwarded-Proto are believed."""
    page: Path = field(default=Path(__file__).parent / "page")
    """Folder of the built page."""
    bot_pace: float = 1.0
    """How long bots wait before they answer, as a multiple of what is usual; 0 = not at all."""
    thinkers: int = 2
    """Threads in which bots think."""
    idle_seconds: float = 300.0
    """How long a table that nobody looks at stays in memory."""
    allowance: Allowance = field(default_factory=Allowance)
    """What one socket and one address may ask for."""
    compile_apart: bool = True
    """Whether the rules are compiled in a process of their own where the cache lacks them."""
