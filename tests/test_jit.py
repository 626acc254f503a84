"""The compiler changes nothing, and its cache never runs code of an earlier version."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import spuds
from spuds.core.code_cache import Files
from spuds.core.jit import JIT
from spuds.core.registry import slugs

ROOT = Path(__file__).parents[1]
SOURCES = Path(spuds.__file__).parent


def python(*args: str, cwd: Path = ROOT, path: Path | None = None, **env: str) -> str:
    """Run Python in a process of its own and return what it prints."""
    paths = [str(path)] if path else [os.environ.get("PYTHONPATH", "")]
    environment = {**os.environ, **env, "PYTHONPATH": os.pathsep.join(paths), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "-W", "error", *args], cwd=cwd, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("slug", slugs())
def test_interpreted_is_compiled(slug: str) -> None:
    """Both run in processes of their own, side by side; the slow one in two."""
    with ThreadPoolExecutor(3) as pool:

        def digested(off: str, *part: str) -> Any:
            return pool.submit(python, "-m", "tests.digests", slug, *part, NUMBA_DISABLE_JIT=off)

        done = [digested("1", "0", "2"), digested("1", "1", "2"), digested("0")]
    even, odd, compiled = (json.loads(each.result()) for each in done)
    assert compiled == even | odd
    assert len(set(compiled.values())) == len(compiled) == len(even) + len(odd) > 0


# The cache. A package of somebody else's, with a helper, a factory and a script, and a copy of our own.

RULES = """
from spuds.core import bits
from spuds.core.jit import kernel
from toy.helpers import EXTRA, score

@kernel
def worth(cards):
    return score(cards) + EXTRA

def make_total(worth):
    @kernel
    def total(cards, n):
        most = 0
        for i in range(n):
            most += worth(cards)
        return most
    return total
"""
HELPERS = """
from spuds.core import bits
from spuds.core.jit import kernel

EXTRA = 100

@kernel
def score(cards):
    return 10 * bits.size(cards)
"""
SCRIPT = """
import json
from spuds.core.jit import compilation_watched
compiled = []
with compilation_watched(compiled.append):
    from toy.rules import worth
    found = [int(worth(7))]
    if {everything}:
        from toy.rules import make_total
        from spuds.games.potato_man.rules.following import cards_that_may_follow
        found += [int(make_total(worth)(7, 3)), int(cards_that_may_follow(0, 0, 4)).bit_count()]
print(json.dumps({{"found": found, "compiled": sorted(set(compiled))}}))
"""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Return a folder with a copy of our package and with a toy package, without __init__.py, that uses it."""
    ignored = shutil.ignore_patterns("__pycache__", "tests", "testing", "arena", "bots", "cli")
    shutil.copytree(SOURCES, tmp_path / "spuds", ignore=ignored)
    toy = tmp_path / "toy"
    toy.mkdir()
    (toy / "rules.py").write_text(RULES)
    (toy / "helpers.py").write_text(HELPERS)
    return tmp_path


def run(copy: Path, *, everything: bool = False, **env: str) -> Any:
    script = SCRIPT.format(everything=everything)
    return json.loads(python("-c", script, cwd=copy, path=copy, **{"SPUDS_CACHE": str(copy / "cache"), **env}))


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert text.count(old) == 1, (path, old)
    stat = path.stat()
    path.write_text(text.replace(old, new))
    os.utime(path, ns=(stat.st_atime_ns, stat.st_mtime_ns))


compiled = pytest.mark.skipif(not JIT, reason="nothing is compiled")


@compiled
def test_an_edit_is_never_overlooked(copy: Path) -> None:
    """Not of a callee, a constant elsewhere, the core, or a game; and files keep their dates, as in some checkouts."""
    first = run(copy, everything=True)
    assert first["found"] == [130, 390, 52]
    assert {"worth", "score", "total", "size", "cards_that_may_follow"} <= set(first["compiled"])
    assert run(copy, everything=True) == {"found": first["found"], "compiled": []}

    edit(copy / "toy/helpers.py", "10 *", "20 *")
    edit(copy / "spuds/games/potato_man/cards.py", "ALL_CARDS = (1 << len(CARDS)) - 1", "ALL_CARDS = 1")
    assert run(copy, everything=True)["found"] == [160, 480, 1]
    edit(copy / "toy/helpers.py", "EXTRA = 100", "EXTRA = 200")
    changed = run(copy, everything=True)
    assert changed["found"] == [260, 780, 1]
    assert "cards_that_may_follow" not in changed["compiled"]
    edit(copy / "spuds/core/bits.py", SIZE, SIZE.replace("+= 1", "+= 2"))
    assert run(copy)["found"] == [320]


SIZE = """        members &= members - 1
        n += 1
    return n


@kernel
def lowest"""


@compiled
def test_nothing_is_kept_on_disk_when_the_cache_is_off(copy: Path) -> None:
    temporary = copy / "temporary"
    temporary.mkdir()
    found = run(copy, SPUDS_CACHE="off", TMPDIR=str(temporary), XDG_CACHE_HOME=str(copy / "home"))["found"]
    assert found == [130]
    assert list(temporary.iterdir()) == []
    assert not (copy / "home").exists()
    assert not list(copy.rglob("*.nbi"))


@compiled
@pytest.mark.parametrize("why", ["is a file", "is open to all"])
def test_an_unsafe_cache_folder_falls_back_to_a_private_one(copy: Path, why: str) -> None:
    wanted, temporary = copy / "cache", copy / "temporary"
    temporary.mkdir()
    if why == "is a file":
        wanted.touch()
    else:
        wanted.mkdir()
        wanted.chmod(0o777)
    assert run(copy, TMPDIR=str(temporary))["found"] == [130]
    private = list(temporary.iterdir())
    assert len(private) == 1
    assert private[0].stat().st_mode & 0o077 == 0
    assert list(private[0].rglob("*.nbi"))
    assert wanted.is_file() or not list(wanted.iterdir())


@compiled
def test_no_folder_at_all_is_no_error(copy: Path) -> None:
    wanted, temporary = copy / "cache", copy / "temporary"
    wanted.touch()
    temporary.mkdir()
    name = f"spuds-kernels-{os.getuid()}" if hasattr(os, "getuid") else "spuds-kernels"
    (temporary / name).touch()
    assert run(copy, TMPDIR=str(temporary))["found"] == [130]


class Interrupted(Files):
    """Files of a process that another one comes between, after it has chosen a name and before it writes its code."""

    between: Any = None

    def _save_data(self, name: str, data: Any) -> None:
        if self.between:
            self.between()
        super()._save_data(name, data)  # type: ignore[no-untyped-call]


class FirstComer(Files):
    """Files of a process that has read the index before anything was in it."""

    def _load_index(self) -> dict[Any, str]:
        return {}


def test_two_processes_that_write_at_once_never_get_each_others_code(tmp_path: Path) -> None:
    kinds: list[Any] = [Interrupted, FirstComer, Files]
    one, other, later = (kind(tmp_path, "kernel", "stamp") for kind in kinds)
    one.between = lambda: other.save("other's", "code of the other")
    one.save("one's", "code of the one")
    assert later.load("other's") == "code of the other"
    assert later.load("one's") in (None, "code of the one")
