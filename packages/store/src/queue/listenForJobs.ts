import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { StoreLog } from '../database/storeLog.ts'
import { JOBS_CHANNEL } from './queueable.ts'

interface JobListener {
  /** Resolves once it listens for the first time. */
  ready: Promise<void>
  close(): Promise<void>
}

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5_000

/**
 * Calls `onWake` with the kind of a job that was enqueued, and without one whenever the connection was made anew, since something
 * may have gone unheard. It is a hint that saves waiting for the next poll, not a promise. Reconnects by itself until closed.
 */
export function listenForJobs(url: string, onWake: (kind?: string) => void, log?: StoreLog): JobListener {
  const closing = new AbortController()
  let onReady: () => void = () => undefined
  const ready = new Promise<void>(resolve => (onReady = resolve))
  const run = async () => {
    for (let failures = 0; !closing.signal.aborted;) {
      const received = await listen(url, onWake, closing.signal, () => onReady()).catch((error: Error) => {
        log?.warn({ error: error.message }, 'cannot listen for jobs')
        return false
      })
      failures = received ? 0 : failures + 1
      const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS)
      await sleep(pauseMs, undefined, { signal: closing.signal }).catch(() => undefined)
    }
  }
  const ended = run()
  return {
    ready,
    close() {
      closing.abort()
      return ended
    },
  }
}

/** Listens until the connection is lost or we close; returns whether it ever heard. */
async function listen(
  url: string,
  onWake: (kind?: string) => void,
  closing: AbortSignal,
  onReady: () => void,
): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    application_name: 'rialto-listen',
  })
  const lost = new Promise<void>(resolve => {
    client.on('error', () => resolve())
    client.on('end', resolve)
    closing.addEventListener('abort', () => resolve(), { once: true })
  })
  client.on('notification', ({ payload }) => onWake(payload))
  try {
    await client.connect()
    await client.query(`listen ${JOBS_CHANNEL}`)
    onWake()
    onReady()
    await lost
    return true
  } finally {
    await client.end().catch(() => undefined)
  }
}
