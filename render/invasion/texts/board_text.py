"""The board as text, where every edition tells alike: captains, squads, trophies, the race."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from engine.core.asks import Seat
from engine.core.words import Text, say
from engine.invasion.cards.cards import AnyCity, AnyShip
from engine.invasion.cards.terms import TROPHIES
from render.house.captains import letter, marked_name
from render.invasion.texts.fate_text import Detail
from render.words import Words


def with_fate(line: str, told: Iterable[Text], words: Words) -> str:
    """Tell of a city, and below it what goes on there."""
    return "\n".join([line, *(f"- {words(fact)}" for fact in told)])


def captain_line(seat: Seat, names: tuple[str, ...], facts: Iterable[Text], words: Words) -> str:
    """Tell of a captain in a line."""
    return words(
        say(
            "invasion-text-captain",
            letter=letter(seat),
            captain=marked_name(names, seat, words),
            facts=words.clauses(words(fact) for fact in facts),
        )
    )


def squad(ships: int, seen: Sequence[AnyShip], words: Words) -> list[Text]:
    """Count the ships of a captain, and name those everybody knows."""
    told = [say("invasion-text-ships", count=ships)]
    if seen:
        known = words.series(f"{words(ship.name)} {ship.attack}" for ship in seen)
        told.append(say("invasion-text-seen", ships=known))
    return told


def trophies(cities: Sequence[AnyCity], words: Words, detail: Detail) -> list[Text]:
    """List trophies by name, or count them by type."""
    if not cities:
        return []
    if detail >= Detail.NAMES:
        listed = words.series(city.name for city in cities)
    else:
        counts = Counter(city.type for city in cities)
        kinds = [kind for kind in TROPHIES if counts[kind]]
        listed = words.series(f"{words(TROPHIES[kind])} {counts[kind]}" for kind in kinds)
    return [say("invasion-text-trophies", count=len(cities), cities=listed)]


def foreseen(view: Any, words: Words) -> Text:
    """Tell how many humans all would have if the game ended now, as far as that is public."""
    humans = enumerate(view.foreseen)
    told = words.series(f"{letter(seat)} {words.number(ended)}" for seat, ended in humans)
    return say("invasion-text-ended", captains=told)
