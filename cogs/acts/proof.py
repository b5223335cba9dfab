"""`/verify` and **Fair play**: whether orders, dice and shuffles are what they were sealed as."""

import hashlib
from collections.abc import Mapping, Sequence

from discord import app_commands
from discord.ext import commands

from cogs.acts.frontend import Frontend
from cogs.acts.my_games import own_games
from cogs.pages.posts import names_of
from cogs.parts.custom_ids import Act
from cogs.parts.layouts import Layout, fitted, lines
from cogs.parts.places import address_of, place_of
from cogs.parts.responder import Interaction, reader_words
from cogs.parts.routes import Handler
from engine.core.contract import draws
from engine.core.seals import chain_of, spelled
from engine.core.start import header_digest
from engine.core.words import Text, say
from engine.host.doors.proving import Proof
from engine.host.values.posts import Seal
from engine.host.values.records import GameInfo, GameStatus
from render.games import GAMES
from render.words import Words, plain

NEWEST = 8  # seals of one's own that are listed
LISTED = 2400  # letters of the seals of a post
Typed = app_commands.Range[str, 1, 100]
Number = app_commands.Range[int, 1, 10**9]


class ProofCog(commands.Cog, name="verify"):
    """Answers privately, and tells nobody what they may not know."""

    def __init__(self, frontend: Frontend) -> None:
        self._frontend = frontend

    @app_commands.command(name="verify", description="Check that nobody changed orders or chance")
    @app_commands.describe(
        code="A code from a receipt or a post; none for the whole game",
        game="Number of a game you were in; none for this channel's",
    )
    async def verify(
        self, interaction: Interaction, code: Typed | None = None, game: Number | None = None
    ) -> None:
        """Check a code, or a whole game."""

        async def work() -> Layout:
            host, person = self._frontend.host, interaction.user.id
            meant = await host.past.meant(place_of(interaction), person, game)
            proof = await host.proofs.proof(meant.number, person)
            words = reader_words(interaction)
            return whole_page(proof, words) if code is None else code_page(proof, code, words)

        await self._frontend.responder.privately(interaction, work)

    def acts(self) -> Mapping[str, Handler]:
        """List what the buttons under posts ask for."""
        return {"fair": self._fair, "proof": self._proof}

    async def _fair(self, interaction: Interaction, act: Act) -> None:
        """Answer the button under a lobby, a start or an end: all that can be checked."""

        async def work() -> Layout:
            host, person = self._frontend.host, interaction.user.id
            meant = await host.past.meant(place_of(interaction), person, act.game)
            proof = await host.proofs.proof(meant.number, person)
            return whole_page(proof, reader_words(interaction))

        await self._frontend.responder.privately(interaction, work)

    async def _proof(self, interaction: Interaction, act: Act) -> None:
        """Answer the button under a post: the codes of all orders that are sealed there."""
        first, count = act.numbers(2)

        async def work() -> Layout:
            host, person = self._frontend.host, interaction.user.id
            meant = await host.past.meant(place_of(interaction), person, act.game)
            proof = await host.proofs.proof(meant.number, person)
            return post_page(proof, first, count, reader_words(interaction))

        await self._frontend.responder.privately(interaction, work)

    @verify.autocomplete("game")
    async def games(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """Offer one's own games."""
        return await own_games(self._frontend, interaction, typed)


def whole_page(proof: Proof, words: Words) -> Layout:
    """Tell what a game proves so far, or whether all of it fits."""
    game = proof.game
    layout = Layout().say(words(say("verify-heading", number=game.number)))
    seal = "verify-commitment-alone" if game.terms.alone else "verify-commitment"
    layout.say(words(say(seal, seal=game.commitment)))
    if game.start_post:
        layout.say(words(_start(game, game.start_post)))
    elif game.status is GameStatus.LOBBY:
        layout.say(words(say("verify-unsealed")))
    told = [words(_verdict(proof))]
    if proof.seals:
        told.append(words(say("verify-chain", code=chain_of(each.code for each in proof.seals))))
    layout.say(lines(told))
    own = [each for each in proof.seals if each.seat == proof.seat]
    told = [words(say("verify-own", group=each.group, code=each.code)) for each in own[-NEWEST:]]
    told += [
        words(say("verify-waiting", group=each.group, code=each.code)) for each in proof.waiting
    ]
    if told:
        layout.say(lines([words(say("verify-yours")), *told]))
    random = draws(GAMES.of(game.rules).newest)
    layout.say(words(say("verify-meaning" if random else "verify-certain")))
    if proof.export is not None:
        layout.attach(f"game-{game.number}.jsonl", proof.export)
        digest = hashlib.sha256(proof.export).hexdigest()
        layout.say(words(say("verify-file", key=proof.key or "", digest=digest)))
    return layout


def post_page(proof: Proof, first: int, count: int, words: Words) -> Layout:
    """List the codes of the orders from `first` to `count`, and the one that seals them all."""
    told = proof.seals[first:count]
    listed = [
        words(say("proof-group", group=group, codes=_codes(told, group, proof, words)))
        for group in dict.fromkeys(each.group for each in told)
    ]
    chain = chain_of(each.code for each in proof.seals[:count])
    layout = Layout().say(words(say("proof-heading"))).say(fitted(lines(listed), LISTED))
    layout.say(lines([words(say("proof-chain", code=chain)), words(say("proof-changed"))]))
    return layout.say(words(say("proof-meaning")))


def _codes(seals: Sequence[Seal], group: str, proof: Proof, words: Words) -> str:
    names = names_of(proof.game)
    return words.listed(
        words(say("proof-order", captain=plain(names[each.seat]), code=each.code))
        for each in seals
        if each.group == group
    )


def code_page(proof: Proof, code: str, words: Words) -> Layout:
    """Tell what a code seals, as far as whoever asks may know."""
    layout = Layout().say(words(say("verify-heading", number=proof.game.number)))
    seal = proof.found(code)
    if seal is None:
        return layout.say(words(say("verify-unknown")))
    layout.say(words(_owner(seal, proof)))
    if seal.answer is None:
        return layout.say(words(say("verify-secret")))
    layout.say(f"```json\n{spelled(seal.group, seal.seat, seal.answer).decode()}\n```")
    if seal.salt is None:
        return layout.say(words(say("verify-salt-later")))
    layout.say(words(say("verify-salt", salt=seal.salt)))
    return layout.say(words(say("verify-how")))


def _start(game: GameInfo, post: str) -> Text:
    url = address_of(game, post)
    return say("verify-start", digest=header_digest(game.header()), post=post, url=url)


def _owner(seal: Seal, proof: Proof) -> Text:
    name = plain(names_of(proof.game)[seal.seat])
    return say("verify-found", code=seal.code, captain=name, group=seal.group)


def _verdict(proof: Proof) -> Text:
    counts = {"orders": len(proof.seals), "draws": proof.draws}
    match proof.fits:
        case None:
            return say("verify-running", **counts)
        case True:
            return say("verify-fits", **counts)
        case False:
            return say("verify-misfits", **counts)
