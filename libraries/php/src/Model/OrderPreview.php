<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** What an order would cost. */
final class OrderPreview extends Record
{
    /**
     * @param string $brokerType 
     * @param int|float|string $amount `amount` of the request.
     * @param string $side 
     * @param string $status `success`: the order would be accepted. `failed`: it would be rejected; see `errorMessage`. One of `success`, `failed`.
     * @param string $paymentSymbol `paymentSymbol` of the request.
     * @param bool $paymentIsCryptocurrency `true` if `paymentSymbol` is a cryptocurrency.
     * @param int|float|string|null $fee Estimated fee, in `paymentSymbol`.
     * @param string|null $feeText The fee in words.
     * @param string|null $errorMessage Why the order would be rejected.
     * @param int|float|string|null $estimatedUnitPrice Estimated price of one unit of `symbol`, in `paymentSymbol`.
     */
    public function __construct(
        public readonly string $brokerType,
        public readonly int|float|string $amount,
        public readonly string $side,
        public readonly string $status,
        public readonly string $paymentSymbol,
        public readonly bool $paymentIsCryptocurrency,
        public readonly null|int|float|string $fee = null,
        public readonly null|string $feeText = null,
        public readonly null|string $errorMessage = null,
        public readonly null|int|float|string $estimatedUnitPrice = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'brokerType' => ['brokerType', null, true],
            'fee' => ['fee', null, false],
            'feeText' => ['feeText', null, false],
            'amount' => ['amount', null, true],
            'side' => ['side', null, true],
            'status' => ['status', null, true],
            'errorMessage' => ['errorMessage', null, false],
            'paymentSymbol' => ['paymentSymbol', null, true],
            'paymentIsCryptocurrency' => ['paymentIsCryptocurrency', null, true],
            'estimatedUnitPrice' => ['estimatedUnitPrice', null, false],
        ];
    }
}
