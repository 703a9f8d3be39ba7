"""Verification of webhooks."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import re
import time
from dataclasses import dataclass
from typing import Any, Mapping, Optional, Sequence, Union

from . import _codec
from .errors import RialtoWebhookError
from .models import (
    ConnectionWebhook,
    LinkSessionWebhook,
    PaymentRequestWebhook,
    PayoutWebhook,
    RefundWebhook,
    TransferWebhook,
    UnassignedPaymentWebhook,
)


@dataclass(frozen=True)
class OtherWebhook:
    """An event without a type in this version, such as `webhook.test`."""

    event_id: str
    event_type: str
    body: dict[str, Any]


WebhookEvent = Union[
    TransferWebhook,
    ConnectionWebhook,
    LinkSessionWebhook,
    PaymentRequestWebhook,
    RefundWebhook,
    UnassignedPaymentWebhook,
    PayoutWebhook,
    OtherWebhook,
]

_models = {
    "transfer": TransferWebhook,
    "connection": ConnectionWebhook,
    "linkSession": LinkSessionWebhook,
    "paymentRequest": PaymentRequestWebhook,
    "refund": RefundWebhook,
    "unassignedPayment": UnassignedPaymentWebhook,
    "payout": PayoutWebhook,
}


def verify_webhook(
    *,
    body: Union[bytes, str],
    headers: Mapping[str, Any],
    secret: Union[str, Sequence[str]],
    now_seconds: Optional[float] = None,
    tolerance_seconds: float = 300,
    signature_header: str = "X-Mesh-Signature-256",
) -> WebhookEvent:
    """Verifies the sender and the age of a webhook, and returns it.

    `body` is the unchanged body: a parsed one cannot be verified. `secret` may be several while one is being replaced.
    Uses the Standard Webhooks headers if present, and the signature of the body otherwise. Deliveries repeat: remember
    `event_id`. Raises `RialtoWebhookError` with the reason, and ValueError without a secret.
    """
    secrets = [secret] if isinstance(secret, str) else list(secret)
    if not secrets or "" in secrets:
        raise ValueError("secret must not be empty")
    raw = body.encode() if isinstance(body, str) else bytes(body)
    now = time.time() if now_seconds is None else now_seconds
    given = {name.lower(): _text(value) for name, value in headers.items()}
    signatures = given.get("webhook-signature")
    if signatures is not None:
        sent_at = given.get("webhook-timestamp") or ""
        _check_age(int(sent_at) if re.fullmatch(r"[0-9]{1,12}", sent_at) else None, now, tolerance_seconds)
        sent = [part[3:] for part in signatures.split(" ") if part.startswith("v1,")]
        keys = [key for one in secrets for key in _keys_of(one)]
        _check_signature(sent, keys, f"{given.get('webhook-id') or ''}.{sent_at}.".encode() + raw)
        return _read_event(raw)[0]
    signature = given.get(signature_header.lower())
    if signature is None:
        raise RialtoWebhookError("noSignature", "the webhook has no signature")
    _check_signature([signature], [one.encode() for one in secrets], raw)
    event, sent_timestamp = _read_event(raw)
    # The signature covers the body alone, so the age is read from the body.
    _check_age(sent_timestamp, now, tolerance_seconds)
    return event


def _text(value: Any) -> Optional[str]:
    if value is None or isinstance(value, str):
        return value
    return " ".join(str(one) for one in value)


def _check_age(sent_at: Optional[float], now: float, tolerance_seconds: float) -> None:
    if sent_at is None:
        raise RialtoWebhookError("malformed", "the webhook has no valid timestamp")
    age = now - sent_at
    if age > tolerance_seconds:
        raise RialtoWebhookError("tooOld", "the webhook is too old")
    if age < -tolerance_seconds:
        raise RialtoWebhookError("fromTheFuture", "the webhook's timestamp is in the future")


def _check_signature(sent: Sequence[str], keys: Sequence[bytes], content: bytes) -> None:
    """Every key is tried on every signature, so that the duration reveals nothing about near matches."""
    fits = False
    for key in keys:
        expected = hmac.new(key, content, hashlib.sha256).digest()
        for signature in sent[:16]:
            given = _decoded(signature)
            if given is not None and hmac.compare_digest(given, expected):
                fits = True
    if not fits:
        raise RialtoWebhookError("wrongSignature", "no signature matches the secret")


def _keys_of(secret: str) -> list[bytes]:
    """Standard Webhooks decodes the part after `whsec_`. A secret of another form is itself the key."""
    decoded = _decoded(secret.removeprefix("whsec_")) if secret.startswith("whsec_") else None
    return [secret.encode()] if not decoded else [decoded, secret.encode()]


def _decoded(text: str) -> Optional[bytes]:
    try:
        return base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        return None


def _read_event(raw: bytes) -> tuple[WebhookEvent, Optional[float]]:
    try:
        value = _codec.parse(raw)
    except ValueError:
        value = None
    if not isinstance(value, dict) or not all(isinstance(value.get(key), str) for key in ("EventId", "EventType")):
        raise RialtoWebhookError("malformed", "the body is not an event")
    sent_at = value.get("SentTimestamp")
    seconds = float(sent_at) if isinstance(sent_at, int) and not isinstance(sent_at, bool) else None
    model = _models.get(value["EventType"].split(".")[0])
    if model is None:
        return OtherWebhook(value["EventId"], value["EventType"], value), seconds
    return _codec.decode(value, model), seconds
