<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** An address that the user has confirmed for a payout. */
final class PayoutAddress extends Record
{
    /**
     * @param string $networkId Network of the address.
     * @param string $address The address.
     * @param string $integrationName Name of the institution or wallet of the account.
     * @param int $succeededPayouts Number of payouts that the chain has shown at the address.
     * @param int $confirmedTimestamp When the user last confirmed it, in Unix seconds.
     * @param string|null $addressTag Its destination tag or memo.
     */
    public function __construct(
        public readonly string $networkId,
        public readonly string $address,
        public readonly string $integrationName,
        public readonly int $succeededPayouts,
        public readonly int $confirmedTimestamp,
        public readonly null|string $addressTag = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'networkId' => ['networkId', null, true],
            'address' => ['address', null, true],
            'addressTag' => ['addressTag', null, false],
            'integrationName' => ['integrationName', null, true],
            'succeededPayouts' => ['succeededPayouts', null, true],
            'confirmedTimestamp' => ['confirmedTimestamp', null, true],
        ];
    }
}
