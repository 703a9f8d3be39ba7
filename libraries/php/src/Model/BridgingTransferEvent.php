<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** One change of state. */
final class BridgingTransferEvent extends Record
{
    /**
     * @param string $eventType 
     * @param string $description The event in words.
     * @param int $timestamp When it happened, in Unix seconds.
     */
    public function __construct(
        public readonly string $eventType,
        public readonly string $description,
        public readonly int $timestamp,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'eventType' => ['eventType', null, true],
            'description' => ['description', null, true],
            'timestamp' => ['timestamp', null, true],
        ];
    }
}
