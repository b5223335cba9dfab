"""Pages of statistics: a profile, a ladder, a hall of fame.

People are mentioned, never called: Discord shows the name that each reader knows them by.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import discord

from cogs.pages.posts import page_buttons
from cogs.pages.terms import strength_text
from cogs.parts.controls import MOST_OPTIONS, Control, button, option, select
from cogs.parts.custom_ids import BETWEEN, Act
from cogs.parts.layouts import Layout, lines
from engine.core.contract import variants_of
from engine.core.registry import name_of
from engine.core.words import Text, say
from engine.host.values.profiles import Champion, Hall, KindRecord, Profile, Record
from engine.host.values.ratings import Ladder, Rating
from engine.host.values.results import GameKind
from engine.host.values.seasons import Season
from engine.host.values.times import span
from render.games import GAMES
from render.words import Words

MOST_RATED = 20  # that a page lists
EVER = "ever"
KIND, SEASON = "kind", "season"  # what a select chooses
ON, OFF = "on", "off"
WEB, NO_WEB = "web", "no-web"  # of a profile that is on
_SEASON = re.compile(r"(20[0-9]{2})-([1-4])")
Named = Callable[[int], str]
"""Says how to call somebody."""
Button = Control | discord.ui.Button[Any]


def kind_key(kind: GameKind) -> str:
    """Spell a kind for a custom id or an option."""
    return BETWEEN.join(kind)


def season_key(season: Season | None) -> str:
    """Spell a season for a custom id or an option."""
    return EVER if season is None else f"{season.year}-{season.quarter}"


def season_from(key: str) -> Season | None:
    """Read a season as it is spelled; what is none means all time."""
    found = _SEASON.fullmatch(key)
    return None if found is None else Season(int(found[1]), int(found[2]))


def kind_name(kind: GameKind, words: Words) -> str:
    """Name what is played, with its variant where there are several; by its id where it is gone."""
    game = GAMES.find(name_of(kind.rules))
    if game is None:
        return kind.rules
    title, variants = game.full_renderer.title(words), variants_of(game.newest)
    label = next((each.label for each in variants if each.key == kind.variant), None)
    if len(variants) == 1 or label is None:
        return title
    return words(say("kind-variant", game=title, variant=label))


# --- a profile ---------------------------------------------------------------------------------


def no_profile(words: Words) -> Layout:
    """Say what a profile would be to whoever has none, and offer it."""
    on = button(Act.to("profile", 0, ON), words(say("button-profile-on")))
    return Layout().say(words(say("profile-off"))).rows([on])


def mention(person: int) -> str:
    """Name somebody as each reader knows them."""
    return f"<@{person}>"


def profile_page(
    profile: Profile,
    moments: Sequence[Text],
    words: Words,
    *,
    own: bool,
    here: bool,
    web: Sequence[Button] = (),
) -> Layout:
    """Lay out a profile; its owner may show it to all, and turn it off, here and on the web."""
    layout = _profile(profile, moments, words)
    layout.say(words(say("profile-here" if here else "profile-everywhere")))
    if not own:
        return layout
    if web:
        layout.say(words(say("profile-web")))
    shown = here and profile.games
    share = [button(Act("share-profile"), words(say("button-share")))] if shown else []
    off = button(Act.to("profile", 0, OFF), words(say("button-profile-off")))
    return layout.rows([*share, off, *web])


def web_buttons(link: str | None, words: Words, *, shown: bool) -> list[Button]:
    """Offer the owner of a profile to have it on the web too, or not any more."""
    if not shown:
        return [button(Act.to("profile", 0, WEB), words(say("button-profile-web")))]
    off = button(Act.to("profile", 0, NO_WEB), words(say("button-profile-no-web")))
    return [off, *page_buttons(link, words, "button-web")]


def shared_profile(profile: Profile, moments: Sequence[Text], words: Words) -> Layout:
    """Lay out a profile that its owner shows to all."""
    return _profile(profile, moments, words)


def _profile(profile: Profile, moments: Sequence[Text], words: Words) -> Layout:
    layout = Layout().say(words(say("profile-heading", person=mention(profile.person))))
    if not profile.kinds and not profile.alone:
        return layout.say(words(say("profile-empty")))
    for record in profile.kinds:
        layout.say(lines(_record(record, words)))
    return layout.say(lines([*_habits(profile, words), *map(words, moments)]))


def profile_lines(profile: Profile, words: Words) -> Iterator[str]:
    """Tell of somebody what a page outside Discord may."""
    for record in profile.kinds:
        yield from _record(record, words)
    yield from _habits(profile, words)


def _record(record: KindRecord, words: Words) -> Iterator[str]:
    yield words(say("profile-kind", kind=kind_name(record.kind, words)))
    yield words(say("profile-games", games=record.games, wins=record.wins))
    if record.places:
        places = [say("profile-place", rank=rank, times=times) for rank, times in record.places]
        yield words(say("profile-places", places=words.listed(places)))
    rating = record.rating
    if rating is not None:
        yield words(say("profile-rating", points=rating.points, games=rating.games))


def _habits(profile: Profile, words: Words) -> Iterator[str]:
    if profile.alone:
        yield words(say("profile-alone", count=profile.alone))
    asked = profile.answered + profile.missed
    if asked:
        share = 100 * profile.answered // asked
        told = say("profile-reliable", answered=profile.answered, asked=asked, share=share)
        yield words(told)
    if profile.pace is not None:
        yield words(say("profile-pace", span=span(profile.pace)))
    if profile.given_up:
        yield words(say("profile-given-up", count=profile.given_up))
    if profile.favourites:
        yield words(say("profile-favourites", things=_favourites(profile.favourites, words)))


def _favourites(things: Iterable[tuple[Text, int]], words: Words) -> str:
    return words.listed(say("times", what=thing, count=count) for thing, count in things)


# --- a ladder ----------------------------------------------------------------------------------


def no_games(words: Words) -> Layout:
    """Say that a server has no statistics yet."""
    return Layout().say(words(say("statistics-empty")))


def ladder_page(
    ladder: Ladder,
    kinds: Sequence[GameKind],
    seasons: Sequence[Season],
    words: Words,
    web: Sequence[Button] = (),
) -> Layout:
    """Lay out a ladder with the ways to others."""
    layout = shared_ladder(ladder, words)
    place = (*ladder.kind, season_key(ladder.season))
    if len(kinds) > 1:
        layout.rows([_kinds("ladder", ladder.kind, place, kinds, words)])
    layout.rows([_seasons(ladder, place, seasons, words)])
    share = [button(Act.to("share-ladder", 0, *place), words(say("button-share")))]
    return layout.rows([*(share if ladder.ratings else ()), *web])


def shared_ladder(ladder: Ladder, words: Words) -> Layout:
    """Lay out who is how strong."""
    name = kind_name(ladder.kind, words)
    title = say("ladder-heading", kind=name, season=season_text(ladder.season))
    layout = Layout().say(words(title))
    if not ladder.ratings:
        layout.say(words(say("ladder-empty")))
    rated, *about = ladder_lines(ladder, words)
    return layout.say(rated).say(lines(about))


def ladder_lines(ladder: Ladder, words: Words, named: Named = mention) -> Iterator[str]:
    """List who is how strong, in one piece; then what is left to say."""
    listed = ladder.ratings[:MOST_RATED]
    yield lines(words(_rated(place, each, named)) for place, each in enumerate(listed, 1))
    more, strangers = len(ladder.ratings) - len(listed), ladder.strangers
    told = [say("ladder-more", count=more)] if more else []
    told += [say("ladder-strangers", count=strangers)] if strangers else []
    yield from map(words, [*told, say("ladder-how", games=ladder.games)])


def season_text(season: Season | None) -> Text:
    """Name a season, or all time."""
    if season is None:
        return say("season-ever")
    return say("season", year=str(season.year), quarter=season.quarter)


def _rated(place: int, rating: Rating, named: Named) -> Text:
    about = {"place": place, "points": rating.points, "games": rating.games}
    if isinstance(rating.who, str):
        return say("ladder-computer", strength=strength_text(rating.who), **about)
    return say("ladder-captain", captain=named(rating.who), **about)


def _kinds(
    act: str, chosen: GameKind, place: Sequence[str], kinds: Sequence[GameKind], words: Words
) -> Control:
    options = [
        option(kind_key(each), kind_name(each, words), chosen=each == chosen)
        for each in kinds[:MOST_OPTIONS]
    ]
    return select(Act.to(act, 0, KIND, *place), options, words(say("statistics-pick-kind")))


def _seasons(
    ladder: Ladder, place: Sequence[str], seasons: Sequence[Season], words: Words
) -> Control:
    options = [
        option(season_key(each), words(season_text(each)), chosen=each == ladder.season)
        for each in (None, *seasons)
    ]
    act = Act.to("ladder", 0, SEASON, *place)
    return select(act, options, words(say("statistics-pick-season")))


# --- a hall of fame ----------------------------------------------------------------------------


def hall_page(
    hall: Hall, kinds: Sequence[GameKind], words: Words, web: Sequence[Button] = ()
) -> Layout:
    """Lay out a hall of fame with the ways to others."""
    layout = shared_hall(hall, words)
    if len(kinds) > 1:
        layout.rows([_kinds("hall", hall.kind, hall.kind, kinds, words)])
    share = button(Act.to("share-hall", 0, *hall.kind), words(say("button-share")))
    return layout.rows([share, *web])


def shared_hall(hall: Hall, words: Words) -> Layout:
    """Lay out what stands out among the games of a server."""
    layout = Layout().say(words(say("hall-heading", kind=kind_name(hall.kind, words))))
    layout.say(lines(hall_lines(hall, words)))
    return layout.say(words(say("hall-named")))


def hall_lines(hall: Hall, words: Words, named: Named = mention) -> Iterator[str]:
    """Tell what stands out among the games of a server."""
    yield words(say("hall-games", count=hall.games))
    if hall.together:
        yield words(say("hall-together", won=hall.saved, count=hall.together))
    if hall.wins:
        yield words(say("hall-wins", captains=_champions(hall.wins, words, named)))
    if hall.faithful:
        yield words(say("hall-faithful", captains=_champions(hall.faithful, words, named)))
    yield from (words(told) for told in _records(hall, named))
    if hall.favourites:
        yield words(say("hall-favourites", things=_favourites(hall.favourites, words)))


def _champions(champions: Iterable[Champion], words: Words, named: Named) -> str:
    return words.listed(
        say("times", what=named(each.person), count=each.times) for each in champions
    )


def _records(hall: Hall, named: Named) -> Iterator[Text]:
    if hall.highest is not None and hall.highest.person is not None:
        captain = named(hall.highest.person)
        yield say("hall-highest", captain=captain, **_amount(hall.highest))
    if hall.closest is not None:
        yield say("hall-closest", **_amount(hall.closest))
    if hall.longest is not None:
        took = span(hall.longest.amount)
        yield say("hall-longest", number=hall.longest.game.game, span=took)


def _amount(record: Record) -> dict[str, int]:
    return {"number": record.game.game, "amount": int(record.amount)}
