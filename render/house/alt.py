"""Pictures in words for those who do not see them, in Discord's limit."""

from collections.abc import Iterable

LIMIT = 1024


def within(sentences: Iterable[str]) -> str:
    """Join as many sentences as the limit holds."""
    told = ""
    for sentence in sentences:
        joined = f"{told} {sentence}".strip()
        if len(joined) > LIMIT:
            break
        told = joined
    return told
