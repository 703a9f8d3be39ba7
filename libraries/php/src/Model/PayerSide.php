<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Of an order that was paid by address and has ended: what its payers sent on each network, the fee of a bridge, what was credited, and what was not. Absent if everything that was sent arrived directly and is credited: then `moneyLine` of the transfer says the same. An amount that a refund returns later changes it, so read the record again. */
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
