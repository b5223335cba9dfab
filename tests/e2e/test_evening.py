"""An evening of two captains and a computer captain, and all that it shows."""

import re
from itertools import accumulate

import pytest

from engine.core.export import reopen, verify
from engine.core.seals import chained, sealed
from playground.message import Attachment, Message
from playground.record import Request
from render.games import GAMES
from tests.e2e.evening import Evening, spend
from tests.e2e.evidence import closed_groups, lost_receipts, marks, shown_receipts

pytestmark = pytest.mark.soak  # a whole game, drawn in the same process: over a minute

CLOSED = 50007
SEATS = ("Zorblax", "", "Queen Vex")
CHAIN = re.compile(r"sealed: `([0-9a-f]{20})`")


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    return spend(tmp_path_factory.mktemp("evening"))


def test_an_evening_of_two_captains_and_a_computer(evening: Evening) -> None:
    told, last = evening.told, evening.last
    assert "the first seat" in told["new"]
    assert "one hour for each question" in evening.lobby.text
    assert "computer captain, easy" in evening.lobby.text
    assert "Not everybody is ready. I have asked **Queen Vex**" in told["start"]
    assert "begins" in told["ready"]
    assert last is not None
    assert "The captain with the most humans wins" in last.text
    assert any("Turn 10" in post.text for post in evening.posts)
    report = verify(evening.export, GAMES.rules.find)
    assert report.result is not None
    assert len(report.result.places) == 3
    for said in (told["verify"], told["verify stranger"]):
        assert f"`{report.commitment}`" in said
        assert "all of them fit the seal" in said
    assert report.commitment in evening.lobby.text


def test_a_rematch_seats_the_same_table(evening: Evening) -> None:
    assert "not a captain" in evening.told["rematch stranger"]
    assert "press **Join** under its lobby" in evening.told["rematch again"]
    assert "Game 2 is open" in evening.told["rematch"]
    assert evening.rematch is not None
    assert "1. Queen Vex (host)" in evening.rematch.text
    assert "computer captain, easy" in evening.rematch.text
    assert "one hour for each question" in evening.rematch.text


def test_every_answer_counts_wherever_it_was_given(evening: Evening) -> None:
    receipts = shown_receipts(evening.home)
    assert not lost_receipts(evening.export, receipts, SEATS)
    groups = closed_groups(evening.export)
    answered = {
        (SEATS[seat], group)
        for group, given in groups.items()
        for seat, answer in given.items()
        if seat != 1 and answer["source"] != "only"  # nobody was asked that
    }
    assert {(each.name, each.group) for each in receipts} == answered
    assert {given["source"] for each in groups.values() for given in each.values()} <= {
        "player",
        "computer",
        "only",
    }


def test_orders_are_given_in_private_replies_once_messages_are_closed(evening: Evening) -> None:
    assert "direct messages are closed to me" in evening.told["join"]
    assert not evening.guest.inbox
    written = [message for message in evening.host.inbox if message.ephemeral_for is None]
    assert len(written) > 3
    assert all(message.id <= evening.closed_at for message in written)
    later = [
        message
        for message in evening.home.channel.messages
        if message.ephemeral_for is evening.host
        and message.id > evening.closed_at
        and "Receipt" in message.text
    ]
    assert len(later) > 10


def test_closed_messages_are_never_tried_again(evening: Evening) -> None:
    refused = [each for each in evening.home.discord.record.requests if each.code == CLOSED]
    nonces = [each.body["nonce"] for each in refused]
    assert len(nonces) == len(set(nonces))
    assert len([each for each in refused if _goes_to(each, evening, "Queen Vex")]) == 1
    assert 1 <= len([each for each in refused if _goes_to(each, evening, "Zorblax")]) <= 2


def _goes_to(request: Request, evening: Evening, name: str) -> bool:
    number = int(re.findall(r"/channels/(\d+)/", request.path)[0])
    person = evening.home.discord.world.channels[number].person
    return person is not None and person.name == name


def test_every_secret_order_is_sealed_in_public(evening: Evening) -> None:
    public = [
        code
        for each in evening.home.discord.record.messages
        if each.message.ephemeral_for is None and each.message.channel is evening.home.channel
        for code in CHAIN.findall(each.look.text)
    ]
    reopened = reopen(evening.export, GAMES.rules.find)
    orders = list(sealed(bytes.fromhex(reopened.footer.key), reopened.table.log))
    chains = list(accumulate((order.code for order in orders), chained, initial=""))
    assert public[-1] == chains[-1]
    assert set(public) <= set(chains)
    receipts = {each.code for each in shown_receipts(evening.home)}
    assert len(receipts) >= 20
    assert receipts <= {order.code for order in orders}


def test_nobody_is_rung_but_those_who_must_act(evening: Evening) -> None:
    rung = [post for post in evening.posts if post.look.pinged]
    rung = [post for post in rung if "a rematch of game" not in post.text]
    assert rung
    for post in rung:
        assert post.look.pinged == (evening.guest.id,)
        assert {"Ready", "My orders"} & {button.label for button in post.buttons}
    assert "I mention you in this channel" in evening.told["mention"]
    news = [post for post in evening.posts if post.text.startswith("## Turn")]
    assert len(news) > 20
    assert all(post.silent for post in news)


def test_every_picture_has_a_text(evening: Evening) -> None:
    shown = [each for each in evening.home.discord.record.messages if _pictures(each.message)]
    assert len(shown) > 50
    for each in shown:
        assert all(picture.description for picture in _pictures(each.message))


def _pictures(message: Message) -> list[Attachment]:
    return [each for each in message.attachments if each.name.endswith(".png")]


def test_no_post_is_missing_or_stands_twice(evening: Evening) -> None:
    assert set(marks(evening.home).values()) == {1}


def test_panels_are_of_no_use_after_the_game(evening: Evening) -> None:
    assert len(evening.afterwards) >= 1
    for said in evening.afterwards:
        assert "This game is not running" in said or "Nothing is asked of you" in said, said
