"""The words of the cards: abilities of ships, and what tasks need."""

from engine.core.words import Text, listed, say
from engine.invasion.cards.cards import CityType
from engine.invasion.cards.terms import REGIONS, bonus_text
from engine.tremble_draft.cards.cards import Measure, Need, Ship, Task

CITIES_OF = {
    CityType.SCIENTIFIC: say("tremble-draft-cities-scientific"),
    CityType.CULTURAL: say("tremble-draft-cities-cultural"),
    CityType.INDUSTRIAL: say("tremble-draft-cities-industrial"),
}


def ship_abilities(ship: Ship) -> list[Text]:
    """List what a ship can do besides its attack."""
    abilities = [bonus_text(bonus, ship) for bonus in ship.bonuses]
    if ship.tempo:
        abilities.append(say("tremble-draft-ability-tempo"))
    if ship.reserve:
        abilities.append(say("tremble-draft-ability-reserve"))
    if ship.transfer:
        abilities.append(say("tremble-draft-ability-relocation"))
    return abilities


def task_text(task: Task) -> Text:
    """Say what a task needs."""
    return say("tremble-draft-task", needs=listed([need_text(need) for need in task.needs]))


def task_note(task: Task) -> Text:
    """Say what a task brings or costs."""
    return say("tremble-draft-note-task", bonus=task.bonus, penalty=task.penalty)


def need_text(need: Need) -> Text:
    """Say how much of what a need asks for."""
    match need.measure:
        case Measure.RAID:
            return say("tremble-draft-need-raid", least=need.least)
        case Measure.ALIKE:
            return say("tremble-draft-need-alike", least=need.least)
        case Measure.REGIONS if need.each == 1:
            return say("tremble-draft-need-spread", regions=need.least, what=_kind(need))
        case Measure.REGIONS:
            cities = say("tremble-draft-need-each", least=need.each, what=_kind(need))
            return say("tremble-draft-need-regions", cities=cities, regions=need.least)
    return say("tremble-draft-need-cities", least=need.least, what=_what(need))


def _kind(need: Need) -> Text:
    """Name cities by their type, what their raids bring, or their star."""
    if need.type is not None:
        return CITIES_OF[need.type]
    if need.raid:
        return say("tremble-draft-cities-raid", raid=need.raid)
    return say("tremble-draft-cities-star") if need.star else say("tremble-draft-cities")


def _what(need: Need) -> Text:
    if not need.regions:
        return _kind(need)
    regions = listed([REGIONS[region] for region in need.regions])
    return say("tremble-draft-cities-regions", regions=regions)
