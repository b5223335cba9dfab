"""A captain's private hand: ships, offers, stations, compensation cards, and their tasks."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from engine.core.asks import Seat
from engine.core.forms import Form
from engine.core.words import Text, say
from engine.tremble.cards.cards import Ship
from engine.tremble.table.view import OwnView, PublicView, Standing, StationView
from render.art.faces import Mood
from render.house.captains import drawn_name
from render.invasion import sprites
from render.invasion.facts import open_spaces
from render.invasion.hand_parts import (
    COLUMNS,
    HEAD_HEIGHT,
    HEADING_HEIGHT,
    LARGE_WIDTH,
    WIDTH,
    Part,
    add_part,
    draw_head,
    draw_heading,
    draw_large_head,
    part_height,
)
from render.invasion.kinds import Hands
from render.invasion.moods import mood_of
from render.invasion.parts import GAP, PAD
from render.invasion.ship_cards import Deal, Shown
from render.page import Page
from render.theme import USUAL, Look, grown
from render.tremble.alt import hand_alt
from render.tremble.bonuses import abilities
from render.tremble.hand_cards import card_height, draw_card
from render.tremble.hand_tasks import draw_own_tasks, has_room, tasks_height
from render.tremble.hand_text import grouped, parted
from render.words import Words

MOST_COMPENSATIONS = 8  # kinds of cards that are drawn; the text tells all

_TASKS = say("tremble-part-tasks")


class Choice(NamedTuple):
    """What a captain has chosen: cards to buy, and cards to discard for room."""

    buy: Collection[str] = ()
    discard: Collection[str] = ()


def lay_hand(
    public: PublicView,
    own: OwnView,
    names: tuple[str, ...],
    words: Words,
    look: Look = USUAL,
    form: Form | None = None,
) -> Page:
    """Lay out what one captain holds, without empty parts; what is chosen in a form is marked."""
    parts = _parts(public, own, form)
    if look.large:
        return _large_page(public, own, names, parts, words, look)
    free = next((part for part in parts if _has_room(part.cards, public.tasks)), None)
    height = HEAD_HEIGHT + 2 * GAP + sum(_height(part) for part in parts)
    tasks = tasks_height(public.tasks, COLUMNS)
    height += HEADING_HEIGHT + tasks if free is None else 0
    page = Page(WIDTH, height, look, sprites.backdrop)
    rest = page.box.inset(PAD, GAP)
    page.add(draw_head, rest.top(HEAD_HEIGHT), *_head(public, own, names, words))
    rest = rest.below(HEAD_HEIGHT)
    for part in parts:
        last = add_part(page, rest, part, own.seat, words, COLUMNS, card_height, draw_card)
        if part is free:
            page.add(draw_own_tasks, last, public.tasks, own.seat, words)
        rest = rest.below(_height(part))
    if free is None:
        page.add(draw_heading, rest.top(HEADING_HEIGHT), _TASKS, None, words)
        place = rest.below(HEADING_HEIGHT).top(tasks)
        page.add(draw_own_tasks, place, public.tasks, own.seat, words, COLUMNS)
    return page


def _large_page(
    public: PublicView,
    own: OwnView,
    names: tuple[str, ...],
    parts: Sequence[Part],
    words: Words,
    look: Look,
) -> Page:
    """Lay the hand out in large print: one card below the other, then the tasks."""
    tasks = tasks_height(public.tasks)
    height = 2 * HEAD_HEIGHT + 3 * GAP + HEADING_HEIGHT + tasks
    height += sum(_height(part, 1) for part in parts)
    page = Page(LARGE_WIDTH, height, grown(look), sprites.backdrop)
    rest = page.box.inset(PAD, GAP)
    page.add(draw_large_head, rest.top(2 * HEAD_HEIGHT), *_head(public, own, names, words))
    rest = rest.below(2 * HEAD_HEIGHT)
    for part in parts:
        add_part(page, rest, part, own.seat, words, 1, card_height, draw_card)
        rest = rest.below(_height(part, 1))
    page.add(draw_heading, rest.top(HEADING_HEIGHT), _TASKS, None, words)
    place = rest.below(HEADING_HEIGHT).top(tasks)
    page.add(draw_own_tasks, place, public.tasks, own.seat, words)
    return page


def _head(
    public: PublicView, own: OwnView, names: tuple[str, ...], words: Words
) -> tuple[Seat, Mood, str, str, str]:
    """Say whose hand it is, with humans and fuel."""
    humans = words.number(public.captains[own.seat].humans)
    fuel = words(say("tremble-fuel", fuel=public.fuel))
    name = drawn_name(names, own.seat, words)
    return own.seat, mood_of(public, own.seat), name, humans, fuel


def _has_room(cards: Sequence[Shown], tasks: Sequence[Standing]) -> bool:
    """Tell whether a card is missing in the last row, so that the tasks fit there."""
    return len(cards) % COLUMNS == 1 and has_room(tasks, card_height(cards))


def _choice(own: OwnView, form: Form | None) -> Choice:
    """Read what is chosen in a form of the shop, else what waits to be bought (RL-1)."""
    chosen = form.answer() if form is not None else {}
    if "buy" in chosen:
        return Choice(chosen["buy"], chosen.get("discard", ()))
    return Choice() if own.basket is None else Choice(own.basket.buy, own.basket.discard)


def _parts(public: PublicView, own: OwnView, form: Form | None) -> list[Part]:
    captain, choice = public.captains[own.seat], _choice(own, form)
    ready, fresh = parted(own, captain.fresh)
    later = say("tremble-card-fresh")
    cards = [Shown(card, copies=count) for card, count in grouped(ready)]
    cards += [Shown(card, copies=n, note=later, idle=True) for card, n in grouped(fresh)]
    parts = [
        Part(say("invasion-part-ships", count=len(own.ships)), _ships(public, own, choice)),
        Part(_sale(own), _offers(public, own, choice), _sum(public, own, form)),
        Part(
            say("tremble-part-stations"),
            [
                station_card(view, scrapped=view.station.id in choice.discard)
                for view in captain.stations
            ],
        ),
        Part(say("tremble-part-cards", count=len(own.compensations)), cards[:MOST_COMPENSATIONS]),
    ]
    return [part for part in parts if part.cards] or parts[:1]


def station_card(view: StationView, *, scrapped: bool = False) -> Shown:
    """Show a station on the table, ready or used."""
    note = say("tremble-card-used" if view.used else "tremble-card-station-ready")
    return Shown(view.station, note=note, idle=view.used, scrapped=scrapped)


def _ships(public: PublicView, own: OwnView, choice: Choice) -> list[Shown]:
    """Show the squad; bonuses are told for the ships that would be in it."""
    squad, spaces = _squad(own, choice), open_spaces(public)
    return [
        Shown(ship, abilities(ship, squad, spaces), scrapped=ship.id in choice.discard)
        for ship in own.ships
    ]


def _offers(public: PublicView, own: OwnView, choice: Choice) -> list[Shown]:
    squad, spaces = _squad(own, choice), open_spaces(public)
    spent = sum(card.price for card in own.offer if card.id in choice.buy)
    left = public.captains[own.seat].humans - spent
    return [
        Shown(
            card,
            abilities(card, squad, spaces) if isinstance(card, Ship) else (),
            deal=Deal(card.price, left - card.price if own.basket is None else None),
            wanted=card.id in choice.buy,
        )
        for card in own.offer
    ]


def _sum(public: PublicView, own: OwnView, form: Form | None) -> Text | None:
    """Tell what all that is chosen costs, as the form says; else what all that is offered does."""
    if form is not None and form.facts:
        return form.facts[0]
    if own.basket is not None or len(own.offer) < 2:
        return None
    price = sum(card.price for card in own.offer)
    left = public.captains[own.seat].humans - price
    key = "tremble-part-both" if left >= 0 else "tremble-part-both-short"
    return say(key, price=price, rest=abs(left))


def _squad(own: OwnView, choice: Choice) -> list[Ship]:
    """List the ships there will be: with those to be bought, without those that must go."""
    bought = [card for card in own.offer if card.id in choice.buy and isinstance(card, Ship)]
    return [ship for ship in own.ships if ship.id not in choice.discard] + bought


def _sale(own: OwnView) -> Text:
    """Head the offer; whoever waits for others to draw again sees what they have chosen."""
    if own.basket is None:
        return say("invasion-part-offers")
    return say("tremble-part-chosen", count=len(own.basket.buy))


def _height(part: Part, columns: int = COLUMNS) -> int:
    return part_height(part.cards, columns, card_height)


HANDS = Hands(lay_hand, hand_alt)
