"""A hand part by part, where every edition lays it out alike: its head, cards under headings."""

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

from engine.core.asks import Seat
from engine.core.words import Text
from engine.invasion.cards.cards import AnySpace
from render.art.faces import Mood
from render.boxes import Box
from render.canvas import Canvas, Style
from render.house.captains import drawn_name
from render.house.emblems import captain_colour
from render.invasion.boards.board_pages import next_place
from render.invasion.facts.views import HasCaptains
from render.invasion.fights.moods import mood_of
from render.invasion.parts import icons
from render.invasion.parts.bonuses import Ability
from render.invasion.parts.parts import BIG, GAP, TEXT, labelled, portrait
from render.invasion.parts.ship_cards import Deal, Shown
from render.page import Page
from render.theme import Colour
from render.type import Face
from render.words import Words

HEAD_HEIGHT = 92
HEADING_HEIGHT = 50
COLUMNS = 2
NAMED = Style(Face.DISPLAY, 62, 26)

Heights: TypeAlias = Callable[[Sequence[Shown]], int]
"""Tells how high cards are side by side."""
Draw: TypeAlias = Callable[[Canvas, Box, Shown, Colour, Words], None]
"""Draws one."""


Abilities: TypeAlias = Callable[[Any, Sequence[Any], Sequence[Any]], tuple[Ability, ...]]
"""Lists what a card can do in a squad, with these cities open."""


class ChosenCards(NamedTuple):
    """What a captain has chosen: cards to buy, cards to discard for room, tasks to keep."""

    buy: Collection[str] = ()
    discard: Collection[str] = ()
    keep: Collection[str] | None = None
    discount: int = 0  # by the cards that are chosen to make it cheaper


class HandPart(NamedTuple):
    """Cards of a kind under their heading, and what is said at its end."""

    title: Text
    cards: list[Shown]
    aside: Text | None = None


def squad_with(own: Any, choice: ChosenCards, ship: type[Any]) -> list[Any]:
    """List the ships there will be: with those to be bought, without those that must go."""
    bought = [card for card in own.offer if card.id in choice.buy and isinstance(card, ship)]
    return [ship for ship in own.ships if ship.id not in choice.discard] + bought


def ships_shown(
    own: Any,
    choice: ChosenCards,
    squad: Sequence[Any],
    spaces: Sequence[AnySpace],
    abilities: Abilities,
    away: Collection[str] = (),
) -> list[Shown]:
    """Show one's ships; bonuses are told for the squad there would be."""
    return [
        Shown(
            ship,
            abilities(ship, squad, spaces),
            away=ship.id in away,
            scrapped=ship.id in choice.discard,
        )
        for ship in own.ships
    ]


def offers_shown(
    own: Any,
    choice: ChosenCards,
    squad: Sequence[Any],
    spaces: Sequence[AnySpace],
    abilities: Abilities,
    humans: int | None,
) -> list[Shown]:
    """Show what is for sale, and what each card leaves of one's `humans` beside those chosen."""
    spent = sum(card.price for card in own.offer if card.id in choice.buy)

    def left(card: Any) -> int | None:
        price = spent + (0 if card.id in choice.buy else card.price)
        return None if humans is None else humans - max(0, price - choice.discount)

    return [
        Shown(
            card,
            abilities(card, squad, spaces),
            deal=Deal(card.price, left(card)),
            wanted=card.id in choice.buy,
        )
        for card in own.offer
    ]


def add_head(
    page: Page,
    public: HasCaptains[Any],
    seat: Seat,
    fuel: str,
    names: tuple[str, ...],
    words: Words,
) -> None:
    """Lay out whose hand it is, with humans and fuel."""
    name, humans = drawn_name(names, seat, words), words.number(public.captains[seat].humans)
    place = next_place(page, HEAD_HEIGHT * (2 if page.look.large else 1))
    draw = draw_large_head if page.look.large else draw_head
    page.add(draw, place, seat, mood_of(public, seat), name, humans, fuel)


def draw_head(
    canvas: Canvas, box: Box, seat: Seat, mood: Mood, name: str, humans: str, fuel: str
) -> None:
    """Draw whose picture it is, with humans and fuel."""
    theme = canvas.theme
    portrait(canvas, box.left(box.h), seat, mood)
    canvas.name(box.after(box.h + 16).before(580), name, NAMED, theme.ink)
    labelled(canvas, box.end(230), icons.fuel, fuel, BIG, theme.accent, align="right")
    labelled(canvas, box.before(250).end(310), icons.human, humans, BIG, theme.ink, align="right")


def draw_large_head(
    canvas: Canvas, box: Box, seat: Seat, mood: Mood, name: str, humans: str, fuel: str
) -> None:
    """Draw the same in large print, in two lines."""
    theme = canvas.theme
    portrait(canvas, box.left(box.h).inset(12), seat, mood)
    upper, lower = box.after(box.h + 12).rows(2, 0)
    canvas.name(upper, name, NAMED, theme.ink)
    used = labelled(canvas, lower, icons.human, humans, BIG, theme.ink)
    labelled(canvas, lower.after(used + 30), icons.fuel, fuel, BIG, theme.accent, align="right")


def add_parts(
    page: Page,
    parts: Sequence[HandPart],
    seat: Seat,
    words: Words,
    columns: int,
    height: Heights,
    draw: Draw,
) -> Iterator[tuple[HandPart, Box]]:
    """Lay out parts one below the other; tell after each the last of its places."""
    for part in parts:
        place = next_place(page, part_height(part.cards, columns, height))
        yield part, add_part(page, place, part, seat, words, columns, height, draw)


def add_part(
    page: Page,
    box: Box,
    part: HandPart,
    seat: Seat,
    words: Words,
    columns: int,
    height: Heights,
    draw: Draw,
) -> Box:
    """Lay out a heading and the cards below it; return the last of their places."""
    page.add(draw_heading, box.top(HEADING_HEIGHT), part.title, part.aside, words)
    places = card_places(box.below(HEADING_HEIGHT), part.cards, columns, height)
    colour = captain_colour(page.look.theme, seat)
    for place, card in zip(places, part.cards, strict=False):
        page.add(draw, place, card, colour, words)
    return places[-1]


def card_places(box: Box, cards: Sequence[Shown], columns: int, height: Heights) -> list[Box]:
    """Divide a place between cards in rows; the last place is free where they are odd."""
    places = [box] if not cards else []
    for _ in range(0, len(cards), columns):
        places += box.top(height(cards)).columns(columns, GAP)
        box = box.below(height(cards) + GAP)
    return places


def part_height(cards: Sequence[Shown], columns: int, height: Heights) -> int:
    """Return how high cards are with their heading."""
    rows = -(-len(cards) // columns)
    return HEADING_HEIGHT + rows * (height(cards) + GAP) if rows else HEADING_HEIGHT


def draw_heading(canvas: Canvas, box: Box, title: Text, aside: Text | None, words: Words) -> None:
    """Name what stands below, and what is said of it at the end of the line."""
    theme = canvas.theme
    used = canvas.text(box, words(title), TEXT, theme.accent)
    if aside is not None:
        canvas.text(box.after(used + 40), words(aside), TEXT, theme.muted, "right")
