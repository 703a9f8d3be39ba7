<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** An asset that you accept, and where to send it. */
final class TransferDestination extends Record
{
    /**
     * @param string $networkId Network id from GET `/transfers/managed/networks`. Ids never change.
     * @param string $symbol Symbol of the asset. Contract addresses are not accepted.
     * @param string|null $address Address that receives the asset, in the format of the network. May be left out only if your addresses are requested just in time (`rialto clients set-jit-url`).
     * @param string|null $addressTag Destination tag or memo, for networks that use one.
     * @param int|float|string|null $amount Fixed amount, in whole units of the asset. For `payment`.
     * @param int|float|string|null $displayAmountInFiat Value of `amount` in USD according to your application. Link shows it instead of its own figure if the two differ by at most 1 %.
     * @param int|float|string|null $minAmount Smallest amount to accept, in whole units of the asset. Send this or `minAmountInFiat`.
     * @param int|float|string|null $minAmountInFiat Smallest amount to accept, in USD.
     */
    public function __construct(
        public readonly string $networkId,
        public readonly string $symbol,
        public readonly null|string $address = null,
        public readonly null|string $addressTag = null,
        public readonly null|int|float|string $amount = null,
        public readonly null|int|float|string $displayAmountInFiat = null,
        public readonly null|int|float|string $minAmount = null,
        public readonly null|int|float|string $minAmountInFiat = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'networkId' => ['networkId', null, true],
            'symbol' => ['symbol', null, true],
            'address' => ['address', null, false],
            'addressTag' => ['addressTag', null, false],
            'amount' => ['amount', null, false],
            'displayAmountInFiat' => ['displayAmountInFiat', null, false],
            'minAmount' => ['minAmount', null, false],
            'minAmountInFiat' => ['minAmountInFiat', null, false],
        ];
    }
}
