"""Offering: whoever is offered a seat takes it, or does not."""

from engine.core.words import say
from engine.host.runtime.person_queue import PersonQueue
from engine.host.runtime.runtime import Runtime
from engine.host.steps.base.step import Step
from engine.host.steps.changes.replacing import insist_free, take_over
from engine.host.steps.seats.offers import decline, end_offers, offered, own_offer
from engine.host.steps.seats.permits import acting, insist_running
from engine.host.values.denials import DeniedError
from engine.host.values.records import GameInfo


class Offers:
    """The door for those who are offered a seat; the game-master tools make the offers."""

    def __init__(self, runtime: Runtime, person_queue: PersonQueue) -> None:
        self._runtime = runtime
        self._person_queue = person_queue

    async def accept(self, number: int, person: int, name: str, which: str) -> GameInfo:
        """Take the seat of the offer `which`, if there is room for another game."""

        def work(step: Step, full: DeniedError | None) -> None:
            insist_running(step.info)
            found = offered(step, person, which)
            if full is not None:
                raise full
            captain = step.info.seats[found.seat].person
            insist_free(step.info, found.seat, captain if found.own else None)
            end_offers(step, seat=found.seat, outcome=say("offer-accepted"))
            take_over(step, found.seat, person, name)

        return await self._person_queue.let_in(
            number, person, lambda full: self._runtime.change(number, lambda step: work(step, full))
        )

    async def decline(self, number: int, person: int, which: str) -> GameInfo:
        """Let everything stay as it is; so may the captain whose seat it is."""

        def work(step: Step) -> None:
            insist_running(step.info)
            own = own_offer(step.info, person, which)
            if own is not None:
                acting(step, person)
                end_offers(step, seat=own.seat)
            else:
                decline(step, offered(step, person, which))

        return await self._runtime.change(number, work)
