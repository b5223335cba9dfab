"""Saying times: moments in the reader's own time, and lengths."""

from engine.core.words import Text, say

MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0


def moment(at: float) -> Text:
    """Say when something is."""
    return say("moment", at=int(at))


def span(seconds: float) -> Text:
    """Say how long something lasts, roughly."""
    if seconds < 2 * HOUR:
        return say("pace-minutes", minutes=max(1, round(seconds / MINUTE)))
    if seconds < 2 * DAY:
        return say("pace-hours", hours=round(seconds / HOUR))
    return say("pace-days", days=round(seconds / DAY))
