"""The words of the cards: types, regions, classes and bonuses."""

from engine.core.words import Text, say
from engine.invasion.cards.cards import AnyShip, Bonus, CityType, Region, ShipClass

TYPES = {
    CityType.SCIENTIFIC: say("invasion-type-scientific"),
    CityType.CULTURAL: say("invasion-type-cultural"),
    CityType.INDUSTRIAL: say("invasion-type-industrial"),
}
TROPHIES = {
    CityType.SCIENTIFIC: say("invasion-trophies-scientific"),
    CityType.CULTURAL: say("invasion-trophies-cultural"),
    CityType.INDUSTRIAL: say("invasion-trophies-industrial"),
}
REGIONS = {
    Region.AFRICA: say("invasion-region-africa"),
    Region.ASIA: say("invasion-region-asia"),
    Region.EUROPE: say("invasion-region-europe"),
    Region.NORTH_AMERICA: say("invasion-region-north-america"),
    Region.OCEANIA: say("invasion-region-oceania"),
    Region.SOUTH_AMERICA: say("invasion-region-south-america"),
}
CLASSES = {
    ShipClass.SAUCER: say("invasion-class-saucer"),
    ShipClass.TRIPOD: say("invasion-class-tripod"),
    ShipClass.CRUISER: say("invasion-class-cruiser"),
}


def bonus_text(bonus: Bonus, ship: AnyShip) -> Text:
    """Say how much a bonus adds, and when."""
    if bonus.city is not None:
        return say("invasion-bonus-city", plus=bonus.plus, type=TYPES[bonus.city])
    if bonus.wing is ship.ship_class:
        return say("invasion-bonus-wing-another", plus=bonus.plus, wing=CLASSES[bonus.wing])
    if bonus.wing is not None:
        return say("invasion-bonus-wing", plus=bonus.plus, wing=CLASSES[bonus.wing])
    return say("invasion-bonus-army", plus=bonus.plus)
