import type { Scope } from '../kernel/scope.ts'
import { createScopeCache } from '../kernel/scopeCache.ts'
import type { AccessCache, ClientAccess } from './clientAccess.ts'

interface CacheOptions {
  load: (scope: Scope) => Promise<ClientAccess>
  nowMs: () => number
  maxClients?: number
}

/** A client without keys cannot authenticate and is not cached. */
export const createAccessCache = (options: CacheOptions): AccessCache =>
  createScopeCache({ ...options, isKept: ({ keys }) => keys.length > 0 })
