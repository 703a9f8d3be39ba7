import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const stopTimeoutMs = 3_000
const lookAgainMs = 20

/** Ids of all processes. */
const listProcesses = (): number[] =>
  readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(Number)

/** Those that a run has started: all of them have its scratch folder as TMPDIR. Only Linux reports it. */
function processesOf(folder: string, among: readonly number[]): number[] {
  return among.filter(pid => {
    try {
      return (
        pid !== process.pid && readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(`TMPDIR=${folder}`)
      )
    } catch {
      // Gone, or another user's.
      return false
    }
  })
}

/**
 * Ends the processes left by a run that was killed or has ended: chain nodes, servers, browsers, workers. They first
 * get time for a clean exit, in which PostgreSQL releases its shared memory.
 */
export async function endAbandonedProcesses(folder: string): Promise<void> {
  let left = processesOf(folder, listProcesses())
  for (const pid of left) signal(pid, 'SIGTERM')
  for (let waitedMs = 0; waitedMs < 2 * stopTimeoutMs && left.length > 0; waitedMs += lookAgainMs) {
    if (waitedMs >= stopTimeoutMs) for (const pid of left) signal(pid, 'SIGKILL')
    await sleep(lookAgainMs)
    left = processesOf(folder, left)
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended.
  }
}
