"""What forms of Martians offer, compared with what the second bookkeeper allows."""

from collections.abc import Callable

from engine.core.asks import Ask
from engine.core.forms import Form
from engine.martians.cards.tables import CARDS
from engine.martians.table.view import MartiansView
from tests.martians.auditing_town import horde_steps, removable
from tests.martians.books import Books, Pawn, named
from tests.martians.ground import COMPASS, Cell, Square

PLAYS = {"play", "tile", "move", "horde", "rage"}
"""Questions in which cards are played."""
OWN = {"tile", "move", "horde"}
"""Those that are the safe points of whoever is on turn."""


def check_form(books: Books, view: MartiansView, ask: Ask, form: Form) -> None:
    """Compare the options of a form, as far as it was filled in, with the own ones."""
    offered = {field.key: [each.key for each in field.options] for field in form.fields}
    chosen = {field.key: list(field.chosen) for field in form.fields}
    if ask.kind in OWN:
        books.point = ask.kind
    if ask.kind in PLAYS:
        check_cards(books, ask, offered["card"])
        for card in chosen["card"]:
            check_targets(books, ask.seat, named(card.removeprefix("use.")), offered, chosen)
    if ask.kind == "tile":
        check_tile(books, view.drawn, offered, chosen)
    elif ask.kind == "move":
        check_goals(books, ask.seat, offered, chosen)
    elif ask.kind == "horde":
        check_horde(books, offered, chosen)


def check_tile(
    books: Books, drawn: str, offered: dict[str, list[str]], chosen: dict[str, list[str]]
) -> None:
    """MA-5.1 MA-5.2: each place where the tile fits is offered once, and each rotation."""
    own = books.ground.places(drawn)
    cells = [cell_of(books, key) for key in offered["cell"]]
    assert len(set(cells)) == len(cells), "MA-5.1 places"
    assert set(cells) == own.keys(), "MA-5.1 places"
    if chosen["cell"]:
        turns = own[cell_of(books, chosen["cell"][0])]
        assert sorted(map(int, offered["turn"])) == sorted(turns), "MA-5.1 rotations"


def cell_of(books: Books, key: str) -> Cell:
    """Return the cell that an option names by a tile and a side."""
    (x, y), (dx, dy) = books.ground.tiles[int(key[:-1])][1], COMPASS[key[-1]]
    return x + dx, y + dy


def squares_of(
    field: str, offered: dict[str, list[str]], chosen: dict[str, list[str]]
) -> tuple[set[Square], set[int]]:
    """Return the squares that a field offers, and the tiles of which it offers squares."""
    squares = {9 * int(n) + int(place) - 1 for n, place in (k.split(".") for k in offered[field])}
    region = f"{field}.region"
    tiles = set(map(int, offered.get(region, ())))
    return squares, tiles or {each // 9 for each in squares}


def check_squares(
    field: str, own: set[Square], offered: dict[str, list[str]], chosen: dict[str, list[str]]
) -> None:
    """Compare the squares of a field, or those of the tile that was chosen first."""
    squares, tiles = squares_of(field, offered, chosen)
    region = chosen.get(f"{field}.region", [])
    if offered.get(f"{field}.region"):
        assert tiles == {each // 9 for each in own}, f"{field}: tiles"
        own = {each for each in own if str(each // 9) in region}
    assert squares == own, f"{field}: squares {squares - own} {own - squares}"


def check_goals(
    books: Books, seat: int, offered: dict[str, list[str]], chosen: dict[str, list[str]]
) -> None:
    """MA-6.5: a captain may set out for any square of the town."""
    goals = set(books.ground.kinds)
    if offered["goal"] or offered.get("goal.region"):
        check_squares("goal", goals, offered, chosen)


def check_horde(books: Books, offered: dict[str, list[str]], chosen: dict[str, list[str]]) -> None:
    """MA-11.2: the first move by hand."""
    if chosen["how"] != ["hand"] or "from-1" not in offered:
        return
    movable = {each for each in books.martians if horde_steps(books, each)}
    check_squares("from-1", movable, offered, chosen)
    if chosen["from-1"]:
        number, place = chosen["from-1"][0].split(".")
        origin = 9 * int(number) + int(place) - 1
        check_squares("to-1", horde_steps(books, origin), offered, chosen)


# Cards


def check_cards(books: Books, ask: Ask, offered: list[str]) -> None:
    """MA-12: the cards that can be played now, and the weapons that can be used."""
    pawn = books.pawns[ask.seat]
    rages = ask.kind == "rage" or (ask.kind == "play" and ask.about[1] == 0)
    weapons = [] if rages else pawn.weapons
    uses = {each for each in weapons if usable(books, ask.seat, each)}
    own = {f"use.{each}" for each in uses}
    if rages or pawn.played <= books.in_force("big-eyes"):
        own |= {each for each in +pawn.hand if playable(books, ask, each)}
    assert set(offered) == own, (
        f"cards at {ask.kind} {set(offered) - own} {own - set(offered)} {ask} {books.supply}"
    )


def usable(books: Books, seat: int, card: str) -> bool:
    """Tell whether a weapon in play can be used at any safe point."""
    if card == "searchlight":
        return bool(swaps(books, seat))
    return card in {"die-four", "jammer"}


def playable(books: Books, ask: Ask, card: str) -> bool:
    """Tell whether a card of the hand can be played."""
    when, pawn = CARDS[card].when.value, books.pawns[ask.seat]
    own_turn = ask.seat == books.seat
    if when == "answer":
        return False
    if CARDS[card].kind.value == "weapon":
        return card not in pawn.weapons
    if when == "own":
        return own_turn
    if when == "walk":
        return own_turn and books.point != "horde" and ask.kind in {"tile", "move", "rage"}
    return bool(targets(books, ask.seat, card))


def targets(books: Books, seat: int, card: str) -> set[str]:
    """Return what may be the first target of a card; what needs none has one of no name."""
    if card in TILE_CARDS:
        return {str(each) for each in TILE_CARDS[card](books)}
    if card in CAPTAIN_CARDS:
        pawns = enumerate(books.pawns, start=1)
        return {str(number) for number, pawn in pawns if CAPTAIN_CARDS[card](pawn)}
    if card == "address":
        return {str(each) for each in books.martians}
    crops = books.crops()
    if card == "lights":
        return {str(number) for number, each in crops.items() if not each.shown}
    if card == "fake-circles":
        return {str(each) for each in crops} if len(crops) > 1 else set()
    return {""}


def haunted(books: Books) -> set[int]:
    """Return the tiles with Martians (EV-04)."""
    return {each // 9 for each in books.martians}


def baited(books: Books) -> set[int]:
    """Return the tiles from which Martians may be led (EV-02)."""
    return {each for each in haunted(books) if candy_beside(books, each)}


def bare(books: Books) -> set[int]:
    """Return the tiles to which Martians may come, as long as there are any (MC-08)."""
    return set(books.ground.tiles) - haunted(books) if books.supply else set()


TILE_CARDS: dict[str, Callable[[Books], set[int]]] = {
    "candy": baited,
    "off-my-land": haunted,
    "big-one": removable,
    "hysteria": bare,
}
"""Cards that name a tile, and which they may name."""
CAPTAIN_CARDS: dict[str, Callable[[Pawn], bool]] = {
    "cookbook": lambda pawn: "fuel" in pawn.objects,
    "memory-drain": lambda pawn: bool(pawn.objects),
    "matinee": lambda _pawn: True,
    "tractor-beam": lambda _pawn: True,
}
"""Cards that name a captain, and whom they may name."""


def candy_beside(books: Books, number: int) -> set[str]:
    """Return the tiles to which the Martians of a tile may be led (EV-02)."""
    if not books.martians_on(number):
        return set()
    return {str(each) for each in books.ground.neighbours(number) if books.fields(each)}


def swaps(books: Books, seat: int) -> set[str]:
    """Return what may be exchanged for an object of a captain (EV-11)."""
    mine = books.pawns[seat].objects
    if not mine:
        return set()
    lying = {f"token-{number}" for number, each in books.tokens.items() if each.kind == "object"}
    others = {
        f"captain-{n + 1}-{kind}"
        for n, each in enumerate(books.pawns)
        if n != seat
        for kind in each.objects
        if any(possible_swap(mine, each.objects, own, kind) for own in mine)
    }
    return lying | others


def possible_swap(mine: list[str], theirs: list[str], own: str, kind: str) -> bool:
    """Tell whether something changes hands, and neither side ends with two of a kind."""
    return own != kind and kind not in mine and own not in theirs


FIRST_FIELD = {
    "candy": "at",
    "off-my-land": "at",
    "big-one": "at",
    "lights": "crop",
    "fake-circles": "crops",
    "cookbook": "captain",
    "memory-drain": "captain",
    "matinee": "captain",
    "tractor-beam": "captain",
}


def check_targets(
    books: Books,
    seat: int,
    card: str,
    offered: dict[str, list[str]],
    chosen: dict[str, list[str]],
) -> None:
    """Compare the legal targets of the chosen card."""
    ground = books.ground
    if card in FIRST_FIELD:
        assert set(offered[FIRST_FIELD[card]]) == targets(books, seat, card), f"targets of {card}"
    if card == "candy" and chosen["at"]:
        assert set(offered["beside"]) == candy_beside(books, int(chosen["at"][0])), "EV-02"
        check_squares("martians", books.martians_on(int(chosen["at"][0])), offered, chosen)
    if card == "beamed":
        others = set(ground.kinds) - {books.pawns[seat].square}
        check_squares("square", others, offered, chosen)
    if card == "tractor-beam":
        beams = {each for each, kind in ground.kinds.items() if kind in "RBH"}
        squares, _tiles = squares_of("square", offered, chosen)
        assert squares <= beams, "MC-14"
    if card == "address":
        check_squares("five-1", books.martians, offered, chosen)
