<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** The refreshed authorization. */
final class RefreshTokenResult extends Record
{
    /**
     * @param string $status 
     * @param list<AccountTokens> $brokerAccountTokens The account with its current tokens.
     * @param string|null $errorMessage Why the refresh failed.
     * @param int|null $expiresInSeconds Seconds until the access token expires. Absent if it does not expire.
     */
    public function __construct(
        public readonly string $status,
        public readonly array $brokerAccountTokens,
        public readonly null|string $errorMessage = null,
        public readonly null|int $expiresInSeconds = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'status' => ['status', null, true],
            'errorMessage' => ['errorMessage', null, false],
            'expiresInSeconds' => ['expiresInSeconds', null, false],
            'brokerAccountTokens' => ['brokerAccountTokens', [AccountTokens::class], true],
        ];
    }
}
