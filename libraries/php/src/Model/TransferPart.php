<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** What one account pays of a combined transfer. */
final class TransferPart extends Record
{
    /**
     * @param string $transferId Id of the part: its `previewId`.
     * @param string $status 
     * @param TransferSource $from 
     * @param int|float|string $amount What arrives from this account, in whole units of the asset.
     * @param string $amountDecimal `amount` with every digit, as a decimal.
     * @param TransferFee $withdrawalFee Fee that the institution charges.
     * @param string|null $statusDetails Why the part failed. You may show it to the user.
     * @param string|null $hash Hash of the transaction on the chain. Absent until it is known.
     * @param string|null $infoUrl URL of the transaction in a block explorer.
     * @param string|null $refundAddress Address for sending this part back to the user.
     * @param string|null $refundAddressTag Destination tag or memo of `refundAddress`. What is sent to the address without it is credited to nobody. Absent if the address has none.
     */
    public function __construct(
        public readonly string $transferId,
        public readonly string $status,
        public readonly TransferSource $from,
        public readonly int|float|string $amount,
        public readonly string $amountDecimal,
        public readonly TransferFee $withdrawalFee,
        public readonly null|string $statusDetails = null,
        public readonly null|string $hash = null,
        public readonly null|string $infoUrl = null,
        public readonly null|string $refundAddress = null,
        public readonly null|string $refundAddressTag = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'transferId' => ['transferId', null, true],
            'status' => ['status', null, true],
            'statusDetails' => ['statusDetails', null, false],
            'from' => ['from', TransferSource::class, true],
            'amount' => ['amount', null, true],
            'amountDecimal' => ['amountDecimal', null, true],
            'withdrawalFee' => ['withdrawalFee', TransferFee::class, true],
            'hash' => ['hash', null, false],
            'infoUrl' => ['infoUrl', null, false],
            'refundAddress' => ['refundAddress', null, false],
            'refundAddressTag' => ['refundAddressTag', null, false],
        ];
    }
}
