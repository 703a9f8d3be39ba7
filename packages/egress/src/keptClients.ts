import type { Client } from 'undici'

/** After that the name is resolved, and its address judged, again. */
const maxAgeMs = 60_000
/** Connections that wait for a next request, over all origins. */
const maxIdle = 256

interface KeptClient {
  client: Client
  /** A request was answered on it before. */
  isUsed: boolean
}

interface Known extends KeptClient {
  openedAtMs: number
  isConnected: boolean
}

/**
 * Clients of one connection each, kept by origin for requests that may be sent again. Each has reached the address that was judged
 * when its connection was opened, and reaches no other: one that is closed is not opened again, but replaced.
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
    /** Closes what waits. */
    async close(): Promise<void> {
      const waiting = [...idle.values()].flat()
      idle.clear()
      idleCount = 0
      await Promise.all(waiting.map(({ client }) => client.destroy()))
    },
  }
}
