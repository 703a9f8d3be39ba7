import { type Listener, listenTo } from '../database/listenTo.ts'
import type { StoreLog } from '../database/storeLog.ts'
import { JOBS_CHANNEL } from './queueable.ts'

/**
 * Calls `onWake` with the kind of an enqueued job, and without a kind after each reconnect. Only a hint that saves
 * waiting for the next poll.
 */
export const listenForJobs = (url: string, onWake: (kind?: string) => void, log?: StoreLog): Listener =>
  listenTo(url, JOBS_CHANNEL, onWake, log)
