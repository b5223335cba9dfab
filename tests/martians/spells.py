"""What a card of Martians does, worked out a second time when it was played."""

from collections import Counter
from typing import Any

from engine.martians.table import events as ev
from tests.martians.books import HOME, Books
from tests.martians.ground import Square

PARTS: dict[str, set[type[Any]]] = {
    "agent": {ev.Changed},
    "candy": {ev.MartiansLeft, ev.MartiansCame},
    "off-my-land": {ev.MartiansLeft},
    "curfew": {ev.PawnMoved, ev.PickedUp, ev.LookedAt, ev.Delivered},
    "big-one": {ev.TileRemoved, ev.MartiansLeft},
    "address": {ev.MartiansLeft},
    "searchlight": {ev.ObjectsLost, ev.ObjectGained, ev.TokensLie, ev.LookedAt},
    "beamed": {ev.PawnMoved, ev.PickedUp, ev.LookedAt, ev.Delivered},
    "lights": {ev.LookedAt},
    "fake-circles": {ev.TokensLie},
    "slime": {ev.Discarded, ev.Drew},
    "cookbook": {ev.ObjectsLost, ev.TokensLie},
    "landing-party": {ev.WeaponReady},
    "hysteria": {ev.MartiansCame},
    "memory-drain": {ev.ObjectsLost, ev.TokensLie},
    "pod-people": {ev.MartiansCame},
    "matinee": {ev.Changed, ev.Died, ev.TokensLie},
    "tractor-beam": {ev.PawnMoved, ev.PickedUp, ev.LookedAt, ev.Delivered},
    "in-peace": {ev.Changed, ev.Died, ev.TokensLie},
}
TALK = (ev.CardAnswered, ev.CardFizzled, ev.ChoosesNow)
"""What may be told between a card and what it does."""


class Spell:
    """A card that was announced, and what it must do to the books as they are now."""

    def __init__(
        self, books: Books, card: str, seat: int, targets: tuple[str, ...], drawn: bool
    ) -> None:
        self.books, self.card, self.seat, self.drawn = books, card, seat, drawn
        self.targets: dict[str, list[str]] = {}
        for target in targets:
            field, _, option = target.partition("--")
            self.targets.setdefault(field, []).append(option)
        named = self.targets.get("captain")
        self.victim = int(named[0]) - 1 if named else None
        self.collected: list[Any] = []
        self.expected = self._foresee()

    def takes(self, event: Any) -> bool:
        """Tell whether an event is a part of what the card does."""
        if isinstance(event, TALK):
            return True
        if isinstance(event, ev.Rolled):
            return event.what not in {"walk", "fight", "horde"}
        if self.card == "slime" and isinstance(event, ev.Drew):
            hand = self.expected[event.seat] + (event.seat == self.seat and not self.drawn)
            return hand > 0 and event.seat not in {each.seat for each in self.told(ev.Drew)}
        return type(event) in PARTS.get(self.card, set())

    def told(self, kind: type[Any]) -> list[Any]:
        """List what was told of a kind."""
        return [each for each in self.collected if type(each) is kind]

    def _foresee(self) -> Any:
        """Work out what must happen, as long as the books are as they were."""
        foresee = getattr(self, f"_before_{self.card.replace('-', '_')}", None)
        return foresee() if foresee else None

    def check(self) -> None:
        """Compare what was told with what must have happened."""
        check = getattr(self, f"_after_{self.card.replace('-', '_')}", None)
        if check:
            check()

    def square(self, option: str) -> Square:
        """Return the square that an option names."""
        number, place = option.split(".")
        return 9 * int(number) + int(place) - 1

    def _squares(self, kind: type[Any]) -> set[Square]:
        return {square for each in self.told(kind) for square in each.squares}

    def _changes(self) -> dict[int, tuple[int, int]]:
        return {each.seat: (each.lives, each.bullets) for each in self.told(ev.Changed)}

    # Everybody

    def _before_agent(self) -> dict[int, tuple[int, int]]:
        pawns = enumerate(self.books.pawns)
        return {seat: (0, 1) for seat, pawn in pawns if pawn.bullets < 5}

    def _after_agent(self) -> None:
        assert self._changes() == self.expected, "EV-01"

    def _before_in_peace(self) -> dict[int, tuple[int, int]]:
        return dict.fromkeys(range(self.books.seats), (-1, 0))

    def _after_in_peace(self) -> None:
        assert self._changes() == self.expected, "MC-15"

    def _before_matinee(self) -> list[tuple[int, int]]:
        return [(pawn.life, pawn.bullets) for pawn in self.books.pawns]

    def _after_matinee(self) -> None:
        if self.drawn:
            over = {
                seat: (min(0, 3 - life), min(0, 3 - bullets))
                for seat, (life, bullets) in enumerate(self.expected)
            }
            assert self._changes() == {k: each for k, each in over.items() if any(each)}, "MC-13"
            return
        assert self.victim is not None
        life, bullets = self.expected[self.victim]
        assert self._changes() == {self.victim: (-min(3, life), -min(3, bullets))}, "MC-13"

    def _before_slime(self) -> list[int]:
        return [pawn.hand.total() for pawn in self.books.pawns]

    def _after_slime(self) -> None:
        gone = Counter({each.seat: len(each.cards) for each in self.told(ev.Discarded)})
        assert [gone[seat] for seat in range(self.books.seats)] == self.expected, "MC-04"
        drawn = Counter({each.seat: each.count for each in self.told(ev.Drew)})
        own = Counter() if self.drawn else Counter({self.seat: 1})
        wanted = gone + own
        assert drawn == wanted or not self.books.cards.left.total(), f"MC-04 {drawn} {wanted}"
        assert all(drawn[each] <= wanted[each] for each in drawn), "MC-04"

    # Martians

    def _before_candy(self) -> tuple[set[Square], list[Square]]:
        taken = {self.square(each) for each in self.targets["martians"]}
        there = int(self.targets["beside"][0])
        assert there in self.books.ground.neighbours(int(self.targets["at"][0])), "EV-02"
        free = self.books.fields(there)
        middle = 9 * there + 4
        if self.books.ground.kind(there) == "farm" and middle in free:
            free = [middle, *[each for each in free if each != middle]]
        assert len(taken) <= len(free), "EV-02"
        return taken, free[: len(taken)]

    def _after_candy(self) -> None:
        taken, free = self.expected
        assert self._squares(ev.MartiansLeft) == taken, "EV-02"
        assert self._squares(ev.MartiansCame) == set(free), "EV-02"

    def _before_off_my_land(self) -> set[Square]:
        return self.books.martians_on(int(self.targets["at"][0]))

    def _after_off_my_land(self) -> None:
        assert self._squares(ev.MartiansLeft) == self.expected, "EV-04"

    def _before_big_one(self) -> set[Square]:
        return self.books.martians_on(int(self.targets["at"][0]))

    def _after_big_one(self) -> None:
        assert [each.number for each in self.told(ev.TileRemoved)] == [int(self.targets["at"][0])]
        assert self._squares(ev.MartiansLeft) == self.expected, "EV-09"

    def _before_address(self) -> set[Square]:
        chosen = [self.square(each[0]) for key, each in self.targets.items() if "five" in key]
        assert len({each // 9 for each in chosen}) == len(chosen) <= 5, "EV-10"
        return set(chosen)

    def _after_address(self) -> None:
        assert self._squares(ev.MartiansLeft) == self.expected, "EV-10"

    def _before_pod_people(self) -> set[Square]:
        return {pawn.square for pawn in self.books.pawns} - self.books.martians

    def _after_pod_people(self) -> None:
        came = self._squares(ev.MartiansCame)
        assert came == self.expected or (came < self.expected and not self.books.supply), "MC-10"

    def _before_hysteria(self) -> dict[int, Square]:
        books = self.books
        bare = [each for each in books.ground.tiles if not books.martians_on(each)]
        return {number: self._first_field(number) for number in bare}

    def _first_field(self, number: int) -> Square:
        ground = self.books.ground
        if ground.kind(number) == "farm":
            return 9 * number + 4
        pawns = {pawn.square for pawn in self.books.pawns}
        roads = ground.squares(number, "R")
        return next((each for each in roads if each not in pawns), roads[0])

    def _after_hysteria(self) -> None:
        came = self._squares(ev.MartiansCame)
        assert came <= set(self.expected.values()), "MC-08"
        assert len(came) == min(5, len(self.expected)) or not self.books.supply, "MC-08"
        chosen = {int(each) for each in self.targets.get("tiles", ())}
        reached = {each // 9 for each in came}
        assert not chosen or reached == chosen or (reached < chosen and not self.books.supply)

    # Pawns

    def _before_beamed(self) -> tuple[int, Square]:
        square = self.square(self.targets["square"][0])
        assert square != self.books.pawns[self.seat].square, "EV-15"
        return self.seat, square

    def _moves(self) -> dict[int, Square]:
        return {each.seat: each.square for each in self.told(ev.PawnMoved)}

    def _after_beamed(self) -> None:
        assert self._moves() == dict([self.expected]), "EV-15"

    def _after_tractor_beam(self) -> None:
        if self.drawn:
            assert set(self._moves().values()) <= {HOME}, "MC-14"
            return
        assert self.victim is not None
        square = self.square(self.targets["square"][0])
        assert self.books.ground.kinds[square] in "RBH", "MC-14"
        assert self._moves() in ({self.victim: square}, {}), "MC-14"

    def _before_curfew(self) -> dict[int, Square]:
        ground, found = self.books.ground, {}
        for seat, pawn in enumerate(self.books.pawns):
            if ground.kinds[pawn.square] != "R":
                continue
            far = ground.distances(pawn.square)
            goals = [each for each, kind in ground.kinds.items() if kind != "R"]
            found[seat] = min(goals, key=lambda each: (far[each], ground.at(each)))
        return found

    def _after_curfew(self) -> None:
        assert self._moves() == self.expected, f"EV-07 {self._moves()} {self.expected}"

    # Tokens

    def _after_memory_drain(self) -> None:
        lost = self.told(ev.ObjectsLost)
        if not self.drawn and self.victim is not None:
            assert {each.seat for each in lost} <= {self.victim}, "MC-09"

    def _before_cookbook(self) -> set[int]:
        return {seat for seat, pawn in enumerate(self.books.pawns) if "fuel" in pawn.objects}

    def _after_cookbook(self) -> None:
        lost = {each.seat for each in self.told(ev.ObjectsLost)}
        who = self.expected if self.drawn else {self.victim}
        assert lost == who or not self._has_station(), "MC-05"

    def _has_station(self) -> bool:
        ground = self.books.ground
        return any(ground.name(each).startswith("gas-station") for each in ground.tiles)

    def _before_fake_circles(self) -> dict[int, Square]:
        return {number: each.square for number, each in self.books.crops().items()}

    def _after_fake_circles(self) -> None:
        now = {number: each.square for number, each in self.books.crops().items()}
        moved = {number for number in now if now[number] != self.expected[number]}
        assert sorted(now.values()) == sorted(self.expected.values()), "MC-03"
        assert len(moved) in {0, 2}, "MC-03"
        chosen = {int(each) for each in self.targets.get("crops", ())}
        assert not chosen or moved == chosen, "MC-03"

    def _after_lights(self) -> None:
        assert len(self.told(ev.LookedAt)) <= 1, "MC-02"
