import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { liveHolders } from '../embedded/holders.ts'
import { homeFolder } from '../embedded/home.ts'
import { findPostmaster, stopPostmaster } from '../embedded/postmaster.ts'
import { endAbandonedProcesses } from './abandonedProcesses.ts'
import './provided.ts'
import { abandonedScratchFolders, openScratchFolder } from './scratchFolder.ts'
import { OWN_CLUSTER, startPreparedCluster } from './startPreparedCluster.ts'

const PREFIX = 'rialto-test-'
/**
 * No data has to survive a crash; tests of durability start their own servers. Commits stay synchronous, which costs
 * nothing without fsync: otherwise a vacuum marks no rows as visible to all before the log of their commit is written,
 * and lists are then planned without their indexes.
 */
const FAST = {
  ...{ fsync: 'off', full_page_writes: 'off' },
  ...{ wal_level: 'minimal', max_wal_senders: '0' },
  // With hundreds of short-lived databases, autovacuum would visit them without a pause.
  autovacuum: 'off',
  max_connections: '300',
}

/** One PostgreSQL for the whole run: DATABASE_URL's when set, otherwise embedded binaries in a temporary folder. */
export default async function globalSetup(project: TestProject): Promise<() => Promise<void>> {
  // Distinguishes this run's databases from those of other runs on an external server.
  const runId = process.env['DATABASE_URL'] ? randomBytes(6).toString('hex') : OWN_CLUSTER
  const { url, socketFolder, stop } = await start(runId)
  project.provide('rialtoAdminUrl', url)
  project.provide('rialtoSocketFolder', socketFolder)
  project.provide('rialtoRunId', runId)
  return stop
}

interface TestServer {
  url: string
  /** Folder of its Unix socket. Absent: it accepts TCP connections only. */
  socketFolder?: string | undefined
  stop(): Promise<void>
}

async function start(runId: string): Promise<TestServer> {
  await reapKilledRuns()
  const scratch = openScratchFolder()
  // Inherited by workers and their child processes.
  if (scratch !== undefined) process.env['TMPDIR'] = scratch
  const server = await startServer(runId)
  return {
    ...server,
    async stop() {
      await server.stop()
      if (scratch === undefined) return
      // Servers, databases and chains of tests that failed before they could stop them.
      await endAbandonedProcesses(scratch)
      // A browser that is ending may still write files.
      rmSync(scratch, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

async function startServer(runId: string): Promise<TestServer> {
  const given = process.env['DATABASE_URL']
  if (given) return { url: given, stop: () => dropDatabases(given, runId) }
  const dataDir = mkdtempSync(join(tmpdir(), PREFIX))
  // Open to the user that runs the server when we are root.
  chmodSync(dataDir, 0o755)
  const bySocket = takesSocket(dataDir)
  const { url, stop } = await startPreparedCluster(dataDir, bySocket ? { ...FAST, ...SOCKET } : FAST)
  return {
    url,
    socketFolder: bySocket ? clusterOf(dataDir) : undefined,
    async stop() {
      await stop()
      remove(dataDir)
    },
  }
}

/** A Unix socket in the data folder: a statement takes three quarters of the CPU that it takes by TCP. */
const SOCKET = { unix_socket_directories: '.' }
/** Maximum length of the path of a Unix socket on Linux. */
const MAX_SOCKET_PATH = 107

const takesSocket = (dataDir: string): boolean =>
  process.platform === 'linux' && join(clusterOf(dataDir), '.s.PGSQL.65535').length <= MAX_SOCKET_PATH

const clusterOf = (dataDir: string): string => join(homeFolder(dataDir), 'cluster')

/** Ends the processes that a killed run has left behind, because no other process does. */
async function reapKilledRuns(): Promise<void> {
  const abandoned = abandonedScratchFolders()
  const left = [tmpdir(), ...abandoned].flatMap(folder => readdirSync(folder).map(name => join(folder, name)))
  for (const dataDir of left.filter(path => basename(path).startsWith(PREFIX))) {
    try {
      const folder = homeFolder(dataDir)
      const cluster = clusterOf(dataDir)
      if (!existsSync(cluster) || liveHolders(join(folder, 'holders')).here > 0) continue
      const server = findPostmaster(cluster)
      if (server) await stopPostmaster(server)
      remove(dataDir)
    } catch {
      // It belongs to another user, or another run is removing it.
    }
  }
  for (const folder of abandoned) {
    await endAbandonedProcesses(folder)
    try {
      rmSync(folder, { recursive: true, force: true })
    } catch {
      // Another user's.
    }
  }
}

function remove(dataDir: string): void {
  for (const folder of [homeFolder(dataDir), dataDir]) rmSync(folder, { recursive: true, force: true })
}

/** An external server outlives the run. The run's templates, and databases that tests did not drop, must not. */
async function dropDatabases(url: string, runId: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  try {
    const { rows } = await admin.query<{ datname: string }>(
      "select datname from pg_database where datname ~ ('^rialto_(test|template)_' || $1 || '_')",
      [runId],
    )
    for (const { datname } of rows) await admin.query(`drop database if exists ${datname} with (force)`)
  } finally {
    await admin.end()
  }
}
