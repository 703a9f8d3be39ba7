<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Recipient of the fee.  - `institution`: the exchange or brokerage that holds the account. - `network`: the network, for a transaction that the user’s wallet sends. - `bridge`: the bridge provider. - `client`: you: the client fee, which is part of what arrives. A later version of the API may add values. */
final class FeeTaker
{
    public const INSTITUTION = 'institution';
    public const NETWORK = 'network';
    public const BRIDGE = 'bridge';
    public const CLIENT = 'client';
}
