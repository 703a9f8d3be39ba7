<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** An account of the session, with the fields that `onIntegrationConnected` delivers. */
final class LinkResultAccount extends Record
{
    /**
     * @param string $brokerType 
     * @param string $brokerName Display name of the institution.
     * @param list<AccountTokens> $accountTokens The account with its tokens.
     * @param int|null $expiresInSeconds Seconds until the authorization expires. Absent if it does not expire.
     */
    public function __construct(
        public readonly string $brokerType,
        public readonly string $brokerName,
        public readonly array $accountTokens,
        public readonly null|int $expiresInSeconds = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'brokerType' => ['brokerType', null, true],
            'brokerName' => ['brokerName', null, true],
            'expiresInSeconds' => ['expiresInSeconds', null, false],
            'accountTokens' => ['accountTokens', [AccountTokens::class], true],
        ];
    }
}
