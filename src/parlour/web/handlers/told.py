"""Told: what a route answers. The interface's schema tells its type; it is sent as it is, and tests alone check it."""

import warnings
from typing import Annotated, Any, TypeVar

from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema

T = TypeVar("T")


class _AsItIs:
    """Makes pydantic describe a type and let every value of it through."""

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        with warnings.catch_warnings():
            warnings.filterwarnings("ignore", ".*ReadOnly", UserWarning)  # no value is changed here
            described = handler(source)
        sent = core_schema.plain_serializer_function_ser_schema(lambda value: value)
        return core_schema.no_info_wrap_validator_function(lambda value, _: value, described, serialization=sent)


Told = Annotated[T, _AsItIs()]
