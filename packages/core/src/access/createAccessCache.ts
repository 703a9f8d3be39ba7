import type { Scope } from '../kernel/scope.ts'
import type { AccessCache, ClientAccess } from './ports.ts'

/** How long a revoked key or a removed range may still be accepted by a process that did not do it. */
export const accessTtlMs = 5_000

interface CacheOptions {
  load: (scope: Scope) => Promise<ClientAccess>
  nowMs: () => number
  maxClients?: number
}

/** Of several who ask for one client at once, one asks the database. The client unused for longest is forgotten first. */
export const createAccessCache = ({ load, nowMs, maxClients = 10_000 }: CacheOptions): AccessCache => {
  const entries = new Map<string, { access: ClientAccess; readAtMs: number }>()
  const loading = new Map<string, Promise<ClientAccess>>()

  const loadNow = (key: string, scope: Scope): Promise<ClientAccess> => {
    const readAtMs = nowMs()
    const mine: Promise<ClientAccess> = load(scope)
      .then(access => {
        // Forgotten while it was read: it may be from before the change.
        if (loading.get(key) === mine) keep(key, access, readAtMs)
        return access
      })
      .finally(() => {
        if (loading.get(key) === mine) loading.delete(key)
      })
    loading.set(key, mine)
    return mine
  }

  const keep = (key: string, access: ClientAccess, readAtMs: number) => {
    entries.delete(key)
    // A client without keys is nobody: names that are tried must not push out those that are used.
    if (access.keys.length === 0) return
    entries.set(key, { access, readAtMs })
    const [oldest] = entries.keys()
    if (entries.size > maxClients && oldest !== undefined) entries.delete(oldest)
  }

  return {
    known(scope) {
      const entry = entries.get(keyOf(scope))
      if (!entry) return undefined
      const ageMs = nowMs() - entry.readAtMs
      return { access: entry.access, isFresh: ageMs >= 0 && ageMs < accessTtlMs }
    },
    read: scope => loading.get(keyOf(scope)) ?? loadNow(keyOf(scope), scope),
    forget(scope) {
      entries.delete(keyOf(scope))
      loading.delete(keyOf(scope))
    },
  }
}

const keyOf = ({ clientId, environment }: Scope): string => `${environment}:${clientId}`
