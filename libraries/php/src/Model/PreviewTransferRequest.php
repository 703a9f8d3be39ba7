<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** The transfer to price. */
final class PreviewTransferRequest extends Record
{
    /**
     * @param string $fromAuthToken Access token or `tokenId` of the account to send from.
     * @param string $fromType Integration type of the account to send from.
     * @param string $networkId Network id from GET `/transfers/managed/networks`. Ids never change.
     * @param string $symbol Symbol of the asset.
     * @param string|null $toAuthToken Access token or `tokenId` of an account of the user to send to, in place of `toAddress`.
     * @param string|null $toType Integration type of the account to send to. Required with `toAuthToken`.
     * @param string|null $toAddress Address that receives the asset, in the format of the network.
     * @param string|null $addressTag Destination tag or memo, for networks that use one.
     * @param int|float|string|null $amount Amount, in whole units of the asset. Send this or `amountInFiat`.
     * @param int|float|string|null $amountInFiat Amount, in USD. Send this or `amount`.
     * @param string|null $fiatCurrency Currency of `amountInFiat`. Only `USD` is supported.
     * @param string|null $transactionId Your id of the transaction. Transfers and webhooks carry it.
     * @param bool|null $isInclusiveFeeEnabled `true`: the fee is deducted from the amount. `false`: it is added to it. Default `false`.
     * @param FundingOptions|null $fundingOptions 
     */
    public function __construct(
        public readonly string $fromAuthToken,
        public readonly string $fromType,
        public readonly string $networkId,
        public readonly string $symbol,
        public readonly null|string $toAuthToken = null,
        public readonly null|string $toType = null,
        public readonly null|string $toAddress = null,
        public readonly null|string $addressTag = null,
        public readonly null|int|float|string $amount = null,
        public readonly null|int|float|string $amountInFiat = null,
        public readonly null|string $fiatCurrency = null,
        public readonly null|string $transactionId = null,
        public readonly null|bool $isInclusiveFeeEnabled = null,
        public readonly null|FundingOptions $fundingOptions = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'fromAuthToken' => ['fromAuthToken', null, true],
            'fromType' => ['fromType', null, true],
            'toAuthToken' => ['toAuthToken', null, false],
            'toType' => ['toType', null, false],
            'toAddress' => ['toAddress', null, false],
            'addressTag' => ['addressTag', null, false],
            'networkId' => ['networkId', null, true],
            'symbol' => ['symbol', null, true],
            'amount' => ['amount', null, false],
            'amountInFiat' => ['amountInFiat', null, false],
            'fiatCurrency' => ['fiatCurrency', null, false],
            'transactionId' => ['transactionId', null, false],
            'isInclusiveFeeEnabled' => ['isInclusiveFeeEnabled', null, false],
            'fundingOptions' => ['fundingOptions', FundingOptions::class, false],
        ];
    }
}
