"""What a table agrees on, variants included, row by row; and the host's private panels."""

from collections.abc import Iterable, Sequence

from cogs.pages.posts import renderer_of
from cogs.pages.setting_rows import (
    Setting,
    SettingChoice,
    ask,
    clock_text,
    hours_modal,
    offered,
    said,
)
from cogs.pages.terms import (
    ABSENCE_CHOICES,
    PACE_CHOICES,
    PROGRESS_CHOICES,
    language_name,
    pace_text,
    paces_of,
    strength_choice,
    strength_marked,
)
from cogs.parts.controls import Modal, button, chunks, option, select
from cogs.parts.custom_ids import Act
from cogs.parts.layouts import Layout
from engine.core.contract import AnyGame, variants_of
from engine.core.variants import Choice, Variant
from engine.core.words import Text, say
from engine.host.values.records import GameInfo, SeatKind
from engine.host.values.terms import Absence, Progress
from render.games import GAMES
from render.words import Words, locales, plain, unmarked


def variant_named(rules: AnyGame, key: str) -> Variant:
    """Find a variant by its key; the first one where there is none of it."""
    variants = variants_of(rules)
    return next((each for each in variants if each.key == key), variants[0])


def variant_rows(game: GameInfo) -> list[Setting[GameInfo]]:
    """List what a game leaves to its table: which of several ways, and the options of that."""
    rules = GAMES.of(game.rules).newest
    variants = variants_of(rules)
    variant = variant_named(rules, game.terms.variant)
    options = [*map(_option_row, variant.choices)]
    if len(variants) == 1:
        return options
    ways = [SettingChoice(each.key, variant_text(each), each.key) for each in variants]
    row: Setting[GameInfo] = Setting(
        "variant",
        say("settings-variant"),
        "terms.variant",
        lambda _: ways,
        lambda _: _told(variant),
    )
    return [row, *options]


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


def _option_row(choice: Choice) -> Setting[GameInfo]:
    values = [SettingChoice(each.key, each.label, each.key) for each in choice.values]

    def told(game: GameInfo) -> Text:
        key = game.terms.options.get(choice.key, choice.default)
        value = next((each for each in choice.values if each.key == key), None)
        named = key if value is None else value.label
        if value is None or value.note is None:
            return say("terms-option", option=choice.label, value=named)
        return say("terms-option-note", option=choice.label, value=named, note=value.note)

    kept = f"terms.options.{choice.key}"
    label = say("settings-option", option=choice.label)
    return Setting(f"option-{choice.key}", label, kept, lambda _: values, told)


SET_TABLE = "set-table"
ROWS_A_PAGE = 10
KEPT = "kept"  # stands for a pace that is none of those offered
THREADS = {"here": False, "thread": True}
THREAD_CHOICES = {"here": say("threads-here"), "thread": say("threads-own")}
PAGE = {"server": True, "no": False}
FILMS = {"moving": True, "still": False}
FILM_CHOICES = {
    "moving": say("films-moving"),
    "still": say("films-still"),
}
_PROGRESS = {
    Progress.NAMES: say("terms-progress-names"),
    Progress.COUNT: say("terms-progress-count"),
    Progress.NOTHING: say("terms-progress-nothing"),
}


def _paces(game: GameInfo) -> Sequence[SettingChoice]:
    seconds, now = paces_of(GAMES.of(game.rules)), game.terms.pace
    paces = [SettingChoice(key, label, seconds[key]) for key, label in PACE_CHOICES.items()]
    if now not in seconds.values():
        paces.append(SettingChoice(KEPT, say("settings-pace-kept", pace=pace_text(now)), now))
    return paces


def _pace(game: GameInfo) -> Text:
    pace, night = pace_text(game.terms.pace), game.terms.night
    if night is None:
        return say("terms-pace", pace=pace)
    return say(
        "terms-pace-night",
        pace=pace,
        begins=clock_text(night.begins),
        ends=clock_text(night.ends),
        zone=night.zone.replace("_", " "),
    )


def _absence(game: GameInfo) -> Text:
    terms, silence = game.terms, GAMES.of(game.rules).silence.whoever
    match terms.absence:
        case Absence.DEFAULT:
            return say("terms-absence-default", silence=silence, patience=terms.patience)
        case Absence.COMPUTER:
            strength = strength_marked(terms.substitute)
            return say("terms-absence-computer", patience=terms.patience, strength=strength)
        case Absence.VOTE:
            return say("terms-absence-vote", silence=silence, patience=terms.patience)


def _film_choices(game: GameInfo) -> Sequence[SettingChoice]:
    """Leave nothing to choose where the game makes no films."""
    return offered(FILM_CHOICES, FILMS)(game) if renderer_of(game).draws_films else ()


def _films(game: GameInfo) -> Text | None:
    return say("terms-films") if game.terms.films and renderer_of(game).draws_films else None


def _thread(game: GameInfo) -> Text | None:
    return say("terms-thread") if game.terms.thread else None


def _language(game: GameInfo) -> Text | None:
    """Tell the language only where there is a choice."""
    if len(locales()) < 2:
        return None
    return say("terms-language", language=language_name(game.locale))


def _languages(_game: GameInfo) -> Sequence[SettingChoice]:
    return [SettingChoice(each, language_name(each), each) for each in locales()]


OF_TABLE: tuple[Setting[GameInfo], ...] = (
    Setting("pace", say("settings-pace"), "terms.pace", _paces, _pace),
    Setting(
        "progress",
        say("settings-progress"),
        "terms.progress",
        offered(PROGRESS_CHOICES, {each: each for each in Progress}),
        lambda game: _PROGRESS[game.terms.progress],
    ),
    Setting(
        "absence",
        say("settings-absence"),
        "terms.absence",
        offered(ABSENCE_CHOICES, {each: each for each in Absence}),
        _absence,
    ),
    Setting("films", say("settings-films"), "terms.films", _film_choices, _films),
    Setting(
        "thread",
        say("settings-thread"),
        "terms.thread",
        offered(THREAD_CHOICES, THREADS),
        _thread,
    ),
    Setting("language", say("settings-language"), "locale", _languages, _language),
)


OF_PAGES: Setting[GameInfo] = Setting(
    "page",
    say("settings-page"),
    "terms.page",
    offered({"server": say("page-server"), "no": say("page-no")}, PAGE),
)
"""Whether the game may be looked at outside Discord, where that is possible at all."""


def table_rows(
    strengths: Sequence[str], own: Iterable[Setting[GameInfo]] = (), *, paged: bool = False
) -> list[Setting[GameInfo]]:
    """List what can be agreed on: the game's `own` settings first, then those of any game."""
    choices = [SettingChoice(each, strength_choice(each), each) for each in strengths]
    label = say("settings-substitute")
    substitute: Setting[GameInfo] = Setting(
        "substitute", label, "terms.substitute", lambda _: choices
    )
    return [*own, *OF_TABLE, substitute, *([OF_PAGES] if paged else [])]


def settings_layout(
    game: GameInfo, rows: Sequence[Setting[GameInfo]], words: Words, page: int = 0
) -> Layout:
    """Lay out the terms, each with its choices; a game of many options fills several pages."""
    layout = Layout().say(words(say("settings-title", number=game.number)))
    pages = list(chunks(rows, ROWS_A_PAGE))
    for row in pages[min(page, len(pages) - 1)]:
        ask(layout, row, game, Act.to(SET_TABLE, game.number, row.key), words)
    ways = [button(Act("night", game.number), words(say("button-night")))]
    if len(pages) > 1:
        other = (page + 1) % len(pages)
        label = words(say("button-standing-page", page=other + 1, pages=len(pages)))
        ways.append(button(Act.to("terms-page", game.number, other), label))
    return layout.rows(ways).say(words(say("settings-hint")))


def trained_line(before: GameInfo, now: GameInfo, words: Words) -> str:
    """Say which computer captains play in another way now; empty where none does."""
    strength = now.terms.substitute
    if strength == before.terms.substitute:
        return ""
    old = {captain.mixed for captain in before.seats}  # says how well a computer captain plays
    trained = [each for each in now.seats if each.kind is SeatKind.COMPUTER]
    trained = [each for each in trained if each.mixed not in old]
    if not trained:
        return ""
    named = words.listed(f"**{plain(each.name)}**" for each in trained)
    marked = strength_marked(strength)
    return words(say("settings-trained", captains=named, count=len(trained), strength=marked))


def hiring_layout(game: GameInfo, strengths: tuple[str, ...], words: Words) -> Layout:
    """Ask how well the computer captain shall play that takes the next free seat."""
    layout = Layout().say(words(say("hire-ask")))
    options = [option(each, unmarked(said(strength_choice(each), words))) for each in strengths]
    return layout.rows([select(Act("hire-one", game.number), options, words(say("hire-choose")))])


def night_modal(game: GameInfo, words: Words) -> Modal:
    """Make the page on which a table's night is written."""
    title, hint = say("night-title"), say("night-hour-hint")
    return hours_modal(Act("keep-night", game.number), title, hint, game.terms.night, words)
