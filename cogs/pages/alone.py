"""A game for one person at once: the way in, what they read first, and where it is played."""

import discord
from discord import ui

from cogs.parts.controls import Control, button
from cogs.parts.custom_ids import Act
from cogs.parts.layouts import Layout
from cogs.parts.places import address_of
from engine.core.contract import variants_of
from engine.core.words import Text, Value, say
from engine.host.values.records import GameInfo
from render.games import GAMES
from render.installed import InstalledGame
from render.words import Words


def try_buttons(game: str, words: Words) -> list[Control]:
    """Make the button that starts a guided game, where the game knows how to guide."""
    if GAMES[game].lesson is None:
        return []
    label = words(say("button-try"))
    return [button(Act.to("try", 0, game), label, discord.ButtonStyle.success)]


def alone_welcome_layout(
    game: InstalledGame, computers: int, words: Words, variant: str = ""
) -> Layout:
    """Lay out what somebody reads before the first question."""
    title = game.full_renderer.title(words)
    together = any(each.key == variant and each.together for each in variants_of(game.newest))
    about: dict[str, Value] = {"sign": game.sign, "game": title, "together": int(together)}
    return Layout().say(words(say("alone-welcome", **about, count=computers)))


def led_layout(told: Text, game: GameInfo, reference: str | None, words: Words) -> Layout:
    """Say something of a game that somebody plays alone, and lead there."""
    layout = Layout().say(words(told))
    if reference is None:
        return layout
    link = ui.Button[ui.LayoutView](
        label=words(say("button-open-game")), url=address_of(game, reference)
    )
    return layout.rows([link])
