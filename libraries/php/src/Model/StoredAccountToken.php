<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Stored tokens of one account. */
final class StoredAccountToken extends Record
{
    /**
     * @param string|null $accessToken Access token of the account.
     * @param string|null $tokenId `tokenId` of the account. Takes precedence over `accessToken`.
     */
    public function __construct(
        public readonly null|string $accessToken = null,
        public readonly null|string $tokenId = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'accessToken' => ['accessToken', null, false],
            'tokenId' => ['tokenId', null, false],
        ];
    }
}
