"""Plots in rich games: what a captain holds, keeps or has put aside.

Everybody answers quietly: they meet at one city and fight on, and nobody uses what the two games
differ in.
"""

import random
from collections.abc import Iterator

from engine.core.asks import Answer, Ask, Decide, Seat
from engine.core.playthrough import FormMaker, random_answer
from engine.tremble.cards.effects import CompensationKind
from engine.tremble.cards.tables import COMPENSATIONS
from engine.tremble.phases.buying import REDRAW
from engine.tremble.phases.planning import FUEL
from engine.tremble.rules import Tremble
from engine.tremble.table.aids import PASS, USE
from tests.contract.records import form_maker
from tests.secrecy.deeds import fill, finish
from tests.secrecy.plots import Playing, Plot
from tests.secrecy.rich import RichTremble, rich_start

MANY = 40  # baskets to choose from
LIKED = (PASS, "let-go", "fight", "catch", "stay")

KIND = CompensationKind
BATTLE = (KIND.BOOST, KIND.TROPHY, KIND.SAVE_SHIP)  # may respond, claim, and save a ship
PEACE = (KIND.DISCOUNT, KIND.FUEL, KIND.FEWER_ARMIES)  # may do nothing of that, but other things


def card_of(kind: CompensationKind, number: int = 0) -> str:
    """Choose a compensation card of a kind."""
    return [card.id for card in COMPENSATIONS.values() if card.effect.kind == kind][number]


def quietly(make: FormMaker, target: str) -> Answer:
    """Answer as little as can be; all ships go to one space as far as the fuel goes."""
    form = make({})
    for field in form.fields:
        if field.least:
            options = [option.key for option in form.field(field.key).open_options()]
            liked = [option for option in (target, *LIKED) if option in options]
            form = make({**form.answer(), field.key: (*liked, *options)[:1]})
    return form.answer()


class Staged(Plot):
    """A plot that begins rich and goes on quietly."""

    @classmethod
    def hand(cls, _variant: int) -> tuple[str, ...]:
        """Return what the owner holds."""
        return tuple(map(card_of, BATTLE))

    @classmethod
    def rules(cls, playing: Playing, variant: int) -> Tremble:
        """Return the rules as they are played: rivals hold what acts after a roll."""
        seats = range(playing.captains)
        rivals: Iterator[tuple[str, ...]] = iter(
            ((card_of(KIND.REROLL),), (card_of(KIND.REROLL, 1),), (), ())
        )
        hands = (cls.hand(variant) if seat == playing.owner else next(rivals) for seat in seats)
        return RichTremble(tuple(hands), last=map(card_of, BATTLE + PEACE))

    @classmethod
    def counts(cls, playing: Playing, pending: Decide) -> bool:
        """Tell whether a group is what a casting looks for: the owner is asked."""
        return playing.owner in [ask.seat for ask in pending.asks]

    @classmethod
    def rehearsed(cls, playing: Playing, make: FormMaker, group: str, ask: Ask) -> Answer:
        """Meet in odd turns, part in even ones; rivals use what they have after a roll."""
        odd = int(group.partition(":")[0][1:]) % 2
        answer = quietly(make, "1" if odd or ask.seat != playing.owner else "2")
        if ask.kind == "respond" and ask.seat != playing.owner:
            card = make(answer).field(USE).open_options()[-1].key
            used = make({**answer, USE: (card,)})
            return answer if used.faults else used.answer()
        return answer

    async def begin(self) -> None:
        """Open the game, with what the captains have in it."""
        with rich_start(self.rules(self.playing, self.variant)):
            await self.show.begin()

    async def group(self, pending: Decide) -> None:
        """Let the others look, and all answer: the owner last, who may let the time run out."""
        await self.look(f"{pending.group} is open")
        for ask in sorted(pending.asks, key=lambda ask: ask.seat == self.owner):
            await self.answer(pending.group, ask.seat)

    async def counting(self, seat: Seat) -> Answer:
        """Return the answer that counts."""
        panel = await self.show.panel(seat)
        assert panel.group is not None
        assert panel.ask is not None
        make = form_maker(await self.show.rules(), panel.view, panel.ask)
        return self.adapted(self.rehearsed(self.playing, make, panel.group, panel.ask), panel.ask)

    def adapted(self, answer: Answer, _ask: Ask) -> Answer:
        """Change an answer in secret."""
        return answer


class OtherHand(Staged):
    """The owner holds other cards, uses none, and once lets a time run out."""

    silent = False

    @classmethod
    def hand(cls, variant: int) -> tuple[str, ...]:
        """Return what the owner holds."""
        return tuple(map(card_of, PEACE if variant else BATTLE))

    async def answer(self, group: str, seat: Seat) -> None:
        """Let a seat give the answer that counts, or none."""
        if seat != self.owner:
            await super().answer(group, seat)
            return
        if self.silent or "battle" not in group:
            await self.think(group)
            return
        self.silent = True
        async with self.show.moment(f"{group}, seat {seat} is silent"):
            await self.show.expire()

    async def think(self, group: str) -> None:
        """Answer when an only answer would count by itself: with one hand it may be that."""
        answer, panel = await self.counting(self.owner), await self.show.panel(self.owner)
        async with self.show.moment(f"{group}, seat {self.owner} answers"):
            await self.show.until_own_time(self.owner)
            if not panel.only:
                await finish(self.show, self.owner, answer)


class KeptFuel(Staged):
    """The owner commits fuel to a plan that does not need it, or does not."""

    @classmethod
    def hand(cls, _variant: int) -> tuple[str, ...]:
        """Return what the owner holds."""
        return (card_of(KIND.FUEL), card_of(KIND.TROPHY))

    def adapted(self, answer: Answer, ask: Ask) -> Answer:
        """Commit the fuel."""
        if ask.kind != "plan" or ask.seat != self.owner or self.variant:
            return answer
        return {**answer, FUEL: (card_of(KIND.FUEL),)}


class WaitingBasket(Staged):
    """The owner buys much or nothing, while the last captain draws again."""

    waiting = False

    @classmethod
    def hand(cls, _variant: int) -> tuple[str, ...]:
        """Return what the owner holds."""
        return (card_of(KIND.DISCOUNT), card_of(KIND.TROPHY))

    async def parted(self) -> bool:
        """Tell whether everything was looked at while the basket waited."""
        return self.waiting

    async def group(self, pending: Decide) -> None:
        """Let all but the last captain be done, and then that one take time over a draft."""
        if pending.group == "t1:buy":
            await super().group(pending)
            return
        seats = [ask.seat for ask in pending.asks]
        assert (pending.group, seats) == ("t1:buy:2", [self.playing.captains - 1])
        await self.look("purchases wait")
        async with self.show.moment("the last one drafts"):
            await fill(self.show, seats[0], await self.script.answer(self.show, seats[0], "draft"))
        await self.look("purchases still wait")
        self.waiting = True

    async def counting(self, seat: Seat) -> Answer:
        """Return what a captain buys: the owner as many things at once as can be, or nothing."""
        quiet = await super().counting(seat)
        if seat == self.playing.captains - 1:
            return {**quiet, REDRAW: (REDRAW,)}
        if seat == self.owner and self.variant == 0:
            panel = await self.show.panel(seat)
            assert panel.ask is not None
            make = form_maker(await self.show.rules(), panel.view, panel.ask)
            dice = random.Random(self.playing.seed)
            baskets = (random_answer(make, dice.randrange) for _ in range(MANY))
            return max(baskets, key=lambda basket: sum(map(bool, basket.values())))
        return quiet
