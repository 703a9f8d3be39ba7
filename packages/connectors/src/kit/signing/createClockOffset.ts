import { type Clock, ConnectorError, type WithdrawOutcome } from '@rialto/core'

/** An institution's clock, once synchronized. */
export interface ClockOffset {
  /** Unix milliseconds on their clock. */
  nowMs(): number
  /** Queries the institution's time and stores the offset. */
  sync(): Promise<void>
  /** Runs a read. If it is rejected for its timestamp, synchronizes the clock once and repeats the read once. */
  read<T>(read: () => Promise<T>): Promise<T>
  /**
   * Runs a withdrawal. If it is rejected for its timestamp, synchronizes the clock for the caller's next call. Never
   * retries.
   */
  submit(send: () => Promise<WithdrawOutcome>): Promise<WithdrawOutcome>
}

/** `query` returns the institution's time in Unix milliseconds. The offset is kept until the next rejection. */
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
