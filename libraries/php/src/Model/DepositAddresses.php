<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Deposit addresses. */
final class DepositAddresses extends Record
{
    /**
     * @param list<NetworkDepositAddress> $addresses One entry per network.
     * @param string|null $brokerResponseStatus 
     * @param string|null $errorMessage Message for developers. Present if no address was returned.
     */
    public function __construct(
        public readonly array $addresses,
        public readonly null|string $brokerResponseStatus = null,
        public readonly null|string $errorMessage = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'addresses' => ['addresses', [NetworkDepositAddress::class], true],
            'brokerResponseStatus' => ['brokerResponseStatus', null, false],
            'errorMessage' => ['errorMessage', null, false],
        ];
    }
}
