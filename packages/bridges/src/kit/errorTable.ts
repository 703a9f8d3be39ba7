import type { BridgeErrorKind } from '@rialto/core'

/** What a provider said when it refused, in its own words. */
export interface ProviderRefusal {
  status: number
  code: string
  message: string
}

/** One row of a provider's error table. Every condition given must hold; the first row that matches wins. */
export interface ErrorRule {
  status?: number
  code?: string
  message?: RegExp
  kind: BridgeErrorKind
  /** A first group holds the least it takes, in base units of the origin asset. */
  minimumBaseUnits?: RegExp
  /** A first group holds the least it takes, in US dollars. */
  minimumUsd?: RegExp
  /** A first group holds the most it takes, in US dollars. */
  maximumUsd?: RegExp
}

export interface ErrorTable {
  /** The provider as operators read it. */
  provider: string
  /** Its refusal in a parsed body, or `undefined` when the body is none of its. */
  readRefusal(body: unknown): { code: string; message: string } | undefined
  rules: readonly ErrorRule[]
}

const matches = (rule: ErrorRule, refusal: ProviderRefusal): boolean =>
  (rule.status === undefined || rule.status === refusal.status) &&
  (rule.code === undefined || rule.code === refusal.code) &&
  (rule.message === undefined || rule.message.test(refusal.message))

/** The row that names this refusal. One that no row names is `refused`; from 500 up, `unavailable`. */
export const findRule = (table: ErrorTable, refusal: ProviderRefusal): ErrorRule =>
  table.rules.find(rule => matches(rule, refusal)) ?? { kind: refusal.status >= 500 ? 'unavailable' : 'refused' }
