"""A captain's private hand: ships, offers, stations and compensation cards."""

from collections.abc import Sequence

from engine.core.words import Text, say
from engine.tremble.cards import Station
from engine.tremble.view import OwnView, PublicView
from render.boxes import Box
from render.canvas import Canvas
from render.picture import Picture
from render.theme import USUAL, Look
from render.tremble import icons, sprites
from render.tremble.alt import hand_alt
from render.tremble.hand_cards import (
    Shown,
    card_height,
    compensation_card,
    draw_card,
    ship_card,
    station_card,
)
from render.tremble.hand_text import grouped, parted
from render.tremble.parts import BIG, GAP, PAD, TEXT, TITLE, drawn_name, emblem, labelled
from render.words import Words

WIDTH = 1200
HEAD_HEIGHT = 84
HEADING_HEIGHT = 46
COLUMNS = 2
MOST_COMPENSATIONS = 8  # kinds of cards that are drawn; the text tells all

Part = tuple[Text, list[Shown]]


def hand(
    public: PublicView, own: OwnView, names: tuple[str, ...], words: Words, look: Look = USUAL
) -> Picture:
    """Draw what one captain holds."""
    canvas = draw_hand(public, own, names, words, look)
    name = f"hand-{public.turn}-{public.phase}.png"
    return Picture(canvas.png(sprites.inks(look.theme)), hand_alt(public, own, words), name)


def draw_hand(
    public: PublicView, own: OwnView, names: tuple[str, ...], words: Words, look: Look = USUAL
) -> Canvas:
    """Draw the hand part by part, from top to bottom; empty parts are left out."""
    parts = _parts(public, own)
    height = HEAD_HEIGHT + 2 * GAP + sum(_part_height(cards) for _, cards in parts)
    canvas = Canvas(WIDTH, height, look, sprites.backdrop)
    rest = canvas.box.inset(PAD, GAP)
    _draw_head(canvas, rest.top(HEAD_HEIGHT), own, drawn_name(names, own.seat, words))
    _draw_wealth(canvas, rest.top(HEAD_HEIGHT), public, own, words)
    rest = rest.below(HEAD_HEIGHT)
    for title, cards in parts:
        canvas.text(rest.top(HEADING_HEIGHT), words(title), TEXT, canvas.theme.accent)
        _draw_cards(canvas, rest.below(HEADING_HEIGHT), cards, words)
        rest = rest.below(_part_height(cards))
    return canvas


def _parts(public: PublicView, own: OwnView) -> list[Part]:
    stations = public.captains[own.seat].stations
    wanted = own.basket.buy if own.basket is not None else ()
    offers = [
        (
            station_card(card, price=card.price)
            if isinstance(card, Station)
            else ship_card(card, price=card.price)
        )._replace(wanted=card.id in wanted)
        for card in own.offer
    ]
    ready, fresh = parted(own, public.captains[own.seat].fresh)
    cards = [compensation_card(card, count) for card, count in grouped(ready)]
    cards += [compensation_card(card, count, fresh=True) for card, count in grouped(fresh)]
    parts: list[Part] = [
        (say("tremble-part-ships", count=len(own.ships)), [ship_card(ship) for ship in own.ships]),
        (_sale(own), offers),
        (
            say("tremble-part-stations"),
            [station_card(view.station, used=view.used) for view in stations],
        ),
        (say("tremble-part-cards", count=len(own.compensations)), cards[:MOST_COMPENSATIONS]),
    ]
    return [part for part in parts if part[1]] or parts[:1]


def _sale(own: OwnView) -> Text:
    """Head the offer; whoever waits for others to draw again sees what they have chosen."""
    if own.basket is None:
        return say("tremble-part-offers")
    return say("tremble-part-chosen", count=len(own.basket.buy))


def _part_height(cards: Sequence[Shown]) -> int:
    rows = -(-len(cards) // COLUMNS)
    return HEADING_HEIGHT + rows * (card_height(cards) + GAP)


def _draw_cards(canvas: Canvas, box: Box, cards: Sequence[Shown], words: Words) -> None:
    for first in range(0, len(cards), COLUMNS):
        places = box.top(card_height(cards)).columns(COLUMNS, GAP)
        for place, card in zip(places, cards[first : first + COLUMNS], strict=False):
            draw_card(canvas, place, card, words)
        box = box.below(card_height(cards) + GAP)


def _draw_head(canvas: Canvas, box: Box, own: OwnView, name: str) -> None:
    emblem(canvas, box.left(box.h).inset(4), own.seat)
    canvas.text(box.after(box.h + 16).before(580), name, TITLE, canvas.theme.ink)


def _draw_wealth(canvas: Canvas, box: Box, public: PublicView, own: OwnView, words: Words) -> None:
    theme = canvas.theme
    fuel = words(say("tremble-fuel", fuel=public.fuel))
    labelled(canvas, box.end(230), icons.fuel, fuel, BIG, theme.accent, align="right")
    humans = words.number(public.captains[own.seat].humans)
    labelled(canvas, box.before(250).end(310), icons.human, humans, BIG, theme.ink, align="right")
