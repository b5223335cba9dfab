"""The proof of a game: all of it once it is over and told, and nothing of it before."""

from pathlib import Path

import pytest

from engine.core.export import verify
from engine.core.log import Drawn
from engine.core.registry import Registry
from tests.cogs.web.browsing import reading
from tests.cogs.web.test_games import EVERY, begun
from tests.host.fakes import spin
from tests.host.house import CHANNEL, KEY


@pytest.mark.parametrize("name", EVERY)
async def test_every_draw_and_order_of_a_game_is_listed(tmp_path: Path, name: str) -> None:
    async with reading(tmp_path, EVERY[name]) as reader:
        number = await begun(reader.home)
        base = await reader.address(number)
        page = (await reader.get(f"{base}/proof?lang=en")).text
        proof = await reader.home.host.proofs.proof(number, None)
        assert proof.fits
        assert "all of them fit the seal" in page
        assert KEY.hex() in page
        for entry in proof.entries:
            assert not isinstance(entry, Drawn) or f"<code>{entry.draw.label}</code>" in page
        assert all(each.code in page and (each.salt or "") in page for each in proof.seals)
        file = await reader.get(f"{base}/game.jsonl")
        report = verify(file.body, Registry((EVERY[name].game,)).find)
        assert report.commitment == proof.game.commitment
        assert (await reader.get(f"{base}/proof?lang=ru")).status == 200


@pytest.mark.parametrize("path", ["/proof", "/game.jsonl", "/podium"])
async def test_a_running_game_has_no_proof(tmp_path: Path, path: str) -> None:
    async with reading(tmp_path) as reader:
        number = await begun(reader.home, 2)
        answer = await reader.get(await reader.address(number) + path)
        assert answer.status == 404
        assert KEY.hex() not in answer.text


async def test_the_proof_waits_for_the_last_post(tmp_path: Path) -> None:
    """The key is published there first."""
    async with reading(tmp_path) as reader:
        number = await begun(reader.home, 1)
        base = await reader.address(number)
        reader.home.presenter.failures[CHANNEL] = 10**6
        while await reader.home.play_round(number):
            pass
        await spin()
        for path in ("/proof", "/game.jsonl", "/podium"):
            assert (await reader.get(base + path)).status == 404
        assert (await reader.get(f"/api{base}/export.jsonl")).status == 404
        assert "<table>" not in (await reader.get(base)).text
        reader.home.presenter.failures[CHANNEL] = 0
        await reader.home.clock.advance(400)
        await reader.home.host.wait_idle()
        assert (await reader.get(f"{base}/proof")).status == 200
        assert "<table>" in (await reader.get(base)).text


async def test_a_game_is_played_again_once_for_all_readers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with reading(tmp_path) as reader:
        number = await begun(reader.home)
        base, door, asked = await reader.address(number), reader.home.host.proofs, list[int]()
        proof = door.proof

        async def counted(number: int, person: int | None) -> object:
            asked.append(number)
            return await proof(number, person)

        monkeypatch.setattr(door, "proof", counted)
        for _ in range(3):
            assert (await reader.get(f"{base}/proof")).status == 200
        assert len(asked) == 1
