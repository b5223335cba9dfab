"""Settings: every mistake is told in words, with the place and the mend."""

from pathlib import Path

import pytest

from storage.settings import SettingsError, load_settings

EXAMPLE = Path(__file__).parents[2] / "config.example.toml"


@pytest.fixture(autouse=True)
def bare_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("TOKEN", "API_BASE", "GATEWAY"):
        monkeypatch.delenv(f"MOTHERSHIP_DISCORD__{name}", raising=False)


def write(folder: Path, text: str) -> Path:
    path = folder / "config.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_the_example_shows_the_defaults(tmp_path: Path) -> None:
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines()
    shown = [line[2:] if line.startswith("# ") and " = " in line else line for line in lines]
    wanted = "\n".join(line for line in shown if not line.startswith("#"))
    assert load_settings(write(tmp_path, wanted)) == load_settings(tmp_path / "none.toml")
    assert wanted.count(" = ") == 25


def test_a_token_in_the_environment_wins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write(tmp_path, '[discord]\ntoken = "file"\napi_base = "http://proxy/api"')
    monkeypatch.setenv("MOTHERSHIP_DISCORD__TOKEN", "environment")
    settings = load_settings(path)
    assert settings.discord.token.get_secret_value() == "environment"
    assert settings.discord.api_base == "http://proxy/api"


def test_a_token_is_never_printed(tmp_path: Path) -> None:
    settings = load_settings(write(tmp_path, '[discord]\ntoken = "hush"'))
    assert "hush" not in f"{settings!r} {settings}"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('[discord]\ntokn = "x"', "[discord] tokn is no setting. Did you mean token?"),
        ("[stoarge]\npath = 1", "[stoarge] is no setting. Did you mean storage?"),
        (
            "[game]\npace_hours = 0",
            "[game] pace_hours: input should be greater than or equal to 0.01.",
        ),
        ('[log]\nlevel = "LOUD"', "[log] level: input should be"),
        ("[game", "is not valid TOML"),
        ("x = " + "[" * 5000, "is not valid TOML"),
        ("x = 1" + "0" * 5000, "is not valid TOML"),
        ('[storage]\npath = ""', "[storage] path: name a file"),
        ('[storage]\npath = "a\\u0000b"', "[storage] path: name a file"),
        ('[operating]\nlisten = "127.0.0.1:65536"', "there is no port 65536"),
        ("[discord]\nposts_per_second = 1e-300", "greater than or equal to 0.1"),
        ("[discord]\nposts_per_second = nan", "less than or equal to 45"),
        ('[discord]\ntoken = "a\\nb"', "[discord] token: this is no token"),
        ('[discord]\napi_base = "http://[::1"', "[discord] api_base: this is no address"),
        ('[discord]\ngateway = "ws://a b/"', "[discord] gateway: this is no address"),
        ('[clock]\nurl = "http://host:99999"', "[clock] url: this is no address"),
    ],
)
def test_a_mistake_is_told_in_words(tmp_path: Path, text: str, told: str) -> None:
    with pytest.raises(SettingsError) as caught:
        load_settings(write(tmp_path, text))
    assert told in str(caught.value)


def test_every_mistake_is_told_at_once(tmp_path: Path) -> None:
    with pytest.raises(SettingsError) as caught:
        load_settings(write(tmp_path, "[game]\npace_hours = 0\ngrace_seconds = -1"))
    assert len(str(caught.value).splitlines()) == 2


def test_a_mistyped_variable_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOTHERSHIP_DISCORD__TOKENS", "x")
    with pytest.raises(SettingsError, match="Did you mean MOTHERSHIP_DISCORD__TOKEN"):
        load_settings(tmp_path / "none.toml")


def test_a_table_in_a_variable_that_is_none_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MOTHERSHIP_DISCORD", "nonsense")
    with pytest.raises(SettingsError, match="name single settings"):
        load_settings(tmp_path / "none.toml")


def test_a_named_file_must_exist(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match=r"copy config\.example\.toml"):
        load_settings(tmp_path / "none.toml", must_exist=True)
