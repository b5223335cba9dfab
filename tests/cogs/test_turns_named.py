"""The turn that is named beside something past is the one in which it happened, in every game."""

from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from cogs.pages.history import (
    PastPage,
    by_turn,
    page_layout,
    pages_of,
    steps_within,
    turn_of,
    turns_of,
)
from cogs.pages.posts import renderer_of
from cogs.web.turns import board_of, turn_page
from engine.core.asks import PUBLIC
from engine.core.chance import SeededChance
from engine.core.playthrough import play, random_answer
from engine.host.steps.base.replayed import seen, steps_of
from engine.host.values.past import History
from engine.host.values.records import GameInfo, GameStatus, SeatInfo
from engine.humanity.table import events as humanity
from engine.martians.table import events as martians
from engine.tremble.table import events as tremble
from engine.tremble_draft.table import events as draft
from render.words import words_for
from tests.cogs.acting import acts
from tests.cogs.test_past_pages import card
from tests.contract.records import dice, key_of
from tests.contract.subjects import SUBJECTS, Subject, case_name
from tests.toy.state import Drew

WORDS = words_for("en")
SEATS, SEEDS = 3, range(2)
CAPTAINS = ("Ann", "Bob", "Cid")

BEGUN: dict[str, Any] = {
    "tremble": tremble.TurnBegan,
    "tremble-draft": draft.TurnBegan,
    "humanity": humanity.RoundBegan,
    "toy": Drew,
}
"""What begins a turn, said here once more. The walking toy tells of no turn before it is asked."""
STARTED = [subject for subject in SUBJECTS if subject.name in BEGUN]
TAKEN = (tremble.CityTaken, draft.CityTaken)


@cache
def history(subject: Subject, seed: int) -> History:
    """Return a whole random game as everybody saw it."""
    seats, rng = min(SEATS, subject.seats[-1]), dice(seed, "turns named")
    table = play(
        subject.game,
        subject.setup(seats, seed),
        SeededChance(key_of(seed)),
        lambda view, ask, make: random_answer(make, rng.randrange),
    )
    steps = tuple(seen(subject.game, step, PUBLIC) for step in steps_of(table))
    return History(game=card_of(subject, seats), seat=None, steps=steps, entries=len(table.log))


def card_of(subject: Subject, seats: int) -> GameInfo:
    """Return the card of a game of so many."""
    crew = tuple(SeatInfo(seat, 100 + seat, CAPTAINS[seat]) for seat in range(seats))
    return replace(card(), rules=subject.game.id, data_hash=subject.game.data_hash, seats=crew)


def dated(subject: Subject, past: History) -> list[tuple[int, Any]]:
    """Number what happened by what begins each turn, without a look at any view.

    Several such events in a row begin one turn: the toy deals to one seat after another.
    """
    found, turn, dealing = list[tuple[int, Any]](), 0, False
    for event in (event for step in past.steps for event in step.events):
        begins = isinstance(event, BEGUN.get(subject.name, ()))
        turn += begins and not (dealing and subject.name == "toy")
        dealing = begins
        found.append((max(1, turn), event))
    return found


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("subject", STARTED, ids=case_name)
def test_what_happened_is_told_in_its_turn(subject: Subject, seed: int) -> None:
    with subject.at_home():
        past = history(subject, seed)
        parts = list(by_turn(past.game, past.steps))
        assert [(turn, event) for turn, step in parts for event in step.events] == dated(
            subject, past
        )


@pytest.mark.parametrize("subject", STARTED, ids=case_name)
def test_a_page_says_that_its_own_turn_begins_and_no_other(subject: Subject) -> None:
    with subject.at_home():
        past = history(subject, 0)
        renderer, turns = renderer_of(past.game), turns_of(past)
        assert len(turns) > 2
        for turn in turns:
            told = "\n".join(pages_of(past, turn, WORDS))
            begun = [
                each for each in dated(subject, past) if isinstance(each[1], BEGUN[subject.name])
            ]
            said = {at: renderer.tell([event], CAPTAINS, WORDS)[0] for at, event in begun}
            assert said[turn] in told
            strangers = {line for at, line in said.items() if at != turn and line != said[turn]}
            assert not any(line in told.splitlines() for line in strangers)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("subject", STARTED[1:], ids=case_name)
def test_the_best_moment_names_the_turn_of_its_event(subject: Subject, seed: int) -> None:
    past = history(subject, seed)
    renderer, said = renderer_of(past.game), 0
    for seat in range(len(past.game.seats)):
        moment = renderer.moment(seat, ((step.after, step.events) for step in past.steps))
        if moment is None:
            continue
        said, told = said + 1, dict(moment.args)
        if subject.name == "humanity":
            assert told["year"] in _years(past, seat, told)
        else:
            assert (told["turn"], told["city"], told["humans"]) in {
                (turn, event.city.name, event.humans)
                for turn, event in dated(subject, past)
                if isinstance(event, TAKEN) and event.seat == seat
            }
    assert said


@pytest.mark.parametrize("subject", SUBJECTS, ids=case_name)
def test_the_board_at_the_end_of_a_turn_names_that_turn(subject: Subject) -> None:
    with subject.at_home():
        past = history(subject, 0)
        renderer = renderer_of(past.game)
        asked = dict.fromkeys(turn_of(past, step) for step in past.steps)
        for turn in [*asked][:-1]:
            steps = steps_within(past, turn)
            shown, last = board_of(past.game, steps[-1]), steps[-1].after
            assert renderer.turn(last) > renderer.turn(shown) == turn
            headline = renderer.headline(shown, WORDS)
            assert turn_page(past, turn, steps, WORDS).headline == headline
            if subject.installed is None:
                assert headline in renderer.board_text(shown, CAPTAINS, WORDS)
                assert headline not in renderer.board_text(last, CAPTAINS, WORDS)


def test_a_turn_in_which_nobody_was_asked_has_a_page_of_its_own() -> None:
    """What happened in it stands there, nothing else; nobody saw a board at its end."""
    past = history(next(each for each in SUBJECTS if each.name == "martians"), 0)
    past = replace(past, game=replace(past.game, status=GameStatus.OVER))
    renderer, turns = renderer_of(past.game), turns_of(past)
    assert turns == (*range(turns[-1] + 1),)
    begun = {
        event.turn: renderer.tell([event], CAPTAINS, WORDS)[0]
        for step in past.steps
        for event in step.events
        if isinstance(event, martians.TurnBegan)
    }
    asked = {turn_of(past, step) for step in past.steps}
    silent = [turn for turn in turns if turn not in asked]
    assert silent
    for turn in silent:
        shown = turn_page(past, turn, steps_within(past, turn), WORDS)
        name = "The end" if turn == turns[-1] else f"Turn {turn}"
        assert shown.headline == name
        assert not shown.film
        told = "\n".join(pages_of(past, turn, WORDS))
        assert f"### {name}\n" in f"{told}\n"
        assert {at for at, line in begun.items() if line in told.splitlines()} == {turn}
        assert acts(page_layout(past, PastPage(turn), WORDS), "board-then")


def _years(past: History, seat: int, said: dict[str, Any]) -> set[int]:
    """List the years in which a captain placed or carried out what is spoken of."""
    years, year = set[int](), 1
    for step in past.steps:
        for event in step.events:
            if isinstance(event, humanity.YearEnded):
                year = event.year + 1
            elif isinstance(event, humanity.Experimented) and event.seat == seat:
                years |= {year} if event.experiment.name == said["what"] else set()
            elif isinstance(event, humanity.Deployed) and event.seat == seat:
                years |= {year} if str(event.module.name) in str(said["what"]) else set()
    return years
