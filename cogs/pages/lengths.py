"""What a table is in for: how many questions, and how long that takes most likely."""

from engine.core.variants import UNHURRIED
from engine.core.words import Text, say
from engine.host.values.records import GameInfo
from engine.host.values.terms import Night
from engine.host.values.times import DAY, HOUR, MINUTE
from render.games import GAMES

SHARES = 0.4, 0.6  # of the pace that a wait takes, where a server has no games to learn from
UNITS = (
    (DAY, 1, "span-days"),
    (HOUR, 1, "span-hours"),
    (10 * MINUTE, 10, "span-minutes"),  # to ten of them
)


def length_text(game: GameInfo) -> Text | None:
    """Tell how many questions there are, and how long they take; None where nobody counted."""
    terms, joined = game.terms, len(game.seats)
    setup = terms.setup(joined if joined >= game.min_seats else game.max_seats)
    counted = GAMES.of(game.rules).lengths
    length = next((each for each in counted if each.fits(setup)), None)
    if length is None:
        return None
    unhurried = terms.pace >= UNHURRIED
    known = [each for each in game.proceedings.tempos if each.unhurried is unhurried]
    low, high = (known[0].low, known[0].high) if known else SHARES
    day = length.waits * terms.pace * _wakeful(terms.night)
    span, questions = _span(low * day, high * day), round(length.questions)
    if known:
        games = known[0].games
        return say("terms-length-known", questions=questions, span=span, games=games)
    return say("terms-length", questions=questions, span=span)


def _wakeful(night: Night | None) -> float:
    """Return how much longer everything takes where the clock sleeps at night."""
    asleep = 0 if night is None else (night.ends - night.begins) % (24 * 60)
    return DAY / (DAY - asleep * MINUTE)


def _span(low: float, high: float) -> Text:
    """Tell a span of time in the greatest unit that fits."""
    unit, step, key = next((each for each in UNITS if high >= 2 * each[0]), UNITS[-1])
    least = max(1, round(low / unit))
    return say(key, least=least * step, most=max(round(high / unit), least + 1) * step)
