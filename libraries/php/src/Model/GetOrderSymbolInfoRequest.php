<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** The connected account and the market. */
final class GetOrderSymbolInfoRequest extends Record
{
    /**
     * @param string $authToken Access token or `tokenId` of the connected account.
     * @param string $type Integration type of the connected account, in any letter case.
     * @param string $symbol Symbol of the asset to buy or sell.
     * @param string $paymentSymbol Symbol of the asset that pays, or that is received in a sale.
     * @param int|float|string|null $amount Amount of `symbol`, or of `paymentSymbol` if `amountIsInPaymentSymbol` is `true`.
     * @param int|float|string|null $price Limit price: units of `paymentSymbol` per unit of `symbol`. Required for limit orders.
     * @param bool|null $isCryptocurrency Deprecated. Only cryptocurrencies can be traded.
     * @param bool|null $paymentIsCryptocurrency `true` if `paymentSymbol` is a cryptocurrency. Rejected if the symbol says otherwise.
     * @param bool|null $amountIsFiat Deprecated. Use `amountIsInPaymentSymbol`; must not contradict it.
     * @param int|float|string|null $amountInFiat Deprecated and ignored.
     * @param bool|null $amountIsInPaymentSymbol `true`: `amount` is in `paymentSymbol`. `false`: it is in `symbol`.
     * @param int|float|string|null $amountInPaymentSymbol Accepted for older clients and ignored.
     * @param bool|null $extendedHours For equities. Accepted for older clients and ignored.
     * @param string|null $orderType `market`: trades at once at the market price. `limit`: trades at `price` or better. `stopLoss`: trades once the market reaches a price. One of `market`, `limit`, `stopLoss`.
     * @param string|null $timeInForce 
     * @param string|null $mfaCode Code of the second factor, if the institution requires one.
     * @param string|null $side 
     */
    public function __construct(
        public readonly string $authToken,
        public readonly string $type,
        public readonly string $symbol,
        public readonly string $paymentSymbol,
        public readonly null|int|float|string $amount = null,
        public readonly null|int|float|string $price = null,
        public readonly null|bool $isCryptocurrency = null,
        public readonly null|bool $paymentIsCryptocurrency = null,
        public readonly null|bool $amountIsFiat = null,
        public readonly null|int|float|string $amountInFiat = null,
        public readonly null|bool $amountIsInPaymentSymbol = null,
        public readonly null|int|float|string $amountInPaymentSymbol = null,
        public readonly null|bool $extendedHours = null,
        public readonly null|string $orderType = null,
        public readonly null|string $timeInForce = null,
        public readonly null|string $mfaCode = null,
        public readonly null|string $side = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'authToken' => ['authToken', null, true],
            'type' => ['type', null, true],
            'symbol' => ['symbol', null, true],
            'paymentSymbol' => ['paymentSymbol', null, true],
            'amount' => ['amount', null, false],
            'price' => ['price', null, false],
            'isCryptocurrency' => ['isCryptocurrency', null, false],
            'paymentIsCryptocurrency' => ['paymentIsCryptocurrency', null, false],
            'amountIsFiat' => ['amountIsFiat', null, false],
            'amountInFiat' => ['amountInFiat', null, false],
            'amountIsInPaymentSymbol' => ['amountIsInPaymentSymbol', null, false],
            'amountInPaymentSymbol' => ['amountInPaymentSymbol', null, false],
            'extendedHours' => ['extendedHours', null, false],
            'orderType' => ['orderType', null, false],
            'timeInForce' => ['timeInForce', null, false],
            'mfaCode' => ['mfaCode', null, false],
            'side' => ['side', null, false],
        ];
    }
}
