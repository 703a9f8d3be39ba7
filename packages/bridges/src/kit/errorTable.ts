import type { BridgeErrorKind, Clock } from '@rialto/core'
import type { Egress } from '@rialto/egress'
import type * as upstream from '@rialto/upstream'

/** One row of a provider's error table, with what only bridges have. */
export interface ErrorRule extends upstream.ErrorRule {
  kind: BridgeErrorKind
  /** The first group is the minimum, in base units of the origin asset. */
  minimumBaseUnits?: RegExp
  /** The first group is the minimum, in US dollars. */
  minimumUsd?: RegExp
  /** The first group is the maximum, in US dollars. */
  maximumUsd?: RegExp
}

export interface ErrorTable extends upstream.ErrorTable<ErrorRule> {
  /** The provider as operators read it. */
  provider: string
}

/** Dependencies of a call to a provider, beside the request. */
export interface HttpContext {
  egress: Egress
  clock: Clock
  table: ErrorTable
  /** Sent with every request. */
  headers: Readonly<Record<string, string>>
  /** Values that must never appear in an error. */
  secrets: readonly string[]
}

/** Rules for all providers. An error without a row is `refused`; from 500 up, `unavailable`. */
export const commonRules: upstream.CommonRules<ErrorRule> = {
  byStatus: { 429: { kind: 'rateLimited' } },
  unnamed: { below500: { kind: 'refused' }, from500: { kind: 'unavailable' } },
}
