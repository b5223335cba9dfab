"""The demo plays a whole game by clicks alone, and what it leaves behind holds together."""

import ast
import re
from pathlib import Path

import pytest

from bot import main
from engine.core.export import verify
from engine.core.log import Closed
from engine.tremble.cards.tables import PACK
from playground.show import captains as driver
from playground.show import demo, guide, tour
from playground.show.demo import NAMES
from render.games import GAMES
from showing import DEMO_SEED
from tests.e2e.evidence import (
    closed_groups,
)
from tests.e2e.rehearsal import WANTED, rehearse

POST = re.compile(r"\*\*Mothership\*\* (?:\(|changed )message (\d+)\)?:\n\n((?:>.*\n)+)")
BESIDE_WORDS = re.compile(r"^> (!\[|\*Alt text|\[[^]]+\]  $|\[[^]]+\] \[|-# #).*$", re.MULTILINE)
"""Pictures, what is said of them, rows of buttons, and the mark of a post."""
MOST_WORDS = 2_650
"""Half of what the public posts of a game had before they said nothing twice."""


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Play the demo once, by its command."""
    folder = tmp_path_factory.mktemp("play") / "demo"
    assert main(["demo", "--folder", str(folder), "--captains", "3"]) == 0
    return folder


def test_the_transcript_tells_what_everybody_saw(played: Path) -> None:
    told = (played / "transcript.md").read_text(encoding="utf-8")
    assert all(name in told for name in NAMES[:3])
    assert "Turn 10" in told
    linked = re.findall(r"\]\(([^)]+\.png)\)", told)
    assert len(linked) > 40
    assert all((played / name).read_bytes().startswith(b"\x89PNG") for name in set(linked))


def test_a_whole_game_is_told_in_few_words(played: Path) -> None:
    told = (played / "transcript.md").read_text(encoding="utf-8").partition("\n## What only")[0]
    posts = dict(POST.findall(told))  # each as it stands in the end
    game = [post for post in posts.values() if re.search(r"^> -# #1·\d", post, re.MULTILINE)]
    assert any("Game over" in post for post in game)
    words = [re.findall(r"[^\W_][\w’',.-]*", BESIDE_WORDS.sub("", post)) for post in game]
    assert sum(map(len, words)) <= MOST_WORDS


def test_nothing_broke_behind_the_scenes(played: Path) -> None:
    log = (played / "bot.log").read_text(encoding="utf-8")
    assert "INFO" in log
    ours = [line for line in log.splitlines() if " WARNING discord." not in line]
    assert not [line for line in ours if " ERROR " in line or " WARNING " in line]


def test_the_demo_shows_moves_stations_cards_and_armies(played: Path) -> None:
    told = (played / "transcript.md").read_text(encoding="utf-8")
    stations = "|".join(station.english for station in PACK.stations.values())
    cards = "|".join(card.english for card in PACK.compensations.values())
    for shown in (
        r"🛰️ .* sends .*’s .* to \d .*\.",
        r"↪️ .* → (city )?\d.*\.",
        rf"[✨🛰️] .* uses \*\*({stations})\*\*",
        rf"[✨🪂🏷️⛽] .* uses \*\*({cards})\*\*|🃏 Card: ",
        r"👥 .* catches [\d,]+\.",
    ):
        assert re.search(shown, told), f"{shown}: look for another seed with tests.e2e.rehearsal"


TOUR = {
    "A table for the evening": (r"used /game new", r"pressed \[Join\]", r"game 1 is fixed"),
    "The first turn": (
        r"## Turn 1 of 10 — planning",
        r"\*\*Queen Vex\*\* chose \d \w+",
        r"\(direct message to Queen Vex\):\n\n> ### Game 1 · Turn 1 of 10 — planning",
        r"!\[plan-.*\.png\]",
    ),
    "The next turns": (
        r"## Turn 2 — ",
        r"!\[reveal-.*\.gif\]",
        r"\*\*1 .*\*\* · 👥 .* (raids|catches) [\d,]+\.",
    ),
    "Later": (r"The transcript has the turns that follow",),
    "After the game": (
        r"pressed \[Details\]",
        r"🎲 \*\*.*\*\* \d+\+\d\+\d = \*\*\d+\*\*",
        r"⚔️ .* = \*\*\d+\*\* (beats|loses to) \d+",
        r"-# Rule",
        r"✅ I played the whole game again",
        r"## Game 1 · turn 3",
        r"## Game 1 · end of turn 3",
        r"used /game catchup",
        r"🔁 @Queen Vex and @Admiral Gloop: a rematch of game 1",
    ),
    "The lobby of a rematch": (
        r"What the table of game 2 agrees on",
        r"How to play in five minutes",
        r"computer captain, easy",
        r"direct messages are closed to me",
        r"I mention you in this channel",
        r"2\. Queen Vex \(not ready yet\)",
        r"@Admiral Gloop: game 2 is about to begin",
        r"The game has begun",
    ),
    "Secret orders": (
        r"\(direct message to Queen Vex\)",
        r"Saved: counts when due",
        r"Receipt [A-Z2-7-]{19}",
        r"pressed \[Change\]",
        r"Admiral Gloop asked for more time",
    ),
    "Somebody is away": (
        r"📜 Standing orders · game 2",
        r"If you have not answered at the deadline, your rules count for: Buying",
        r"⏰ Game 2 .*\n> You have not answered yet",
        r"⏸️ Zorblax paused the game",
        r"▶️ Zorblax ended the pause",
        r"\(only Admiral Gloop sees this\):\n\n(> .*\n)*> ✅ \*\*Recorded",
        r"📜 Standing orders answered for \*\*Zorblax\*\*",
        r"🔏 `[0-9a-f]{20}`",
        r"pressed \[Fair play\]",
    ),
    "The reveal": (
        r"\*\*\d \w.*\*\* · \*\*.*\*\* \d+ \(",
        r"!\[board-.*\.png\]",
        r"pressed \[As text\]",
    ),
    "A seat changes hands": (
        r"🗳️ Admiral Gloop asks to give the seat of Queen Vex",
        r"✅ Decided",
        r"🤝 Zorblax offers the seat of .* to @Cousin Blorp",
        r"🔁 Cousin Blorp took over the seat of",
        r"\(direct message to Cousin Blorp\)",
    ),
    "Looking things up": (
        r"Several rules fit “fuel”",
        r"used /game history",
        r"Your notes on game 2, as saved",
        r"Your open game",
        r"Your settings",
        r"Settings of this server",
        r"What I keep about you",
    ),
    "The end": (
        r"cancelled by @Zorblax",
        r"Key of chance",
        r"✅ I played the whole game again",
    ),
    "A lesson alone": (
        r"pressed \[Try it now\]",
        r"a guided game",
        r"\(direct message to Little Zib\):\n\n> ### Game 3 · Turn 1 of 10 — buying",
        r"\(direct message to Little Zib\):\n\n> ### Game 3 · Turn 1 of 10 — planning",
        r"That was the lesson",
    ),
}


@pytest.fixture(scope="module")
def chapters(played: Path) -> dict[str, str]:
    """Read the story of the tour, chapter by chapter."""
    told = (played / "story.md").read_text(encoding="utf-8")
    parts = [part.split("\n", 1) for part in told.split("\n## ")[1:]]
    return {title.strip(): text for title, text in parts}


@pytest.mark.parametrize("title", TOUR)
def test_the_tour_shows_what_the_game_master_offers(chapters: dict[str, str], title: str) -> None:
    assert list(chapters) == list(TOUR)
    for shown in TOUR[title]:
        assert re.search(shown, chapters[title]), shown


def test_a_receipt_of_the_tour_is_the_code_under_the_question(chapters: dict[str, str]) -> None:
    codes = re.findall(r"Receipt ([A-Z2-7-]{19})", chapters["Secret orders"])
    assert f"Queen Vex `{codes[-1]}`" in chapters["Somebody is away"]


def test_the_story_reads_as_people_see_it(chapters: dict[str, str], played: Path) -> None:
    told = "\n".join(chapters.values())
    assert not re.search(r"<[@#t]|:R>|None", told)
    linked = set(re.findall(r"\]\(([^)]+\.png)\)", told))
    assert linked
    assert all((played / name).read_bytes().startswith(b"\x89PNG") for name in linked)


def test_a_rehearsal_is_the_demo_without_discord(played: Path) -> None:
    table, shown = rehearse(DEMO_SEED, 3)
    assert shown >= WANTED
    answers = {
        entry.group: {given.seat: given.answer for given in entry.given}
        for entry in table.log
        if isinstance(entry, Closed)
    }
    real = closed_groups((played / "game.jsonl").read_bytes())
    assert {group: set(given) for group, given in real.items()} == {
        group: set(given) for group, given in answers.items()
    }
    for group, given in real.items():
        for seat, answer in given.items():
            kept = {key: tuple(options) for key, options in answer["answer"].items()}
            assert kept == answers[group][seat], group


def test_dice_that_can_be_foretold_are_refused_on_discord(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MOTHERSHIP_DISCORD__TOKEN", "x")
    config = tmp_path / "config.toml"
    config.write_text("", encoding="utf-8")
    assert main(["--config", str(config), "run", "--rehearse", "1"]) == 1
    assert "leave it out on Discord" in capsys.readouterr().err


def test_the_exported_game_verifies(played: Path) -> None:
    report = verify((played / "game.jsonl").read_bytes(), GAMES.rules.find)
    assert report.seats == 3
    assert report.result is not None
    assert len(report.result.places) == 3


def test_verify_names_a_changed_byte(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = bytearray((played / "game.jsonl").read_bytes())
    data[len(data) // 2] ^= 1
    forged = played / "forged.jsonl"
    forged.write_bytes(data)
    line = data[: len(data) // 2].count(b"\n") + 1
    assert main(["verify", str(forged)]) == 1
    assert f"line {line}" in capsys.readouterr().err


def test_the_driver_knows_nothing_of_the_game() -> None:
    for module in (driver, demo, guide, tour):
        assert module.__file__
        tree = ast.parse(Path(module.__file__).read_text(encoding="utf-8"))
        names = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
        names += [
            alias.name
            for node in ast.walk(tree)
            if isinstance(node, ast.Import)
            for alias in node.names
        ]
        tops = {name.partition(".")[0] for name in names}
        assert not tops & {"engine", "render", "cogs", "storage", "bot"}
