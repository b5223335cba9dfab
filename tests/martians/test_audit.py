"""Random games, worked out a second time from what is told; planted faults are caught."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Decide, Notice, Setup
from engine.core.playthrough import FormMaker, play, random_answer
from engine.core.table import Table
from engine.martians.cards.cards import CardKind
from engine.martians.cards.tables import CARDS, SEATS
from engine.martians.rules import MARTIANS
from engine.martians.table import events as ev
from engine.martians.table.view import MartiansView
from tests.martians.auditor import Auditor
from tests.martians.books import Books, named
from tests.martians.options import check_form
from tests.martians.playing import chance_of, setup_of

Fault = Callable[[Any], Any]
COUNTS = [(mode, seats) for mode in SEATS for seats in SEATS[mode]]


def audited(setup: Setup, seed: int, fault: Fault | None = None) -> Auditor:
    """Play a game by chance; after each step the books must agree with the view."""
    rng = random.Random(seed)
    auditors: list[Auditor] = []

    def answer(view: MartiansView, ask: Ask, make: FormMaker) -> Answer:
        given = random_answer(make, rng.randrange)
        check_form(auditors[0].books, view, ask, make(given))
        return given

    def listen(table: Table, notices: tuple[Notice[Any], ...]) -> None:
        if not auditors:
            auditors.append(Auditor(opened(table, notices)))
        auditor = auditors[0]
        auditor.books.truth.update(table.state.faces)
        for notice in notices:
            event = fault(notice.public) if fault else notice.public
            auditor.hear(event, dict[Any, Any](notice.private).get(getattr(event, "seat", None)))
        for number, face in table.state.faces:
            if number in auditor.books.tokens:
                auditor.books.tokens[number].face = face
        pending = table.pending()
        auditor.rest({each.kind for each in pending.asks} if isinstance(pending, Decide) else set())
        compare(auditor.books, MARTIANS.view(table.state, None))
        compare_hands(auditor.books, table)

    play(MARTIANS, setup, chance_of(seed), answer, listen)
    return auditors[0]


def opened(table: Table, notices: tuple[Notice[Any], ...]) -> Books:
    """Open the books: what the lobby chose, and the cards that were dealt."""
    public = table.state.table
    clock = public.supply + len(public.martians)
    books = Books(
        public.mode, len(public.captains), clock, public.goal, public.limit, public.ship_only
    )
    for seat, pawn in enumerate(books.pawns):
        pawn.hand = dealt(table, seat, notices)
        assert pawn.hand.total() == 3, "MA-2.1 MA-3.1"
        books.cards.left -= pawn.hand
    return books


def dealt(table: Table, seat: int, notices: tuple[Notice[Any], ...]) -> Counter[str]:
    """Return the hand before the first things happened, of which nobody is told."""
    hand, landing = Counter(map(named, table.view(seat).hand)), False
    for notice in notices:
        event = notice.public
        if isinstance(event, ev.CardPlayed):
            landing = event.card == "landing-party"
        if getattr(event, "seat", None) != seat:
            continue
        if isinstance(event, ev.Drew):
            hand.subtract(map(named, dict(notice.private)[seat].cards))
        elif isinstance(event, ev.Discarded):
            hand.update(map(named, event.cards))
        elif isinstance(event, ev.CardPlayed | ev.CardAnswered):
            hand[event.card] += CARDS[event.card].kind is not CardKind.WEAPON
        elif isinstance(event, ev.WeaponReady):
            hand[named(event.card)] += not landing
    return +hand


def compare(books: Books, view: MartiansView) -> None:
    """Hold the books against what everybody sees."""
    public = view.table
    assert (public.supply, public.box) == (books.supply, books.box)
    assert set(public.martians) == books.martians
    assert len(public.martians) == len(books.martians)
    laid = {each.number: (each.tile, (each.x, each.y), each.turn) for each in public.tiles}
    assert laid == books.ground.tiles
    steps = {square: set(links) for square, links in public.town.links.items()}
    assert steps == books.ground.steps, "MA-6.2"
    lying = {each.number: (each.square, each.kind) for each in public.tokens}
    assert lying == {number: (each.square, each.kind) for number, each in books.tokens.items()}
    assert view.pool_left == books.pool
    assert view.map_left <= len(books.to_lay)
    assert set(public.delivered) == books.delivered
    assert (public.turn, public.seat, public.extra) == (books.turn, books.seat, books.extra)
    in_force = Counter(each.kind for each in public.effects)
    assert in_force == Counter(each.card for each in books.effects), "effects in force"
    for pawn, captain in zip(books.pawns, public.captains, strict=True):
        assert captain.square == pawn.square
        assert (captain.life, captain.bullets) == (pawn.life, pawn.bullets)
        assert sorted(captain.objects) == sorted(pawn.objects)
        assert (captain.kills, captain.shells) == (pawn.kills, pawn.shells)
        assert sorted(map(named, captain.weapons)) == sorted(pawn.weapons)
        assert captain.cards == pawn.hand.total()


def compare_hands(books: Books, table: Table) -> None:
    """Hold the books against hands, and the decks against what is left of the cards."""
    for seat, pawn in enumerate(books.pawns):
        assert Counter(map(named, table.state.hands[seat])) == +pawn.hand
    view = MARTIANS.view(table.state, None)
    assert view.events.size == books.cards.left.total(), (
        f"the deck {view.events} {view.table.effects} {books.cards}"
    )
    assert view.martians.size == books.icons.left.total(), "the Martian deck"


@pytest.mark.parametrize(("mode", "seats"), COUNTS)
def test_the_numbers_of_random_games_add_up(mode: str, seats: int) -> None:
    setup = setup_of(mode, seats, answers="windows")
    assert audited(setup, seats).heard["gameended"] == 1


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(20))
@pytest.mark.parametrize(("mode", "seats"), COUNTS)
def test_the_numbers_of_many_random_games_add_up(mode: str, seats: int, chunk: int) -> None:
    for seed in range(chunk * 50, (chunk + 1) * 50):
        audited(setup_of(mode, seats, answers=("windows", "ahead")[seed % 2]), 1_000 + seed)


def more(kind: type[Any], **fields: Callable[[Any], Any]) -> Fault:
    """Plant a fault: events of a kind tell something else."""

    def planted(event: Any) -> Any:
        if type(event) is not kind:
            return event
        return replace(event, **{key: change(event) for key, change in fields.items()})

    return planted


TOLD = {
    "pay": more(ev.Fought, amount=lambda event: event.amount + 1),
    "horde": more(ev.HordeMoved, moves=lambda event: event.moves[1:]),
}


@pytest.mark.parametrize("fault", TOLD)
def test_faults_of_what_is_told_are_caught(fault: str) -> None:
    with pytest.raises(AssertionError):
        audited(setup_of("comp", 2, answers="windows"), 2, TOLD[fault])


BROKEN = {
    "tiles anywhere": ("engine.martians.town.fitting.fits", lambda *_: True),
    "two on a square": ("engine.martians.phases.herds.Herd._is_free", lambda *_: True),
    "any card at any time": ("engine.martians.table.state.TownTable.may_play", lambda *_: True),
    "threes win": ("engine.martians.phases.fights.WINS", 3),
    "Lives left lying": ("engine.martians.phases.pawns.MOST", 3),
    "four Bullets": ("engine.martians.phases.pawns.START", 4),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_faults_of_the_rules_are_caught(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(*BROKEN[fault])
    with pytest.raises(AssertionError):
        audited(setup_of("comp", 2, answers="windows"), 3)
