"""What a storm left behind, judged by messages, receipts, logs and the database."""

import time
from collections import Counter
from dataclasses import dataclass, field
from math import inf
from statistics import median

from bot import exported
from engine.core.export import verify
from playground.message import Message
from playground.record import Deed, Outcome
from playground.show.demo import Stage
from playground.standin import Standin
from render.games import GAMES
from storage.engines.places import Place
from storage.keeping.moving import reading
from tests.e2e.evidence import MARK, Receipt, closed_entries, lost_receipts, marks
from tests.toy.installed import TOY_GAME

CLICK_TIME = 3.0  # seconds after which Discord gives a click up
STRIKES = ("kill", "hang", "cut", "restart")
_POSTS = "SELECT number, id, state FROM outbox WHERE game = ? AND edits IS NULL AND number > 0"
_OUT = ("sent", "bare")


@dataclass
class Strike:
    """A misfortune: what it was, when it came, and when all shards were heard again, if ever."""

    kind: str
    began: float
    shards: int
    ended: float = inf

    @property
    def seconds(self) -> float:
        """Tell how long it took."""
        return self.ended - self.began


@dataclass
class Verdict:
    """What a storm left behind."""

    strikes: list[Strike] = field(default_factory=list)
    receipts: int = 0
    lost: list[str] = field(default_factory=list)
    closed_twice: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)  # noted as sent, and nowhere to be seen
    disordered: list[str] = field(default_factory=list)
    unverified: list[int] = field(default_factory=list)
    unanswered: int = 0  # outside of a takeover
    clicks: int = 0

    @property
    def over(self) -> list[Strike]:
        """List the strikes from which all shards recovered."""
        return [each for each in self.strikes if each.ended < inf]

    @property
    def faults(self) -> list[str]:
        """List what went wrong."""
        wrong = [*self.lost, *self.closed_twice, *self.doubled, *self.missing, *self.disordered]
        return wrong + [f"game {number} does not verify" for number in self.unverified]

    def report(self) -> str:
        """Tell the figures."""
        lines = [f"{self.receipts} receipts, {self.clicks} clicks, {len(self.faults)} faults"]
        lines.append(f"clicks unanswered outside takeovers: {self.unanswered}")
        for kind in STRIKES:
            taken = [each.seconds for each in self.over if each.kind == kind and each.shards]
            if taken:
                told = f"median {median(taken):.1f} s, worst {max(taken):.1f} s"
                lines.append(f"{kind}: {len(taken)} times, {told}")
        return "\n".join(lines)


def count_clicks(verdict: Verdict, discord: Standin) -> None:
    """Count clicks, and those that nobody answered though all shards had an owner."""
    clicked = {deed.interaction: deed.when for deed in discord.record.of(Deed)}
    skew = discord.clock.now() - time.monotonic()
    verdict.clicks = len(clicked)
    spans = [(each.began + skew, each.ended + skew) for each in verdict.strikes]
    for outcome in discord.record.of(Outcome):
        if outcome.acknowledged is None and outcome.interaction in clicked:
            when = clicked[outcome.interaction]
            verdict.unanswered += not any(
                began - CLICK_TIME <= when <= ended + CLICK_TIME for began, ended in spans
            )


async def judge(
    verdict: Verdict, at: Place, stage: Stage, number: int, shown: set[Receipt]
) -> None:
    """Look for faults in what a game left, in its messages and in the database."""
    names = tuple(captain.person.name for captain in stage.captains)
    with GAMES.also(TOY_GAME):
        export = await exported(at, number, GAMES.rules)
        if verify(export, GAMES.rules.find).result is None:
            verdict.unverified.append(number)
    receipts = {receipt for receipt in shown if receipt.name in names}
    verdict.receipts += len(receipts)
    verdict.lost += [str(receipt) for receipt in lost_receipts(export, receipts, names)]
    closed = Counter(entry["group"] for entry in closed_entries(export))
    verdict.closed_twice += [f"{number} {group}" for group, count in closed.items() if count > 1]
    counted = marks(stage, number)
    verdict.doubled += [f"{number}·{post}" for post, count in counted.items() if count > 1]
    with reading(at) as sql:
        posts = sql.execute(_POSTS, (number,)).fetchall()
    written = {post: id_ for post, id_, _ in posts}
    out = [post for post, _, state in posts if state in _OUT]
    verdict.missing += [f"no {number}·{post}" for post in out if post not in counted]
    for place in (stage.channel.messages, *(captain.person.inbox for captain in stage.captains)):
        told = [written[post] for post in _numbers(place, number)]
        if told != sorted(told):
            verdict.disordered.append(f"game {number}: {told}")


def _numbers(messages: list[Message], game: int) -> list[int]:
    """List the numbers of a game's posts as they stand one below the other."""
    found = [MARK.findall(each.text)[-1:] for each in messages if each.ephemeral_for is None]
    return [int(post) for ((of, post),) in filter(None, found) if int(of) == game]
