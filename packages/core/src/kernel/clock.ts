/** The time, as core sees it. Production reads the machine's clock; the sandbox and the tests own theirs. */
export interface Clock {
  /** Milliseconds since the Unix epoch. */
  nowMs(): number
  /** Waits at least this long on the same clock. */
  sleep(ms: number): Promise<void>
}
