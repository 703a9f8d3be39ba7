import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRunning, ownIdentity, ownMachine, type ProcessIdentity } from './processIdentity.ts'

/** The processes that use one server, one file each. The last one stops it when it ends. */
export interface Holder {
  /** Heartbeat for processes that cannot see our process number (another container on the same volume). */
  beat(): void
  leave(): void
}

const STALE_AFTER_MS = 10_000

export function hold(folder: string): Holder {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  writeFileSync(path, JSON.stringify(ownIdentity()), { mode: 0o600 })
  return {
    beat() {
      const now = new Date()
      try {
        utimesSync(path, now, now)
      } catch {
        // The folder was removed in the meantime, so it contains no holder.
      }
    },
    leave: () => rmSync(path, { force: true }),
  }
}

/** Other users of the server: processes visible here, and remote ones with a recent heartbeat. Removes dead ones. */
export function liveHolders(folder: string): { here: number; elsewhere: number } {
  const live = { here: 0, elsewhere: 0 }
  for (const name of list(folder)) {
    const state = judge(join(folder, name))
    if (state === 'dead') rmSync(join(folder, name), { force: true })
    else live[state] += 1
  }
  return live
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function judge(path: string): 'here' | 'elsewhere' | 'dead' {
  try {
    const holder = JSON.parse(readFileSync(path, 'utf8')) as ProcessIdentity
    if (holder.machine === ownMachine()) return isRunning(holder) ? 'here' : 'dead'
    return Date.now() - statSync(path).mtimeMs < STALE_AFTER_MS ? 'elsewhere' : 'dead'
  } catch {
    return 'dead'
  }
}
