<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** State on the chain.  - `detected`: in a block that may still be replaced. - `final`: in a final block. - `dropped`: its block was replaced, and the new one does not contain it. A later version of the API may add values. */
final class IncomingPaymentState
{
    public const DETECTED = 'detected';
    public const _FINAL = 'final';
    public const DROPPED = 'dropped';
}
