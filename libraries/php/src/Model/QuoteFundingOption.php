<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** A way to pay for the transfer. */
final class QuoteFundingOption extends Record
{
    /**
     * @param string $fundingOption `existingCryptocurrencyBalance`: the user sends crypto that the account holds. One of `existingCryptocurrencyBalance`.
     * @param int|float|string $paymentMethodFeeFiat Fee of the payment method, in USD.
     * @param int|float|string $tradingFeeFiat Trading fee, in USD.
     */
    public function __construct(
        public readonly string $fundingOption,
        public readonly int|float|string $paymentMethodFeeFiat,
        public readonly int|float|string $tradingFeeFiat,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'fundingOption' => ['fundingOption', null, true],
            'paymentMethodFeeFiat' => ['paymentMethodFeeFiat', null, true],
            'tradingFeeFiat' => ['tradingFeeFiat', null, true],
        ];
    }
}
