import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ticksPerSecond = 100

const numbersOf = (pid: string): number[] => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
  } catch {
    // It has ended since it was listed.
    return []
  }
}

/** Processor time of the database in this folder, ended processes included. Linux only. */
export const databaseCpuSeconds = (folder: string): number => {
  const file = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find(name => name.endsWith('postmaster.pid'))
  const postmaster = readFileSync(join(folder, file ?? ''), 'utf8').split('\n', 1)[0] ?? ''
  const [, , , , , , , , , , , user = 0, system = 0, endedUser = 0, endedSystem = 0] = numbersOf(postmaster)
  let ticks = user + system + endedUser + endedSystem
  for (const pid of readdirSync('/proc').filter(name => /^\d+$/.test(name))) {
    const [, parent, , , , , , , , , , own = 0, ownSystem = 0] = numbersOf(pid)
    if (parent === Number(postmaster)) ticks += own + ownSystem
  }
  return ticks / ticksPerSecond
}
