"""The table: every refusal, drafts, standing orders, deadlines, undo."""

from collections.abc import Iterable

from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Decide, Draw, Setup
from engine.core.derived import Derived
from engine.core.forms import Form, Section
from engine.core.log import Closed, Drawn, Source, Undone
from engine.core.table import Reason, Refusal, SeatStatus, ended, open_table
from engine.core.words import Text, say
from tests.core.helpers import BID, CHANCE, PASS, all_bid, dealt, finished, ok, prized
from tests.toy.filled import FILLED, FilledGame
from tests.toy.game import ToyGame
from tests.toy.state import View


def reason(result: object) -> Reason:
    assert isinstance(result, Refusal), result
    return result.reason


def test_closed_or_unknown_group_is_too_late() -> None:
    table = all_bid(dealt())
    assert reason(table.submit(0, "r1:bid", BID)) is Reason.TOO_LATE
    assert reason(table.save(0, "r1:bid", BID)) is Reason.TOO_LATE
    assert reason(table.withdraw(0, "never")) is Reason.TOO_LATE
    assert reason(finished().submit(0, "", BID)) is Reason.TOO_LATE


def test_seat_without_question_is_not_asked() -> None:
    table = all_bid(dealt())
    winner = table.pending().asks[0].seat  # type: ignore[union-attr]
    other = 1 - winner
    assert reason(table.submit(other, "r1:prize", {"prize": ("coins",)})) is Reason.NOT_ASKED
    assert table.form(other) is None
    assert table.status(other) is SeatStatus.NOT_NEEDED


def test_done_answer_is_changed_by_withdrawing_first() -> None:
    table = ok(dealt().submit(0, "r1:bid", BID))
    assert reason(table.submit(0, "r1:bid", BID)) is Reason.ALREADY_DONE
    assert reason(table.save(0, "r1:bid", BID)) is Reason.ALREADY_DONE
    table = ok(table.withdraw(0, "r1:bid"))
    assert table.status(0) is SeatStatus.DRAFT
    assert table.inbox[0].answer == BID
    table = ok(table.submit(0, "r1:bid", {"bid": ("3",)}))
    assert table.inbox[0].answer == {"bid": ("3",), "stake": ()}


def test_a_draft_and_its_answer_have_one_form() -> None:
    table, ask = dealt(), dealt().ask_of(0)
    assert ask is not None
    short: Answer = {"bid": ("0",)}
    form = table.derived.form(ask, short)
    spelled = form.answer()
    assert spelled != short
    assert table.derived.form(ask, spelled) is form
    assert table.derived.form(ask, {**spelled, "extra": ()}) is not form


def test_a_forged_draft_spoils_no_answer_that_is_like_its_own() -> None:
    """A game may read what was chosen twice in its own way."""
    table, ask = dealt(), dealt().ask_of(0)
    assert ask is not None
    forged = table.derived.form(ask, {"bid": ("0", "0")})
    assert table.derived.form(ask, forged.answer()) is not forged


def test_facts_are_found_for_whoever_is_shown_a_form_and_nobody_else() -> None:
    found: list[Answer] = []

    class Telling(ToyGame):
        def facts(self, view: View, ask: Ask, draft: Answer) -> Iterable[Text]:
            found.append(draft)
            return (say("fact", seat=ask.seat),)

    table, game = dealt(), Telling()
    table = replace(table, game=game, derived=Derived(game, table.state))
    table = ok(table.save(0, "r1:bid", BID))
    table = ok(table.submit(0, "r1:bid", BID))
    chosen = table.untold_form(0)
    assert chosen is not None
    assert chosen.answer() == BID
    assert not found
    for _ in range(2):
        shown = table.form(0)
        assert shown is not None
        assert shown.facts[-1] == say("fact", seat=0)
    assert found == [BID], "what was told is kept"
    other = table.form(0, {})
    assert other is not None
    assert (other.facts[-1], found) == (say("fact", seat=0), [BID, {}])


def test_withdrawing_nothing_changes_nothing() -> None:
    table = dealt()
    assert table.withdraw(0, "r1:bid") is table


def test_answer_with_faults_is_not_legal_and_says_why() -> None:
    refusal = dealt().submit(0, "r1:bid", {"bid": ("9",)})
    assert reason(refusal) is Reason.NOT_LEGAL
    assert [fault.key for fault in refusal.faults] == ["fault-unknown-option"]  # type: ignore[union-attr]
    empty = dealt().submit(0, "r1:bid", {})
    assert [fault.key for fault in empty.faults] == ["fault-too-few"]  # type: ignore[union-attr]


def test_unknown_field_is_not_legal() -> None:
    refusal = dealt().submit(0, "r1:bid", {**BID, "extra": ("x",)})
    assert reason(refusal) is Reason.NOT_LEGAL
    assert [fault.key for fault in refusal.faults] == ["fault-unknown-field"]  # type: ignore[union-attr]


def test_nothing_to_undo_behind_a_barrier_or_a_draw() -> None:
    assert reason(dealt().undo()) is Reason.NOTHING_TO_UNDO
    assert reason(all_bid(dealt()).undo()) is Reason.NOTHING_TO_UNDO
    assert reason(finished().undo()) is Reason.NOTHING_TO_UNDO


def test_undo_is_appended_and_reopens_with_drafts() -> None:
    table = prized()
    undone = ok(table.undo())
    assert undone.log[:-1] == table.log
    assert isinstance(undone.log[-1], Undone)
    assert undone.group() == "r1:prize~1"
    winner = undone.pending().asks[0].seat  # type: ignore[union-attr]
    assert undone.status(winner) is SeatStatus.DRAFT
    assert undone.inbox[winner].answer == {"prize": ("coins",)}
    assert reason(undone.submit(winner, "r1:prize", {"prize": ("points",)})) is Reason.TOO_LATE
    again = ok(undone.submit(winner, "r1:prize~1", {"prize": ("points",)})).settle(CHANCE)[0]
    assert again.group() == "r1:window:1~1"
    assert again.state.coins == all_bid(dealt()).state.coins


def test_draft_counts_at_the_deadline_only_without_faults() -> None:
    table = ok(dealt().save(0, "r1:bid", {"bid": ("2",)}))
    table = ok(table.save(1, "r1:bid", {"bid": ("2", "3")})).expire()
    assert table.inbox[0].source is Source.DRAFT
    assert table.inbox[0].answer["bid"] == ("2",)
    assert table.inbox[1].source is Source.DEFAULT
    assert table.inbox[1].answer == BID


def test_deadline_prefers_done_then_draft_then_standing_then_default() -> None:
    policy: Answer = {"bid": ("nothing",)}
    table = dealt(4)
    for seat in (0, 1, 2):
        table = ok(table.leave(seat, policy))
    table = ok(table.submit(0, "r1:bid", {"bid": ("1",)}))
    table = ok(table.save(1, "r1:bid", {"bid": ("2",)}))
    table = table.expire()
    sources = [table.inbox[seat].source for seat in range(4)]
    assert sources == [Source.PLAYER, Source.DRAFT, Source.STANDING, Source.DEFAULT]
    assert table.ready()


def test_deadline_takes_what_is_filled_in_after_standing_orders_and_before_the_default() -> None:
    filled = open_table(FILLED, Setup(4))[0].settle(CHANCE)[0]
    table = ok(filled.leave(1, {"bid": ("nothing",)}))
    table = ok(table.save(2, "r1:bid", {"bid": ("0",)}))
    table = ok(table.save(3, "r1:bid", {"bid": ("1", "2")})).expire()
    assert [(table.inbox[seat].source, table.inbox[seat].answer["bid"]) for seat in range(4)] == [
        (Source.SUGGESTION, ("1",)),
        (Source.STANDING, ("0",)),
        (Source.DRAFT, ("0",)),
        (Source.SUGGESTION, ("1",)),
    ]
    closed, _ = table.settle(CHANCE)
    assert not any(closed.may_undo(seat) for seat in range(4)), "no hand gave it"
    prize = closed.pending().asks[0].seat  # type: ignore[union-attr]
    assert closed.expire().inbox[prize].source is Source.DEFAULT, "nothing is filled in there"


def test_an_empty_section_of_a_draft_takes_nothing_from_standing_orders() -> None:
    class Parted(ToyGame):
        def form(self, view: View, ask: Ask, draft: Answer) -> Form:
            made = super().form(view, ask, draft)
            parts = [Section(each.label, each.label, (each.key,)) for each in made.fields]
            return replace(made, sections=tuple(parts))

        def standing(self, view: View, ask: Ask, policy: Answer) -> Answer | None:
            del policy
            return {"bid": ("0",), "stake": view.hand[:1]} if ask.kind == "bid" else None

    table = open_table(Parted(), Setup(3))[0].settle(CHANCE)[0]
    for seat in range(3):
        table = ok(table.leave(seat, {"bid": ("nothing",)}))
    table = ok(table.save(0, "r1:bid", {"bid": ("0", "1")}))
    table = ok(table.save(1, "r1:bid", {"bid": ("1",), "stake": ("no card",)}))
    hand = table.view(0).hand[:1]
    left, drafted, _ = (table.expire().inbox[seat] for seat in range(3))
    assert (left.source, left.answer) == (Source.STANDING, {"bid": ("0",), "stake": hand})
    assert (drafted.source, drafted.answer["bid"]) == (Source.PARTLY, ("1",))


def test_what_is_filled_in_as_the_default_is_the_default() -> None:
    class Usual(FilledGame):
        def default(self, view: View, ask: Ask) -> Answer:
            return {"bid": ("1",)} if ask.kind == "bid" else super().default(view, ask)

    table = open_table(Usual(), Setup(2))[0].settle(CHANCE)[0].expire()
    assert table.inbox[0].source is Source.DEFAULT


def test_standing_orders_answer_early_where_everybody_can_tell_that_they_will() -> None:
    table = ok(ok(prized().leave(0, {"window": ("pass",)})).leave(1, {"window": ("red",)}))
    table = table.answer_early()
    assert table.status(0) is table.status(1) is SeatStatus.DONE
    assert table.inbox[0].source is table.inbox[1].source is Source.STANDING
    table = ok(prized().leave(0, {"bid": ("nothing",)})).answer_early()
    assert table.status(0) is SeatStatus.EMPTY
    assert table.expire().inbox[0].source is Source.DEFAULT


def test_a_cleared_draft_is_as_if_nothing_had_been_chosen() -> None:
    table = ok(ok(prized().leave(0, {"window": ("pass",)})).save(0, "r1:window:1", PASS))
    table = ok(table.clear(0, "r1:window:1"))
    assert table.status(0) is SeatStatus.EMPTY
    assert table.answer_early().status(0) is SeatStatus.DONE
    assert reason(table.answer_early().clear(0, "r1:window:1")) is Reason.ALREADY_DONE
    assert reason(table.clear(0, "r9:window:1")) is Reason.TOO_LATE


def test_early_answer_leaves_drafts_alone_and_can_be_withdrawn() -> None:
    table = ok(ok(prized().leave(0, {"window": ("pass",)})).save(0, "r1:window:1", PASS))
    assert table.answer_early().status(0) is SeatStatus.DRAFT
    table = ok(prized().leave(0, {"window": ("pass",)})).answer_early()
    table = ok(table.withdraw(0, "r1:window:1"))
    assert table.answer_early().status(0) is SeatStatus.DRAFT


def test_policy_is_taken_back_by_choosing_nothing() -> None:
    table = ok(dealt().leave(0, {"bid": ("nothing",)}))
    assert ok(table.leave(0, {})).standing == {}
    assert reason(dealt().leave(0, {"bid": ("everything",)})) is Reason.NOT_LEGAL
    assert reason(dealt().leave(0, {"else": ("pass",)})) is Reason.NOT_LEGAL


def test_settle_waits_for_everybody_and_then_closes_and_draws() -> None:
    table = ok(dealt().submit(1, "r1:bid", {"bid": ("4",)}))
    assert table.settle(CHANCE) == (table, ())
    table, notices = ok(table.submit(0, "r1:bid", BID)).settle(CHANCE)
    assert [type(entry) for entry in table.log] == [Drawn, Closed, Drawn]
    assert len(notices) == 2
    assert table.inbox == {}
    closed = table.log[1]
    assert isinstance(closed, Closed)
    assert [given.seat for given in closed.given] == [0, 1]


def test_pending_and_end() -> None:
    assert isinstance(dealt().pending(), Decide)
    assert ended(dealt()) is None
    over = ended(finished())
    assert over is not None
    assert over.winners
    assert not isinstance(finished().pending(), Draw)
    assert finished().ready()
    assert finished().expire().log == finished().log
    assert finished().answer_early().inbox == {}
