<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** What is unusual about the pay-in. Absent where nothing is.  - `wrongNetwork`: it came on another network of the same family than the address is for. It goes back. - `wrongAsset`: it came in another asset than the address is for. It goes back. - `belowMinimum`: it is less than the minimum of the route. It is paid out where the bridge does so; otherwise it goes back. - `late`: it came after the address was closed. It is paid out as a transfer of its own. - `repeated`: it was not the first to the address. It is paid out as a transfer of its own. A later version of the API may add values. */
final class DepositIssue
{
    public const WRONG_NETWORK = 'wrongNetwork';
    public const WRONG_ASSET = 'wrongAsset';
    public const BELOW_MINIMUM = 'belowMinimum';
    public const LATE = 'late';
    public const REPEATED = 'repeated';
}
