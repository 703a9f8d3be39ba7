<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** State of a refund.  - `needsAddress`: no address is known. Ask the payer, cancel this refund, and create one with the address. - `needsApproval`: a member has to approve it in the dashboard. - `pending`: send it, and report its transaction. With `failureMessage`, that transaction does not pay it: report the one that does, or cancel. - `succeeded`: final. The chain shows the amount at the address. - `failed`: final. The reported transaction was reverted: it moved nothing. Its money is open again. - `canceled`: final. You withdrew it. Its money is open again, except for `arrivedAmount`. A later version of the API may add values. */
final class RefundStatus
{
    public const NEEDS_ADDRESS = 'needsAddress';
    public const NEEDS_APPROVAL = 'needsApproval';
    public const PENDING = 'pending';
    public const SUCCEEDED = 'succeeded';
    public const FAILED = 'failed';
    public const CANCELED = 'canceled';
}
