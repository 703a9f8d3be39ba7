<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** For an order that was paid by address and has ended: the amount sent on each network, the fee of a bridge, the credited amount, the uncredited parts, and all other amounts that were sent. Absent if everything was sent directly and is credited, because `moneyLine` of the transfer is then the same. Later refunds change it, so read the record again after their events. */
final class PayerSide extends Record
{
    /**
     * @param list<PayerNetwork> $networks Networks of all payments for the order, first those that paid it.
     * @param MoneyLine $moneyLine 
     * @param list<PayerRest> $rest Arrived in the asset of the order and not credited.
     * @param list<PayerOther>|null $others Amounts without a row in `moneyLine` and `rest`: further assets that were sent over bridges, amounts at a bridge, and payments in another asset or on another network. Absent if there are none. `moneyLine.sold` and `moneyLine.returned` have one asset each.
     */
    public function __construct(
        public readonly array $networks,
        public readonly MoneyLine $moneyLine,
        public readonly array $rest,
        public readonly null|array $others = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'networks' => ['networks', [PayerNetwork::class], true],
            'moneyLine' => ['moneyLine', MoneyLine::class, true],
            'rest' => ['rest', [PayerRest::class], true],
            'others' => ['others', [PayerOther::class], false],
        ];
    }
}
