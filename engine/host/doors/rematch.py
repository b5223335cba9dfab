"""A rematch: the same table in a new lobby, with the same terms."""

from collections.abc import Sequence

from engine.core.registry import name_of
from engine.core.words import Text, Value, say
from engine.host.doors.seating import Opening
from engine.host.values.denials import Denial, DeniedError
from engine.host.values.records import OPEN, GameInfo, SeatKind


def wish_for(info: GameInfo, person: int, name: str, within: int | None) -> Opening:
    """Say what lobby a captain of a game that is over wants; the others are invited by a line."""
    if info.status in OPEN:
        raise DeniedError(Denial.NOT_OVER)
    if info.seat_of(person) is None:
        raise DeniedError(Denial.NOT_YOUR_GAME)
    computers = [each for each in info.seats if each.kind is SeatKind.COMPUTER]
    others = [
        each.name
        for each in info.seats
        if each.kind is SeatKind.PERSON and each.person not in (None, person)
    ]
    return Opening(
        channel=info.channel,
        guild=info.guild,
        person=person,
        name=name,
        game=name_of(info.rules),
        seats=len(info.seats),
        terms=info.terms,
        locale=info.locale,
        computers=tuple(each.strength for each in computers),
        names=tuple(each.name for each in computers),
        within=within,
        said=_invitation(info.number, others),
    )


def _invitation(number: int, others: Sequence[str]) -> Text | None:
    """Invite the other captains by name; nobody is mentioned."""
    if not others:
        return None
    first, *rest = others
    listed: Value = first
    for place, name in enumerate(rest, 1):
        if place == len(rest):
            listed = say("list-last", rest=listed, last=name)
        else:
            listed = say("list-comma", rest=listed, next=name)
    return say("note-rematch", number=number, captains=listed)
