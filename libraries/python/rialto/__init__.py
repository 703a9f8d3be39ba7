"""The Rialto API for servers."""

from . import models
from .client import Rialto
from .errors import (
    RialtoApiError,
    RialtoConnectionError,
    RialtoError,
    RialtoUnauthorizedError,
    RialtoWebhookError,
    WebhookRefusal,
)
from .webhooks import OtherWebhook, WebhookEvent, verify_webhook

__all__ = [
    "OtherWebhook",
    "Rialto",
    "RialtoApiError",
    "RialtoConnectionError",
    "RialtoError",
    "RialtoUnauthorizedError",
    "RialtoWebhookError",
    "WebhookEvent",
    "WebhookRefusal",
    "models",
    "verify_webhook",
]
