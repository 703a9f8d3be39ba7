<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** State of the amount.  - `exchanged`: exchanged by a bridge for the asset of the order. - `atBridge`: paid in to a bridge, which has neither paid it out to the order nor returned it. - `returned`: sent back, as the chain or the bridge shows. - `returning`: in a refund that has not ended. - `open`: arrived in another asset or on another network, and is in no refund: you decide. A later version of the API may add values. */
final class PayerOtherState
{
    public const EXCHANGED = 'exchanged';
    public const AT_BRIDGE = 'atBridge';
    public const RETURNED = 'returned';
    public const RETURNING = 'returning';
    public const OPEN = 'open';
}
