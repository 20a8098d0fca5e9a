"""Discretion: the message of a database about a statement that failed, without the values it was given.

Statements carry secret seeds and password hashes, errors reach logs, and PostgreSQL quotes values in its messages. Its
driver also logs errors that follow from an earlier one: the rest of a pipeline after a refused row, for example. That
first error is raised and reported by the caller, so the others are dropped.
"""

import logging
from typing import Any

from sqlalchemy import Engine, event
from sqlalchemy.engine import ExceptionContext

# Classes of SQLSTATE whose sentences speak of connections, locks, names and resources, never of data.
SAID_AS_IT_IS = frozenset({"08", "40", "42", "53", "55", "57", "58"})

AFTER_ANOTHER = "error ignored "  # the driver's log lines for errors that follow from one that it raises


def _is_news(record: logging.LogRecord) -> bool:
    return not record.getMessage().startswith(AFTER_ANOTHER)


logging.getLogger("psycopg").addFilter(_is_news)


def keep_values(engine: Engine) -> None:
    """From now on, quote no value in any error of the engine."""
    event.listen(engine, "handle_error", _without_values)


def _without_values(context: ExceptionContext) -> None:
    said = _said(context.original_exception)
    for error in (context.original_exception, context.sqlalchemy_exception):
        if error is not None:
            error.args = (said,)


def _said(error: Any) -> str:
    """Return the first line of the message; where it may quote a value, the kind of error and the constraint it met."""
    state = getattr(error, "sqlstate", None)
    if state is None or state[:2] in SAID_AS_IT_IS:
        return str(error).partition("\n")[0]
    met = error.diag.constraint_name or error.diag.column_name or ""
    return " ".join(word for word in (type(error).__name__, state, error.diag.table_name, met) if word)
