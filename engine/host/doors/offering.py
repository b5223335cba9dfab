"""Offering: whoever is offered a seat takes it, or does not."""

from engine.core.words import say
from engine.host.runtime.person_queue import PersonQueue
from engine.host.runtime.runtime import Runtime
from engine.host.runtime.session import Work
from engine.host.steps.offers import decline, end_offers, offered
from engine.host.steps.play import not_running
from engine.host.steps.replacing import take_over
from engine.host.steps.step import Step
from engine.host.values.denials import Denial, Denied
from engine.host.values.records import GameInfo


class Offers:
    """The door for those who are offered a seat; the game-master tools make the offers."""

    def __init__(self, runtime: Runtime, person_queue: PersonQueue) -> None:
        self._runtime = runtime
        self._person_queue = person_queue

    async def accept(self, number: int, person: int, name: str, which: str) -> GameInfo | Denied:
        """Take the seat of the offer `which`, if there is room for another game."""

        def work(step: Step, full: Denied | None) -> Denied | None:
            if denied := not_running(step.info):
                return denied
            found = offered(step, person, which)
            if isinstance(found, Denied):
                return found
            if full is not None:
                return full
            end_offers(step, seat=found.seat, outcome=say("offer-accepted"))
            return take_over(step, found.seat, person, name)

        return await self._person_queue.let_in(
            number, person, lambda full: self._step(number, lambda step: work(step, full))
        )

    async def decline(self, number: int, person: int, which: str) -> GameInfo | Denied:
        """Let everything stay as it is."""

        def work(step: Step) -> Denied | None:
            if denied := not_running(step.info):
                return denied
            found = offered(step, person, which)
            if isinstance(found, Denied):
                return found
            decline(step, found)
            return None

        return await self._step(number, work)

    async def _step(self, number: int, work: Work) -> GameInfo | Denied:
        session = await self._runtime.sessions.find(number)
        if session is None:
            return Denied(Denial.NO_SUCH_GAME)
        return await self._runtime.step(session, work, lambda _: session.info, seated=True)
