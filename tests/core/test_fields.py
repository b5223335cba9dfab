"""Fields in stages: places, amounts, and what follows from what."""

import itertools

import pytest

from engine.core.asks import Answer
from engine.core.fields import FEW_PLACES, Area, Countable, Stages, at_place, spread, unopened
from engine.core.forms import Form, Option, shut
from engine.core.playthrough import random_answer
from engine.core.words import say
from tests.contract.filling import check_form
from tests.contract.records import dice

LABEL = say("label")
TARGETS = {"tank": ("hill", "road"), "boat": ("sea",), "mine": ()}


def options(*keys: str) -> tuple[Option, ...]:
    return tuple(Option(key, LABEL) for key in keys)


def regions(*sizes: int) -> list[Area]:
    return [
        Area(Option(f"r{row}", LABEL), options(*(f"r{row}p{place}" for place in range(size))))
        for row, size in enumerate(sizes)
    ]


def orders(draft: Answer) -> Form:
    stages = Stages(draft)
    unit = stages.one("unit", say("unit"), options(*TARGETS))
    stages.one("target", say("target"), options(*(TARGETS[unit] if unit else ())))
    return stages.form()


def faults(form: Form) -> list[str]:
    return [fault.key for fault in form.faults]


@pytest.mark.parametrize("draft", [{}, {"unit": ("tank",)}, {"target": ("hill",)}])
def test_a_field_made_before_its_time_is_the_one_that_is_made_without_options(
    draft: Answer,
) -> None:
    at_once, before = Stages(draft), Stages(draft)
    for key in ("unit", "target"):
        at_once.one(key, LABEL, ())
    before.not_yet([unopened(key, LABEL) for key in ("unit", "target")])
    assert before.form() == at_once.form()


def test_field_whose_time_has_not_come_offers_nothing_and_wants_nothing() -> None:
    target = orders({}).field("target")
    assert (target.options, target.least) == ((), 0)
    assert [one.key for one in orders({"unit": ("tank",)}).field("target").options] == [
        "hill",
        "road",
    ]
    assert faults(orders({"unit": ("tank",)})) == ["fault-too-few"]
    assert not orders({"unit": ("mine",)}).faults


@pytest.mark.parametrize(
    ("unit", "fault"), [("boat", "fault-unknown-option"), ("mine", "fault-stale")]
)
def test_choice_that_no_longer_fits_stays_and_is_a_fault(unit: str, fault: str) -> None:
    form = orders({"unit": (unit,), "target": ("hill",)})
    assert form.field("target").chosen == form.field("target").stale() == ("hill",)
    assert faults(form) == [fault]
    assert ("field", say("target")) in form.faults[0].args
    assert form.fresh() == {"unit": (unit,), "target": ()}


def test_stamp_tells_one_offer_from_another() -> None:
    tank, boat = (orders({"unit": (unit,)}).field("target") for unit in ("tank", "boat"))
    assert tank.stamp() != boat.stamp()
    assert tank.stamp() == orders({"unit": ("tank",), "target": ("hill",)}).field("target").stamp()


def placed(draft: Answer, where: list[Area], least: int = 1) -> Form:
    stages = Stages(draft)
    stages.place("to", LABEL, where, least)
    return stages.form()


def test_few_places_are_offered_at_once() -> None:
    form = placed({}, regions(FEW_PLACES))
    assert len(form.field("to").options) == FEW_PLACES
    assert not form.field("to.region").options
    assert not placed(at_place("to", regions(3), "r0p2"), regions(3)).faults


def test_of_many_places_the_region_is_chosen_first() -> None:
    where = regions(20, 6)
    assert [one.key for one in placed({}, where).field("to.region").options] == ["r0", "r1"]
    assert not placed({}, where).field("to").options
    half = placed({"to.region": ("r1",)}, where, least=0)
    assert len(half.field("to").options) == 6
    assert faults(half) == ["fault-too-few"], "who names a region names a place"
    answer = at_place("to", where, "r1p5")
    assert answer == {"to.region": ("r1",), "to": ("r1p5",)}
    assert not placed(answer, where).faults
    assert not placed({}, where, least=0).faults


def test_region_without_an_open_place_is_closed() -> None:
    part = regions(30, 1)
    full = Area(part[1].option, (shut(part[1].places[0], say("taken")),))
    form = placed({}, [part[0], full])
    assert [one.closed for one in form.field("to.region").options] == [None, say("taken")]


KINDS = (
    Countable("ore", say("ore"), 3),
    Countable("gas", say("gas"), 2),
    Countable("ice", say("ice"), 1),
)


def paid(draft: Answer, total: int = 4) -> Form:
    stages = Stages(draft)
    stages.amounts("pay", KINDS, total)
    return stages.form()


def test_amounts_are_legal_exactly_where_they_make_up_the_total() -> None:
    for total, counts in itertools.product(
        range(7), itertools.product(range(4), range(3), range(2))
    ):
        amounts = dict(zip(("ore", "gas", "ice"), counts, strict=True))
        legal = not paid(spread("pay", amounts), total).faults
        assert legal == (sum(counts) == total), (total, amounts)


def test_whatever_is_open_in_amounts_leads_to_a_legal_answer() -> None:
    for seed, total in itertools.product(range(20), range(7)):
        rng = dice(seed, "amounts")
        assert not paid(random_answer(lambda d, t=total: paid(d, t), rng.randrange), total).faults  # type: ignore[misc]
        check_form(lambda d, t=total: paid(d, t), rng, "amounts")  # type: ignore[misc]


def test_missing_amount_is_told() -> None:
    form = paid({"pay.ore": ("2",)})
    assert faults(form) == ["fault-amount"]
    assert form.faults[0] == say("fault-amount", total=4, left=2)
    closed = {one.key: one.closed for one in form.field("pay.gas").options}
    assert closed == {"1": None, "2": None}
    assert [one.key for one in form.field("pay.ice").open_options()] == ["1"]


def test_amount_that_passes_the_total_is_closed() -> None:
    form = paid({"pay.ore": ("3",), "pay.gas": ("1",)})
    assert [one.closed and one.closed.key for one in form.field("pay.gas").options] == [
        None,
        "closed-amount-over",
    ]
    assert form.field("pay.ice").options[0].closed == say("closed-amount-over", left=0)
    form = paid({"pay.gas": ("1",), "pay.ice": ("1",)})
    assert [one.key for one in form.field("pay.ore").open_options()] == ["2"]
    assert form.field("pay.ore").options[0].closed == say("closed-amount-under", least=2)
