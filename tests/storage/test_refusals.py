"""What keeps a bot from its server is one sentence that says what to do, and nothing is lost."""

import asyncio
import os
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from storage.engines.database import DatabaseError, open_database
from storage.engines.places import Server
from storage.engines.sql import Sql, StorageFaultError
from storage.keeping.checks import check_database
from storage.keeping.moving import MoveError, moved
from storage.metered import is_writable
from storage.postgres.line import connect
from tests.engines import BANNED, LOCKED, NAMED, place_in
from tests.storage.test_moving import held, played

EPOCH = datetime(2020, 1, 1, tzinfo=UTC)
CENTURY = timedelta(days=36500)
ASKED_FOR_TLS = 8  # bytes by which a client asks whether a server speaks it
NOTE = "INSERT INTO memory VALUES ('a', '')"
FAILS = """
CREATE OR REPLACE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN {how}; END $$;
CREATE TRIGGER fails BEFORE INSERT ON {table} EXECUTE FUNCTION fail();
"""
FULL = "RAISE EXCEPTION 'full' USING ERRCODE = '53100'"
CUT = "PERFORM pg_terminate_backend(pg_backend_pid())"


def told(place: Server, statements: str) -> None:
    """Say something to the server over a connection of its own."""
    with closing(connect(place.url)) as raw:
        raw.execute(statements.encode())


def known_as(place: Server, role: str, password: str = "") -> Server:
    """Return the place as another role reaches it, which may do everything there."""
    told(place, f"DROP ROLE IF EXISTS {role}")
    told(place, f"CREATE ROLE {role} SUPERUSER LOGIN PASSWORD 'right'")
    return Server(place.url.replace("mothership@", f"{role}:{password}@"))


async def refusal(place: Server) -> str:
    """Insist that a place cannot be opened; return why, as the doctor says it, too."""
    with pytest.raises(DatabaseError) as raised:
        await open_database(place)
    said = str(raised.value)
    assert (await check_database(place)).text == said
    assert said.endswith(".")
    assert "\n" not in said
    return said


@pytest.mark.skipif(NAMED in os.environ, reason="who may come in is up to that server")
async def test_a_wrong_password_is_told_and_not_repeated(place: Server) -> None:
    said = await refusal(known_as(place, LOCKED, "hunter2"))
    assert "rejects the password" in said
    assert "hunter2" not in said
    assert "rejects the password" in await refusal(known_as(place, LOCKED))
    await (await open_database(known_as(place, LOCKED, "right"))).close()


@pytest.mark.skipif(NAMED in os.environ, reason="who may come in is up to that server")
async def test_a_role_that_no_rule_lets_in_is_told_of_the_rules(place: Server) -> None:
    assert "pg_hba.conf" in await refusal(known_as(place, BANNED))


async def test_a_role_that_may_only_read_is_refused_at_the_start(place: Server) -> None:
    await (await open_database(place)).close()
    schema = place.url.rpartition("=")[2]
    told(place, "DROP OWNED BY reader; DROP ROLE reader" if _is_role(place, "reader") else "")
    told(place, "CREATE ROLE reader LOGIN")
    told(place, f"GRANT USAGE ON SCHEMA {schema} TO reader")
    told(place, f"GRANT SELECT ON ALL TABLES IN SCHEMA {schema} TO reader")
    assert "let it own" in await refusal(Server(place.url.replace("mothership@", "reader@")))


def _is_role(place: Server, name: str) -> bool:
    with closing(connect(place.url)) as raw:
        return raw.execute("SELECT 1 FROM pg_roles WHERE rolname = %s", (name,)).fetchone() == (1,)


async def test_a_standby_is_refused_at_the_start(place: Server) -> None:
    await (await open_database(place)).close()
    standby = place.url.replace("options=", "options=-cdefault_transaction_read_only%3Don%20")
    assert "can only be read" in await refusal(Server(standby))


async def test_a_full_disk_fails_steps_until_there_is_room(place: Server) -> None:
    database = await open_database(place)
    told(place, FAILS.format(how=FULL, table="memory"))
    with pytest.raises(StorageFaultError, match="DiskFull 53100") as raised:
        await database.write(lambda sql: sql.execute(NOTE))
    assert raised.value.passing
    assert await is_writable(database)
    told(place, "DROP TRIGGER fails ON memory")
    await database.write(lambda sql: sql.execute(NOTE))
    assert await database.read(_notes) == 1
    await database.close()


def _notes(sql: Sql) -> int:
    return int(sql.execute("SELECT count(*) FROM memory").fetchone()[0])


async def test_a_right_that_is_taken_away_fails_steps_until_it_is_back(place: Server) -> None:
    database = await open_database(place)
    told(place, "ALTER TABLE memory RENAME TO other")
    with pytest.raises(StorageFaultError, match="UndefinedTable 42P01"):
        await database.write(lambda sql: sql.execute(NOTE))
    told(place, "ALTER TABLE other RENAME TO memory")
    await database.write(lambda sql: sql.execute(NOTE))
    assert await database.read(_notes) == 1
    await database.close()


@pytest.mark.parametrize("how", [FULL, CUT])
async def test_what_moved_in_part_did_not_move(place: Server, tmp_path: Path, how: str) -> None:
    (tmp_path / "games").mkdir()
    await played(tmp_path / "games")
    source = tmp_path / "source.sqlite3"
    await moved(place_in(tmp_path / "games"), source)
    before = held(source)
    await (await open_database(place)).close()
    told(place, FAILS.format(how=how, table="receipts"))
    with pytest.raises(MoveError, match=r"could not be written .* holds nothing of it"):
        await moved(source, place)
    assert held(source) == before
    assert not any(held(place).values())
    told(place, "DROP TRIGGER fails ON receipts")
    await moved(source, place)
    assert held(place) == before


@asynccontextmanager
async def speaking_tls(folder: Path | None) -> AsyncIterator[int]:
    """Serve on a port: whoever asks for TLS gets it where there is a certificate, else a no."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with closing(writer):
            await reader.readexactly(ASKED_FOR_TLS)
            writer.write(b"N" if folder is None else b"S")
            if folder is not None:
                proof = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
                proof.load_cert_chain(folder / "proof", folder / "key")
                await writer.start_tls(proof)
            await reader.read()

    async with await asyncio.start_server(serve, "127.0.0.1", 0) as server:
        yield server.sockets[0].getsockname()[1]


def certify(folder: Path) -> None:
    """Write a certificate that nobody but itself vouches for."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    made = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
    made = made.not_valid_before(EPOCH).not_valid_after(EPOCH + CENTURY)
    proof = made.sign(key, hashes.SHA256()).public_bytes(serialization.Encoding.PEM)
    (folder / "proof").write_bytes(proof)
    (folder / "key").write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )


async def tls_refusal(port: int, **more: str) -> str:
    url = f"postgresql://bot:hunter2@127.0.0.1:{port}/games?sslmode=verify-full"
    said = await refusal(Server(url + "".join(f"&{name}={value}" for name, value in more.items())))
    assert "hunter2" not in said
    return said


async def test_a_server_without_tls_is_told_apart_from_one_that_is_another(tmp_path: Path) -> None:
    for name in ("ours", "other"):
        (tmp_path / name).mkdir()
        certify(tmp_path / name)
    other, missing = str(tmp_path / "other" / "proof"), str(tmp_path / "missing")
    async with speaking_tls(None) as port:
        assert "speaks no TLS" in await tls_refusal(port, sslrootcert=other)
    async with speaking_tls(tmp_path / "ours") as port:
        assert "sslrootcert=FILE" in await tls_refusal(port, sslrootcert=missing)
        assert "does not prove who it is" in await tls_refusal(port, sslrootcert=other)
