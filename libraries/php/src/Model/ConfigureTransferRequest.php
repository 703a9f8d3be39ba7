<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** The account to send from, and where to. */
final class ConfigureTransferRequest extends Record
{
    /**
     * @param string $fromAuthToken Access token or `tokenId` of the account to send from.
     * @param string $fromType Integration type of the account to send from.
     * @param list<ConfigureTransferDestination>|null $toAddresses Possible destinations.
     * @param string|null $toAuthToken Access token or `tokenId` of the account to send to.
     * @param string|null $toType Integration type of the account to send to.
     * @param string|null $symbol Only this asset.
     * @param string|null $networkId Only this network.
     * @param int|float|string|null $amount Amount to send, in whole units of the asset.
     * @param int|float|string|null $amountInFiat Amount to send, in USD.
     * @param string|null $fiatCurrency Currency of `amountInFiat`: `USD`.
     * @param bool|null $isInclusiveFeeEnabled `true`: fees are deducted from the amount. `false`: they are added to it. Default `false`.
     * @param FundingOptions|null $fundingOptions 
     */
    public function __construct(
        public readonly string $fromAuthToken,
        public readonly string $fromType,
        public readonly null|array $toAddresses = null,
        public readonly null|string $toAuthToken = null,
        public readonly null|string $toType = null,
        public readonly null|string $symbol = null,
        public readonly null|string $networkId = null,
        public readonly null|int|float|string $amount = null,
        public readonly null|int|float|string $amountInFiat = null,
        public readonly null|string $fiatCurrency = null,
        public readonly null|bool $isInclusiveFeeEnabled = null,
        public readonly null|FundingOptions $fundingOptions = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'fromAuthToken' => ['fromAuthToken', null, true],
            'fromType' => ['fromType', null, true],
            'toAddresses' => ['toAddresses', [ConfigureTransferDestination::class], false],
            'toAuthToken' => ['toAuthToken', null, false],
            'toType' => ['toType', null, false],
            'symbol' => ['symbol', null, false],
            'networkId' => ['networkId', null, false],
            'amount' => ['amount', null, false],
            'amountInFiat' => ['amountInFiat', null, false],
            'fiatCurrency' => ['fiatCurrency', null, false],
            'isInclusiveFeeEnabled' => ['isInclusiveFeeEnabled', null, false],
            'fundingOptions' => ['fundingOptions', FundingOptions::class, false],
        ];
    }
}
