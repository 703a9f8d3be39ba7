<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Details of a bridged transfer. */
final class BridgingTransferDetails extends Record
{
    /**
     * @param string $status 
     * @param string $statusDescription The status in words.
     * @param BridgingTransferSide $sourceSide What was paid in.
     * @param BridgingTransferSide $targetSide What is paid out.
     * @param list<BridgingTransferEvent> $timeline Changes of state, oldest first.
     * @param string|null $depositIssue 
     */
    public function __construct(
        public readonly string $status,
        public readonly string $statusDescription,
        public readonly BridgingTransferSide $sourceSide,
        public readonly BridgingTransferSide $targetSide,
        public readonly array $timeline,
        public readonly null|string $depositIssue = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'status' => ['status', null, true],
            'statusDescription' => ['statusDescription', null, true],
            'sourceSide' => ['sourceSide', BridgingTransferSide::class, true],
            'targetSide' => ['targetSide', BridgingTransferSide::class, true],
            'timeline' => ['timeline', [BridgingTransferEvent::class], true],
            'depositIssue' => ['depositIssue', null, false],
        ];
    }
}
