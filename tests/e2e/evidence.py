"""What a played game left behind, read from the stand-in's record and from the export."""

import json
import re
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playground.demo import Stage

ROOT = Path(__file__).parents[2]
MARK = re.compile(r"^-# #(\d+)·(\d+)", re.MULTILINE)


def bot_command(config: Path) -> list[str]:
    """Return the command that runs the bot with `config`."""
    return [sys.executable, str(ROOT / "bot.py"), "--config", str(config), "run"]


@dataclass(frozen=True)
class Receipt:
    """A receipt that somebody was shown: who, and for which group."""

    name: str
    group: str


def shown_receipts(stage: Stage) -> set[Receipt]:
    """Find every receipt that stood in a message; the button beside it names the group."""
    found = set()
    for appeared in stage.discord.record.messages:
        owner = appeared.message.ephemeral_for or appeared.message.channel.person
        ids = [part.custom_id for part in appeared.look.walk()]
        group = next((text.split(":", 3)[3] for text in ids if text.startswith("ms:change:")), None)
        if owner is not None and group is not None and "Receipt" in appeared.look.text:
            found.add(Receipt(owner.name, group))
    return found


def marks(stage: Stage) -> Counter[int]:
    """Count the posts of the game master by their running number, wherever they stand."""
    found: Counter[int] = Counter()
    for message in stage.discord.world.messages.values():
        if message.ephemeral_for is None and not message.deleted:
            numbers = MARK.findall(message.text)
            found.update(int(number) for _, number in numbers[-1:])
    return found


def closed_groups(export: bytes) -> dict[str, dict[int, dict[str, Any]]]:
    """Read the answers that counted out of an export: by group and seat."""
    groups: dict[str, dict[int, dict[str, Any]]] = {}
    for line in export.decode().splitlines():
        entry = json.loads(line)["line"]
        if entry.get("type") == "closed":
            groups[entry["group"]] = {given["seat"]: given for given in entry["given"]}
    return groups
