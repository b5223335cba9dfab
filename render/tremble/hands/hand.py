"""A captain's private hand: ships, offers, stations, compensation cards, and their tasks."""

from collections.abc import Sequence

from engine.core.forms import Form
from engine.core.words import Text, say
from engine.tremble.cards.cards import Card, Ship
from engine.tremble.table.view import OwnView, PublicView, Space, Standing, StationView
from render.invasion.boards.board_pages import board_page, next_place
from render.invasion.facts.facts import open_spaces
from render.invasion.hands.hand_parts import (
    COLUMNS,
    HEADING_HEIGHT,
    ChosenCards,
    HandPart,
    add_head,
    add_parts,
    draw_heading,
    offers_shown,
    ships_shown,
    squad_with,
)
from render.invasion.hands.plan import columns_of
from render.invasion.kinds import Hands
from render.invasion.parts.bonuses import Ability
from render.invasion.parts.parts import GAP
from render.invasion.parts.ship_cards import Shown
from render.page import Page
from render.theme import USUAL, Look
from render.tremble.hands.hand_cards import card_height, draw_card
from render.tremble.hands.hand_tasks import draw_own_tasks, has_room, tasks_height
from render.tremble.parts.bonuses import abilities
from render.tremble.texts.alt import hand_alt
from render.tremble.texts.hand_text import grouped, parted
from render.words import Words

MOST_COMPENSATIONS = 8  # kinds of cards that are drawn; the text tells all

_TASKS = say("tremble-part-tasks")


def lay_hand(
    public: PublicView,
    own: OwnView,
    names: tuple[str, ...],
    words: Words,
    look: Look = USUAL,
    form: Form | None = None,
) -> Page:
    """Lay out what one captain holds, without empty parts; what is chosen in a form is marked."""
    page, columns = board_page(look), columns_of(look)
    fuel = words(say("tremble-fuel", fuel=public.fuel))
    add_head(page, public, own.seat, fuel, names, words)
    parts, shown = _parts(public, own, form), False
    added = add_parts(page, parts, own.seat, words, columns, card_height, draw_card)
    for part, last in added:
        if not shown and not look.large and _has_room(part.cards, public.tasks):
            page.add(draw_own_tasks, last, public.tasks, own.seat, words)
            shown = True
    if not shown:
        page.add(draw_heading, next_place(page, HEADING_HEIGHT), _TASKS, None, words)
        place = next_place(page, tasks_height(public.tasks, columns))
        page.add(draw_own_tasks, place, public.tasks, own.seat, words, columns)
    page.grow(GAP * (2 if look.large else 1))
    return page


def _has_room(cards: Sequence[Shown], tasks: Sequence[Standing]) -> bool:
    """Tell whether a card is missing in the last row, so that the tasks fit there."""
    return len(cards) % COLUMNS == 1 and has_room(tasks, card_height(cards))


def _choice(own: OwnView, form: Form | None) -> ChosenCards:
    """Read what is chosen in a form of the shop, else what waits to be bought (RL-1)."""
    chosen = form.answer() if form is not None else {}
    if "buy" in chosen:
        cheaper = [each for each in own.compensations if each.id in chosen.get("discount", ())]
        off = sum(card.effect.amount for card in cheaper)
        return ChosenCards(chosen["buy"], chosen.get("discard", ()), discount=off)
    return ChosenCards() if own.basket is None else ChosenCards(own.basket.buy, own.basket.discard)


def _parts(public: PublicView, own: OwnView, form: Form | None) -> list[HandPart]:
    captain, choice = public.captains[own.seat], _choice(own, form)
    squad = squad_with(own, choice, Ship)
    ships = ships_shown(own, choice, squad, open_spaces(public), abilities)
    ready, fresh = parted(own, captain.fresh)
    later = say("tremble-card-fresh")
    cards = [Shown(card, copies=count) for card, count in grouped(ready)]
    cards += [Shown(card, copies=n, note=later, idle=True) for card, n in grouped(fresh)]
    parts = [
        HandPart(say("invasion-part-ships", count=len(own.ships)), ships),
        HandPart(_sale(own), _offers(public, own, choice, squad), _sum(public, own, form)),
        HandPart(
            say("tremble-part-stations"),
            [
                station_card(view, scrapped=view.station.id in choice.discard)
                for view in captain.stations
            ],
        ),
        HandPart(
            say("tremble-part-cards", count=len(own.compensations)), cards[:MOST_COMPENSATIONS]
        ),
    ]
    return [part for part in parts if part.cards] or parts[:1]


def station_card(view: StationView, *, scrapped: bool = False) -> Shown:
    """Show a station on the table, ready or used."""
    note = say("tremble-card-used" if view.used else "tremble-card-station-ready")
    return Shown(view.station, note=note, idle=view.used, scrapped=scrapped)


def _offers(
    public: PublicView, own: OwnView, choice: ChosenCards, squad: Sequence[Ship]
) -> list[Shown]:
    """Show what is for sale, and what is left of one's humans while others may be bought too."""
    humans = public.captains[own.seat].humans if own.basket is None else None
    return offers_shown(own, choice, squad, open_spaces(public), _abilities, humans)


def _abilities(card: Card, squad: Sequence[Ship], spaces: Sequence[Space]) -> tuple[Ability, ...]:
    return abilities(card, squad, spaces) if isinstance(card, Ship) else ()


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


def _sale(own: OwnView) -> Text:
    """Head the offer; whoever waits for others to draw again sees what they have chosen."""
    if own.basket is None:
        return say("invasion-part-offers")
    return say("tremble-part-chosen", count=len(own.basket.buy))


HANDS = Hands(lay_hand, hand_alt)
