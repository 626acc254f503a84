"""Keep the machine code of kernels between runs: in a folder by a digest of all sources that it was made from.

numba's own cache looks at the file of a function alone, so a changed callee would go unnoticed. Ours is keyed by a
digest of every source that a kernel's unit may call: editing a rule can never run stale code. Several processes may
write to it at once.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import sys
import tempfile
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import numba
from numba.core.caching import CompileResultCacheImpl, FunctionCache, IndexDataCacheFile, _CacheLocator
from platformdirs import user_cache_path

CACHE_VARIABLE = "SPUDS_CACHE"
"""Environment variable that names another folder for compiled code; "off" keeps nothing on disk."""

FLAGS: dict[str, Any] = {"nogil": True, "boundscheck": True, "no_cfunc_wrapper": True}
"""Bounds checks cost 2 to 4 % here and turn a corrupt heap into an IndexError. Nobody calls kernels from C, and
wrappers for it would take a sixth of the time to compile."""

KEEP_SECONDS = 7 * 24 * 3600
"""How long code compiled from other versions of the sources is kept: checkouts are switched to and fro."""

SUFFIX = {True: "", False: "-inner"}
"""Of the files of a kernel that Python calls, and of the same kernel as other kernels call it."""


# The digest


def unit_of(module: str) -> tuple[str, ...]:
    """Name the packages whose sources a kernel of `module` may call: the core and its own layer or game."""
    parts = module.split(".")
    if parts[0] != "spuds":
        return ("spuds.core", parts[0])
    depth = 3 if parts[1] == "games" else 2
    own = ".".join(parts[:depth])
    return ("spuds.core",) if own == "spuds.core" else ("spuds.core", own)


@cache
def sources_digest(packages: tuple[str, ...]) -> str:
    """Return 16 hex digits over the sources of `packages`, the compiler's and Python's version and our flags."""
    digest = hashlib.sha256(repr((numba.__version__, sys.version_info[:2], sorted(FLAGS.items()))).encode())
    for package in packages:
        for path in sorted(_sources(package)):
            digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


_WITHOUT_KERNELS = {"tests", "testing"}
"""Folders whose code no kernel may call: an edit there need not compile every game anew."""


@cache
def has_sources(package: str) -> bool:
    """Say whether we can tell when a package's code changes; not so for a script's."""
    return any(True for _ in _sources(package))


def _sources(package: str) -> Iterator[Path]:
    # A script may call kernels of any module that it imports, so no digest of its own covers them.
    spec = None if package == "__main__" else importlib.util.find_spec(package)
    if spec is None:
        return
    if not spec.submodule_search_locations:
        yield from [Path(spec.origin)] if spec.has_location and spec.origin else []
        return
    for folder in map(Path, spec.submodule_search_locations):
        for path in folder.rglob("*.py"):
            if not _WITHOUT_KERNELS.intersection(path.relative_to(folder).parts):
                yield path


@cache
def identity(function: Callable[..., Any], digest: str) -> str:
    """Name a kernel alike in every process: numba puts this name into the cache keys of its callers.

    The address in a dispatcher's repr() would change from run to run, so what a factory's kernel closes over is
    named by content.
    """
    cells = [cell.cell_contents for cell in function.__closure__ or ()]
    parts = [digest, function.__module__, function.__qualname__, str(function.__code__.co_firstlineno)]
    parts += [_named(value) for value in cells]
    return hashlib.sha256("|".join(parts).encode()).hexdigest()[:32]


def _named(value: Any) -> str:
    if hasattr(value, "py_func"):
        return str(value._uuid)
    if hasattr(value, "tobytes"):
        return hashlib.sha256(value.tobytes()).hexdigest()
    return repr(value)


# The folder


@cache
def cache_folder() -> Path | None:
    """Return the folder of compiled code: in the user's cache, else a private temporary one, else none.

    A cache holds pickles, so a folder that other users can write to would let them run code as us.
    """
    wanted = os.environ.get(CACHE_VARIABLE)
    if wanted == "off":
        return None
    own = Path(wanted) if wanted else user_cache_path("spuds", appauthor=False) / "kernels"
    name = f"spuds-kernels-{os.getuid()}" if hasattr(os, "getuid") else "spuds-kernels"
    for path in (own, Path(tempfile.gettempdir()) / name):
        if _is_private(path):
            return path
    return None


def _is_private(path: Path) -> bool:
    try:
        path.mkdir(parents=True, exist_ok=True, mode=0o700)
        tempfile.TemporaryFile(dir=path).close()
    except OSError:
        return False
    if not hasattr(os, "getuid"):
        return True
    status = path.stat()
    return status.st_uid == os.getuid() and not status.st_mode & 0o022


@cache
def _cache_folder(packages: tuple[str, ...]) -> Path:
    """Return the folder of one version of one unit's sources, and drop versions long unused."""
    root = cache_folder()
    assert root is not None
    folder = root / f"{packages[-1]}-{sources_digest(packages)}"
    folder.mkdir(exist_ok=True, mode=0o700)
    with suppress(OSError):
        os.utime(folder)
    for other in root.glob(f"{packages[-1]}-*"):
        if time.time() - other.stat().st_mtime > KEEP_SECONDS:
            shutil.rmtree(other, ignore_errors=True)
    return folder


class _DigestLocator(_CacheLocator):
    """Tell numba where a kernel's machine code lies, and by what digest it is fresh."""

    suffix = SUFFIX[True]

    def __init__(self, py_func: Callable[..., Any], py_file: str) -> None:
        self._py_file = py_file
        self._packages = unit_of(py_func.__module__)
        self._name = identity(py_func, sources_digest(self._packages))[:12]

    # The base class has no return types, and its bodies are empty.
    def get_cache_path(self) -> str:  # pyright: ignore[reportIncompatibleMethodOverride]
        return str(_cache_folder(self._packages))

    def get_source_stamp(self) -> str:  # pyright: ignore[reportIncompatibleMethodOverride]
        return sources_digest(self._packages)

    def get_disambiguator(self) -> str:  # pyright: ignore[reportIncompatibleMethodOverride]
        return self._name + self.suffix

    @classmethod
    def from_function(cls, py_func: Callable[..., Any], py_file: str) -> _DigestLocator:
        return cls(py_func, py_file)


class _InnerLocator(_DigestLocator):
    suffix = SUFFIX[False]


class _Impl(CompileResultCacheImpl):
    locator_class: type[_CacheLocator] = _DigestLocator

    def __init__(self, py_func: Callable[..., Any]) -> None:
        self._locator_classes = [self.locator_class]
        super().__init__(py_func)  # type: ignore[no-untyped-call]


class _InnerImpl(_Impl):
    locator_class = _InnerLocator


class Files(IndexDataCacheFile):
    """The files of one kernel. Whatever others write meanwhile, no entry of the index ever names the code of another.

    numba numbers the files of code by the index that it has read: two processes that compile the same kernel for two
    games at a time would give two codes one name. An entry that is lost so is compiled anew.
    """

    def _data_name(self, number: int) -> str:
        name: str = super()._data_name(number)  # type: ignore[no-untyped-call]
        return f"{name.removesuffix('.nbc')}-{uuid.uuid4().hex[:12]}.nbc"


class KernelCache(FunctionCache):
    """A cache that is allowed to fail: what cannot be read is compiled, what cannot be written is not kept."""

    _impl_class = _Impl

    def __init__(self, py_func: Callable[..., Any]) -> None:
        super().__init__(py_func)  # type: ignore[no-untyped-call]
        locator = self._impl.locator
        base, stamp = self._impl.filename_base, locator.get_source_stamp()
        self._cache_file = Files(locator.get_cache_path(), base, stamp)  # type: ignore[no-untyped-call]

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """Return what was kept, or None."""
        try:
            return super().load_overload(sig, target_context)  # type: ignore[no-untyped-call]
        except Exception:  # damaged files raise whatever unpickling them does
            return None

    def save_overload(self, sig: Any, data: Any) -> None:
        """Keep what was compiled."""
        try:
            super().save_overload(sig, data)  # type: ignore[no-untyped-call]
        except Exception:
            with suppress(Exception):  # a damaged index: begin it anew
                self.flush()  # type: ignore[no-untyped-call]
                super().save_overload(sig, data)  # type: ignore[no-untyped-call]


class InnerCache(KernelCache):
    """The same for a kernel as other kernels call it."""

    _impl_class = _InnerImpl
