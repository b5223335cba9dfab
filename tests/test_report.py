"""The balance report: its verdicts, what it writes, and captain matches."""

import json
import re
import sys
from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest
from PIL import Image
from rich.console import Console, RenderableType

from bot import main
from engine.core.measures import Ratio
from engine.tremble.balance.balance import Tally as TrembleTally
from render.games import GAMES
from render.installed import InstalledGame
from render.report.balance import BalanceReport, ReportSection, balance_report, findings
from render.report.command import match_sheet, report_sheets
from render.report.folder import as_markdown, write_report
from render.report.rows import finding_rows, sheets, summary
from render.report.simulate import Simulation, simulate
from render.report.tally import Totals


@pytest.fixture(scope="module")
def report() -> BalanceReport:
    """A report on four games for each number of captains."""
    return balance_report("tremble/1", "easy", range(2, 6), games=4, seed=1)


def shown(*things: RenderableType) -> str:
    page = Console(file=StringIO(), width=80)
    for thing in things:
        page.print(thing)
    assert isinstance(page.file, StringIO)
    return page.file.getvalue()


def often(part: int, whole: int) -> Ratio:
    ratio = Ratio()
    for number in range(whole):
        ratio += Ratio.of_game(number < part)
    return ratio


def balanced(captains: int) -> Totals:
    """Return a tally of 3,000 games that holds every target."""
    return Totals(
        games=3000,
        seat_wins={seat: often(3000 // captains, 3000) for seat in range(captains)},
        own=[
            TrembleTally(
                winners=[1_000_000] * 3000,
                bought={"golden-eye": often(900, 3000)},
                built={"kek-lol-rofl": often(2000, 3000)},
                battles=often(1200, 3000),
                catches=often(1500, 3000),
                deciding={"asia": often(900, 3000)},
                leaders=often(1900, 3000),
                laggards=often(320, 3000),
                crushed=often(400, 3000),
            )
        ],
    )


def missed(tally: Totals, captains: int) -> list[tuple[str, str]]:
    found = findings("tremble/1", tally, captains)
    return [(each.key, each.about) for each in found if each.aimed and not each.holds]


@pytest.mark.parametrize("captains", [2, 3, 4, 5])
def test_every_target_can_be_held_and_missed(captains: int) -> None:
    tally = balanced(captains)
    assert not missed(tally, captains)
    tally.seat_wins[1] = often(3000 // captains - 100, 3000)
    tally.own[0].winners = [1_700_000] * 3000
    tally.own[0].bought["hit-and-rum"] = often(149, 3000)
    tally.own[0].catches = often(2300, 3000)
    tally.own[0].deciding["africa"] = often(1510, 3000)
    assert missed(tally, captains) == [
        ("seat", "2"),
        ("winner", ""),
        ("catch", ""),
        ("ship", "hit-and-rum"),
        ("task", "africa"),
    ]


def test_a_lead_decides_least_and_a_lag_counts_most_where_it_hurts() -> None:
    few, some, many = balanced(2), balanced(4), balanced(5)
    for tally in (few, some, many):
        tally.own[0].leaders = often(2000, 3000)
        tally.own[0].laggards = often(290, 3000)
        tally.own[0].crushed = often(460, 3000)
    assert missed(few, 2) == [("leader", "")]
    assert not missed(some, 4)
    assert missed(many, 5) == [("last", ""), ("crushed", "")]


def test_no_station_is_dead_or_bought_blindly() -> None:
    tally = balanced(3)
    tally.own[0].built = {"gas-giant": often(200, 3000), "tug-of-woe": often(2600, 3000)}
    assert missed(tally, 3) == [("station", "gas-giant"), ("station", "tug-of-woe")]


def test_two_captains_need_not_meet() -> None:
    tally = balanced(2)
    tally.own[0].battles = often(300, 3000)
    assert not missed(tally, 2)
    assert ("battle", "") in missed(tally, 3)


def test_the_report_says_what_misses(report: BalanceReport) -> None:
    found = json.loads(report.to_json())
    assert sorted(found["captains"]) == ["2", "3", "4", "5"]
    for section in report.sections:
        told = found["captains"][str(section.captains)]
        verdicts = [each["holds"] for each in told["findings"] if "holds" in each]
        assert told["holds"] is all(verdicts)
        assert told["holds"] is not bool(section.missed)
        assert len(section.of("seat")) == section.captains
        assert sum(each.measured.value for each in section.of("seat")) == pytest.approx(1)
        for each in section.findings:
            assert each.measured.low <= each.measured.value <= each.measured.high
    assert found["holds"] is report.holds is False
    rows = list(finding_rows(report, report.sections[0]))
    assert sum(row[-1] == "MISSED" for row in rows) == len(report.sections[0].missed)


def test_a_balanced_set_is_called_so(report: BalanceReport) -> None:
    sections = tuple(
        ReportSection(
            captains,
            replace(report.sections[0].played, tally=tally),
            findings("tremble/1", tally, captains),
        )
        for captains, tally in ((captains, balanced(captains)) for captains in (2, 4))
    )
    good = replace(report, sections=sections)
    assert good.holds
    assert summary(good).startswith("All ")
    assert "MISSED" not in as_markdown(good, ())


def test_the_console_shows_every_section_in_80_columns(report: BalanceReport) -> None:
    text = shown(*report_sheets(report))
    for section in report.sections:
        assert f"{section.captains} captains, 4 games" in text
        assert f"Seat {section.captains} wins" in text
    assert "Waits in a game" in text
    assert "…" not in text


def test_the_folder_has_figures_pages_and_plots(report: BalanceReport, tmp_path: Path) -> None:
    assert write_report(report, tmp_path / "new" / "report") == ""
    folder = tmp_path / "new" / "report"
    page = (folder / "report.md").read_text("utf-8")
    assert json.loads((folder / "report.json").read_text("utf-8"))["games"] == 4
    plots = sorted(folder.glob("*.png"))
    assert len(plots) >= 4
    for plot in plots:
        assert f"({plot.name})" in page
        image = Image.open(plot).convert("RGB")
        assert min(image.size) > 400
        assert len(image.getcolors(1 << 24) or ()) > 50
    for name in ("Golden Eye", "Kek, Lol, Rofl", "asia", "card: "):
        assert name in page


def test_without_matplotlib_the_report_is_still_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    for name in ("render.report.charts", "render.report.paper", "render.tremble.balance.charts"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    line = ["simulate", "--report", "--games", "2", "--captains", "2", "--jobs", "1"]
    status = main([*line, "--play", "easy", "--out", str(tmp_path)])
    assert status == 1  # two games cannot be fair
    told = capsys.readouterr()
    assert "matplotlib is missing" in told.err
    assert "'.[report]'" in told.err
    assert "Traceback" not in told.err
    assert "2 captains, 2 games" in told.out
    assert not list(tmp_path.glob("*.png"))
    assert "## Plots" not in (tmp_path / "report.md").read_text("utf-8")


def test_a_match_counts_each_captain_in_each_seat() -> None:
    played = simulate("tremble/1", ("steady", "easy", "easy"), 6, 5)
    tally = played.tally
    assert sum(ratio.part for ratio in tally.captain_wins.values()) == pytest.approx(6)
    assert tally.captain_wins["steady"].whole == 6
    assert tally.captain_wins["easy"].whole == 12
    for name in ("steady", "easy"):
        by_seat = [tally.captain_seat_wins[name, seat] for seat in range(3)]
        assert sum(each.part for each in by_seat) == pytest.approx(tally.captain_wins[name].part)
        assert sum(each.whole for each in by_seat) == tally.captain_wins[name].whole
    text = shown(match_sheet(played))
    assert "a fair share is 33.3 %" in text
    assert text.count("seat") == 4
    assert "…" not in text


def test_match_by_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["simulate", "--match", "steady:easy,easy,easy", "--games", "4", "--jobs", "1"]
    assert main([*line, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["captains"] == ["steady", "easy", "easy", "easy"]
    assert main(line) == 0
    assert "any seat" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("match", "why"),
    [
        ("steady:nobody", "There is no captain 'nobody'; known are easy"),
        ("steady", "tremble is not played by 1; choose of 2, 3, 4, 5"),
        ("easy:easy,easy,easy,easy,easy", "tremble is not played by 6"),
    ],
)
def test_a_match_nobody_can_play_is_refused(
    match: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "--match", match]) == 1
    assert why in capsys.readouterr().err


def test_the_json_of_a_simulation_has_no_tally() -> None:
    played: Simulation = simulate("tremble/1", ("easy", "easy"), 1, 5)
    assert "tally" not in json.loads(played.to_json())


@pytest.mark.parametrize(
    "game", [each for each in GAMES if each.measures], ids=lambda game: game.name
)
def test_every_game_tells_what_it_measures_of_itself(game: InstalledGame) -> None:
    report = balance_report(game.newest.id, "easy", (2,), games=1, seed=1)
    told = [
        row for row in finding_rows(report, report.sections[0]) if not row[0].startswith("Seat")
    ]
    assert len(told) > 5
    assert all(re.search(r"\d", cell) for _, _, *cells, _ in told for cell in cells)
    assert not [row for row in told if row[3].startswith("–")], "an interval has two ends"
    assert [sheet for sheet in sheets(report) if sheet.title.endswith("one by one") and sheet.rows]
