"""Answer: the answer of a route. The schema tells its type; it is sent as it is, and tests alone check it."""

import warnings
from typing import Annotated, Any, TypeVar

from pydantic import GetCoreSchemaHandler, GetJsonSchemaHandler, TypeAdapter
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, core_schema

T = TypeVar("T")


class _AsItIs:
    """A mark that makes pydantic let every value of a type through, and describe the type only on demand."""

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        sent = core_schema.plain_serializer_function_ser_schema(lambda value: value)
        return core_schema.any_schema(metadata={"answer": source}, serialization=sent)

    def __get_pydantic_json_schema__(self, schema: Any, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        with warnings.catch_warnings():
            warnings.filterwarnings("ignore", ".*ReadOnly", UserWarning)  # no value is changed here
            described = TypeAdapter(schema["metadata"]["answer"]).core_schema
        return handler(core_schema.definitions_schema(described, []))  # within it, the type keeps its name


Answer = Annotated[T, _AsItIs()]
