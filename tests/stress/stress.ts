import type { Scope } from '@rialto/core'

/** Settings that the test passes to each of its processes at the start. */
export interface Setup {
  databaseUrl: string
  /** Base64. */
  vaultKey: string
  /** Address of the simulated institutions, and their hosts. */
  origin: string
  hosts: readonly string[]
  oauth: { clientId: string; clientSecret: string }
}

export interface Round {
  /** The sandbox's time less this machine's. */
  offsetMs: number
  scope: Scope
  connectionId: string
  callers: number
}

export interface RoundResult {
  answered: number
  /** Distinct access tokens that callers ended up with. */
  tokens: string[]
  errors: string[]
}
