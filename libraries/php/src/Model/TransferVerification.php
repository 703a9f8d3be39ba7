<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Whether the transfer is possible. */
final class TransferVerification extends Record
{
    /**
     * @param string $status `succeeded`: they fit together. `failed`: they do not; see `failureReason`. One of `succeeded`, `failed`.
     * @param string|null $errorMessage Message for developers, if `status` is `failed`.
     * @param string|null $failureReason 
     */
    public function __construct(
        public readonly string $status,
        public readonly null|string $errorMessage = null,
        public readonly null|string $failureReason = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'status' => ['status', null, true],
            'errorMessage' => ['errorMessage', null, false],
            'failureReason' => ['failureReason', null, false],
        ];
    }
}
