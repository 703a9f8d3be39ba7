<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Limits of the pay-in. */
final class BridgingConstraints extends Record
{
    /**
     * @param string $minimumAmount Smallest pay-in, as a decimal string in the origin asset. A hint for display; it is not enforced.
     * @param bool $singleUseAddress `true` if the address takes one pay-in only.
     * @param string|null $maximumAmount Largest pay-in. Currently always `null`.
     * @param int|null $expirationTime When the address expires, in Unix seconds. `null` if it does not expire.
     */
    public function __construct(
        public readonly string $minimumAmount,
        public readonly bool $singleUseAddress,
        public readonly null|string $maximumAmount = null,
        public readonly null|int $expirationTime = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'minimumAmount' => ['minimumAmount', null, true],
            'maximumAmount' => ['maximumAmount', null, false],
            'expirationTime' => ['expirationTime', null, false],
            'singleUseAddress' => ['singleUseAddress', null, true],
        ];
    }
}
