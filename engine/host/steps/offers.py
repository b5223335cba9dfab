"""Offers: a seat stands open, in public, for one person who has not agreed to it yet."""

from engine.core.asks import Seat
from engine.core.words import Text, say
from engine.host.steps.step import Draft
from engine.host.values.denials import Denial, Denied
from engine.host.values.posts import PostKind
from engine.host.values.proceedings import Decline, Offer
from engine.host.values.records import GameInfo
from engine.host.values.rows import Payload

# As long as a question, but time enough to notice it, and never so long that all forget it.
SHORTEST, LONGEST = 600.0, 86400.0
RESPITE = 86400.0  # seconds in which who declined is not asked again


def offer(draft: Draft, seat: Seat, person: int, by: str) -> Denied | None:
    """Offer a seat to somebody; an older offer of it ends. The same one again changes nothing."""
    info = draft.info
    if not 0 <= seat < len(info.seats):
        return Denied(Denial.NO_SUCH_SEAT)
    if info.seat_of(person) is not None:
        return Denied(Denial.ALREADY_SEATED)
    if any(each.person == person and draft.now < each.until for each in info.affairs.declines):
        return Denied(Denial.DECLINED)
    same = (each for each in info.affairs.offers if (each.seat, each.person) == (seat, person))
    if any(_stands(each, draft.now) for each in same):
        return None
    end_offers(draft, seat=seat)
    closes = draft.now + min(max(info.terms.pace, SHORTEST), LONGEST)
    made = Offer(seat, person, by, closes, draft.row.posts + 1)
    draft.tell_affairs(offers=(*draft.info.affairs.offers, made))
    told = _asked(info, made), say("offer-terms", old=info.seats[seat].name)
    payload = Payload(texts=told, by=person, group=ticket(made), due=closes)
    draft.post(PostKind.OFFER, payload)
    return None


def offered(draft: Draft, person: int, which: str) -> Offer | Denied:
    """Find the offer `which`, to which this person may say yes or no."""
    found = next((each for each in draft.info.affairs.offers if ticket(each) == which), None)
    if found is not None and found.person != person:
        return Denied(Denial.NOT_OFFERED)
    if draft.info.seat_of(person) is not None:
        return Denied(Denial.ALREADY_JOINED)
    if found is None or not _stands(found, draft.now):
        return Denied(Denial.NO_OFFER)
    return found


def decline(draft: Draft, made: Offer) -> None:
    """End an offer as its person wishes; for a while nobody asks them again."""
    end_offers(draft, seat=made.seat, outcome=say("offer-declined"))
    before = [each for each in draft.info.affairs.declines if draft.now < each.until]
    draft.tell_affairs(declines=(*before, Decline(made.person, draft.now + RESPITE)))


def end_offers(
    draft: Draft,
    *,
    seat: Seat | None = None,
    person: int | None = None,
    outcome: Text | None = None,
) -> None:
    """Close the offers of a seat, or to a person, else all; their posts tell what came of them."""
    offers = draft.info.affairs.offers
    gone = [each for each in offers if seat in {None, each.seat} and person in {None, each.person}]
    for each in gone:
        told = _asked(draft.info, each), outcome or say("offer-moot")
        draft.post(PostKind.OFFER, Payload(texts=told), edits=each.post)
    if gone:
        draft.tell_affairs(offers=tuple(each for each in offers if each not in gone))


def ticket(made: Offer) -> str:
    """Name an offer, so that a button under an older one does not count for it."""
    return f"o{made.post}"


def _stands(made: Offer, now: float) -> bool:
    return now < made.closes


def _asked(info: GameInfo, made: Offer) -> Text:
    """Say who offers whose seat to whom."""
    to = say("offer-to", person=str(made.person))
    return say("offer-made", who=made.by, old=info.seats[made.seat].name, to=to)
