import type { Scope } from './scope.ts'

/**
 * A cache of client data that needs no database query. Changes by other processes show after `scopeTtlMs`, this
 * process's own immediately.
 */
export interface ScopeCache<T> {
  /** The value read last, however old. Undefined if the cache has none. */
  known(scope: Scope): { value: T; isFresh: boolean } | undefined
  /** Reads it now. */
  read(scope: Scope): Promise<T>
  /** After a change. */
  forget(scope: Scope): void
}

/** How long a change by another process may stay unnoticed. */
export const scopeTtlMs = 5_000

interface ScopeCacheOptions<T> {
  load: (scope: Scope) => Promise<T>
  nowMs: () => number
  /** Values not worth caching: guessed names must not evict those in use. */
  isKept?: (value: T) => boolean
  maxClients?: number
}

/** Concurrent reads of one client query the database once. The least recently used client is evicted first. */
export const createScopeCache = <T>({
  load,
  nowMs,
  isKept = () => true,
  maxClients = 10_000,
}: ScopeCacheOptions<T>): ScopeCache<T> => {
  const entries = new Map<string, { value: T; readAtMs: number }>()
  const loading = new Map<string, Promise<T>>()

  const loadNow = (key: string, scope: Scope): Promise<T> => {
    const readAtMs = nowMs()
    const mine: Promise<T> = load(scope)
      .then(value => {
        // Forgotten while it was read: it may be from before the change.
        if (loading.get(key) === mine) keep(key, value, readAtMs)
        return value
      })
      .finally(() => {
        if (loading.get(key) === mine) loading.delete(key)
      })
    loading.set(key, mine)
    return mine
  }

  const keep = (key: string, value: T, readAtMs: number) => {
    entries.delete(key)
    if (!isKept(value)) return
    entries.set(key, { value, readAtMs })
    const [oldest] = entries.keys()
    if (entries.size > maxClients && oldest !== undefined) entries.delete(oldest)
  }

  return {
    known(scope) {
      const entry = entries.get(keyOf(scope))
      if (!entry) return undefined
      const ageMs = nowMs() - entry.readAtMs
      return { value: entry.value, isFresh: ageMs >= 0 && ageMs < scopeTtlMs }
    },
    read: scope => loading.get(keyOf(scope)) ?? loadNow(keyOf(scope), scope),
    forget(scope) {
      entries.delete(keyOf(scope))
      loading.delete(keyOf(scope))
    },
  }
}

/** From memory while that is fresh. */
export const readFresh = async <T>(cache: ScopeCache<T>, scope: Scope): Promise<T> => {
  const known = cache.known(scope)
  return known?.isFresh ? known.value : cache.read(scope)
}

const keyOf = ({ clientId, environment }: Scope): string => `${environment}:${clientId}`
