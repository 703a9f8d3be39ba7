import type { Client } from 'undici'

/** Maximum age of a connection. A new one resolves the name and checks its address again. */
const maxAgeMs = 60_000
/** Maximum number of idle connections over all origins. */
const maxIdle = 256

interface KeptClient {
  client: Client
  /** A request was answered on this connection before. */
  isUsed: boolean
}

interface Known extends KeptClient {
  openedAtMs: number
  isConnected: boolean
}

/**
 * Clients with one connection each, kept by origin for repeatable requests. Each stays connected to the address that
 * was checked when its connection was opened. A closed client is not reopened, but replaced.
 */
export const createKeptClients = (open: (origin: string) => Client) => {
  const idle = new Map<string, Known[]>()
  let idleCount = 0

  const forget = (origin: string, known: Known): void => {
    const left = (idle.get(origin) ?? []).filter(other => other !== known)
    idleCount -= (idle.get(origin)?.length ?? 0) - left.length
    if (left.length === 0) idle.delete(origin)
    else idle.set(origin, left)
  }

  const begin = (origin: string): Known => {
    const known: Known = { client: open(origin), isUsed: false, openedAtMs: performance.now(), isConnected: true }
    known.client.on('disconnect', () => {
      known.isConnected = false
      forget(origin, known)
    })
    return known
  }

  const takeIdle = (origin: string): Known | undefined => {
    const known = idle.get(origin)?.at(-1)
    if (known) forget(origin, known)
    return known
  }

  const isReusable = ({ isConnected, openedAtMs }: Known): boolean =>
    isConnected && idleCount < maxIdle && performance.now() - openedAtMs < maxAgeMs

  return {
    /** Runs a request on an exclusive connection to the origin. A failed connection is not kept. */
    async use<T>(origin: string, act: (kept: KeptClient) => Promise<T>): Promise<T> {
      const known = takeIdle(origin) ?? begin(origin)
      let isDone = false
      try {
        const answer = await act(known)
        isDone = true
        return answer
      } finally {
        known.isUsed = true
        if (isDone && isReusable(known)) {
          idle.set(origin, [...(idle.get(origin) ?? []), known])
          idleCount += 1
        } else void known.client.destroy()
      }
    },
    /** Closes idle connections. */
    async close(): Promise<void> {
      const waiting = [...idle.values()].flat()
      idle.clear()
      idleCount = 0
      await Promise.all(waiting.map(({ client }) => client.destroy()))
    },
  }
}
