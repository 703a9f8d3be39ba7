// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** Reason of a failure. Each has a page at `/docs/errors/{errorType}`.  - `missingField`: A required field, query parameter or path parameter is absent or null. - `invalidField`: A field has the wrong type or format, is outside its limits, or contradicts another field. - `badRequest`: The body is not valid JSON, is too large, or asks for something the account, session or client cannot do. - `permissionDenied`: The API key lacks the permission, the caller’s IP address is not on the client’s allow-list, or the feature is not enabled for the client. - `unsupportedFile`: The uploaded file is not a PNG or JPEG that browsers can show, or the body is not multipart/form-data. - `notFound`: The path or the requested object does not exist, or belongs to another client. - `conflict`: Another request on the same object has not finished, or a limit on the number of objects is reached. - `idempotencyKeyReused`: The `Idempotency-Key` was sent within the last 24 hours with another operation, path or body. - `idempotencyKeyInUse`: A request with the same `Idempotency-Key` is being processed. Or it moved money and was interrupted, so that its outcome is unknown here. - `tooManyRequest`: The API key has used up its requests for this minute, or the IP address has failed to authenticate too often. - `serverFailure`: An unexpected error in Rialto. - `serviceUnavailable`: Rialto cannot reach its database, or waited too long for it. `Retry-After` says when to try again. - `invalidIntegrationToken`: The authentication token is unknown or belongs to another client, the account was removed, or the institution has ended its access. - `integrationNotSupported`: The integration type is not configured in this environment or does not support the operation. - `integrationPermissionMissing`: The API key or the sign-in at the institution does not grant the permission that the operation needs. - `integrationAddressRestricted`: The institution accepts the API key from certain IP addresses only, and this installation’s are not among them. - `integrationUnavailable`: The institution is down, in maintenance, does not respond in time or returns an unreadable response. This request has moved no funds and changed no order. What was submitted before keeps its own status. - `integrationOutcomeUnknown`: The institution received a request that changes an order, and its response was lost or unreadable. The order may have been canceled, or may still be filled. - `bridgeUnavailable`: Every bridge provider of the route is down, does not respond in time, limits the requests of the server or returns an unreadable response. - `integrationRateLimited`: The institution rejected the request because of its own rate limit. - `credentialsRefused`: The API key, secret or passphrase is wrong, incomplete, disabled or restricted to other IP addresses. - `kycRequired`: The institution does not allow the operation until the user has verified their identity there. - `accountLocked`: The institution has locked, frozen or restricted the account. - `regionRestricted`: The institution rejects the operation in the region of the user or of the server. - `insufficientFunds`: The account does not hold the amount plus fees, or part of the balance is not available for withdrawal. - `invalidAddress`: The address, memo or tag is not valid on the requested network, or its checksum is wrong. - `addressUnavailable`: The client’s address URL did not respond in time or returned no valid address for the asset and network. - `amountBelowMinimum`: The amount is below the minimum of the institution, the network, the bridge or the client. - `amountExceedsMaximum`: The amount is above the maximum of the institution, the bridge or the client. - `networkNotSupported`: The institution, the destination or this installation does not support the asset on the network, or has paused it. - `unavailableForLegalReasons`: An address of the transfer is on a sanctions list and the client blocks such transfers, or a bridge provider does not serve the address. - `previewNotFound`: No preview has this ID, or it belongs to another client or account. - `previewExpired`: The transfer was not executed before the preview’s expiry, or not confirmed with a code in time. - `orderAlreadySent`: The order of a pay link is paid; the transfer that paid an order was erased with its account; or the institution shows a withdrawal of the order that had been called not sent. - `priceUnavailable`: The price source does not respond or returned an invalid response. - `linkTokenUsed`: Link is opened with a link token that was opened before or is more than ten minutes old. - `linkTokenMisplaced`: Link is opened neither in a frame of an allowed origin, nor by an SDK, nor from a page of the client, and the link token was requested without `standalone`. - `linkSessionEnded`: The Link session has expired or was closed. A later version of the API may add values. */
public record ErrorType(@JsonValue String value) {
  public static final ErrorType MISSING_FIELD = new ErrorType("missingField");
  public static final ErrorType INVALID_FIELD = new ErrorType("invalidField");
  public static final ErrorType BAD_REQUEST = new ErrorType("badRequest");
  public static final ErrorType PERMISSION_DENIED = new ErrorType("permissionDenied");
  public static final ErrorType UNSUPPORTED_FILE = new ErrorType("unsupportedFile");
  public static final ErrorType NOT_FOUND = new ErrorType("notFound");
  public static final ErrorType CONFLICT = new ErrorType("conflict");
  public static final ErrorType IDEMPOTENCY_KEY_REUSED = new ErrorType("idempotencyKeyReused");
  public static final ErrorType IDEMPOTENCY_KEY_IN_USE = new ErrorType("idempotencyKeyInUse");
  public static final ErrorType TOO_MANY_REQUEST = new ErrorType("tooManyRequest");
  public static final ErrorType SERVER_FAILURE = new ErrorType("serverFailure");
  public static final ErrorType SERVICE_UNAVAILABLE = new ErrorType("serviceUnavailable");
  public static final ErrorType INVALID_INTEGRATION_TOKEN = new ErrorType("invalidIntegrationToken");
  public static final ErrorType INTEGRATION_NOT_SUPPORTED = new ErrorType("integrationNotSupported");
  public static final ErrorType INTEGRATION_PERMISSION_MISSING = new ErrorType("integrationPermissionMissing");
  public static final ErrorType INTEGRATION_ADDRESS_RESTRICTED = new ErrorType("integrationAddressRestricted");
  public static final ErrorType INTEGRATION_UNAVAILABLE = new ErrorType("integrationUnavailable");
  public static final ErrorType INTEGRATION_OUTCOME_UNKNOWN = new ErrorType("integrationOutcomeUnknown");
  public static final ErrorType BRIDGE_UNAVAILABLE = new ErrorType("bridgeUnavailable");
  public static final ErrorType INTEGRATION_RATE_LIMITED = new ErrorType("integrationRateLimited");
  public static final ErrorType CREDENTIALS_REFUSED = new ErrorType("credentialsRefused");
  public static final ErrorType KYC_REQUIRED = new ErrorType("kycRequired");
  public static final ErrorType ACCOUNT_LOCKED = new ErrorType("accountLocked");
  public static final ErrorType REGION_RESTRICTED = new ErrorType("regionRestricted");
  public static final ErrorType INSUFFICIENT_FUNDS = new ErrorType("insufficientFunds");
  public static final ErrorType INVALID_ADDRESS = new ErrorType("invalidAddress");
  public static final ErrorType ADDRESS_UNAVAILABLE = new ErrorType("addressUnavailable");
  public static final ErrorType AMOUNT_BELOW_MINIMUM = new ErrorType("amountBelowMinimum");
  public static final ErrorType AMOUNT_EXCEEDS_MAXIMUM = new ErrorType("amountExceedsMaximum");
  public static final ErrorType NETWORK_NOT_SUPPORTED = new ErrorType("networkNotSupported");
  public static final ErrorType UNAVAILABLE_FOR_LEGAL_REASONS = new ErrorType("unavailableForLegalReasons");
  public static final ErrorType PREVIEW_NOT_FOUND = new ErrorType("previewNotFound");
  public static final ErrorType PREVIEW_EXPIRED = new ErrorType("previewExpired");
  public static final ErrorType ORDER_ALREADY_SENT = new ErrorType("orderAlreadySent");
  public static final ErrorType PRICE_UNAVAILABLE = new ErrorType("priceUnavailable");
  public static final ErrorType LINK_TOKEN_USED = new ErrorType("linkTokenUsed");
  public static final ErrorType LINK_TOKEN_MISPLACED = new ErrorType("linkTokenMisplaced");
  public static final ErrorType LINK_SESSION_ENDED = new ErrorType("linkSessionEnded");

  @JsonCreator
  public static ErrorType of(String value) {
    return new ErrorType(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
