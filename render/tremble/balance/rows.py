"""The rows of tables that only this game has."""

from collections.abc import Iterator

from engine.core.measures import Finding, Ratio
from engine.tremble.cards.tables import SHIPS, STATIONS
from render.report.balance import BalanceReport
from render.report.measures import Row
from render.report.rows import mean_text, percent, span

QUALITIES = ("price", "attack", "bonuses", "fuel")
NAMES = {ship.series: ship.english for ship in SHIPS.values()} | {
    station.series: station.english for station in STATIONS.values()
}
COLOURS = {ship.series: str(ship.colour) for ship in SHIPS.values()}


def game_rows(report: BalanceReport) -> Iterator[Row]:
    """List what has no target, one column for each number of captains."""
    tallies = [section.played.tally.own[0] for section in report.sections]
    yield ("Humans after turn 5", *(mean_text(each.humans.get(5)) for each in tallies))
    yield ("Humans after turn 10", *(mean_text(each.humans.get(10)) for each in tallies))
    yield ("Humans after the tasks", *(mean_text(each.final) for each in tallies))
    yield ("Credits in a game", *(mean_text(each.credits, 2) for each in tallies))
    yield ("Catches that succeed", *(percent(each.caught.share().value) for each in tallies))
    yield ("Most humans shared", *(percent(each.level.value) for each in tallies))


def purchase_rows(report: BalanceReport) -> Iterator[Row]:
    """List what ships of each colour cost and can do, on the average of all bought."""
    tallies = [section.played.tally.own[0] for section in report.sections]
    for colour in ("blue", "red"):
        for quality in QUALITIES:
            found = [each.purchases.get(f"{colour} {quality}") for each in tallies]
            digits = 0 if quality == "price" else 1
            yield (f"{colour}: {quality}", *(mean_text(ratio, digits) for ratio in found))
        counts = [each.purchases.get(f"{colour} price", Ratio()).whole for each in tallies]
        yield (f"{colour}: bought in a game", *(f"{each / report.games:,.1f}" for each in counts))


def turn_rows(report: BalanceReport) -> Iterator[Row]:
    """List humans, waits and decisions by turn."""
    for turn in range(1, 11):
        cells = []
        for section in report.sections:
            tally = section.played.tally.own[0]
            waits, decisions = tally.waits_by_turn.get(turn), tally.decisions_by_turn.get(turn)
            humans = mean_text(tally.humans.get(turn))
            cells.append(f"{humans} / {mean_text(waits, 1)} / {mean_text(decisions, 1)}")
        yield (str(turn), *cells)


def aid_rows(report: BalanceReport) -> Iterator[Row]:
    """List in a thousand games: stations bought and used, cards drawn and used, by effect."""
    tallies = [section.played.tally.own[0] for section in report.sections]
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
    found = [section.played.tally.own[0].rarities for section in report.sections]
    for name in sorted({name for rarities in found for name in rarities}):
        yield (name, *(f"{rarities.get(name, 0) / report.games:,.2f}" for rarities in found))


def card_rows(report: BalanceReport, key: str) -> Iterator[Row]:
    """List how often each card of a kind is bought, one column for each number of captains."""
    found = [{finding.about: finding for finding in section.of(key)} for section in report.sections]
    known = {series for findings in found for series in findings}
    for series in sorted(known, key=lambda each: (COLOURS.get(each, ""), NAMES[each])):
        cells = (_bought(findings.get(series)) for findings in found)
        yield (NAMES[series], COLOURS.get(series, ""), *cells)


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
    low, high = finding.measured.low, finding.measured.high
    text = f"{percent(finding.measured.value)} ({span(percent(low), percent(high))})"
    return f"**{text}**" if finding.aimed and not finding.holds else text
