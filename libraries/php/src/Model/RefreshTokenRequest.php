<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** The connected account to refresh. */
final class RefreshTokenRequest extends Record
{
    /**
     * @param string $refreshToken Refresh token of the connection, or its access token, which may have expired.
     * @param string $type Integration type of the connected account, in any letter case.
     * @param string|null $authToken Access token of the same connection, which may have expired. Required if the integration needs it together with the refresh token. A token of another connection is rejected with `badRequest`.
     * @param string|null $accessToken Same as `authToken`. With `mfaCode`: the access token of the first answer.
     * @param bool|null $createNewRefreshToken `true`: the answer contains a new refresh token, and the one you sent is no longer valid. Default `false`.
     * @param string|null $mfaCode Code of the second factor, if the first answer had the status `mfaRequired`.
     */
    public function __construct(
        public readonly string $refreshToken,
        public readonly string $type,
        public readonly null|string $authToken = null,
        public readonly null|string $accessToken = null,
        public readonly null|bool $createNewRefreshToken = null,
        public readonly null|string $mfaCode = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'refreshToken' => ['refreshToken', null, true],
            'type' => ['type', null, true],
            'authToken' => ['authToken', null, false],
            'accessToken' => ['accessToken', null, false],
            'createNewRefreshToken' => ['createNewRefreshToken', null, false],
            'mfaCode' => ['mfaCode', null, false],
        ];
    }
}
