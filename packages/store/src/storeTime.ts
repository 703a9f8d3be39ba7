import { performance } from 'node:perf_hooks'

import { sql } from 'kysely'

import { type Moment, momentOf } from './queue/moment.ts'

/** The clocks that a store's statements use. */
export interface StoreTime {
  /** The domain's clock in this process. */
  nowMs: () => number
  /** A time of the domain's clock as a statement's parameter. */
  moment(atMs: number): Moment
  /** The current moment for leases of processes, which end independently of the sandbox's clock. */
  leaseMoment(): Moment
  /** Counts from now; the result says whether `ms` have not passed yet. */
  countFrom(ms: number): () => boolean
}

/**
 * Uses the database's clock if the offset of the domain's clock is known, so that servers with different clocks agree
 * on due times and lease holders. Durations within the process are measured with a monotonic clock.
 */
export const storeTime = (nowMs: () => number, aheadMs: (() => number) | undefined): StoreTime => {
  if (aheadMs === undefined)
    return {
      nowMs,
      moment: atMs => new Date(atMs),
      leaseMoment: () => new Date(nowMs()),
      countFrom: ms => countFrom(nowMs, ms),
    }
  return {
    nowMs,
    moment: atMs => ({ fromNowMs: aheadMs() + atMs - nowMs() }),
    leaseMoment: () => ({ fromNowMs: 0 }),
    countFrom: ms => countFrom(() => performance.now(), ms),
  }
}

/** The age of a row, by which it is given up. Servers with different clocks agree on it. */
export const ageMs = (time: StoreTime) =>
  sql<number>`(extract(epoch from ${momentOf(time.moment(time.nowMs()))} - created_at) * 1000)::double precision`

const countFrom = (clockMs: () => number, ms: number): (() => boolean) => {
  const endMs = clockMs() + ms
  return () => clockMs() < endMs
}
