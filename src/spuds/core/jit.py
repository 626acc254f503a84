"""Compile the rules: `kernel`, the one decorator.

A kernel is a plain function over a state record and small integers. numba compiles it in nopython mode, with
bounds checks and without the GIL; with NUMBA_DISABLE_JIT=1 the same function runs as ordinary Python. The machine
code is kept by `spuds.core.code_cache`.

Not for: anything that is not a rule, a view or a search. Kernels never raise; the checked façade does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from typing import Any, TypeVar, cast

import numba
from numba.core import config, types
from numba.core.event import Event, EventStatus, Listener, install_listener

from spuds.core.code_cache import (
    FLAGS,
    SUFFIX,
    InnerCache,
    KernelCache,
    cache_folder,
    has_sources,
    identity,
    sources_digest,
    unit_of,
)

F = TypeVar("F", bound=Callable[..., Any])

JIT = not config.DISABLE_JIT  # type: ignore[attr-defined]
"""False when NUMBA_DISABLE_JIT=1: then kernels are ordinary Python functions."""

KERNELS: list[Any] = []
"""Every kernel made in this process, in the order of making."""


def kernel(function: F) -> F:
    """Compile a rule with numba on its first call, and keep the machine code between runs.

    Args:
        function: a plain function of records, arrays and integers. What it closes over must be kernels, numbers,
            strings, tuples or arrays.
    Returns:
        The compiled function, or `function` itself with the JIT off.
    """
    if not JIT:
        KERNELS.append(function)
        return function
    dispatcher = _dispatcher(function, for_python=True)
    _route_calls(dispatcher, cache(lambda: _dispatcher(function, for_python=False)))
    KERNELS.append(dispatcher)
    return cast(F, dispatcher)


def _dispatcher(function: Callable[..., Any], *, for_python: bool) -> Any:
    flags: dict[str, Any] = {**FLAGS, "no_cpython_wrapper": not for_python}
    made: Any = numba.njit(**flags)(function)
    packages = unit_of(function.__module__)
    made._set_uuid(identity(function, sources_digest(packages)) + SUFFIX[for_python])
    if cache_folder() is not None and all(has_sources(package) for package in packages):
        with suppress(OSError):  # without a folder, nothing is kept
            made._cache = (KernelCache if for_python else InnerCache)(function)
    return made


def _route_calls(dispatcher: Any, inner: Callable[[], Any]) -> None:
    """Let calls from other kernels go to `inner()`, the same kernel without a wrapper for calls from Python.

    Most kernels are called by kernels alone, and the wrapper is a good part of what has to be compiled. All integers
    are passed as int64: numba would compile a kernel anew for each width of each argument and for each literal.
    """

    def template(args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        wide = {name: _widened(arg) for name, arg in kws.items()}
        return inner().get_call_template(tuple(map(_widened, args)), wide)

    dispatcher.get_call_template = template
    dispatcher.get_overload = lambda sig: inner().get_overload(sig)


def _widened(arg: Any) -> Any:
    plain: Any = types.unliteral(arg)  # type: ignore[no-untyped-call]
    return types.int64 if plain in types.signed_domain else plain


@contextmanager
def compilation_watched(report: Callable[[str], None]) -> Iterator[None]:
    """Call `report` with a kernel's name whenever one has to be compiled (not when it is loaded from the cache)."""
    with install_listener("numba:compile", _Watcher(report)):
        yield


class _Watcher(Listener):
    def __init__(self, report: Callable[[str], None]) -> None:
        self.report = report

    def on_start(self, event: Event) -> None:
        if event.status is EventStatus.START:
            data: Any = event.data
            self.report(data["dispatcher"].py_func.__name__)

    def on_end(self, event: Event) -> None:
        """Nothing to say: the next start is the sign of progress."""
