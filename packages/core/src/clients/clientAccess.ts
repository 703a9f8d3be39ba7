import type { IpRange } from '../access/ipRange.ts'
import type { ApiKey } from '../access/ports.ts'
import type { ScopeCache } from '../kernel/scopeCache.ts'
import type { ScreeningMode } from '../screening/ports.ts'
import type { LinkDefaults } from './ports.ts'

/** The access settings of a client. */
export interface ClientAccess {
  keys: readonly ApiKey[]
  ranges: readonly IpRange[]
  /** Whether headless bridging is enabled. */
  mayBridge: boolean
  /** How transfers to a sanctioned address are handled. */
  screening: ScreeningMode
  /** Undefined for a client without keys. */
  linkDefaults: LinkDefaults | undefined
}

/** Cache of keys, ranges and features. */
export type AccessCache = ScopeCache<ClientAccess>
