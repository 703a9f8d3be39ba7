<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Why a payment, or a part of it, does not count.  - `wrongNetwork`: it was sent to the same address on another network. - `wrongAsset`: it is another asset. - `sanctionedSender`: its sender is on a sanctions list. It is never returned by a rule. - `dust`: it is less than a thousandth of the amount. - `late`: it was sent after the time had ended. - `repeated`: the order was paid already. - `overpaid`: a part of it exceeds the amount. - `underpaid`: the order was not paid in full. - `canceled`: the request was canceled. - `paidOtherwise`: the order was paid from a connected account. A later version of the API may add values. */
final class PaymentIssue
{
    public const WRONG_NETWORK = 'wrongNetwork';
    public const WRONG_ASSET = 'wrongAsset';
    public const SANCTIONED_SENDER = 'sanctionedSender';
    public const DUST = 'dust';
    public const LATE = 'late';
    public const REPEATED = 'repeated';
    public const OVERPAID = 'overpaid';
    public const UNDERPAID = 'underpaid';
    public const CANCELED = 'canceled';
    public const PAID_OTHERWISE = 'paidOtherwise';
}
