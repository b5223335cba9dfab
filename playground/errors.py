"""The refusals of Discord: HTTP status, JSON error code, and the words beside them."""

from collections.abc import Iterator
from typing import Any


class Impossible(Exception):  # noqa: N818 - reads as what it says
    """A person tried what their client would not have let them do.

    The sentence is kept apart from its facts, so that it can be said in another language.
    """

    def __init__(self, sentence: str, /, **facts: Any) -> None:
        super().__init__(sentence.format(**facts) if facts else sentence)
        self.sentence = sentence
        self.facts = facts


class PlaygroundError(Exception):
    """What cannot be done, in words for whoever started it."""


class ApiError(Exception):
    """A request that is refused."""

    def __init__(
        self, status: int, code: int, message: str, errors: dict[str, Any] | None = None
    ) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors

    def body(self) -> dict[str, Any]:
        """Write the refusal as the client gets it."""
        answer: dict[str, Any] = {"message": self.message, "code": self.code}
        if self.errors is not None:
            answer["errors"] = self.errors
        return answer

    @property
    def reasons(self) -> tuple[str, ...]:
        """List what is wrong with a body, wherever it is, by Discord's own codes."""
        return tuple(_reasons_in(self.errors or {}))


def _reasons_in(errors: dict[str, Any]) -> Iterator[str]:
    """Go through what is wrong, place by place."""
    for key, inner in errors.items():
        if key == "_errors":
            yield from (fault["code"] for fault in inner)
        else:
            yield from _reasons_in(inner)


_KNOWN = {
    0: (404, "404: Not Found"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    30008: (400, "Maximum number of emojis reached (2000)"),
    30032: (400, "Maximum number of application commands reached (100)."),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached."),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50003: (403, "Cannot execute action on this channel type"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    160004: (400, "A thread has already been created for this message"),
    160005: (403, "This thread is locked"),
}


def refusal(code: int) -> ApiError:
    """Make the refusal that Discord answers under this code."""
    status, message = _KNOWN[code]
    return ApiError(status, code, message)


def unauthorized() -> ApiError:
    """Make the refusal of a token nobody knows."""
    return ApiError(401, 0, "401: Unauthorized")


def invalid_form(errors: dict[str, Any]) -> ApiError:
    """Make the refusal of a malformed body, with what is wrong where."""
    return ApiError(400, 50035, "Invalid Form Body", errors)
