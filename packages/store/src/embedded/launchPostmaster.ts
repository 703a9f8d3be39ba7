import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { EmbeddedPostgresError } from './embeddedPostgresError.ts'
import type { Home } from './home.ts'
import { findPostmaster, type Postmaster } from './postmaster.ts'
import { spawnAs } from './runTool.ts'

export type ServerSettings = Readonly<Record<string, string>>

const SETTINGS: ServerSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '64MB',
  max_wal_size: '256MB',
  io_method: 'sync',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  // Statements may contain secrets that must not be logged.
  log_min_error_statement: 'panic',
}
const LOG_LIMIT_BYTES = 5_000_000
const RETRY_MS = 10_000

/**
 * Starts the server and waits until it accepts connections. It is detached and outlives us, so that Ctrl-C does not
 * reach only a part of its processes.
 */
export async function launchPostmaster(home: Home, runtime: string, extra: ServerSettings): Promise<Postmaster> {
  const logFile = rotateLog(home)
  const deadlineMs = performance.now() + RETRY_MS
  for (;;) {
    const from = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0
    const server = await launchOnce(home, runtime, extra, logFile)
    if (server) return server
    const said = readFileSync(logFile, 'utf8').slice(from).trim().slice(-2_000)
    // Another program took the port, or children of a killed server are still running.
    const passing = /Address already in use|shared memory block|lock file/.test(said)
    if (!passing || performance.now() > deadlineMs)
      throw new EmbeddedPostgresError(`PostgreSQL did not start on ${home.cluster}: ${said}`)
    await sleep(100)
  }
}

async function launchOnce(
  home: Home,
  runtime: string,
  extra: ServerSettings,
  logFile: string,
): Promise<Postmaster | undefined> {
  const port = await choosePort(join(home.folder, 'port'))
  const settings = Object.entries({ ...SETTINGS, ...extra }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openSync(logFile, 'a', 0o600)
  const child = spawn(join(runtime, 'bin', 'postgres'), ['-D', home.cluster, '-p', String(port), ...settings], {
    ...spawnAs(home.user),
    detached: true,
    stdio: ['ignore', log, log],
    windowsHide: true,
  })
  closeSync(log)
  let failed = false
  child.on('error', () => (failed = true))
  child.unref()
  while (!failed && child.exitCode === null && child.signalCode === null) {
    const server = findPostmaster(home.cluster)
    if (server?.pid === child.pid && server?.ready) return server
    await sleep(10)
  }
  return undefined
}

/** Reuses the last port while it is free, so that connected clients find the server again. */
async function choosePort(file: string): Promise<number> {
  let last = 0
  try {
    last = Number(readFileSync(file, 'utf8'))
  } catch {
    // The first start.
  }
  const port = (last > 0 && (await probe(last))) || (await probe(0))
  if (port !== last) writeFileSync(file, String(port), { mode: 0o600 })
  return port
}

function probe(port: number): Promise<number> {
  return new Promise(resolve => {
    const server = createServer()
    server.on('error', () => resolve(0))
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      const found = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(found))
    })
  })
}

function rotateLog(home: Home): string {
  const file = join(home.folder, 'server.log')
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT_BYTES) renameSync(file, `${file}.1`)
  return file
}
