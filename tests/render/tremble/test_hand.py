"""The hand sheet: bonuses that would count now, prices, and what is chosen."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.forms import Field, Form, Option
from engine.core.words import say
from engine.invasion.cards.cards import CityType
from engine.tremble.table.view import OwnView, Phase, PublicView, Space, TrembleView
from render.invasion.facts.facts import open_spaces
from render.invasion.parts.ship_cards import Shown
from render.theme import Look
from render.tremble.hands import hand_cards
from render.tremble.hands.hand import lay_hand
from render.tremble.parts.bonuses import abilities
from render.tremble.parts.terms import task_name
from render.tremble.texts.hand_text import hand_text
from render.words import Words
from tests.render.tremble.samples import CITIES, HANDS, NAMES, PACK, public
from tests.render.tremble.test_pictures import outside

MOLE = PACK.ships["doom-mole.1"]  # +3 with a saucer, +3 against scientific cities
SAUCER = PACK.ships["test-tube.1"]
TAX = PACK.ships["tax-mole.1"]
SCIENCE = [city for city in CITIES if city.type is CityType.SCIENTIFIC]
CULTURE = [city for city in CITIES if city.type is CityType.CULTURAL]
SPACES = (Space(1, SCIENCE[0]), Space(2, CULTURE[0]), Space(3, SCIENCE[1]), Space(4, None))


def choosing(**chosen: tuple[str, ...]) -> Form:
    fields = tuple(
        Field(key, say("tremble-field-buy"), tuple(Option(card, say("x")) for card in cards), cards)
        for key, cards in chosen.items()
    )
    return Form(fields, facts=(say("tremble-fact-purchase", price=20_000, left=110_000),))


def shown(monkeypatch: pytest.MonkeyPatch, view: TrembleView, form: Form | None = None) -> Any:
    """Draw a hand; return what each card was drawn as, and the texts."""
    cards: list[Shown] = []
    draw = hand_cards.draw_card

    def draw_card(canvas: Any, box: Any, card: Shown, *rest: Any) -> None:
        cards.append(card)
        draw(canvas, box, card, *rest)

    monkeypatch.setattr("render.tremble.hands.hand.draw_card", draw_card)
    assert view.own is not None
    canvas = lay_hand(view.public, view.own, NAMES, Words("en"), form=form).canvas()
    assert not outside(canvas)
    return {card.card.id: card for card in cards}, [run.fit.text for run in canvas.runs]


def test_a_bonus_counts_where_its_condition_holds_now() -> None:
    wing, city = abilities(MOLE, (MOLE, SAUCER), SPACES)
    assert (wing.plus, wing.counts, wing.spaces) == (3, True, ())
    assert (city.plus, city.counts, city.spaces) == (3, True, (1, 3))
    wing, city = abilities(MOLE, (MOLE,), SPACES[1:2])
    assert (wing.counts, city.counts) == (False, False)


def test_before_cities_lie_nobody_can_tell_what_counts_against_them() -> None:
    army, _, city = abilities(TAX, (TAX,), ())
    assert army.counts is None
    assert city.counts is None


def test_a_ship_is_no_wing_of_its_own() -> None:
    mate = PACK.ships["mole-mates.1"]  # +3 with another tripod
    assert abilities(mate, (mate,), ())[0].counts is False
    assert abilities(mate, (mate, MOLE), ())[0].counts is True


def test_chips_are_lit_by_the_view_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    view = replace(public(3, Phase.PLANNING), spaces=SPACES)
    own = OwnView(0, (MOLE, SAUCER), (), ())
    cards, texts = shown(monkeypatch, TrembleView(view, own))
    assert [each.counts for each in cards[MOLE.id].abilities] == [True, True]
    where = texts.index("1")
    assert texts[where - 1 : where + 2] == ["+3", "1", "3"]
    assert open_spaces(view) == SPACES[:3]


def test_what_is_chosen_is_marked(monkeypatch: pytest.MonkeyPatch) -> None:
    view = HANDS["first"]
    assert view.own is not None
    first, second = view.own.offer
    ship = view.own.ships[0]
    cards, texts = shown(monkeypatch, view, choosing(buy=(first.id,), discard=(ship.id,)))
    assert cards[first.id].wanted
    assert not cards[second.id].wanted
    assert cards[ship.id].scrapped
    assert "yours" in texts
    assert "goes" in texts
    assert any("110,000 left" in text for text in texts)


def test_prices_tell_what_they_leave_and_what_is_short(monkeypatch: pytest.MonkeyPatch) -> None:
    view = HANDS["first"]
    assert view.own is not None
    poor = replace(view.public.captains[1], humans=30_000)
    captains = (view.public.captains[0], poor, *view.public.captains[2:])
    view = TrembleView(replace(view.public, captains=captains), view.own)
    _, texts = shown(monkeypatch, view)
    assert "leaves 10,000" in texts  # of 30,000, for 20,000
    assert "30,000 short" in texts  # for 60,000
    assert "both 80,000, 50,000 short" in texts
    told = hand_text(view.public, view.own, NAMES, Words("en"))  # type: ignore[arg-type]
    assert "20,000 (leaves 10,000)" in told
    assert "60,000 (30,000 short)" in told


def test_prices_tell_what_they_leave_with_the_discount_that_is_chosen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view = HANDS["first"]
    assert view.own is not None
    discount = next(card for card in PACK.compensations.values() if card.effect.kind == "discount")
    view = replace(view, own=replace(view.own, compensations=(discount,)))
    assert view.own is not None
    first, second = view.own.offer
    humans, amount = view.public.captains[view.own.seat].humans, discount.effect.amount
    left = {
        chosen: shown(monkeypatch, view, choosing(buy=chosen, discount=(discount.id,)))[0]
        for chosen in ((), (first.id,))
    }
    assert deals(left[()]) == {
        card.id: humans - max(0, card.price - amount) for card in (first, second)
    }
    both = first.price + second.price - amount
    assert deals(left[(first.id,)])[second.id] == humans - both


def deals(cards: dict[str, Shown]) -> dict[str, int | None]:
    """Return what each card for sale leaves."""
    return {card: each.deal.left for card, each in cards.items() if each.deal is not None}


def test_a_ship_to_be_bought_is_a_wing_already(monkeypatch: pytest.MonkeyPatch) -> None:
    view = TrembleView(public(2, Phase.BUYING), OwnView(0, (MOLE,), (SAUCER,), ()))
    cards, _ = shown(monkeypatch, view)
    assert cards[MOLE.id].abilities[0].counts is False
    cards, _ = shown(monkeypatch, view, choosing(buy=(SAUCER.id,)))
    assert cards[MOLE.id].abilities[0].counts is True


def test_the_text_tells_what_counts_and_the_tasks(words: Words) -> None:
    view: PublicView = replace(public(3, Phase.PLANNING, full=True), spaces=SPACES)
    own = OwnView(0, (MOLE, SAUCER), (), ())
    text = hand_text(view, own, NAMES, words)
    assert "+3 with a saucer ✓" in text
    assert "+3 against scientific cities: 1 and 3 ✓" in text
    standing = view.tasks[0]
    assert f"scientific {standing.counts[0]} (best {max(standing.counts)})" in text
    alone = hand_text(view, replace(own, ships=(MOLE,)), NAMES, words)
    assert "+3 with a saucer ✗" in alone


@pytest.mark.parametrize("lain", [1, 2, 3, 6])
def test_a_chip_names_all_its_spaces(lain: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside two others it takes a line of its own; nobody reads "×2"."""
    spaces = tuple(Space(number, SCIENCE[0]) for number in range(1, lain + 1))
    view = replace(public(5, Phase.PLANNING), spaces=spaces, tasks=())
    _, texts = shown(monkeypatch, TrembleView(view, OwnView(0, (TAX, MOLE, SAUCER), (), ())))
    for number in range(1, lain + 1):
        assert texts.count(str(number)) >= 3, "each of three ships names each space"
    assert not [text for text in texts if "×" in text]


def test_a_task_tells_whose_count_it_is_and_the_most(monkeypatch: pytest.MonkeyPatch) -> None:
    view = replace(public(3, Phase.PLANNING, full=True), spaces=SPACES)
    for ships in ((MOLE, SAUCER), (MOLE,)):  # below the ships, and beside them
        _, texts = shown(monkeypatch, TrembleView(view, OwnView(1, ships, (), ())))
        for standing in view.tasks:
            name = Words("en")(task_name(standing.task))
            counts = [name, str(standing.counts[1]), f"best {max(standing.counts)}"]
            assert any(texts[at : at + 3] == counts for at in range(len(texts)))


def test_a_long_name_is_whole(words: Words) -> None:
    view = HANDS["first"]
    assert view.own is not None
    name = "Captain Long-Name of the Lost Fl"
    for look in (Look(), Look(large=True)):
        canvas = lay_hand(view.public, view.own, (name,) * 2, words, look).canvas()
        assert name in " ".join(run.fit.text for run in canvas.runs)
        assert not outside(canvas)
