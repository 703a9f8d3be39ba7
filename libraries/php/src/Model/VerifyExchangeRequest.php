<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** The connected account to read, and the fields to return. */
final class VerifyExchangeRequest extends Record
{
    /**
     * @param string $authToken Access token or `tokenId` of the connected account.
     * @param string $integrationId Integration id of the account, from GET `/integrations`.
     * @param list<string>|null $accountInfo Fields to return. Absent: all of them.
     */
    public function __construct(
        public readonly string $authToken,
        public readonly string $integrationId,
        public readonly null|array $accountInfo = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'authToken' => ['authToken', null, true],
            'integrationId' => ['integrationId', null, true],
            'accountInfo' => ['accountInfo', null, false],
        ];
    }
}
