<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** The account that was connected. */
final class ConnectedAccount extends Record
{
    /**
     * @param string $platformAccountId Id of the connection. It is not a token: it may be shown and logged. Does not change when tokens are refreshed.
     * @param string $legacyAccountId Same value as `platformAccountId`, under an older name.
     * @param string $meshAccountId Same value as `platformAccountId`, under the name that published SDKs read.
     * @param string $frontAccountId Same value as `platformAccountId`, under the name that older SDKs read.
     * @param string $accountId Account id at the institution.
     * @param string $accountName Account name at the institution. You may show it to the user.
     * @param bool|null $isReconnected `true` if the user had connected this account before.
     */
    public function __construct(
        public readonly string $platformAccountId,
        public readonly string $legacyAccountId,
        public readonly string $meshAccountId,
        public readonly string $frontAccountId,
        public readonly string $accountId,
        public readonly string $accountName,
        public readonly null|bool $isReconnected = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'platformAccountId' => ['platformAccountId', null, true],
            'legacyAccountId' => ['legacyAccountId', null, true],
            'meshAccountId' => ['meshAccountId', null, true],
            'frontAccountId' => ['frontAccountId', null, true],
            'accountId' => ['accountId', null, true],
            'accountName' => ['accountName', null, true],
            'isReconnected' => ['isReconnected', null, false],
        ];
    }
}
