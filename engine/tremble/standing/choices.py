"""The rules that standing orders are made of: for each kind of question, a few ways to answer."""

from engine.core.words import say
from engine.invasion.cards.cards import CityType
from engine.invasion.orders.choosing import ALWAYS, NEVER
from engine.invasion.orders.standing import (
    ALWAYS_FIGHT,
    FIGHT,
    MOVES,
    NEVER_FIGHT,
    Choice,
    buying,
    fight_at,
    planning,
    rule,
)
from engine.tremble.phases.reward import CATCH, RAID
from engine.tremble.standing.battle import CHEAPEST, FOR_TASKS, SAVE, STATION, WEAKEST
from engine.tremble.standing.plan import RICHEST, SPREAD
from engine.tremble.standing.responses import HELPS, STATIONS_ONLY, TURNS
from engine.tremble.standing.reward import MORE
from engine.tremble.table.aids import PASS


def _catch_at(percent: int) -> Choice:
    return Choice(str(percent), say("tremble-standing-reward-chance", percent=percent))


BUY = buying(
    say("tremble-standing-buy-keep"),
    say("tremble-standing-buy-cheapest"),
    say("tremble-standing-buy-strongest"),
)
PLAN = planning(
    Choice(RICHEST, say("tremble-standing-plan-richest")),
    Choice(SPREAD, say("tremble-standing-plan-spread")),
    Choice(FOR_TASKS, say("tremble-standing-plan-tasks")),
    Choice(CityType.SCIENTIFIC.value, say("tremble-standing-plan-scientific")),
    Choice(CityType.CULTURAL.value, say("tremble-standing-plan-cultural")),
    Choice(CityType.INDUSTRIAL.value, say("tremble-standing-plan-industrial")),
)
RESPOND = rule(
    "respond",
    say("tremble-standing-respond"),
    Choice(PASS, say("tremble-standing-respond-pass")),
    Choice(STATIONS_ONLY, say("tremble-standing-respond-stations")),
    Choice(TURNS, say("tremble-standing-respond-turns")),
    Choice(HELPS, say("tremble-standing-respond-helps")),
)
LOSS = rule(
    "loss",
    say("tremble-standing-loss"),
    Choice(CHEAPEST, say("tremble-standing-loss-cheapest")),
    Choice(WEAKEST, say("tremble-standing-loss-weakest")),
    Choice(STATION, say("tremble-standing-loss-station")),
    Choice(SAVE, say("tremble-standing-loss-save")),
)
CLAIM = rule(
    "claim",
    say("tremble-standing-claim"),
    Choice(ALWAYS, say("tremble-standing-claim-always")),
    Choice(FOR_TASKS, say("tremble-standing-claim-tasks")),
    Choice(NEVER, say("tremble-standing-claim-never")),
)
REWARD = rule(
    "reward",
    say("tremble-standing-reward"),
    Choice(RAID, say("tremble-standing-reward-raid")),
    *map(_catch_at, (50, 70, 90)),
    Choice(MORE, say("tremble-standing-reward-more")),
    Choice(CATCH, say("tremble-standing-reward-catch")),
)
ARMY = rule(
    "army",
    say("tremble-standing-army"),
    ALWAYS_FIGHT,
    *map(fight_at, (30, 50, 70)),
    NEVER_FIGHT,
)

RULES = (BUY, PLAN, MOVES, FIGHT, RESPOND, LOSS, CLAIM, REWARD, ARMY)
