import { compare, divide, fromBaseUnits, parseDecimal, roundUp } from '@rialto/catalog'
import { BridgeError, type BridgeErrorKind } from '@rialto/core'
import { defined } from '@rialto/defined'
import { type EgressError, redact } from '@rialto/egress'

import type { FailedReply, UpstreamError } from '@rialto/upstream'

import type { ErrorRule, HttpContext } from './errorTable.ts'

/** Texts for errors without a message of the provider. */
const plain: Record<BridgeErrorKind, string> = {
  amountTooLow: 'rejected the amount as too small',
  amountTooHigh: 'rejected the amount as too large',
  noRoute: 'does not support this route',
  invalidAddress: 'did not accept the address',
  sanctioned: 'blocks this address for legal reasons',
  rateLimited: 'rate limited the request',
  unavailable: 'is temporarily unavailable',
  malformed: 'returned an invalid response',
  refused: 'rejected the request',
}

/** An error with the provider's name and a text of our own. */
export const plainError = (
  provider: string,
  kind: BridgeErrorKind,
  detail: { upstreamCode?: string; retryAfterMs?: number; cause?: unknown } = {},
): BridgeError => new BridgeError(kind, `${provider} ${plain[kind]}`, detail)

/** For a missing response. */
export const egressError = (provider: string, error: EgressError): BridgeError =>
  plainError(provider, error.kind === 'tooLarge' || error.kind === 'redirect' ? 'malformed' : 'unavailable', {
    upstreamCode: error.kind,
    cause: error,
  })

const found = (pattern: RegExp | undefined, message: string): string | undefined => {
  const text = pattern?.exec(message)?.[1]?.replaceAll(',', '')
  return text === undefined ? undefined : parseDecimal(text)
}

/** Decimals and price of the origin asset, to state a minimum in it. */
export interface OriginUnits {
  decimals: number
  /** US dollars per unit. Absent without a quote. */
  priceUsd?: string
}

/** The provider's minimum in the origin asset, rounded up, because a smaller amount would be rejected again. */
const minimumOf = (rule: ErrorRule, message: string, origin: OriginUnits | undefined): string | undefined => {
  if (origin === undefined) return undefined
  const baseUnits = found(rule.minimumBaseUnits, message)
  if (baseUnits !== undefined) return fromBaseUnits(BigInt(roundUp(baseUnits, 0)), origin.decimals)
  const usd = found(rule.minimumUsd, message)
  if (usd === undefined || origin.priceUsd === undefined || compare(origin.priceUsd, '0') <= 0) return undefined
  return divide(usd, origin.priceUsd, origin.decimals, 'up')
}

type Named = Pick<HttpContext, 'table' | 'secrets'>

/** The provider's own error, according to its table. */
const rejection = (
  { table: { provider }, secrets }: Named,
  { rule, error }: { rule: ErrorRule; error: UpstreamError },
  origin: OriginUnits | undefined,
  retryAfterMs: number | undefined,
): BridgeError => {
  const own = redact(error.message, secrets)
  const minimum = minimumOf(rule, error.message, origin)
  const maximumUsd = found(rule.maximumUsd, error.message)
  const text = own === '' || rule.kind === 'rateLimited' ? `${provider} ${plain[rule.kind]}` : `${provider}: ${own}`
  return new BridgeError(rule.kind, text, {
    upstreamCode:
      error.code === '' || rule.kind === 'rateLimited' ? `HTTP ${error.status}` : redact(error.code, secrets),
    ...defined({ retryAfterMs, maximumUsd, minimum }),
  })
}

/** An error for a reply that is not `ok`. */
export const replyError = (http: Named, reply: FailedReply<ErrorRule>, origin: OriginUnits | undefined): BridgeError =>
  reply.kind === 'rejected'
    ? rejection(http, reply, origin, reply.retryAfterMs)
    : plainError(http.table.provider, reply.kind === 'down' ? 'unavailable' : 'malformed', {
        upstreamCode: `HTTP ${reply.status}`,
        ...defined({ retryAfterMs: reply.retryAfterMs }),
      })
