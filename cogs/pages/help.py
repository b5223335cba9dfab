"""The pages for newcomers: the games with their pictures, how a game goes, and all commands."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from discord import app_commands

from cogs.pages.alone import try_buttons
from cogs.pages.rules import guide_button
from cogs.parts.command_tree import command_key, description_key
from cogs.parts.controls import Control, button
from cogs.parts.custom_ids import Act
from cogs.parts.layouts import Layout, lines
from engine.core.words import Text, say
from render.games import GAMES
from render.installed import InstalledGame
from render.picture import Picture
from render.words import Words

Offered = app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.ContextMenu
Covers = Mapping[str, Picture]
"""Pictures of games by name; one that is late or broke is left out."""

A_PAGE = 4  # games with their pictures in one message
GREETING = 0  # the page that is the greeting's


def games_on(page: int) -> Sequence[InstalledGame]:
    """List the games of a page; first come those that can be tried at once."""
    ordered = sorted(GAMES, key=lambda game: game.lesson is None)
    return ordered[page * A_PAGE : (page + 1) * A_PAGE]


def greeting_layout(covers: Covers, words: Words) -> Layout:
    """Say what the bot brings to a server, and where to begin."""
    layout = Layout().say(words(say("greeting-title"))).join(_games(GREETING, covers, words))
    return layout.say(words(say("greeting")))


def help_layout(covers: Covers, words: Words) -> Layout:
    """Show the games, and say how one goes with others."""
    layout = Layout().say(words(say("help-title"))).join(_games(0, covers, words))
    commands = button(Act.to("help-commands", 0), words(say("button-all-commands")))
    return layout.say(words(say("help-course"))).rows([commands])


def games_layout(page: int, covers: Covers, words: Words) -> Layout:
    """Show further games."""
    return Layout(aside=True).say(words(say("help-games"))).join(_games(page, covers, words))


def commands_layout(offered: Sequence[Offered], words: Words) -> Layout:
    """Say what each command does."""
    groups = [each for each in offered if isinstance(each, app_commands.Group)]
    single = [each for each in offered if isinstance(each, app_commands.Command)]
    layout = Layout(aside=True)
    for group in groups:
        layout.say(lines([f"### {_told(group, words)}", *_listed(group.commands, words)]))
    return layout.say(lines([words(say("help-others")), *_listed(single, words)]))


def _games(page: int, covers: Covers, words: Words) -> Layout:
    """Show the games of a page: of each what it is, its picture, and the ways into it."""
    layout = Layout()
    for game in games_on(page):
        title = game.full_renderer.title(words)
        pitch = game.pitch and words(game.pitch)
        layout.say(lines([words(say("help-game", game=title)), pitch or ""]))
        cover = covers.get(game.name)
        layout.show(cover and cover._replace(alt=words(say("help-cover", game=title))))
        layout.rows(_ways_into(game, words))
    if games_on(page + 1):
        more = button(Act.to("help-games", 0, page + 1), words(say("button-more-games")))
        layout.rows([more])
    return layout


def _ways_into(game: InstalledGame, words: Words) -> list[Control]:
    """Make the buttons to a first game and to the guide, as far as a game has them."""
    guides = [guide_button(game.name, words)] if game.help.entries else []
    return [*try_buttons(game.name, words), *guides]


def _listed(
    offered: Iterable[app_commands.Command[Any, ..., Any] | app_commands.Group], words: Words
) -> list[str]:
    return [
        words(say("help-command", command=each.qualified_name, what=_told(each, words)))
        for each in offered
    ]


def _told(command: app_commands.Command[Any, ..., Any] | app_commands.Group, words: Words) -> str:
    """Return what a command says of itself, in this language."""
    return words(Text(description_key(command_key(command.qualified_name))))
