import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'

import { sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import type { StoreLog } from '../database/storeLog.ts'
import { isRunning, ownIdentity, type ProcessIdentity } from '../embedded/processIdentity.ts'
import type { Tables } from '../tables.ts'
import { endProcess } from './endProcess.ts'
import { listRunning, type ServerProcess, sharedKey } from './vaultKeyUse.ts'

/** This server process, among those that share the database. */
export interface OwnProcess {
  /** Owner id of everything it holds. Changes after it was declared dead. */
  id(): string
  /**
   * Whether the other processes count it as running. False after a suspension, and while the database cannot be
   * reached.
   */
  isAlive(): boolean
  /** True if no other process shared the database at the last check, at most `everyMs` ago. */
  isAlone(): boolean
  /** Fingerprint of the vault key for sealing: the first of this process's keys that all running processes can open. */
  sealingKey(): string | undefined
  /** Frees everything that the process holds. If the database is unreachable, the other processes detect its end. */
  leave(): Promise<void>
}

/** The process that owns a store's leases and intents. */
export type Owner = Pick<OwnProcess, 'id' | 'isAlive'>

interface JoinOptions {
  /** A separate connection: a busy pool must not look like a dead process. */
  db: Database<Tables>
  /** The domain's clock, in which jobs are due. */
  nowMs: () => number
  log: StoreLog
  /** How long the other processes wait for a heartbeat. */
  ttlMs?: number
  everyMs?: number
  identity?: ProcessIdentity
  /** Fingerprints of the vault keys that this process can open, the first key of its ring first. */
  vaultKeys?: readonly string[]
}

/** Another running process seals with a vault key that this process does not have. */
export class VaultKeyMissingError extends Error {
  override readonly name = 'VaultKeyMissingError'
}

/**
 * Registers this server process in the database and sends a heartbeat every `everyMs`. Declares other processes dead:
 * on this machine when they no longer exist, elsewhere after `ttlMs` without a heartbeat. Only heartbeats are measured
 * by the database's clock, because the servers' clocks differ.
 *
 * @throws VaultKeyMissingError
 */
export const joinProcesses = async (options: JoinOptions): Promise<OwnProcess> => {
  const { db, nowMs, log, ttlMs = 5_000, everyMs = 1_500, identity = ownIdentity(), vaultKeys = [] } = options
  const entry = { identity, ttlMs, vaultKeys }
  // The last key is the oldest: if this is a rotation, the other processes have it.
  let sealingKey = vaultKeys.at(-1)
  // Before it registers: the others stop sealing with a key as soon as a process without it has registered.
  await checkSealingKeys(db, vaultKeys)
  let id = await enter(db, entry)
  let aliveUntil = performance.now() + ttlMs
  /** Until then, other processes may be silent for the same reason: the database was unreachable. */
  let judgeFrom = aliveUntil
  let stopped = false
  let isAlone = false
  let timer: NodeJS.Timeout | undefined

  const end = async (other: string, ifLate: boolean): Promise<void> => {
    if (await endProcess(db, { id: other, now: new Date(nowMs()), ifLate }))
      log.warn({ process: other }, 'a server process ended without stopping; its work is taken over')
  }

  const beat = async (): Promise<void> => {
    const begun = performance.now()
    const wasAlive = begun < aliveUntil
    if (!(await renew(db, id, ttlMs))) {
      id = await enter(db, entry)
      log.warn({ process: id }, 'this process was silent and others took its work over; it goes on under a new id')
    }
    aliveUntil = begun + ttlMs
    if (!wasAlive) judgeFrom = aliveUntil
    const others = await listOthers(db, id)
    isAlone = others.length === 0
    const next = sharedKey(vaultKeys, others)
    if (next !== sealingKey) {
      // Announced before it is used, so that a process that starts without the key sees it, or is seen here.
      await announceSealingKey(db, id, next)
      sealingKey = sharedKey(vaultKeys, await listOthers(db, id))
      if (sealingKey !== next) await announceSealingKey(db, id, sealingKey)
    }
    for (const other of others) {
      if (other.machine === identity.machine && !isRunning({ pid: other.pid, startedAt: other.started }))
        await end(other.id, false)
      else if (other.isLate && begun >= judgeFrom) await end(other.id, true)
    }
  }

  const turn = async (): Promise<void> => {
    try {
      await beat()
    } catch (error) {
      log.warn({ err: error }, 'this process could not give a sign of life')
    }
    if (!stopped) timer = setTimeout(() => (running = turn()), everyMs)
  }
  let running = turn()
  // Leases of a stopped process on this machine are free before anything is claimed.
  await running

  return {
    id: () => id,
    isAlive: () => performance.now() < aliveUntil,
    isAlone: () => isAlone,
    sealingKey: () => sealingKey,
    async leave() {
      stopped = true
      clearTimeout(timer)
      await running
      await endProcess(db, { id, now: new Date(nowMs()) }).catch((error: unknown) =>
        log.warn({ err: error, process: id }, 'this process could not say that it ends; others take its work over'),
      )
    },
  }
}

interface Entry {
  identity: ProcessIdentity
  ttlMs: number
  vaultKeys: readonly string[]
}

const enter = async (db: Database<Tables>, { identity, ttlMs, vaultKeys }: Entry): Promise<string> => {
  const id = randomUUID()
  await sql`
    insert into server_processes (id, machine, pid, started, alive_until, vault_keys, sealing_key)
    values (${id}, ${identity.machine}, ${identity.pid}, ${identity.startedAt}, ${later(ttlMs)},
      ${[...vaultKeys]}::text[], ${vaultKeys.at(-1) ?? null})`.execute(db)
  return id
}

const announceSealingKey = async (db: Database<Tables>, id: string, key: string | undefined): Promise<void> =>
  void (await sql`update server_processes set sealing_key = ${key ?? null} where id = ${id}`.execute(db))

const checkSealingKeys = async (db: Database<Tables>, own: readonly string[]): Promise<void> => {
  const others = own.length === 0 ? [] : await listRunning(db)
  const other = others.find(({ sealingKey }) => sealingKey !== null && !own.includes(sealingKey))
  if (!other) return
  const [keyId] = (other.sealingKey ?? '').split(':')
  throw new VaultKeyMissingError(
    `Process ${other.pid} on ${other.machine} seals secrets with the vault key "${keyId}", which this server does not have. Add that key to RIALTO_VAULT_KEYS.`,
  )
}

const renew = async (db: Database<Tables>, id: string, ttlMs: number): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update server_processes set alive_until = ${later(ttlMs)} where id = ${id} and ended_at is null`.execute(db)
  return numAffectedRows === 1n
}

const later = (ms: number) => sql`clock_timestamp() + make_interval(secs => ${ms / 1_000}::double precision)`

interface OtherProcess extends ServerProcess {
  id: string
  started: string
  isLate: boolean
}

const listOthers = async (db: Database<Tables>, id: string): Promise<OtherProcess[]> => {
  const { rows } = await sql<OtherProcess>`
    select id, machine, pid, started, alive_until <= clock_timestamp() as "isLate",
      vault_keys as "vaultKeys", sealing_key as "sealingKey"
    from server_processes where ended_at is null and id <> ${id}`.execute(db)
  return rows
}
