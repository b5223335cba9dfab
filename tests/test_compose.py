"""`compose.yaml` as far as it can be read without a container engine: names, settings, waits."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from storage.engines.places import Server
from storage.settings import load_settings

ROOT = Path(__file__).parent.parent
GIVEN = {"MOTHERSHIP_TOKEN": "token", "POSTGRES_PASSWORD": "secret"}
SENDING = 10  # seconds that messages under way get, beside the clicks


@pytest.fixture(scope="module")
def compose() -> Any:
    text = (ROOT / "compose.yaml").read_text("utf-8")
    return yaml.safe_load(re.sub(r"\$\{(\w+)[^}]*\}", lambda found: GIVEN[found[1]], text))


def test_what_is_named_is_there(compose: Any) -> None:
    services = compose["services"]
    for service in services.values():
        assert set(service.get("depends_on", ())) <= set(services)
        kept = {each.partition(":")[0] for each in service.get("volumes", ())}
        assert kept <= set(compose["volumes"])
    build = services["first"]["build"]
    contexts = build["additional_contexts"]
    assert {each.removeprefix("service:") for each in contexts.values()} <= set(services)
    assert build["dockerfile_inline"].split()[1] in contexts
    copied = re.findall(r"COPY (\S+)", build["dockerfile_inline"])
    assert [each for each in copied if not (ROOT / each).exists()] == []


@pytest.mark.parametrize("name", ["first", "second"])
def test_the_bots_share_the_games_by_settings_that_there_are(
    compose: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str
) -> None:
    service = compose["services"][name]
    for key, value in service["environment"].items():
        monkeypatch.setenv(key, value)
    settings = load_settings(tmp_path / "config.toml")
    assert isinstance(settings.storage.place, Server)
    assert settings.discord.shards == 2
    assert settings.discord.token.get_secret_value() == GIVEN["MOTHERSHIP_TOKEN"]
    grace = int(service["stop_grace_period"].removesuffix("s"))
    assert grace > settings.operating.stop_seconds + SENDING
    _, _, port = settings.operating.listen.rpartition(":")
    (published,) = service["ports"]
    assert published.startswith("127.0.0.1:"), "figures have no password"
    assert published.endswith(f":{port}")
