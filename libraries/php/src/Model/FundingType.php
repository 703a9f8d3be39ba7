<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** How the asset is provided.  - `cryptocurrencyConversion`: another asset of the account is sold for it. - `buyingPowerPurchase`: it is bought with money in the account. A later version of the API may add values. */
final class FundingType
{
    public const CRYPTOCURRENCY_CONVERSION = 'cryptocurrencyConversion';
    public const BUYING_POWER_PURCHASE = 'buyingPowerPurchase';
}
