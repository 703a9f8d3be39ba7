/**
 * Why an institution rejected a request, as one of our kinds. Each connector has a table, as data, from the
 * institution's own codes to these. A code outside the table is `malformed` or `unavailable`, never a success.
 */
export type ConnectorErrorKind =
  /** Key or token permanently rejected: the user must connect again. */
  | 'credentialsInvalid'
  /** OAuth access token expired: refresh once, then replay reads only. */
  | 'tokenExpired'
  /** The credentials are valid but lack a permission, named by `permission`. */
  | 'permissionMissing'
  | 'kycRequired'
  | 'accountLocked'
  | 'regionRestricted'
  | 'insufficientFunds'
  | 'invalidAddress'
  | 'amountBelowMinimum'
  | 'amountExceedsMaximum'
  | 'networkUnsupported'
  | 'rateLimited'
  /** The institution considers our clock or nonce wrong. */
  | 'clockSkew'
  /** The institution is down, slow, or in maintenance. */
  | 'unavailable'
  /** A response that cannot be parsed or does not match its schema. Never read as an empty account. */
  | 'malformed'
  /** Rejected for any other reason, which the user may read in `message`. */
  | 'refused'

/** The `permission` of a key that works from other IP addresses only. */
export const ipAddressPermission = 'IP addresses'

/**
 * Why an institution rejected a withdrawal or an order. An unreachable institution or an unreadable response is a
 * different outcome.
 */
export type RejectionReason = Exclude<ConnectorErrorKind, 'unavailable' | 'malformed'>

/** Thrown by every connector call except `withdraw.submit`, which returns its outcomes. */
export class ConnectorError extends Error {
  override readonly name = 'ConnectorError'
  readonly kind: ConnectorErrorKind
  /** The institution's own code, for the operator's log. Never shown to users, never contains a secret. */
  readonly upstreamCode: string | undefined
  readonly retryAfterMs: number | undefined
  readonly permission: string | undefined

  constructor(
    kind: ConnectorErrorKind,
    message: string,
    detail: { upstreamCode?: string; retryAfterMs?: number; permission?: string; cause?: unknown } = {},
  ) {
    super(message, detail.cause === undefined ? undefined : { cause: detail.cause })
    this.kind = kind
    this.upstreamCode = detail.upstreamCode
    this.retryAfterMs = detail.retryAfterMs
    this.permission = detail.permission
  }
}
