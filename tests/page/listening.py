"""What a page says and tells while nobody looks: kept by the page itself, so that nothing that passes is missed."""

from __future__ import annotations

from tests.page.tab import Tab

# Keeps all that is ever said by the live regions, as a screen reader would hear it.
LISTEN = """
window.heard = { log: [], prompt: [] };
new MutationObserver((changes) => {
  for (const { addedNodes, target } of changes)
    for (const node of addedNodes) {
      if (!(node instanceof Element)) continue;
      const region = node.parentElement?.closest('[data-spoken]');
      if (region) window.heard[region.dataset.spoken].push(node.textContent);
    }
}).observe(document, { childList: true, subtree: true });
"""

# Keeps each part of a story that is ever shown: its step and its lines.
WATCH = """
window.told = [];
let last = '';
new MutationObserver(() => {
  const words = document.querySelector('.story .words');
  const part = words && [...words.children].map((one) => one.textContent);
  if (part && String(part) !== last) window.told.push(part);
  last = String(part);
}).observe(document, { childList: true, subtree: true, characterData: true });
"""

# Makes whatever is shown for a moment stay as long as `window.unhurried` says.
UNHURRIED = """
const later = window.setTimeout;
window.setTimeout = (then, ms, ...rest) => later(then, window.unhurried && ms >= 300 ? ms * 60 : ms, ...rest);
"""


def listen(tab: Tab) -> None:
    """Keep from now on what any page in this tab says and tells."""
    for script in (LISTEN, WATCH, UNHURRIED):
        tab.page.add_init_script(script)


def heard(tab: Tab) -> dict[str, list[str]]:
    """Return what has been read aloud: of the log, and prompts of one's own."""
    found: dict[str, list[str]] = tab.page.evaluate("window.heard")
    return found


def told(tab: Tab) -> list[tuple[str, str]]:
    """Return all lines that have been told, each with its step."""
    parts: list[list[str]] = tab.page.evaluate("window.told")
    return [(step, line) for step, *lines in parts for line in lines]


def linger(tab: Tab, *, on: bool = True) -> None:
    """Let what is shown for a moment stay for minutes, or no longer."""
    tab.page.evaluate("on => { window.unhurried = on }", on)
