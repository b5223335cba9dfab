"""What a played game left behind, read from the stand-in's record and from the export."""

import json
import re
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playground.demo import Stage
from playground.record import Appeared, Deed

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
    """Find every receipt that stood in a message; the last click on it named the group."""
    clicked: dict[int, tuple[str, str]] = {}
    found = set()
    for entry in stage.discord.record:
        if isinstance(entry, Deed) and entry.message is not None:
            match = re.fullmatch(r"ms:\w+:\d+:([^#]+)(#.*)?", entry.custom_id)
            if match:
                clicked[entry.message] = (entry.name, match[1])
        elif isinstance(entry, Appeared) and "Receipt" in entry.look.text:
            found.add(Receipt(*clicked[entry.message.id]))
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
