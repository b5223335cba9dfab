"""What losers of battles lose: F-6 and F-7, with RL-27; claims (K-4) are settled in claims.py.

Losers of all battles choose at once, ships and claims together. Ships may come home thanks to a
station or card; a fight lost against an army asks in the same way (W-3).
"""

from collections.abc import Iterator

from engine.core.asks import Answer, Ask, Decide, Seat
from engine.core.forms import Field, Form, Option, chosen, filled, make_form, shut
from engine.core.words import Value, say
from engine.invasion.battles.battle_phase import tell
from engine.invasion.battles.battles import by_seat, lost_battles, space_key
from engine.invasion.battles.frames import Losing
from engine.invasion.cards.groups import group_at
from engine.invasion.cards.wording import at_city
from engine.kit.agenda import popped, pushed, with_frame
from engine.kit.memo import latest
from engine.tremble.cards.effects import CompensationKind, StationKind
from engine.tremble.cards.tables import AIDS, COMPENSATIONS, SHIPS
from engine.tremble.table.aids import at_hand, has_ready_cards, may_help, spent
from engine.tremble.table.events import ShipLost, ShipSaved
from engine.tremble.table.frames import Claiming, Contest, Destroying, Loss
from engine.tremble.table.state import Notices, State, Step, destroyable, ship_destroyed
from engine.tremble.table.view import TrembleView
from engine.tremble.table.wording import aid_note, squad_labels, squad_note, told_apart

LET_GO, CLAIM = "let-go", "claim"
_LET_GO = Option(LET_GO, say("tremble-option-let-go"))
_CLAIM = Option(CLAIM, say("tremble-option-claim"), say("tremble-note-claim"))
_NO_CLAIM, _CLAIMS_SPENT = say("tremble-closed-no-claim"), say("tremble-closed-claims-spent")
_SAVES_ANOTHER = say("tremble-closed-saves-another")
_SAVING_STATIONS = (StationKind.SAVE_SHIP,)
_SAVING_CARDS = (CompensationKind.SAVE_SHIP,)


def pending(state: State, _frame: Losing) -> Decide | None:
    """Ask the losers who may have a choice, for all their lost battles at once (RL-23, RL-27)."""
    asks = by_seat(choices_lost(state), "loss")
    return Decide(f"t{state.turn}:loss", asks) if asks else None


def choices_lost(state: State) -> list[tuple[int, Seat]]:
    """List where which losers may have a choice."""
    return [
        (space, seat)
        for space, seat in lost_battles(state.battles)
        if may_choose(state, seat, space, claims=True)
    ]


def may_choose(state: State, seat: Seat, space: int, *, claims: bool) -> bool:
    """Tell by what everybody knows whether a loser may have a choice in a space.

    That is between ships, whether to save one, or whether to claim the city (RL-23).
    """
    ships = destroyable(group_at(state, seat, space).ships)
    if len(ships) > 1:
        return True
    return bool(ships or claims) and may_help(
        state.captains[seat], _SAVING_STATIONS if ships else ()
    )


def proceed(state: State, frame: Losing) -> Step:
    """Go on where nobody has a choice."""
    return decide(state, frame, {})


def decide(state: State, _frame: Losing, answers: dict[Seat, Answer]) -> Step:
    """Reveal all choices together: claims are settled first, then ships destroyed (F-7)."""
    losses: tuple[Loss, ...] = ()
    claimants: dict[int, tuple[Seat, ...]] = {}
    for space, seat in lost_battles(state.battles):
        answer = answers.get(seat, {})
        state, loss = chosen_loss(state, seat, space, answer)
        losses += (loss,)
        if answer.get(claim_key(space)) == (CLAIM,):
            state = spent(state, seat, claim_card(state, seat))
            claimants[space] = tuple(sorted((*claimants.get(space, ()), seat)))
    state = with_frame(state, Destroying(losses))
    contests = tuple(Contest(space, seats, seats) for space, seats in sorted(claimants.items()))
    if not contests:
        return state, ()
    return pushed(state, Claiming(contests)), ()


def claim_card(state: State, seat: Seat) -> str:
    """Return the card with which a captain would claim a city; raise StopIteration without one."""
    captain = state.captains[seat]
    ready = captain.compensations[: len(captain.compensations) - captain.fresh]
    return next(card for card in ready if _is_claim(card))


def _is_claim(card: str) -> bool:
    return COMPENSATIONS[card].effect.kind == CompensationKind.TROPHY


def chosen_loss(state: State, seat: Seat, space: int, answer: Answer) -> tuple[State, Loss]:
    """Read what a loser gives up: the chosen or only ship, or an aid that saves it (A-5)."""
    ships = destroyable(group_at(state, seat, space).ships)
    picked = next(iter(answer.get(space_key(space), ships[:1])), None)
    if picked in AIDS:
        return spent(state, seat, picked), Loss(space, seat, None, picked)
    return state, Loss(space, seat, picked)


def destroy(state: State, frame: Destroying) -> Step:
    """Destroy the ships chosen, all revealed together (F-6)."""
    told: Notices = ()
    for loss in frame.losses:
        state, notices = suffered(state, loss)
        told += notices
    return popped(state), told


def suffered(state: State, loss: Loss, *, army: bool = False) -> Step:
    """Destroy a ship, or tell what saved it."""
    if loss.aid is not None:
        return state, tell(ShipSaved(loss.space, loss.seat, AIDS[loss.aid], army))
    if loss.ship is None:
        return state, tell(ShipLost(loss.space, loss.seat, None, army))
    told = tell(ShipLost(loss.space, loss.seat, SHIPS[loss.ship], army))
    return ship_destroyed(state, loss.seat, loss.ship), told


# The question


def form(view: TrembleView, ask: Ask, draft: Answer) -> Form:
    """Make the form: a ship of each lost battle or what saves it, and a claim to each city."""
    if len(ask.about) == 1:  # nothing is used elsewhere
        return filled(_blank(view, ask), draft)
    return _drafted(view, ask, draft)


@latest
def _blank(view: TrembleView, ask: Ask) -> Form:
    return _drafted(view, ask, {})


def _drafted(view: TrembleView, ask: Ask, draft: Answer) -> Form:
    fields: list[Field] = []
    for space in ask.about:
        fields += _ship_field(view, ask, space, draft)
        fields += _claim_field(view, ask, space, draft)
    return make_form(fields)


def _ship_field(view: TrembleView, ask: Ask, space: int, draft: Answer) -> Iterator[Field]:
    """Offer the ships that may be destroyed, and each aid for one space only."""
    ships, labels = choices(view, ask.seat, space), squad_labels(view)
    if not ships:
        return
    aids = at_hand(view, _SAVING_STATIONS, _SAVING_CARDS)
    saving = told_apart(aids)
    elsewhere = {
        card for other in ask.about if other != space for card in draft.get(space_key(other), ())
    }
    options = [Option(ship, labels[ship], squad_note(ship)) for ship in ships]
    options += [
        Option(
            aid,
            say("tremble-option-save", card=saving[aid]),
            aid_note(aid),
            _SAVES_ANOTHER if aid in elsewhere else None,
        )
        for aid in aids
    ]
    key = space_key(space)
    picked = chosen(draft, key, (option.key for option in options))
    if len(options) == 1:
        picked = picked or ships
    label = at_city("tremble-field-loss", space, _city_name(view, space))
    yield Field(key, label, tuple(options), picked)


def _claim_field(view: TrembleView, ask: Ask, space: int, draft: Answer) -> Iterator[Field]:
    """Offer a claim to whoever could hold one, as everybody knows (K-4, RL-23)."""
    if view.public.catches or not has_ready_cards(view.public.captains[ask.seat]):
        return
    held = len(at_hand(view, (), (CompensationKind.TROPHY,)))
    keys = [claim_key(other) for other in ask.about if other != space]
    promised = sum(CLAIM in draft.get(key, ()) for key in keys)
    claim = _CLAIM
    if promised >= held:
        claim = shut(_CLAIM, _CLAIMS_SPENT if held else _NO_CLAIM)
    options = (_LET_GO, claim)
    key = claim_key(space)
    picked = chosen(draft, key, (LET_GO, CLAIM))
    if not held:
        picked = picked or (LET_GO,)
    label = at_city("tremble-field-claim", space, _city_name(view, space))
    yield Field(key, label, options, picked)


def _city_name(view: TrembleView, space: int) -> Value:
    city = view.public.spaces[space - 1].city
    return city.name if city is not None else ""


def claim_key(space: int) -> str:
    """Name the field of a claim."""
    return f"claim.{space}"


def choices(view: TrembleView, seat: Seat, space: int) -> tuple[str, ...]:
    """List the ships of a revealed group that may be destroyed."""
    for attack in view.public.attacks:
        if attack.seat == seat and attack.space == space:
            return destroyable(ship.id for ship in attack.ships)
    raise LookupError(f"seat {seat} sent nothing to space {space}")
