<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Meaning of `SourceAmount` and `FeeAmount`.  - `Planned`: the approved amounts. The institution has not stated its actual charge. - `Actual`: the institution’s actual charge, as it states it. For bridged transfers, the amount paid in. A later version of the API may add values. */
final class WebhookAmountsState
{
    public const PLANNED = 'Planned';
    public const ACTUAL = 'Actual';
}
