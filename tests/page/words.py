"""What stands on the page: its messages and the game's, by id, as a reader of the language sees them."""

from __future__ import annotations

from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from tests.page.house import ROOT

GAME = "potato-man"
"""What is played where a test is about no game in particular."""

ACCENTS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áƀçđéƒĝĥíĵķļɱñóþɋŕšţúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĻṀÑÓÞɊŔŠŢÚṼŴẊÝŽ",
)
"""As the page's pseudo-locale has them."""


@cache
def _bundle(language: str, game: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in ("web/messages", f"src/spuds/games/{game.replace('-', '_')}/messages"):
        bundle.add_resource(FluentResource((ROOT / folder / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle


def words(language: str, game: str, message: str, /, **arguments: str | int) -> str:
    """Return a message of the page or of a game in words, as the page says it.

    Args:
        language: "qps" is the pseudo-locale, for messages without arguments.
    """
    if language == "qps":
        assert not arguments
        return f"⟦{words('en', game, message).translate(ACCENTS)}⟧"
    bundle = _bundle(language, game)
    found = bundle.get_message(message)
    value = found.attributes.get("page", found.value)
    assert value is not None, message
    text, faults = bundle.format_pattern(value, arguments)
    assert not faults, (message, faults)
    return str(text)
