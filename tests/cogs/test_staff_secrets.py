"""Nobody has a command that shows hidden things of a running game: not staff, not the owner.

Every command stands here with what it may show; a new one fails until somebody has thought
about it.
"""

import argparse
from pathlib import Path
from typing import Any

import pytest

from bot import parser
from playground import Person, VirtualClock
from tests.cogs.commanding import NESTING, registered
from tests.cogs.house import House, house
from tests.cogs.test_staff import accepted, trusted

__all__ = ["trusted"]

ACTS = "nothing: it acts, and says so"
PUBLIC = "what everybody sees"
OWN = "what the seat of the reader sees, else what everybody sees"
SELF = "what the reader wrote or chose"
OVER = "games that are over, and of people only those who want it"
RULES = "the rules and their texts"
SHOWS = {
    "game new": ACTS,
    "game join": ACTS,
    "game leave": ACTS,
    "host start": ACTS,
    "host cancel": ACTS,
    "host pause": ACTS,
    "host resume": ACTS,
    "game extend": ACTS,
    "game vote": ACTS,
    "host remind": ACTS,
    "host replace": ACTS,
    "host handover": ACTS,
    "host page": ACTS,
    "host revive": ACTS,
    "game status": PUBLIC,
    "game board": PUBLIC,
    "game history": OWN,
    "game catchup": OWN,
    "game orders": OWN,
    "game standing": OWN,
    "game notes": SELF,
    "mygames": OWN,
    "settings": SELF,
    "server": SELF,
    "privacy": SELF,
    "rules": RULES,
    "help": RULES,
    "verify": PUBLIC,
    "profile": OVER,
    "leaderboard": OVER,
    "stats": OVER,
}
OPERATOR = {
    "run": "logs, which hold no secrets",
    "demo": "a game of its own on a stand-in",
    "play": "games of its own on a stand-in",
    "simulate": "games of its own",
    "gallery": "pictures of games that nobody plays",
    "export": "a game that is over; a running one is refused",
    "verify": "a file of a game that is over",
    "import": "a file of a game that is over",
    "backup": "nothing: it copies the database as it is",
    "move": "nothing: it carries the database over as it is",
    "report": "nothing of a running game: it is sealed with that game's key",
    "open-report": "a report whose key has been published",
    "revive": "nothing: it acts, and says so",
    "cancel": "nothing: it acts, and says so",
    "doctor": "whether all is in order",
    "words": "nothing of a game: it writes sentences to translate",
    "version": "versions",
}


def leaves(commands: list[dict[str, Any]], path: str = "") -> set[str]:
    """List the commands that can be used."""
    found: set[str] = set()
    for each in commands:
        inner = [part for part in each.get("options") or [] if part["type"] in NESTING]
        name = f"{path} {each['name']}".strip()
        found |= leaves(inner, name) if inner else {name}
    return found


async def test_every_command_says_what_it_may_show(tmp_path: Path) -> None:
    used = leaves(await registered(tmp_path))
    unknown = {name for name in used if name not in SHOWS and name.split()[0] not in SHOWS}
    assert not unknown
    assert {name for name in SHOWS if " " in name} <= used


def test_every_command_of_the_owner_says_what_it_may_show() -> None:
    (commands,) = [
        action for action in parser()._actions if isinstance(action, argparse._SubParsersAction)
    ]
    assert set(commands.choices) == set(OPERATOR)


async def seen(home: House, person: Person, command: str) -> str:
    press = await person.slash(home.channel, f"game {command}")
    await press.settled()
    return "\n".join(reply.text for reply in press.replies)


@pytest.mark.parametrize("as_host", [False, True])
async def test_staff_see_what_a_stranger_sees(
    tmp_path: Path, trusted: set[int], as_host: bool
) -> None:
    """Also a former host, who gave the seat up: what it knew is the newcomer's now.

    The clock stands still, as catching up says when its reader looked last.
    """
    async with house(tmp_path, people=5, clock=VirtualClock()) as home:
        await home.begin(3)
        host, _, _, moderator, stranger = home.people
        trusted.add(host.id if as_host else moderator.id)
        leader = moderator
        if as_host:
            leader = host
            await home.told(host.slash(home.channel, "host replace", captain="1", by=moderator))
            await accepted(home, moderator)
        for command in ("status", "board", "history", "catchup", "orders"):
            told, others = await seen(home, leader, command), await seen(home, stranger, command)
            former = told.startswith("You are no longer a captain")
            assert told == others or (former and others.startswith("You are not a captain"))
