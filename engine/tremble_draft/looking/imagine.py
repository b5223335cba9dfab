"""A state that the owner of a view cannot tell from the real one.

What a view does not show is dealt anew from the cards it does not show: hidden ships and offers,
the tasks of rivals, the order of both halves of the city deck, and what left the game unseen.
"""

from engine.core.asks import Draw, Roll
from engine.core.chance import Chance
from engine.invasion.cards.groups import Group
from engine.kit.dealer import Dealer
from engine.kit.piles import Pile
from engine.tremble_draft.cards.tables import (
    MARKET,
    STARTING,
    canonical,
    half_of,
    tasks_for,
)
from engine.tremble_draft.phases.setup import DEALT, MOST, UNSEEN
from engine.tremble_draft.table.frames import KeepingTasks, MeetingArmy, SettingUp
from engine.tremble_draft.table.state import Captain, Search, State
from engine.tremble_draft.table.view import ID, CaptainView, DraftView, PublicView, SearchView


def imagine(view: DraftView, chance: Chance) -> State:
    """Make a state that looks like `view`, with what is hidden dealt by `chance`."""
    public, piles = view.public, view.public.piles
    ships = Dealer("ships", _hidden_ships(view), chance)
    tasks = Dealer("tasks", _hidden_tasks(view), chance)
    captains = [_captain(view, each, ships, tasks, chance) for each in public.captains]
    deck, box = _cities(public, chance)
    return State(
        turn=public.turn,
        captains=tuple(captains),
        spaces=tuple([each.city.id if each.city else None for each in public.spaces]),
        groups=tuple(
            [
                Group(
                    each.seat,
                    each.space,
                    tuple(map(ID, each.ships)),
                    each.total,
                    tuple(map(ID, each.lost)),
                )
                for each in public.attacks
            ]
        ),
        battles=public.battles,
        ships=Pile(ships.rest(), piles.ship_discard, public.ledger.shuffles),
        deck=deck,
        box=box,
        city_discard=piles.city_discard,
        army_discard=piles.army_discard,
        turned=public.ledger.turned,
        agenda=public.ledger.agenda,
        tasks=public.ledger.tasks,
        ahead=public.ledger.ahead,
        unordered=public.ledger.unordered,
    )


def _captain(
    view: DraftView, captain: CaptainView, ships: Dealer, tasks: Dealer, chance: Chance
) -> Captain:
    own, ledger = view.own, view.public.ledger
    if own is not None and own.seat == captain.seat:
        squad, offer = tuple(map(ID, own.ships)), tuple(map(ID, own.offer))
        kept, thrown = tuple(map(ID, own.tasks)), tuple(map(ID, own.thrown))
        orders = own.orders
    else:
        squad = (*map(ID, captain.seen), *ships.deal(captain.backs))
        offer, orders = ships.deal(ledger.offers[captain.seat]), ()
        kept, thrown = _tasks(view.public, captain, tasks, chance)
    return Captain(
        humans=captain.humans,
        fuel=captain.fuel,
        ships=squad,
        seen=tuple(map(ID, captain.seen)),
        trophies=tuple(map(ID, captain.trophies)),
        searches=tuple([_search(each) for each in captain.searches]),
        loan=captain.loan,
        credits=captain.credits,
        offer=offer,
        tasks=kept,
        thrown=thrown,
        orders=orders,
    )


def _search(search: SearchView) -> Search:
    return Search(search.city.id, tuple(map(ID, search.ships)), search.counter, search.since)


def _tasks(
    public: PublicView, captain: CaptainView, tasks: Dealer, chance: Chance
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Deal a rival four tasks; how many were kept nobody knows before the end."""
    if captain.tasks:
        kept = tuple([each.task.id for each in captain.tasks])
        return kept, canonical(tasks.deal(DEALT - len(kept)))
    if not public.ledger.tasks or any(isinstance(each, SettingUp) for each in public.ledger.agenda):
        return (), ()
    dealt = tasks.deal(DEALT)
    if any(isinstance(each, KeepingTasks) for each in public.ledger.agenda):
        return canonical(dealt), ()
    (count,) = chance.outcome(Draw(f"imagine:kept:{captain.seat}", Roll(1, MOST)))
    return canonical(dealt[:count]), canonical(dealt[count:])


def _hidden_tasks(view: DraftView) -> list[str]:
    visible = {each.task.id for captain in view.public.captains for each in captain.tasks}
    if view.own is not None:
        visible.update(map(ID, (*view.own.tasks, *view.own.thrown)))
    return [task for task in tasks_for(len(view.public.captains)) if task not in visible]


def _hidden_ships(view: DraftView) -> list[str]:
    """List the ships that the owner of a view cannot name."""
    public = view.public
    visible = {*public.piles.ship_discard}
    for captain in public.captains:
        visible.update(map(ID, captain.seen))
    if view.own is not None:
        visible.update(map(ID, (*view.own.ships, *view.own.offer)))
    played = (*STARTING[: len(public.captains)], *MARKET)
    return [ship for ship in played if ship not in visible]


def _cities(public: PublicView, chance: Chance) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Deal both halves of the city deck, and the six cards of each that nobody has seen."""
    visible = {*public.piles.city_discard, *public.piles.army_discard}
    visible.update(each.city.id for each in public.spaces if each.city)
    for captain in public.captains:
        visible.update(map(ID, captain.trophies))
        visible.update(each.city.id for each in captain.searches)
    visible.update(each.army for each in public.ledger.agenda if isinstance(each, MeetingArmy))
    deck: tuple[str, ...] = ()
    box: tuple[str, ...] = ()
    for star in (True, False):
        hidden = [card for card in half_of(len(public.captains), star=star) if card not in visible]
        dealer = Dealer(f"cities:{star}", hidden, chance)
        if _is_shuffled(public, star=star):
            box += dealer.deal(UNSEEN)
        deck += dealer.rest()
    return deck, box


def _is_shuffled(public: PublicView, *, star: bool) -> bool:
    """Tell whether a half is shuffled, and its six cards are out of the game."""
    for frame in public.ledger.agenda:
        if isinstance(frame, SettingUp):
            return frame.done > (0 if star else 1)
    return True
