<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Type of an asset.  - `equity`: shares and funds. - `cryptocurrency`: cryptocurrencies and tokens. A later version of the API may add values. */
final class AssetType
{
    public const EQUITY = 'equity';
    public const CRYPTOCURRENCY = 'cryptocurrency';
}
