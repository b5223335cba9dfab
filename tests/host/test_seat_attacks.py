"""Seats under attack by chance: whoever is host, staff, captain or nobody tries all there is."""

import random
from collections import defaultdict
from collections.abc import Awaitable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from engine.host.doors.offering import Offers
from engine.host.doors.staff import Officer, Staff
from engine.host.doors.voting import Votes
from engine.host.values.denials import DeniedError
from engine.host.values.proceedings import Matter
from engine.host.values.records import GameInfo, GameStatus
from engine.host.values.terms import Absence
from tests.host.clockwork import begun
from tests.host.house import PACE, PEOPLE, House, house

CROWD = (*PEOPLE, 201, 202, 203, 204)
STEPS = 250


class Attack:
    """One try: what is done by whom, and who may lose a seat by it though they play."""

    def __init__(self, home: House, info: GameInfo, dice: random.Random) -> None:
        self._home = home
        self._info = info
        self._dice = dice
        self.person = dice.choice(CROWD)
        self.frees: set[int | None] = {self.person}
        vote = info.proceedings.vote
        if vote is not None and vote.about is not None:
            self.frees.add(info.seats[vote.about].person)

    def made(self) -> Awaitable[Any]:
        """Choose an act."""
        host, number, person = self._home.host, self._info.number, self.person
        match self._dice.randrange(14):
            case 0 | 1 | 2 | 3:
                return self._replacing(host.staff)
            case 4 | 5 | 6 | 7:
                return self._answering(host.offers)
            case 8 | 9:
                return self._voting(host.votes)
            case 10:
                return host.staff.hand_over(number, self._officer(), person)
            case 11 if self._dice.random() < 0.2:
                return host.privacy.forget(person)
            case 12 if self._dice.random() < 0.1:
                return host.vanished.member_gone(number, person)
            case _:
                return self._home.clock.advance(PACE * self._dice.random())

    def _officer(self) -> Officer:
        return Officer(self.person, str(self.person), staff=self._dice.random() < 0.5)

    def _seat(self) -> int:
        return self._dice.randrange(len(self._info.seats))

    def _replacing(self, staff: Staff) -> Awaitable[Any]:
        number, officer, seat = self._info.number, self._officer(), self._seat()
        if self._dice.random() < 0.25:
            return staff.replace_by_computer(number, officer, seat, "", "Tin")
        other = self._dice.choice((self.person, self._dice.choice(CROWD)))
        return staff.replace_by_person(number, officer, seat, other, str(other))

    def _answering(self, offers: Offers) -> Awaitable[Any]:
        number, known = self._info.number, self._info.proceedings.offers
        if not known or self._dice.random() < 0.2:
            which = f"o{known[0].post}" if known else "o9"
            return offers.decline(number, self.person, which)
        made = self._dice.choice(known)
        if made.own:
            self.frees.add(self._info.seats[made.seat].person)
        return offers.accept(number, made.person, str(made.person), f"o{made.post}")

    def _voting(self, votes: Votes) -> Awaitable[Any]:
        vote = self._info.proceedings.vote
        if vote is None:
            return votes.call(self._info.number, self.person, Matter.REMOVE, self._seat())
        agrees = self._dice.random() < 0.7
        return votes.speak(self._info.number, self.person, f"v{vote.post}", agrees=agrees)


@pytest.mark.parametrize("seed", range(6))
async def test_nobody_holds_two_seats_and_no_player_is_put_out(tmp_path: Path, seed: int) -> None:
    dice, held = random.Random(seed), defaultdict[int, set[int]](set)
    async with house(tmp_path) as home:
        absence = dice.choice([*Absence])
        number = await begun(home, 4, absence=absence, pace=PACE * 4, extensions=0)
        for _ in range(STEPS):
            await home.host.wait_idle()  # what a deadline brings is no attack
            before = (await home.row(number)).info
            if before.status is not GameStatus.RUNNING:
                break
            attack = Attack(home, before, dice)
            with suppress(DeniedError):
                await attack.made()
            after = (await home.row(number)).info
            check(before, after, attack)
            for seat in after.seats:
                held[seat.person or 0].add(seat.seat)
        held.pop(0, None)
        assert all(len(seats) == 1 for seats in held.values()), dict(held)
        assert len(held) > len(PEOPLE), "nobody took a seat over: nothing was tried"


def check(before: GameInfo, after: GameInfo, attack: Attack) -> None:
    """Insist that whoever lost a seat was absent, agreed, or was voted out."""
    for old, new in zip(before.seats, after.seats, strict=True):
        if old.person != new.person and old.person is not None:
            assert before.is_absent(old.seat) or old.person in attack.frees
