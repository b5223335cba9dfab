"""The exported game: verified, and every change found and named."""

import hashlib
import random
from collections.abc import Callable

import msgspec
import pytest
from msgspec.structs import replace

from engine.core.asks import Setup
from engine.core.chance import commitment
from engine.core.export import ExportError, Report, export_game, verify
from engine.core.registry import Registry
from engine.core.start import Header, chance_of, header_digest
from engine.core.table import Table, ended
from tests.core.helpers import KEY, START, dealt, header_of, ok, prized, whole
from tests.toy.game import TOY, ToyGame
from tests.walk.game import WALK

FIND = Registry((TOY,)).find
CHANCE = chance_of(KEY, header_of(TOY, Setup(2)), START.post)
OTHER_KEY = bytes(32)


HEADER = header_of(TOY, Setup(2))


def export(table: Table, header: Header = HEADER) -> bytes:
    return export_game(table, header, START, KEY)


DATA = export(whole(TOY, HEADER))


def check(data: bytes) -> Report:
    return verify(data, FIND)


def caught(data: bytes) -> ExportError:
    with pytest.raises(ExportError) as error:
        check(data)
    assert "\n" not in str(error.value)
    return error.value


def resealed(data: bytes, change: Callable[[list[dict]], None]) -> bytes:  # type: ignore[type-arg]
    """Change lines like somebody who knows how digests are made."""
    bodies = [msgspec.json.decode(line)["line"] for line in data.splitlines()]
    change(bodies)
    digest, lines = "", []
    for body in bodies:
        coded = msgspec.json.encode(body)
        digest = hashlib.sha256(digest.encode() + b"\n" + coded).hexdigest()
        lines.append(b'{"digest":"' + digest.encode() + b'","line":' + coded + b"}\n")
    return b"".join(lines)


def test_variant_and_options_are_part_of_an_export() -> None:
    header = header_of(WALK, WALK.variants[1].setup(1, {"ghosts": "wild"}))
    table = whole(WALK, header)
    data = export(table, header)
    assert verify(data, Registry((WALK,)).find).result == ended(table)

    def other_goal(bodies: list[dict]) -> None:  # type: ignore[type-arg]
        bodies[0]["setup"]["options"]["ghosts"] = "huge"

    with pytest.raises(ExportError, match="line 1: ghosts cannot be huge"):
        verify(resealed(data, other_goal), Registry((WALK,)).find)


def test_setup_without_variant_is_spelled_as_ever() -> None:
    header = DATA.splitlines()[0]
    assert b'"setup":{"seats":2,"options":{}}' in header


def test_export_is_verified() -> None:
    report = check(DATA)
    table = whole(TOY, HEADER)
    assert (report.name, report.rules, report.seats) == ("7", "toy/1", 2)
    assert report.result == table.pending()
    assert (report.header, report.post) == (header_digest(HEADER), START.post)
    assert DATA.startswith(b'{"digest":"' + report.header.encode())
    assert report.draws + len(DATA.splitlines()) > report.draws > 3
    assert report.key == KEY.hex()
    assert report.commitment == commitment(KEY)


def test_export_is_the_same_every_time() -> None:
    assert export(whole(TOY, HEADER)) == DATA
    assert DATA.startswith(b'{"digest":"')


def test_resealing_nothing_changes_nothing() -> None:
    assert resealed(DATA, lambda bodies: None) == DATA


def test_cancelled_game_is_verified_too() -> None:
    report = check(export(dealt(chance=CHANCE)))
    assert report.result is None
    assert report.decisions == 0


def test_undone_game_is_verified_too() -> None:
    assert check(export(ok(prized(CHANCE).undo()))).undos == 1


def _flips(count: int) -> list[int]:
    return sorted(random.Random(1).sample(range(len(DATA)), count))


def _found_on_its_line(at: int, bit: int) -> None:
    data = bytearray(DATA)
    data[at] ^= 1 << bit
    error = caught(bytes(data))
    assert error.line == DATA[:at].count(b"\n") + 1, f"byte {at}: {error}"


@pytest.mark.parametrize("bit", [0, 5, 7])
def test_changed_byte_is_found_on_its_line(bit: int) -> None:
    for at in _flips(60):
        _found_on_its_line(at, bit)


@pytest.mark.soak
@pytest.mark.parametrize("bit", range(8))
def test_every_changed_bit_is_found_on_its_line(bit: int) -> None:
    for at in range(len(DATA)):
        _found_on_its_line(at, bit)


def test_every_line_is_guarded() -> None:
    starts = [0, *(at + 1 for at, byte in enumerate(DATA[:-1]) if byte == 10)]
    for start in starts:
        _found_on_its_line(start + 90, 0)


LINES = DATA.splitlines(keepends=True)


@pytest.mark.parametrize(
    ("data", "line", "what"),
    [
        (b"", 0, "the file is empty"),
        (b" \n\n", 0, "the file is empty"),
        (b"\x89PNG\r\n\x1a\n\x00", 1, "not an exported game"),
        (b'{"digest":"","line":{"type":"other"}}\n', 1, "not an exported game"),
        (b"[" * 100_000 + b"\n", 1, "not an exported game"),
        (b"".join(LINES[:-1]), len(LINES) - 1, "ends before the game does"),
        (DATA[:-1], len(LINES), "breaks off"),
        (DATA[:-40], len(LINES), "breaks off"),
        (b"".join([*LINES[:4], *LINES[5:]]), 5, "changed, moved or put in"),
        (b"".join([*LINES[:5], *LINES[4:]]), 6, "changed, moved or put in"),
        (b"".join([*LINES[:3], LINES[4], LINES[3], *LINES[5:]]), 4, "changed, moved or put in"),
        (b"".join([*LINES, LINES[-1]]), len(LINES) + 1, "changed, moved or put in"),
        (b"".join(LINES[1:]), 1, "changed, moved or put in"),
        (DATA + b"\n", len(LINES) + 1, "cannot be read"),
        (DATA.replace(b'":', b'": ', 1), 1, "not spelled"),
        (DATA.replace(b"\n", b"\r\n"), 1, "not spelled"),
        (b"\xef\xbb\xbf" + DATA, 1, "not an exported game"),
    ],
)
def test_broken_file_is_one_clear_sentence(data: bytes, line: int, what: str) -> None:
    error = caught(data)
    assert error.line == line
    assert what in str(error)


def _set(at: int, *path: str, to: object) -> Callable[[list[dict]], None]:  # type: ignore[type-arg]
    def change(bodies: list[dict]) -> None:  # type: ignore[type-arg]
        target = bodies[at]
        for step in path[:-1]:
            target = target[step]
        target[path[-1]] = to

    return change


def _roll(bodies: list[dict]) -> int:  # type: ignore[type-arg]
    return next(
        number
        for number, body in enumerate(bodies)
        if body["type"] == "drawn" and body["draw"]["label"] == "r1:roll"
    )


def _better_roll(bodies: list[dict]) -> None:  # type: ignore[type-arg]
    body = bodies[_roll(bodies)]
    body["outcome"] = [body["outcome"][0] % 6 + 1]


def _other_bid(bodies: list[dict]) -> None:  # type: ignore[type-arg]
    bodies[3]["given"][0]["answer"]["bid"] = ["77"]


def _without_last_entry(bodies: list[dict]) -> None:  # type: ignore[type-arg]
    del bodies[-2]


def _second_header(bodies: list[dict]) -> None:  # type: ignore[type-arg]
    bodies.insert(4, bodies[0])


def _seats(count: int) -> Callable[[list[dict]], None]:  # type: ignore[type-arg]
    def change(bodies: list[dict]) -> None:  # type: ignore[type-arg]
        header = bodies[0]
        header["setup"]["seats"] = count
        header["captains"] = header["lines"] = ["x"] * count

    return change


GIVES_OTHER = "deck:1: the key gives another outcome"
RESEALED: dict[str, tuple[Callable[[list[dict]], None], int, str]] = {  # type: ignore[type-arg]
    "another outcome": (_better_roll, 5, "r1:roll: the key gives another outcome"),
    "an illegal answer": (_other_bid, 4, "r1:bid: seat 1 may not answer so"),
    "a shorter game": (_without_last_entry, -1, "end: the game did not end like this"),
    "another winner": (
        _set(-1, "result", "winners", to=[]),
        -1,
        "end: the game did not end like this",
    ),
    "another key": (_set(-1, "key", to=OTHER_KEY.hex()), -1, "not the one that line 1 commits to"),
    "no key": (_set(-1, "key", to="?"), -1, "no hexadecimal number"),
    "a short key": (_set(-1, "key", to="00"), -1, "32 bytes"),
    "another promise": (_set(0, "commitment", to="00"), -1, "line 1 commits to"),
    "other captains": (_set(0, "captains", to=["1", "2"]), 3, GIVES_OTHER),
    "another line": (_set(0, "lines", to=["", "x"]), 3, GIVES_OTHER),
    "another count of posts": (_set(0, "repeated", to=1), 3, GIVES_OTHER),
    "another post": (_set(1, "post", to="1300000000000000001"), 3, GIVES_OTHER),
    "a post by another spelling": (_set(1, "post", to="01300000000000000000"), 2, "no id"),
    "a post in other digits": (_set(1, "post", to="١٣٠٠٠٠٠٠٠٠٠٠٠٠٠٠٠٠٠"), 2, "no id"),
    "a number that tells of another check": (
        _set(1, "name", to="7 plays again to its end.\nThe start post must show  beef\n\n"),
        2,
        "no number",
    ),
    "no post": (_set(1, "post", to=""), 2, "no id"),
    "captains without a line": (_set(0, "lines", to=["x"]), 1, "does not name 2 captains"),
    "other rules": (_set(0, "rules", to="toy/2"), 1, "the rules toy/2 are not installed"),
    "other cards": (_set(0, "data_hash", to="00"), 1, "the cards of toy/1 are not the ones"),
    "another format": (_set(0, "format", to="x/1"), 1, "the format is x/1"),
    "too many seats": (_seats(99), 1, "not played by 99"),
    "a variant": (_set(0, "setup", "variant", to="x"), 1, "toy/1 has no variant 'x'"),
    "an option": (_set(0, "setup", "options", to={"x": "y"}), 1, "its options are"),
    "another seat count": (_seats(3), 3, GIVES_OTHER),
    "a second header": (_second_header, 5, "does not belong here"),
    "another order": (_set(2, "draw", "label", to="deck:2"), 3, "do not draw deck:2 here"),
}


@pytest.mark.parametrize("case", RESEALED)
def test_forgery_with_new_digests_is_found_by_playing(case: str) -> None:
    change, line, what = RESEALED[case]
    data = resealed(DATA, change)
    error = caught(data)
    assert what in str(error)
    assert error.line == (line if line > 0 else len(data.splitlines()))


def test_an_export_of_older_code_names_the_version_that_checks_it() -> None:
    older = b'{"digest":"0","line":{"type":"header","format":"mothership-game/1","joins":["1"]}}\n'
    assert "version 0.1.0 of this program checks it" in str(caught(older))


def test_rules_that_play_otherwise_are_noticed() -> None:
    class Generous(ToyGame):
        """Every decision is worth a point."""

        def decide(self, state, answers):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
            turn = super().decide(state, answers)
            scores = tuple(score + 1 for score in turn.state.scores)
            return replace(turn, state=replace(turn.state, scores=scores))

    with pytest.raises(ExportError, match="did not end like this"):
        verify(DATA, Registry((Generous(),)).find)


@pytest.mark.parametrize("repeated", [-1, 2**63, 2**64 - 1])
def test_a_game_repeats_its_start_so_often_as_can_be(repeated: int) -> None:
    """No database takes larger numbers, and fewer than none are told as if none were lost."""
    header = replace(HEADER, repeated=repeated)
    error = caught(export(whole(TOY, header), header))
    assert (error.line, error.place) == (1, "header")
