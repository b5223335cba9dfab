"""Refusals in words: what is wrong, and what to do."""

from cogs.parts.layouts import lines
from engine.core.words import Text, say
from engine.host.values.denials import Denial, DeniedError
from render.words import Words

SENTENCES: dict[Denial, Text] = {
    Denial.NO_SUCH_GAME: say("denied-no-such-game"),
    Denial.SEVERAL_GAMES: say("denied-several-games"),
    Denial.ELSEWHERE: say("denied-elsewhere"),
    Denial.NO_CHANNEL: say("denied-no-channel"),
    Denial.NOT_YOUR_GAME: say("denied-not-your-game"),
    Denial.TOO_LATE: say("denied-too-late"),
    Denial.NOT_ASKED: say("denied-not-asked"),
    Denial.NOT_LEGAL: say("denied-not-legal"),
    Denial.ALREADY_DONE: say("denied-already-done"),
    Denial.GAME_FULL: say("denied-game-full"),
    Denial.ALREADY_JOINED: say("denied-already-joined"),
    Denial.CHANNEL_BUSY: say("denied-channel-busy"),
    Denial.NOT_HOST: say("denied-not-host"),
    Denial.TOO_FEW: say("denied-too-few"),
    Denial.ALREADY_STARTED: say("denied-already-started"),
    Denial.NOT_RUNNING: say("denied-not-running"),
    Denial.STARTING: say("denied-starting"),
    Denial.HALTED: say("denied-halted"),
    Denial.NOT_OVER: say("denied-not-over"),
    Denial.UNKNOWN_GAME: say("denied-unknown-game"),
    Denial.BAD_SEATS: say("denied-bad-seats"),
    Denial.UNKNOWN_VARIANT: say("denied-unknown-variant"),
    Denial.WRONG_CHANNEL: say("denied-wrong-channel"),
    Denial.SERVER_LIMIT: say("denied-server-limit"),
    Denial.OWN_LIMIT: say("denied-own-limit"),
    Denial.STILL_AWAITED: say("denied-still-awaited"),
    Denial.NO_COMPUTER: say("denied-no-computer"),
    Denial.UNKNOWN_STRENGTH: say("denied-unknown-strength"),
    Denial.EXTENDED: say("denied-extended"),
    Denial.NO_EXTENSIONS: say("denied-no-extensions"),
    Denial.NO_HURRY: say("denied-no-hurry"),
    Denial.IN_WINDOW: say("denied-in-window"),
    Denial.NO_LONGER_CAPTAIN: say("denied-no-longer-captain"),
    Denial.NOT_STAFF: say("denied-not-staff"),
    Denial.VOTE_OPEN: say("denied-vote-open"),
    Denial.NO_VOTE: say("denied-no-vote"),
    Denial.VOTED_BEFORE: say("denied-voted-before"),
    Denial.CONCERNED: say("denied-concerned"),
    Denial.TOO_FEW_VOTERS: say("denied-too-few-voters"),
    Denial.NOTHING_TO_UNDO: say("denied-nothing-to-undo"),
    Denial.ANSWER_STANDS: say("denied-answer-stands"),
    Denial.ALREADY_PAUSED: say("denied-already-paused"),
    Denial.NOT_PAUSED: say("denied-not-paused"),
    Denial.NO_SUCH_SEAT: say("denied-no-such-seat"),
    Denial.ALREADY_SEATED: say("denied-already-seated"),
    Denial.STILL_PLAYS: say("denied-still-plays"),
    Denial.KNOWS_A_SEAT: say("denied-knows-a-seat"),
    Denial.NO_OFFER: say("denied-no-offer"),
    Denial.NOT_OFFERED: say("denied-not-offered"),
    Denial.DECLINED: say("denied-declined"),
    Denial.NO_PERSON: say("denied-no-person"),
    Denial.NOT_A_CAPTAIN: say("denied-not-a-captain"),
    Denial.REMINDED_LATELY: say("denied-reminded-lately"),
    Denial.NOT_HALTED: say("denied-not-halted"),
    Denial.STILL_BROKEN: say("denied-still-broken"),
    Denial.OPTIONS_CHANGED: say("denied-options-changed"),
    Denial.DRAFT_CHANGED: say("denied-draft-changed"),
}


def sentence(denied: DeniedError, words: Words) -> str:
    """Tell a refusal; the faults of an order follow line by line."""
    said = denied.said or SENTENCES[denied.reason]
    return lines([words(said), *(f"⚠️ {words(f)}" for f in denied.faults)])
