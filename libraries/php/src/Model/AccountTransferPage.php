<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** One page of deposits and withdrawals. */
final class AccountTransferPage extends Record
{
    /**
     * @param list<AccountTransfer> $transfers Deposits and withdrawals, newest first.
     * @param int $total Number of entries in this answer.
     * @param int $earliestTimestamp `createdTimestamp` of the oldest entry in this answer, in Unix seconds. 0 if there is none.
     * @param string|null $cursor Cursor of the next page. Absent on the last page.
     */
    public function __construct(
        public readonly array $transfers,
        public readonly int $total,
        public readonly int $earliestTimestamp,
        public readonly null|string $cursor = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'transfers' => ['transfers', [AccountTransfer::class], true],
            'total' => ['total', null, true],
            'cursor' => ['cursor', null, false],
            'earliestTimestamp' => ['earliestTimestamp', null, true],
        ];
    }
}
