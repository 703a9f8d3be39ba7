import { closeSync, constants, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { errorCode } from '@rialto/defined/errorCode'
import { childrenOf, commandOf, isRunning, startOf } from './processIdentity.ts'

/** A running PostgreSQL server of one cluster. */
export interface Postmaster {
  pid: number
  /** Distinguishes it from a later process with the same number. */
  startedAt: string
  port: number
  ready: boolean
}

/** The server that `postmaster.pid` names, if that process runs and is indeed one on this cluster. */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const lines = readLines(cluster)
  const pid = Number(lines[0])
  const startedAt = startOf(pid)
  if (startedAt === undefined || !serves(pid, cluster)) return undefined
  return { pid, startedAt, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
}

export function hasPidFile(cluster: string): boolean {
  return readLines(cluster).length > 1
}

function readLines(cluster: string): string[] {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return []
  }
}

function serves(pid: number, cluster: string): boolean {
  const command = commandOf(pid)
  return command === undefined || command.includes(`-D ${cluster} `)
}

/**
 * PostgreSQL refuses to start while the number in a stale `postmaster.pid` is in use: by an unrelated program, or by
 * the dead server itself if its zombie is never reaped (Node as a container's first process). Removing the file would
 * also remove the guard against surviving children of that server (its shared memory key), so only the number is
 * removed.
 */
export function disownPidFile(cluster: string): void {
  const lines = readLines(cluster)
  if (lines.length < 2 || findPostmaster(cluster)) return
  lines[0] = String(NO_PROCESS)
  // The folder belongs to the server's user, and we may be root, so links are not followed.
  const file = openSync(join(cluster, 'postmaster.pid'), constants.O_WRONLY | constants.O_TRUNC | constants.O_NOFOLLOW)
  writeFileSync(file, lines.join('\n'))
  closeSync(file)
}

/** Larger than any process number. */
const NO_PROCESS = 2_147_483_647

type Steps = readonly (readonly [NodeJS.Signals, number])[]

const STOPPING: Steps = [
  ['SIGINT', 30_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
]
const STOPPING_SILENT: Steps = [
  ['SIGINT', 1_000],
  ['SIGKILL', 5_000],
]

/**
 * Fast shutdown: disconnects clients and writes all data. Sends harsher signals only to a server that does not stop,
 * and sooner to one that is known to hang. Returns the last signal that was needed.
 */
export async function stopPostmaster(server: Postmaster, isSilent = false): Promise<NodeJS.Signals> {
  let last: NodeJS.Signals = 'SIGINT'
  for (const [signal, waitMs] of isSilent ? STOPPING_SILENT : STOPPING) {
    last = signal
    const children = signal === 'SIGKILL' ? childrenOf(server.pid) : []
    signalPostmaster(server, signal)
    // Children end when they notice that their parent is gone. A suspended child would not, and would prevent the next
    // server from starting.
    for (const child of children) signalPostmaster(child, signal)
    if (await ended(server, waitMs)) break
  }
  return last
}

export function signalPostmaster(server: Pick<Postmaster, 'pid' | 'startedAt'>, signal: NodeJS.Signals): void {
  if (!isRunning(server)) return
  try {
    process.kill(server.pid, signal)
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error
  }
}

async function ended(server: Postmaster, waitMs: number): Promise<boolean> {
  const deadlineMs = performance.now() + waitMs
  while (isRunning(server)) {
    if (performance.now() > deadlineMs) return false
    await sleep(10)
  }
  return true
}
