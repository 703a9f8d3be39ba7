import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

import { errorCode } from '@rialto/defined/errorCode'

/** A process, distinguished from a later one with the same number. */
export interface ProcessIdentity {
  pid: number
  /** As the system reports it. Empty if it does not. */
  startedAt: string
  /** One boot of one machine and one process namespace: elsewhere the number has no meaning. */
  machine: string
}

export function ownIdentity(): ProcessIdentity {
  return { pid: process.pid, startedAt: startOf(process.pid) ?? '', machine: ownMachine() }
}

/** Whether that very process still runs. Only for identities of this machine. */
export function isRunning({ pid, startedAt }: Pick<ProcessIdentity, 'pid' | 'startedAt'>): boolean {
  const now = startOf(pid)
  return now !== undefined && (startedAt === '' || now === '' || now === startedAt)
}

let machine: string | undefined
export function ownMachine(): string {
  machine ??= readMachine()
  return machine
}

function readMachine(): string {
  if (process.platform !== 'linux') return hostname()
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname()
  }
}

/** Start time of a process. Undefined if it does not exist. A zombie has ended and was not reaped yet. */
export function startOf(pid: number): string | undefined {
  if (!Number.isSafeInteger(pid) || pid <= 0 || !exists(pid)) return undefined
  if (process.platform === 'linux') return startInProc(pid)
  if (process.platform === 'win32') return ''
  return query('ps', ['-o', 'lstart=', '-p', String(pid)])
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

function startInProc(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The command's name, in parentheses, may itself contain spaces and parentheses.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19]
  } catch (error) {
    const code = errorCode(error)
    return code === 'ENOENT' || code === 'ESRCH' ? undefined : ''
  }
}

/** Its direct children. Empty if the system does not list them. */
export function childrenOf(pid: number): Pick<ProcessIdentity, 'pid' | 'startedAt'>[] {
  return pidsBelow(pid).flatMap(child => {
    const startedAt = startOf(child)
    return startedAt === undefined ? [] : [{ pid: child, startedAt }]
  })
}

function pidsBelow(parent: number): number[] {
  if (process.platform === 'win32') return []
  if (process.platform === 'linux')
    return readdirSync('/proc')
      .map(Number)
      .filter(pid => pid > 0 && parentInProc(pid) === parent)
  const listed = query('ps', ['-A', '-o', 'pid=,ppid=']) ?? ''
  return listed
    .split('\n')
    .map(line => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, ppid]) => (pid !== undefined && ppid === parent ? [pid] : []))
}

function parentInProc(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    // The process ended while the list was read.
    return undefined
  }
}

/** The words of the process's command line. Undefined if the system does not report them. */
export function commandOf(pid: number): string | undefined {
  if (process.platform === 'win32') return undefined
  if (process.platform !== 'linux') return query('ps', ['-ww', '-o', 'command=', '-p', String(pid)])
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
  } catch {
    return undefined
  }
}

function query(command: string, args: readonly string[]): string | undefined {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || undefined
  } catch {
    return undefined
  }
}
