"""A captain's private hand: ships, what is for sale, and secret tasks with how far each is."""

from collections.abc import Collection
from typing import NamedTuple

from engine.core.forms import Form
from engine.core.words import Text, say
from engine.tremble_draft.cards.cards import Ship
from engine.tremble_draft.table.view import OwnView, Phase, PublicView
from render.house.captains import drawn_name
from render.invasion import sprites
from render.invasion.board_pages import next_place
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
from render.invasion.parts import GAP
from render.invasion.ship_cards import Deal, Shown, draw_ship_card, ships_height
from render.page import Page
from render.theme import USUAL, Look, grown
from render.tremble_draft.alt import hand_alt
from render.tremble_draft.bonuses import abilities
from render.tremble_draft.hand_tasks import draw_task, task_height
from render.tremble_draft.hand_trophies import HEIGHT, draw_trophies
from render.tremble_draft.tanks import tank_text
from render.words import Words

CLOSE = 10  # tasks stand below each other


class Choice(NamedTuple):
    """What a captain has chosen: a card to buy, a ship to discard for it, tasks to keep."""

    buy: Collection[str] = ()
    discard: Collection[str] = ()
    keep: Collection[str] | None = None


def lay_hand(
    public: PublicView,
    own: OwnView,
    names: tuple[str, ...],
    words: Words,
    look: Look = USUAL,
    form: Form | None = None,
) -> Page:
    """Lay out what one captain holds, without empty parts; what is chosen in a form is marked."""
    width, drawn = (LARGE_WIDTH, grown(look)) if look.large else (WIDTH, look)
    page = Page(width, 0, drawn, sprites.backdrop)
    page.grow(GAP)
    _add_head(page, public, own, names, words, look)
    choice, columns = _choice(form), 1 if look.large else COLUMNS
    trophies, shown = public.captains[own.seat].trophies, False
    for part in _parts(public, own, choice):
        place = next_place(page, part_height(part.cards, columns, ships_height))
        last = add_part(page, place, part, own.seat, words, columns, ships_height, draw_ship_card)
        if not shown and len(part.cards) % columns:
            page.add(draw_trophies, last, trophies)
            shown = True
    if trophies and not shown:
        page.add(draw_trophies, next_place(page, HEIGHT, GAP), trophies)
    add_tasks(page, public, own, choice.keep, words, large=look.large)
    page.grow(GAP - CLOSE if own.tasks else 0)
    return page


def _add_head(
    page: Page,
    public: PublicView,
    own: OwnView,
    names: tuple[str, ...],
    words: Words,
    look: Look,
) -> None:
    """Lay out whose hand it is, with humans and fuel."""
    captain = public.captains[own.seat]
    name, humans = drawn_name(names, own.seat, words), words.number(captain.humans)
    about = (own.seat, mood_of(public, own.seat), name, humans, tank_text(captain.fuel, words))
    place = next_place(page, HEAD_HEIGHT * (2 if look.large else 1))
    page.add(draw_large_head if look.large else draw_head, place, *about)


def _choice(form: Form | None) -> Choice:
    """Read what is chosen in a form of the shop, or of the tasks."""
    chosen = form.answer() if form is not None else {}
    return Choice(chosen.get("buy", ()), chosen.get("discard", ()), chosen.get("keep"))


def _parts(public: PublicView, own: OwnView, choice: Choice) -> list[Part]:
    parts = [
        Part(say("invasion-part-ships", count=len(own.ships)), _ships(public, own, choice)),
        Part(say("invasion-part-offers"), _offers(public, own, choice)),
    ]
    return [part for part in parts if part.cards] or parts[:1]


def _ships(public: PublicView, own: OwnView, choice: Choice) -> list[Shown]:
    """Show the squad; bonuses are told for the ships that would be in it."""
    squad, spaces = _squad(own, choice), open_spaces(public)
    away = public.captains[own.seat].searching
    return [
        Shown(
            ship,
            abilities(ship, squad, spaces),
            away=ship.id in away,
            scrapped=ship.id in choice.discard,
        )
        for ship in own.ships
    ]


def _offers(public: PublicView, own: OwnView, choice: Choice) -> list[Shown]:
    """Show what is for sale, of which one may be bought."""
    squad, spaces = _squad(own, choice), open_spaces(public)
    humans = public.captains[own.seat].humans
    return [
        Shown(
            card,
            abilities(card, squad, spaces),
            deal=Deal(card.price, humans - card.price),
            wanted=card.id in choice.buy,
        )
        for card in own.offer
    ]


def _squad(own: OwnView, choice: Choice) -> list[Ship]:
    """List the ships there will be: with the one to be bought, without the one that must go."""
    bought = [card for card in own.offer if card.id in choice.buy]
    return [ship for ship in own.ships if ship.id not in choice.discard] + bought


def add_tasks(
    page: Page,
    public: PublicView,
    own: OwnView,
    keep: Collection[str] | None,
    words: Words,
    *,
    large: bool,
) -> None:
    """Lay out the tasks one below the other; while they are chosen, those to `keep` are marked."""
    if not own.tasks:
        return
    page.add(draw_heading, next_place(page, HEADING_HEIGHT), _heading(public), None, words)
    trophies = public.captains[own.seat].trophies
    for task in own.tasks:
        wanted = None if keep is None else task.id in keep
        place = next_place(page, task_height(large=large), CLOSE)
        page.add(draw_task, place, task, trophies, words, wanted)


def _heading(public: PublicView) -> Text:
    if public.phase is Phase.SETUP:
        return say("tremble-draft-picture-deal")
    return say("tremble-draft-picture-own-tasks")


HANDS = Hands(lay_hand, hand_alt)
