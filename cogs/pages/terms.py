"""The terms of a table: what can be chosen, and how it reads."""

import re
from collections.abc import Mapping
from functools import cache
from zoneinfo import available_timezones

from discord.app_commands import Choice

from engine.core.contract import variants_of
from engine.core.words import Text, say
from engine.host.values.records import GameInfo
from engine.host.values.terms import Absence, Night, Progress, Terms
from engine.host.values.times import DAY, HOUR
from render.games import GAMES
from render.installed import InstalledGame
from render.plugged import shown_name
from render.words import FALLBACK, plain, words_for

CUSTOM, A_WEEK = "custom", "week"
A_NIGHT = 10 * HOUR
PACES: Mapping[str, float] = {
    "evening": 120.0,
    A_WEEK: DAY / 2,
    "post": 2 * 86400.0,
    "fast": 3600.0,
    "daily": 86400.0,
    "relaxed": 3 * 86400.0,
}
PACE_CHOICES = {
    "evening": say("command-choice-evening"),
    "week": say("command-choice-week"),
    "post": say("command-choice-post"),
    "fast": say("command-choice-fast"),
    "daily": say("command-choice-daily"),
    "relaxed": say("command-choice-relaxed"),
}
PROGRESS_CHOICES: Mapping[str, Text] = {
    Progress.NAMES: say("command-choice-names"),
    Progress.COUNT: say("command-choice-count"),
    Progress.NOTHING: say("command-choice-nothing"),
}
ABSENCE_CHOICES: Mapping[str, Text] = {
    Absence.DEFAULT: say("command-choice-default"),
    Absence.COMPUTER: say("command-choice-computer"),
    Absence.VOTE: say("command-choice-vote"),
}
STRENGTHS = {
    "easy": say("strength-easy"),
    "steady": say("strength-steady"),
    "sharp": say("strength-sharp"),
}
STRENGTH_CHOICES = {
    "easy": say("command-choice-easy"),
    "steady": say("command-choice-steady"),
    "sharp": say("command-choice-sharp"),
}
COMPUTER_NAMES = (
    say("computer-name-1"),
    say("computer-name-2"),
    say("computer-name-3"),
    say("computer-name-4"),
    say("computer-name-5"),
    say("computer-name-6"),
    say("computer-name-7"),
    say("computer-name-8"),
    say("computer-name-9"),
    say("computer-name-10"),
)
_HOUR = re.compile(r"([01]?\d|2[0-4])(?:[:.]([0-5]\d))?\s*h?")
AN_HOUR, A_DAY = 60, 24 * 60  # minutes
MOST_PROPOSED = 25


def pace_text(pace: float) -> Text:
    """Tell to the minute how long captains have for each question."""
    minutes = max(1, round(pace / 60))
    hours, rest = divmod(minutes, AN_HOUR)
    if minutes % A_DAY == 0:
        return say("pace-days", days=minutes // A_DAY)
    if rest == 0:
        return say("pace-hours", hours=hours)
    if hours == 0:
        return say("pace-minutes", minutes=minutes)
    return say("pace-hours-minutes", hours=hours, minutes=rest)


def language_name(locale: str) -> str:
    """Name a language in itself."""
    return words_for(locale)(say("language-own-name"))


def computer_names(locale: str, game: InstalledGame) -> tuple[str, ...]:
    """List names for computer captains of a game: its own, or those of the house."""
    words, names = words_for(locale), game.called or COMPUTER_NAMES
    return tuple(words(name) for name in names)


def spare_name(game: GameInfo) -> str:
    """Name a computer captain as nobody at the table is called."""
    names = computer_names(game.locale, GAMES.of(game.rules))
    taken = {seat.name for seat in game.seats}
    first = game.channel % len(names)
    return next((name for name in (*names[first:], *names) if name not in taken), names[first])


def strength_text(strength: str) -> Text | str:
    """Name how well a computer captain plays; one of a package by its name, as it is."""
    return STRENGTHS.get(strength, shown_name(strength))


def strength_choice(strength: str) -> Text | str:
    """Name how well a computer captain plays, as it is offered in a menu."""
    return STRENGTH_CHOICES.get(strength, shown_name(strength))


def strength_marked(strength: str) -> Text | str:
    """Name how well a computer captain plays, harmless in Markdown."""
    named = strength_text(strength)
    return plain(named) if isinstance(named, str) else named


def night_from(begins: str, ends: str, zone: str) -> Night | Text | None:
    """Read a night as it was typed: none where nothing was, a text where it cannot be."""
    typed = [part.strip() for part in (begins, ends, zone)]
    if not any(typed):
        return None
    if not all(typed):
        return say("night-incomplete")
    first, last = _minutes(typed[0]), _minutes(typed[1])
    if first is None or last is None or first == last:
        return say("night-bad-hours")
    known = _zones().get(typed[2].casefold().replace(" ", "_"))
    return Night(known, first, last) if known else say("night-bad-zone")


def paces_of(game: InstalledGame) -> Mapping[str, float]:
    """Return the paces that are offered for a game.

    At that of a week it takes no longer even if nobody is ever early, as it is usual by post and
    whoever sits down; its questions have whole hours, half a day at most. They have a night at
    least, so that no deadline passes in somebody's sleep: a game of many questions takes longer.
    """
    ways = [way.setup(each, pace=DAY) for way in variants_of(game.newest) for each in way.seats]
    waits = [each.waits for each in game.lengths if any(map(each.fits, ways))]
    hours = min([PACES[A_WEEK], *[7 * DAY / each for each in waits]]) // HOUR
    return {**PACES, A_WEEK: max(A_NIGHT, hours * HOUR)}


def seconds_from(pace: str, hours: float | None, usual: float, game: InstalledGame) -> float | Text:
    """Read how long captains have for each question; hours of one's own go first."""
    if hours is not None:
        return hours * HOUR
    if pace == CUSTOM:
        return say("hours-missing")
    return paces_of(game).get(pace, usual * HOUR)


def terms_from(
    pace: float | Text,
    night: Night | Text | None,
    *,
    progress: Progress,
    absence: Absence,
    substitute: str,
    variant: str = "",
) -> Terms | Text:
    """Make terms, or say what is wrong with them."""
    if isinstance(pace, Text):
        return pace
    if isinstance(night, Text):
        return night
    return Terms(
        pace=pace,
        progress=progress,
        absence=absence,
        substitute=substitute,
        night=night,
        variant=variant,
    )


def choices(offered: Mapping[str, Text]) -> list[Choice[str]]:
    """Make the choices of a command; other languages come from the catalogues."""
    english = words_for(FALLBACK)
    return [Choice(name=english(text), value=str(key)) for key, text in offered.items()]


def zones_like(typed: str) -> list[str]:
    """Propose names of time zones: those that begin so first, then those that contain it."""
    wanted = typed.strip().casefold().replace(" ", "_")
    places = [name for name in _zones().values() if "/" in name and not name.startswith("Etc/")]
    found = [name for name in places if wanted in name.casefold()]
    found.sort(key=lambda name: (not _begins(name, wanted), name))
    return found[:MOST_PROPOSED]


def _begins(name: str, wanted: str) -> bool:
    return any(part.casefold().startswith(wanted) for part in name.split("/"))


def _minutes(typed: str) -> int | None:
    found = _HOUR.fullmatch(typed)
    if found is None:
        return None
    minutes = int(found[1]) * 60 + int(found[2] or 0)
    return minutes % 1440 if minutes <= 1440 else None


@cache
def _zones() -> dict[str, str]:
    return {name.casefold(): name for name in sorted(available_timezones())}
