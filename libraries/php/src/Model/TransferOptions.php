<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Options of the transfer. Not needed to only connect an account. */
final class TransferOptions extends Record
{
    /**
     * @param string|null $transactionId Your id of the transaction. Transfers and webhooks carry it.
     * @param string|null $transferType 
     * @param bool|null $isInclusiveFeeEnabled `true`: fees are deducted from the amount. `false`: the user pays them on top of the amount. Default: as set in the account management API, otherwise `false`.
     * @param bool|null $generatePayLink `true`: the answer also contains `paymentLink`. Requires `transactionId`. Default `false`.
     * @param int|null $payLinkExpiresInSeconds Time for which `paymentLink` can be opened, in seconds: 10 minutes to 30 days. Default 7 days.
     * @param int|float|string|null $amountInFiat Fixed amount, in USD. Absent: the user chooses the amount. In a destination that has an `amount`, that one counts; a `payment` with both is refused.
     * @param int|float|string|null $clientFee Your own fee, as a ratio of the amount: 0.025 is 2.5 %. Absent: the fee set in the account management API.
     * @param string|null $description Purpose of the transfer. Link shows it to the user.
     * @param list<GoodsDetail>|null $goodsDetails Goods that are paid for. Link shows their names to the user.
     * @param LinkFundingOptions|null $fundingOptions 
     * @param int|float|string|null $rehearsalAboveInFiat Above this value, in USD, the user may send a small part first and the rest once the part has arrived. Absent: not offered. Not available for `onramp`, and not together with `maximumSources` above 1.
     * @param list<TransferDestination>|null $toAddresses Assets that you accept, and where to send them. Required; at least one.
     */
    public function __construct(
        public readonly null|string $transactionId = null,
        public readonly null|string $transferType = null,
        public readonly null|bool $isInclusiveFeeEnabled = null,
        public readonly null|bool $generatePayLink = null,
        public readonly null|int $payLinkExpiresInSeconds = null,
        public readonly null|int|float|string $amountInFiat = null,
        public readonly null|int|float|string $clientFee = null,
        public readonly null|string $description = null,
        public readonly null|array $goodsDetails = null,
        public readonly null|LinkFundingOptions $fundingOptions = null,
        public readonly null|int|float|string $rehearsalAboveInFiat = null,
        public readonly null|array $toAddresses = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'transactionId' => ['transactionId', null, false],
            'transferType' => ['transferType', null, false],
            'isInclusiveFeeEnabled' => ['isInclusiveFeeEnabled', null, false],
            'generatePayLink' => ['generatePayLink', null, false],
            'payLinkExpiresInSeconds' => ['payLinkExpiresInSeconds', null, false],
            'amountInFiat' => ['amountInFiat', null, false],
            'clientFee' => ['clientFee', null, false],
            'description' => ['description', null, false],
            'goodsDetails' => ['goodsDetails', [GoodsDetail::class], false],
            'fundingOptions' => ['fundingOptions', LinkFundingOptions::class, false],
            'rehearsalAboveInFiat' => ['rehearsalAboveInFiat', null, false],
            'toAddresses' => ['toAddresses', [TransferDestination::class], false],
        ];
    }
}
