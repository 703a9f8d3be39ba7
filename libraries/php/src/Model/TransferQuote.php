<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** An estimate of a transfer. */
final class TransferQuote extends Record
{
    /**
     * @param int|float|string $amountInFiat `amountInFiat` of the request, in USD.
     * @param string $fiatCurrency Currency of the amounts in fiat. Always `USD`.
     * @param string $symbol Symbol of the asset.
     * @param string $networkId Network id from GET `/transfers/managed/networks`. Ids never change.
     * @param string $toAddress Address that receives the asset.
     * @param string $brokerType 
     * @param bool $isEligible `true` if the transfer would be possible.
     * @param int|float|string $minEligibleAmount Smallest amount that the institution sends, in whole units of the asset.
     * @param int|float|string $minEligibleAmountFiat Smallest amount that the institution sends, in USD.
     * @param int|float|string $brokerPrice Price of one unit at the institution, in USD.
     * @param int|float|string $price Price of one unit, in USD.
     * @param int|float|string $minAmountFiat Amount that arrives if all fees are as high as they can be, in USD.
     * @param int|float|string $maxAmountFiat Amount that arrives if all fees are as low as they can be, in USD.
     * @param int|float|string $minAmount Amount that arrives if all fees are as high as they can be, in whole units of the asset.
     * @param int|float|string $maxAmount Amount that arrives if all fees are as low as they can be, in whole units of the asset.
     * @param QuoteFees $fees 
     * @param list<QuoteFundingOption> $fundingOptions Ways to pay for the transfer.
     * @param string|null $ineligibilityReason 
     * @param int|float|string|null $maxEligibleAmount Largest amount that the institution sends, in whole units of the asset.
     * @param int|float|string|null $maxEligibleAmountFiat Largest amount that the institution sends, in USD.
     */
    public function __construct(
        public readonly int|float|string $amountInFiat,
        public readonly string $fiatCurrency,
        public readonly string $symbol,
        public readonly string $networkId,
        public readonly string $toAddress,
        public readonly string $brokerType,
        public readonly bool $isEligible,
        public readonly int|float|string $minEligibleAmount,
        public readonly int|float|string $minEligibleAmountFiat,
        public readonly int|float|string $brokerPrice,
        public readonly int|float|string $price,
        public readonly int|float|string $minAmountFiat,
        public readonly int|float|string $maxAmountFiat,
        public readonly int|float|string $minAmount,
        public readonly int|float|string $maxAmount,
        public readonly QuoteFees $fees,
        public readonly array $fundingOptions,
        public readonly null|string $ineligibilityReason = null,
        public readonly null|int|float|string $maxEligibleAmount = null,
        public readonly null|int|float|string $maxEligibleAmountFiat = null,
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
            'isEligible' => ['isEligible', null, true],
            'ineligibilityReason' => ['ineligibilityReason', null, false],
            'minEligibleAmount' => ['minEligibleAmount', null, true],
            'minEligibleAmountFiat' => ['minEligibleAmountFiat', null, true],
            'maxEligibleAmount' => ['maxEligibleAmount', null, false],
            'maxEligibleAmountFiat' => ['maxEligibleAmountFiat', null, false],
            'brokerPrice' => ['brokerPrice', null, true],
            'price' => ['price', null, true],
            'minAmountFiat' => ['minAmountFiat', null, true],
            'maxAmountFiat' => ['maxAmountFiat', null, true],
            'minAmount' => ['minAmount', null, true],
            'maxAmount' => ['maxAmount', null, true],
            'fees' => ['fees', QuoteFees::class, true],
            'fundingOptions' => ['fundingOptions', [QuoteFundingOption::class], true],
        ];
    }
}
