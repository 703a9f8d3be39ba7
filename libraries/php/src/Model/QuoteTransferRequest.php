<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** The transfer to quote. */
final class QuoteTransferRequest extends Record
{
    /**
     * @param int|float|string $amountInFiat Amount to send, in USD.
     * @param string $fiatCurrency Currency of `amountInFiat`. Only `USD` is supported.
     * @param string $symbol Symbol of the asset.
     * @param string $networkId Network id from GET `/transfers/managed/networks`. Ids never change.
     * @param string $toAddress Address that receives the asset.
     * @param string $brokerType Integration type of the account to send from.
     * @param int|float|string|null $feeFlat Your own flat fee, in USD.
     * @param int|float|string|null $feePercentage Your own fee, in percent of `amountInFiat`: 2.5 is 2.5 %.
     */
    public function __construct(
        public readonly int|float|string $amountInFiat,
        public readonly string $fiatCurrency,
        public readonly string $symbol,
        public readonly string $networkId,
        public readonly string $toAddress,
        public readonly string $brokerType,
        public readonly null|int|float|string $feeFlat = null,
        public readonly null|int|float|string $feePercentage = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'amountInFiat' => ['amountInFiat', null, true],
            'fiatCurrency' => ['fiatCurrency', null, true],
            'symbol' => ['symbol', null, true],
            'networkId' => ['networkId', null, true],
            'toAddress' => ['toAddress', null, true],
            'brokerType' => ['brokerType', null, true],
            'feeFlat' => ['feeFlat', null, false],
            'feePercentage' => ['feePercentage', null, false],
        ];
    }
}
