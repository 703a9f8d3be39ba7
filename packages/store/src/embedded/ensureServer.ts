import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

import { errorCode } from '@rialto/defined/errorCode'
import { closeClient } from '../database/closeConnection.ts'
import { EmbeddedPostgresError } from './embeddedPostgresError.ts'
import { liveHolders } from './holders.ts'
import type { Home } from './home.ts'
import { EMBEDDED_NAME } from './initCluster.ts'
import { launchPostmaster, type ServerSettings } from './launchPostmaster.ts'
import { disownPidFile, findPostmaster, hasPidFile, stopPostmaster, type Postmaster } from './postmaster.ts'
import { isRunning } from './processIdentity.ts'

export interface Cluster {
  home: Home
  runtime: string
  password: string
  settings: ServerSettings
}

export interface RunningServer extends Postmaster {
  url: string
  /** Whether it was running already. */
  found: boolean
}

const RECOVERY_MS = 300_000
const SILENCE_MS = 15_000
const ELSEWHERE_MS = 12_000
const CREATE_MS = 60_000
const LAST_CHANCE_MS = 2_000

/**
 * Returns the running server of the cluster if it responds, and otherwise starts one. Call it while holding the
 * folder's lock.
 */
export async function ensureServer(cluster: Cluster): Promise<RunningServer> {
  const { home, runtime, settings } = cluster
  const there = findPostmaster(home.cluster)
  if (there) {
    const url = await answering(cluster, there)
    if (url !== undefined) return { ...there, port: findPostmaster(home.cluster)?.port ?? there.port, url, found: true }
    await stopPostmaster(there)
  }
  if (hasPidFile(home.cluster)) await waitForElsewhere(home)
  disownPidFile(home.cluster)
  const server = await launchPostmaster(home, runtime, settings)
  const url = await answering(cluster, server)
  if (url === undefined) throw new EmbeddedPostgresError(`PostgreSQL on ${home.cluster} started but does not respond.`)
  return { ...server, url, found: false }
}

/** Two servers on one folder destroy it. A container that shares the volume is invisible but for its sign of life. */
async function waitForElsewhere(home: Home): Promise<void> {
  const deadlineMs = performance.now() + ELSEWHERE_MS
  while (liveHolders(join(home.folder, 'holders')).elsewhere > 0) {
    if (performance.now() > deadlineMs)
      throw new EmbeddedPostgresError(
        `A process in another container or on another machine uses ${home.folder}. Stop it, or set DATABASE_URL for both.`,
      )
    await sleep(200)
  }
}

/** The server's URL once it accepts our password. Undefined if it ends or does not respond. */
async function answering(cluster: Cluster, server: Postmaster): Promise<string | undefined> {
  const fromMs = performance.now()
  while (isRunning(server)) {
    const { port, ready } = findPostmaster(cluster.home.cluster) ?? server
    // Crash recovery may take long, but a server that reports ready has to respond.
    if (performance.now() - fromMs > (ready ? SILENCE_MS : RECOVERY_MS)) return undefined
    const code = await tryConnect(urlOf(cluster, port, EMBEDDED_NAME))
    if (code === undefined) return urlOf(cluster, port, EMBEDDED_NAME)
    if (code === '3D000') await createDatabase(urlOf(cluster, port, 'postgres'))
    else if (code === '28P01')
      throw new EmbeddedPostgresError(`The password in ${cluster.home.folder} does not match the server's.`)
    else await sleep(50)
  }
  return undefined
}

function urlOf(cluster: Cluster, port: number, database: string): string {
  return `postgresql://${EMBEDDED_NAME}:${cluster.password}@127.0.0.1:${port}/${database}`
}

/** Whether the server does not respond at all: a hanging server will not stop on request. A rejection is a response. */
export async function isSilent(server: RunningServer): Promise<boolean> {
  const fromMs = performance.now()
  await tryConnect(server.url, LAST_CHANCE_MS)
  return performance.now() - fromMs >= LAST_CHANCE_MS
}

/** The error's code, or undefined on success. */
async function tryConnect(url: string, timeoutMs = 5_000): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: timeoutMs })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return undefined
  } catch (error) {
    return errorCode(error) ?? 'unknown'
  } finally {
    await closeClient(client)
  }
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    query_timeout: CREATE_MS,
  })
  try {
    await client.connect()
    await client.query(`create database ${EMBEDDED_NAME}`)
  } finally {
    await closeClient(client)
  }
}
