"""The rules that standing orders are made of: for each kind of question, a few ways to answer."""

from engine.core.words import say
from engine.invasion.cards.cards import CityType
from engine.invasion.orders.choosing import ALWAYS, NEVER
from engine.invasion.orders.standing import (
    ALWAYS_FIGHT,
    FIGHT,
    MOVES,
    NEVER_FIGHT,
    RuleChoice,
    buying,
    fight_at,
    planning,
    rule,
)
from engine.tremble.choosing.rewards import MORE
from engine.tremble.choosing.using import HELPS, TURNS
from engine.tremble.phases.reward import CATCH, RAID
from engine.tremble.standing.plan import FOR_TASKS, RICHEST, SPREAD
from engine.tremble.table.aids import PASS

CHEAPEST, WEAKEST, STATION, SAVE = "cheapest", "weakest", "station", "save"
STATIONS_ONLY = "stations"


def _catch_at(percent: int) -> RuleChoice:
    return RuleChoice(str(percent), say("tremble-standing-reward-chance", percent=percent))


BUY = buying(
    say("tremble-standing-buy-keep"),
    say("tremble-standing-buy-cheapest"),
    say("tremble-standing-buy-strongest"),
)
PLAN = planning(
    RuleChoice(RICHEST, say("tremble-standing-plan-richest")),
    RuleChoice(SPREAD, say("tremble-standing-plan-spread")),
    RuleChoice(FOR_TASKS, say("tremble-standing-plan-tasks")),
    RuleChoice(CityType.SCIENTIFIC.value, say("tremble-standing-plan-scientific")),
    RuleChoice(CityType.CULTURAL.value, say("tremble-standing-plan-cultural")),
    RuleChoice(CityType.INDUSTRIAL.value, say("tremble-standing-plan-industrial")),
)
RESPOND = rule(
    "respond",
    say("tremble-standing-respond"),
    RuleChoice(PASS, say("tremble-standing-respond-pass")),
    RuleChoice(STATIONS_ONLY, say("tremble-standing-respond-stations")),
    RuleChoice(TURNS, say("tremble-standing-respond-turns")),
    RuleChoice(HELPS, say("tremble-standing-respond-helps")),
)
LOSS = rule(
    "loss",
    say("tremble-standing-loss"),
    RuleChoice(CHEAPEST, say("tremble-standing-loss-cheapest")),
    RuleChoice(WEAKEST, say("tremble-standing-loss-weakest")),
    RuleChoice(STATION, say("tremble-standing-loss-station")),
    RuleChoice(SAVE, say("tremble-standing-loss-save")),
)
CLAIM = rule(
    "claim",
    say("tremble-standing-claim"),
    RuleChoice(ALWAYS, say("tremble-standing-claim-always")),
    RuleChoice(FOR_TASKS, say("tremble-standing-claim-tasks")),
    RuleChoice(NEVER, say("tremble-standing-claim-never")),
)
REWARD = rule(
    "reward",
    say("tremble-standing-reward"),
    RuleChoice(RAID, say("tremble-standing-reward-raid")),
    *map(_catch_at, (50, 70, 90)),
    RuleChoice(MORE, say("tremble-standing-reward-more")),
    RuleChoice(CATCH, say("tremble-standing-reward-catch")),
)
ARMY = rule(
    "army",
    say("tremble-standing-army"),
    ALWAYS_FIGHT,
    *map(fight_at, (30, 50, 70)),
    NEVER_FIGHT,
)

RULES = (BUY, PLAN, MOVES, FIGHT, RESPOND, LOSS, CLAIM, REWARD, ARMY)
