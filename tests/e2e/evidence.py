"""What a played game left behind, read from the stand-in's record and from the export."""

import json
import re
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from engine.core.seals import seal
from playground import Standin
from playground.record import Appeared, Deed
from storage.engines.places import Place, Server
from storage.keeping.moving import reading
from tests.engines import place_in

ROOT = Path(__file__).parents[2]
MARK = re.compile(r"^-# #(\d+)·(\d+)", re.MULTILINE)


def bot_command(config: Path) -> list[str]:
    """Return the command that runs the bot with `config`, its games where tests keep theirs."""
    run = [sys.executable, str(ROOT / "bot.py"), "--config", str(config), "run"]
    place = place_in(config.parent)
    return (
        ["env", f"MOTHERSHIP_STORAGE__URL={place.url}", *run] if isinstance(place, Server) else run
    )


RECEIPT = re.compile(r"(Your last recorded answer: .*)?Receipt ([A-Z2-7-]{19})")
NOT_THERE = ("ATTACHMENT_NOT_FOUND", "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND")
"""What Discord says to an edit that names a picture which hangs there no more."""
DRAFTED = re.compile(r"ms:(done|change):.*")
CODE = re.compile(r"\b[A-Z2-7]{4}(?:-[A-Z2-7]{4}){3}\b")


@dataclass(frozen=True)
class Receipt:
    """A receipt that somebody was shown: who, for which group, and the code of the answer."""

    name: str
    group: str
    code: str


class Played(Protocol):
    """Whatever has a stand-in on which a game was played."""

    @property
    def discord(self) -> Standin:
        """Return the stand-in."""
        ...


def shown_receipts(stage: Played) -> set[Receipt]:
    """Find every receipt that stood in a message: the last click on it names the group.

    A panel that was sent again already recorded was never clicked; its button names the group.
    One that is told beside a message, as that could not be edited, is about its owner's last click,
    and so is that of the answer before, when a sitting goes on in the panel; one that was known is
    told again by a message that closed unclicked.
    """
    clicked: dict[int, str] = {}
    found: set[Receipt] = set()
    codes: set[tuple[str, str]] = set()
    for entry in stage.discord.record:
        if isinstance(entry, Deed) and entry.message is not None:
            group = group_of(entry.custom_id) or clicked.get(entry.message, "")
            clicked[entry.message] = clicked[entry.person] = group
        if not isinstance(entry, Appeared):
            continue
        for before, code in RECEIPT.findall(entry.look.text):
            owner = entry.message.ephemeral_for or entry.message.channel.person
            assert owner is not None
            buttons = [] if before else [group_of(part.custom_id) for part in entry.look.walk()]
            named = next(filter(None, buttons), "") or clicked.get(entry.message.id)
            known = (owner.name, code) in codes
            if known and (before or not named):
                continue
            found.add(Receipt(owner.name, named or clicked[owner.id], code))
            codes.add((owner.name, code))
    return found


def went_back(stage: Played) -> list[Appeared]:
    """List the looks of messages that showed an earlier draft again, though nobody had clicked."""
    found: list[Appeared] = []
    shown: dict[int, list[str]] = {}  # by message: the drafts that it showed since the last click
    for entry in stage.discord.record:
        if isinstance(entry, Deed) and entry.message is not None:
            shown[entry.message] = shown.get(entry.message, [])[-1:]
        if not isinstance(entry, Appeared):
            continue
        drafts = shown.setdefault(entry.message.id, [])
        now = next(filter(DRAFTED.fullmatch, (part.custom_id for part in entry.look.walk())), "")
        if now and now in drafts[:-1]:
            found.append(entry)
        if now not in drafts[-1:]:
            drafts.append(now)
    return found


def group_of(custom_id: str) -> str:
    """Return the question that a control is about; empty where it is about none."""
    match = re.fullmatch(r"ms:[\w-]+:\d+:([^#]+)(#.*)?", custom_id)
    return match[1] if match else ""


def marks(stage: Played, game: int = 1) -> Counter[int]:
    """Count the posts of a game by their running number, wherever they stand."""
    found: Counter[int] = Counter()
    for message in stage.discord.world.messages.values():
        if message.ephemeral_for is None and not message.deleted:
            numbers = MARK.findall(message.text)
            found.update(int(number) for of, number in numbers[-1:] if int(of) == game)
    return found


def owed_posts(database: Place) -> set[int]:
    """List the numbers of all posts that a game ever owed; edits of a post have none to show."""
    with reading(database) as sql:
        rows = sql.execute("SELECT number FROM outbox WHERE edits IS NULL AND number > 0")
        return {number for (number,) in rows}


def lost_receipts(export: bytes, receipts: set[Receipt], names: tuple[str, ...]) -> list[Receipt]:
    """List the receipts whose code is not that of the answer which the log counts."""
    groups = closed_groups(export)
    key = bytes.fromhex(json.loads(export.splitlines()[-1])["line"]["key"])
    lost = []
    for receipt in receipts:
        seat = names.index(receipt.name)
        given = groups[receipt.group][seat]
        code = seal(key, receipt.group, seat, given["answer"])
        if given["source"] != "player" or receipt.code != code:
            lost.append(receipt)
    return lost


def closed_groups(export: bytes) -> dict[str, dict[int, dict[str, Any]]]:
    """Read the answers that counted out of an export: by group and seat."""
    return {
        entry["group"]: {given["seat"]: given for given in entry["given"]}
        for entry in closed_entries(export)
    }


def asked_answers(export: bytes) -> dict[tuple[str, int], dict[str, Any]]:
    """Read what counted of whoever was asked, by group and seat: a lone answer goes by itself."""
    return {
        (group, seat): given
        for group, answers in closed_groups(export).items()
        for seat, given in answers.items()
        if given["source"] != "only"
    }


def closed_entries(export: bytes) -> list[dict[str, Any]]:
    """List the entries of an export that close a group."""
    entries = [json.loads(line)["line"] for line in export.decode().splitlines()]
    return [entry for entry in entries if entry.get("type") == "closed"]


def clicked_answers(stage: Played) -> set[tuple[str, str]]:
    """List for which group who pressed the button that sends an answer."""
    found = set()
    for deed in stage.discord.record.presses:
        match = re.fullmatch(r"ms:(done|choose):\d+:([^#]+)(#.*)?", deed.custom_id)
        if match:
            found.add((match[2], deed.name))
    return found
