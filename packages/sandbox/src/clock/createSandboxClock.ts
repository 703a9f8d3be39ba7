/** The sandbox's time: the machine's clock plus time skipped through the control API. */
export interface SandboxClock {
  /** Milliseconds since the Unix epoch. */
  nowMs(): number
  /** Moves the clock forward. Throws `RangeError` for a negative or fractional `ms`. */
  advance(ms: number): void
}

/** Tests pass `realNowMs`. All other code of the sandbox reads only this clock. */
export const createSandboxClock = (realNowMs: () => number = Date.now): SandboxClock => {
  let offsetMs = 0
  return {
    nowMs: () => realNowMs() + offsetMs,
    advance: ms => {
      if (!Number.isSafeInteger(ms) || ms < 0)
        throw new RangeError('The clock moves forward by whole milliseconds only')
      offsetMs += ms
    },
  }
}
