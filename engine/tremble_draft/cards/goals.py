"""What tasks need: measured among the cities that a captain has taken (TD-13.2)."""

from collections import Counter
from collections.abc import Iterable

from engine.tremble_draft.cards.cards import City, Measure, Need, Task


def measured(need: Need, cities: Iterable[City]) -> int:
    """Measure the cities that a need is about."""
    found = [city for city in cities if fits(need, city)]
    match need.measure:
        case Measure.CITIES:
            return len(found)
        case Measure.REGIONS:
            held = Counter(city.region for city in found)
            return sum(count >= need.each for count in held.values())
        case Measure.ALIKE:
            return max(Counter((city.region, city.type) for city in found).values(), default=0)
        case Measure.RAID:
            return sum(city.raid for city in found)


def is_met(task: Task, cities: Iterable[City]) -> bool:
    """Tell whether all needs of a task are met."""
    held = tuple(cities)
    return all(measured(need, held) >= need.least for need in task.needs)


def fits(need: Need, city: City) -> bool:
    """Tell whether a city is one that a need is about."""
    return (
        (not need.regions or city.region in need.regions)
        and need.type in (None, city.type)
        and city.raid >= need.raid
        and city.star >= need.star
    )
