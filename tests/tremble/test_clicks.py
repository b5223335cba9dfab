"""Forms click by click: whatever is offered may be clicked, and a legal answer stays in reach."""

import random
from collections.abc import Iterator

import pytest

from engine.core.asks import Answer, Ask, Over, Setup
from engine.core.chance import SeededChance
from engine.core.forms import Form
from engine.core.playthrough import FormMaker, addable, play, random_answer, with_added
from engine.tremble.rules import TREMBLE
from engine.tremble.table.view import TrembleView
from tests.contract.records import dump
from tests.invasion.harness import split
from tests.tremble.harness import Play, acting_as, captain, fight_all, meeting, planned, state
from tests.tremble.test_redraw import STATIONS, offers

DRAFTS = 600  # of one form, at most


def clicks(form: Form) -> Iterator[Answer]:
    """List the drafts one click away: an option added or exchanged."""
    for field in form.fields:
        for option in addable(field):
            yield with_added(form, field.key, option.key)
        if field.most == 1 and field.chosen:
            for option in field.open_options():
                yield {**form.answer(), field.key: (option.key,)}


def walk(make: FormMaker) -> int:
    """Look at all drafts within reach; return how many were without faults."""
    seen: set[bytes] = set()
    ahead, sound = [make({})], 0
    while ahead:
        form = ahead.pop()
        sound += not form.faults
        for field in form.fields:
            still_open = {option.key for option in field.open_options()}
            assert still_open.issuperset(field.chosen), form.answer()
        assert not form.faults or any(addable(field) for field in form.fields), form.answer()
        for draft in clicks(form):
            if len(seen) < DRAFTS and dump(draft) not in seen:
                seen.add(dump(draft))
                ahead.append(make(draft))
    return sound


def walked(play: Play, seat: int = 0) -> int:
    view, ask = play.view(seat), play.ask(seat)
    return walk(lambda draft: TREMBLE.form(view, ask, draft))


def test_redraw_discards_credit_and_discounts() -> None:
    full = "training.1 bar-stool.1 bar-stool.2 knock-knee.1 knock-knee.2 tug-of-woe"
    one = captain(full, compensations=split("scratch-and-dent.1 scratch-and-dent.2"))
    assert walked(offers(STATIONS, "golden-eye.1 doom-mole.1", squads=(one, captain("")))) > 5
    poor = captain("training.1", humans=0, compensations=split("scratch-and-dent.1"))
    assert walked(offers(STATIONS, "golden-eye.1 doom-mole.1", squads=(poor, captain("")))) > 3


def test_fuel() -> None:
    cards = split("jerry-can.1 tanker-on-tow")
    one = captain("boom-mole.1 knock-knee.1 gas-giant", compensations=cards)
    assert walked(Play(state(one, captain("training.2"))).give()) > 50


def test_two_stations_that_move(monkeypatch: pytest.MonkeyPatch) -> None:
    acting_as(monkeypatch, "death-stable", "move-enemy")
    play = planned(
        captain("tug-of-woe death-stable"),
        captain("knock-knee.1 paper-plate.1"),
        plans={1: "knock-knee.1>1 paper-plate.1>3"},
        turn=9,
    )
    assert walked(play) > 20


def test_responses_with_all_that_may_be_used() -> None:
    cards = split("pep-talk.1 loaded-dice.1 jerry-can.1")
    play = meeting(
        captain("training.1 death-stable kek-lol-rofl.1", compensations=cards),
        captain("golden-eye.1 doom-mole.1 bar-stool.1"),
        throws=((1, 1), (6, 6)),
        cities="paris",
    )
    assert walked(play) >= 5


def test_losses_of_two_battles() -> None:
    lost = "knock-knee.1 paper-plate.1 bar-stool.1 lazy-susan.1"
    cards = split("ejector-seat.1 finders-keepers.1")
    throws = {
        f"t9:battle:{space}:roll:1:seat:{seat}": (1 + 5 * seat, 1 + 5 * seat)
        for space in (1, 2)
        for seat in (0, 1)
    }
    play = planned(
        captain(f"{lost} soft-landing", compensations=cards),
        captain("boom-mole.1 fat-comet.1"),
        plans={
            0: "knock-knee.1>1 paper-plate.1>1 bar-stool.1>2 lazy-susan.1>2",
            1: "boom-mole.1>1 fat-comet.1>2",
        },
        dice=throws,
        turn=9,
        cities="naples perth paris",
    )
    fight_all(play).until("loss")
    assert play.asked() == {0: (1, 2), 1: (1, 2)}
    assert walked(play) > 20


def test_rewards_with_helpers() -> None:
    play = planned(
        captain(
            "knock-knee.1 paper-plate.1 fake-news-tower",
            compensations=split("bribed-general.1 bribed-general.2"),
        ),
        captain(""),
        plans={0: "knock-knee.1>1 paper-plate.1>2"},
        turn=9,
        cities="boston vienna paris",
    )
    assert walked(play) > 30


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whatever_comes_up_in_random_games(seats: int) -> None:
    kinds: set[str] = set()
    rng = random.Random(seats)

    def answer(view: TrembleView, ask: Ask, make: FormMaker) -> Answer:
        del view
        if ask.kind not in ("buy", "plan", "fight", "army") or rng.random() < 0.02:
            assert walk(make)
            kinds.add(ask.kind)
        return random_answer(make, rng.randrange)

    for seed in range(3):
        over = play(TREMBLE, Setup(seats), SeededChance(seed.to_bytes(32, "big")), answer)
        assert isinstance(over.pending(), Over)
    assert {"reward", "loss", "respond"} <= kinds
