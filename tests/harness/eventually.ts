import { setTimeout as pause } from 'node:timers/promises'

/**
 * Asks until the answer is there; for what another process does in its own time. Fails with the last reason, and with what
 * `explain` says of the state that did not change.
 */
export const eventually = async <T>(
  query: () => Promise<T | undefined | false>,
  what: string,
  timeoutMs = 90_000,
  explain: () => Promise<string> | string = () => '',
): Promise<T> => {
  const deadline = performance.now() + timeoutMs
  let last: unknown
  while (performance.now() < deadline) {
    try {
      const answer = await query()
      if (answer !== undefined && answer !== false) return answer
      last = undefined
    } catch (error) {
      last = error
    }
    await pause(50)
  }
  throw new Error(`waited ${timeoutMs} ms for ${what}${await explain()}`, { cause: last })
}
