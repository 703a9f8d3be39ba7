<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** The connected account to read, and filters. */
final class ListOrdersRequest extends Record
{
    /**
     * @param string $authToken Access token or `tokenId` of the connected account.
     * @param string $type Integration type of the connected account, in any letter case.
     * @param string|null $cursor `cursor` of the previous page. Valid for this account and the same filters only.
     * @param int|null $count Number of orders to return. Default 100.
     * @param list<string>|null $statuses Only orders with these statuses.
     * @param int|null $from Only orders created at this time or later, in Unix seconds.
     */
    public function __construct(
        public readonly string $authToken,
        public readonly string $type,
        public readonly null|string $cursor = null,
        public readonly null|int $count = null,
        public readonly null|array $statuses = null,
        public readonly null|int $from = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'authToken' => ['authToken', null, true],
            'type' => ['type', null, true],
            'cursor' => ['cursor', null, false],
            'count' => ['count', null, false],
            'statuses' => ['statuses', null, false],
            'from' => ['from', null, false],
        ];
    }
}
