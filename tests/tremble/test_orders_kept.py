"""RL-28, RL-30: what the receipt of battle orders says is what happens, in whole random games."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from engine.core.asks import Answer, Ask, Notice, Seat, Setup
from engine.core.chance import SeededChance, picker
from engine.core.playthrough import FormMaker, play, random_answer
from engine.core.table import Table
from engine.invasion.battles.battles import percent
from engine.invasion.battles.events import FightChosen
from engine.invasion.cards.attack import attack_total
from engine.invasion.cards.keys import ASK
from engine.invasion.orders.choosing import ALWAYS, NEVER
from engine.invasion.orders.orders import CITY, FIGHT, LOSE, Spot
from engine.invasion.valuing.boards import Board
from engine.tremble.advice import BATTLE_ORDERS
from engine.tremble.ahead import orders
from engine.tremble.ahead.terms import AIDS
from engine.tremble.phases.facing import ARMIES, MOST
from engine.tremble.phases.reward import CATCH, RAID, attackers, fewer
from engine.tremble.rules import TREMBLE
from engine.tremble.table.chances import catch_chance
from engine.tremble.table.events import (
    ArmyAvoided,
    ArmyEffectUsed,
    ArmyFought,
    DecidesNow,
    EffectUsed,
    EnemiesMoved,
    RewardChosen,
    ShipLost,
    ShipSaved,
)
from engine.tremble.table.state import State
from engine.tremble.table.view import TrembleView
from tests.tremble.harness import captain, planned

MARKS = {"reward": (CITY,), "army": (ARMIES,), "loss": (FIGHT, ARMIES), "fight": (FIGHT,)}
"""By which orders a captain wants to be asked each kind of question."""
ROLLS = (FIGHT, ARMIES)


class Receipts:
    """The battle orders of a turn, and what happens otherwise than they say."""

    def __init__(self) -> None:
        self.orders: dict[Seat, Answer] = {}
        self.unsaid: dict[Seat, set[str]] = {}  # fields that a captain left as they were filled in
        self.views: dict[Seat, TrembleView] = {}
        self.fought: Counter[tuple[Seat, int]] = Counter()
        self.announced: set[Seat] = set()
        self.checked: Counter[str] = Counter()
        self.broken: list[str] = []

    def give(self, view: TrembleView, ask: Ask, draft: Answer, answer: Answer) -> None:
        """Keep the orders of a captain."""
        self.orders[ask.seat], self.views[ask.seat] = answer, view
        self.unsaid[ask.seat] = answer.keys() - draft.keys()

    def said(self, kind: str, seat: Seat, space: int) -> str:
        """Return what a captain ordered for a space; empty where nothing."""
        return next(iter(self.orders.get(seat, {}).get(Spot(kind, space).key, ())), "")

    def asks(self, ask: Ask) -> None:
        """Hold a question against the orders: only who wanted to be asked is asked."""
        spaces = ask.about if ask.kind in ("fight", "loss", "reward") else ask.about[:1]
        for space in spaces:
            marks = [self.said(kind, ask.seat, space) for kind in MARKS.get(ask.kind, ROLLS)]
            self._insist(ASK in marks, f"{ask.kind} asked of {ask.seat} at {space} against orders")
        self._insist(ask.seat in self.announced, f"{ask.seat} was asked unannounced")

    def happens(self, event: object) -> None:
        """Hold an event against the orders."""
        match event:
            case DecidesNow(seat=seat):
                self.announced.add(seat)
            case FightChosen(space=space, seat=seat, fights=fights):
                order = self.said(FIGHT, seat, space)
                if order in (ALWAYS, NEVER):
                    self._insist(fights == (order == ALWAYS), f"fight {seat} at {space}: {order}")
            case RewardChosen():
                self._rewards(event)
            case ArmyFought() | ArmyAvoided():
                self._meets(event)
            case ShipLost(space=space, seat=seat, ship=ship) if ship is not None:
                named = self.said(LOSE, seat, space)
                if named and not self._asked(seat, space):
                    self._insist(ship.id == named, f"lost {ship.id} at {space}, not {named}")
            case ShipSaved() | EffectUsed() | ArmyEffectUsed():
                self._uses(event.seat, event.space, event.aid.id)

    def _rewards(self, event: RewardChosen) -> None:
        """Raid or catch as ordered; a chance counts as the captain would have read it."""
        seat, space, order = event.seat, event.space, self.said(CITY, event.seat, event.space)
        for aid in event.aids:
            self._uses(seat, space, aid.id)
        if order in (RAID, CATCH):
            self._insist(event.catch == (order == CATCH), f"{order} at {space}: {event.catch}")
        if order.isdecimal():
            city, ships = attackers(self.views[seat], seat, space)
            armies = max(0, city.difficulty - fewer([aid.id for aid in event.aids]))
            total = attack_total(ships, city, army=True)
            chance = percent(catch_chance(self.views[seat].public, total, armies))
            told = f"catch at {order} in {space}: {event.catch} at {chance}"
            self._insist(event.catch == (chance >= int(order)), told)

    def _meets(self, event: ArmyFought | ArmyAvoided) -> None:
        """Fight armies and turn back before them as ordered."""
        seat, space = event.seat, event.space
        order = self.said(ARMIES, seat, space)
        if isinstance(event, ArmyFought):
            self.fought[seat, space] += 1
            most = int(order.removeprefix(MOST)) if order.startswith(MOST) else 99
            self._insist(self.fought[seat, space] <= most, f"army {seat} at {space}: {order}")
            self._insist(order != NEVER, f"army fought at {space} against orders")
            return
        self._insist(order != ALWAYS, f"turned back at {space}")
        whatever = self.said(CITY, seat, space) == CATCH
        untouched = Spot(ARMIES, space).key in self.unsaid.get(seat, ())
        self._insist(not (whatever and untouched), f"turned back at {space} by itself")

    def _uses(self, seat: Seat, space: int, aid: str) -> None:
        allowed = self.orders.get(seat, {}).get(Spot(AIDS, space).key, ())
        if not self._asked(seat, space):
            self._insist(aid in allowed, f"{aid} used at {space} against orders")

    def _asked(self, seat: Seat, space: int) -> bool:
        return ASK in [self.said(kind, seat, space) for kind in (FIGHT, CITY, ARMIES)]

    def _insist(self, kept: bool, told: str) -> None:
        self.checked[told.split(maxsplit=1)[0]] += 1
        if not kept:
            self.broken.append(told)


def some_of(make_form: FormMaker, pick: Any) -> tuple[Answer, Answer]:
    """Say some fields by chance and leave the others filled in; return the draft and the answer."""
    whole = random_answer(make_form, pick)
    draft = {key: picked for key, picked in whole.items() if picked and pick(2)}
    form = make_form(draft)
    return (draft, form.answer()) if not form.faults else (whole, whole)


def receipts(seeds: range) -> Iterator[Receipts]:
    """Play random games ahead, and hold each turn against its receipts."""
    for seed in seeds:
        key = seed.to_bytes(32, "big")
        pick, turn = picker(key, "kept"), [Receipts()]

        def answer(
            view: TrembleView, ask: Ask, make_form: FormMaker, pick: Any = pick, turn: Any = turn
        ) -> Answer:
            if ask.kind == "orders":
                draft, given = some_of(make_form, pick)
                turn[-1].give(view, ask, draft, given)
                return given
            if ask.kind == "buy" and turn[-1].orders:
                turn.append(Receipts())
            elif turn[-1].orders and ask.kind not in ("buy", "plan"):
                turn[-1].asks(ask)
            return random_answer(make_form, pick)

        def note(_table: Table, notices: tuple[Notice[Any], ...], turn: Any = turn) -> None:
            for notice in notices:
                turn[-1].happens(notice.public)

        setup = Setup(2 + seed % 4, {"battles": "ahead"})
        play(TREMBLE, setup, SeededChance(key), answer, note)
        yield from turn


def broken(seeds: range) -> tuple[list[str], Counter[str]]:
    """Return what happened against receipts, and how often each kind of thing was looked at."""
    found, checked = list[str](), Counter[str]()
    for turn in receipts(seeds):
        found += turn.broken
        checked += turn.checked
    return found, checked


def test_rl_28_what_the_receipt_says_is_what_happens() -> None:
    found, checked = broken(range(12))
    assert found == []
    least = {"fight": 100, "catch": 100, "turned": 20, "army": 15, "lost": 5}
    assert all(checked[kind] >= count for kind, count in least.items()), checked


@pytest.mark.soak
def test_rl_28_what_the_receipt_says_is_what_happens_in_many_games() -> None:
    assert broken(range(100, 400))[0] == []


def test_rl_28_a_planted_question_about_an_ordered_city_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    left_of = BATTLE_ORDERS._unordered

    def whole(state: State, ask: Ask) -> Ask | None:
        return ask if left_of(state, ask) else None

    monkeypatch.setattr(BATTLE_ORDERS, "_unordered", whole)
    assert any("asked of" in told for told in broken(range(12))[0])


def test_rl_30_a_planted_rule_that_turns_a_catch_back_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(orders, "ALWAYS", "70")
    assert any("turned back" in told for told in broken(range(12))[0])


def spelled_out(answer: Answer) -> str:
    """Spell an answer as the harness reads it."""
    return " ".join(f"{key}={','.join(picked)}" for key, picked in answer.items())


def contested(*, keeps: bool = True) -> EnemiesMoved:
    """Let a station move an enemy ship where it helps most, from a battle to a city of one's own.

    The rival's stronger ship stands against one of the captain's in Vienna; in Paris another of
    them is alone, and would still be likely to win if the rival came there.
    """
    play = planned(
        captain("training.1 fat-comet.1 tug-of-woe"),
        captain("knock-knee.1"),
        plans={0: "training.1>2 fat-comet.1>1", 1: "knock-knee.1>2"},
        turn=9,
        cities="paris vienna",
    )
    with pytest.MonkeyPatch.context() as patch:
        if not keeps:
            patch.setattr(Board, "keeps", lambda _board, _moves: True)
        given = TREMBLE.standing(play.view(0), play.ask(0), {"moves": ("best",)})
    play.give({0: spelled_out(given or {})})
    (moved,) = play.told(EnemiesMoved)
    return moved


def test_r_2_no_ship_is_sent_where_a_city_was_won_already() -> None:
    def targets(moved: EnemiesMoved) -> list[int]:
        return [haul.move.target for haul in moved.hauls if haul.move]

    assert targets(contested(keeps=False)) == [1], "that would help most"
    assert targets(contested()) == [3], "next best, where nobody is"
