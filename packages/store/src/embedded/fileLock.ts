import { randomUUID } from 'node:crypto'
import { link, readFile, rename, unlink, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

import { errorCode } from '@rialto/defined/errorCode'
import { EmbeddedPostgresError } from './embeddedPostgresError.ts'
import { isRunning, ownIdentity, ownMachine, type ProcessIdentity } from './processIdentity.ts'

const WAIT_MS = 120_000

/** Runs `work` while no other process on this machine holds the same lock file. A dead holder's lock is taken over. */
export async function withFileLock<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  const mine = JSON.stringify({ ...ownIdentity(), nonce: randomUUID() })
  const deadlineMs = performance.now() + WAIT_MS
  while (!(await take(path, mine))) {
    await breakStale(path)
    if (performance.now() > deadlineMs)
      throw new EmbeddedPostgresError(
        `Another process has held ${path} for ${WAIT_MS / 1000} s. Stop it and start again.`,
      )
    await sleep(20)
  }
  try {
    return await work()
  } finally {
    await unlink(path).catch(() => undefined)
  }
}

/** A hard link is created atomically, so a half-written lock is never visible. */
async function take(path: string, mine: string): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, mine, { mode: 0o600 })
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  } finally {
    await unlink(draft)
  }
}

async function breakStale(path: string): Promise<void> {
  const seen = await readFile(path, 'utf8').catch(() => undefined)
  if (seen === undefined || holds(seen)) return
  const aside = `${path}.${randomUUID()}`
  // Of several processes that see the dead lock, one renames it. If it renamed a successor's lock, it restores it.
  await rename(path, aside).catch(() => undefined)
  const caught = await readFile(aside, 'utf8').catch(() => undefined)
  if (caught === undefined) return
  if (caught !== seen) await link(aside, path).catch(() => undefined)
  await unlink(aside)
}

function holds(text: string): boolean {
  try {
    const holder = JSON.parse(text) as ProcessIdentity
    return holder.machine === ownMachine() && isRunning(holder)
  } catch {
    return false
  }
}
