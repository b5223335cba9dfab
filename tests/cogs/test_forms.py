"""The fullest forms of the game, as panels: they fit one message and Discord's limits."""

from collections.abc import Iterator
from itertools import product
from typing import Any, TypeGuard

import pytest
from discord import ui
from msgspec.structs import replace

from cogs.pages.form_pages import expert_page, pages_of
from cogs.pages.panel import panel_layout
from cogs.parts.controls import (
    LABEL_LIMIT,
    MOST_OPTIONS,
    OPTION_LIMIT,
    PLACEHOLDER_LIMIT,
    Control,
)
from cogs.parts.layouts import TEXT_LIMIT, Layout
from engine.core.asks import Answer, Ask, Setup
from engine.core.chance import SeededChance
from engine.core.forms import Form
from engine.core.playthrough import FormMaker, play, random_answer
from engine.core.table import SeatStatus
from engine.invasion.battles.battles import Fighter
from engine.tremble.table.view import (
    Attack,
    Battle,
    OwnView,
    Phase,
    PublicView,
    StationView,
    TrembleView,
)
from render.games import GAMES
from render.words import Words, words_for
from tests.cogs.acting import acts, controls
from tests.cogs.test_panels import PICTURE, panel
from tests.contract.records import shown_form
from tests.render.tremble.samples import CARDS, PACK, SHIPS, STATIONS, public

MOST_COMPONENTS = 40
ROOM_FOR_REMARKS = 3  # components that are said under a panel: its mark, that it is stale
GAME = GAMES.rules.newest("tremble")


@pytest.fixture
def words() -> Words:
    return words_for("en")


def kinds(*wanted: str) -> tuple[StationView, ...]:
    """List unused stations of these kinds."""
    return tuple(
        StationView(station, used=False) for station in STATIONS if station.effect.kind in wanted
    )


def held(*wanted: str) -> OwnView:
    """Hold five ships, two stations on offer, and all cards of these kinds."""
    cards = tuple(card for card in CARDS if card.effect.kind in wanted)
    return OwnView(0, SHIPS[:5], STATIONS[:2], cards)


def seen(
    phase: Phase, stations: tuple[StationView, ...], mine: OwnView, **rest: Any
) -> TrembleView:
    """Make the view of the first captain, who has these stations and holds `mine`."""
    view = public(5, phase, 9)
    first = replace(view.captains[0], stations=stations, compensations=len(mine.compensations))
    return TrembleView(replace(view, captains=(first, *view.captains[1:]), **rest), mine)


def attacks(of: PublicView) -> tuple[Attack, ...]:
    """Send five ships of every captain, one to each city."""
    return tuple(
        Attack(captain.seat, number + 1, SHIPS[seat * 5 + number : seat * 5 + number + 1], 30)
        for seat, captain in enumerate(of.captains)
        for number in range(5)
    )


def everywhere() -> tuple[Attack, ...]:
    return attacks(public(5, Phase.REVEAL, 9))


def battles(*, won: int | None) -> tuple[Battle, ...]:
    """Let all five captains fight for five cities."""
    fighters = tuple(Fighter(seat, 30, True, (3, 4)) for seat in range(5))
    seats = tuple(range(5))
    return tuple(Battle(number, fighters, won, throwing=seats) for number in range(1, 6))


def undecided() -> tuple[Battle, ...]:
    """Let nobody have chosen yet in five cities, and the first captain be third everywhere."""
    fighters = tuple(Fighter(seat, 30) for seat in (1, 2, 0, 3, 4))
    return tuple(Battle(number, fighters) for number in range(1, 6))


CASES: dict[str, tuple[TrembleView, Ask]] = {
    "buy": (
        seen(Phase.BUYING, kinds("boost")[:2], held("discount")),
        Ask(0, "buy"),
    ),
    "plan": (
        seen(Phase.PLANNING, kinds("extra-fuel")[:1], held("fuel")),
        Ask(0, "plan"),
    ),
    "move": (
        seen(Phase.REVEAL, kinds("move-enemy")[:2], held(), attacks=everywhere()),
        Ask(0, "move"),
    ),
    "transfer": (
        seen(
            Phase.REVEAL,
            (),
            replace(held(), ships=tuple(ship for ship in SHIPS if ship.transfer)[:5]),
            attacks=tuple(
                Attack(0, number, (ship,), 9)
                for number, ship in enumerate([ship for ship in SHIPS if ship.transfer][:5], 1)
            ),
        ),
        Ask(0, "transfer"),
    ),
    "fight": (
        seen(Phase.BATTLE, (), held(), attacks=everywhere(), battles=undecided()),
        Ask(0, "fight", (1, 2, 3, 4, 5)),
    ),
    "orders": (
        seen(
            Phase.BATTLE,
            kinds("cancel-bonuses", "save-ship")[:2],
            held("boost", "reroll", "fewer-armies", "save-ship", "trophy"),
            attacks=everywhere(),
            battles=battles(won=None),
        ),
        Ask(0, "orders", (1, 2, 3, 4, 5)),
    ),
    "respond": (
        seen(
            Phase.BATTLE,
            kinds("cancel-bonuses", "reroll-own")[:2],
            held("boost", "reroll"),
            attacks=tuple(Attack(seat, 1, SHIPS[seat * 5 : seat * 5 + 5], 30) for seat in range(5)),
            battles=battles(won=None)[:1],
        ),
        Ask(0, "respond", (1,)),
    ),
    "loss": (
        seen(
            Phase.BATTLE,
            kinds("save-ship")[:2],
            held("save-ship", "trophy"),
            attacks=everywhere(),
            battles=battles(won=1),
        ),
        Ask(0, "loss", (1, 2, 3, 4, 5)),
    ),
    "aftermath": (
        seen(
            Phase.BATTLE,
            (*kinds("save-ship")[:1], *kinds("fewer-armies")[:1]),
            held("save-ship", "trophy", "fewer-armies"),
            attacks=everywhere(),
            battles=battles(won=1)[:3] + battles(won=0)[3:],
        ),
        Ask(0, "aftermath", (1, 2, 3, 4, 5)),
    ),
    "reward": (
        seen(
            Phase.REWARD,
            kinds("fewer-armies")[:1],
            held("fewer-armies"),
            attacks=everywhere(),
        ),
        Ask(0, "reward", (1, 2, 3, 4, 5)),
    ),
}


def check(layout: Layout) -> None:
    """Hold a panel to what Discord takes."""
    view = layout.view()
    assert view.total_children_count + ROOM_FOR_REMARKS <= MOST_COMPONENTS
    said = [item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay)]
    assert all(said)
    assert not [each for each in said if "⟦" in each]
    assert sum(map(len, said)) < TEXT_LIMIT
    for item in view.walk_children():
        if not isinstance(item, Control):
            continue
        if isinstance(item.item, ui.Select):
            _check_select(item.item)
        elif isinstance(item.item, ui.Button):
            assert 0 < len(item.item.label or "") <= LABEL_LIMIT
            assert not (item.item.label or "").endswith("…")


def _check_select(select: "ui.Select[Any]") -> None:
    assert 1 <= len(select.options) <= MOST_OPTIONS
    assert 0 <= select.min_values <= select.max_values <= len(select.options)
    assert len(select.placeholder or "") <= PLACEHOLDER_LIMIT
    assert len({option.value for option in select.options}) == len(select.options)
    for option in select.options:
        told = [option.label, option.description or ""]
        assert not [each for each in told if len(each) > OPTION_LIMIT or each.endswith("…")]


def ways_to_show(form: Form, words: Words) -> Iterator[tuple[SeatStatus, int]]:
    """List how a form is shown: page by page, as far as it is answered."""
    return product(
        (SeatStatus.EMPTY, SeatStatus.DRAFT, SeatStatus.DONE), range(len(pages_of(form, words)))
    )


def check_panel(form: Form, words: Words, status: SeatStatus, page: int) -> None:
    asked = panel(form, status, 1_700_000_000.0)
    check(panel_layout(asked, words, "Turn 9", PICTURE, page=page))


def check_form(form: Form, words: Words) -> None:
    for status, page in ways_to_show(form, words):
        check_panel(form, words, status, page)


def full_draft(form: Form) -> Answer:
    """Choose as much of everything as there is, allowed or not."""
    return {
        field.key: tuple(option.key for option in field.options)[-field.most :]
        for field in form.fields
    }


@pytest.mark.parametrize("kind", CASES)
def test_the_fullest_forms_fit_one_panel(kind: str, words: Words) -> None:
    view, ask = CASES[kind]
    form = shown_form(GAME, view, ask, {})
    assert form.fields
    check_form(form, words)
    check_form(shown_form(GAME, view, ask, full_draft(form)), words)
    check_form(shown_form(GAME, view, ask, GAME.default(view, ask)), words)


@pytest.mark.parametrize("kind", CASES)
def test_discards_and_rules_stand_behind_more_in_every_question(kind: str, words: Words) -> None:
    view, ask = CASES[kind]
    form = shown_form(GAME, view, ask, {})
    for status in SeatStatus.EMPTY, SeatStatus.DRAFT, SeatStatus.DONE:
        for page in range(len(pages_of(form, words))):
            asked = replace(panel(form, status, 1_700_000_000.0), more=2)
            layout = panel_layout(asked, words, "Turn 9", PICTURE, page=page)
            assert len(acts(layout, "panel-more")) == 1
            assert not acts(layout, "discards", "rule", "standing", "more", "clear")
            layout = panel_layout(asked, words, "Turn 9", PICTURE, page=page, unfolded=True)
            assert len(acts(layout, "discards", "rule")) == 2
            assert not acts(layout, "panel-more")


def test_the_cases_are_as_full_as_they_say() -> None:
    fields = {kind: shown_form(GAME, view, ask, {}).fields for kind, (view, ask) in CASES.items()}
    assert fields["plan"][0].key == "fuel"
    assert len(fields["plan"]) == 6
    assert max(len(field.options) for field in fields["move"]) == 21
    assert len(fields["transfer"]) == 5
    assert len(fields["fight"]) == 20
    assert len(fields["loss"]) == 10
    assert len(fields["orders"]) == 26
    assert len(fields["aftermath"]) == 12
    assert len(fields["reward"]) == 15
    assert {field.key for field in fields["respond"]} == {"use", "ship"}
    assert {"discount", "redraw"} <= {field.key for field in fields["buy"]}
    assert len(PACK.ships) > 25


def cities_told(layout: Layout) -> int:
    """Count the cities of which a page tells the orders; none is cut."""
    told = [item.content for item in layout.view().walk_children() if is_text(item)]
    assert not [each for each in told if each.endswith("…")]
    return len([each for each in told if "· you " in each])


def test_experts_read_the_orders_for_all_cities_on_one_page(words: Words) -> None:
    view, ask = CASES["orders"]
    form = shown_form(GAME, view, ask, {})
    pages = pages_of(form, words)
    layout = panel_layout(panel(form), words, "Turn 9", PICTURE, page=expert_page(pages))
    assert cities_told(layout) == len(form.sections) == 5
    assert len(acts(layout, "panel-page")) == 6, "a way into each city, and one back"
    assert len(pages) == 2 + 6, "each city has a page of its own, and no more"


def test_orders_for_three_cities_are_a_press_away_on_the_first_page(words: Words) -> None:
    view, ask = CASES["orders"]
    form = shown_form(GAME, view, ask, {})
    layout = panel_layout(panel(form), words, "Turn 9", PICTURE)
    assert cities_told(layout) == 3
    assert len(acts(layout, "choose")) == sum(
        len(field.quick) for field in form.fields if field.key[-1] in "123"
    )
    rows = [each for each in layout.view().walk_children() if isinstance(each, ui.ActionRow)]
    assert max(len(row.children) for row in rows) <= 5
    assert len(controls(layout, "done")) == 1
    rest = panel_layout(panel(form), words, "Turn 9", PICTURE, page=1)
    assert cities_told(rest) == 2


def is_text(item: Any) -> TypeGuard["ui.TextDisplay[Any]"]:
    return isinstance(item, ui.TextDisplay)


def test_a_crowded_panel_shows_selects_instead_of_buttons(words: Words) -> None:
    view, ask = CASES["loss"]
    crowded = panel_layout(panel(shown_form(GAME, view, ask, {})), words, "Turn 9", PICTURE)
    assert len(controls(crowded, "pick")) == 8
    assert controls(crowded, "panel-page"), "the rest is on a page of its own"
    roomy = shown_form(GAME, view, Ask(0, "loss", (1,)), {})
    assert len(controls(panel_layout(panel(roomy), words, "Turn 9", PICTURE), "choose")) > 2


def test_buttons_tell_their_notes_and_why_they_are_closed(words: Words) -> None:
    view, ask = CASES["loss"]
    assert view.own is not None
    empty = TrembleView(view.public, replace(view.own, compensations=CARDS[:1]))
    form = shown_form(GAME, empty, Ask(0, "loss", ask.about[:1]), {})
    layout = panel_layout(panel(form), words, "Turn 9", PICTURE)
    told = "\n".join(item.content for item in layout.items if isinstance(item, ui.TextDisplay))
    closed = (
        "-# Claim it as your trophy: you hold no card that can claim it; let it go. Spends your"
    )
    assert closed in told, "why it is closed comes first, and each is a sentence of its own"
    assert f"-# {SHIPS[0].english}: saucer {SHIPS[0].attack}" in told


@pytest.mark.parametrize("seed", range(3))
def test_every_form_of_a_game_fits_one_panel(seed: int, words: Words) -> None:
    picks = iter(range(10**9))
    asked: set[str] = set()

    def answer(view: Any, ask: Ask, make_form: FormMaker) -> Answer:
        given = random_answer(make_form, lambda limit: next(picks) * 7919 % limit)
        asked.add(ask.kind)
        check_form(shown_form(GAME, view, ask, {}), words)
        check_form(shown_form(GAME, view, ask, given), words)
        return given

    play(GAME, Setup(seats=5), SeededChance(b"panels", (str(seed),)), answer)
    assert len(asked) >= 8
