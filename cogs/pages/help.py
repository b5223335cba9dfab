"""The pages for newcomers: what the bot does, all its commands, and its greeting."""

from collections.abc import Iterable, Sequence
from typing import Any

from discord import app_commands

from cogs.pages.alone import try_buttons
from cogs.pages.rules import guide_button
from cogs.parts.command_tree import command_key, description_key
from cogs.parts.controls import Control
from cogs.parts.layouts import Layout, lines
from engine.core.words import Text, say
from render.games import GAMES
from render.words import Words

Offered = app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.ContextMenu


def greeting_layout(words: Words) -> Layout:
    """Say what the bot brings to a server, and where to begin."""
    titles = words.listed(game.full_renderer.title(words) for game in GAMES)
    layout = Layout().say(words(say("greeting-title"))).say(words(say("greeting", games=titles)))
    return layout.rows(_ways_in(words))


def help_layout(offered: Sequence[Offered], words: Words) -> Layout:
    """Say how a game goes, and what each command does."""
    groups = [each for each in offered if isinstance(each, app_commands.Group)]
    single = [each for each in offered if isinstance(each, app_commands.Command)]
    layout = Layout().say(words(say("help-title"))).say(words(say("help-course")))
    for group in groups:
        layout.say(lines([f"### {_told(group, words)}", *_listed(group.commands, words)]))
    layout.say(lines([words(say("help-others")), *_listed(single, words)]))
    return layout.rows(_ways_in(words))


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


def _ways_in(words: Words) -> list[Control]:
    """Make the buttons to a first game, and to the guide of each game that has one."""
    first, *others = [game.name for game in GAMES if game.lesson is not None]
    tries = try_buttons(first, words)  # all texts call it by this label
    tries += [each for name in others for each in try_buttons(name, words, among=2)]
    told = [game.name for game in GAMES if game.help.entries]
    return [*tries, *(guide_button(name, words, among=len(told)) for name in told)]
