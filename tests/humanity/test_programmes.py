"""Programmes for a round: what is wished, what comes of it, and who learns what (Q-45 to Q-47)."""

from itertools import takewhile
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.asks import Answer, Decide, Over
from engine.core.chance import SeededChance
from engine.core.contract import facts_of, variants_of
from engine.core.forms import Form
from engine.core.playthrough import random_answer
from engine.core.table import Table, open_table
from engine.humanity.base.grid import NAMES
from engine.humanity.captains.steady import steady
from engine.humanity.looking.foreseen import foreseen
from engine.humanity.phases.moves import Action, Move
from engine.humanity.phases.placing import lands
from engine.humanity.phases.reach import reach_of
from engine.humanity.programme.following import payable
from engine.humanity.programme.foretelling import foretold
from engine.humanity.programme.suggesting import bringing_most, rated, suggested_turns
from engine.humanity.programme.terms import Wish, in_order
from engine.humanity.rules import HUMANITY
from engine.humanity.table.events import (
    AstronautsPlaced,
    ChoosesNow,
    Deployed,
    Experimented,
    Worked,
)
from engine.humanity.table.frames import Programming
from engine.humanity.table.state import State, with_player
from engine.humanity.table.view import HumanityView, ModuleView
from render.games import GAMES
from render.words import words_for
from tests.contract.records import dice, form_maker
from tests.humanity.bases import lay
from tests.humanity.harness import Play, player, state

RICH = {"C4": "ice-drill 3", "D4": "generator 3", "E4": "methane-tap 3", "D5": "insect-rack 3"}
WORKS = "wish.1=work who.1=1 wish.2=work who.2=2"
Deed = Worked | Deployed | Experimented


def playing(own: str = "C3 E3 @7", second: str = "C3 E3 @7", **more: Any) -> Play:
    """Begin a round of two rich captains, who write programmes."""
    crews = [player(lay(**RICH), each) for each in (own, second)]
    landing = tuple([seat for seat, each in enumerate(crews) if lands(each)])
    more |= {"landing": landing, "programmed": True}
    return Play(state(*crews, frame=Programming(), number=1, **more))


def deeds(play: Play, seat: int) -> list[str]:
    """Tell what a captain did since: who, and for what."""
    told = [each.public for each in play.notices]
    return [_deed(each) for each in told if isinstance(each, Deed) and each.seat == seat]


def _deed(event: Deed) -> str:
    number = event.astronaut + 1
    match event:
        case Deployed():
            return f"{number} {event.module.id}"
        case Experimented():
            return f"{number} {event.experiment.id}"
    return f"{number} {'+'.join(NAMES[each.cell] for each in event.done)}"


def missed(play: Play, seat: int) -> list[tuple[int, str, str]]:
    """List what a captain learns of their wishes that came to nothing."""
    return [(each.turn, each.barred, each.wish) for each in play.view(seat).missed]


def test_what_is_filled_in_is_a_whole_programme() -> None:
    """Q-45: Done alone sends it, and so does whoever never looks."""
    play = playing("C3 E3 home")
    form = play.form(0)
    assert not form.faults
    assert form.suggestion() == form.answer()
    assert [words_for("en")(each.label) for each in form.sections] == [
        "Landing",
        "Turn 1",
        "Turn 2",
        "Turn 3",
    ]
    assert form.field("cell.3").chosen
    assert all(form.field(f"wish.{turn}").chosen for turn in (1, 2, 3))
    assert not HUMANITY.form(play.view(0), play.ask(0), play.default(0)).faults


def test_work_that_is_filled_in_serves_what_is_wanted() -> None:
    """Q-45: a lab between three orange modules lacks electricity, another insects."""
    base = {"B3": "ice-drill 1", "C2": "shore-pump", "D3": "insect-rack {}", "A1": "generator {}"}
    for insects, electricity, wanted in ((1, 0, "A1"), (0, 1, "D3")):
        amounts = {"D3": insects, "A1": electricity}
        cells = lay(**{cell: what.format(amounts.get(cell)) for cell, what in base.items()})
        crew = [player(cells, "C3 @7 @7"), player(None, "@6 @7 @7")]
        begun = state(*crew, hangars="1=geology-lab", frame=Programming(), programmed=True)
        (wish,) = suggested_turns(replace(begun, wheel=(None,) * len(begun.wheel)), 0)
        assert wish.wanted == ("work",)
        assert wanted in [NAMES[each] for each in wish.cells]


def test_what_brings_most_is_looked_for_once_whatever_is_written_of_later_turns() -> None:
    begun = state(player(lay(**RICH), "C3 E3 @7"), hangars="1=lake-farm", programmed=True)
    most = bringing_most(begun, 0)
    looked = rated.cache_info().misses
    written = replace(begun.players[0], programme=("wish.2=work",), missed=("1.poor.lake-farm",))
    assert bringing_most(with_player(begun, 0, written), 0) == most
    assert rated.cache_info().misses == looked


def test_what_others_will_take_has_another_wish_in_its_place() -> None:
    """Q-45: a wish is the best of all, as nobody knows; in its place is what is left by then."""
    hangars = "1=lake-farm 2=shore-pump 3=rover-shed 4=round-greenhouse"
    crews = [player(lay(**RICH), "C3 E3 @7") for _ in range(2)]
    begun = state(*crews, hangars=hangars, frame=Programming(), programmed=True, first=1)
    wishes = [each.wanted for each in foretold(begun, 0, _takes_the_nearest)]
    assert wishes == [("lake-farm", "shore-pump"), ("rover-shed", "round-greenhouse")]


def test_what_cannot_be_paid_is_not_filled_in() -> None:
    """Q-45: who has paid for one module has nothing left for the other, even alone."""
    base = lay(C4="ice-drill 2", D4="generator", E4="methane-tap")
    crews = [player(base, "C3 E3 @7"), player(None, "@6 @7 @7")]
    hangars = "1=lake-farm 2=octagon-greenhouse"
    begun = state(*crews, hangars=hangars, frame=Programming(), programmed=True)
    wishes = [Wish(1, 0, ("lake-farm", "work")), Wish(2, 1, ("octagon-greenhouse", "work"))]
    wanted = [each.wanted for each in payable(begun, 0, wishes)]
    assert wanted == [("lake-farm", "work"), ("best",)]
    assert [each.wanted for each in payable(begun, 0, wishes[1:])] == [
        ("octagon-greenhouse", "work")
    ]


def test_a_tile_says_if_it_is_too_dear_by_its_turn() -> None:
    """What the turns before it spend is gone: who pays for a farm in turn 1 has no ice left."""
    base = lay(C4="ice-drill 2", D4="generator", E4="methane-tap")
    crews = [player(base, "C3 E3 @7"), player(None, "@6 @7 @7")]
    hangars = "1=lake-farm 2=octagon-greenhouse"
    play = Play(state(*crews, hangars=hangars, frame=Programming(), programmed=True))
    for first, costs in (("lake-farm", ["2 ice"]), ("work", [])):
        draft = f"wish.1={first} who.1=1 cells.1=D4 wish.2=work who.2=2"
        form = HUMANITY.noted(play.view(0), play.ask(0), play.form(0, draft))
        assert not form.faults
        notes = {kind: _dear(form, f"{kind}.{turn}") for kind, turn in (("wish", 1), ("else", 2))}
        assert notes == {"wish": [], "else": costs}


def _dear(form: Form, key: str) -> list[str]:
    """List the costs of the greenhouse that are too high in a field."""
    (option,) = (each for each in form.field(key).options if each.key == "octagon-greenhouse")
    note = words_for("en")(option.note) if option.note else ""
    return [note.removeprefix("too dear by then: ")] if note.startswith("too dear") else []


def test_who_writes_a_programme_reads_as_which_of_all_it_acts() -> None:
    """HU-3.1: it matters for what will be gone by then."""
    crews = [player(lay(**RICH), "C3 E3 @7") for _ in range(3)]
    play = Play(state(*crews, frame=Programming(), programmed=True, first=2))
    told = [words_for("en")(play.form(seat).facts[0]) for seat in range(3)]
    assert [text.partition(",")[0] for text in told] == [
        f"You act as number {place} of 3" for place in (2, 3, 1)
    ]


def _takes_the_nearest(state: State, seat: int) -> Move:
    """Take the first module from hangar 0, for nothing."""
    reach = reach_of(state, seat)
    return Move(Action.DEPLOY, reach.active[0], tile=reach.modules[0])


def test_a_steady_captain_writes_what_people_are_suggested() -> None:
    """Both stand on one description of what moves are worth."""
    base = lay(C4="ice-drill 2", D4="generator 1", E4="methane-tap")
    begun = state(*[player(base, "C3 E3 @7")] * 2, frame=Programming(), programmed=True)
    play = Play(begun)
    make = form_maker(HUMANITY, play.view(0), play.ask(0))
    filled = make({}).fresh()
    assert any(filled[f"cells.{turn}"] for turn in (1, 2))
    assert steady(play.view(0), play.ask(0), make, lambda _: 0) == filled


def test_turns_are_taken_in_the_printed_order_without_a_question() -> None:
    """Q-45, HU-3.1: one after another, whoever wrote first."""
    play = playing(hangars="1=lake-farm 2=shore-pump")
    assert play.group == "y1:r1:programme"
    play.give(
        {
            0: "wish.1=lake-farm who.1=1 wish.2=work who.2=2 cells.2=C4",
            1: "wish.1=work who.1=2 wish.2=shore-pump who.2=1",
        }
    )
    turns = [each.public for each in play.notices if isinstance(each.public, Deed)]
    assert [each.seat for each in turns[:4]] == [0, 1, 0, 1]
    assert deeds(play, 0)[0] == "1 lake-farm"
    assert deeds(play, 1)[1] == "1 shore-pump"
    assert play.group == "y1:r2:programme"


def test_the_second_wish_counts_where_the_first_is_gone() -> None:
    """Q-46: who is first at a hangar still matters; the loser alone learns what was wished."""
    play = playing(hangars="1=lake-farm 2=shore-pump")
    wish = "wish.1=lake-farm who.1=1 else.1=shore-pump wish.2=work who.2=2"
    play.give({0: wish, 1: wish})
    assert deeds(play, 0)[0] == "1 lake-farm"
    assert deeds(play, 1)[0] == "1 shore-pump"
    assert missed(play, 1) == [(1, "gone", "lake-farm")]
    assert missed(play, 0) == []
    assert not play.view(0).missed
    assert not play.view(None).missed


@pytest.mark.parametrize(
    ("cells", "hangars", "barred"),
    [
        ({"C4": "ice-drill", "D4": "generator", "E4": "methane-tap"}, "1=lake-farm", "poor"),
        ({**RICH, "B3": "round-greenhouse"}, "1=round-biome", "place"),
    ],
)
def test_what_cannot_be_done_is_worked(cells: dict[str, str], hangars: str, barred: str) -> None:
    """Q-46: gone, not to be paid for, or not to be placed; in the end it is work."""
    crew = [player(lay(**cells), "C3 E3 @7"), player(lay(**RICH), "@6 @7 @7")]
    begun = state(*crew, frame=Programming(), programmed=True, number=1, hangars=hangars)
    play = Play(begun)
    wish = "lake-farm" if barred != "place" else "round-biome"
    draft = f"wish.1={wish} who.1=1 else.1=work wish.2=work who.2=2"
    play.give({0: draft})
    assert missed(play, 0) == [(1, barred, wish)]
    assert deeds(play, 0)[0].startswith("1 ")


def test_a_later_wish_is_pulled_forward_before_work() -> None:
    """Q-46: who would only work does so later, once whatever else is wished has been done."""
    play = playing(hangars="1=lake-farm 2=shore-pump 3=rover-shed")
    draft = "wish.1=lake-farm who.1=1 else.1=work cells.1=C4 wish.2=rover-shed who.2=2 else.2=work"
    play.give({0: "wish.1=lake-farm who.1=1 wish.2=work who.2=2", 1: draft})
    assert [each[:4] for each in deeds(play, 1)] == ["2 ro", "1 C4"]
    assert missed(play, 1) == [(1, "gone", "lake-farm")]


def test_work_that_is_wished_first_is_not_put_off() -> None:
    """Q-46: it may be what pays for the wish after it."""
    play = playing(hangars="1=lake-farm")
    play.give({0: "wish.1=work who.1=2 wish.2=lake-farm who.2=1 else.2=work", 1: WORKS})
    assert [each.split()[0] for each in deeds(play, 0)] == ["2", "1"]
    assert deeds(play, 0)[1] == "1 lake-farm"


def test_any_module_of_a_colour_is_the_first_from_the_arm() -> None:
    """Q-46: the first for which all holds; blue ones that cannot be paid are passed over."""
    play = playing(hangars="2=lake-farm 3=shore-pump 5=rover-shed")
    colour = HUMANITY.view(play.state, 0).public.ring[2].module
    assert colour is not None
    assert colour.colour is not None
    play.give({0: f"wish.1=any.{colour.colour.value} who.1=1 else.1=work", 1: WORKS})
    assert deeds(play, 0)[0] == "1 lake-farm"


def test_what_brings_most_then_is_found_when_the_turn_comes() -> None:
    """Q-46: a tile that pays at once, whoever fetches it; without any it is work."""
    play = playing(hangars="1=lake-farm 2=round-greenhouse", wheel="4=1-right-1")
    play.give(
        {
            0: "wish.1=1-right-1 who.1=1 else.1=work",
            1: "wish.1=1-right-1 who.1=1 else.1=best wish.2=work who.2=2",
        }
    )
    assert missed(play, 1) == [(1, "gone", "1-right-1")]
    assert deeds(play, 1)[0].split()[1] not in ("1-right-1", "C4", "D4")
    poor = [player(lay(C4="ice-drill", E4="methane-tap"), "C3 E3 @7") for _ in range(2)]
    play = Play(state(*poor, frame=Programming(), programmed=True, number=1))
    play.give({0: "wish.1=best who.1=2 wish.2=work who.2=1", 1: WORKS})
    assert deeds(play, 0)[0].startswith("2 ")


def test_whoever_wants_to_be_asked_is() -> None:
    """Q-45: the game waits, says for whom, and tells that captain why."""
    play = playing(hangars="1=lake-farm 2=shore-pump")
    play.give(
        {
            0: "wish.1=lake-farm who.1=1 else.1=work wish.2=work who.2=2",
            1: "wish.1=lake-farm who.1=1 else.1=ask wish.2=work who.2=2",
        }
    )
    (ask,) = play.asks
    assert (ask.seat, ask.kind) == (1, "turn")
    assert play.told(ChoosesNow) == [ChoosesNow(1)]
    told = [words_for("en")(each) for each in facts_of(HUMANITY, play.view(1), ask, {})]
    assert told[0] == "Of your programme: Lake Farm is gone."
    play.give({1: "action=deploy module=shore-pump astronaut=2"})
    assert deeds(play, 1)[0] == "2 shore-pump"
    assert deeds(play, 1)[1].startswith("1 "), "astronaut 2 is gone, so the other one stands in"


def test_a_turn_of_one_work_alone_asks_nobody() -> None:
    """Q-45: where nothing else is possible there is no question."""
    poor = player(lay(D4="ice-drill 2", E4="relay-mast"), "C3 @6 @7")
    more: dict[str, Any] = {
        "frame": Programming(),
        "programmed": True,
        "number": 1,
        "hangars": "1=botany-lab",
    }
    play = Play(state(poor, player(None, "@6 @7 @7"), **more))
    play.give({0: "wish.1=ask who.1=1"})
    assert deeds(play, 0) == ["1 D4"]
    assert not play.told(ChoosesNow)


def test_whoever_lands_acts_in_the_same_round() -> None:
    """Q-47: their cells are the first part of the programme."""
    play = playing("C3 home @7", hangars="1=lake-farm")
    play.give({0: "cell.2=D3 wish.1=lake-farm who.1=2 else.1=work wish.2=work who.2=1", 1: WORKS})
    (placed,) = play.told(AstronautsPlaced)
    assert [(each.seat, each.astronaut, each.cell) for each in placed.settled] == [
        (0, 1, NAMES.index("D3"))
    ]
    assert deeds(play, 0)[0] == "2 lake-farm"


def test_each_astronaut_is_offered_for_one_turn() -> None:
    """Q-45: whoever is named for an earlier turn is not for a later one, unless woken."""
    play = playing(wheel="4=1-left-3")
    assert play.open(0, "who.2", "who.1=2") == {"1"}
    assert play.form(0, "who.1=2").field("who.2").chosen == ("1",)
    wakes = next(
        each.experiment.id
        for each in play.view(0).public.ring
        if each.experiment and each.experiment.effect == "reactivate"
    )
    plain = play.form(0, "wish.1=work wish.2=work")
    woken = play.form(0, f"wish.1=work wish.2={wakes}")
    assert not plain.field("wish.3").options
    assert woken.field("wish.3").options
    assert not woken.faults


def test_points_go_to_the_cells_that_are_named_first() -> None:
    """Q-45: one after another, as often as there are points; the rest as suggested."""
    play = playing("C3*4 @6 @7", "@6 @7 @7", hangars="1=lake-farm")
    cells = lay(**{**RICH, "C4": "ice-drill 1", "E4": "methane-tap 2"})
    begun = replace(play.state.players[0], cells=cells)
    play = Play(replace(play.state, players=(begun, play.state.players[1])))
    play.give({0: "wish.1=work who.1=1 cells.1=C4,E4"})
    assert deeds(play, 0)[0].split()[1].split("+")[:3] == ["C4", "E4", "C4"]


def test_a_section_says_what_its_turn_comes_to_as_things_stand() -> None:
    """Q-46: why not, too, before it is sent."""
    play = playing(hangars="1=lake-farm 2=shore-pump")
    words = words_for("en")
    draft = "wish.1=lake-farm who.1=1 wish.2=lake-farm who.2=2 else.2=work"
    first, second = play.form(0, draft).sections
    assert first.note is not None
    assert second.note is not None
    assert "goes for Lake Farm, no research, no points." in words(first.note)
    assert "Lake Farm is gone, so astronaut 2 works" in words(second.note)
    assert words(second.line) == "Astronaut 2: Lake Farm; else: Work"


def test_a_draft_is_foreseen_as_if_nobody_else_acted() -> None:
    """Q-45: the base at the end of the round, for the picture beside the question."""
    play = playing("C3 home @7", hangars="1=lake-farm")
    draft = "cell.2=D3 wish.1=lake-farm who.1=2 else.1=work wish.2=work who.2=1"
    view, ask = play.view(0), play.ask(0)
    seen = foreseen(view, ask, play.form(0, draft).answer()).public.players[0]
    lies = seen.cells[NAMES.index("D3")]
    assert isinstance(lies, ModuleView)
    assert lies.module.id == "lake-farm"
    assert [each.hangar for each in seen.astronauts] == [None, 1, 7]
    assert seen.turns == 2


def test_nobody_sees_what_others_wish() -> None:
    """Q-46: programmes that differ in what comes later look the same until then."""
    seen = []
    for later in ("work", "lake-farm"):
        play = playing(hangars="1=lake-farm 2=shore-pump")
        play.give(
            {0: "wish.1=ask who.1=1 wish.2=work who.2=2", 1: f"wish.1={later} who.1=1 wish.2=work"}
        )
        seen.append([HUMANITY.view(play.state, each) for each in (None, 0)])
        assert play.view(1).programme
    assert seen[0] == seen[1]


# Whole games


def _begun(seats: int, seed: int) -> Table:
    setup = variants_of(HUMANITY)[0].setup(seats, {"turns": "ahead"})
    return open_table(HUMANITY, setup)[0].settle(SeededChance(seed.to_bytes(32, "big")))[0]


def test_what_the_receipt_says_happens_or_the_reveal_says_why_not() -> None:
    """Q-46: turn by turn, for any programmes: the first wish, or a reason for each that failed."""
    rng, table = dice(3, "programmes"), _begun(3, 3)
    checked = 0
    while not isinstance(pending := table.pending(), Over):
        assert isinstance(pending, Decide)
        for ask in pending.asks:
            make = form_maker(HUMANITY, table.view(ask.seat), ask)
            answer = random_answer(make, rng.randrange, _unasked)
            after = table.submit(ask.seat, table.group() or "", answer)
            assert isinstance(after, Table), after
            table = after
        answers = {seat: slip.answer for seat, slip in table.inbox.items()}
        table, notices = table.settle(SeededChance(bytes(32)))
        for seat, answer in answers.items():
            own = [each.public for each in notices if isinstance(each.public, Deed)]
            done = [each for each in own if each.seat == seat]
            checked += _check(answer, done, table.view(seat))
    assert checked > 60
    assert table.log


def _unasked(_field: str, option: str) -> bool:
    """Leave nothing open, so that all that happens was written."""
    return option != "ask"


Wished = tuple[int, tuple[str, ...]]  # a turn, and what is wished of it


def _check(answer: Answer, done: list[Deed], view: HumanityView) -> int:
    """Compare the turns of a captain with what was wished of them; return how many there were."""
    reasons = {(each.turn, each.wish) for each in view.missed}
    written = [
        (at, (*answer.get(f"wish.{turn}", ()), *answer.get(f"else.{turn}", ())))
        for at, turn in enumerate(in_order(answer), start=1)
    ]
    left = [each for each in written if each[1]]
    deeds = [_deed(each) for each in done]
    assert _explained(done, left, reasons), f"{left} came to {deeds}, and nobody says why"
    return len(done)


def _explained(done: list[Deed], left: list[Wished], reasons: set[tuple[int, str]]) -> bool:
    """Tell whether turns may follow from wishes: the first, unless it is told why nothing of it.

    Then a later one comes first, if it can be done.
    """
    if not done or not left:  # who is woken has a turn of which nothing is written
        return True
    (deed, *later), (first, wished) = done, left[0]
    tiles = _tiles(wished)
    told = all((first, each) in reasons for each in tiles)
    plain = wished[len(tiles) :][:1]
    ways = [left[0]] if _brings(tiles, deed) or (told and _is_plain(plain, deed)) else []
    if told and tiles and plain != ("best",):
        ways += [each for each in left[1:] if _brings(_tiles(each[1]), deed)]
    rests = [[each for each in left if each is not way] for way in ways]
    return any(_explained(later, rest, reasons) for rest in rests)


def _tiles(wished: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(takewhile(lambda wish: wish not in ("work", "best"), wished))


def _is_plain(plain: tuple[str, ...], deed: Deed) -> bool:
    return isinstance(deed, Worked) or plain == ("best",)


def _brings(tiles: tuple[str, ...], deed: Deed) -> bool:
    if isinstance(deed, Worked):
        return False
    coloured = isinstance(deed, Deployed) and f"any.{deed.colour.value}" in tiles
    return coloured or _deed(deed).split()[1] in tiles


def test_a_game_by_programmes_waits_once_a_round() -> None:
    """Q-45: at most twenty waits a game, and as many questions of a captain."""
    table, waits = _begun(4, 1), 0
    steady, rng = GAMES["humanity"].captain("steady"), dice(1, "waits")
    while not isinstance(pending := table.pending(), Over):
        assert isinstance(pending, Decide)
        waits += 1
        for ask in pending.asks:
            view = table.view(ask.seat)
            answer = steady(view, ask, form_maker(HUMANITY, view, ask), rng.randrange)
            after = table.submit(ask.seat, table.group() or "", answer)
            assert isinstance(after, Table), after
            table = after
        table, _ = table.settle(SeededChance(bytes(32)))
    assert 8 <= waits <= 20
