"""The rules that standing orders are made of: for each kind of question, a few ways to answer."""

from typing import NamedTuple

from engine.core.words import Text, say
from engine.tremble.aids import PASS
from engine.tremble.cards import CityType
from engine.tremble.moves import STAY
from engine.tremble.planning import HOME
from engine.tremble.policies_battle import (
    AHEAD,
    ALWAYS,
    CHEAPEST,
    FOR_TASKS,
    NEVER,
    SAVE,
    STATION,
    UNOPPOSED,
    WEAKEST,
)
from engine.tremble.policies_moves import BEST, FREE
from engine.tremble.policies_plan import RICHEST, SPREAD
from engine.tremble.policies_respond import HELPS, STATIONS_ONLY, TURNS
from engine.tremble.policies_reward import MORE
from engine.tremble.policies_shop import CHEAPEST as CHEAPEST_OFFERED
from engine.tremble.policies_shop import KEEP, STEADY, STRONGEST
from engine.tremble.reward import CATCH, RAID

DEADLINE, AT_ONCE = "deadline", "at-once"
NO_RULE = "none"


class Choice(NamedTuple):
    """One way to answer; `public` where it needs no more than what everybody sees."""

    key: str
    label: Text
    public: bool = False


class Rule(NamedTuple):
    """A field of the form; its first choice is what an untouched form says."""

    key: str
    label: Text
    choices: tuple[Choice, ...]

    @property
    def unsaid(self) -> str:
        """Return the choice that goes without saying."""
        return self.choices[0].key


def _public(key: str, label: Text) -> Choice:
    return Choice(key, label, public=True)


def _rule(key: str, label: Text, *choices: Choice) -> Rule:
    return Rule(key, label, (Choice(NO_RULE, say("tremble-standing-none")), *choices))


def _fight_at(percent: int) -> Choice:
    return _public(str(percent), say("tremble-standing-fight-chance", percent=percent))


def _catch_at(percent: int) -> Choice:
    return _public(str(percent), say("tremble-standing-reward-chance", percent=percent))


WHEN = Rule(
    "when",
    say("tremble-standing-when"),
    (
        Choice(DEADLINE, say("tremble-standing-when-deadline")),
        Choice(AT_ONCE, say("tremble-standing-when-at-once")),
    ),
)
BUY = _rule(
    "buy",
    say("tremble-standing-buy"),
    _public(KEEP, say("tremble-standing-buy-keep")),
    Choice(CHEAPEST_OFFERED, say("tremble-standing-buy-cheapest")),
    Choice(STRONGEST, say("tremble-standing-buy-strongest")),
    Choice(STEADY, say("tremble-standing-steady")),
)
PLAN = _rule(
    "plan",
    say("tremble-standing-plan"),
    _public(HOME, say("tremble-standing-plan-home")),
    Choice(RICHEST, say("tremble-standing-plan-richest")),
    Choice(SPREAD, say("tremble-standing-plan-spread")),
    Choice(FOR_TASKS, say("tremble-standing-plan-tasks")),
    Choice(CityType.SCIENTIFIC.value, say("tremble-standing-plan-scientific")),
    Choice(CityType.CULTURAL.value, say("tremble-standing-plan-cultural")),
    Choice(CityType.INDUSTRIAL.value, say("tremble-standing-plan-industrial")),
    Choice(STEADY, say("tremble-standing-steady")),
)
MOVES = _rule(
    "moves",
    say("tremble-standing-moves"),
    _public(STAY, say("tremble-standing-moves-stay")),
    _public(FREE, say("tremble-standing-moves-free")),
    _public(BEST, say("tremble-standing-moves-best")),
)
FIGHT = _rule(
    "fight",
    say("tremble-standing-fight"),
    _public(ALWAYS, say("tremble-standing-always")),
    *map(_fight_at, (30, 40, 50, 60, 70)),
    _public(AHEAD, say("tremble-standing-fight-ahead")),
    _public(UNOPPOSED, say("tremble-standing-fight-unopposed")),
    _public(NEVER, say("tremble-standing-never")),
)
RESPOND = _rule(
    "respond",
    say("tremble-standing-respond"),
    _public(PASS, say("tremble-standing-respond-pass")),
    _public(STATIONS_ONLY, say("tremble-standing-respond-stations")),
    Choice(TURNS, say("tremble-standing-respond-turns")),
    Choice(HELPS, say("tremble-standing-respond-helps")),
)
LOSS = _rule(
    "loss",
    say("tremble-standing-loss"),
    _public(CHEAPEST, say("tremble-standing-loss-cheapest")),
    _public(WEAKEST, say("tremble-standing-loss-weakest")),
    _public(STATION, say("tremble-standing-loss-station")),
    Choice(SAVE, say("tremble-standing-loss-save")),
)
CLAIM = _rule(
    "claim",
    say("tremble-standing-claim"),
    Choice(ALWAYS, say("tremble-standing-claim-always")),
    Choice(FOR_TASKS, say("tremble-standing-claim-tasks")),
    _public(NEVER, say("tremble-standing-claim-never")),
)
REWARD = _rule(
    "reward",
    say("tremble-standing-reward"),
    _public(RAID, say("tremble-standing-reward-raid")),
    *map(_catch_at, (50, 70, 90)),
    _public(MORE, say("tremble-standing-reward-more")),
    _public(CATCH, say("tremble-standing-reward-catch")),
)
ARMY = _rule(
    "army",
    say("tremble-standing-army"),
    _public(ALWAYS, say("tremble-standing-always")),
    *map(_fight_at, (30, 50, 70)),
    _public(NEVER, say("tremble-standing-never")),
)

RULES = (WHEN, BUY, PLAN, MOVES, FIGHT, RESPOND, LOSS, CLAIM, REWARD, ARMY)
