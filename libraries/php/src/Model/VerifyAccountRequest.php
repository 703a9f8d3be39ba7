<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** The connected account to read. */
final class VerifyAccountRequest extends Record
{
    /**
     * @param string $authToken Access token or `tokenId` of the connected account.
     * @param string $integrationId Integration id of the account, from GET `/integrations`.
     */
    public function __construct(
        public readonly string $authToken,
        public readonly string $integrationId,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'authToken' => ['authToken', null, true],
            'integrationId' => ['integrationId', null, true],
        ];
    }
}
