"""What stands on the page: its messages and the game's, by id, as a reader of the language sees them."""

from __future__ import annotations

from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from tests.page.house import ROOT

GAME = "potato-man"
FILES = ("web/messages", "src/spuds/games/potato_man/messages")

ACCENTS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áƀçđéƒĝĥíĵķļɱñóþɋŕšţúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĻṀÑÓÞɊŔŠŢÚṼŴẊÝŽ",
)
"""As the page's pseudo-locale has them."""


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in FILES:
        bundle.add_resource(FluentResource((ROOT / folder / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle


def words(language: str, message: str, **arguments: str | int) -> str:
    """Return a message in words; "qps" is the pseudo-locale, for messages without arguments."""
    if language == "qps":
        assert not arguments
        return f"⟦{words('en', message).translate(ACCENTS)}⟧"
    bundle = _bundle(language)
    value = bundle.get_message(message).value
    assert value is not None, message
    text, faults = bundle.format_pattern(value, arguments)
    assert not faults, (message, faults)
    return str(text)
