import { accessSync, constants, mkdirSync, readdirSync, readFileSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const IN_MEMORY = '/dev/shm'
const PREFIX = 'rialto-scratch-'
const ENOUGH_BYTES = 4 * 1024 ** 3

/**
 * Folder for a run's temporary files: in memory, if Linux offers enough of it, else undefined. Each test's database
 * has some 900 short-lived files, and ext4 searches for a free inode among all recently freed ones, which was more
 * than half of PostgreSQL's CPU time in tests.
 */
export function openScratchFolder(): string | undefined {
  if (!isUsable()) return undefined
  const folder = join(IN_MEMORY, `${PREFIX}${process.pid}`)
  // Open to the user that runs the database when we are root.
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  return folder
}

/** Folders of killed runs. */
export function abandonedScratchFolders(): string[] {
  if (!isUsable()) return []
  const named = readdirSync(IN_MEMORY).filter(name => name.startsWith(PREFIX))
  return named.filter(name => !isAlive(Number(name.slice(PREFIX.length)))).map(name => join(IN_MEMORY, name))
}

function isUsable(): boolean {
  try {
    accessSync(IN_MEMORY, constants.W_OK)
    const mounts = readFileSync('/proc/self/mounts', 'utf8').split('\n')
    const options = mounts.filter(line => line.split(' ')[1] === IN_MEMORY).map(line => line.split(' ')[3] ?? '')
    // Tests also run programs from there.
    const isClosed = options.some(list => list.split(',').some(option => option === 'noexec' || option === 'ro'))
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return options.length > 0 && !isClosed && bavail * bsize > ENOUGH_BYTES
  } catch {
    return false
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
