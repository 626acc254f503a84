"""Take pictures of the page to look at: every main screen, on a phone and on a desk, by day and by night.

python -m scripts.screenshots         into build/screenshots
python -m scripts.screenshots FOLDER
"""

from __future__ import annotations

import itertools
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, ViewportSize, expect

from tests.page.browsers import DESK, PHONE, chromium
from tests.page.device import play_elsewhere
from tests.page.house import ROOT, House, stale_page
from tests.page.tab import Tab

FOLDER = ROOT / "build/screenshots"
SIZES = {"phone": PHONE, "desk": DESK}
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
TABLES = {"hot-potato": (4, 9), "hot-pota-toh": (4, 12), "lupenos": (4, 6), "potato-man": (2, 3, 4, 5)}
"""Tables of so many seats are shown; the last game is played to its end."""
SETTLED_MS = 600
"""Until cards have come to rest."""


def main() -> None:
    """Take all pictures."""
    fault = stale_page()
    if fault:
        sys.exit(fault)
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, chromium() as browser:
        house = House(Path(data))
        house.start()
        try:
            for (size, viewport), scheme in itertools.product(SIZES.items(), SCHEMES):
                for name, tab in screens(browser, house, viewport, scheme):
                    tab.page.wait_for_timeout(SETTLED_MS)
                    tab.page.screenshot(path=folder / f"{name}-{size}-{scheme}.png")
        finally:
            house.stop()
    print(f"The pictures are in {folder}.")


def screens(
    browser: Browser, house: House, viewport: ViewportSize, scheme: Literal["light", "dark"]
) -> Iterator[tuple[str, Tab]]:
    """Yield each screen by its name while it is shown."""
    context = browser.new_context(
        viewport=viewport, color_scheme=scheme, locale="en", device_scale_factor=1.5, service_workers="block"
    )
    tab = Tab(context, house.base)
    tab.go()
    expect(tab.way("play")).to_be_visible()
    yield "lobby", tab
    for name, path in {"new": "/new/potato-man", "rules": "/rules/potato-man", "settings": "/settings"}.items():
        tab.go(path)
        expect(tab.page.get_by_role("heading", level=1)).to_be_visible()
        yield name, tab
    tab.open_table(game="potato-man", seats=4, friends=True)
    expect(tab.button("start")).to_be_visible()
    yield "gathering", tab
    for game, seats in ((game, seats) for game, counts in TABLES.items() for seats in counts):
        tab.open_table(game=game, seats=seats)
        tab.play()
        tab.wait_for_turn()
        yield f"{game}-{seats}", tab
    tab.button("board-sheet").click()
    yield "sheet", tab
    tab.page.keyboard.press("Escape")
    play_elsewhere(tab)
    expect(tab.link("board-record")).to_be_visible()
    yield "end", tab
    tab.button("board-replay").click()
    tab.button("board-pause").click()
    yield "replay", tab
    context.close()


if __name__ == "__main__":
    main()
