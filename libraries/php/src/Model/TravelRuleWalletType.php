<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Who holds the keys of the address that receives the asset.  - `selfHosted`: the beneficiary. - `institution`: an exchange or another institution, for the beneficiary. A later version of the API may add values. */
final class TravelRuleWalletType
{
    public const SELF_HOSTED = 'selfHosted';
    public const INSTITUTION = 'institution';
}
