<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** The transfer that was made. */
final class CreateTransferResult extends Record
{
    /**
     * @param string $transactionId Id of the transfer.
     * @param bool $failed `true` if the transfer failed and nothing was sent.
     * @param string $status 
     * @param bool $fallbackMfaAvailable `true` if another kind of second factor can be used. Currently always `false`.
     * @param AccountTransfer $transaction 
     * @param string|null $statusDetails The status in words.
     * @param string|null $mfaType 
     * @param string|null $challengeId Present if the institution requires a second factor. Send it back with `mfaCode`.
     */
    public function __construct(
        public readonly string $transactionId,
        public readonly bool $failed,
        public readonly string $status,
        public readonly bool $fallbackMfaAvailable,
        public readonly AccountTransfer $transaction,
        public readonly null|string $statusDetails = null,
        public readonly null|string $mfaType = null,
        public readonly null|string $challengeId = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'transactionId' => ['transactionId', null, true],
            'failed' => ['failed', null, true],
            'status' => ['status', null, true],
            'statusDetails' => ['statusDetails', null, false],
            'mfaType' => ['mfaType', null, false],
            'challengeId' => ['challengeId', null, false],
            'fallbackMfaAvailable' => ['fallbackMfaAvailable', null, true],
            'transaction' => ['transaction', AccountTransfer::class, true],
        ];
    }
}
