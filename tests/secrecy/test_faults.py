"""Each check of this folder finds the fault it is there for."""

import random
from pathlib import Path

import pytest

from engine.core.asks import Decide, Notice
from tests.contract.subjects import TOY, TREMBLE, Subject
from tests.secrecy import faults
from tests.secrecy.canaries import check_canaries, check_key, check_log
from tests.secrecy.plots import Playing, both
from tests.secrecy.stage import Show, shown
from tests.secrecy.test_asking import asked_after, look_at_twins
from tests.secrecy.test_canaries import listen
from tests.secrecy.test_hidden_cards import HiddenShip
from tests.secrecy.traces import assert_alike
from tests.secrecy.walks import walk
from tests.toy.state import CARDS, Played

SEEN = [
    faults.headline,
    faults.picture_bytes,
    faults.alt_text,
    faults.file_name,
    faults.custom_id,
    faults.status,
    faults.deadline,
    faults.extra_post,
]
SEEN_ANYWHERE = [faults.alt_text, faults.custom_id, faults.status, faults.deadline]
SUNG = [
    (faults.headline, faults.name_of),
    (faults.alt_text, faults.name_of),
    (faults.file_name, faults.card_of),
    (faults.custom_id_of_post, faults.card_of),
    (faults.select_value, faults.card_of),
    (faults.nonce, faults.card_of),
]


@pytest.mark.parametrize(
    ("subject", "plant"),
    [*((TREMBLE, plant) for plant in SEEN), *((TOY, plant) for plant in SEEN_ANYWHERE)],
)
async def test_a_leak_of_an_open_answer_is_seen(
    tmp_path: Path, subject: Subject, plant: faults.Plant
) -> None:
    setting = faults.planted(plant, faults.inbox_of)
    playing = Playing(2, seed=3, groups=1, setting=setting, subject=subject)
    first, second, _ = await both(tmp_path, playing)
    with pytest.raises(AssertionError, match=r"can tell|saw more"):
        assert_alike(first, second, faults.OWNER)


async def test_a_leak_of_a_bought_ship_is_seen(tmp_path: Path) -> None:
    setting = faults.planted(faults.picture_bytes, faults.card_of)
    playing = Playing(2, seed=3, groups=1, plot=HiddenShip, setting=setting)
    first, second, _ = await both(tmp_path, playing)
    with pytest.raises(AssertionError, match="can tell"):
        assert_alike(first, second, faults.OWNER)


@pytest.mark.parametrize(("plant", "secret"), SUNG)
async def test_a_canary_is_heard(
    tmp_path: Path, plant: faults.Plant, secret: faults.Secret
) -> None:
    async with shown(tmp_path, 2, 3) as show:
        with faults.planted(plant, secret)(show):
            await walk(show, 3, 0)
    with pytest.raises(AssertionError, match="reads"):
        check_canaries(show)


async def test_a_canary_of_another_game_is_heard(tmp_path: Path) -> None:
    async with shown(tmp_path, 2, 3, TOY) as show:
        with faults.planted(faults.alt_text, faults.toy_card_of)(show):
            await walk(show, 3, 0)
    with pytest.raises(AssertionError, match="reads"):
        check_canaries(show)


async def retold(folder: Path, *words: str) -> Show:
    """Let a card be played, of which a post tells; then let the post grow by some words.

    The view names the card no longer.
    """
    async with shown(folder, 2, 3, TOY) as show:
        await show.begin()
        state, post = await show.state(), show.news()
        assert post is not None
        mine = state.hands[faults.OWNER][0]
        restyle = show.home.discord.world.restyle
        async with show.moment("a card is played"):
            show.told.append(Notice(Played(faults.OWNER, mine)))
            restyle(post, content=mine)
        async with show.moment("the post grows"):
            restyle(post, content=" ".join((mine, *words)))
    return show


async def test_a_post_that_grows_may_tell_again_what_it_told(tmp_path: Path) -> None:
    assert check_canaries(await retold(tmp_path, "is played"))


async def test_a_canary_in_a_post_that_grows_is_heard(tmp_path: Path) -> None:
    show = await retold(tmp_path, "and", *CARDS)
    with pytest.raises(AssertionError, match="reads"):
        check_canaries(show)


async def test_a_key_that_is_told_is_found(tmp_path: Path) -> None:
    async with shown(tmp_path, 2, 3) as show:
        with faults.planted(faults.headline, faults.key_of)(show):
            await walk(show, 3, 1)
    with pytest.raises(AssertionError, match="the key is in"):
        check_key(show, "")


async def test_a_log_that_tells_is_found(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    listen(caplog)
    async with shown(tmp_path / "answer", 2, 3) as show:
        with faults.planted(faults.log_line, faults.card_of)(show):
            await walk(show, 3, 2)
    with pytest.raises(AssertionError, match="the log names"):
        check_log(caplog.text)


@pytest.mark.parametrize("secret", [faults.key_of, faults.token_of])
async def test_a_log_with_a_secret_is_found(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, secret: faults.Secret
) -> None:
    listen(caplog)
    async with shown(tmp_path, 2, 3) as show:
        with faults.planted(faults.log_secret, secret)(show):
            await walk(show, 3, 1)
    with pytest.raises(AssertionError, match="the log tells"):
        check_key(show, caplog.text)


async def test_asking_by_hidden_cards_is_seen(tmp_path: Path) -> None:
    async with shown(tmp_path, 3, 2) as show:
        with faults.planted(faults.ask_by_hand, faults.card_of)(show):
            await show.begin()
            pending = await show.pending()
            assert isinstance(pending, Decide)
            with pytest.raises(AssertionError, match="can tell the twin"):
                await look_at_twins(show, pending, random.Random(1))


async def test_a_deadline_by_hidden_cards_is_seen(tmp_path: Path) -> None:
    setting = faults.planted(faults.deadline_by_hand, faults.card_of)
    real = await asked_after(tmp_path / "real", 2, 0, 1, twin=False, setting=setting)
    twin = await asked_after(tmp_path / "twin", 2, 0, 1, twin=True, setting=setting)
    assert real != twin
