import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Whether a process of that id is there, ours or not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return !isZombie(pid)
}

/** A dead child whose parent has not asked for its end still answers signals. */
function isZombie(pid: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** The command a process runs, with its arguments; empty when it cannot be read. */
export function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    // Not Linux, or gone.
  }
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

/** Waits until the process is gone; false when it still is there after `timeoutMs`. */
export async function waitGone(pid: number, timeoutMs: number): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < timeoutMs; waitedMs += 20) {
    if (!isAlive(pid)) return true
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  return !isAlive(pid)
}
