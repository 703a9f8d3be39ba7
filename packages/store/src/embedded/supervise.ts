import { errorMessage } from '@rialto/defined/errorCode'
import { ensureServer, type Cluster, type RunningServer } from './ensureServer.ts'
import { withFileLock } from './fileLock.ts'
import type { Holder } from './holders.ts'
import { isRunning } from './processIdentity.ts'
import type { StoreLog } from '../database/storeLog.ts'

const LOOK_MS = 200
const BEAT_EVERY_LOOKS = 10
const LONGEST_PAUSE_LOOKS = 150

/**
 * Watches the server and restarts it if it ends while we run. Every process that uses the server does so, because the
 * one that started it may have ended; the folder's lock lets only one of them act. The port, and therefore the URL,
 * stays the same.
 */
export function supervise(context: {
  cluster: Cluster
  server: RunningServer
  holder: Holder
  lockFile: string
  log: StoreLog
}): { server(): RunningServer; close(): Promise<void> } {
  const { cluster, holder, lockFile, log } = context
  let server = context.server
  let reviving: Promise<void> | undefined
  let failures = 0
  let looks = 0
  let notBefore = 0

  const revive = async () => {
    log.error({ pid: server.pid }, 'the embedded PostgreSQL stopped unexpectedly; restarting it')
    try {
      server = await withFileLock(lockFile, () => ensureServer(cluster))
      failures = 0
      log.warn({ pid: server.pid, port: server.port }, 'the embedded PostgreSQL was restarted')
      if (server.url !== context.server.url)
        log.error({ port: server.port }, 'another program took the database port: restart this process')
    } catch (error) {
      failures += 1
      notBefore = looks + Math.min(5 * 2 ** failures, LONGEST_PAUSE_LOOKS)
      log.error({ error: errorMessage(error) }, 'the embedded PostgreSQL could not be restarted')
    }
  }
  const look = () => {
    looks += 1
    if (looks % BEAT_EVERY_LOOKS === 0) holder.beat()
    if (reviving || looks < notBefore || isRunning(server)) return
    reviving = revive().finally(() => (reviving = undefined))
  }
  const timer = setInterval(look, LOOK_MS).unref()
  return {
    server: () => server,
    async close() {
      clearInterval(timer)
      await reviving
    },
  }
}
