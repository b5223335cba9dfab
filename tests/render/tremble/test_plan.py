"""One's own plan on the board: totals, fuel and warnings, from the view and the draft alone."""

from typing import get_type_hints

import msgspec
import pytest

from engine.core.asks import Ask
from engine.core.forms import Form
from engine.invasion.cards.attack import attack_total
from engine.tremble.phases import planning
from engine.tremble.table.view import OwnView, Phase, TrembleView
from render.games import GAMES
from render.theme import CLEAR, Look
from render.tremble.hands.plan import PLANNED
from render.tremble.hands.sorties import plan_of
from render.tremble.parts.orders import Drafted, drafted
from render.type import ELLIPSIS
from render.words import Words
from tests.render.tremble.samples import NAMES, PACK, public
from tests.render.tremble.test_pictures import MOST_ALT, MOST_BYTES, outside

TREMBLE = GAMES["tremble"].full_renderer
FUELS = ("jerry-can.1", "tanker-on-tow")


def case(seats: int, ships: str, sent: str = "", turn: int = 5, extra: str = "") -> Drafted:
    """Draft a plan for the last captain: "golden-eye.1>2" sends it to space 2."""
    seat = seats - 1
    squad = tuple(PACK.ships[ship] for ship in ships.split())
    cards = tuple(PACK.compensations[card] for card in (*FUELS, "pep-talk.1", "pep-talk.2"))
    own = OwnView(seat, squad, (), cards if extra else ())
    view = TrembleView(public(seats, Phase.PLANNING, turn, full=True), own)
    draft: dict[str, tuple[str, ...]] = {
        f"ship.{ship}": (space,) for ship, _, space in (one.partition(">") for one in sent.split())
    }
    draft |= {"fuel": tuple(extra.split())} if extra else {}
    return Drafted(view, "plan", planning.form(view, Ask(seat, "plan"), draft))


FULL = "tax-mole.1 doom-mole.1 golden-eye.1 mole-reunion.1 audit-mole.1"
PLANS = {
    "nobody": case(2, "training.1"),
    "nobody-of-five": case(5, FULL, turn=10),
    "together": case(2, "training.2 doom-mole.1", "training.2>1 doom-mole.1>1"),
    "apart": case(3, f"{FULL} paper-plate.1", "tax-mole.1>1 doom-mole.1>3 golden-eye.1>1"),
    "everybody": case(5, FULL, " ".join(f"{ship}>1" for ship in FULL.split()), 10, " ".join(FUELS)),
    "short": case(4, "boom-mole.1 boom-mole.2", "boom-mole.1>5 boom-mole.2>4", 3, FUELS[0]),
}


def told(shown: Drafted) -> tuple[OwnView, Form]:
    assert shown.view.own is not None
    return shown.view.own, shown.form


@pytest.mark.parametrize("name", PLANS)
def test_a_plan_is_drawn_within_its_places(name: str, words: Words) -> None:
    own, form = told(PLANS[name])
    canvas = PLANNED.canvas(PLANS[name].view.public, own, form, words)
    assert not outside(canvas)
    texts = [run.fit.text for run in canvas.runs]
    assert not [text for text in texts if ELLIPSIS in text]
    made = plan_of(PLANS[name].view.public, own, form)
    assert f"{made.used} of {made.limit}" in texts
    assert not {str(sortie.total) for sortie in made.sorties.values()} - set(texts)
    assert all(run.fit.size >= 20 for run in canvas.runs if len(run.fit.text) > 1)


@pytest.mark.parametrize("name", PLANS)
def test_plans_are_small_described_and_told(name: str, words: Words) -> None:
    shown = PLANS[name]
    own, form = told(shown)
    picture = TREMBLE.drawings["orders"].draw(shown, NAMES, words, "")
    assert len(picture.png) < MOST_BYTES
    assert 20 < len(picture.alt) <= MOST_ALT
    text = TREMBLE.orders_text(shown, NAMES, words)
    made = plan_of(shown.view.public, own, form)
    for space, sortie in made.sorties.items():
        fact = f"{space} {sortie.city.english}: attack {sortie.total}"
        assert fact in text
        assert fact in picture.alt
    assert all(ship.english in text and ship.english in picture.alt for ship in own.ships)


def test_totals_and_fuel_are_those_of_the_rules(words: Words) -> None:
    for shown in PLANS.values():
        own, form = told(shown)
        made = plan_of(shown.view.public, own, form)
        sent = {key.removeprefix("ship."): "".join(to) for key, to in form.answer().items()}
        flying = [ship for ship in own.ships if sent[ship.id] != "home"]
        used = sum(ship.fuel for ship in flying)
        text = TREMBLE.orders_text(shown, NAMES, words)
        assert f"fuel {used} of {made.limit}" in text.lower()
        assert set(made.sorties) == {int(sent[ship.id]) for ship in flying}
        for space, sortie in made.sorties.items():
            group = [ship for ship in flying if sent[ship.id] == str(space)]
            assert sortie.total == attack_total(group, sortie.city)


def test_ships_together_get_their_bonuses(words: Words) -> None:
    own, form = told(PLANS["together"])
    canvas = PLANNED.canvas(PLANS["together"].view.public, own, form, words)
    texts = [run.fit.text for run in canvas.runs]
    assert {"13", "5", "+6", "2"} <= set(texts)  # Paris is scientific, and a saucer comes along


def test_attack_against_armies_is_told_where_it_differs() -> None:
    own, form = told(PLANS["apart"])
    made = plan_of(PLANS["apart"].view.public, own, form)
    assert (made.sorties[1].total, made.sorties[1].armies) == (14, 20)
    text = PLANNED.text(PLANS["apart"].view.public, own, form, Words("en"))
    assert "attack 14, 20 against armies" in text


def test_what_may_be_overlooked_is_said(words: Words) -> None:
    def warned(shown: Drafted) -> str:
        own, form = told(shown)
        canvas = PLANNED.canvas(shown.view.public, own, form, words)
        drawn = " ".join(run.fit.text for run in canvas.runs)
        text = PLANNED.text(shown.view.public, own, form, words)
        for line in text.splitlines():
            assert "⚠️ " not in line or line.partition("⚠️ ")[2] in drawn
        return text

    assert "all your ships stay home" in warned(PLANS["nobody"])
    assert "could fly too" in warned(PLANS["apart"])
    either = warned(case(3, "tax-mole.1 paper-plate.1 hard-frisbee.1", "tax-mole.1>1", 1))
    assert " or " in either.partition("could fly too")[0].rpartition("⚠️")[2]
    home = "tax-mole.1 paper-plate.1 hard-frisbee.1 training.1 bar-stool.1"
    many = warned(case(3, home, "tax-mole.1>1", 1))
    assert "fuel left: any of 3 ships at home could fly too." in many, "names need too much room"
    assert "More fuel than the plan needs" in warned(PLANS["everybody"])
    assert "⚠️" not in warned(PLANS["together"])


def test_faults_of_the_form_come_first(words: Words) -> None:
    own, form = told(PLANS["short"])
    assert form.faults
    told_plan = PLANNED.text(PLANS["short"].view.public, own, form, words)
    first = told_plan.partition("⚠️ ")[2].splitlines()[0]
    assert first == words(form.faults[0])
    assert "leave ships that take" in first
    assert first in PLANNED.alt(PLANS["short"].view.public, own, form, words)


def test_equal_drafts_give_equal_bytes_and_others_do_not(words: Words) -> None:
    pictures = set()
    for shown in PLANS.values():
        again = msgspec.json.decode(msgspec.json.encode(shown), type=Drafted)
        own, form = told(shown)
        picture = PLANNED.picture(shown.view.public, own, form, words)
        assert PLANNED.picture(again.view.public, *told(again), words) == picture
        assert PLANNED.picture(shown.view.public, own, form, words, Look(CLEAR)).png != picture.png
        pictures.add(picture.png)
    assert len(pictures) == len(PLANS)


def test_a_plan_is_made_of_what_its_captain_gets(words: Words) -> None:
    assert get_type_hints(Drafted)["view"] is TrembleView
    own, form = told(PLANS["apart"])
    view = PLANS["apart"].view.public
    others = tuple(
        msgspec.structs.replace(one, seen=(), backs_red=5) if one.seat != own.seat else one
        for one in view.captains
    )
    changed = msgspec.structs.replace(view, captains=others)
    assert PLANNED.picture(changed, own, form, words) == PLANNED.picture(view, own, form, words)


def test_a_purchase_is_answered_over_the_hand(words: Words) -> None:
    shown = PLANS["together"]
    assert drafted(shown.view, Ask(0, "plan"), shown.form) == shown
    shop = Drafted(shown.view, "buy", Form(()))
    picture = TREMBLE.drawings["orders"].draw(shop, NAMES, words, "")
    assert picture == TREMBLE.drawings["hand"].draw(shown.view, NAMES, words, "")


@pytest.mark.parametrize("name", PLANS)
def test_large_print_grows_and_cuts_nothing(name: str, words: Words) -> None:
    own, form = told(PLANS[name])
    large = PLANNED.canvas(PLANS[name].view.public, own, form, words, Look(large=True))
    usual = PLANNED.canvas(PLANS[name].view.public, own, form, words)
    assert not outside(large)
    texts = {run.fit.text: run.fit.size for run in large.runs}
    assert not [text for text in texts if ELLIPSIS in text]
    assert min(size for text, size in texts.items() if len(text) > 1) >= 26
    assert large.image.width == usual.image.width
    facts = {word for run in usual.runs for word in run.fit.text.split() if not word.isdigit()}
    counted = {word for word in facts if word.startswith("×")}  # spaces that now are named
    assert facts - counted <= {word for text in texts for word in text.split()}
