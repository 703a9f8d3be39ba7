<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** An account that may pay a part. */
final class CombinedSource extends Record
{
    /**
     * @param string $fromAuthToken Access token or `tokenId` of an account of the user.
     * @param string $fromType Integration type of the account.
     */
    public function __construct(
        public readonly string $fromAuthToken,
        public readonly string $fromType,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'fromAuthToken' => ['fromAuthToken', null, true],
            'fromType' => ['fromType', null, true],
        ];
    }
}
