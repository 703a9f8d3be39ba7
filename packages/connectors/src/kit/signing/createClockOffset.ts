import { type Clock, ConnectorError, type WithdrawOutcome } from '@rialto/core'

/** An institution's time, as far as it has been asked. */
export interface ClockOffset {
  /** Unix milliseconds on their clock. */
  nowMs(): number
  /** Asks for their time and keeps the difference. */
  sync(): Promise<void>
  /** Runs a read. When they say that the clock is off, their time is asked once and the read said again once. */
  read<T>(read: () => Promise<T>): Promise<T>
  /**
   * Runs a withdrawal. If it is rejected for its timestamp, synchronizes the clock for the caller's next call. Never
   * retries.
   */
  submit(send: () => Promise<WithdrawOutcome>): Promise<WithdrawOutcome>
}

/** `ask` gives their time in Unix milliseconds. The difference is kept until they complain the next time. */
export const createClockOffset = (clock: Clock, query: () => Promise<number>): ClockOffset => {
  let offsetMs = 0
  const sync = async (): Promise<void> => {
    // Measured from before the request, so that the offset includes the request's latency.
    const requestedAtMs = clock.nowMs()
    offsetMs = (await query()) - requestedAtMs
  }
  return {
    nowMs: () => clock.nowMs() + offsetMs,
    sync,
    read: async read => {
      try {
        return await read()
      } catch (error) {
        if (!(error instanceof ConnectorError) || error.kind !== 'clockSkew') throw error
        await sync()
        return read()
      }
    },
    submit: async send => {
      const outcome = await send()
      if (outcome.kind === 'rejected' && outcome.reason === 'clockSkew') await sync().catch(() => undefined)
      return outcome
    },
  }
}
