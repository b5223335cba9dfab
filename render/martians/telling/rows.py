"""What a row of Martians!!! needs: how its events name captains, squares, cards and things."""

from collections.abc import Sequence
from typing import Any

from engine.core.words import Text, Value, listed, named, say
from engine.martians.cards.tables import TILES
from engine.martians.table.terms import OBJECT_NAMES, card_text
from engine.martians.town.town import square_key
from render.house.voice import Voice
from render.martians.boards.town_map import THING_NAMES
from render.story.sentences import Arguments, plainly


def objects(kinds: Sequence[str]) -> Value:
    """List objects by name."""
    return listed([OBJECT_NAMES[each] for each in kinds])


def cards(held: Sequence[str]) -> Value:
    """List cards by name."""
    return listed([card_text(each) for each in held])


def squares(places: Sequence[int]) -> str:
    """List squares by their names."""
    return ", ".join(square_key(each) for each in places)


def tile(kind: str) -> Text:
    """Name a tile."""
    return named(TILES[kind].english)


def token(shown: Any) -> Text:
    """Name a token as it lies."""
    return THING_NAMES[shown.face or shown.kind]


ROLLS = {
    "walk": "martians-roll-walk",
    "fight": "martians-roll-fight",
    "horde": "martians-roll-horde",
    "lot": "martians-roll-lot",
}
ARGUMENTS: Arguments = {
    "seat": ("captain", lambda seat, voice: "" if seat is None else voice.captain(seat)),
    "first": ("captain", lambda seat, voice: voice.captain(seat)),
    "square": ("square", lambda square, _voice: square_key(square)),
    "origin": ("origin", lambda square, _voice: square_key(square)),
    "card": ("card", lambda card, _voice: card_text(card)),
    "answered": ("answered", lambda card, _voice: card_text(card)),
    "tile": ("tile", lambda kind, _voice: tile(kind)),
    "laid": ("tile", lambda laid, _voice: tile(laid.tile)),
    "token": ("thing", lambda shown, _voice: token(shown)),
    "what": ("what", lambda what, _voice: say(ROLLS[what])),
}


def said(key: str, event: Any, voice: Voice, **more: Value) -> Text:
    """Say a sentence of an event with what more it needs."""
    return plainly(event, voice, key, ARGUMENTS, **more)
