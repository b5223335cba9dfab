"""The contract of a game: what the table, the host and the tests may ask of it."""

from collections.abc import Iterable
from functools import cache
from typing import Any, Protocol, TypeAlias, TypeVar, runtime_checkable

from engine.core.asks import Answer, Ask, Decide, Draw, Over, Pending, Seat, Setup, Turn, Viewer
from engine.core.chance import Chance
from engine.core.forms import Form, Option, make_form
from engine.core.variants import SetupError, Variant
from engine.core.words import Text, say

S = TypeVar("S")
V = TypeVar("V")
E = TypeVar("E")


class Game(Protocol[S, V, E]):
    """The rules of one game in one version: pure functions over a frozen state.

    A class that inherits from it need not write what a game may have none of: data, chance,
    standing orders, answers that show before they count.
    Who is asked, group ids and draw labels are functions of public facts; forms, defaults and
    standing answers are functions of a view. The contract tests hold every game to it.
    """

    @property
    def id(self) -> str:
        """Name the rules and their version, as in `chess/1`."""
        ...

    @property
    def data_hash(self) -> str:
        """Return the hash of the data pack the rules play with; empty where there is none."""
        return ""

    @property
    def seats(self) -> range:
        """Return how many seats may play."""
        ...

    @property
    def state_type(self) -> type[S]:
        """Return the type of the state, for the codec."""
        ...

    @property
    def view_type(self) -> type[V]:
        """Return the type of the views, for the codec."""
        ...

    @property
    def event_type(self) -> Any:
        """Return the type (a tagged union) of the events, for the codec."""
        ...

    def start(self, setup: Setup) -> Turn[S, E]:
        """Set the game up."""
        ...

    def pending(self, state: S) -> Pending:
        """Return what the rules wait for."""
        ...

    def decide(self, state: S, answers: dict[Seat, Answer]) -> Turn[S, E]:
        """Apply the answers of all asked seats together."""
        ...

    def draw(self, state: S, outcome: tuple[int, ...]) -> Turn[S, E]:
        """Apply what chance gave."""
        raise RuntimeError(f"{self.id} has nothing to draw, yet {len(outcome)} were drawn")

    def view(self, state: S, viewer: Viewer) -> V:
        """Make all that `viewer` may see; where it names whose view it is, that is its `seat`."""
        ...

    def imagine(self, view: V, chance: Chance) -> S:
        """Make a state that the owner of `view` cannot tell from the real one."""
        ...

    def problems(self, state: S) -> tuple[str, ...]:
        """List what is wrong with `state`; empty when it is sound."""
        return ()

    def form(self, view: V, ask: Ask, draft: Answer) -> Form:
        """Make the form of `ask` as it stands for `draft`.

        What it has chosen for an empty draft looks answered, so it counts at the deadline,
        before the default, where it is a whole answer.
        """
        ...

    def default(self, view: V, ask: Ask) -> Answer:
        """Return the answer that counts when nobody answers in time."""
        ...

    def policies(self, view: V, draft: Answer) -> Form:
        """Make the form of the standing orders a seat may leave; without fields there are none."""
        return make_form(())

    def standing(self, view: V, ask: Ask, policy: Answer) -> Answer | None:
        """Answer `ask` by a standing order from its owner's view, or None where it says nothing.

        In a window everybody has orders: an empty `policy` is the game's own rule for whoever
        left none that counts at once. None means there that the owner wants to be asked.
        """
        return None

    def early(self, public: V, ask: Ask, policy: Answer) -> bool:
        """Tell whether a standing order may answer at once, before anybody is waited for.

        Only where everybody could tell so: it answers whatever its owner's view shows. In a
        window, which closes at its own time whoever answered, it may want to be asked as well.
        """
        return False

    def public_part(self, view: V, ask: Ask, answer: Answer) -> Any:
        """Return what everybody learns of `answer` before its owner's declared reveal."""
        return None


AnyGame: TypeAlias = Game[Any, Any, Any]


def takes_orders(game: AnyGame) -> bool:
    """Tell whether a game has standing orders, or leaves them out."""
    return type(game).policies is not Game.policies


def draws(game: AnyGame) -> bool:
    """Tell whether chance has a part in a game."""
    return type(game).draw is not Game.draw


@runtime_checkable
class Varied(Protocol):
    """A game that is played in more than one way; the others have none of this."""

    @property
    def variants(self) -> tuple[Variant, ...]:
        """List the variants, the one that is offered first in front."""
        ...


@runtime_checkable
class Typed(Protocol):
    """A game that reads answers as text; its forms say so by an example in `typed`."""

    def read(self, view: Any, ask: Ask, text: str) -> Answer | Text:
        """Read an answer, faults of its form and all; or say what is not understood."""
        ...

    def complete(self, view: Any, ask: Ask, text: str) -> tuple[Option, ...]:
        """List how `text` may go on, nearest first: whole texts as keys, words for them."""
        ...


@runtime_checkable
class Telling(Protocol):
    """A game whose facts take work to find: it says them apart from forms, which need none."""

    def facts(self, view: Any, ask: Ask, draft: Answer) -> Iterable[Text]:
        """Say what a draft comes to, for whoever is shown its form."""
        ...


def facts_of(game: AnyGame, view: Any, ask: Ask, draft: Answer) -> Iterable[Text]:
    """Say what is not in the form of a draft already."""
    teller: Any = game
    return teller.facts(view, ask, draft) if _is_of(type(game), Telling) else ()


@runtime_checkable
class Noting(Protocol):
    """A game whose options have notes that take work to find: forms do without them."""

    def noted(self, view: Any, ask: Ask, form: Form) -> Form:
        """Return a form with these notes, for whoever is shown it."""
        ...


def noted_by(game: AnyGame, view: Any, ask: Ask, form: Form) -> Form:
    """Return a form with all notes to its options."""
    noting: Any = game
    return noting.noted(view, ask, form) if _is_of(type(game), Noting) else form


@runtime_checkable
class Summing(Protocol):
    """A game that says on the receipt of an answer what it comes to, where its words do not."""

    def comes_to(self, view: Any, ask: Ask, answer: Answer) -> Iterable[Text]:
        """Say what a faultless answer comes to."""
        ...


def sum_of(game: AnyGame, view: Any, ask: Ask, answer: Answer) -> Iterable[Text]:
    """Say what the receipt of a faultless answer tells besides what is chosen."""
    summing: Any = game
    return summing.comes_to(view, ask, answer) if _is_of(type(game), Summing) else ()


@cache
def _is_of(kind: type, protocol: type) -> bool:
    """Look once for what a protocol asks of a class: that takes longer than making most facts."""
    return issubclass(kind, protocol)


def variants_of(game: AnyGame) -> tuple[Variant, ...]:
    """List the ways in which a game is played; where there is one only, it has no key."""
    if isinstance(game, Varied):
        return game.variants
    return (Variant("", say("variant-only"), game.seats),)


def variant_of(game: AnyGame, setup: Setup) -> Variant:
    """Return the variant that was agreed on; raise SetupError where `setup` fits none."""
    for variant in variants_of(game):
        if variant.key == setup.variant:
            variant.check(setup)
            return variant
    raise SetupError(f"{game.id} has no variant {setup.variant!r}")


def agreed(rules: AnyGame, seats: int, key: str | None = None) -> Setup:
    """Agree on a variant, else on the first that so many can play; raise SetupError."""
    fitting = [each for each in variants_of(rules) if key in {None, each.key}]
    for variant in fitting:
        if seats in variant.seats:
            return variant.setup(seats)
    named = "" if key is None else f" {key}"
    raise SetupError(f"{rules.id}{named} is not played by {seats} captains")


__all__ = [
    "AnyGame",
    "Decide",
    "Draw",
    "Game",
    "Noting",
    "Over",
    "Summing",
    "Telling",
    "Typed",
    "Varied",
    "agreed",
    "draws",
    "facts_of",
    "sum_of",
    "takes_orders",
    "variant_of",
    "variants_of",
]
