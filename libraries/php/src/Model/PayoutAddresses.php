<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** The payout addresses of a user. */
final class PayoutAddresses extends Record
{
    /**
     * @param list<PayoutAddress> $items At most 100 addresses.
     */
    public function __construct(
        public readonly array $items,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'items' => ['items', [PayoutAddress::class], true],
        ];
    }
}
