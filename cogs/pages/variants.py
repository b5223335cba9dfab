"""Variants of a game: rows of a table's settings, and what is offered while somebody types."""

from collections.abc import Sequence

from cogs.pages.setting_rows import Choice, Setting
from engine.core import variants as rules_variants
from engine.core.contract import AnyGame, variants_of
from engine.core.forms import Option
from engine.core.variants import Variant
from engine.core.words import Text, say
from engine.host.values.records import GameInfo
from render.games import GAMES
from render.words import Words


def variant_named(rules: AnyGame, key: str) -> Variant:
    """Find a variant by its key; the first one where there is none of it."""
    variants = variants_of(rules)
    return next((each for each in variants if each.key == key), variants[0])


def variant_rows(game: GameInfo) -> list[Setting[GameInfo]]:
    """List what a game leaves to its table: how it is played, and the options of that."""
    rules = GAMES.of(game.rules).newest
    variants = variants_of(rules)
    variant = variant_named(rules, game.terms.variant)
    if len(variants) == 1 and not variant.choices:
        return []
    ways = [Choice(each.key, variant_text(each), each.key) for each in variants]
    row: Setting[GameInfo] = Setting(
        "variant",
        say("settings-variant"),
        "terms.variant",
        lambda _: ways,
        lambda _: _told(variant),
    )
    return [row, *map(_option_row, variant.choices)]


def variant_text(variant: Variant) -> Text:
    """Name a variant and say how many play it."""
    least, most = min(variant.seats), max(variant.seats)
    if least == most:
        return say("variant-seats-just", variant=variant.label, seats=least)
    return say("variant-seats", variant=variant.label, least=least, most=most)


def variants_like(rules: AnyGame, typed: str, words: Words) -> list[tuple[str, str]]:
    """List variants that fit what is typed so far: how each reads, and its key."""
    named = [(words(variant_text(each)), each.key) for each in variants_of(rules) if each.key]
    return [pair for pair in named if typed.casefold() in pair[0].casefold()]


def _told(variant: Variant) -> Text:
    about = variant_text(variant)
    if variant.note is None:
        return say("terms-variant", variant=about)
    return say("terms-variant-note", variant=about, note=variant.note)


def _option_row(choice: rules_variants.Choice) -> Setting[GameInfo]:
    values = [Choice(each.key, each.label, each.key) for each in choice.values]

    def told(game: GameInfo) -> Text:
        value = _value(choice.values, game.terms.options.get(choice.key, choice.default))
        return say("terms-option", option=choice.label, value=value)

    kept = f"terms.options.{choice.key}"
    return Setting(f"option-{choice.key}", choice.label, kept, lambda _: values, told)


def _value(values: Sequence[Option], key: str) -> Text | str:
    return next((each.label for each in values if each.key == key), key)
