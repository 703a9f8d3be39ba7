"""Sends one request and reads its whole answer within a time limit."""

from __future__ import annotations

import time
import urllib.error
import urllib.request
from dataclasses import dataclass
from email.message import Message
from http.client import HTTPException
from typing import Any, Callable, Mapping, Optional


@dataclass(frozen=True)
class HttpRequest:
    method: str
    url: str
    headers: Mapping[str, str]
    body: Optional[bytes]


@dataclass(frozen=True)
class HttpResponse:
    status: int
    headers: Mapping[str, str]
    """With names in lower case."""
    body: bytes


Transport = Callable[[HttpRequest, float], HttpResponse]
"""Takes the time limit in seconds. Raises OSError if there is no answer."""


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """A redirect would send the secret to another address."""

    def redirect_request(self, *args: Any) -> None:
        return None


_opener = urllib.request.build_opener(_NoRedirects)


def send(request: HttpRequest, timeout_seconds: float) -> HttpResponse:
    deadline = time.monotonic() + timeout_seconds
    asked = urllib.request.Request(
        request.url, data=request.body, headers=dict(request.headers), method=request.method
    )
    try:
        with _open(asked, timeout_seconds) as answer:
            return _read(answer, deadline)
    except urllib.error.URLError as error:
        reason = error.reason
        raise reason if isinstance(reason, OSError) else OSError(str(reason)) from error
    except HTTPException as error:
        raise OSError("the answer is not HTTP") from error


def _open(asked: urllib.request.Request, timeout_seconds: float) -> Any:
    try:
        return _opener.open(asked, timeout=timeout_seconds)
    except urllib.error.HTTPError as error:
        # A response like any other: its body may end early, too.
        return error


def _read(answer: Any, deadline: float) -> HttpResponse:
    pieces: list[bytes] = []
    while piece := answer.read1(65_536):
        pieces.append(piece)
        if time.monotonic() > deadline:
            raise TimeoutError("timed out")
    headers: Message = answer.headers
    length = headers.get("content-length")
    body = b"".join(pieces)
    if length is not None and length.isdigit() and len(body) < int(length):
        raise OSError("the connection was closed before the end of the response")
    return HttpResponse(answer.status, {name.lower(): value for name, value in headers.items()}, body)
