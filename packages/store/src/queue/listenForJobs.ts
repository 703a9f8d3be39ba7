import { type Listener, listenTo } from '../database/listenTo.ts'
import type { StoreLog } from '../database/storeLog.ts'
import { JOBS_CHANNEL } from './queueable.ts'

/**
 * Calls `onWake` with the kind of a job that was enqueued, and without one whenever the connection was made anew. It is a hint that
 * saves waiting for the next poll, not a promise.
 */
export const listenForJobs = (url: string, onWake: (kind?: string) => void, log?: StoreLog): Listener =>
  listenTo(url, JOBS_CHANNEL, onWake, log)
