"""What stands in the second bookkeeper's books of a game of Martians."""

from collections import Counter
from dataclasses import dataclass, field

from engine.martians.cards.tables import CARDS, TILES
from tests.martians.ground import Ground, Square

HOME = 13
KINDS = ("fuel", "fertilizer", "dynamite")
FOREVER = 10**9


def named(card: str) -> str:
    """Return which card a copy is of."""
    return card.split(".", maxsplit=1)[0]


def deck(*kinds: str) -> Counter[str]:
    """Return two copies of each card of some kinds."""
    return Counter({key: 2 for key, card in CARDS.items() if card.kind.value in kinds})


@dataclass
class Pawn:
    """What one captain has."""

    square: Square = HOME
    life: int = 3
    bullets: int = 3
    objects: list[str] = field(default_factory=list)
    kills: int = 0
    weapons: list[str] = field(default_factory=list)
    shells: int = 0
    hand: Counter[str] = field(default_factory=Counter)
    played: int = 0


@dataclass
class Lying:
    """A token in the town, with its true face."""

    square: Square
    kind: str
    face: str
    shown: bool


@dataclass
class Lasting:
    """An effect: it ends when a turn of a captain starts, or when one ends."""

    card: str
    seat: int
    ends: int
    starts: bool
    skips: int = 0


@dataclass
class Pile:
    """A deck, and the cards that were used up."""

    left: Counter[str]
    spent: Counter[str] = field(default_factory=Counter)


@dataclass
class Books:
    """All that is kept of a game; who hears the events writes here."""

    mode: str
    seats: int
    clock: int = 100
    goal: int = 30
    rounds: int = 40
    ship_only: bool = False

    def __post_init__(self) -> None:
        self.ground = Ground()
        self.ground.lay(1, "house", (0, 0), 0)
        self.pawns = [Pawn() for _ in range(self.seats)]
        self.supply, self.box = self.clock, 0
        self.martians: set[Square] = set()
        self.tokens: dict[int, Lying] = {}
        self.truth: dict[int, str] = {}  # of face-down tokens, for checks alone
        self.to_lay = set(TILES) - {"house"}
        self.pool = (6 if self.race else 3) * 3
        self.delivered: set[str] = set()
        self.effects: list[Lasting] = []
        self.turn = self.started = self.seat = self.first = 0
        self.extra, self.again, self.doubled = False, 0, 0
        self.quiet = 0
        self.point = ""  # the last question that is a safe point of whoever is on turn
        self.progress = False
        kinds = ("event", "weapon", "martian") if self.race else ("event", "weapon")
        self.cards = Pile(deck(*kinds))
        self.icons = Pile(Counter() if self.race else deck("martian"))
        self.winners: tuple[int, ...] | None = None

    @property
    def race(self) -> bool:
        """Tell whether each plays alone."""
        return self.mode == "comp"

    @property
    def round(self) -> int:
        """Return the round."""
        return (max(self.started, 1) - 1) // self.seats + 1

    def pile(self, card: str) -> Pile:
        """Return the pile that a card is of."""
        return self.icons if not self.race and CARDS[card].kind.value == "martian" else self.cards

    def in_force(self, card: str, seat: int | None = None) -> int:
        """Count how often a card is in force."""
        return sum(
            each.card == card and (seat is None or each.seat == seat) for each in self.effects
        )

    def clockwise(self, first: int) -> list[int]:
        """List the seats from one of them."""
        return [(first + n) % self.seats for n in range(self.seats)]

    def bonus(self, seat: int) -> int:
        """Return what is added to a captain's dice (MA-C2)."""
        return self.in_force("seen-it", seat) - self.in_force("stupid-humans")

    def ship(self) -> Lying | None:
        """Return the ship where it lies face up."""
        faces = [each for each in self.tokens.values() if each.face == "mother-ship" and each.shown]
        return faces[0] if faces else None

    def crops(self) -> dict[int, Lying]:
        """Return the crop tokens."""
        return {number: each for number, each in self.tokens.items() if each.kind == "crop"}

    def on(self, square: Square) -> list[int]:
        """List the tokens of a square."""
        return [number for number, each in self.tokens.items() if each.square == square]

    def martians_on(self, number: int) -> set[Square]:
        """Return the Martians of a tile."""
        return {each for each in self.martians if each // 9 == number}

    def fields(self, number: int) -> list[Square]:
        """List where a card may put Martians on a tile: roads and fields without one (MA-Q23)."""
        return [each for each in self.ground.squares(number, "RF") if each not in self.martians]

    def wanted(self, seat: int, token: Lying) -> bool:
        """Tell whether a captain may take a token (MA-6.6)."""
        pawn = self.pawns[seat]
        if token.kind == "life":
            return pawn.life < 5
        if token.kind == "bullet":
            return pawn.bullets < 5
        return token.kind == "object" and token.face not in pawn.objects

    def free_buildings(self) -> list[Square]:
        """List the building squares without tokens."""
        taken = {each.square for each in self.tokens.values()}
        return [
            square
            for square, kind in self.ground.kinds.items()
            if kind == "B" and square not in taken
        ]

    def scattered(self, origin: Square, count: int) -> list[Square]:
        """Return where lost objects come to lie (MA-8.3)."""
        far = self.ground.distances(origin)
        free = sorted(self.free_buildings(), key=lambda each: (far[each], self.ground.at(each)))
        chosen: list[Square] = []
        while free and len(chosen) < count:
            used = {each // 9 for each in chosen}
            fresh = [each for each in free if each // 9 not in used] or free
            chosen.append(fresh[0])
            free.remove(fresh[0])
        return chosen

    def check_sums(self) -> None:
        """MA-F7 MA-9: nothing got lost, nothing is twice."""
        killed = sum(each.kills for each in self.pawns)
        assert self.supply >= 0
        assert self.supply + len(self.martians) + killed + self.box == self.clock, "Martians"
        assert self.martians <= self.ground.kinds.keys(), "Martians stand in the town"
        objects = sum(len(each.objects) for each in self.pawns)
        loose = sum(each.kind == "object" for each in self.tokens.values())
        total = objects + loose + self.pool + len(self.delivered)
        assert total == (18 if self.race else 9), "objects"
        for pawn in self.pawns:
            assert 0 < pawn.life <= 5, "Lives and Bullets"
            assert 0 <= pawn.bullets <= 5, "Lives and Bullets"
            assert len(set(pawn.objects)) == len(pawn.objects), "objects of a captain"
            kinds = [named(each) for each in pawn.weapons]
            assert len(set(kinds)) == len(kinds), "one of each weapon"
            assert pawn.hand.total() <= 3, "hands"
            assert pawn.square in self.ground.kinds
