"""The delivery check: whoever joins gets one direct message, and learns whether it came."""

import asyncio
from contextlib import suppress

import discord

from cogs.parts.controls import button
from cogs.parts.custom_ids import Act
from cogs.parts.layouts import Layout
from cogs.parts.responder import LOST, Interaction, reader_words
from engine.core.words import say
from engine.host.host import Host
from engine.host.values.denials import DeniedError
from engine.host.values.people import Place
from engine.host.values.records import GameInfo, Reach, SeatInfo
from render.words import Words

PATIENCE = 10.0  # seconds; the library waits far longer where Discord is slow or busy
TOO_FAST = 40003  # opening direct messages too fast
PASSING = {401, 408, 429}  # refusals that need not be the same next time


async def welcome(interaction: Interaction, host: Host, game: GameInfo) -> Layout:
    """Try to reach who has just joined, note the outcome, and say what it means."""
    person, words = interaction.user.id, reader_words(interaction)
    if (await host.people_cache.person(person)).place is Place.CHANNEL:
        return told(game, person, words, chosen=True)
    reach = await _written(interaction, game, words)
    with suppress(DeniedError):  # who has left again meanwhile is told what came of it
        game = await host.reach(game.number, person, reach)
    return told(game, person, words)


def told(game: GameInfo, person: int, words: Words, *, chosen: bool = False) -> Layout:
    """Say whether secret orders come by direct message, and ask about a mention if not."""
    number = game.seat_of(person)
    seat = None if number is None else game.seats[number]
    reach = seat.reach if seat else Reach.UNKNOWN
    if not chosen and reach is not Reach.CLOSED:
        key = say("reach-open") if reach is Reach.OPEN else say("reach-unknown")
        return Layout().say(words(key))
    layout = Layout().say(words(say("reach-chosen" if chosen else "reach-closed")))
    return layout.join(_mention(game, seat, words, chosen=chosen))


def _mention(game: GameInfo, seat: SeatInfo | None, words: Words, *, chosen: bool) -> Layout:
    again = button(Act("reach", game.number), words(say("button-reach")))
    others = [] if chosen else [again]
    if seat is not None and seat.mention:
        return Layout().say(words(say("mention-agreed"))).rows(others)
    primary = discord.ButtonStyle.primary
    ask = button(Act("mention", game.number), words(say("button-mention")), primary)
    return Layout().say(words(say("mention-ask"))).rows([ask, *others])


async def _written(interaction: Interaction, game: GameInfo, words: Words) -> Reach:
    """Write the one message; its nonce is the click's, so that no retry doubles it."""
    text = words(say("welcome", number=game.number, channel=f"<#{game.channel}>"))
    try:
        async with asyncio.timeout(PATIENCE):
            await interaction.user.send(
                view=Layout().say(text).view(),
                nonce=f"w{interaction.id}",
                allowed_mentions=discord.AllowedMentions.none(),
            )
    except discord.HTTPException as error:
        passing = error.status >= 500 or error.status in PASSING or error.code == TOO_FAST
        return Reach.UNKNOWN if passing else Reach.CLOSED
    except (TimeoutError, *LOST):
        return Reach.UNKNOWN
    return Reach.OPEN
