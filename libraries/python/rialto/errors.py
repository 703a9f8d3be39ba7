"""Errors of this package. None of them holds the secret, the query or the body of a request."""

from __future__ import annotations

from typing import Literal, Optional


class RialtoError(Exception):
    """Any error of this package."""


class RialtoApiError(RialtoError):
    """The API rejected the request. The message is for developers; `display_message`, if present, is for users."""

    def __init__(
        self,
        message: str,
        *,
        http: int,
        status: str,
        error_type: str,
        display_message: Optional[str] = None,
        error_hash: Optional[str] = None,
        team_code: Optional[str] = None,
        request_id: Optional[str] = None,
        retry_after_seconds: Optional[float] = None,
    ) -> None:
        super().__init__(message)
        self.http = http
        """The HTTP status."""
        self.status = status
        self.error_type = error_type
        """The error type to branch on. Empty if another system in front of the API answered, such as a proxy."""
        self.display_message = display_message
        self.error_hash = error_hash
        """The same for every failure of one kind at one place, for grouping."""
        self.team_code = team_code
        self.request_id = request_id
        """Id for finding the request in the server's log."""
        self.retry_after_seconds = retry_after_seconds
        """Delay that the server requests before another attempt."""


class RialtoUnauthorizedError(RialtoApiError):
    """The API's empty 401: the client id or the secret is wrong, revoked or of the other environment."""


class RialtoConnectionError(RialtoError):
    """No response, or not one of the API. A write may have taken effect: read the state before you send it again."""


WebhookRefusal = Literal["noSignature", "wrongSignature", "tooOld", "fromTheFuture", "malformed"]


class RialtoWebhookError(RialtoError):
    """An invalid delivery. Answer it with 400."""

    def __init__(self, reason: WebhookRefusal, message: str) -> None:
        super().__init__(message)
        self.reason: WebhookRefusal = reason
