<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** What one account pays. */
final class PreviewedPart extends Record
{
    /**
     * @param string $previewId Id of the part. Execute it with POST `/transfers/managed/execute` and the account’s own token.
     * @param int $sourceIndex Position in `sources` of the account that pays this part.
     * @param string $fromType 
     * @param int|float|string $amount What arrives from this account, in whole units of the asset.
     * @param string $amountDecimal `amount` with every digit, as a decimal.
     * @param int|float|string $amountInFiat What arrives from this account, in USD.
     * @param TransferFee $institutionTransferFee Fee that the institution charges on top.
     * @param string|null $refundAddress Address for sending this part back to the user.
     * @param string|null $refundAddressTag Destination tag or memo of `refundAddress`. What is sent to the address without it is credited to nobody. Absent if the address has none.
     */
    public function __construct(
        public readonly string $previewId,
        public readonly int $sourceIndex,
        public readonly string $fromType,
        public readonly int|float|string $amount,
        public readonly string $amountDecimal,
        public readonly int|float|string $amountInFiat,
        public readonly TransferFee $institutionTransferFee,
        public readonly null|string $refundAddress = null,
        public readonly null|string $refundAddressTag = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'previewId' => ['previewId', null, true],
            'sourceIndex' => ['sourceIndex', null, true],
            'fromType' => ['fromType', null, true],
            'amount' => ['amount', null, true],
            'amountDecimal' => ['amountDecimal', null, true],
            'amountInFiat' => ['amountInFiat', null, true],
            'institutionTransferFee' => ['institutionTransferFee', TransferFee::class, true],
            'refundAddress' => ['refundAddress', null, false],
            'refundAddressTag' => ['refundAddressTag', null, false],
        ];
    }
}
