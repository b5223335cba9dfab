"""What keeps a bot from its server: one sentence that says what to do, and quotes no password."""

from psycopg import errors

from storage.engines.places import Server

REJECTED = "{place} rejects the password; check [storage] url."
NO_RIGHT = "The role may not make or use the tables of {place}; let it own the database."
READ_ONLY = "{place} can only be read, as a standby can; name the server that is written to."
FULL = "{place} takes no more connections; raise max_connections."
NO_TLS = "{place} speaks no TLS, which [storage] url asks for; switch it on there (ssl = on)."
NO_AUTHORITY = (
    "There is no certificate to know {place} by; name that of its authority by "
    "sslrootcert=FILE in [storage] url, or sslrootcert=system where it is a public one."
)
UNPROVEN = (
    "{place} does not prove who it is; see whether its certificate bears that name and "
    "sslrootcert in [storage] url is its authority."
)
NO_RULE = (
    "{place} lets that role in from here by no line of its pg_hba.conf; add one, or ask for "
    "TLS in [storage] url (sslmode=verify-full) where it insists on that."
)
_KNOWN = (  # what a server says, and what to do about it
    (errors.InvalidPassword, REJECTED),
    (errors.InvalidAuthorizationSpecification, "{place} rejects the role; check [storage] url."),
    (errors.InvalidCatalogName, "{place} is no database of that server; make it by createdb."),
    (errors.InsufficientPrivilege, NO_RIGHT),
    (errors.ReadOnlySqlTransaction, READ_ONLY),
    (errors.DiskFull, "The disk of {place} is full; make room there."),
    (errors.TooManyConnections, FULL),
)
_HEARD = (  # the library knows no kinds for what it hears before a server lets anybody in
    ("password", REJECTED),
    ("root certificate file", NO_AUTHORITY),
    ("certificate", UNPROVEN),
    ("support ssl", NO_TLS),
    ("pg_hba.conf", NO_RULE),
    ("too many", FULL),
    ("connection slots", FULL),
    ("does not exist", "{place} has no such database or role; check [storage] url."),
)


def why(place: Server, error: Exception) -> str:
    """Say what is wrong with a database on a server, and quote no password."""
    for kind, sentence in _KNOWN:
        if isinstance(error, kind):
            return sentence.format(place=place)
    said = str(error).casefold()
    for words, sentence in _HEARD:
        if words in said:
            return sentence.format(place=place)
    state = getattr(error, "sqlstate", None) or type(error).__name__
    return f"{place} cannot be reached or used ({state}); see whether the server runs."
