<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** One page of transfers. */
final class TransferPage extends Record
{
    /**
     * @param list<TransferRecord> $items Transfers of this page.
     * @param int $total Number of transfers that match, on all pages; `10000` means that many or more.
     * @param string|null $nextCursor `Cursor` for the next page. Absent on the last page and in other orders.
     */
    public function __construct(
        public readonly array $items,
        public readonly int $total,
        public readonly null|string $nextCursor = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'items' => ['items', [TransferRecord::class], true],
            'total' => ['total', null, true],
            'nextCursor' => ['nextCursor', null, false],
        ];
    }
}
