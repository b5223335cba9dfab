"""A captain before a panel of any form: what is clicked there goes into a real table's draft."""

import random
from collections.abc import Callable
from typing import Any

from discord import ui
from msgspec.structs import replace

from cogs.pages.panel import panel_layout
from cogs.parts.custom_ids import Act
from cogs.parts.layouts import Layout
from engine.core.asks import Answer, Ask, Setup
from engine.core.chance import SeededChance
from engine.core.forms import Field, Form, Option, Section, make_form
from engine.core.table import open_table
from engine.core.words import Text, say
from engine.host.steps.base.step import Step
from engine.host.steps.changes import drafting
from engine.host.steps.changes.drafting import Pick
from engine.host.values.replies import Panel
from engine.host.values.rows import GameRow
from playground.validate.components import check_components
from playground.validate.shape import Problems
from render.words import Words
from tests.cogs.acting import act_of, controls
from tests.cogs.test_panels import GAME, PICTURE
from tests.toy.game import ToyGame

MakeForm = Callable[[Answer], Form]
MOST_CLICKS = 1000


class Asking(ToyGame):
    """The toy, which asks whatever it is told to."""

    def __init__(self, make: MakeForm) -> None:
        self._make = make

    def form(self, _view: object, _ask: Ask, draft: Answer) -> Form:
        """Make the form it was given."""
        return self._make(draft)


class Clicker:
    """Sees one page of a panel at a time and clicks what stands there."""

    def __init__(self, make: MakeForm, words: Words) -> None:
        table, _ = open_table(Asking(make), Setup(seats=2))
        table, _ = table.settle(SeededChance(b"any form"))
        self._words = words
        self.step = Step(GameRow(info=GAME, key=b""), table, 0.0)
        self.group = table.group() or ""
        self.page: int | None = None
        self.layout = self.drawn()

    @property
    def form(self) -> Form:
        """Return the form as it stands for the draft."""
        assert self.step.table is not None
        form = self.step.table.form(0)
        assert form is not None
        return form

    def drawn(self, *, unfolded: bool = False) -> Layout:
        """Lay the page out, with all that may be said below it, and hold it to Discord."""
        assert self.step.table is not None
        panel = Panel(
            game=GAME,
            seat=0,
            view=None,
            status=self.step.table.status(0),
            group=self.group,
            ask=None,
            form=self.form,
            due=1_700_000_000.0,
            more=1,
        )
        layout = panel_layout(
            panel, self._words, "Turn 9", PICTURE, page=self.page, unfolded=unfolded
        )
        layout.say(self._words(say("panel-stale"))).say("✏️ `A9 B5-B6`").say("-# #12·34")
        check(layout)
        return layout

    def turn(self, page: int) -> None:
        """Open a page."""
        self.page = page
        self.unfold()  # what is shown then keeps to Discord's limits, too
        self.layout = self.drawn()

    def unfold(self) -> None:
        """Press **More**."""
        self.layout = self.drawn(unfolded=True)

    def turn_on(self) -> bool:
        """Turn to the next page; tell whether there is one."""
        ways = [each for each in controls(self.layout, "panel-page") if not each.disabled]
        on = [page for each in ways for page in act_of(each).numbers(1) if page > (self.page or 0)]
        if on:
            self.turn(min(on))
        return bool(on)

    def offered(self) -> list[tuple[Act, Any]]:
        """List what can be chosen on this page."""
        found = controls(self.layout, "choose", "pick")
        return [(act_of(item), item) for item in found if not getattr(item, "disabled", False)]

    def choose(self, act: Act, *options: int) -> None:
        """Click as Discord would send it, and see what comes of it."""
        page, field, first, last = act.numbers(4, more=1)
        pick = Pick(field, options, first, last, act.args[-1])
        drafting.choose(self.step, 0, self.group, pick)
        self.turn(page)

    def fill(self, answer: Answer) -> None:
        """Go from the first page to the last, and choose what the answer says."""
        self.turn(0)
        for _ in range(MOST_CLICKS):
            if not self._click_once(answer) and not self.turn_on():
                return
        raise AssertionError(f"{MOST_CLICKS} clicks were not enough for {answer}")

    def _click_once(self, answer: Answer) -> bool:
        """Click the first control that does not show what is wanted; tell whether there is one."""
        for act, item in self.offered():
            _, number, first, _ = act.numbers(4, more=1)
            field = self.form.fields[number]
            wanted = answer.get(field.key, ())
            shown = [int(each.value) for each in getattr(item, "options", ())] or [first]
            now = [each for each in shown if field.options[each].key in field.chosen]
            then = [each for each in shown if field.options[each].key in wanted]
            if now != then and (then or getattr(item, "min_values", 1) == 0):
                self.choose(act, *then)
                return True
        return False


def check(layout: Layout) -> None:
    """Hold a message to what Discord takes."""
    problems = Problems()
    view = layout.view()
    raw = view.to_components()  # type: ignore[no-untyped-call]
    check_components(raw, layout=True, problems=problems)
    assert not problems, problems.tree()
    texts = [item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay)]
    assert sum(map(len, texts)) <= 4000


def long_text(dice: random.Random, name: str) -> Text:
    """Make a label that may be far too long for Discord, in the language of its reader."""
    more = "x" * dice.choice((0, 0, 5, 60, 300))
    return say("panel-range", field=name, first=f"{name}{more}", last=more or "?")


def any_field(dice: random.Random, number: int, *, most_options: int) -> Field:
    """Make a field with up to so many options, some of them closed."""
    count = dice.choice((0, 1, 2, 3, 4, 5, 24, 25, 26, dice.randint(0, most_options)))
    shut = dice.random() * dice.choice((0, 0, 1))
    options = tuple(
        Option(
            f"o{each}",
            long_text(dice, f"F{number}-{each}"),
            long_text(dice, "note") if dice.random() < 0.3 else None,
            long_text(dice, "closed") if dice.random() < shut else None,
        )
        for each in range(min(count, most_options))
    )
    open_ones = sum(option.closed is None for option in options)
    most = dice.choice((1, 1, max(1, min(open_ones, dice.randint(1, 40)))))
    least = min(dice.choice((0, 1, 1)), open_ones)
    return Field(f"f{number}", long_text(dice, f"F{number}"), options, (), least, most)


def with_draft(fields: tuple[Field, ...], facts: tuple[Text, ...], draft: Answer) -> Form:
    """Make a form of fields for a draft."""
    chosen = [
        Field(
            field.key,
            field.label,
            field.options,
            tuple(each for each in draft.get(field.key, ())),
            field.least,
            field.most,
        )
        for field in fields
    ]
    return make_form(chosen, facts=facts, typed=say("post-mark", mark="A9 B5-B6"))


def sectioned(form: Form, of: int) -> Form:
    """Part all fields but every seventh into so many sections."""
    keys = [field.key for number, field in enumerate(form.fields) if number % 7]
    parts = [tuple(keys[part::of]) for part in range(of)]
    label = form.fields[0].label
    sections = (Section(label, label, part, label) for part in parts if part)
    return replace(form, sections=tuple(sections))


def any_answer(dice: random.Random, form: Form) -> Answer:
    """Choose at random what may be chosen."""
    answer = {}
    for field in form.fields:
        keys = [option.key for option in field.open_options()]
        count = dice.randint(min(field.least, len(keys)), min(field.most, len(keys)))
        picked = set(dice.sample(keys, count))
        answer[field.key] = tuple(key for key in keys if key in picked)
    return answer
