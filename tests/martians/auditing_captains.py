"""What the second bookkeeper of Martians hears of captains and cards."""

from collections import Counter
from typing import Any

from engine.martians.cards.tables import CARDS, TILES
from engine.martians.table import events as ev
from tests.martians.books import HOME, Books, Lasting, Lying, named
from tests.martians.spells import Spell

UNTIL_START = ("big-eyes", "levitation", "stupid-humans", "the-end")


class CaptainEars:
    """Hear of captains; `Auditor` says what the names stand for."""

    books: Books
    spell: Spell | None
    dying: set[int]
    scatter: Counter[str]
    origin: int
    reveal: int | None
    step: int
    raging: int | None
    left: int | None
    total = walked = added = 0
    stopped = False  # whoever is on turn has died in it

    def settle(self) -> None:
        """Look whether a card did what it says."""
        raise NotImplementedError

    # Walks

    def _setout(self, event: ev.SetOut, _seen: Any) -> None:
        books = self.books
        assert event.seat == books.seat
        at = books.pawns[event.seat].square
        for square in event.path:
            assert square in books.ground.steps[at], "MA-6.2"
            at = square

    def _walked(self, event: ev.Walked, _seen: Any) -> None:
        books, pawn = self.books, self.books.pawns[event.seat]
        assert event.seat == books.seat, "MA-4.5"
        assert self.step == 5, "MA-4.5"
        assert not books.in_force("levitation"), "MC-07"
        free = books.in_force("jammer", event.seat)
        for square in event.squares:
            assert square in books.ground.steps[pawn.square], "MA-6.2"
            assert free or pawn.square not in books.martians, "MA-6.4 no fight is left"
            if not self._is_open(pawn.square):
                assert not self._takes(event.seat, pawn.square), "MA-6.6 it is taken"
            pawn.square = square
            self.walked += 1
        assert self.walked <= self.allowance(), "MA-6.1"

    def _is_open(self, square: int) -> bool:
        return square in self.books.martians

    def _takes(self, seat: int, square: int) -> bool:
        """Tell whether something is left that is always taken."""
        books = self.books
        return any(books.wanted(seat, books.tokens[each]) for each in books.on(square))

    def allowance(self) -> int:
        """MA-6.8: the die and the Lives, doubled, and what is added to dice."""
        return max(0, (self.total << self.books.doubled) + self.added)

    def _pawnmoved(self, event: ev.PawnMoved, _seen: Any) -> None:
        pawn = self.books.pawns[event.seat]
        assert self.spell, "a card moves pawns"
        assert event.origin == pawn.square
        pawn.square = event.square

    # Tokens

    def _pickedup(self, event: ev.PickedUp, _seen: Any) -> None:
        books, pawn = self.books, self.books.pawns[event.seat]
        lying = books.tokens[event.token.number]
        assert lying.square == pawn.square == event.token.square, "MA-6.6"
        assert pawn.square not in books.martians, "MA-6.6 MA-C10"
        assert books.wanted(event.seat, lying), "MA-6.6"
        assert (event.token.kind, event.token.face) == (lying.kind, lying.face)
        del books.tokens[event.token.number]
        if lying.kind == "life":
            pawn.life += 1
        elif lying.kind == "bullet":
            pawn.bullets += 1
        else:
            pawn.objects.append(lying.face)
        books.progress, books.quiet = True, 0

    def _lookedat(self, event: ev.LookedAt, seen: Any) -> None:
        books = self.books
        lying = books.tokens[event.token.number]
        assert not event.token.face, "nobody else sees it"
        assert seen.token.face == lying.face
        assert not lying.shown
        if lying.kind == "object" and not self.spell:
            pawn = books.pawns[event.seat]
            assert lying.square == pawn.square, "MA-6.6"
            assert lying.face in pawn.objects, "MA-6.6"
            assert pawn.square not in books.martians

    def _tokenslie(self, event: ev.TokensLie, _seen: Any) -> None:
        books = self.books
        new = [each for each in event.tokens if each.number not in books.tokens]
        if self.reveal is not None:
            assert [each.number for each in event.tokens] == [self.reveal], "MA-10.1"
            assert event.tokens[0].face == books.tokens[self.reveal].face
            self.reveal = None
        elif new:
            assert not self.spell or self.spell.card != "cookbook" or self._at_stations(new)
            cooked = self.spell and self.spell.card == "cookbook" and not self.scatter
            if not cooked:
                assert Counter(each.face for each in new) == self.scatter, "MA-8.3"
                places = books.scattered(self.origin, len(new))
                assert {each.square for each in new} == set(places), "MA-8.3 the nearest"
                self.scatter.clear()
        for each in event.tokens:
            self._lies(each)

    def _at_stations(self, new: list[Any]) -> bool:
        books = self.books
        return all(
            TILES[books.ground.name(each.square // 9)].english == "Gas Station"
            and books.ground.kinds[each.square] == "B"
            for each in new
        )

    def _lies(self, token: Any) -> None:
        books = self.books
        lying = books.tokens.get(token.number)
        if lying:
            assert token.kind == lying.kind
            swapped = token.kind == "object" and self.spell and self.spell.card == "searchlight"
            assert swapped or token.face in {"", lying.face}, "a face does not change"
            face = token.face or lying.face
        else:
            assert token.kind == "object", "MA-9.1"
            face = token.face
        shown = token.kind == "crop" and bool(token.face)
        books.tokens[token.number] = Lying(token.square, token.kind, face, shown)

    # Losses

    def _died(self, event: ev.Died, _seen: Any) -> None:
        books, pawn = self.books, self.books.pawns[event.seat]
        assert event.seat in self.dying, "MA-8.1"
        self.dying.remove(event.seat)
        assert (event.square, event.kills) == (pawn.square, pawn.kills)
        assert event.bullets == max(0, pawn.bullets - 3), "MA-8.1"
        assert sorted(event.objects) == sorted(pawn.objects)
        assert sorted(map(named, event.weapons)) == sorted(pawn.weapons)
        for card in pawn.weapons:
            books.cards.spent[named(card)] += 1
        lost = -(-pawn.kills // 2)
        books.supply += lost
        self.scatter, self.origin = Counter(pawn.objects), pawn.square
        self._fall(pawn, lost)
        if event.seat == books.seat:
            self.left, self.stopped = None, True
            self.step = 6 if self.step == 5 else self.step

    def _fall(self, pawn: Any, lost: int) -> None:
        """MA-8.1: begin again in the house."""
        if not self.books.free_buildings():
            self.books.pool += self.scatter.total()
            self.scatter.clear()
        pawn.square, pawn.life, pawn.bullets = HOME, 3, 3
        pawn.kills -= lost
        pawn.objects, pawn.weapons, pawn.shells = [], [], 0

    def _objectslost(self, event: ev.ObjectsLost, _seen: Any) -> None:
        books, pawn = self.books, self.books.pawns[event.seat]
        assert self.spell, "a card takes objects"
        if self.spell.card == "searchlight":
            own, other = self.spell.targets["own"][0], self.spell.targets["other"][0]
            expected = [own if event.seat == self.spell.seat else other.split("-")[-1]]
        else:
            expected = ["fuel"] if self.spell.card == "cookbook" else pawn.objects
        assert sorted(event.objects) == sorted(expected), "EV-11 MC-05 MC-09"
        for each in event.objects:
            pawn.objects.remove(each)
        if self.spell.card == "memory-drain":
            if any(TILES[each].objects for each in books.to_lay):
                books.pool += len(event.objects)  # MA-C18
            else:
                self.scatter, self.origin = Counter(event.objects), pawn.square

    def _objectgained(self, event: ev.ObjectGained, _seen: Any) -> None:
        pawn = self.books.pawns[event.seat]
        assert self.spell, "EV-11"
        assert self.spell.card == "searchlight", "EV-11"
        if self.spell.targets["other"][0].startswith("token"):  # else it was told to be lost
            pawn.objects.remove(self.spell.targets["own"][0])
        assert event.kind not in pawn.objects, "EV-11 no duplicate"
        pawn.objects.append(event.kind)

    def _delivered(self, event: ev.Delivered, _seen: Any) -> None:
        books, pawn = self.books, self.books.pawns[event.seat]
        ship = books.ship()
        assert not books.race, "MA-14.2"
        assert ship, "MA-14.2"
        assert pawn.square == ship.square, "MA-14.2"
        assert ship.square not in books.martians, "MA-14.2"
        missing = set(pawn.objects) - books.delivered
        assert set(event.objects) == missing, "MA-14.2 all that is missing"
        for each in event.objects:
            pawn.objects.remove(each)
        books.delivered |= missing
        books.progress, books.quiet = True, 0

    def _changed(self, event: ev.Changed, _seen: Any) -> None:
        pawn = self.books.pawns[event.seat]
        assert self.spell, "a card changes Lives"
        pawn.life += event.lives
        pawn.bullets += event.bullets
        if pawn.life <= 0:
            self.dying.add(event.seat)

    # Cards

    def _drew(self, event: ev.Drew, seen: Any) -> None:
        books = self.books
        pile, cards = books.cards, [named(each) for each in seen.cards]
        assert len(cards) == event.count, "a hand is secret"
        assert not event.cards, "a hand is secret"
        if not self.spell:
            assert event.seat == books.seat, "MA-4.3"
            assert books.pawns[event.seat].hand.total() + event.count <= 3, "MA-14"
        drawn = Counter(cards)
        if not drawn <= pile.left:
            assert pile.left <= drawn, "MA-12.5 an empty deck is shuffled anew"
            drawn -= pile.left
            books.pawns[event.seat].hand += pile.left
            front = self._in_front()
            pile.left, pile.spent = pile.spent - front, pile.spent & front
        assert drawn <= pile.left, f"{drawn - pile.left} are not in the deck"
        pile.left -= drawn
        books.pawns[event.seat].hand += drawn

    def _in_front(self) -> Counter[str]:
        """Count the cards that lie before their captains while they last (MA-13.1)."""
        return Counter(
            each.card for each in self.books.effects if CARDS[each.card].kind.value != "weapon"
        )

    def _discarded(self, event: ev.Discarded, _seen: Any) -> None:
        books, cards = self.books, Counter(named(each) for each in event.cards)
        hand = books.pawns[event.seat].hand
        assert cards <= hand, "it was in the hand"
        assert event.forced == bool(self.spell), "MC-04"
        if not self.spell:
            assert event.seat == books.seat, "MA-4.10"
            assert cards.total() == 1, "MA-4.10"
            assert self.step >= 5 or self.stopped or books.in_force("levitation"), "MA-4.9"
        books.pawns[event.seat].hand = hand - cards
        books.cards.spent += cards

    def _weaponready(self, event: ev.WeaponReady, _seen: Any) -> None:
        books, card = self.books, named(event.card)
        pawn = books.pawns[event.seat]
        assert CARDS[card].kind.value == "weapon"
        assert card not in pawn.weapons, "MA-7.5"
        if self.spell and self.spell.card == "landing-party":
            assert books.cards.left[card] > 0, "MA-C15"
            books.cards.left[card] -= 1
        else:
            self._spend(event.seat, card)
        pawn.weapons.append(card)
        if card == "shotgun":
            pawn.shells = 3

    def _spend(self, seat: int, card: str) -> None:
        """MA-12.2: one card from the start of one's turn to the next."""
        books, pawn = self.books, self.books.pawns[seat]
        assert pawn.hand[card] > 0, "it was in the hand"
        raging = self.raging == seat
        assert raging or pawn.played <= books.in_force("big-eyes"), "MA-12.2"
        pawn.hand[card] -= 1
        pawn.played += 1

    def _cardplayed(self, event: ev.CardPlayed, _seen: Any) -> None:
        books, card = self.books, named(event.card)
        self.settle()
        pawn, kind = books.pawns[event.seat], CARDS[card].kind.value
        if event.drawn:
            assert not books.race, "MA-13.1"
            assert kind == "martian", "MA-13.1"
            assert event.seat == books.seat, "MA-13.1"
            if not books.icons.left.total():
                front = self._in_front()
                books.icons.left = books.icons.spent - front
                books.icons.spent = books.icons.spent & front
            assert books.icons.left[card] > 0
            books.icons.left[card] -= 1
        elif kind == "weapon":
            pawn.weapons.remove(card)
        else:
            assert books.race or kind == "event", "MA-13.2"
            self._spend(event.seat, card)
        books.pile(card).spent[card] += 1
        self.spell = Spell(books, card, event.seat, event.targets, event.drawn)

    def start(self, card: str, seat: int) -> None:
        """Note what is in force from now on."""
        books = self.books
        own = books.seat == seat
        if card in UNTIL_START:
            books.effects.append(Lasting(card, seat, books.seat, starts=True))
        elif card == "die-four":
            books.effects.append(Lasting(card, seat, seat, starts=True))
        elif card == "emergency":
            books.effects.append(Lasting(card, seat, seat, starts=False, skips=int(own)))
        elif card in {"jammer", "seen-it"}:
            books.effects.append(Lasting(card, seat, books.seat, starts=False))
        elif card == "now-or-never":
            assert own, "EV-06"
            books.again += 1
        elif card == "cannot-lose":
            assert own, "EV-16"
            assert books.point != "horde", "EV-16 there is no walk any more"
            books.doubled += 1
        elif card == "angry":
            self.raging = seat

    def _cardanswered(self, event: ev.CardAnswered, _seen: Any) -> None:
        books, card = self.books, named(event.card)
        assert self.spell
        assert self.spell.card == named(event.answered)
        pawn = books.pawns[event.seat]
        if card == "radio":
            assert self.spell.card == "memory-drain", "EV-08"
            pawn.weapons.remove(card)
        else:
            assert CARDS[card].when.value == "answer", "MA-12.7"
            self._spend(event.seat, card)
        books.cards.spent[card] += 1
        if event.turned is None:
            self.spell = None
        else:
            assert card in {"take-her", "wrong-human"}, "MA-C12"
            self.spell.victim = event.turned

    def _cardfizzled(self, event: ev.CardFizzled, _seen: Any) -> None:
        if self.spell and self.spell.card == named(event.card):
            self.spell = None
