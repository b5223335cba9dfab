"""A fence: who lost a shard, and does not know yet, notes nothing of its messages any more."""

from engine.host.ports import TenureOverError
from engine.host.values.shards import ALWAYS, Tenure
from storage.engines.sql import Sql, T, Work

# Only a server has that table.
_LASTS = "SELECT 1 FROM leases WHERE shard = ? AND epoch = ?"


def within(tenure: Tenure, work: Work[T]) -> Work[T]:
    """Let work be done as part of a tenure; it raises TenureOverError where that is over."""
    if tenure == ALWAYS:
        return work

    def fenced(sql: Sql) -> T:
        lasts = sql.execute(_LASTS, tenure)  # on its way to a server together with the work
        outcome = work(sql)
        if lasts.fetchone() is None:
            raise TenureOverError
        return outcome

    return fenced
