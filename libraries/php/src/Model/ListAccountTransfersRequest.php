<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** The connected account to read, and filters. */
final class ListAccountTransfersRequest extends Record
{
    /**
     * @param string $authToken Access token or `tokenId` of the connected account.
     * @param string $type Integration type of the connected account, in any letter case.
     * @param int|null $count Number of entries to return. Default 100.
     * @param string|null $cursor `cursor` of the previous page. Leave the other fields as they were.
     * @param list<string>|null $statuses Only entries with these statuses.
     * @param string|null $cryptocurrencyAddressType Only entries on networks with this address format.
     * @param int|null $from Only entries created at this time or later, in Unix seconds.
     */
    public function __construct(
        public readonly string $authToken,
        public readonly string $type,
        public readonly null|int $count = null,
        public readonly null|string $cursor = null,
        public readonly null|array $statuses = null,
        public readonly null|string $cryptocurrencyAddressType = null,
        public readonly null|int $from = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'authToken' => ['authToken', null, true],
            'type' => ['type', null, true],
            'count' => ['count', null, false],
            'cursor' => ['cursor', null, false],
            'statuses' => ['statuses', null, false],
            'cryptocurrencyAddressType' => ['cryptocurrencyAddressType', null, false],
            'from' => ['from', null, false],
        ];
    }
}
