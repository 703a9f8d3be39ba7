import type { Clock } from '@rialto/core'
import type { Nonces } from '../../kit/createNonces.ts'
import { createNonces } from '../../kit/createNonces.ts'

/** Gemini has keys whose nonces must grow, and keys whose nonces must be its time in seconds, give or take 30. */
export interface GeminiNonces extends Nonces {
  /** Gemini said that this key is of the second kind. */
  useSeconds(key: string): void
}

const msPerS = 1_000
/** Forgotten beyond: such a key is refused once more, and known again. */
const maxKeys = 10_000

export const createGeminiNonces = (clock: Clock): GeminiNonces => {
  const growing = createNonces(clock)
  const timed = new Set<string>()
  return {
    next: (key, call) =>
      growing.next(key, nonce => call(timed.has(key) ? String(Math.floor(clock.nowMs() / msPerS)) : nonce)),
    useSeconds: key => {
      if (timed.size >= maxKeys) timed.clear()
      timed.add(key)
    },
  }
}
