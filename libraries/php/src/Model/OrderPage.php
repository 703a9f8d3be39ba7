<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** One page of orders. */
final class OrderPage extends Record
{
    /**
     * @param list<Order> $transactions Orders of this page.
     * @param int $total Number of orders in this answer.
     * @param int $earliestTimestamp `createdTimestamp` of the oldest order in this response, in Unix seconds. 0 without orders.
     * @param string|null $cursor Cursor of the next page. Absent on the last page.
     */
    public function __construct(
        public readonly array $transactions,
        public readonly int $total,
        public readonly int $earliestTimestamp,
        public readonly null|string $cursor = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'transactions' => ['transactions', [Order::class], true],
            'cursor' => ['cursor', null, false],
            'total' => ['total', null, true],
            'earliestTimestamp' => ['earliestTimestamp', null, true],
        ];
    }
}
