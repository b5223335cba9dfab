"""What the second bookkeeper of Martians hears of tiles, Martians and fights."""

from collections import Counter
from typing import Any

from engine.martians.cards.tables import TILES
from engine.martians.table import events as ev
from tests.martians.books import Books, Lying
from tests.martians.ground import drawing
from tests.martians.spells import Spell


class TownEars:
    """Hear of the town; `Auditor` says what the names stand for."""

    books: Books
    spell: Spell | None
    roll: tuple[int, int] | None
    left: int | None
    horde: int | None
    closing: bool
    dying: set[int]
    reveal: int | None
    step: int
    total = walked = added = gone = 0
    tile_drawn = False

    # Tiles

    def _tilelaid(self, event: ev.TileLaid, _seen: Any) -> None:
        books, laid = self.books, event.laid
        assert event.seat == books.seat
        assert self.step == 1
        assert self.tile_drawn or not books.in_force("the-end"), "MC-12"
        self.step = 2
        assert laid.tile in books.to_lay, "MA-1.2 each tile comes once"
        assert books.ground.fits(laid.tile, (laid.x, laid.y), laid.turn), "MA-5.2"
        assert laid.number not in books.ground.tiles
        books.to_lay.remove(laid.tile)
        books.ground.lay(laid.number, laid.tile, (laid.x, laid.y), laid.turn)
        farm = books.ground.kind(laid.number) == "farm"
        expected = [9 * laid.number + 4] if farm else books.ground.squares(laid.number, "R")
        self._place(event.martians, expected)
        self._bring(event, farm)
        self.closing = books.ground.is_closed() and not (not books.race and not books.supply)

    def _bring(self, event: ev.TileLaid, farm: bool) -> None:
        """MA-5.5 MA-5.7: what tokens come with a tile."""
        books, tile = self.books, TILES[event.laid.tile]
        objects = min(tile.objects, books.pool)
        expected = Counter(bullet=tile.bullets, life=tile.lives, object=objects, crop=int(farm))
        assert Counter(each.kind for each in event.tokens) == +expected, "MA-5.5"
        books.pool -= objects
        for token in event.tokens:
            assert not books.on(token.square), "MA-5.5 each lies alone"
            kind = drawing(tile.id, event.laid.turn)[token.square % 9]
            assert token.square // 9 == event.laid.number
            assert kind == ("F" if farm else "B")
            assert not farm or token.square % 9 == 4, "MA-5.7"
            hidden = token.kind in {"object", "crop"}
            assert token.face == ("" if hidden else token.kind)
            face = books.truth.get(token.number, "") if hidden else token.kind
            books.tokens[token.number] = Lying(token.square, token.kind, face, not hidden)

    def _tiledropped(self, event: ev.TileDropped, _seen: Any) -> None:
        books = self.books
        assert event.seat == books.seat
        assert self.step == 1
        assert not books.ground.places(event.tile), "MA-5.8 it would fit"
        books.to_lay.remove(event.tile)
        self.step = 2

    def _mapclosed(self, event: ev.MapClosed, _seen: Any) -> None:
        assert self.closing, "MA-5.9"
        assert event.seat == self.books.seat, "MA-5.9"
        self.closing, self.step = False, 9

    def _tileremoved(self, event: ev.TileRemoved, _seen: Any) -> None:
        books = self.books
        assert event.number in removable(books), "MA-C7"
        self.gone = event.number
        if not books.martians_on(event.number):
            books.ground.remove(event.number)

    # Martians

    def _place(self, squares: tuple[int, ...], expected: list[int]) -> None:
        """MA-5.12: Martians come as long as there are any."""
        books = self.books
        assert set(squares) <= set(expected), "MA-5.4"
        assert len(set(squares)) == len(squares), "MA-5.4"
        assert len(squares) == min(len(expected), books.supply), "MA-5.4"
        books.martians |= set(squares)
        books.supply -= len(squares)

    def _martianscame(self, event: ev.MartiansCame, _seen: Any) -> None:
        books = self.books
        assert not set(event.squares) & books.martians, "MA-F7"
        assert len(set(event.squares)) == len(event.squares), "MA-F7"
        assert len(event.squares) <= books.supply, "MA-5.12"
        if not self.spell:
            self._spawned(event.squares)
        books.martians |= set(event.squares)
        books.supply -= len(event.squares)

    def _spawned(self, squares: tuple[int, ...]) -> None:
        """MA-10.2 MA-10.3: step 7."""
        books = self.books
        assert self.step > 1 or not books.to_lay, "step 7 comes after the tile"
        assert self.step < 7, "step 7 comes once"
        self.step = 7
        crops = {each.square for each in books.crops().values()}
        due = crops - books.martians
        ship = books.ship()
        farms: set[int] = set()
        if ship:
            only = {ship.square} if books.ship_only else crops
            farms = {each // 9 for each in only if each in books.martians}
            farms = {each for each in farms if books.fields(each)}
        if not books.supply:
            return
        if len(due) + len(farms) <= books.supply:
            assert Counter(each // 9 for each in squares) == Counter(
                [*[each // 9 for each in due], *farms]
            ), "MA-10.3"
            assert due <= set(squares), "MA-10.2"
        for each in set(squares) - due:
            assert books.ground.kinds[each] == "F", "MA-10.5"
            assert each // 9 in farms, "MA-10.5"

    def _martiansleft(self, event: ev.MartiansLeft, _seen: Any) -> None:
        books = self.books
        squares = set(event.squares)
        assert squares <= books.martians
        assert len(squares) == len(event.squares)
        assert self.spell, "a card takes Martians away"
        books.martians -= squares
        if event.seat is not None:
            assert self.spell.card == "big-one"
            assert event.seat == self.spell.seat
        if self.spell.card == "big-one" and books.race:
            books.pawns[self.spell.seat].kills += len(squares)
        elif self.spell.card in {"off-my-land", "big-one"}:
            books.box += len(squares)
        else:
            books.supply += len(squares)
        if self.spell.card == "big-one":
            books.ground.remove(self.gone)

    def _hordemoved(self, event: ev.HordeMoved, _seen: Any) -> None:
        books = self.books
        assert event.seat == books.seat, "MA-11.1"
        assert self.horde is not None, "MA-11.1"
        assert not books.in_force("emergency"), "EV-05"
        assert len(event.moves) <= self.horde, "MA-11.1"
        moved: set[int] = set()
        for origin, square in event.moves:
            assert origin in books.martians, "MA-11.3 each moves once"
            assert origin not in moved, "MA-11.3 each moves once"
            assert square in horde_steps(books, origin), "MA-11.2"
            books.martians = (books.martians - {origin}) | {square}
            moved.add(square)
        if len(event.moves) < self.horde:
            more = [each for each in books.martians - moved if horde_steps(books, each)]
            assert not more, "MA-11.1 as far as possible"
        self.horde = None

    # Dice and fights

    def _rolled(self, event: ev.Rolled, _seen: Any) -> None:
        books = self.books
        assert 1 <= event.face <= 6 or event.what not in {"walk", "fight", "horde"}
        if event.what in {"walk", "fight", "horde"}:
            assert event.counts == max(0, event.face + books.bonus(event.seat)), "MA-C2"
            assert event.seat == books.seat
        if event.what == "walk":
            assert self.step in {1, 2, 3}, "MC-07"
            assert not books.in_force("levitation"), "MC-07"
            self.left = event.face + books.pawns[event.seat].life
            self.total, self.walked, self.step = self.left, 0, 5
            self.added = event.counts - event.face
        elif event.what == "fight":
            pawn = books.pawns[event.seat]
            assert pawn.square in books.martians, "MA-7.1"
            assert not books.in_force("jammer", event.seat), "EV-13"
            self.roll = (event.seat, event.counts)
        elif event.what == "horde":
            assert not books.in_force("emergency"), "EV-05"
            self.horde, self.step = event.counts, 6

    def _fought(self, event: ev.Fought, _seen: Any) -> None:
        pawn = self.books.pawns[event.seat]
        assert self.roll is not None, "MA-7.2"
        assert self.roll[0] == event.seat, "MA-7.2"
        counts, self.roll = self.roll[1], None
        assert event.square == pawn.square
        paid = event.paid
        if not paid:
            assert event.won, "MA-7.2"
            assert counts >= 4, "MA-7.2"
        elif paid == "life":
            assert not event.won, "MA-7.3"
            assert counts < 4, "MA-7.3"
            assert event.amount == 1, "MA-7.3"
            pawn.life -= 1
            if not pawn.life:
                self.dying.add(event.seat)
        elif paid == "bullets":
            assert event.won, "MA-7.2 the Bullets that are missing"
            assert event.amount == 4 - counts, "MA-7.2 the Bullets that are missing"
            pawn.bullets -= event.amount
            assert pawn.bullets >= 0
        else:
            self._shot(event, counts)
        if event.won:
            self._kill(event.seat, event.square)

    def _shot(self, event: ev.Fought, counts: int) -> None:
        """EV-12: one shell adds one; the rest is paid in Bullets."""
        pawn = self.books.pawns[event.seat]
        assert event.paid == "shell", "EV-12"
        assert event.won, "EV-12"
        assert pawn.shells > 0, "EV-12"
        assert counts == 3, "MA-C9 one shell in a fight"
        pawn.shells -= 1
        if not pawn.shells:
            pawn.weapons.remove("shotgun")
            self.books.cards.spent["shotgun"] += 1

    def _kill(self, seat: int, square: int) -> None:
        books = self.books
        books.martians.remove(square)
        books.progress, books.quiet = True, 0
        if books.race:
            books.pawns[seat].kills += 1
        else:
            books.box += 1
        hidden = [each for each in books.on(square) if books.tokens[each].kind == "crop"]
        if hidden and not books.tokens[hidden[0]].shown:
            self.reveal = hidden[0]


def removable(books: Books) -> set[int]:
    """Return the tiles that EV-09 may take away."""
    pawns = {each.square // 9 for each in books.pawns}
    return {
        number
        for number in books.ground.tiles
        if books.ground.kind(number) == "plain"
        and len(books.ground.neighbours(number)) < 4
        and number not in pawns
        and books.ground.holds_together(number)
    }


def horde_steps(books: Books, origin: int) -> set[int]:
    """Return where a Martian may go (MA-11.2, EV-03)."""
    found = books.ground.steps[origin] - books.martians
    for each in books.effects:
        if each.card == "die-four" and found:
            pawn = books.pawns[each.seat].square
            far = books.ground.distances(pawn)
            found = {step for step in found if far[step] >= far[origin] and step != pawn}
    return found
