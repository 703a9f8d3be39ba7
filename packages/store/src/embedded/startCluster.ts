import { join } from 'node:path'
import { withFileLock } from './fileLock.ts'
import { ensureServer, isSilent, type Cluster, type RunningServer } from './ensureServer.ts'
import { hold, liveHolders, type Holder } from './holders.ts'
import { chooseHome } from './home.ts'
import { initCluster } from './initCluster.ts'
import type { ServerSettings } from './launchPostmaster.ts'
import { platformBinaries } from './platformBinaries.ts'
import { signalPostmaster, stopPostmaster } from './postmaster.ts'
import { prepareRuntime } from './prepareRuntime.ts'
import type { StoreLog } from '../database/storeLog.ts'
import { supervise } from './supervise.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Calls `stop` when a signal ends the process. An application with its own handler calls `stop` itself; without one,
 * our handler stops and then lets the signal have its usual effect.
 */
function stopOnSignals(stop: () => Promise<void>): () => void {
  const onSignal = (signal: NodeJS.Signals) => {
    if (process.listenerCount(signal) > 1) return
    void stop().finally(() => {
      process.removeListener(signal, onSignal)
      process.kill(process.pid, signal)
    })
  }
  for (const signal of SIGNALS) process.on(signal, onSignal)
  return () => {
    for (const signal of SIGNALS) process.removeListener(signal, onSignal)
  }
}

export interface EmbeddedPostgres {
  /** Contains the password: never log it. */
  url: string
  /** True if the server was already running, started by another process (or by one that was killed). */
  attached: boolean
  /** Releases the server; the last process stops it cleanly. May be called again. */
  stop(): Promise<void>
}

const joinServer = async (home: Cluster['home'], holders: string, settings: ServerSettings) => {
  // Registered before the server starts, so that a server without a holder is never seen.
  const holder = hold(holders)
  try {
    const runtime = await prepareRuntime(platformBinaries(), home.cache, home.user)
    const password = await initCluster(home, runtime)
    const cluster: Cluster = { home, runtime, password, settings }
    return { cluster, server: await ensureServer(cluster), holder }
  } catch (error) {
    holder.leave()
    throw error
  }
}

/** As startEmbeddedPostgres, with settings of the server's that only tests may change. */
export async function startCluster(options: {
  dataDir: string
  log: StoreLog
  settings?: ServerSettings
}): Promise<EmbeddedPostgres> {
  const home = chooseHome(options.dataDir)
  const lockFile = join(home.folder, 'lock')
  const holders = join(home.folder, 'holders')
  const { cluster, server, holder } = await withFileLock(lockFile, () =>
    joinServer(home, holders, options.settings ?? {}),
  )
  options.log.info(
    { folder: home.folder, port: server.port, pid: server.pid, user: home.user?.name, attached: server.found },
    server.found ? 'attached to the embedded PostgreSQL' : 'started the embedded PostgreSQL',
  )
  return keep({ cluster, server, holder, holders, lockFile, log: options.log })
}

function keep(context: {
  cluster: Cluster
  server: RunningServer
  holder: Holder
  holders: string
  lockFile: string
  log: StoreLog
}): EmbeddedPostgres {
  const { holder, holders, lockFile, log, server } = context
  const supervisor = supervise(context)
  const onExit = () => {
    holder.leave()
    if (liveHolders(holders).here === 0) signalPostmaster(supervisor.server(), 'SIGINT')
  }
  const leave = async () => {
    await supervisor.close()
    await withFileLock(lockFile, async () => {
      holder.leave()
      if (liveHolders(holders).here > 0) return
      const leaving = supervisor.server()
      const signal = await stopPostmaster(leaving, await isSilent(leaving))
      if (signal === 'SIGINT') log.info({ pid: leaving.pid }, 'stopped the embedded PostgreSQL')
      else log.warn({ pid: leaving.pid, signal }, 'the embedded PostgreSQL did not stop in time and was ended')
    })
    process.removeListener('exit', onExit)
    forgetSignals()
  }
  let left: Promise<void> | undefined
  const stop = () => (left ??= leave())
  const forgetSignals = stopOnSignals(stop)
  process.on('exit', onExit)
  return { url: server.url, attached: server.found, stop }
}
