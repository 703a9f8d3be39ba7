"""The client."""

from __future__ import annotations

import email.utils
import random
import re
import time
from typing import Any, Callable, Optional
from urllib.parse import urlencode, urlsplit

from . import _codec
from ._operations import Operations
from ._transport import HttpRequest, HttpResponse, Transport, send
from .errors import RialtoApiError, RialtoConnectionError, RialtoUnauthorizedError

_retries = 2
_longest_wait_seconds = 30.0
_header_text = re.compile(r"[\x21-\x7e]{1,1000}")
_problem_type = re.compile(r"urn:rialto:error:(\w+)")


class Rialto(Operations):
    """A client of the Rialto API, safe to share between threads.

    Every operation returns the content of the answer and raises `RialtoApiError`, `RialtoUnauthorizedError` or
    `RialtoConnectionError`. Reads are sent up to three times; a write is sent once, unless it has an idempotency key.
    """

    def __init__(
        self,
        *,
        base_url: str,
        client_id: str,
        client_secret: str,
        timeout_seconds: float = 15.0,
        transport: Transport = send,
        sleep: Callable[[float], Any] = time.sleep,
    ) -> None:
        """`base_url` is the address of the API, such as `https://rialto.example.com`; `timeout_seconds` limits one
        attempt, its answer included."""
        self._root = _read_base_url(base_url)
        for name, value in (("client_id", client_id), ("client_secret", client_secret)):
            if not isinstance(value, str) or not _header_text.fullmatch(value):
                raise ValueError(f"{name} must be valid as a header value")
        self._credentials = {"x-client-id": client_id, "x-client-secret": client_secret}
        self._timeout_seconds = timeout_seconds
        self._transport = transport
        self._sleep = sleep

    def _send(
        self,
        method: str,
        path: str,
        *,
        read: bool,
        answers: Any,
        query: Optional[dict[str, Any]] = None,
        body: Any = None,
        idempotency_key: Optional[str] = None,
    ) -> Any:
        headers = {"accept": "application/json", **self._credentials}
        if idempotency_key is not None:
            headers["idempotency-key"] = idempotency_key
        if body is not None:
            headers["content-type"] = "application/json"
        request = HttpRequest(
            method,
            f"{self._root}{path}{_query_text(query or {})}",
            headers,
            None if body is None else _codec.write(body),
        )
        what = f"{method} /api/v1{path}"
        for attempt in range(_retries + 1):
            try:
                return _codec.decode(self._send_once(what, request), answers)
            except (RialtoApiError, RialtoConnectionError) as error:
                may_repeat = (read or idempotency_key is not None) and attempt < _retries
                delay = _retry_delay_seconds(error, attempt) if may_repeat else None
                if delay is None:
                    raise
            self._sleep(delay)
        raise AssertionError("unreachable")

    def _send_once(self, what: str, request: HttpRequest) -> Any:
        try:
            response = self._transport(request, self._timeout_seconds)
        except TimeoutError as error:
            raise RialtoConnectionError(f"{what}: no response within {self._timeout_seconds} s") from error
        except OSError as error:
            raise RialtoConnectionError(f"{what}: no response ({error.strerror or error})") from error
        return _read_answer(what, response)


def _read_base_url(base_url: str) -> str:
    parts = urlsplit(base_url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment or parts.username:
        raise ValueError("base_url must be a URL such as https://rialto.example.com")
    path = re.sub(r"/api/v1$", "", parts.path.rstrip("/"), flags=re.IGNORECASE)
    return f"{parts.scheme}://{parts.netloc}{path}/api/v1"


def _query_text(query: dict[str, Any]) -> str:
    pairs: list[tuple[str, str]] = []
    for name, value in query.items():
        for one in value if isinstance(value, (list, tuple)) else [value]:
            if one is not None:
                encoded = _codec.encode(one)
                pairs.append((name, str(encoded).lower() if isinstance(one, bool) else str(encoded)))
    return f"?{urlencode(pairs)}" if pairs else ""


def _retry_delay_seconds(error: Exception, attempt: int) -> Optional[float]:
    backoff: float = 0.25 * 2**attempt * (1 - random.random() / 2)
    if isinstance(error, RialtoConnectionError):
        return backoff
    if not isinstance(error, RialtoApiError):
        return None
    if error.http < 500 and error.http != 429 and error.error_type != "idempotencyKeyInUse":
        return None
    wait = max(backoff, error.retry_after_seconds or 0.0)
    return None if wait > _longest_wait_seconds else wait


def _read_answer(what: str, response: HttpResponse) -> Any:
    envelope = _read_envelope(response.body)
    is_success = 200 <= response.status < 300
    if is_success and envelope is not None and envelope.get("status") == "ok":
        return envelope.get("content")
    if is_success:
        raise RialtoConnectionError(f"{what}: the response is not from the Rialto API (HTTP {response.status})")
    is_bare_401 = response.status == 401 and envelope is None
    known = envelope or {}
    message = known.get("message") or f"HTTP {response.status} without a message"
    kind = RialtoUnauthorizedError if is_bare_401 else RialtoApiError
    raise kind(
        f"{what}: {'the client id or the client secret is incorrect' if is_bare_401 else message}",
        http=response.status,
        status=known.get("status") or _status_of(response.status),
        error_type=known.get("errorType") or "",
        display_message=known.get("displayMessage"),
        error_hash=known.get("errorHash"),
        team_code=known.get("teamCode"),
        request_id=response.headers.get("x-request-id"),
        retry_after_seconds=_retry_after_seconds(response.headers.get("retry-after")),
    )


def _read_envelope(body: bytes) -> Optional[dict[str, Any]]:
    try:
        value = _codec.parse(body)
    except ValueError:
        return None
    if not isinstance(value, dict):
        return None
    if "errorType" in value:
        return value
    if "type" not in value or "detail" not in value:
        return None
    # Some operations answer 400 and 404 as problem details (RFC 9457).
    matched = _problem_type.fullmatch(str(value["type"]))
    http = value.get("status")
    return {
        "status": _status_of(http if isinstance(http, int) else 400),
        "errorType": matched.group(1) if matched else "",
        "message": value["detail"],
    }


def _status_of(http: int) -> str:
    if http in (401, 403):
        return "permissionDenied"
    if http == 404:
        return "notFound"
    if http == 429:
        return "tooManyRequest"
    return "serverFailure" if http >= 500 else "badRequest"


def _retry_after_seconds(value: Optional[str]) -> Optional[float]:
    if value is None:
        return None
    if value.strip().isdigit():
        return float(value)
    try:
        return max(0.0, email.utils.parsedate_to_datetime(value).timestamp() - time.time())
    except ValueError:
        return None
