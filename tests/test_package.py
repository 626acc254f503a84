"""What the wheel holds."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_wheel_holds_the_page_and_all_that_a_server_needs_and_no_tests(tmp_path: Path) -> None:
    page = ROOT / "src/spuds/server/page/index.html"
    assert page.is_file(), "build the page first: make page"
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        names = set(wheel.namelist())
        assert wheel.read("spuds/server/page/index.html") == page.read_bytes()
    assert {"spuds/server/migrations/env.py", "spuds/cli/messages/lt.ftl", "spuds/py.typed"} <= names
    assert any(name.startswith("spuds/server/page/assets/") for name in names)
    assert not [name for name in names if "/tests/" in name or name.endswith((".svelte", ".test.ts"))]
