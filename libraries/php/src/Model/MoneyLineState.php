<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Whether the amounts are planned or actual.  - `planned`: as the user approved them. The amounts in `leaves` are maximums. - `actual`: as reported by the institution, the bridge provider or the chain. A later version of the API may add values. */
final class MoneyLineState
{
    public const PLANNED = 'planned';
    public const ACTUAL = 'actual';
}
