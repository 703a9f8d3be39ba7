<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** What the fee and the amount that leaves the account are.  - `planned`: what the user approved. The institution has not said what it took. - `actual`: what the institution took, by its own word. Of bridged transfers, what was paid in and out. A later version of the API may add values. */
final class AmountsState
{
    public const PLANNED = 'planned';
    public const ACTUAL = 'actual';
}
