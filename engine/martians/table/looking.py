"""Making views, and states that their owners cannot tell from the real one."""

from collections.abc import Iterable

from engine.core.asks import Seat, Viewer
from engine.core.chance import Chance
from engine.kit.dealer import Dealer
from engine.kit.piles import Pile
from engine.martians.cards.tables import (
    CROP,
    CROPS,
    EVENT_DECK,
    MARTIAN_DECK,
    OBJECT,
    OBJECTS,
    OF_EACH,
    OTHERS,
)
from engine.martians.table.frames import Aiming, Announced, Casting, Laying
from engine.martians.table.state import State, Token
from engine.martians.table.view import MartiansView, PileView


def make_view(state: State, viewer: Viewer) -> MartiansView:
    """Make all of `state` that `viewer` may see."""
    seated = viewer is not None
    shared = seated and state.table.open_hands
    return MartiansView(
        seat=viewer,
        table=state.table,
        agenda=state.agenda,
        events=_shown(state.events),
        martians=_shown(state.martians),
        map_left=len(state.map),
        pool_left=len(state.pool),
        crops_left=len(state.crops),
        hand=state.hands[viewer] if viewer is not None else (),
        faces=_known(state, viewer) if viewer is not None else (),
        orders=state.orders[viewer] if viewer is not None else (),
        plan=state.plans[viewer] if viewer is not None else (),
        planned=tuple(map(bool, state.plans)),
        hands=state.hands if shared else (),
        unordered=state.unordered,
    )


def _shown(pile: Pile) -> PileView:
    return PileView(len(pile.deck), pile.discard, pile.shuffles)


def _known(state: State, seat: Seat) -> tuple[tuple[int, str], ...]:
    """List the faces of tokens that a captain has looked at."""
    looked = [each.number for each in state.table.tokens if seat in each.seen and not each.face]
    return tuple([each for each in state.faces if each[0] in looked])


# Imagining


def imagine(view: MartiansView, chance: Chance) -> State:
    """Make a state that looks like `view`, with what is hidden dealt by `chance`."""
    unseen = Dealer("objects", _rest(_objects(view), _seen(view, OBJECT)), chance).rest()
    crops = Dealer("crops", _rest(CROPS, _seen(view, CROP)), chance)
    seats = range(len(view.table.captains))
    hands, events, martians = _cards(view, chance)
    faces, pool = _faces(view, unseen, crops)
    return State(
        table=view.table,
        agenda=view.agenda,
        map=Dealer("map", _tiles(view), chance).deal(view.map_left),
        pool=pool[: view.pool_left],
        crops=crops.deal(view.crops_left),
        faces=faces,
        events=events,
        martians=martians,
        hands=hands,
        orders=tuple([view.orders if each == view.seat else () for each in seats]),
        plans=tuple(
            [
                view.plan if each == view.seat else (_UNKNOWN if view.planned[each] else ())
                for each in seats
            ]
        ),
        unordered=view.unordered,
    )


_UNKNOWN = ("aim--unknown",)
"""The plan of somebody else: that there is one is public."""


def _tiles(view: MartiansView) -> list[str]:
    """List the tiles that nobody has seen."""
    seen = {each.tile for each in view.table.tiles} | {*view.table.gone}
    seen |= {each.tile for each in view.agenda if isinstance(each, Laying)}
    return [each for each in OTHERS if each not in seen]


def _objects(view: MartiansView) -> list[str]:
    """List all objects of the game."""
    return [kind for kind in OBJECTS for _ in range(OF_EACH[view.table.mode])]


def _seen(view: MartiansView, kind: str) -> list[str]:
    """List the faces that the viewer knows: on the table, with captains, on the ship."""
    found = [view.face(each) for each in view.table.tokens if each.kind == kind]
    if kind == OBJECT:
        found += [each for captain in view.table.captains for each in captain.objects]
        found += view.table.delivered
    return [each for each in found if each]


def _rest(pool: Iterable[str], seen: Iterable[str]) -> list[str]:
    """Take what was seen out of a pool."""
    left = list(pool)
    for each in seen:
        left.remove(each)
    return left


def _faces(
    view: MartiansView, unseen: tuple[str, ...], crops: Dealer
) -> tuple[tuple[tuple[int, str], ...], tuple[str, ...]]:
    """Deal faces to the tokens that lie face down; return them, and what is left for the pool."""
    faces = dict(view.faces)
    down = [each for each in view.table.tokens if not each.face and each.number not in faces]
    pool = list(unseen)
    for token in sorted(down, key=_narrowness):
        if token.kind == CROP:
            faces[token.number] = crops.deal(1)[0]
            continue
        fitting = [each for each in pool if each in (token.among or OBJECTS)] or pool
        faces[token.number] = fitting[0]
        pool.remove(fitting[0])
    return tuple(sorted(faces.items())), tuple(pool)


def _narrowness(token: Token) -> tuple[int, int]:
    return len(token.among or OBJECTS), token.number


def _cards(view: MartiansView, chance: Chance) -> tuple[tuple[tuple[str, ...], ...], Pile, Pile]:
    """Deal hands and decks."""
    table, coop = view.table, view.table.coop
    open_cards = [*view.hand, *view.events.discard, *view.martians.discard]
    open_cards += [card for each in table.captains for card in each.weapons]
    open_cards += [each.card for each in table.effects if each.card]
    open_cards += cards_on(view.agenda)
    own = {view.seat}
    if view.hands:
        own = {*range(len(table.captains))}
        open_cards += [
            card for seat, hand in enumerate(view.hands) if seat != view.seat for card in hand
        ]
    whole = EVENT_DECK if coop else (*EVENT_DECK, *MARTIAN_DECK)
    dealer = Dealer("cards", [each for each in whole if each not in open_cards], chance)
    hands = []
    for seat, captain in enumerate(table.captains):
        if seat in own:
            hands.append(view.hands[seat] if view.hands else view.hand)
        else:
            hands.append(tuple(sorted(dealer.deal(captain.cards))))
    events = _pile(view.events, dealer.deal(view.events.size))
    unseen = [each for each in MARTIAN_DECK if each not in open_cards] if coop else []
    martians = Dealer("martian-cards", unseen, chance).deal(view.martians.size)
    return tuple(hands), events, _pile(view.martians, martians)


def _pile(shown: PileView, deck: tuple[str, ...]) -> Pile:
    return Pile(deck, shown.discard, shown.shuffles)


def cards_on(agenda: Iterable[object]) -> list[str]:
    """List the cards that are being carried out."""
    cards = [each.card for each in agenda if isinstance(each, Announced | Aiming | Casting)]
    return [each for each in cards if "." in each]
