<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Why the combination is not possible.  - `notSupportedOnIntegration`: the integration does not exist or does not support the network or token. - `notSupportedOnNetwork`: the network is not available or does not have the token. - `invalidAddressFormat`: the address is not valid on the network. - `notSupportedOnToken`: no network has the token. A later version of the API may add values. */
final class TransferFailureReason
{
    public const NOT_SUPPORTED_ON_INTEGRATION = 'notSupportedOnIntegration';
    public const NOT_SUPPORTED_ON_NETWORK = 'notSupportedOnNetwork';
    public const INVALID_ADDRESS_FORMAT = 'invalidAddressFormat';
    public const NOT_SUPPORTED_ON_TOKEN = 'notSupportedOnToken';
}
