"""What a captain reads at the end, and beside the next question: their own result, with a link."""

import pytest
from discord import ui
from msgspec.structs import replace

from cogs.pages.panel import panel_layout
from cogs.pages.posts import summons_layout
from cogs.pages.recorded import answered_layout, closed_layout
from cogs.pages.results import result_layout
from cogs.parts.layouts import Layout
from cogs.pictures.panels import PanelReader, laid_out
from engine.core.asks import Over, Place, Setup
from engine.core.forms import make_form
from engine.core.table import SeatStatus, open_table
from engine.core.words import captain, named, say
from engine.host.values.people import Person
from engine.host.values.posts import Post, PostKind
from engine.host.values.records import GameStatus
from engine.host.values.replies import Recap, Receipt
from engine.tremble.rules import TREMBLE
from render.words import Words, plain, words_for
from tests.cogs.acting import ANSWERING, acts
from tests.cogs.test_panels import GAME, field, panel, texts
from tests.cogs.test_past_pages import card

RECAP = Recap(say("invasion-recap-home"), 9)
OVER = Over((1,), (Place(1, 1, 330_000), Place(0, 2, 90_000)), say("tremble-over-most-humans"))


@pytest.fixture
def words() -> Words:
    return words_for("en")


def links(layout: Layout) -> list[str | None]:
    rows = [item for item in layout.items if isinstance(item, ui.ActionRow)]
    return [each.url for row in rows for each in row.children if isinstance(each, ui.Button)]


def result(seat: int, over: Over = OVER, link: str | None = "55") -> Post:
    return Post(
        id=1,
        nonce="n",
        mark="#12·9",
        kind=PostKind.RESULT,
        game=GAME,
        channel=1,
        seat=seat,
        over=over,
        link=link,
    )


def test_the_end_names_the_place_and_leads_to_the_podium_and_the_rematch(words: Words) -> None:
    won, lost = result_layout(result(1), words), result_layout(result(0), words)
    assert "You won, with 330,000." in texts(won)
    assert "You came 2nd of 2, with 90,000." in texts(lost)
    assert "**Rematch**" in texts(lost)
    assert links(lost) == ["https://discord.com/channels/2/1/55"]
    assert links(result_layout(result(0, link=None), words)) == []
    shared = result_layout(result(0, replace(OVER, winners=(0, 1))), words)
    assert "You share the win" in texts(shared)
    nobody = result_layout(result(0, replace(OVER, winners=())), words)
    assert "Nobody won." in texts(nobody)


def test_a_mention_whose_question_is_closed_says_so_and_leads_nowhere(words: Words) -> None:
    called = replace(result(0), kind=PostKind.SUMMONS, called=(7,))
    still, closed = (summons_layout(each, words) for each in (called, replace(called, closed=True)))
    assert "<@7>" in texts(still)
    assert "That question is closed." in texts(closed)
    assert any(isinstance(item, ui.ActionRow) for item in still.items)
    assert not any(isinstance(item, ui.ActionRow) for item in closed.items)


def test_a_recap_stands_above_the_next_question_with_its_link(words: Words) -> None:
    view = open_table(TREMBLE, Setup(seats=2))[0].view(0)
    asked = replace(panel(make_form([field("a", 2)])), view=view, recap=RECAP)
    told = texts(laid_out(asked, PanelReader(words, Person(), link="https://x.test/9"), None))
    assert "📣 stayed home\n-# [Details](https://x.test/9)" in told
    told = texts(laid_out(asked, PanelReader(words, Person()), None))
    assert "📣 stayed home\n" in told


def test_what_was_taken_stands_first_with_the_name_of_who_took_it(words: Words) -> None:
    lost = say("tremble-loss-claimed", captain=captain(1), city=named("Rome"))
    game = card()
    view = open_table(TREMBLE, Setup(seats=2))[0].view(0)
    form = make_form([field("a", 2)])
    asked = replace(panel(form), game=game, view=view, recap=replace(RECAP, lost=(lost,)))
    told = texts(laid_out(asked, PanelReader(words, Person(), link="https://x.test/9"), None))
    first = f"📣 **{plain(game.seats[1].name)}** has taken the card of Rome from you"
    assert first in told
    assert told.index(first) < told.index("📣 stayed home\n-# [Details](https://x.test/9)")
    alone = replace(asked, recap=Recap(None, 9, lost=(lost,)))
    told = texts(laid_out(alone, PanelReader(words, Person(), link="u"), None))
    assert f"{first} with a trophy claim; the humans stay yours.\n-# [Details](u)" in told


def test_the_end_says_what_the_last_turn_took_and_brought(words: Words) -> None:
    """No question comes any more that could tell it."""
    took, brought = say("invasion-loss-credits", humans=120_000), RECAP.text
    assert brought is not None
    told = texts(result_layout(replace(result(0), game=card(), texts=(took, brought)), words))
    lost, recap = "📣 Your credits are paid back: −120,000 humans.", "📣 stayed home"
    assert lost in told
    assert told.index(lost) < told.index(recap)
    assert "📣" not in texts(result_layout(replace(result(1), game=card()), words))


def test_an_answer_that_ends_a_turn_is_answered_by_what_it_brought(words: Words) -> None:
    before = panel(make_form([field("a", 2)]))
    after = replace(before, recap=RECAP, group=None, form=None)
    receipt = Receipt(after, 1, {}, "CODE")
    told = texts(closed_layout(before, receipt, words, "head", (), "https://x.test/9"))
    assert "📣 stayed home\n-# [Details](https://x.test/9)" in told
    assert "closed" not in told
    asked_again = Receipt(replace(before, recap=RECAP), 1, {}, "CODE")
    told = texts(closed_layout(before, asked_again, words, "head", (), "u"))
    assert "stayed home" not in told, "the next question tells it"
    heard = replace(before, recap=RECAP)
    told = texts(closed_layout(heard, Receipt(before, 1, {}, "CODE"), words, "head", (), "u"))
    assert "head\n📣 stayed home\n" in told, "it stays in the message as long as that stands"
    told = texts(closed_layout(before, Receipt(before, 1, {}, "CODE"), words, "head", (), "u"))
    assert "Closed: [outcome](u)." in told
    receipt = Receipt(before, 1, {}, "CODE")
    for followed in (False, True):
        told = texts(closed_layout(before, receipt, words, "head", (), followed=followed))
        assert ("newest post of" in told) is not followed, "an edit says it, with a link"


def test_a_closed_question_keeps_its_recap_and_leads_to_what_came_of_it(words: Words) -> None:
    post = replace(result(0), kind=PostKind.ORDER, closed=True, texts=(RECAP.text,), over=None)
    told = texts(answered_layout(post, words))
    assert told.startswith("📣 stayed home\n")
    assert "[outcome](https://discord.com/channels/2/1/55)" in told


def test_a_closed_question_leads_on_and_answers_nothing(words: Words) -> None:
    post = replace(result(0), kind=PostKind.ORDER, closed=True, texts=(RECAP.text,), over=None)
    running, over = (
        replace(post.game, status=status) for status in (GameStatus.RUNNING, GameStatus.OVER)
    )
    before = panel(make_form([field("a", 2)]))
    receipt = Receipt(replace(before, game=over, group=None, form=None), 1, {}, "CODE")
    still = answered_layout(replace(post, game=running), words)
    gone = answered_layout(replace(post, game=over), words)
    ended = closed_layout(replace(before, game=running), receipt, words, "head", ())
    assert [act.name for act in acts(still)] == ["orders"], "all else stands there"
    assert [act.name for act in acts(gone)] == ["discards", "rule"], "nothing is asked there"
    assert acts(ended) == acts(gone), "it was this answer that ended the game"
    assert not {act.name for act in acts(still)} & ANSWERING


def test_who_is_asked_besides_or_in_ones_place_is_said_by_name(words: Words) -> None:
    """As the news in the channel say it: whether or not they have answered since."""
    form = make_form([field("fight", 2, chosen=("1",))])
    done = replace(panel(form, SeatStatus.DONE), game=card(), asked=(0, 1, 2))
    first, *others = [plain(seat.name) for seat in done.game.seats]
    told = texts(panel_layout(done, words, "", None))
    assert f"Also asked: **{others[0]}** and **{others[1]}**." in told
    assert first not in told
    alone = texts(panel_layout(replace(done, asked=(0,)), words, "", None))
    assert "Also asked" not in alone
    waits = replace(panel(None, SeatStatus.NOT_NEEDED), game=done.game, asked=(1,))
    for window, key in ((False, "order-next"), (True, "order-next-window")):
        line = words(say(key, captains=f"**{others[0]}**"))
        shown = replace(waits, window=window)
        assert line in texts(panel_layout(shown, words, "", None))
        receipt = Receipt(shown, 1, {}, "CODE")
        assert line in texts(closed_layout(done, receipt, words, "", None, followed=True))
    still = texts(closed_layout(done, Receipt(done, 1, {}, "CODE"), words, "", None))
    assert "asked of you" not in still
