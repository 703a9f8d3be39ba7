<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** A connected account with its tokens. Keep tokens on your server. */
final class AccountTokens extends Record
{
    /**
     * @param ConnectedAccount $account 
     * @param string $accessToken Access token of the connection. Send it as `authToken`. Expires after `expiresInSeconds`; POST `/token/refresh` replaces it.
     * @param string $tokenId Stable token of the connection: it does not expire and does not change when the access token is refreshed or the user connects the account again. Accepted wherever `authToken` is. Store it on your server to let the user skip authentication next time.
     * @param string|null $refreshToken Refresh token of the connection. Send it to POST `/token/refresh`.
     */
    public function __construct(
        public readonly ConnectedAccount $account,
        public readonly string $accessToken,
        public readonly string $tokenId,
        public readonly null|string $refreshToken = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'account' => ['account', ConnectedAccount::class, true],
            'accessToken' => ['accessToken', null, true],
            'refreshToken' => ['refreshToken', null, false],
            'tokenId' => ['tokenId', null, true],
        ];
    }
}
