<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Outcome of reading the transferable assets.  - `succeeded`: the holdings were read. - `failed`: the institution did not answer. - `validationFailed`: the request does not fit the account. - `notAuthorizedTo`: the authorization of the receiving account has ended. - `notAuthorizedFrom`: the authorization of the sending account has ended. - `kycRequired`: the user has to finish identity verification at the institution. - `fromIntegrationNotSupported`: the sending integration does not support transfers. - `toIntegrationNotSupported`: the receiving integration does not support deposits. A later version of the API may add values. */
final class ConfigureTransferStatus
{
    public const SUCCEEDED = 'succeeded';
    public const FAILED = 'failed';
    public const VALIDATION_FAILED = 'validationFailed';
    public const NOT_AUTHORIZED_TO = 'notAuthorizedTo';
    public const NOT_AUTHORIZED_FROM = 'notAuthorizedFrom';
    public const KYC_REQUIRED = 'kycRequired';
    public const FROM_INTEGRATION_NOT_SUPPORTED = 'fromIntegrationNotSupported';
    public const TO_INTEGRATION_NOT_SUPPORTED = 'toIntegrationNotSupported';
}
