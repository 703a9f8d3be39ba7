import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { closeClient, dropConnection } from './closeConnection.ts'
import type { StoreLog } from './storeLog.ts'

export interface Listener {
  /** Resolves once it listens for the first time. */
  ready: Promise<void>
  close(): Promise<void>
}

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5_000
const ANSWER_TIMEOUT_MS = 10_000

/**
 * Calls `onNotice` with each payload of a channel, and without a payload after each reconnect, because notifications
 * may have been missed. Reconnects automatically until closed.
 */
export function listenTo(url: string, channel: string, onNotice: (payload?: string) => void, log?: StoreLog): Listener {
  const closing = new AbortController()
  let onReady: () => void = () => undefined
  const ready = new Promise<void>(resolve => (onReady = resolve))
  const run = async () => {
    for (let failures = 0; !closing.signal.aborted;) {
      const received = await listen(url, channel, onNotice, closing.signal, () => onReady()).catch((error: Error) => {
        if (!closing.signal.aborted)
          log?.warn({ error: error.message, channel }, 'cannot listen for notices of the database')
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

const whenLost = (client: pg.Client, closing: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    client.on('error', () => resolve())
    client.on('end', resolve)
    closing.addEventListener('abort', () => resolve(), { once: true })
  })

const listeningClient = (url: string) =>
  new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    application_name: 'rialto-listen',
  })

/** Listens until the connection is lost or we close. Returns whether it was ever connected. */
async function listen(
  url: string,
  channel: string,
  onNotice: (payload?: string) => void,
  closing: AbortSignal,
  onReady: () => void,
): Promise<boolean> {
  const client = listeningClient(url)
  const lost = whenLost(client, closing)
  client.on('notification', ({ payload }) => onNotice(payload))
  const drop = () => dropConnection(client)
  closing.addEventListener('abort', drop, { once: true })
  try {
    await client.connect()
    await client.query(`listen ${channel}`)
    closing.removeEventListener('abort', drop)
    onNotice()
    onReady()
    await lost
    return true
  } finally {
    closing.removeEventListener('abort', drop)
    await closeClient(client)
  }
}
