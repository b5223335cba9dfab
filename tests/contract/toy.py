"""What only tests need to know of the toy."""

from collections import Counter
from typing import Any

from engine.core.asks import Seat
from engine.core.contract import AnyGame
from tests.contract.subject import Belongings, Subject
from tests.toy.game import TOY
from tests.toy.installed import TOY_GAME
from tests.toy.state import CARDS, Dug, Played, View, Won


def _reveals(event: Any) -> frozenset[Seat]:
    return frozenset({event.seat}) if isinstance(event, Won | Dug) else frozenset()


def _held(view: View, seat: Seat) -> Counter[str]:
    return Counter(coins=view.coins[seat], points=view.scores[seat]) + Counter(view.hand)


def _spent(event: Any, seat: Seat) -> Counter[str]:
    """List what is bid, staked and played; who loses a bid has staked the card all the same."""
    if isinstance(event, Won):
        paid = (event.bid + (event.stake is not None)) * (event.seat == seat)
        return Counter(coins=paid) + Counter(CARDS)
    return Counter([event.card]) if isinstance(event, Played) else Counter()


def toy_subject(game: AnyGame = TOY) -> Subject:
    """Return the toy, or a faulty variant of it, with the toy's declarations."""
    tags = {"drew", "won", "rolled", "chose", "played", "dug"}
    asked = {"bid:bid:0", "bid:stake:red-7", "prize:prize:coins", "window:play:pass"}
    return Subject(
        game,
        reveals=_reveals,
        opens=lambda event: isinstance(event, Dug),
        must_occur=frozenset(tags | asked),
        installed=TOY_GAME,
        belongings=Belongings(_held, _spent),
        canaries={card: frozenset({card}) for card in CARDS},
        varied=((3, 4, frozenset({"bid", "window"})), (2, 5, frozenset({"bid"}))),
    )
