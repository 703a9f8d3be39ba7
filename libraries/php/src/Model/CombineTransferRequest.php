<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** The transfer to price. Without `transferId`, address, network, symbol and an amount are required. */
final class CombineTransferRequest extends Record
{
    /**
     * @param list<CombinedSource> $sources Accounts of one user that may pay. Each is used at most once.
     * @param int|null $maximumParts How many accounts may pay together. Default 5.
     * @param string|null $transferId A combined transfer that lacks a part. Send it with `sources` only; the rest is that of the transfer.
     * @param string|null $toAddress Address that receives the asset.
     * @param string|null $addressTag Destination tag or memo, for networks that use one.
     * @param string|null $networkId Network id from GET `/transfers/managed/networks`. Ids never change.
     * @param string|null $symbol Symbol of the asset.
     * @param int|float|string|null $amount Amount, in whole units of the asset. Send this or `amountInFiat`.
     * @param int|float|string|null $amountInFiat Amount, in USD. Send this or `amount`.
     * @param string|null $transactionId Your id of the transaction. The transfer and its webhooks carry it.
     */
    public function __construct(
        public readonly array $sources,
        public readonly null|int $maximumParts = null,
        public readonly null|string $transferId = null,
        public readonly null|string $toAddress = null,
        public readonly null|string $addressTag = null,
        public readonly null|string $networkId = null,
        public readonly null|string $symbol = null,
        public readonly null|int|float|string $amount = null,
        public readonly null|int|float|string $amountInFiat = null,
        public readonly null|string $transactionId = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'sources' => ['sources', [CombinedSource::class], true],
            'maximumParts' => ['maximumParts', null, false],
            'transferId' => ['transferId', null, false],
            'toAddress' => ['toAddress', null, false],
            'addressTag' => ['addressTag', null, false],
            'networkId' => ['networkId', null, false],
            'symbol' => ['symbol', null, false],
            'amount' => ['amount', null, false],
            'amountInFiat' => ['amountInFiat', null, false],
            'transactionId' => ['transactionId', null, false],
        ];
    }
}
