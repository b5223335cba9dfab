"""Denials: why the host does not do what was asked."""

from enum import StrEnum

from engine.core.words import Text


class Denial(StrEnum):
    """Why the host refuses."""

    NO_SUCH_GAME = "no-such-game"
    SEVERAL_GAMES = "several-games"
    ELSEWHERE = "elsewhere"
    NO_CHANNEL = "no-channel"
    NOT_YOUR_GAME = "not-your-game"
    TOO_LATE = "too-late"
    NOT_ASKED = "not-asked"
    NOT_LEGAL = "not-legal"
    ALREADY_DONE = "already-done"
    GAME_FULL = "game-full"
    ALREADY_JOINED = "already-joined"
    CHANNEL_BUSY = "channel-busy"
    NOT_HOST = "not-host"
    TOO_FEW = "too-few"
    ALREADY_STARTED = "already-started"
    NOT_RUNNING = "not-running"
    STARTING = "starting"
    HALTED = "halted"
    NOT_OVER = "not-over"
    UNKNOWN_GAME = "unknown-game"
    BAD_SEATS = "bad-seats"
    UNKNOWN_VARIANT = "unknown-variant"
    WRONG_CHANNEL = "wrong-channel"
    SERVER_LIMIT = "server-limit"
    OWN_LIMIT = "own-limit"
    STILL_AWAITED = "still-awaited"
    NO_COMPUTER = "no-computer"
    UNKNOWN_STRENGTH = "unknown-strength"
    NO_LONGER_CAPTAIN = "no-longer-captain"
    NOT_STAFF = "not-staff"
    VOTE_OPEN = "vote-open"
    NO_VOTE = "no-vote"
    VOTED_BEFORE = "voted-before"
    CONCERNED = "concerned"
    TOO_FEW_VOTERS = "too-few-voters"
    NOTHING_TO_UNDO = "nothing-to-undo"
    ANSWER_STANDS = "answer-stands"
    ALREADY_PAUSED = "already-paused"
    NOT_PAUSED = "not-paused"
    EXTENDED = "extended"
    NO_EXTENSIONS = "no-extensions"
    NO_HURRY = "no-hurry"
    IN_WINDOW = "in-window"
    NO_SUCH_SEAT = "no-such-seat"
    ALREADY_SEATED = "already-seated"
    STILL_PLAYS = "still-plays"
    KNOWS_A_SEAT = "knows-a-seat"
    NO_OFFER = "no-offer"
    NOT_OFFERED = "not-offered"
    DECLINED = "declined"
    NO_PERSON = "no-person"
    NOT_A_CAPTAIN = "not-a-captain"
    REMINDED_LATELY = "reminded-lately"
    NOT_HALTED = "not-halted"
    STILL_BROKEN = "still-broken"
    OPTIONS_CHANGED = "options-changed"
    DRAFT_CHANGED = "draft-changed"


class DeniedError(Exception):
    """The host does not do what was asked: why, and the faults where an answer is not legal.

    `said` takes the place of the usual sentence where that lacks a number or a name. Steps and
    doors raise it; whoever asked tells it. A step that is denied changes nothing.
    """

    def __init__(
        self, reason: Denial, faults: tuple[Text, ...] = (), said: Text | None = None
    ) -> None:
        super().__init__(reason.value)
        self.reason = reason
        self.faults = faults
        self.said = said
