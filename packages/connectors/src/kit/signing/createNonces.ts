import type { Clock, ConnectorError } from '@rialto/core'

/** For institutions that require every call of a key to carry a greater number than the one before (Kraken, Gemini). */
export interface Nonces {
  /**
   * Runs one call with the key's next nonce. Calls of one key go one after the other: sent side by side, the later number
   * could arrive first, and the earlier call would be refused.
   */
  next<T>(key: string, call: (nonce: string) => Promise<T>): Promise<T>
  /** Called with a nonce that was rejected, before the read is repeated. */
  refused?(key: string, error: ConnectorError): void
}

const microsPerMs = 1_000

/**
 * Nonces are microseconds of our clock, or one more than the last where the clock has not moved: another process on the
 * same key is ahead or behind by what the clocks differ, and a refused nonce is a `clockSkew`, which a read says again.
 * `perMs` 1 counts milliseconds, as most programs do: a key that has been used with greater numbers takes no smaller ones.
 */
export const createNonces = (clock: Clock, perMs = microsPerMs): Nonces => {
  const last = new Map<string, number>()
  const turns = new Map<string, Promise<unknown>>()
  const issue = (key: string): string => {
    const nonce = Math.max(clock.nowMs() * perMs, (last.get(key) ?? 0) + 1)
    last.set(key, nonce)
    return String(nonce)
  }
  return {
    next: (key, call) => {
      const before = turns.get(key) ?? Promise.resolve()
      const turn = before.then(() => call(issue(key)))
      const settled = turn.then(
        () => undefined,
        () => undefined,
      )
      turns.set(key, settled)
      void settled.then(() => {
        if (turns.get(key) === settled) turns.delete(key)
      })
      return turn
    },
  }
}
