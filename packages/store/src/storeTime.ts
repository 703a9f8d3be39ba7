import { performance } from 'node:perf_hooks'

import { sql } from 'kysely'

import { type Moment, momentOf } from './queue/moment.ts'

/** The time as a store's statements have it. */
export interface StoreTime {
  /** The domain's clock, as this process has it. */
  nowMs: () => number
  /** A time of the domain's clock, for a statement. */
  moment(atMs: number): Moment
  /** Now, for leases: those of processes, which no movement of a sandbox's clock ends. */
  leaseMoment(): Moment
  /** Counts from now; answers whether `ms` have not passed since. */
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

/**
 * The age of a row, on which servers whose clocks differ agree, and by which it is given up: each has its beginning in its own time.
 */
export const ageMs = (time: StoreTime) =>
  sql<number>`(extract(epoch from ${momentOf(time.moment(time.nowMs()))} - created_at) * 1000)::double precision`

const countFrom = (clockMs: () => number, ms: number): (() => boolean) => {
  const endMs = clockMs() + ms
  return () => clockMs() < endMs
}
