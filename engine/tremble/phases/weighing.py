"""Stations and cards that may answer a roll: what each makes of the chance, the best first."""

from collections.abc import Mapping
from functools import cache

from engine.core.forms import Option, shut
from engine.core.words import Text, say
from engine.invasion.battles.battles import percent
from engine.tremble.table.wording import aid_note, told_apart

_NO_BONUSES = say("tremble-closed-no-bonuses")


def weighed(chances: Mapping[str, float | None], now: float) -> tuple[Option, ...]:
    """Offer aids by the chance that each makes of the one there is `now`.

    Those that change nothing come last and say so; one that finds no bonus to cancel has no
    chance, and is closed.
    """
    labels, stands = told_apart(tuple(chances)), percent(now)
    found: list[tuple[bool, float, Option]] = []
    for aid, chance in chances.items():
        if chance is None:
            found.append((True, 0.0, shut(Option(aid, labels[aid], aid_note(aid)), _NO_BONUSES)))
            continue
        made = percent(chance)
        option = Option(aid, labels[aid], _note(aid, made, changes=made != stands))
        found.append((made == stands, -chance, option))
    return tuple([option for _, _, option in sorted(found, key=lambda each: each[:2])])


@cache
def _note(aid: str, chance: int, *, changes: bool) -> Text:
    key = "tremble-note-chance" if changes else "tremble-note-same-chance"
    return say(key, percent=chance, does=aid_note(aid))
