<?php

declare(strict_types=1);

namespace Rialto;

/** The answer of a transport. */
final class Response
{
    /** @param array<string, string> $headers with names in lower case */
    public function __construct(
        public readonly int $status,
        public readonly array $headers,
        public readonly string $body,
    ) {
    }
}
