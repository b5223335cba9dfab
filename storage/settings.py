"""Settings: `config.toml`, overridden by environment variables, checked on load."""

import difflib
import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias
from urllib.parse import urlsplit

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, SecretStr, ValidationError
from pydantic_settings import (
    BaseSettings,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
)
from pydantic_settings import SettingsError as UnparsedError

from storage.engines.places import Place, Server

ENV_PREFIX = "MOTHERSHIP_"
MOST_PORTS = 65535


class SettingsError(ValueError):
    """The settings cannot be used; each line of the message says what to mend."""


def _address(url: str) -> str:
    """Check an address as far as that is possible without going there."""
    try:
        parts = urlsplit(url)
        found = not url or (parts.hostname and parts.port != 0)
    except ValueError:
        found = False
    if not found or not url.isprintable() or " " in url:
        raise ValueError("this is no address; one looks like https://example.org:8080/path")
    return url


def _file(path: Path) -> Path:
    if not path.name or not str(path).isprintable():
        raise ValueError("name a file, such as mothership.sqlite3")
    return path


def _token(token: SecretStr) -> SecretStr:
    text = token.get_secret_value().strip()
    if not text.isascii() or not text.isprintable() or " " in text:
        raise ValueError("this is no token; copy it anew from the developer portal")
    return SecretStr(text)


def _listen(listen: str) -> str:
    _, _, port = listen.rpartition(":")
    if listen and int(port) > MOST_PORTS:
        raise ValueError(f"there is no port {port}; take one from 1 to {MOST_PORTS}")
    return listen


def _database_url(url: SecretStr) -> SecretStr:
    """Check the address of a database; what is wrong with it is told without its password."""
    text = url.get_secret_value().strip()
    try:
        parts = urlsplit(text)
        found = not text or (parts.scheme in {"postgresql", "postgres"} and parts.port != 0)
    except ValueError:
        found = False
    if not found or not text.isprintable() or " " in text:
        raise ValueError(
            "this is no address of PostgreSQL; one looks like postgresql://mothership@host/games"
        )
    return SecretStr(text)


Address: TypeAlias = Annotated[str, AfterValidator(_address)]
File: TypeAlias = Annotated[Path, AfterValidator(_file)]
DatabaseUrl: TypeAlias = Annotated[SecretStr, AfterValidator(_database_url)]
Token: TypeAlias = Annotated[SecretStr, AfterValidator(_token)]
Listen: TypeAlias = Annotated[str, AfterValidator(_listen)]


class SettingsTable(BaseModel):
    """A table of config.toml; a name it does not know is an error, not a silent default."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class DiscordSettings(SettingsTable):
    """How to reach Discord."""

    token: Token = SecretStr("")
    api_base: Address = Field(default="https://discord.com/api", pattern=r"^https?://.+[^/]$")
    gateway: Address = Field(default="", pattern=r"^(wss?://.+)?$")
    posts_per_second: float = Field(default=25.0, ge=0.1, le=45)
    seconds_between_edits: float = Field(default=3.0, ge=0, le=60)
    emojis: bool = True
    free_identifies: int = Field(default=5, ge=1, le=500)
    shards: int = Field(default=1, ge=1, le=1024)
    interactions: Listen = Field(default="", pattern=r"^(.+:[0-9]{1,5})?$")


class StorageSettings(SettingsTable):
    """Where the games are kept."""

    path: File = Path("mothership.sqlite3")
    url: DatabaseUrl = SecretStr("")

    @property
    def place(self) -> Place:
        """Return where the database is: on a server where one is named."""
        url = self.url.get_secret_value()
        return Server(url) if url else self.path


class GameSettings(SettingsTable):
    """What a new game starts with."""

    pace_hours: float = Field(default=24.0, ge=0.01, le=336)
    grace_seconds: float = Field(default=0.0, ge=0, le=3600)
    prompt_computers: bool = False


class PictureSettings(SettingsTable):
    """How pictures are drawn."""

    processes: int = Field(default=2, ge=1, le=64)
    public_wait_seconds: float = Field(default=2.0, ge=0, le=600)
    private_wait_seconds: float = Field(default=0.7, ge=0, le=600)


class ClockSettings(SettingsTable):
    """Whose time counts; empty for this machine's clock."""

    url: Address = Field(default="", pattern=r"^(https?://.+)?$")


class LogSettings(SettingsTable):
    """How much is written to standard error, and how."""

    level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    format: Literal["text", "json"] = "text"


class OperatingSettings(SettingsTable):
    """What whoever runs the bot may see, and how long stopping may take."""

    listen: Listen = Field(default="", pattern=r"^(.+:[0-9]{1,5})?$")
    stop_seconds: float = Field(default=5.0, ge=0, le=60)


class WebSettings(SettingsTable):
    """Where the games' own pages are, for servers that let others look at their games."""

    listen: Listen = Field(default="", pattern=r"^(.+:[0-9]{1,5})?$")
    url: Address = Field(default="", pattern=r"^(https?://[^/?#]+)?$")
    behind_proxy: bool = False


class Settings(BaseSettings):
    """All settings."""

    model_config = SettingsConfigDict(
        env_prefix=ENV_PREFIX, env_nested_delimiter="__", extra="forbid", frozen=True
    )

    discord: DiscordSettings = DiscordSettings()
    storage: StorageSettings = StorageSettings()
    game: GameSettings = GameSettings()
    pictures: PictureSettings = PictureSettings()
    clock: ClockSettings = ClockSettings()
    log: LogSettings = LogSettings()
    operating: OperatingSettings = OperatingSettings()
    web: WebSettings = WebSettings()

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],  # noqa: ARG003  (pydantic's names)
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,  # noqa: ARG003
        file_secret_settings: PydanticBaseSettingsSource,  # noqa: ARG003
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Let the environment win over the file."""
        return env_settings, init_settings


def load_settings(path: Path | None = None, *, must_exist: bool = False) -> Settings:
    """Read `path` (default `config.toml`) and the environment; raise SettingsError."""
    path = path or Path("config.toml")
    table = _read(path, must_exist=must_exist)
    strangers = _strangers_in_environment(os.environ)
    if strangers:
        raise SettingsError("\n".join(strangers))
    try:
        return Settings(**table)
    except ValidationError as error:
        raise SettingsError("\n".join(_sentences(path, error))) from None
    except UnparsedError:
        raise SettingsError(
            f"An environment variable {ENV_PREFIX}… for a whole table is no JSON; "
            f"name single settings, such as {ENV_PREFIX}DISCORD__TOKEN."
        ) from None


def _read(path: Path, *, must_exist: bool) -> dict[str, Any]:
    if not path.exists():
        if must_exist:
            raise SettingsError(f"There is no {path}; copy config.example.toml and fill it in.")
        return {}
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError(f"{path} cannot be read ({type(error).__name__}).") from None
    except (ValueError, RecursionError) as error:
        raise SettingsError(f"{path} is not valid TOML: {error}.") from None


def _strangers_in_environment(environment: Mapping[str, str]) -> list[str]:
    known = {
        f"{ENV_PREFIX}{section}__{name}".upper()
        for section, field in Settings.model_fields.items()
        for name in field.default.__class__.model_fields
    }
    return [
        f"The environment variable {name} is no setting.{_near(name, known)}"
        for name in environment
        if name.startswith(ENV_PREFIX) and "__" in name and name.upper() not in known
    ]


def _sentences(path: Path, error: ValidationError) -> list[str]:
    sentences = []
    for fault in error.errors(include_input=False, include_url=False):
        place = [str(part) for part in fault["loc"]]
        where = f"{path}: [{place[0]}] {' '.join(place[1:])}".rstrip()
        if fault["type"] == "extra_forbidden":
            sentences.append(f"{where} is no setting.{_near(place[-1], _names(place[:-1]))}")
        else:
            told = fault["msg"].removeprefix("Value error, ")
            sentences.append(f"{where}: {told[0].lower()}{told[1:]}.")
    return sentences


def _names(place: list[str]) -> set[str]:
    if not place:
        return set(Settings.model_fields)
    field = Settings.model_fields.get(place[0])
    return set(field.default.__class__.model_fields) if field else set()


def _near(name: str, known: set[str]) -> str:
    close = difflib.get_close_matches(name, known, n=1)
    return f" Did you mean {close[0]}?" if close else ""
