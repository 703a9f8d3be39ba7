<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** For an order that was paid by address and has ended: the amount sent on each network, the fee of a bridge, the credited amount, and the uncredited parts. Absent if everything was sent directly and is credited, because `moneyLine` of the transfer is then the same. Later refunds change it, so read the record again after their events. */
final class PayerSide extends Record
{
    /**
     * @param list<PayerNetwork> $networks Networks on which the order was paid.
     * @param MoneyLine $moneyLine 
     * @param list<PayerRest> $rest Arrived in the asset of the order and not credited.
     */
    public function __construct(
        public readonly array $networks,
        public readonly MoneyLine $moneyLine,
        public readonly array $rest,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'networks' => ['networks', [PayerNetwork::class], true],
            'moneyLine' => ['moneyLine', MoneyLine::class, true],
            'rest' => ['rest', [PayerRest::class], true],
        ];
    }
}
