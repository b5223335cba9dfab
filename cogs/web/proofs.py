"""The page that checks a game that is over: every order with its seal, every draw, the whole log.

Here alone stands what was secret while the game went on; its last post published the key.
"""

from collections import OrderedDict
from collections.abc import Sequence
from typing import NamedTuple

from aiohttp import web
from markupsafe import Markup

from cogs.pages.posts import names_of
from cogs.web.answers import game_file
from cogs.web.asked import history_at, nothing_there
from cogs.web.markdown import moment, story
from cogs.web.reader import words_of
from cogs.web.templating import page
from cogs.web.turns import title_of
from engine.core.asks import Roll
from engine.core.log import Drawn
from engine.core.seals import chain_of, spelled
from engine.core.start import header_digest
from engine.core.words import Text, say
from engine.host.doors.proving import Proof
from engine.host.host import Host
from engine.host.values.past import History
from engine.host.values.records import OPEN
from render.words import Words

KEPT = 8  # proofs; to make one a whole game is played again


class ProvenOrder(NamedTuple):
    """An order that counted: when it did, whose it was, what it said and what sealed it."""

    group: str
    captain: str
    at: Markup
    answer: str
    code: str
    salt: str


class ChanceDraw(NamedTuple):
    """What was asked of chance, and what it gave."""

    label: str
    kind: str
    outcome: str


class ProofPage(NamedTuple):
    """All that the page of a proof shows."""

    game: str
    verdict: Markup
    facts: Markup
    orders: list[ProvenOrder]
    draws: list[ChanceDraw]
    chain: Markup
    meaning: Markup
    file: Markup


class ProofPages:
    """Checks games that are over for whoever has their address."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._kept: OrderedDict[tuple[int, int], Proof] = OrderedDict()

    def routes(self) -> Sequence[web.RouteDef]:
        """List the addresses of these pages."""
        return [
            web.get("/g/{address}/proof", self._page),
            web.get("/g/{address}/game.jsonl", self._file),
        ]

    async def _page(self, request: web.Request) -> web.StreamResponse:
        history, proof = await self._proof(request)
        told = proof_page(history, proof, words_of(request))
        base = f"/g/{request.match_info['address']}"
        return page(request, "proof.html", base=base, shown=told, over=True)

    async def _file(self, request: web.Request) -> web.StreamResponse:
        """Send the whole game as a file, to be checked elsewhere."""
        _, proof = await self._proof(request)
        if proof.export is None:
            raise web.HTTPNotFound
        return game_file(proof.game.number, proof.export)

    async def _proof(self, request: web.Request) -> tuple[History, Proof]:
        """Check a game, unless that was done of late; one that is not over has no proof yet."""
        history = await history_at(request, self._host)
        game = history.game
        if history.status in OPEN:
            raise web.HTTPNotFound
        key = game.number, game.revision
        proof = self._kept.get(key)
        if proof is None:
            with nothing_there():
                proof = self._kept[key] = await self._host.proofs.proof(game.number, None)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return history, proof


def proof_page(history: History, proof: Proof, words: Words) -> ProofPage:
    """Tell what was checked to who reads its page."""
    game, names = proof.game, names_of(proof.game)
    times = {step.group: step.at for step in history.steps}
    facts = [say("web-seal", seal=game.commitment), say("web-key", key=proof.key or "")]
    if game.start_post:
        digest = header_digest(game.header())
        facts.append(say("web-start", digest=digest, post=game.start_post))
    return ProofPage(
        game=title_of(game, words),
        verdict=story([words(_verdict(proof))]),
        facts=story(words(fact) for fact in facts),
        orders=[
            ProvenOrder(
                each.group,
                names[each.seat],
                _at(times.get(each.group)),
                spelled(each.group, each.seat, each.answer or {}).decode(),
                each.code,
                each.salt or "",
            )
            for each in proof.seals
        ],
        draws=[_chance(entry, words) for entry in proof.entries if isinstance(entry, Drawn)],
        chain=story([words(say("web-chain", code=chain_of(each.code for each in proof.seals)))]),
        meaning=story([words(say("verify-meaning"))]),
        file=story([words(say("web-file"))]),
    )


def _at(when: float | None) -> Markup:
    return Markup("") if when is None else moment(when)


def _chance(entry: Drawn, words: Words) -> ChanceDraw:
    spec = entry.draw.spec
    if isinstance(spec, Roll):
        kind = say("web-roll", dice=spec.dice, sides=spec.sides)
    else:
        kind = say("web-shuffle", size=spec.size)
    outcome = words.series(str(each) for each in entry.outcome)
    return ChanceDraw(entry.draw.label, words(kind), outcome)


def _verdict(proof: Proof) -> Text:
    key = "verify-fits" if proof.fits else "verify-misfits"
    return say(key, orders=len(proof.seals), draws=proof.draws)
