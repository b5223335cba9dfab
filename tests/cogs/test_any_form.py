"""Forms of any size as panels: within Discord's limits, all of it in reach, nothing lost."""

import random
from functools import partial

import pytest
from msgspec.structs import replace

from engine.core.asks import Answer
from engine.core.fields import Area, Countable, Stages
from engine.core.forms import Field, Form, Option, Section, make_form
from engine.core.words import say
from engine.host.steps.changes import drafting, play
from engine.host.steps.changes.drafting import Pick
from engine.host.values.denials import Denial, DeniedError
from render.words import Words, locales, words_for
from tests.cogs.acting import acts, controls
from tests.cogs.clicking import Clicker, any_answer, any_field, long_text, sectioned, with_draft
from tests.render.pseudo import pseudo_words, stretched_words

LANGUAGES = [*locales(), "greek", "stretched"]
SEEDS = range(12)
ENGLISH = words_for("en")


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    """Speak every language, and two that are made of English."""
    if request.param == "greek":
        return pseudo_words()
    return stretched_words() if request.param == "stretched" else words_for(request.param)


def any_fields(seed: int) -> tuple[random.Random, tuple[Field, ...]]:
    dice = random.Random(seed)
    count = (0, 1, 2, 5, 9, 14, 25, 40)[seed % 8]
    most = (200, 30, 6, 200)[seed % 4]
    return dice, tuple(any_field(dice, number, most_options=most) for number in range(count))


def plain_field(key: str, count: int, least: int = 1, most: int = 1) -> Field:
    options = tuple(Option(str(each), say("number", value=each)) for each in range(count))
    return Field(key, say("number", value=count), options, (), least, most)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_page_of_any_form_fits_and_everything_open_is_in_reach(
    seed: int, words: Words
) -> None:
    dice, fields = any_fields(seed)
    facts = tuple(long_text(dice, "fact") for _ in range(dice.choice((0, 3, 30))))
    clicker = Clicker(partial(with_draft, fields, facts), words)
    clicker.turn(0)
    seen: set[tuple[int, int]] = set()
    for _ in range(200):
        for act, item in clicker.offered():
            _, field, first, _ = act.numbers(4, more=1)
            shown = [int(each.value) for each in getattr(item, "options", ())] or [first]
            seen |= {(field, option) for option in shown}
        if not clicker.turn_on():
            break
    wanted = {
        (number, at)
        for number, field in enumerate(fields)
        for at, option in enumerate(field.options)
        if option.closed is None
    }
    assert wanted <= seen


@pytest.mark.parametrize("seed", SEEDS)
def test_every_page_of_sections_fits_and_everything_open_is_in_reach(
    seed: int, words: Words
) -> None:
    dice, fields = any_fields(2 + seed)
    sections = dice.choice((1, 2, 6, 7, 20))

    def make(draft: Answer) -> Form:
        return sectioned(with_draft(fields, (), draft), sections) if fields else make_form(())

    clicker = Clicker(make, words)
    answer = any_answer(dice, clicker.form)
    clicker.fill(answer)
    assert {key: set(each) for key, each in clicker.form.answer().items()} == {
        key: set(each) for key, each in answer.items()
    }


def test_a_panel_lists_sections_first_and_opens_one_at_a_time() -> None:
    fields = tuple(plain_field(f"f{each}", 6) for each in range(8))
    clicker = Clicker(lambda draft: sectioned(with_draft(fields, (), draft), 3), ENGLISH)
    assert {act.numbers(4, more=1)[1] for act, _ in clicker.offered()} == {0, 7}
    ways = controls(clicker.layout, "panel-page")
    assert [way.label for way in ways] == ["Change"] * 3
    assert [act.numbers(1) for act in acts(clicker.layout, "panel-page")] == [(1,), (2,), (3,)]
    clicker.turn(2)
    assert {act.numbers(4, more=1)[1] for act, _ in clicker.offered()} == {2, 5}
    assert acts(clicker.layout, "panel-page")[0].numbers(1) == (0,)


def quick_form(draft: Answer) -> Form:
    """Ask in three sections, of which each has one field with two of its options at hand."""
    fields = tuple(plain_field(f"f{each}", 6) for each in range(8))
    form = sectioned(with_draft(fields, (), draft), 3)
    quick = (Option("4", say("number", value=44)), Option("2", say("number", value=22)))
    at_hand = [
        replace(field, quick=quick) if field.key in ("f1", "f2", "f3") else field
        for field in form.fields
    ]
    return replace(form, fields=tuple(at_hand))


def test_what_sections_offer_at_once_comes_first_and_is_a_press_away() -> None:
    clicker = Clicker(quick_form, ENGLISH)
    assert [item.label for _, item in clicker.offered()] == ["44", "22"] * 3
    act, _ = clicker.offered()[1]
    clicker.choose(act, act.numbers(4, more=1)[2])
    assert clicker.form.field("f1").chosen == ("2",)
    assert clicker.page == 0
    styles = [item.style.name for _, item in clicker.offered()]
    assert styles == ["secondary", "primary", *["secondary"] * 4]


def test_behind_expert_stands_the_whole_form() -> None:
    clicker = Clicker(quick_form, ENGLISH)
    (way,) = controls(clicker.layout, "panel-page")
    assert (way.label, way.style.name) == ("Expert", "primary"), "something is missing there"
    (page,) = acts(clicker.layout, "panel-page")[0].numbers(1)
    clicker.turn(page)
    assert {act.numbers(4, more=1)[1] for act, _ in clicker.offered()} == {0, 7}
    ways = [act.numbers(1) for act in acts(clicker.layout, "panel-page")]
    assert ways == [(2,), (3,), (4,), (0,)], "into each section, and back to what is at hand"
    clicker.turn(2)
    assert acts(clicker.layout, "panel-page")[0].numbers(1) == (1,), "from a section to their list"


def test_a_quick_option_that_is_closed_cannot_be_pressed() -> None:
    def make(draft: Answer) -> Form:
        form = quick_form(draft)
        shut_one = [
            replace(each, closed=say("number", value=0)) if each.key == "4" else each
            for each in form.fields[1].options
        ]
        fields = list(form.fields)
        fields[1] = replace(fields[1], options=tuple(shut_one))
        return replace(form, fields=tuple(fields))

    clicker = Clicker(make, ENGLISH)
    assert [item.label for _, item in clicker.offered()][:2] == ["22", "44"]


def test_sections_stay_where_the_fields_beside_them_fill_several_pages() -> None:
    """Fields of no section go on behind the list; what a section says stays in sight."""
    fields = tuple(plain_field(f"f{each}", 6) for each in range(40))

    def make(draft: Answer) -> Form:
        form = with_draft(fields, (), draft)
        label = fields[0].label
        return replace(form, sections=(Section(label, label, ("f1", "f2"), label),))

    clicker = Clicker(make, ENGLISH)
    assert next(way.label for way in controls(clicker.layout, "panel-page")) == "Change"
    seen = {act.numbers(4, more=1)[1] for act, _ in clicker.offered()}
    assert seen.isdisjoint({1, 2})
    assert len(seen) < 38, "the rest is on other pages"
    while clicker.turn_on():
        seen |= {act.numbers(4, more=1)[1] for act, _ in clicker.offered()}
    assert seen == {*range(40)}


def test_more_time_keeps_the_page_that_is_shown() -> None:
    fields = tuple(plain_field(f"f{each}", 6) for each in range(8))
    clicker = Clicker(lambda draft: sectioned(with_draft(fields, (), draft), 3), ENGLISH)
    clicker.turn(2)
    assert [act.numbers(1) for act in acts(clicker.layout, "panel-more")] == [(2,)]
    clicker.unfold()
    assert [act.numbers(1) for act in acts(clicker.layout, "more")] == [(2,)]


def test_a_section_in_which_something_is_missing_is_marked() -> None:
    fields = tuple(plain_field(f"f{each}", 6) for each in range(5))
    clicker = Clicker(lambda draft: sectioned(with_draft(fields, (), draft), 2), ENGLISH)
    drafting.choose(clicker.step, 0, clicker.group, Pick(1, (0,)))
    drafting.choose(clicker.step, 0, clicker.group, Pick(3, (0,)))
    clicker.turn(0)
    ways = controls(clicker.layout, "panel-page")
    assert [way.style.name for way in ways] == ["secondary", "primary"]


@pytest.mark.parametrize("seed", SEEDS)
def test_clicking_through_makes_exactly_the_intended_answer(seed: int) -> None:
    dice, fields = any_fields(seed)
    clicker = Clicker(partial(with_draft, fields, ()), ENGLISH)
    for _ in range(2):  # the second changes what the first chose
        answer = any_answer(dice, clicker.form)
        clicker.fill(answer)
        assert {key: set(each) for key, each in clicker.form.answer().items()} == {
            key: set(each) for key, each in answer.items()
        }
        assert not clicker.form.faults


def staged(draft: Answer) -> Form:
    """Ask for three places among hundreds, each only after the last, then for amounts."""
    stages = Stages(draft)
    regions = [
        Area(
            Option(f"r{part}", say("number", value=part)),
            tuple(
                Option(f"{part}-{each}", say("number", value=100 * part + each))
                for each in range(10 * part)
            ),
        )
        for part in range(1, 13)
    ]
    for number in range(3):
        if stages.place(f"to{number}", say("number", value=number), regions) is None:
            regions = []
    kinds = [Countable(name, say("number", value=1), 3) for name in "ab"]
    stages.amounts("pay", kinds if regions else [], 4 if regions else 0)
    return stages.form()


def test_a_staged_form_opens_field_after_field() -> None:
    clicker = Clicker(staged, ENGLISH)
    assert len(clicker.offered()) == 1
    answer: Answer = {
        **{f"to{each}.region": (f"r{each + 10}",) for each in range(3)},
        **{f"to{each}": (f"{each + 10}-{90 + each}",) for each in range(3)},
        "pay.a": ("3",),
        "pay.b": ("1",),
    }
    clicker.fill(answer)
    assert clicker.form.answer() == answer
    assert not clicker.form.faults


def test_the_panel_opens_where_something_is_still_to_be_answered() -> None:
    fields = tuple(plain_field(f"f{each}", 60) for each in range(6))
    clicker = Clicker(partial(with_draft, fields, ()), ENGLISH)
    assert {act.numbers(4, more=1)[0] for act in acts(clicker.layout, "pick")} == {0}
    for number in range(4):
        drafting.choose(clicker.step, 0, clicker.group, Pick(number, (59,)))
    clicker.page = None
    clicker.layout = clicker.drawn()
    shown = [act.numbers(4, more=1) for act in acts(clicker.layout, "pick")]
    assert 4 in {field for _, field, _, _ in shown}
    assert 0 not in {page for page, *_ in shown}


def test_selects_of_one_field_hold_its_choice_together() -> None:
    clicker = Clicker(partial(with_draft, (plain_field("f", 60, 0, 5),), ()), ENGLISH)
    first, second, third = (act for act, _ in clicker.offered())
    clicker.choose(first, 3, 4)
    clicker.choose(third, 55)
    clicker.choose(second, 30)
    assert set(clicker.form.fields[0].chosen) == {"3", "4", "30", "55"}
    clicker.choose(first)
    assert set(clicker.form.fields[0].chosen) == {"30", "55"}
    labels = [item.placeholder for _, item in clicker.offered()]
    assert labels == ["60: 0 – 24", "60: 25 – 49", "60: 50 – 59"]


def test_one_choice_among_many_selects_takes_the_place_of_the_other() -> None:
    clicker = Clicker(partial(with_draft, (plain_field("f", 60),), ()), ENGLISH)
    first, _, third = (act for act, _ in clicker.offered())
    clicker.choose(first, 3)
    clicker.choose(third, 55)
    assert clicker.form.fields[0].chosen == ("55",)
    clicker.choose(first)  # nothing is chosen there anyway
    assert clicker.form.fields[0].chosen == ("55",)


def follows(draft: Answer) -> Form:
    """Offer in the second field what the first one says."""
    first = draft.get("first", ())
    numbers = range(10, 20) if first == ("1",) else range(20, 31) if first else ()
    options = tuple(Option(str(each), say("number", value=each)) for each in numbers)
    fields = (
        plain_field("first", 6),
        Field(
            "then", say("amount", amount=1), options, draft.get("then", ()), min(1, len(numbers))
        ),
    )
    kept = Field("first", fields[0].label, fields[0].options, first)
    return make_form((kept, fields[1]))


def test_a_click_on_other_options_than_are_offered_now_chooses_nothing() -> None:
    clicker = Clicker(follows, ENGLISH)
    (one,) = (act for act, _ in clicker.offered())
    clicker.choose(one, 1)
    stale = clicker.offered()[1][0]
    clicker.choose(one, 2)
    with pytest.raises(DeniedError) as denied:
        clicker.choose(stale, 4)
    assert denied.value.reason is Denial.OPTIONS_CHANGED
    assert clicker.form.answer() == {"first": ("2",), "then": ()}


def test_what_went_stale_is_named_and_taken_out_by_one_press() -> None:
    """A click leaves nothing stale; an answer that is typed or given by another program may."""
    clicker = Clicker(follows, ENGLISH)
    play.save(clicker.step, 0, clicker.group, {"first": ("1",), "then": ("14",)})
    clicker.turn(0)
    assert not clicker.form.faults
    assert not controls(clicker.layout, "take-out")
    play.save(clicker.step, 0, clicker.group, {"first": ("2",), "then": ("14",)})
    clicker.turn(0)
    assert clicker.form.faults
    assert "take-out" in [act.name for act in acts(clicker.layout)]
    assert len(clicker.offered()) == 2, "the field is open again"
    drafting.take_out(clicker.step, 0, clicker.group)
    assert clicker.form.answer() == {"first": ("2",), "then": ()}


def test_a_choice_drops_what_hangs_on_it_and_no_longer_fits() -> None:
    clicker = Clicker(follows, ENGLISH)
    (one,) = (act for act, _ in clicker.offered())
    clicker.choose(one, 1)
    clicker.choose(clicker.offered()[1][0], 4)
    before = clicker.form
    clicker.choose(one, 2)
    assert clicker.form.answer() == {"first": ("2",), "then": ()}
    assert drafting.dropped_by(0, before, clicker.form) == (before.field("then").label,)
    assert not controls(clicker.layout, "take-out")


def test_what_is_dropped_takes_along_what_hangs_on_it() -> None:
    def chain(draft: Answer) -> Form:
        options = (Option("last", say("number", value=1)),) if draft.get("then") else ()
        last = Field("last", say("number", value=1), options, draft.get("last", ()), 0)
        return make_form((*follows(draft).fields, last))

    clicker = Clicker(chain, ENGLISH)
    full: Answer = {"first": ("1",), "then": ("14",), "last": ("last",)}
    play.save(clicker.step, 0, clicker.group, full)
    clicker.turn(0)
    clicker.choose(clicker.offered()[0][0], 2)
    assert clicker.form.answer() == {"first": ("2",), "then": (), "last": ()}


@pytest.mark.parametrize(
    "pick", [Pick(9, (0,)), Pick(0, (7,)), Pick(0, (1, 1)), Pick(0, (1, 2)), Pick(0, (5,), 0, 3)]
)
def test_a_forged_pick_chooses_nothing(pick: Pick) -> None:
    clicker = Clicker(follows, ENGLISH)
    with pytest.raises(DeniedError):
        drafting.choose(clicker.step, 0, clicker.group, pick)
    assert not clicker.form.answer()["first"]


def test_of_many_options_those_that_are_closed_are_counted_and_not_shown() -> None:
    closed = say("denied-not-legal")
    options = tuple(
        Option(str(each), say("number", value=each), closed=closed if each % 4 else None)
        for each in range(80)
    )
    field = Field("f", say("number", value=80), options)
    clicker = Clicker(partial(with_draft, (field,), ()), ENGLISH)
    (select,) = [item for _, item in clicker.offered()]
    assert [int(each.value) for each in select.options] == list(range(0, 80, 4))
    texts = [getattr(item, "content", "") for item in clicker.layout.items]
    assert any("60 more choices are not possible now" in text for text in texts)


def test_what_is_closed_by_now_but_chosen_is_shown_so_that_it_can_be_changed() -> None:
    closed = say("denied-not-legal")
    options = tuple(
        Option(str(each), say("number", value=each), closed=closed if each > 5 else None)
        for each in range(80)
    )
    field = Field("f", say("number", value=80), options, (), 1, 2)
    clicker = Clicker(partial(with_draft, (field,), ()), ENGLISH)
    drafting.choose(clicker.step, 0, clicker.group, Pick(0, (3, 70)))
    clicker.turn(0)
    ((act, select),) = clicker.offered()
    assert [each.value for each in select.options if each.default] == ["3", "70"]
    clicker.choose(act, 3, 4)
    assert clicker.form.fields[0].chosen == ("3", "4")


@pytest.mark.parametrize(("fields", "options", "pages"), [(40, 6, 5), (1, 600, 3), (13, 40, 4)])
def test_pages_are_as_few_as_may_be(fields: int, options: int, pages: int) -> None:
    asked = tuple(plain_field(f"f{each}", options) for each in range(fields))
    clicker = Clicker(partial(with_draft, asked, ()), ENGLISH)
    clicker.turn(0)
    assert sum(clicker.turn_on() for _ in range(50)) == pages - 1


def test_the_longest_labels_leave_room_for_everything_else(words: Words) -> None:
    label = say("panel-range", field="x" * 900, first="y" * 900, last="z")
    options = tuple(Option(str(each), label, label, label) for each in range(4))
    fields = tuple(
        Field(f"f{each}", label, (*options, Option("o", label)), ("1",)) for each in range(20)
    )
    clicker = Clicker(lambda _: make_form(fields, facts=[label] * 9, typed=label), words)
    clicker.turn(0)
    assert sum(clicker.turn_on() for _ in range(50)) == 6
    texts = "\n".join(getattr(item, "content", "") for item in clicker.layout.items)
    assert "-# #12·34" in texts
