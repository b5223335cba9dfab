"""A second bookkeeper: it hears the events of a game and works everything out once more.

It was written from the digest of the rules alone; whatever differs is an AssertionError.
"""

from collections import Counter
from typing import Any

from engine.martians.table import events as ev
from tests.martians.auditing_captains import CaptainEars
from tests.martians.auditing_town import TownEars
from tests.martians.books import HOME, Books, named
from tests.martians.spells import Spell


class Auditor(TownEars, CaptainEars):
    """Keep own books of a game; `hear` checks each event against them."""

    def __init__(self, books: Books) -> None:
        self.books = books
        self.heard = Counter[str]()
        self.spell: Spell | None = None
        self.roll: tuple[int, int] | None = None  # of whose fight, and what it counts
        self.left: int | None = None  # squares of the walk
        self.horde: int | None = None
        self.closing = False  # the map must be told to be closed
        self.dying: set[int] = set()
        self.scatter: Counter[str] = Counter()  # objects that look for a place
        self.origin = HOME
        self.reveal: int | None = None
        self.step = 0
        self.raging: int | None = None

    def hear(self, event: Any, private: Any = None) -> None:
        """Check an event, and note what it changes; `private` is what its captain saw of it."""
        kind = type(event).__name__.lower()
        assert self.books.winners is None, "nothing happens after the end"
        self.heard[kind] += 1
        if self.closing:
            assert kind == "mapclosed", "MA-5.9 the map is closed"
        if self.dying:
            assert kind in {"died", "changed", "tokenslie"}, "MA-8.1 the last Life is gone"
        if self.reveal is not None:
            assert kind == "tokenslie", "MA-10.1 a crop token turns"
        if self.spell and not self.spell.takes(event):
            self.settle()
        if self.spell:
            self.spell.collected.append(event)
        getattr(self, f"_{kind}")(event, private if private is not None else event)

    def settle(self) -> None:
        """Look whether a card did what it says."""
        spell, self.spell = self.spell, None
        if spell:
            spell.check()
            self.start(spell.card, spell.seat)

    def rest(self, asked: set[str]) -> None:
        """Check what must be true whenever somebody is asked."""
        self.tile_drawn = self.tile_drawn or "tile" in asked
        if not asked & {"answer", "aim"}:
            self.settle()
        assert not self.dying
        assert not self.closing
        self.books.check_sums()

    # Turns

    def _gamebegan(self, event: ev.GameBegan, _seen: Any) -> None:
        self.books.first = self.books.seat = event.first

    def _turnbegan(self, event: ev.TurnBegan, _seen: Any) -> None:
        books = self.books
        self._end_turn()
        expected = (books.seat + 1) % books.seats if books.turn else books.first
        if event.extra:
            assert books.again > 0, "EV-06 an extra turn was played for"
            books.again -= 1
            expected = books.seat
        else:
            assert not books.again or not books.turn, "EV-06 an extra turn comes first"
            books.started += 1
        books.turn += 1
        books.seat, books.extra, books.doubled = expected, event.extra, 0
        books.pawns[expected].played = 0
        assert (event.turn, event.round, event.seat) == (books.turn, books.round, expected)
        due = [each for each in books.effects if each.starts and each.ends == expected]
        assert not due, "MA-C1 it ends with the start of a turn"
        self.left = self.horde = self.roll = None
        self.step, self.stopped, books.point = 1, False, ""
        self.tile_drawn = False

    def _end_turn(self) -> None:
        """Count a quiet turn, and let what ends with a turn be over."""
        books = self.books
        for each in list(books.effects):
            if not each.starts and each.ends == books.seat:
                assert each.skips > 0, f"{each.card} ends with this turn"
                each.skips -= 1

    def _effectended(self, event: ev.EffectEnded, _seen: Any) -> None:
        """MA-C1: what ends, ends now."""
        books = self.books
        following = books.seat if books.again else (books.seat + 1) % books.seats
        due = [
            each
            for each in books.effects
            if each.card == named(event.card)
            and (
                each.ends == following
                if each.starts
                else each.ends == books.seat and not each.skips
            )
        ]
        assert due, f"{event.card} is not over yet"
        books.effects.remove(due[0])

    def _gameended(self, event: ev.GameEnded, _seen: Any) -> None:
        books = self.books
        books.winners = event.winners
        everybody = tuple(range(books.seats))
        seats = books.clockwise(books.seat)
        ship = books.ship()
        kills = [each for each in seats if books.pawns[each].kills >= books.goal]
        bombs = [
            each
            for each in seats
            if ship
            and books.pawns[each].square == ship.square
            and ship.square not in books.martians
            and len(books.pawns[each].objects) == 3
        ]
        if event.why == "kills":
            assert event.winners == (kills[0],), "MA-14.1"
        elif event.why == "bomb":
            assert event.winners == (bombs[0],), "MA-14.1"
        elif event.why == "delivered":
            assert len(books.delivered) == 3, "MA-14.2"
            assert event.winners == everybody, "MA-14.2"
        elif event.why == "invaded":
            assert not books.race, "MA-14.3"
            assert not books.supply, "MA-14.3"
            assert not event.winners, "MA-14.3"
        else:
            self._stalled(event)

    def _stalled(self, event: ev.GameEnded) -> None:
        """MA-14.4: the end of a game that nobody finishes."""
        books = self.books
        if event.why == "no-ship":
            assert not books.race
            assert not event.winners
            assert not books.to_lay or books.ground.is_closed(), "MA-5.10"
            assert all(each.face != "mother-ship" for each in books.tokens.values()), "MA-5.10"
            return
        if not books.race:
            assert event.why == "quiet", event.why
            assert not event.winners, event.why
            return
        score = {n: (each.kills, len(each.objects)) for n, each in enumerate(books.pawns)}
        best = tuple(seat for seat in score if score[seat] == max(score.values()))
        assert tuple(sorted(event.winners)) == best, "MA-14.4 most Martians, then objects"
        if event.why == "rounds":
            assert books.started == books.rounds * books.seats, "the last round"

    def _choosesnow(self, event: ev.ChoosesNow, _seen: Any) -> None:
        assert 0 <= event.seat < self.books.seats
