import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Listed {
  pid: number
  parent: number
  command: string
}

/** Every running process, without zombies. */
const list = (): Listed[] =>
  existsSync('/proc/self/stat')
    ? readdirSync('/proc').flatMap(readProc)
    : execFileSync('ps', ['-axww', '-o', 'pid=,ppid=,command='], { encoding: 'utf8' })
        .split('\n')
        .flatMap(line => {
          const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
          return command === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), command }]
        })

const readProc = (name: string): Listed[] => {
  if (!/^\d+$/.test(name)) return []
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return state === 'Z' ? [] : [{ pid: Number(name), parent: Number(parent), command }]
  } catch {
    // It ended while the list was read.
    return []
  }
}

/** The process and all its descendants: `pid command`. */
export const familyOf = (pid: number): Listed[] => {
  const all = list()
  const below = (parent: number): Listed[] =>
    all.filter(process => process.parent === parent).flatMap(process => [process, ...below(process.pid)])
  return [...all.filter(process => process.pid === pid), ...below(pid)]
}

/** Processes with `text`, such as a data folder, in their command line. */
export const processesNaming = (text: string): Listed[] =>
  list().filter(({ pid, command }) => pid !== process.pid && command.includes(text))

/** Those of `processes` that still run. A number that another program got since does not count. */
export const stillRunning = (processes: readonly Listed[]): Listed[] => {
  const now = list()
  return processes.filter(({ pid, command }) => now.some(other => other.pid === pid && other.command === command))
}

/** The main process of the embedded PostgreSQL of a data folder. */
export const postmasterOf = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])

/** Sends each a signal. An ended process is not an error. */
const signal = (name: NodeJS.Signals, pids: readonly number[]): void => {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

/** Ends processes as a power cut would: no handler of theirs runs. */
export const killHard = (...pids: number[]): void => signal('SIGKILL', pids)

/**
 * Suspends a process and all its descendants: they answer no request and close no connection. Returns the function that
 * resumes them.
 */
export const suspendFamily = (pid: number): (() => void) => {
  // The parent first: a process that runs could start others meanwhile.
  signal('SIGSTOP', [pid])
  const pids = familyOf(pid).map(each => each.pid)
  signal('SIGSTOP', pids)
  return () => signal('SIGCONT', pids)
}
