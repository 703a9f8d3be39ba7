<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** The transfer as it is now. */
final class UpdateTransferResult extends Record
{
    /**
     * @param string $status 
     * @param string $statusDetails State of the transfer at the institution.
     * @param string|null $errorMessage Why the transfer failed. You may show it to the user.
     * @param TransferRecord|null $transferResult 
     */
    public function __construct(
        public readonly string $status,
        public readonly string $statusDetails,
        public readonly null|string $errorMessage = null,
        public readonly null|TransferRecord $transferResult = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'status' => ['status', null, true],
            'statusDetails' => ['statusDetails', null, true],
            'errorMessage' => ['errorMessage', null, false],
            'transferResult' => ['transferResult', TransferRecord::class, false],
        ];
    }
}
