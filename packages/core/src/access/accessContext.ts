import type { Context } from '../kernel/context.ts'
import type { AccessCache, ClientAccess } from './ports.ts'
import type { Scope } from '../kernel/scope.ts'
import { createScopeCache } from '../kernel/scopeCache.ts'

interface CacheOptions {
  load: (scope: Scope) => Promise<ClientAccess>
  nowMs: () => number
  maxClients?: number
}

/** A client without keys cannot authenticate and is not cached. */
export const createAccessCache = (options: CacheOptions): AccessCache =>
  createScopeCache({ ...options, isKept: ({ keys }) => keys.length > 0 })

/**
 * The part of the context that access management needs: no institutions, no chains. The `rialto` command has no more.
 */
export type AccessContext = Pick<Context, 'environment' | 'clock' | 'ids' | 'store'>
