"""Pages of the past: they tell everything once, in order, within Discord's limits."""

from functools import cache
from typing import Any

import discord
import pytest
from msgspec.structs import replace

from cogs.pages.history import (
    PAGE_LIMIT,
    PastPage,
    catch_up_layout,
    chapters,
    last_step,
    missed,
    packed,
    page_layout,
    pages_of,
    turn_of,
    turns_of,
)
from cogs.pages.notes import note_modal, notes_layout, notes_text
from cogs.pages.posts import over_layout
from cogs.parts.layouts import COMPONENT_LIMIT, TEXT_LIMIT, Layout
from engine.core.asks import PUBLIC, Setup, Viewer
from engine.core.chance import SeededChance
from engine.core.playthrough import play, random_answer
from engine.core.table import SeatStatus
from engine.host.steps.base.replayed import seen, steps_of
from engine.host.values.past import Gap, History, PastStep
from engine.host.values.player_notes import LONGEST_NOTE, LastLook, Note
from engine.host.values.posts import Post, PostKind
from engine.host.values.records import GameInfo, GameStatus, SeatInfo
from engine.host.values.replies import Glance
from engine.host.values.terms import Terms
from render.games import GAMES
from render.picture import Picture
from render.words import words_for
from tests.cogs.acting import act_of, acts, controls
from tests.contract.records import dice, key_of

SEATS, SEED = 5, 8
NAMES = ("Z" * 32, "Queen_Vex_of_the_long_long_names", "*Gloop*", "Nib", "Mother Quark")
WORDS = words_for("en")
PICTURE = Picture(b"png", "A board.", "board.png")


def card(status: GameStatus = GameStatus.RUNNING) -> GameInfo:
    rules = GAMES.rules.newest("tremble")
    return GameInfo(
        number=12,
        rules=rules.id,
        data_hash=rules.data_hash,
        channel=7,
        guild=5,
        host=100,
        status=status,
        revision=1,
        min_seats=2,
        max_seats=SEATS,
        terms=Terms(pace=3600.0),
        locale="en-US",
        seats=tuple(SeatInfo(seat, 100 + seat, name) for seat, name in enumerate(NAMES)),
        commitment="00",
    )


@cache
def history(viewer: Viewer = 2) -> History:
    """Return a whole game of five as one of them saw it."""
    rules, rng = GAMES.rules.newest("tremble"), dice(SEED, "past")
    table = play(
        rules,
        Setup(SEATS),
        SeededChance(key_of(SEED)),
        lambda view, ask, make: random_answer(make, rng.randrange),
    )
    steps = (seen(rules, step, viewer) for step in steps_of(table))
    dated = tuple(replace(step, at=1_800_000_000.0 + 60 * step.number) for step in steps)
    return History(game=card(), seat=viewer, steps=dated, entries=len(table.log))


def fits(layout: Layout) -> None:
    """Insist on what Discord takes."""
    view = layout.view()
    parts = list(view.walk_children())
    assert len(parts) <= COMPONENT_LIMIT
    assert sum(len(part.content) for part in parts if isinstance(part, discord.ui.TextDisplay)) <= (
        TEXT_LIMIT
    )
    ids = [
        custom_id for part in parts if (custom_id := getattr(part, "custom_id", None)) is not None
    ]
    assert len(set(ids)) == len(ids)


def text_of(layout: Layout) -> str:
    parts = layout.view().walk_children()
    return "\n".join(part.content for part in parts if isinstance(part, discord.ui.TextDisplay))


@pytest.mark.parametrize("viewer", [PUBLIC, 0])
def test_going_on_from_the_first_page_tells_everything_once(viewer: Viewer) -> None:
    past, page, told = history(viewer), PastPage(turns_of(history(viewer))[0]), list[str]()
    for _ in range(200):
        layout = page_layout(past, page, WORDS)
        fits(layout)
        told += text_of(layout).splitlines()[1:]
        _, on = controls(layout, "page")
        if on.disabled:
            break
        page = PastPage(*act_of(on).numbers(2))
    turns = turns_of(past)
    lines = [
        line for turn in turns for page in pages_of(past, turn, WORDS) for line in page.splitlines()
    ]
    assert told == lines
    assert len(lines) > 100
    events = sum(len(list(chapters(past.game, [step], WORDS))) for step in past.steps)
    assert events > len(turns)


def test_going_back_is_going_on_backwards() -> None:
    past, page, seen_pages = history(), None, list[str]()
    for _ in range(200):
        layout = page_layout(past, page, WORDS)
        seen_pages.append(text_of(layout))
        back, _ = controls(layout, "page")
        if back.disabled:
            break
        page = PastPage(*act_of(back).numbers(2))
    pages = [page for turn in turns_of(past) for page in pages_of(past, turn, WORDS)]
    assert [text.partition("\n")[2] for text in reversed(seen_pages)] == pages


def test_a_captain_reads_more_than_a_spectator() -> None:
    mine = "\n".join("\n".join(pages_of(history(2), turn, WORDS)) for turn in turns_of(history(2)))
    public = "\n".join(
        "\n".join(pages_of(history(PUBLIC), turn, WORDS)) for turn in turns_of(history(PUBLIC))
    )
    assert mine != public


@pytest.mark.parametrize(
    ("wanted", "turn"),
    [(PastPage(0), 1), (PastPage(10**8, 99), 10), (PastPage(3, 98), 3), (None, 10)],
)
def test_a_page_that_is_not_there_is_the_nearest_that_is(
    wanted: PastPage | None, turn: int
) -> None:
    past = history()
    assert turns_of(past)[-1] == 10
    layout = page_layout(past, wanted, WORDS)
    assert text_of(layout).startswith(f"## Game 12 · turn {turn}")
    assert acts(layout, "board-then")[0].numbers(1) == (last_step(past, turn),)


def test_the_board_of_a_turn_stands_at_its_end() -> None:
    past = history()
    step = past.steps[last_step(past, 3)]
    assert turn_of(past, step) == 3
    assert turn_of(past, past.steps[step.number + 1]) == 4
    assert last_step(past, 10) == past.steps[-1].number


def long(turns: int) -> History:
    """Return a history of very many turns."""
    first = history().steps[1]
    steps = tuple(
        replace(first, number=each, before=in_turn(first, each + 1)) for each in range(turns)
    )
    return replace(history(), steps=steps)


def in_turn(step: PastStep, turn: int) -> Any:
    return replace(step.before, public=replace(step.before.public, turn=turn))


@pytest.mark.parametrize("open_turn", [1, 13, 50, 99])
def test_of_very_many_turns_the_select_shows_those_around(open_turn: int) -> None:
    layout = page_layout(long(99), PastPage(open_turn), WORDS)
    fits(layout)
    (select,) = controls(layout, "turn")
    values = [int(option.value) for option in select.options]
    assert len(values) == 25
    assert open_turn in values
    assert [int(option.value) for option in select.options if option.default] == [open_turn]


def test_lines_are_packed_in_order_and_cut_only_where_one_is_too_long() -> None:
    told = [f"{number:04} {'x' * 95}" for number in range(200)]
    pages = packed(told)
    assert "\n".join(pages).split("\n") == told
    assert all(len(page) <= PAGE_LIMIT for page in pages)
    assert len(pages) == 7
    assert all(len(page) <= PAGE_LIMIT for page in packed(["y" * 9000, "z"]))


def test_what_belongs_together_stays_on_one_page() -> None:
    pages = [page for turn in turns_of(history()) for page in pages_of(history(), turn, WORDS)]
    assert len(pages) > len(turns_of(history()))
    assert not [page for page in pages if page.startswith("- ")]
    assert not [page for page in pages if page.splitlines()[-1].startswith("### ")]
    long = ["### Turn", *(f"- {number} {'x' * 95}" for number in range(60))]
    assert "\n".join(packed(long)).split("\n") == long
    assert len(packed(long)) == 2


def test_what_was_taken_back_is_told() -> None:
    past = history()
    steps = [replace(step, undone=1) if step.number == 5 else step for step in past.steps[:8]]
    assert "taken back" in "\n".join(
        line for each in chapters(past.game, steps, WORDS) for line in each
    )


def glance(past: History, status: SeatStatus = SeatStatus.EMPTY) -> Glance:
    return Glance(
        game=past.game, view=past.steps[-1].after, statuses=(status,) * SEATS, due=1_900_000_000.0
    )


def caught_up(gap: Gap, notes: tuple[Note, ...] = ()) -> Layout:
    layout = catch_up_layout(gap, glance(gap.history), notes, WORDS, PICTURE)
    fits(layout)
    return layout


def test_who_never_looked_gets_the_present_turn() -> None:
    past = replace(history(), steps=history().steps[:60])
    gap = Gap(history=past, look=None)
    assert {turn_of(past, step) for step in missed(gap)} == {turn_of(past, past.steps[-1])}
    assert len(missed(gap)) > 1
    assert "what you have seen already" in text_of(caught_up(gap))


def test_who_missed_the_whole_game_gets_its_newest_page() -> None:
    gap = Gap(history=history(), look=LastLook(0, 1_700_000_000.0), undone=2)
    notes = tuple(Note(2, turn, "n" * LONGEST_NOTE, 0.0) for turn in range(1, 11))
    text = text_of(caught_up(gap, notes))
    assert "<t:1700000000:R>" in text
    assert "2 times" in text
    assert "Still earlier" in text
    last = list(chapters(history().game, history().steps, WORDS))[-1]
    assert last[-1] in text, "the newest must stay where there is too much"
    assert "The game waits for you" in text
    assert "Turn 10**" in text


def test_who_missed_nothing_hears_so() -> None:
    past = history()
    gap = Gap(history=past, look=LastLook(past.entries, 1_700_000_000.0))
    text = text_of(caught_up(gap))
    assert "Nothing new since you last looked <t:1700000000:R>" in text
    assert "Still earlier" not in text


def test_only_what_came_since_is_told() -> None:
    past = history()
    middle = past.steps[len(past.steps) - 3]
    gap = Gap(history=past, look=LastLook(middle.entries, 1_700_000_000.0))
    assert missed(gap) == past.steps[-2:]


@pytest.mark.parametrize(
    ("status", "words"),
    [
        (SeatStatus.EMPTY, "waits for you"),
        (SeatStatus.DRAFT, "is a draft"),
        (SeatStatus.DONE, "is in"),
        (SeatStatus.NOT_NEEDED, "Nothing is asked"),
    ],
)
def test_what_is_owed_is_told(status: SeatStatus, words: str) -> None:
    gap = Gap(history=history(), look=None)
    layout = catch_up_layout(gap, glance(history(), status), (), WORDS, PICTURE)
    assert words in text_of(layout)


def test_a_spectator_owes_nothing_and_has_no_orders() -> None:
    gap = Gap(history=history(PUBLIC), look=None)
    layout = catch_up_layout(gap, glance(history(PUBLIC)), (), WORDS, PICTURE)
    fits(layout)
    assert "waits for you" not in text_of(layout)
    assert len(controls(layout, "page")) == 1
    labels = [getattr(part, "label", None) for part in controls(layout)]
    assert "My orders" not in labels


@pytest.mark.parametrize(
    ("status", "words"),
    [
        (GameStatus.OVER, "is over"),
        (GameStatus.CANCELLED, "was cancelled"),
        (GameStatus.HALTED, "has stopped"),
    ],
)
def test_an_ended_game_says_so(status: GameStatus, words: str) -> None:
    past = replace(history(), game=card(status))
    layout = caught_up(Gap(history=past, look=None))
    assert words in text_of(layout)


def test_the_last_post_leads_to_the_notes() -> None:
    post = Post(
        id=1,
        nonce="n",
        mark="#12·9",
        kind=PostKind.OVER,
        game=card(GameStatus.OVER),
        channel=7,
        view=history(PUBLIC).steps[-1].after,
        events=history(PUBLIC).steps[-1].events,
    )
    layout = over_layout(post, WORDS, PICTURE)
    fits(layout)
    assert [act.game for act in acts(layout, "note")] == [12]


def test_notes_are_quoted_and_the_newest_stay() -> None:
    notes = tuple(Note(0, turn, f"# {turn}\n-# #1·2 {'w' * 900}", 0.0) for turn in range(1, 9))
    text = notes_text(notes, WORDS, 2000)
    assert len(text) <= 2100
    assert "> # 8" in text
    assert "> # 1\n" not in text
    assert all(line.startswith((">", "📝", "…")) for line in text.splitlines())
    fits(notes_layout(card(), notes, WORDS, saved=True))
    fits(notes_layout(card(), (), WORDS, saved=False))


def test_the_modal_takes_the_longest_note_there_is() -> None:
    modal = note_modal(2**53, 99, "x" * LONGEST_NOTE, WORDS)
    data = modal.to_dict()
    assert len(data["title"]) <= 45
    (label,) = data["components"]
    assert len(label["label"]) <= 45
    assert len(label["description"]) <= 100
    assert label["component"]["value"] == "x" * LONGEST_NOTE
