<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** All amounts of a transfer. `leaves`: from the user’s account. `fees`: with their recipients. `sold` and `bought`: by the conversion or purchase before the transfer. `stays`: the part of `bought` that remains in the account. `arrives`: at the destination address. `credited`: after the client fee. `missing` and `returned`: parts that did not arrive; the missing part of a combined transfer has left no account. */
final class MoneyLine extends Record
{
    /**
     * @param string $state 
     * @param list<LeavingRow> $leaves Amounts that leave the user’s account, including fees, by asset. Empty if nothing leaves.
     * @param list<MoneyFee> $fees All fees. A fee without `amount` is not known yet.
     * @param MoneyRow $arrives 
     * @param MoneyRow $credited 
     * @param string|null $leavesUsd Value of all amounts in `leaves`, in USD, as a decimal. Absent if a part of it is unknown.
     * @param MoneyRow|null $sold 
     * @param MoneyRow|null $bought 
     * @param string|null $feesUsd Value of all fees, in USD, as a decimal. Absent if one of them is unknown.
     * @param MoneyRow|null $stays 
     * @param MoneyRow|null $missing 
     * @param MoneyRow|null $returned 
     */
    public function __construct(
        public readonly string $state,
        public readonly array $leaves,
        public readonly array $fees,
        public readonly MoneyRow $arrives,
        public readonly MoneyRow $credited,
        public readonly null|string $leavesUsd = null,
        public readonly null|MoneyRow $sold = null,
        public readonly null|MoneyRow $bought = null,
        public readonly null|string $feesUsd = null,
        public readonly null|MoneyRow $stays = null,
        public readonly null|MoneyRow $missing = null,
        public readonly null|MoneyRow $returned = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'state' => ['state', null, true],
            'leaves' => ['leaves', [LeavingRow::class], true],
            'leavesUsd' => ['leavesUsd', null, false],
            'sold' => ['sold', MoneyRow::class, false],
            'bought' => ['bought', MoneyRow::class, false],
            'fees' => ['fees', [MoneyFee::class], true],
            'feesUsd' => ['feesUsd', null, false],
            'stays' => ['stays', MoneyRow::class, false],
            'arrives' => ['arrives', MoneyRow::class, true],
            'credited' => ['credited', MoneyRow::class, true],
            'missing' => ['missing', MoneyRow::class, false],
            'returned' => ['returned', MoneyRow::class, false],
        ];
    }
}
