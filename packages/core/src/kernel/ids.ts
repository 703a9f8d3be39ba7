/** The domain's clock. Production uses the machine's clock; the sandbox and the tests have separate ones. */
export interface Clock {
  /** Milliseconds since the Unix epoch. */
  nowMs(): number
  /**
   * Milliseconds of a monotonic clock that also counts while the machine sleeps: for durations within this process.
   * Absent: `nowMs` is used.
   */
  steadyMs?(): number
  /** Waits at least this long on the same clock. */
  sleep(ms: number): Promise<void>
}

/** The current time of the clock that measures durations. */
export const steadyMs = (clock: Pick<Clock, 'nowMs' | 'steadyMs'>): number => clock.steadyMs?.() ?? clock.nowMs()

/** Random values and digests. */
export interface Ids {
  /** A new random UUID (version 4), lower case. */
  uuid(): string
  /** `bytes` random bytes as lower-case hex, for codes and tokens that must not be guessable. */
  hex(bytes: number): string
  /** SHA-256 of the text's UTF-8 bytes. Stored in place of values that we only compare. */
  sha256(text: string): Uint8Array
}
