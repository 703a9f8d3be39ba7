<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Purpose of a transfer. Default `deposit`.  - `deposit`: the user sends crypto to your address. - `payment`: as `deposit`, with a fixed `amount` per destination address. - `onramp`: the user buys crypto with fiat and sends it to your address. - `fiatOnRamp`: accepted for older clients; same as `onramp`. - `fiatOffRamp`: known to older clients; rejected as `invalidField`. A later version of the API may add values. */
final class TransferType
{
    public const DEPOSIT = 'deposit';
    public const PAYMENT = 'payment';
    public const ONRAMP = 'onramp';
    public const FIAT_ON_RAMP = 'fiatOnRamp';
    public const FIAT_OFF_RAMP = 'fiatOffRamp';
}
