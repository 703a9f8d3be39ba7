/**
 * The reason why a bridge provider rejected a request, in Rialto's terms. Each provider maps its own signals to these
 * in a table; signals without a row are `malformed` or `unavailable`.
 */
export type BridgeErrorKind =
  /** No provider bridges so small an amount. `minimum` if the provider states it. */
  | 'amountTooLow'
  /** More than there is liquidity for. `maximumUsd` where the provider states how much there is. */
  | 'amountTooHigh'
  /** This provider does not join these two, or not now. Another may. */
  | 'noRoute'
  /** The recipient is not a valid address on that network. */
  | 'invalidAddress'
  /** An address the provider may not serve. */
  | 'sanctioned'
  | 'rateLimited'
  /** Down, slow, or in maintenance. Another may be up. */
  | 'unavailable'
  /** An answer that does not parse or does not fit its schema. */
  | 'malformed'
  /** Refused for a reason we have no word for. */
  | 'refused'

/** Thrown by every call of a `BridgeProvider`. */
export class BridgeError extends Error {
  override readonly name = 'BridgeError'
  readonly kind: BridgeErrorKind
  /** Decimal string in the origin asset, with `amountTooLow`. */
  readonly minimum: string | undefined
  /** Decimal string in US dollars, with `amountTooHigh`. */
  readonly maximumUsd: string | undefined
  readonly retryAfterMs: number | undefined
  /** The provider's own code, for the operator's log. */
  readonly upstreamCode: string | undefined

  constructor(
    kind: BridgeErrorKind,
    message: string,
    detail: {
      minimum?: string
      maximumUsd?: string
      retryAfterMs?: number
      upstreamCode?: string
      cause?: unknown
    } = {},
  ) {
    super(message, detail.cause === undefined ? undefined : { cause: detail.cause })
    this.kind = kind
    this.minimum = detail.minimum
    this.maximumUsd = detail.maximumUsd
    this.retryAfterMs = detail.retryAfterMs
    this.upstreamCode = detail.upstreamCode
  }
}
