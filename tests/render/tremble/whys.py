"""Explanations as their tests want them: checked as a whole, with the sums they contain."""

import re

from engine.invasion.battles.battles import Fighter
from engine.tremble.table import events as ev
from render.house.voice import Voice
from render.tremble.telling.story import STORY
from render.words import Words
from tests.render.tremble.samples import NAMES, PACK

MOST_LINE = 300
MOST_TEXT = 3_000  # letters of an explanation; a Discord text holds 4,000
LONG_NAMES = tuple(letter * 32 for letter in "WMGQO")

_NUMBER = r"-?\d+(?:,\d{3})*"
_BETWEEN = r"[^\d=:;+−×.]*"  # words around a number, never a digit or a sign
_FORMULA = re.compile(
    rf"({_NUMBER}(?:{_BETWEEN}[+−×]{_BETWEEN}{_NUMBER})*){_BETWEEN} = ({_NUMBER})"
)

PARIS = PACK.cities["paris"]
EYE, MOLE = PACK.ships["golden-eye.1"], PACK.ships["doom-mole.1"]
CRUISER, SAUCER = PACK.ships["boom-mole.1"], PACK.ships["training.1"]
STATIONS = {station.series: station for station in PACK.stations.values()}
CARDS = {card.series: card for card in PACK.compensations.values()}


def plain(text: str) -> int:
    """Read a number as it is written for people."""
    return int(text.replace(",", ""))


def wrong_sums(line: str) -> list[str]:
    """List the formulas of a line that do not add up or cannot be read."""
    if " = " not in line:
        return []
    found = _FORMULA.findall(line)
    wrong = [f"{left} = {right}" for left, right in found if value(left) != plain(right)]
    return [*wrong, line] if len(found) != line.count(" = ") else wrong


def value(formula: str) -> int:
    """Calculate a formula of numbers, signs and words."""
    total, sign = 0, "+"
    for token in re.findall(rf"{_NUMBER}|[+−×]", formula):
        if token in "+−×":
            sign = token
        elif sign == "×":
            total *= plain(token)
        else:
            total += plain(token) if sign == "+" else -plain(token)
    return total


def said(words: Words, event: ev.TrembleEvent, names: tuple[str, ...] = NAMES) -> str:
    """Explain an event in one text, after checking it as a whole."""
    lines = STORY.explanations.why(event, Voice(names, words))
    assert not [wrong for line in lines for wrong in wrong_sums(line)]
    assert not [line for line in lines if not line or len(line) > MOST_LINE]
    assert STORY.rules_behind(event)
    assert lines[-1].startswith("-# Rule")
    assert len(lines) > 1, lines
    text = "\n".join(lines)
    assert len(text) <= MOST_TEXT
    return text


def fighter(seat: int, total: int, *roll: int, plus: int = 0) -> Fighter:
    return Fighter(seat, total, fights=True, roll=roll, plus=plus)
