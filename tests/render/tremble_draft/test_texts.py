"""The first draft in words: whole games are told, explained and summed up, within their limits."""

from typing import Any

import msgspec
import pytest

from engine.core.asks import Answer, Ask, Notice, Seat, Setup
from engine.core.chance import SeededChance
from engine.core.playthrough import FormMaker, play, random_answer
from engine.core.table import Table
from engine.core.words import say
from engine.invasion.battles import events as common
from engine.tremble_draft.cards.tables import ARMIES, CITIES, SHIPS, TASKS
from engine.tremble_draft.table import events as ev
from engine.tremble_draft.table.view import Attack, TaskResult
from render.games import GAMES
from render.house.shortening import LIMIT
from render.invasion.telling.recaps import best_moment
from render.tremble_draft.telling.cities import CITIES as OVER_CITIES
from render.tremble_draft.telling.searches import SEARCHES
from render.tremble_draft.telling.story import STORY
from render.tremble_draft.telling.turns import TURNS
from render.tremble_draft.texts.hand_text import LIMIT as HAND_LIMIT
from render.words import Words
from tests.render.tremble.test_tell import assert_given

DRAFT = GAMES["tremble-draft"].full_renderer
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve")
MOST_TEXT, MOST_WHY = 4000, 1500
ROME, PARIS = CITIES["rome"], CITIES["paris"]
GUARD = ARMIES["national-guard"]
CADET, HOUND = SHIPS["cadet.1"], SHIPS["bloodhound.1"]


def told(words: Words, *events: Any) -> list[str]:
    return DRAFT.tell(events, NAMES, words)


def brief(words: Words, *events: Any) -> list[str]:
    return DRAFT.brief(events, NAMES, words)


def test_every_event_has_one_row() -> None:
    assert set(STORY.rows) == set(ev.EVENT_TYPES)
    assert sum(map(len, (TURNS, OVER_CITIES, SEARCHES))) == len(STORY.rows)


def test_plain_sentences_ask_for_fields_of_their_event() -> None:
    assert_given(STORY)


@pytest.mark.parametrize("seats", [2, 5])
def test_whole_games_fit_where_they_are_told(seats: int, words: Words) -> None:
    game, picks = GAMES.rules.newest("tremble-draft"), iter(range(10**9))

    def answer(view: Any, _ask: Ask, make_form: FormMaker) -> Answer:
        assert 0 < len(DRAFT.hand_text(view, NAMES, words)) <= HAND_LIMIT
        return random_answer(make_form, lambda limit: next(picks) * 7919 % limit)

    def see(table: Table, notices: tuple[Notice[Any], ...]) -> None:
        view = game.view(table.state, None)
        assert DRAFT.headline(view, words)
        assert len(DRAFT.board_text(view, NAMES, words)) <= LIMIT
        assert len(DRAFT.discards_text(view, words)) <= MOST_TEXT
        for viewer in (None, *range(seats)):
            events = [event for notice in notices if (event := notice.seen_by(viewer))]
            assert len("\n".join(DRAFT.tell(events, NAMES, words))) <= MOST_TEXT
            assert len("\n".join(DRAFT.brief(events, NAMES, words))) <= MOST_TEXT
            whys = DRAFT.why(events, NAMES, words)
            assert all(len(each.explanation) <= MOST_WHY for each in whys)

    play(game, Setup(seats=seats), SeededChance(b"draft", (str(seats),)), answer, see)


def test_a_turn_tells_every_tank(words: Words) -> None:
    (line,) = told(words, ev.TurnBegan(2, 1, (16, 20), (8, 15)))
    assert line.endswith("**Ann** 16 and **Bob** 20.")


def test_what_was_bought_is_told_to_its_captain_alone(words: Words) -> None:
    public = ev.Shopped(0, 30_000, (CADET,), (), 20_000, 50_000)
    assert told(words, public) == [
        "**Ann** pays 30,000 for a ship.",
        "**Ann** leaves Cadet in the shop.",
    ]
    own = msgspec.structs.replace(public, bought=HOUND)
    assert "Your new ships: Bloodhound." in told(words, own)


def test_a_post_leaves_to_the_picture_what_it_shows(words: Words) -> None:
    lines = brief(
        words,
        ev.PlansRevealed(
            (Attack(0, 1, (CADET,), 3), Attack(1, 1, (HOUND,), 3)), (2,), (ROME, PARIS)
        ),
        ev.FuelPaid(0, 1, 7),
        common.CitySpared(2, PARIS),
        common.FightChosen(1, ROME, 0, 3, fights=False),
        common.FightChosen(1, ROME, 1, 3, fights=True),
        common.Walkover(1, ROME, 1),
        ev.LootChosen(1, ROME, 1, (HOUND,), 1),
    )
    assert lines == [
        "**Cleo** stays home.",
        "**1 Rome** · **Ann** 3 (Cadet); **Bob** 3 (Bloodhound)",
        "- 🏳️ **Ann** retreats.",
        "- 🔎 **Bob** stays to search with Bloodhound: one turn.",
        "**2 Paris** · Nobody came: a miracle.",
    ]


def test_cities_and_armies_that_meet_nobody_stand_in_the_picture(words: Words) -> None:
    assert not brief(words, ev.CityLaid(1, ROME), ev.ArmyTurned(GUARD, 1, ()))
    assert "12" in "".join(brief(words, ev.ArmyTurned(GUARD, 1, (0,))))


def test_an_army_is_compared_with_what_was_reached(words: Words) -> None:
    fought = ev.ArmyFought(0, ROME, GUARD, (CADET, HOUND), 6, (3, 3), won=True)
    (why,) = DRAFT.why((fought,), NAMES, words)
    assert why.rules == ("TD-11.3",)
    assert "attack 6 + dice 3 + 3 = 12" in why.explanation


def test_a_raid_is_told_once(words: Words) -> None:
    choice = ev.LootChosen(1, ROME, 0)
    taken = ev.CityTaken(ROME, 0, 50_000, 150_000, space=1)
    for tell in (told, brief):
        (raids,) = tell(words, choice)
        assert "raids 50,000" not in raids
        (line,) = tell(words, choice, taken)
        assert "raids 50,000" in line


def recapped(words: Words, seat: Seat, *events: Any) -> str:
    game = GAMES.rules.newest("tremble-draft")
    table = play_begun(game)
    told = DRAFT.recap(seat, game.view(table.state, seat), events)
    return words(told) if told else ""


def play_begun(game: Any) -> Table:
    found: list[Table] = []

    def answer(_view: Any, _ask: Ask, make_form: FormMaker) -> Answer:
        return random_answer(make_form, lambda _limit: 0)

    play(game, Setup(seats=2), SeededChance(b"recap"), answer, lambda table, _: found.append(table))
    return found[0]


def test_a_recap_says_what_a_turn_brought(words: Words) -> None:
    found = ev.CityTaken(ROME, 0, 110_000, 160_000, ships=(HOUND,))
    broken = ev.SearchBroken(0, PARIS, GUARD, CADET)
    said = recapped(words, 0, broken, found)
    assert said.startswith("You searched Rome (+110,000): ")
    assert recapped(words, 1, broken, found) == ""
    began = ev.LootChosen(1, ROME, 0, (HOUND,), 2)
    assert recapped(words, 0, began).startswith("You began to search Rome: ")
    lost = [words(text) for text in DRAFT.losses(0, (broken, found))]
    assert lost == [
        "National Guard has driven you from Paris: the search is lost, and so is Cadet.",
    ]
    assert DRAFT.losses(1, (broken, found)) == []


def test_a_search_is_a_best_moment_as_much_as_a_raid(words: Words) -> None:
    raid = ev.CityTaken(PARIS, 0, 50_000, 100_000, space=1)
    found = ev.CityTaken(ROME, 0, 110_000, 210_000, ships=(HOUND,))
    best = best_moment(STORY, 0, [(2, raid), (3, found)])
    assert best == say("tremble-draft-moment-found", turn=3, city=ROME.name, humans=110_000)
    less = best_moment(STORY, 0, [(2, raid)])
    assert less == say("invasion-moment-raided", turn=2, city=PARIS.name, humans=50_000)


def test_tasks_are_shown_in_the_end(words: Words) -> None:
    task = next(iter(TASKS.values()))
    lines = told(words, ev.TasksScored(0, (TaskResult(task, met=True),), 60_000, 200_000))
    assert lines == ["📜 **Ann**, at least 4 cities in Europe: met, +60,000."]
