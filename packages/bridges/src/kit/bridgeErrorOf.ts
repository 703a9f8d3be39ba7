import { fromBaseUnits, parseDecimal } from '@rialto/catalog'
import { BridgeError, type BridgeErrorKind } from '@rialto/core'
import { type EgressError, redact } from '@rialto/egress'

import { type ErrorTable, findRule, type ProviderRefusal } from './errorTable.ts'

/** Said when the provider has no words of its own. */
const plain: Record<BridgeErrorKind, string> = {
  amountTooLow: 'says the amount is too small',
  amountTooHigh: 'says the amount is too large',
  noRoute: 'does not join these two',
  invalidAddress: 'did not accept the address',
  sanctioned: 'may not serve this address',
  rateLimited: 'asks to slow down',
  unavailable: 'is not answering properly',
  malformed: 'gave an answer that cannot be read',
  refused: 'refused the request',
}

/** An error in the provider's name, in our words. */
export const plainError = (
  provider: string,
  kind: BridgeErrorKind,
  detail: { upstreamCode?: string; retryAfterMs?: number; cause?: unknown } = {},
): BridgeError => new BridgeError(kind, `${provider} ${plain[kind]}`, detail)

/** No answer at all. */
export const egressError = (provider: string, error: EgressError): BridgeError =>
  plainError(provider, error.kind === 'tooLarge' || error.kind === 'redirect' ? 'malformed' : 'unavailable', {
    upstreamCode: error.kind,
    cause: error,
  })

const found = (pattern: RegExp | undefined, message: string): string | undefined => {
  const text = pattern?.exec(message)?.[1]?.replaceAll(',', '')
  return text === undefined ? undefined : parseDecimal(text)
}

export interface RefusalDetail {
  secrets: readonly string[]
  retryAfterMs?: number | undefined
  /** Of the origin asset, to read a minimum by. */
  decimals?: number | undefined
}

/** A refusal in the provider's own form, as the table reads it. */
export const refusalError = (
  table: ErrorTable,
  refusal: ProviderRefusal,
  { secrets, retryAfterMs, decimals }: RefusalDetail,
): BridgeError => {
  const rule = findRule(table, refusal)
  const own = redact(refusal.message, secrets)
  const baseUnits = found(rule.minimumBaseUnits, refusal.message)
  const maximumUsd = found(rule.maximumUsd, refusal.message)
  const text = own === '' ? `${table.provider} ${plain[rule.kind]}` : `${table.provider}: ${own}`
  return new BridgeError(rule.kind, text, {
    upstreamCode: redact(refusal.code, secrets),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
    ...(maximumUsd !== undefined && { maximumUsd }),
    ...(baseUnits !== undefined && decimals !== undefined && isWhole(baseUnits)
      ? { minimum: fromBaseUnits(BigInt(baseUnits), decimals) }
      : {}),
  })
}

const isWhole = (decimal: string): boolean => /^[0-9]+$/.test(decimal)
