import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { errorCode } from '@rialto/defined/errorCode'

const stopTimeoutMs = 5_000

/** Whether a process with that id exists, ours or not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
  return !isZombie(pid)
}

/**
 * Start time of a process, which distinguishes it from a later one with the same id. Empty if the system does not
 * report it.
 */
export function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The command's name, in parentheses, may itself contain spaces and parentheses.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

/** A dead child whose parent has not waited for it still accepts signals. */
function isZombie(pid: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** The command line of a process; empty if it cannot be read. */
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    // Not Linux, or the process has ended.
  }
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

/** The system reuses ids, so only a process that runs this program for this chain may be ended. */
export function isSandboxNode(pid: number, chainId: number): boolean {
  const command = commandOf(pid)
  return /anvil/.test(command) && command.includes(`--chain-id ${chainId} `)
}

/** Asks a process to end, and kills it if it does not. A node writes its state in between. */
export async function terminate(pid: number): Promise<void> {
  if (!signal(pid, 'SIGTERM') || (await waitGone(pid, stopTimeoutMs))) return
  signal(pid, 'SIGKILL')
  await waitGone(pid, stopTimeoutMs)
}

/** False if the process does not exist or we may not signal it. */
export function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}

/** Waits until the process has ended; false if it is still running after `timeoutMs`. */
async function waitGone(pid: number, timeoutMs: number): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < timeoutMs; waitedMs += 20) {
    if (!isAlive(pid)) return true
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  return !isAlive(pid)
}
