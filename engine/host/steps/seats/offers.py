"""Offers: a seat stands open, in public, for one person who has not agreed to it yet."""

from engine.core.asks import Seat
from engine.core.words import Text, say
from engine.host.steps.base.step import Step
from engine.host.steps.seats.seat_history import insist_may_take
from engine.host.values.denials import Denial, DeniedError
from engine.host.values.posts import PostKind
from engine.host.values.proceedings import Decline, Offer
from engine.host.values.records import GameInfo
from engine.host.values.rows import Payload

# As long as a question, but time enough to notice it, and never so long that all forget it.
SHORTEST, LONGEST = 600.0, 86400.0
RESPITE = 86400.0  # seconds in which who declined is not asked again


def offer(step: Step, seat: Seat, person: int, by: str, *, own: bool) -> None:
    """Offer a seat to somebody; an older offer of it ends. The same one again changes nothing.

    It is their `own` word where captains offer the seat on which they play.
    """
    info = step.info
    if not 0 <= seat < len(info.seats):
        raise DeniedError(Denial.NO_SUCH_SEAT)
    if info.seat_of(person) is not None:
        raise DeniedError(Denial.ALREADY_SEATED)
    insist_may_take(step, seat, person)
    if any(each.person == person and step.now < each.until for each in info.proceedings.declines):
        raise DeniedError(Denial.DECLINED)
    same = (each for each in info.proceedings.offers if (each.seat, each.person) == (seat, person))
    if any(_stands(each, step.now) for each in same):
        return
    end_offers(step, seat=seat)
    closes = step.now + min(max(info.terms.pace, SHORTEST), LONGEST)
    made = Offer(seat, person, by, closes, step.row.posts + 1, own)
    step.tell_proceedings(offers=(*step.info.proceedings.offers, made))
    told = _asked(info, made), say("offer-terms", old=info.seats[seat].name)
    payload = Payload(texts=told, by=person, group=ticket(made), due=closes)
    step.post(PostKind.OFFER, payload)


def own_offer(info: GameInfo, person: int, which: str) -> Offer | None:
    """Find the offer `which` if it is about the seat of this person."""
    seat = info.seat_of(person)
    return next((each for each in _called(info, which) if each.seat == seat), None)


def offered(step: Step, person: int, which: str) -> Offer:
    """Find the offer `which`, to which this person may say yes or no."""
    found = next(iter(_called(step.info, which)), None)
    if found is not None and found.person != person:
        raise DeniedError(Denial.NOT_OFFERED)
    if step.info.seat_of(person) is not None:
        raise DeniedError(Denial.ALREADY_JOINED)
    if found is None or not _stands(found, step.now):
        raise DeniedError(Denial.NO_OFFER)
    return found


def decline(step: Step, made: Offer) -> None:
    """End an offer as its person wishes; for a while nobody asks them again."""
    end_offers(step, seat=made.seat, outcome=say("offer-declined"))
    before = [each for each in step.info.proceedings.declines if step.now < each.until]
    step.tell_proceedings(declines=(*before, Decline(made.person, step.now + RESPITE)))


def end_offers(
    step: Step,
    *,
    seat: Seat | None = None,
    person: int | None = None,
    outcome: Text | None = None,
) -> None:
    """Close the offers of a seat, or to a person, else all; their posts tell what came of them."""
    offers = step.info.proceedings.offers
    gone = [each for each in offers if seat in {None, each.seat} and person in {None, each.person}]
    for each in gone:
        told = _asked(step.info, each), outcome or say("offer-moot")
        step.post(PostKind.OFFER, Payload(texts=told), edits=each.post)
    if gone:
        step.tell_proceedings(offers=tuple(each for each in offers if each not in gone))


def ticket(made: Offer) -> str:
    """Name an offer, so that a button under an older one does not count for it."""
    return f"o{made.post}"


def _called(info: GameInfo, which: str) -> list[Offer]:
    return [each for each in info.proceedings.offers if ticket(each) == which]


def _stands(made: Offer, now: float) -> bool:
    return now < made.closes


def _asked(info: GameInfo, made: Offer) -> Text:
    """Say who offers whose seat to whom."""
    to, old = say("offer-to", person=str(made.person)), info.seats[made.seat].name
    if made.own:
        return say("offer-made-own", old=old, to=to)
    return say("offer-made", who=made.by, old=old, to=to)
