"""Where tests of PostgreSQL alone keep what they make, and files as they are in earnest."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from storage.engines.places import Server
from tests.engines import DURABLE_FILE, RUNNING, schema_of


@pytest.fixture(scope="module", autouse=True)
def _durable_files() -> Iterator[None]:
    """Write files as a bot does."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("storage.engines.database.PRAGMAS", DURABLE_FILE)
        yield


@pytest.fixture
def place(tmp_path: Path) -> Server:
    """Make an empty place on the server."""
    url = os.environ.get(RUNNING)
    if url is None:
        pytest.skip("runs with --engine postgres")
    return schema_of(url, str(tmp_path))
