"""The rows of the report's tables, as text; console and Markdown set them each in their way."""

from collections.abc import Iterator
from typing import TypeAlias

from engine.core.measures import Finding, Ratio
from render.report.balance import BalanceReport, Section
from render.report.wording import between, number, percent, target, title, verdict

Row: TypeAlias = tuple[str, ...]

FINDING_HEADS: Row = ("figure", "target", "measured", "95 % interval", "")
SHOWN_SHIPS = 3  # the least bought, even where all targets hold
QUALITIES = ("price", "attack", "bonuses", "fuel")


def summary(report: BalanceReport) -> str:
    """Say in a sentence whether the targets hold."""
    missed = sum(len(section.missed) for section in report.sections)
    aimed = sum(each.aimed for section in report.sections for each in section.findings)
    if not missed:
        return f"All {aimed} targets hold."
    return f"{missed} of {aimed} targets are missed."


def caption(section: Section) -> str:
    """Name a section and say how it went."""
    missed = len(section.missed)
    told = "every target holds" if not missed else f"{missed} missed"
    return f"{section.captains} captains, {section.played.games:,} games: {told}"


def finding_rows(report: BalanceReport, section: Section) -> Iterator[Row]:
    """List the main findings; of ships and tasks the worst, and all that miss their target."""
    for key in ("seat", "winner", "battle", "catch"):
        for finding in section.of(key):
            yield finding_row(report, finding)
    tasks = sorted(section.of("task"), key=lambda each: -each.measured.value)
    for finding in tasks[: max(1, sum(not task.holds for task in tasks))]:
        yield finding_row(report, finding)
    ships = sorted(section.of("ship"), key=lambda each: each.measured.value)
    shown = max(SHOWN_SHIPS, sum(not ship.holds for ship in ships))
    for finding in ships[:shown]:
        yield finding_row(report, finding)


def finding_row(report: BalanceReport, finding: Finding) -> Row:
    """Write a finding: what, aim, value, interval, verdict."""
    measured = finding.measured
    return (
        title(finding, report),
        target(finding),
        number(measured.value, finding),
        between(measured, finding),
        verdict(finding),
    )


def heads(report: BalanceReport, first: str) -> Row:
    """Head a table that has a column for each number of captains."""
    return (first, *(f"{section.captains} captains" for section in report.sections))


def game_rows(report: BalanceReport) -> Iterator[Row]:
    """List what has no target: how games go, one column for each number of captains."""
    tallies = [section.played.tally for section in report.sections]
    games = report.games
    yield ("Humans after turn 5", *(_mean(each.humans.get(5)) for each in tallies))
    yield ("Humans after turn 10", *(_mean(each.humans.get(10)) for each in tallies))
    yield ("Humans after the tasks", *(_mean(each.final) for each in tallies))
    yield ("Credits in a game", *(_mean(each.credits, 2) for each in tallies))
    yield ("Catches that succeed", *(percent(each.caught.share().value) for each in tallies))
    yield ("Shared wins", *(percent(each.shared.value) for each in tallies))
    yield ("Most humans shared", *(percent(each.level.value) for each in tallies))
    waits = [sum(ratio.part for ratio in each.waits_by_turn.values()) for each in tallies]
    yield ("Waits in a game", *(f"{count / games:,.1f}" for count in waits))
    yield ("Decisions in a game", *(f"{each.decisions / games:,.1f}" for each in tallies))
    decisions = [each.decisions / len(each.seat_wins) / games for each in tallies]
    yield ("Decisions of a captain", *(f"{count:,.1f}" for count in decisions))


def purchase_rows(report: BalanceReport) -> Iterator[Row]:
    """List what ships of each colour cost and can do, on the average of all bought."""
    tallies = [section.played.tally for section in report.sections]
    for colour in ("blue", "red"):
        for quality in QUALITIES:
            found = [each.purchases.get(f"{colour} {quality}") for each in tallies]
            digits = 0 if quality == "price" else 1
            yield (f"{colour}: {quality}", *(_mean(ratio, digits) for ratio in found))
        counts = [each.purchases.get(f"{colour} price", Ratio()).whole for each in tallies]
        yield (f"{colour}: bought in a game", *(f"{each / report.games:,.1f}" for each in counts))


def turn_rows(report: BalanceReport) -> Iterator[Row]:
    """List humans, waits and decisions by turn."""
    for turn in range(1, 11):
        cells = []
        for section in report.sections:
            tally = section.played.tally
            waits, decisions = tally.waits_by_turn.get(turn), tally.decisions_by_turn.get(turn)
            humans = _mean(tally.humans.get(turn))
            cells.append(f"{humans} / {_mean(waits, 1)} / {_mean(decisions, 1)}")
        yield (str(turn), *cells)


def wait_rows(report: BalanceReport) -> Iterator[Row]:
    """List how often each kind of question makes a game wait."""
    found = [section.played.tally.waits_per_game() for section in report.sections]
    for kind in sorted({kind for waits in found for kind in waits}):
        yield (kind, *(_mean(waits.get(kind), 1) for waits in found))


def aid_rows(report: BalanceReport) -> Iterator[Row]:
    """List in a thousand games: stations bought and used, cards drawn and used, by effect."""
    tallies = [section.played.tally for section in report.sections]
    scale = 1000 / report.games
    for what, pairs in (
        ("station", [(each.stations_bought, each.stations_used) for each in tallies]),
        ("card", [(each.cards_drawn, each.cards_used) for each in tallies]),
    ):
        kinds = {kind for pair in pairs for counts in pair for kind in counts}
        for kind in sorted(kinds):
            cells = (
                f"{had.get(kind, 0) * scale:,.0f} / {used.get(kind, 0) * scale:,.0f}"
                for had, used in pairs
            )
            yield (f"{what}: {kind}", *cells)


def rarity_rows(report: BalanceReport) -> Iterator[Row]:
    """List what happens now and then, in a game."""
    found = [section.played.tally.rarities for section in report.sections]
    for name in sorted({name for rarities in found for name in rarities}):
        yield (name, *(f"{rarities.get(name, 0) / report.games:,.2f}" for rarities in found))


def card_rows(report: BalanceReport, key: str) -> Iterator[Row]:
    """List how often each card of a kind is bought, one column for each number of captains."""
    found = [{finding.about: finding for finding in section.of(key)} for section in report.sections]
    known = {series for findings in found for series in findings}
    for series in sorted(
        known, key=lambda each: (report.colours.get(each, ""), report.names[each])
    ):
        cells = (_bought(findings.get(series)) for findings in found)
        yield (report.names[series], report.colours.get(series, ""), *cells)


def task_rows(report: BalanceReport) -> Iterator[Row]:
    """List how many games each task decides of those it lies in."""
    found = [
        {finding.about: finding for finding in section.of("task")} for section in report.sections
    ]
    for task in sorted({task for findings in found for task in findings}):
        yield (task, *(_bought(findings.get(task)) for findings in found))


def _bought(finding: Finding | None) -> str:
    if finding is None:
        return "-"
    text = f"{percent(finding.measured.value)} ({between(finding.measured, finding)})"
    return f"**{text}**" if finding.aimed and not finding.holds else text


def _mean(ratio: Ratio | None, digits: int = 0) -> str:
    return "-" if ratio is None or not ratio.whole else f"{ratio.value:,.{digits}f}"
