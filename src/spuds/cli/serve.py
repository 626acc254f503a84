"""`spuds serve`: the table in the browser."""

from __future__ import annotations

import ipaddress
import os
import re
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

import click

from spuds.cli.common import check_number
from spuds.cli.faults import advise
from spuds.cli.program import command_line
from spuds.core.errors import GameError, SetupError

if TYPE_CHECKING:
    import socket

    from spuds.server.config import Config

HOST = "127.0.0.1"
PORT = 8000
DATABASE = "spuds.db"
LOCAL = ("127.0.0.1", "::1", "localhost")
_ORIGIN = re.compile(r"https?://[^\s/@?#]+/?", re.IGNORECASE)


def _check_origins(_: click.Context, __: click.Parameter, given: tuple[str, ...]) -> tuple[str, ...]:
    for origin in given:
        if _ORIGIN.fullmatch(origin) is None:
            raise click.BadParameter(f"{origin!r} is no page's address; expected such as https://cards.example.org")
    return given


def _check_proxies(_: click.Context, __: click.Parameter, given: tuple[str, ...]) -> tuple[str, ...]:
    for proxy in given:
        try:
            ipaddress.ip_address(proxy)
        except ValueError:
            raise click.BadParameter(f"{proxy!r} is no address; expected such as 127.0.0.1 or ::1") from None
    return given


@click.command("serve")
@click.option("--host", default=HOST, show_default=True, help="Address to listen on; 0.0.0.0 = all of this machine's.")
@click.option("--port", type=click.IntRange(0, 65535), default=PORT, show_default=True, help="0 = any that is free.")
@click.option("--data", metavar="FOLDER", help="Where the tables are kept. By default in your own data folder.")
@click.option(
    "--origin",
    "origins",
    multiple=True,
    metavar="URL",
    callback=_check_origins,
    help="Another page that may talk to this server.",
)
@click.option(
    "--proxy",
    "proxies",
    multiple=True,
    metavar="ADDRESS",
    callback=_check_proxies,
    help="A reverse proxy whose headers are believed.",
)
@click.option(
    "--bot-pace",
    type=click.FloatRange(0, 10),
    default=1.0,
    show_default=True,
    callback=check_number,
    help="How slowly bots answer.",
)
@click.option("--open/--no-open", "opened", default=False, help="Open the page in the browser.")
@click.option("--log-format", type=click.Choice(("console", "json")), default="console", show_default=True)
@click.option("--no-limits", is_flag=True, help="Let everybody ask for as much as they like: for load tests.")
def command(
    *,
    host: str,
    port: int,
    data: str | None,
    origins: tuple[str, ...],
    proxies: tuple[str, ...],
    bot_pace: float,
    opened: bool,
    log_format: str,
    no_limits: bool,
) -> None:
    """Serve tables to browsers, for people and bots.

    \b
    spuds serve --open
    spuds serve --host 0.0.0.0 --data /srv/spuds --proxy 127.0.0.1
    """
    from spuds.server.config import Config
    from spuds.server.limits import NO_LIMITS, Allowance
    from spuds.server.logs import set_up_logs

    set_up_logs("json" if log_format == "json" else "console")
    config = Config(
        data_folder(data) / DATABASE,
        origins=origins,
        proxies=frozenset(proxies),
        bot_pace=bot_pace,
        allowance=NO_LIMITS if no_limits else Allowance(),
    )
    listening = bound(host, port)
    with listening:
        _serve(config, listening, host, opened=opened)


def _serve(config: Config, listening: socket.socket, host: str, *, opened: bool) -> None:
    from spuds.server.page import Page
    from spuds.server.run import run
    from spuds.server.store import StoreError

    address = address_of(host, int(listening.getsockname()[1]))
    if not Page(config.page).is_built():
        click.echo("The page has not been built, so there is nothing to see yet: `make page` builds it.", err=True)

    def ready() -> None:
        click.echo(f"spuds is at {address} - Ctrl-C stops it")
        if opened:
            webbrowser.open(address)

    try:
        run(config, listening, ready)
    except StoreError as error:
        raise advise(SetupError(str(error)), f"{command_line('serve')} --data FOLDER keeps tables elsewhere") from error


def data_folder(wanted: str | None) -> Path:
    """Return the folder of the tables, made if it is not there.

    Raises:
        SetupError: it cannot be made or written to.
    """
    from platformdirs import user_data_path

    folder = Path(wanted) if wanted is not None else user_data_path("spuds", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        writable = os.access(folder, os.W_OK | os.X_OK)
    except OSError as error:
        raise _no_folder(folder, error.strerror or str(error)) from error
    if not writable:
        raise _no_folder(folder, "it may not be written to")
    return folder


def _no_folder(folder: Path, why: str) -> GameError:
    return advise(
        SetupError(f"tables cannot be kept in {folder}: {why}"),
        f"{command_line('serve')} --data FOLDER keeps them elsewhere",
    )


def bound(host: str, port: int) -> socket.socket:
    """Return a socket that listens.

    Raises:
        SetupError: the port is taken, or the host is none of this machine's.
    """
    from spuds.server.run import bind

    try:
        return bind(host, port)
    except OSError as error:
        why = error.strerror or str(error)
        raise advise(
            SetupError(f"port {port} of {host} cannot be had: {why}"),
            f"{command_line('serve', '--port', str(port % 65535 + 1))} takes another",
        ) from error


def address_of(host: str, port: int) -> str:
    """Return where a browser on this machine finds the page.

    >>> address_of("0.0.0.0", 8000), address_of("::", 80), address_of("192.0.2.1", 8000)
    ('http://localhost:8000', 'http://localhost:80', 'http://192.0.2.1:8000')
    """
    if host in (*LOCAL, "0.0.0.0", "::"):
        return f"http://localhost:{port}"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
