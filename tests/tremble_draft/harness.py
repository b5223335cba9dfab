"""Games of the first draft as a test wants them: chosen cards, scripted dice."""

from collections.abc import Mapping
from typing import Any

from engine.core.asks import Setup
from engine.core.chance import SeededChance
from engine.core.contract import variants_of
from engine.core.table import Table, open_table
from engine.invasion.battles.frames import Finished
from engine.kit.piles import Pile
from engine.tremble_draft.cards.tables import ARMIES, MARKET, STARTING, canonical, half_of
from engine.tremble_draft.phases.setup import SPACES, UNSEEN
from engine.tremble_draft.phases.turns import AGENDA
from engine.tremble_draft.rules import STEPS, TREMBLE_DRAFT
from engine.tremble_draft.table.state import Captain, Search, State
from engine.tremble_draft.table.view import DraftView
from tests.invasion.harness import EditionPlay, Texts, first, sent, split


class Play(EditionPlay[State, DraftView]):
    """A game in a test: draws are answered by script, questions by texts."""

    def __init__(
        self, begun: State, dice: Mapping[str, tuple[int, ...]] | None = None, seed: int = 0
    ) -> None:
        super().__init__(TREMBLE_DRAFT, STEPS, begun, dice, seed)


def search(city: str, ships: str, counter: int = 2, since: int = 1) -> Search:
    """Make a search."""
    return Search(city, split(ships), counter, since)


def captain(
    squad: str = "",
    *searches: Search,
    humans: int = 50_000,
    fuel: int = 20,
    seen: bool = True,
    **more: Any,
) -> Captain:
    """Make a captain with these ships; all are known unless told, those that search always."""
    ships = split(squad)
    away = {ship for each in searches for ship in each.ships}
    known = canonical(ship for ship in ships if seen or ship in away)
    return Captain(humans, fuel, ships, known, searches=searches, **more)


def state(
    *captains: Captain,
    turn: int = 2,
    deck: str = "",
    left: int | None = None,
    ships: str = "",
    discard: str = "",
    **more: Any,
) -> State:
    """Make the state at the beginning of phase 2; the next cards of decks may be given.

    With `left` only so many cards are in the city deck; all others have been played.
    """
    count = len(captains)
    held = {card for each in captains for card in each.ships + each.offer}
    played = [card for card in (*STARTING[:count], *MARKET) if card not in held]
    laid = split(discard)
    gone = {city for each in captains for city in each.trophies}
    gone |= {search.city for each in captains for search in each.searches}
    wanted = split(deck)
    halves = [half_of(count, star=star) for star in (True, False)]
    hidden = [[card for card in half if card not in (*gone, *wanted)] for half in halves]
    box = tuple([card for half in hidden for card in half[-UNSEEN:]])
    cards = first(wanted, [card for half in hidden for card in half[:-UNSEEN]])
    spent = () if left is None else cards[left:]
    return State(
        turn=turn,
        captains=captains,
        spaces=(None,) * SPACES[count],
        groups=(),
        battles=(),
        ships=Pile(first(split(ships), [card for card in played if card not in laid]), laid, 1),
        deck=cards if left is None else cards[:left],
        box=box,
        city_discard=tuple([card for card in spent if card not in ARMIES]),
        army_discard=tuple([card for card in spent if card in ARMIES]),
        agenda=(Finished(), *AGENDA[::-1]),
        **more,
    )


CITIES = "rome paris milan london"


def bought(*captains: Captain, **more: Any) -> Play:
    """Play a turn up to the plans: nobody buys; Rome, Paris, Milan and London lie open."""
    dice = more.pop("dice", None)
    more = {"deck": CITIES, **more}
    return Play(state(*captains, **more), dice).until("plan")


def planned(*captains: Captain, plans: Texts, **more: Any) -> Play:
    """Play a turn up to the reveal; plans are given as in `cadet.1>2`."""
    return bought(*captains, **more).give({seat: sent(text) for seat, text in plans.items()})


def met(*captains: Captain, throws: Any = (), **more: Any) -> Play:
    """Let all ships of all captains meet at Rome, fight, and throw by seat."""
    dice = {f"t2:battle:1:roll:1:seat:{seat}": throw for seat, throw in enumerate(throws)}
    plans = {
        seat: " ".join(f"{ship}>1" for ship in each.hand) for seat, each in enumerate(captains)
    }
    return fight_all(planned(*captains, plans=plans, dice=dice, **more))


def fight_all(play: Play) -> Play:
    """Let everybody fight everywhere."""
    while play.asks and play.asks[0].kind == "fight":
        play.give(
            {ask.seat: " ".join(f"space.{space}=fight" for space in ask.about) for ask in play.asks}
        )
    return play


def begun(captains: int, seed: int = 1, **options: str) -> Table:
    """Set a game up, up to its first question."""
    setup: Setup = variants_of(TREMBLE_DRAFT)[0].setup(captains, options)
    table, _ = open_table(TREMBLE_DRAFT, setup)
    return table.settle(SeededChance(seed.to_bytes(32, "big")))[0]
