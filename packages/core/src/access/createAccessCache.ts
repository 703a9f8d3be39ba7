import { createScopeCache } from '../kernel/scopeCache.ts'
import type { Scope } from '../kernel/scope.ts'
import type { AccessCache, ClientAccess } from './ports.ts'

interface CacheOptions {
  load: (scope: Scope) => Promise<ClientAccess>
  nowMs: () => number
  maxClients?: number
}

/** A client without keys is nobody and is not kept. */
export const createAccessCache = (options: CacheOptions): AccessCache =>
  createScopeCache({ ...options, isKept: ({ keys }) => keys.length > 0 })
