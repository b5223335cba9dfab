"""The `/mygames` command: all games of a person, and what each waits for."""

from contextlib import suppress

from discord import app_commands
from discord.ext import commands

from cogs.acts.frontend import Frontend
from cogs.pages.history import catch_up_button, owed
from cogs.pages.posts import renderer_of
from cogs.parts.controls import OPTION_LIMIT, Control, shortened
from cogs.parts.due import due_line
from cogs.parts.layouts import TEXT_LIMIT, Layout, lines
from cogs.parts.places import address_of, place_of
from cogs.parts.responder import Interaction, reader_words
from engine.core.table import SeatStatus
from engine.core.words import say
from engine.host.values.denials import DeniedError
from engine.host.values.records import GameInfo, GameStatus
from engine.host.values.replies import Glance
from render.words import Words

ROOM_FOR_MORE = 120  # characters
MOST_BUTTONS = 10
MOST_CHOICES = 25
OWING = frozenset({SeatStatus.EMPTY, SeatStatus.DRAFT})


class MyGamesCog(commands.Cog, name="my games"):
    """Finds people their way among their games."""

    def __init__(self, frontend: Frontend) -> None:
        self._frontend = frontend

    @app_commands.command(
        name="mygames", description="All your open games and what you owe in each"
    )
    async def my_games(self, interaction: Interaction) -> None:
        """List them privately, the most urgent first."""

        async def work() -> Layout:
            words, person = reader_words(interaction), interaction.user.id
            games = await self._frontend.host.games_of(person)
            glances: list[Glance] = []
            for game in games:
                with suppress(DeniedError):  # a game whose rules are gone is not to be seen
                    glances.append(await self._frontend.host.glance(game.number, person))
            glances.sort(key=lambda glance: _urgency(glance, person))
            if not glances:
                return Layout().say(words(say("mine-none")))
            told = [await self._told(glance, person, words) for glance in glances]
            ways = _ways([each for each in glances if _is_open(each.game, interaction)], words)
            return Layout().say(_listed(told, words)).rows(ways)

        await self._frontend.responder.privately(interaction, work)

    async def _told(self, glance: Glance, person: int, words: Words) -> str:
        game = glance.game
        reference = await self._frontend.host.past.newest_post(game.number)
        title = renderer_of(game).title(words)
        told = [words(say("mine-game", number=game.number, game=title, where=_where(game, words)))]
        told += _standing(glance, person, words)
        if reference is not None:
            told.append(words(say("mine-link", url=address_of(game, reference))))
        return lines(told)


def _ways(glances: list[Glance], words: Words) -> list[Control]:
    """Make a button to catch up on each game that runs, as far as there is room."""
    running = [each.game.number for each in glances if each.game.status is GameStatus.RUNNING]
    return [
        catch_up_button(number, words(say("mine-button", number=number)))
        for number in running[:MOST_BUTTONS]
    ]


def _is_open(game: GameInfo, interaction: Interaction) -> bool:
    """Tell whether a captain may look into a game where they ask."""
    place = place_of(interaction)
    return place.private or game.channel == place.channel


def _where(game: GameInfo, words: Words) -> str:
    return words(say("alone-place")) if game.terms.alone else f"<#{game.channel}>"


def _urgency(glance: Glance, person: int) -> tuple[bool, float, int]:
    """Sort what is owed before what is not, and the nearest deadline first."""
    due = glance.due if glance.due is not None else float("inf")
    return not _owes(glance, person), due, glance.game.number


def _owes(glance: Glance, person: int) -> bool:
    seat = glance.game.seat_of(person)
    return seat is not None and bool(glance.statuses) and glance.statuses[seat] in OWING


def _standing(glance: Glance, person: int, words: Words) -> list[str]:
    game, seat = glance.game, glance.game.seat_of(person)
    if game.status is GameStatus.LOBBY:
        joined = len(game.seats)
        return [words(say("lobby-count", joined=joined, seats=game.max_seats))]
    if game.status is GameStatus.STARTING:
        return [words(say("denied-starting"))]
    if game.status is GameStatus.HALTED or seat is None:
        return [words(say("post-halted", number=game.number))]
    told = [renderer_of(game).headline(glance.view, words), words(owed(glance, seat))]
    return [*told, due_line(glance.game, glance.due, words)]


def _listed(told: list[str], words: Words) -> str:
    """Put games below each other; what has no room is counted."""
    text = words(say("mine-heading", count=len(told)))
    for number, game in enumerate(told):
        if len(text) + len(game) + 2 > TEXT_LIMIT - ROOM_FOR_MORE:
            return f"{text}\n\n{words(say('mine-more', count=len(told) - number))}"
        text = f"{text}\n\n{game}"
    return text


async def own_games(
    frontend: Frontend, interaction: Interaction, typed: str
) -> list[app_commands.Choice[int]]:
    """Offer the open games of who types, for an option that takes the number of a game."""
    words = reader_words(interaction)
    games = await frontend.host.games_of(interaction.user.id)
    named = [
        (
            words(say("mine-choice", number=game.number, game=renderer_of(game).title(words))),
            game.number,
        )
        for game in games
        if _is_open(game, interaction)
    ]
    return [
        app_commands.Choice(name=shortened(name, OPTION_LIMIT), value=number)
        for name, number in named
        if typed.casefold() in name.casefold()
    ][:MOST_CHOICES]
