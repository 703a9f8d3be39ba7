<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Stored tokens of an account that the user connected before. */
final class StoredAccessToken extends Record
{
    /**
     * @param string|null $accessToken Access token of the account.
     * @param string|null $tokenId `tokenId` of the account. Takes precedence over `accessToken`.
     * @param list<StoredAccountToken>|null $accountTokens Accounts of the payload, as `onIntegrationConnected` delivered them.
     */
    public function __construct(
        public readonly null|string $accessToken = null,
        public readonly null|string $tokenId = null,
        public readonly null|array $accountTokens = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'accessToken' => ['accessToken', null, false],
            'tokenId' => ['tokenId', null, false],
            'accountTokens' => ['accountTokens', [StoredAccountToken::class], false],
        ];
    }
}
