import { type Database, readServerFacts, type Tables } from '@rialto/store'

/**
 * At a larger difference, institutions that allow a few seconds reject signed requests, and codes and previews end too
 * early or too late.
 */
export const maxClockDifferenceMs = 2_000
/** At a larger difference, deadlines by a server's own clock make no sense to users: a preview lasts 30 s. */
export const badClockDifferenceMs = 30_000

/** Milliseconds by which this machine's clock is ahead of the database's, which leases, jobs and attempts use. */
export const clockAheadMs = async (db: Database<Tables>): Promise<number> => {
  const begunMs = Date.now()
  const { nowMs } = await readServerFacts(db)
  return (begunMs + Date.now()) / 2 - nowMs
}

interface ClockLog {
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** Logs a warning at the start if the clocks differ by too much. */
export const checkClock = async (db: Database<Tables>, log: ClockLog): Promise<void> => {
  const aheadMs = Math.round(await clockAheadMs(db))
  const differenceMs = Math.abs(aheadMs)
  if (differenceMs <= maxClockDifferenceMs) return
  const say = differenceMs > badClockDifferenceMs ? log.error : log.warn
  say.call(
    log,
    { aheadMs },
    'this machine’s clock differs from the database’s: synchronize both, for example with chrony',
  )
}
