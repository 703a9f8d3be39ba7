<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** A transaction that you sent. */
final class ReportedTransaction extends Record
{
    /**
     * @param string $txHash Hash of your transaction.
     */
    public function __construct(
        public readonly string $txHash,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'txHash' => ['txHash', null, true],
        ];
    }
}
