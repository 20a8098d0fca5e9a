"""Validation: faults in the shape of a message, told in words of ours and in every language."""

from collections.abc import Mapping
from typing import Any

from parlour.core.refusal import Refusal

# The sentence of ours for each problem of pydantic; see `error-bad-message`.
PROBLEMS = {
    "missing": "missing",
    "union_tag_not_found": "missing",
    "extra_forbidden": "unknown",
    "literal_error": "one-of",
    "enum": "one-of",
    "union_tag_invalid": "one-of",
    "string_type": "text",
    "string_unicode": "text",
    "string_too_short": "short",
    "string_too_long": "long",
    "string_pattern_mismatch": "characters",
    "int_type": "whole",
    "int_parsing": "whole",
    "int_from_float": "whole",
    "int_parsing_size": "whole",
    "float_type": "number",
    "float_parsing": "number",
    "finite_number": "number",
    "greater_than_equal": "least",
    "less_than_equal": "most",
    "bool_type": "flag",
    "bool_parsing": "flag",
    "list_type": "list",
    "tuple_type": "list",
    "too_short": "few",
    "too_long": "many",
    "dict_type": "object",
    "model_type": "object",
    "model_attributes_type": "object",
    "dataclass_type": "object",
    "json_invalid": "json",
}
LEAST, MOST = ("ge", "min_length"), ("le", "max_length")
KNOWN = ("expected", "expected_tags")


def invalid(error: Mapping[str, Any], at: str) -> Refusal:
    """Return the Refusal of one of pydantic's errors at a field of the message; `at` is "body" for the whole of it."""
    about = error.get("ctx", {})
    tag = str(about.get("discriminator", "")).strip("'")
    field = f"{at}.{tag}" if tag else at
    return Refusal(
        "bad-message",
        at=field,
        field=field,
        problem=PROBLEMS.get(error["type"], "other"),
        least=_first(about, LEAST),
        most=_first(about, MOST),
        known=str(_first(about, KNOWN)).replace(" or ", ", ").replace("'", ""),
    )


def _first(about: Mapping[str, Any], names: tuple[str, ...]) -> Any:
    return next((about[name] for name in names if name in about), "")
