"""Proofs: everybody can check what is public, a captain also their own, and nobody more."""

from pathlib import Path

from msgspec import Raw

from engine.host.doors.proving import Proof
from engine.host.values.denials import Denial
from storage.engines.sql import Sql
from storage.store import SqlStore
from storage.tables.packing import packed, unpacked
from tests.host.house import PEOPLE, House, house, reason

STRANGER = 999


async def proof(home: House, number: int, person: int = STRANGER) -> Proof:
    """Open a proof."""
    return await home.host.proofs.proof(number, person)


async def test_a_receipt_names_the_code_that_is_listed_when_the_group_closes(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        await home.play_round(number)
        codes = {receipt.code for receipt in home.receipts}
        listed = {seal.code for seal in (await proof(home, number)).seals}
        assert len(codes) == 3
        assert codes == listed


async def test_an_open_order_is_known_to_its_captain_alone(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        receipt = await home.submit(number, PEOPLE[0])
        own = await proof(home, number, PEOPLE[0])
        assert [seal.code for seal in own.waiting] == [receipt.code]
        assert own.found(receipt.code.lower().replace("-", " ")) is own.waiting[0]
        for other in (PEOPLE[1], STRANGER):
            seen = await proof(home, number, other)
            assert seen.found(receipt.code) is None
            assert not seen.seals
            assert not seen.waiting


async def test_salts_come_out_with_what_is_public_and_not_before(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        await home.play_round(number)
        table = await home.store.table(number)
        assert table is not None
        proofs = [await proof(home, number, person) for person in (*PEOPLE[:3], STRANGER)]
        seals = [(seen.seat, seal) for seen in proofs for seal in seen.seals]
    assert all(seal.answer is not None for _, seal in seals if seal.salt is not None)
    others = [seal for seat, seal in seals if seal.seat != seat and seal.salt is None]
    assert all(seal.answer is None for seal in others)
    assert len(seals) == 12


async def test_a_game_that_is_over_fits_its_seal(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        await home.play(number)
        whole = await proof(home, number)
        assert whole.fits is True
        assert whole.export is not None
        assert whole.key is not None
        assert all(seal.answer is not None and seal.salt for seal in whole.seals)
        assert {receipt.code for receipt in home.receipts} <= {seal.code for seal in whole.seals}


def forge(sql: Sql) -> None:
    """Let every die that showed a one have shown a two."""
    for game, number, data in sql.execute("SELECT game, number, entries FROM entries").fetchall():
        changed = unpacked(data).replace(b'"outcome":[1', b'"outcome":[2')
        where = (packed(Raw(changed)), game, number)
        sql.execute("UPDATE entries SET entries = ? WHERE game = ? AND number = ?", where)


async def test_a_changed_log_does_not_fit(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        await home.play(number)
        await home.database.write(forge)
    async with house(tmp_path, presenter=home.presenter) as again:
        assert isinstance(again.store, SqlStore)
        changed = await proof(again, number)
        assert changed.fits is False


async def test_without_a_game(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        for number in (77, -1, 2**70):
            assert await reason(home.host.proofs.proof(number, 1)) == Denial.NO_SUCH_GAME
        number = await home.lobby()
        waiting = await proof(home, number)
        assert waiting.seals == ()
        assert waiting.fits is None
