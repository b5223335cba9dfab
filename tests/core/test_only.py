"""Questions with one answer: they are found, and answered where that shows nothing."""

from collections import Counter
from collections.abc import Mapping

from msgspec.structs import replace

from engine.core.asks import PUBLIC, Answer, Decide, Pending, Setup, Viewer
from engine.core.forms import Field, Form, Option, chosen, make_form, shut
from engine.core.log import Closed, Source
from engine.core.only import MOST_FORMS, only_answer
from engine.core.playthrough import FormMaker
from engine.core.table import SeatStatus, Table, open_table
from engine.core.words import say
from tests.core.helpers import CHANCE, PASS, ok, prized
from tests.core.strides import Narrow
from tests.toy.game import ToyGame
from tests.toy.shy import SHY, ShyGame
from tests.toy.state import State, View

WHY = say("toy-too-dear")
RIGHT: Answer = {"way": ("right",)}


def maker(fields: Mapping[str, tuple[tuple[str, ...], int, int]]) -> FormMaker:
    """Make a form of fields, each with options, the least and the most that are chosen."""

    def make(draft: Answer) -> Form:
        return make_form(
            Field(
                key,
                say("toy-field", field=key),
                tuple([Option(each, say("toy-option", option=each)) for each in options]),
                chosen(draft, key, options),
                least,
                most,
            )
            for key, (options, least, most) in fields.items()
        )

    return make


def test_the_only_answer_is_found() -> None:
    make = maker({"a": (("x",), 1, 1), "b": ((), 0, 1), "c": (("y", "z"), 2, 2)})
    only: Answer = {"a": ("x",), "b": (), "c": ("y", "z")}
    assert only_answer(make, {"a": ("x",), "c": ("z", "y")}) == only


def test_several_answers_are_none() -> None:
    assert only_answer(maker({"a": (("x", "y"), 1, 1)}), {"a": ("y",)}) is None
    assert only_answer(maker({"a": (("x",), 0, 1)}), {}) is None, "or nothing"
    three = {"a": (("x", "y", "z"), 2, 2)}
    assert only_answer(maker(three), {"a": ("x", "y")}) is None, "another pair"


def test_several_answers_are_found_by_two_forms() -> None:
    """However long a question is: every question that somebody is asked is looked at so."""
    make, made = maker(dict.fromkeys("abcdefghij", (("x", "y"), 1, 1))), Counter[str]()

    def counted(draft: Answer) -> Form:
        made["forms"] += 1
        return make(draft)

    assert only_answer(counted, dict.fromkeys("abcdefghij", ("x",))) is None
    assert made["forms"] == 2


def test_fields_that_offer_nothing_cost_no_form() -> None:
    """As in a long question in which hardly anything applies."""
    made = Counter[str]()

    def counted(draft: Answer) -> Form:
        made["forms"] += 1
        opened = ("z",) if draft.get("a") == ("y",) else ()
        fields = {"a": (("x", "y"), 1, 1), "b": (opened, len(opened), 1)}
        return maker(fields | dict.fromkeys("cdefghij", ((), 0, 1)))(draft)

    assert only_answer(counted, {"a": ("x",)}) is None
    assert made["forms"] == 6


def test_an_answer_that_differs_in_two_choices_is_found() -> None:
    def make(draft: Answer) -> Form:
        form = maker({"a": (("x", "y"), 1, 1), "b": (("x", "y"), 1, 1)})(draft)
        chosen_alike = draft.get("a") == draft.get("b")
        return make_form(form.fields, () if chosen_alike else (WHY,))

    assert only_answer(make, {"a": ("x",), "b": ("x",)}) is None


def test_what_is_closed_counts_once_another_choice_opens_it() -> None:
    fields = {"a": (("x",), 0, 1), "b": (("y", "z"), 1, 1)}

    def closing(opened: bool) -> FormMaker:
        def make(draft: Answer) -> Form:
            form = maker(fields)(draft)
            a, b = form.fields
            if not (opened and draft.get("a")):
                b = replace(b, options=(b.options[0], shut(b.options[1], WHY)))
            return make_form((replace(a, options=(shut(a.options[0], WHY),)), b))

        return make

    only: Answer = {"a": (), "b": ("y",)}
    assert only_answer(closing(opened=False), only) == only
    opens = maker({"a": (("x",), 1, 1), "b": (("y", "z"), 1, 1)})
    assert only_answer(opens, {"a": ("x",), "b": ("y",)}) is None


def test_a_question_that_needs_too_many_forms_has_several() -> None:
    keys = tuple(map(str, range(MOST_FORMS + 1)))

    def make(draft: Answer) -> Form:
        (field,) = maker({"a": (keys, 1, 1)})(draft).fields
        shown = (field.options[0], *[shut(each, WHY) for each in field.options[1:]])
        return make_form([replace(field, options=shown)])

    assert only_answer(make, {"a": ("0",)}) is None


class OpenGame(ToyGame):
    """Hides nothing: everybody sees what spectators see."""

    def view(self, state: State, viewer: Viewer) -> View:
        """Show the same to all."""
        del viewer
        return super().view(state, PUBLIC)


def broke(game: ToyGame, coins: tuple[int, ...]) -> Table:
    """Return a table that waits for bids of captains who have so much."""
    table = open_table(game, Setup(len(coins)))[0].settle(CHANCE)[0]
    return Table(game, table.setup, replace(table.state, coins=coins), table.log)


def test_what_all_can_tell_is_answered_at_once() -> None:
    table = broke(OpenGame(), (0, 2)).answer_early()
    assert (table.inbox[0].source, table.inbox[0].answer["bid"]) == (Source.ONLY, ("0",))
    assert table.status(1) is SeatStatus.EMPTY
    assert not table.ready()
    nobody = broke(OpenGame(), (0, 0)).answer_early()
    assert nobody.ready(), "no wait at all"
    closed, _ = nobody.settle(CHANCE)
    given = [each for entry in closed.log if isinstance(entry, Closed) for each in entry.given]
    assert {each.source for each in given} == {Source.ONLY}
    assert not closed.may_undo(0)


def test_what_would_show_a_hand_waits_unless_nobody_else_plays() -> None:
    """Seat 1 may play a red card; seat 0 has none, which nobody may learn."""
    state = replace(prized().state, hands=(("blue-1",), ("red-1",)))
    table = Table(SHY, Setup(2), state)
    assert table.only_answer(0) == PASS
    assert table.only_answer(1) is None
    assert not table.answer_early().inbox
    alone = table.answer_early(alone=True)
    assert {seat: slip.source for seat, slip in alone.inbox.items()} == {0: Source.ONLY}


def test_at_the_deadline_it_is_as_late_as_any_other() -> None:
    """A late captain is named: whoever is not would have had nothing to choose."""
    state = replace(prized().state, hands=(("blue-1",), ("red-1",)))
    table = Table(SHY, Setup(2), state).expire()
    assert {slip.source for slip in table.inbox.values()} == {Source.DEFAULT}


def test_a_seat_gives_it_itself_once() -> None:
    state = replace(prized().state, hands=(("blue-1",), ("red-1",)))
    table = Table(SHY, Setup(2), state).answer_itself(0)
    assert {seat: slip.source for seat, slip in table.inbox.items()} == {0: Source.ONLY}
    assert table.answer_itself(0) is table, "it is done"
    assert table.answer_itself(1) is table, "there are several"


def test_it_is_taken_back_on_the_way_to_an_answer_by_hand() -> None:
    table = open_table(Narrow(), Setup(2))[0]
    first = ok(table.submit(0, "t0:0", RIGHT)).settle(CHANCE)[0]
    second = first.answer_itself(0).settle(CHANCE)[0]
    assert not second.may_undo(1)
    again = ok(second.undo_own(0))
    assert (again.group(), again.only_answer(0)) == ("t0:1~1", {"way": ("left",)})
    assert ok(again.undo_own(0)).group() == "t0:0~2"
    late = table.expire().settle(CHANCE)[0].answer_itself(0).settle(CHANCE)[0]
    assert late.group() == "t0:2"
    assert not late.may_undo(0), "nothing before it was given by hand"


class Clocked(ShyGame):
    """Closes its windows by the clock."""

    def pending(self, state: State) -> Pending:
        """Give a window its length."""
        pending = super().pending(state)
        windowed = isinstance(pending, Decide) and ":window:" in pending.group
        return replace(pending, window=0.5) if windowed else pending


def test_a_window_keeps_it_to_itself_and_closes_at_its_time() -> None:
    state = replace(prized().state, hands=(("blue-1",), ("red-1",)))
    table = Table(Clocked(), Setup(2), state).answer_early()
    assert {seat: slip.source for seat, slip in table.inbox.items()} == {0: Source.POLICY}
    assert not table.ready()
    both = Table(Clocked(), Setup(2), replace(state, hands=(("blue-1",), ("blue-2",))))
    assert not both.answer_early().ready(), "it closes no sooner"
