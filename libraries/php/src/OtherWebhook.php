<?php

declare(strict_types=1);

namespace Rialto;

/** An event without a type in this version, such as `webhook.test`. */
final class OtherWebhook
{
    /** @param array<string, mixed> $body */
    public function __construct(
        public readonly string $eventId,
        public readonly string $eventType,
        public readonly array $body,
    ) {
    }
}
