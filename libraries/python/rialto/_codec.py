"""Between the dataclasses of `models` and JSON. Amounts are read as Decimal, digit by digit, and sent as text."""

from __future__ import annotations

import dataclasses
import json
from decimal import Decimal
from functools import lru_cache
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints


def parse(text: bytes | str) -> Any:
    """Raises ValueError if the text is not JSON."""
    return json.loads(text, parse_float=Decimal)


def write(value: Any) -> bytes:
    return json.dumps(encode(value), separators=(",", ":"), ensure_ascii=False).encode()


def encode(value: Any) -> Any:
    """JSON of a request. Fields that are None are left out."""
    if isinstance(value, Decimal):
        return format(value, "f")
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        names = ((field.metadata["name"], getattr(value, field.name)) for field in dataclasses.fields(value))
        return {name: encode(one) for name, one in names if one is not None}
    if isinstance(value, (list, tuple)):
        return [encode(one) for one in value]
    if isinstance(value, dict):
        return {name: encode(one) for name, one in value.items()}
    return value


def decode(value: Any, hint: Any) -> Any:
    """A value of the type `hint`. Unknown fields are ignored, and missing ones are None."""
    if value is None or hint is None or hint is Any:
        return value
    origin = get_origin(hint)
    if origin is Union:
        inner = [one for one in get_args(hint) if one is not type(None) and get_origin(one) is not Literal]
        return decode(value, inner[0]) if len(inner) == 1 else value
    if origin is list:
        return [decode(one, get_args(hint)[0]) for one in value] if isinstance(value, list) else value
    if origin is dict:
        return {name: decode(one, get_args(hint)[1]) for name, one in value.items()}
    if isinstance(hint, type) and dataclasses.is_dataclass(hint) and isinstance(value, dict):
        return hint(**{name: decode(value.get(key), one) for name, key, one in _fields(hint)})
    if hint is Decimal:
        return value if isinstance(value, Decimal) else Decimal(str(value))
    return value


@lru_cache(maxsize=None)
def _fields(model: type[Any]) -> list[tuple[str, str, Any]]:
    hints = get_type_hints(model)
    return [(field.name, field.metadata["name"], hints[field.name]) for field in dataclasses.fields(model)]
