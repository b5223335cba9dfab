"""The keys of fields and options that several questions share."""

HOME = "home"
STAY = "stay"
ASK = "ask"
SHIP = "ship."


def key_of(ship: str) -> str:
    """Name the field of a ship."""
    return SHIP + ship


def ship_of(key: str) -> str:
    """Return the card that a field of `key_of` is about."""
    return key.removeprefix(SHIP)
