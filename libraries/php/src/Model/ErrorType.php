<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Reason of a failure. Each has a page at `/docs/errors/{errorType}`.  - `missingField`: A required field, query parameter or path parameter is absent or null. - `invalidField`: A field has the wrong type or format, is outside its limits, or contradicts another field. - `badRequest`: The body is not valid JSON, is too large, or asks for something the account, session or client cannot do. - `permissionDenied`: The API key lacks the permission, the caller’s IP address is not on the client’s allow-list, or the feature is not enabled for the client. - `unsupportedFile`: The uploaded file is not a PNG or JPEG that browsers can show, or the body is not multipart/form-data. - `notFound`: The path or the requested object does not exist, or belongs to another client. - `conflict`: Another request on the same object has not finished, or a limit on the number of objects is reached. - `idempotencyKeyReused`: The `Idempotency-Key` was sent within the last 24 hours with another operation, path or body. - `idempotencyKeyInUse`: A request with the same `Idempotency-Key` is being processed. Or it moved money and was interrupted, so that its outcome is unknown here. - `tooManyRequest`: The API key has used up its requests for this minute, or the IP address has failed to authenticate too often. - `serverFailure`: An unexpected error in Rialto. - `serviceUnavailable`: Rialto cannot reach its database, or waited too long for it. `Retry-After` says when to try again. - `invalidIntegrationToken`: The authentication token is unknown or belongs to another client, the account was removed, or the institution has ended its access. - `integrationNotSupported`: The integration type is not configured in this environment or does not support the operation. - `integrationPermissionMissing`: The API key or the sign-in at the institution does not grant the permission that the operation needs. - `integrationAddressRestricted`: The institution accepts the API key from certain IP addresses only, and this installation’s are not among them. - `integrationUnavailable`: The institution is down, in maintenance, does not respond in time or returns an unreadable response. This request has moved no funds and changed no order. What was submitted before keeps its own status. - `integrationOutcomeUnknown`: The institution received a request that changes an order, and its response was lost or unreadable. The order may have been canceled, or may still be filled. - `bridgeUnavailable`: Every bridge provider of the route is down, does not respond in time, limits the requests of the server or returns an unreadable response. - `integrationRateLimited`: The institution rejected the request because of its own rate limit. - `credentialsRefused`: The API key, secret or passphrase is wrong, incomplete, disabled or restricted to other IP addresses. - `kycRequired`: The institution does not allow the operation until the user has verified their identity there. - `accountLocked`: The institution has locked, frozen or restricted the account. - `regionRestricted`: The institution rejects the operation in the region of the user or of the server. - `insufficientFunds`: The account does not hold the amount plus fees, or part of the balance is not available for withdrawal. - `invalidAddress`: The address, memo or tag is not valid on the requested network, or its checksum is wrong. - `addressUnavailable`: The client’s address URL did not respond in time or returned no valid address for the asset and network. - `amountBelowMinimum`: The amount is below the minimum of the institution, the network, the bridge or the client. - `amountExceedsMaximum`: The amount is above the maximum of the institution, the bridge or the client. - `networkNotSupported`: The institution, the destination or this installation does not support the asset on the network, or has paused it. - `unavailableForLegalReasons`: An address of the transfer is on a sanctions list and the client blocks such transfers, or a bridge provider does not serve the address. - `previewNotFound`: No preview has this ID, or it belongs to another client or account. - `previewExpired`: The transfer was not executed before the preview’s expiry, or not confirmed with a code in time. - `orderAlreadySent`: The order of a pay link is paid; the transfer that paid an order was erased with its account; or the institution shows a withdrawal of the order that had been called not sent. - `priceUnavailable`: The price source does not respond or returned an invalid response. - `linkTokenUsed`: Link is opened with a link token that was opened before or is more than ten minutes old. - `linkTokenMisplaced`: Link is opened neither in a frame of an allowed origin, nor by an SDK, nor from a page of the client, and the link token was requested without `standalone`. - `linkSessionEnded`: The Link session has expired or was closed. A later version of the API may add values. */
final class ErrorType
{
    public const MISSING_FIELD = 'missingField';
    public const INVALID_FIELD = 'invalidField';
    public const BAD_REQUEST = 'badRequest';
    public const PERMISSION_DENIED = 'permissionDenied';
    public const UNSUPPORTED_FILE = 'unsupportedFile';
    public const NOT_FOUND = 'notFound';
    public const CONFLICT = 'conflict';
    public const IDEMPOTENCY_KEY_REUSED = 'idempotencyKeyReused';
    public const IDEMPOTENCY_KEY_IN_USE = 'idempotencyKeyInUse';
    public const TOO_MANY_REQUEST = 'tooManyRequest';
    public const SERVER_FAILURE = 'serverFailure';
    public const SERVICE_UNAVAILABLE = 'serviceUnavailable';
    public const INVALID_INTEGRATION_TOKEN = 'invalidIntegrationToken';
    public const INTEGRATION_NOT_SUPPORTED = 'integrationNotSupported';
    public const INTEGRATION_PERMISSION_MISSING = 'integrationPermissionMissing';
    public const INTEGRATION_ADDRESS_RESTRICTED = 'integrationAddressRestricted';
    public const INTEGRATION_UNAVAILABLE = 'integrationUnavailable';
    public const INTEGRATION_OUTCOME_UNKNOWN = 'integrationOutcomeUnknown';
    public const BRIDGE_UNAVAILABLE = 'bridgeUnavailable';
    public const INTEGRATION_RATE_LIMITED = 'integrationRateLimited';
    public const CREDENTIALS_REFUSED = 'credentialsRefused';
    public const KYC_REQUIRED = 'kycRequired';
    public const ACCOUNT_LOCKED = 'accountLocked';
    public const REGION_RESTRICTED = 'regionRestricted';
    public const INSUFFICIENT_FUNDS = 'insufficientFunds';
    public const INVALID_ADDRESS = 'invalidAddress';
    public const ADDRESS_UNAVAILABLE = 'addressUnavailable';
    public const AMOUNT_BELOW_MINIMUM = 'amountBelowMinimum';
    public const AMOUNT_EXCEEDS_MAXIMUM = 'amountExceedsMaximum';
    public const NETWORK_NOT_SUPPORTED = 'networkNotSupported';
    public const UNAVAILABLE_FOR_LEGAL_REASONS = 'unavailableForLegalReasons';
    public const PREVIEW_NOT_FOUND = 'previewNotFound';
    public const PREVIEW_EXPIRED = 'previewExpired';
    public const ORDER_ALREADY_SENT = 'orderAlreadySent';
    public const PRICE_UNAVAILABLE = 'priceUnavailable';
    public const LINK_TOKEN_USED = 'linkTokenUsed';
    public const LINK_TOKEN_MISPLACED = 'linkTokenMisplaced';
    public const LINK_SESSION_ENDED = 'linkSessionEnded';
}
