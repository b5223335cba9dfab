"""Where tests keep games: in files, or on a PostgreSQL that is started for them."""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import tempfile
from contextlib import closing
from pathlib import Path

import psycopg

from storage.engines.database import PRAGMAS
from storage.engines.places import Place, Server

NAMED = "MOTHERSHIP_TEST_POSTGRES"  # a server to use, whose role may make schemas
RUNNING = "MOTHERSHIP_TEST_POSTGRES_RUNNING"  # handed to the processes of one run of tests
WHEEL = "pgserver"  # brings the programs of a server along
UNPRIVILEGED = "nobody"  # runs the server where root runs the tests, whom it refuses
LOCKED, BANNED = "locked", "banned"  # roles that need a password; that may not come in
QUIET = ("listen_addresses=", "max_connections=200")
QUICK = ("fsync=off", "full_page_writes=off")
DURABLE_FILE = PRAGMAS
QUICK_FILE = tuple(each.replace("synchronous = FULL", "synchronous = OFF") for each in PRAGMAS)
SECONDS = 60


class MissingServerError(Exception):
    """There is no PostgreSQL to test on; the message says how to get one."""


class TestServer:
    """A server that lives as long as a run of tests."""

    __test__ = False

    def __init__(self) -> None:
        self._programs = _programs()
        self._folder = Path(tempfile.mkdtemp(prefix="mothership-postgres-"))
        self._user = UNPRIVILEGED if os.geteuid() == 0 else None
        if self._user is not None:  # who may not look into the folder of whoever runs the tests
            self._programs = _lent(self._programs, self._folder)
            shutil.chown(self._folder, self._user)

    def start(self, *, durable: bool = False) -> str:
        """Start it; return its address. What is `durable` outlives a machine that fails."""
        data, log = self._folder / "data", self._folder / "log"
        chosen = QUIET if durable else (*QUIET, *QUICK)
        settings = " ".join(f"-c {setting}" for setting in chosen)
        self._run("initdb", "-D", data, "-U", "mothership", "-A", "trust", "-E", "UTF8", "-N")
        _keep_out(data / "pg_hba.conf")
        self._run("pg_ctl", "-D", data, "-l", log, "-o", f"-k {self._folder} {settings}", "start")
        return f"postgresql://mothership@/postgres?host={self._folder}"

    def restart(self) -> None:
        """Let it crash, and start it again where it was."""
        data, log = self._folder / "data", self._folder / "log"
        self._run("pg_ctl", "-D", data, "-l", log, "-m", "immediate", "restart")

    def stop(self) -> None:
        """Stop it, and forget all it held."""
        if (self._folder / "data" / "postmaster.pid").exists():
            self._run("pg_ctl", "-D", self._folder / "data", "-m", "immediate", "stop")
        shutil.rmtree(self._folder)

    def _run(self, program: str, *given: str | Path) -> None:
        command = (self._programs / program, *given)
        subprocess.run(
            command,
            user=self._user,
            cwd="/",
            check=True,
            timeout=SECONDS,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )


def _keep_out(rules: Path) -> None:
    """Let some roles in by a password alone, or not at all; the first rule that fits counts."""
    lines = f"local all {LOCKED} scram-sha-256\nlocal all {BANNED} reject\n"
    rules.write_text(lines + rules.read_text("utf-8"), "utf-8")


def place_in(folder: Path) -> Place:
    """Return where the games of a folder are: in a file of it, or in a schema of its own."""
    url = os.environ.get(RUNNING)
    return schema_of(url, str(folder)) if url else folder / "games.sqlite3"


def schema_of(url: str, name: str) -> Server:
    """Make a schema, empty unless it was made before; return where it is."""
    schema = f"t{hashlib.sha256(name.encode()).hexdigest()[:20]}"
    with closing(psycopg.connect(url, autocommit=True)) as raw:
        raw.execute(f"CREATE SCHEMA IF NOT EXISTS {schema}".encode())
    more = f"options=-csearch_path%3D{schema}&application_name={schema}"
    return Server(f"{url}{'&' if '?' in url else '?'}{more}")


def _lent(programs: Path, folder: Path) -> Path:
    """Copy what a wheel brought, with its libraries beside it, to where anybody may use it."""
    packages = programs.parents[2]
    for name in (f"{WHEEL}/pginstall", f"{WHEEL}.libs"):
        if not (packages / name).is_dir():
            return programs  # they belong to the system
        shutil.copytree(packages / name, folder / name, symlinks=True)
    return folder / programs.relative_to(packages)


def _programs() -> Path:
    """Find the programs of a server: a wheel brings them, or they are on the path."""
    wheel = importlib.util.find_spec(WHEEL)
    if wheel is not None and wheel.origin is not None:
        return Path(wheel.origin).parent / "pginstall" / "bin"
    found = shutil.which("initdb")
    if found is None:
        raise MissingServerError(
            f"there is none; install the extra postgres-test, or name one in {NAMED}"
        )
    return Path(found).resolve().parent
