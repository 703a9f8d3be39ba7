import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'

import { sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import type { StoreLog } from '../database/storeLog.ts'
import { isRunning, ownIdentity, type ProcessIdentity } from '../embedded/processIdentity.ts'
import type { Tables } from '../tables.ts'
import { endProcess } from './endProcess.ts'

/** This server process among those that share the database. */
export interface OwnProcess {
  /** Stands beside everything it holds. Another one after it was taken for dead. */
  id(): string
  /** Whether the others count it as running. Not after a suspension, nor while the database cannot be reached. */
  isAlive(): boolean
  /** No other process shared the database when it last looked, at most `everyMs` ago. */
  isAlone(): boolean
  /** Frees what is still held. Where the database cannot be reached, the others find out by themselves. */
  leave(): Promise<void>
}

/** The process that holds what a store's leases and intents hold. */
export type Owner = Pick<OwnProcess, 'id' | 'isAlive'>

interface JoinOptions {
  /** Of its own connection: a busy pool must not look like a dead process. */
  db: Database<Tables>
  /** The domain's clock, in which jobs are due. */
  nowMs: () => number
  log: StoreLog
  /** How long the others wait for a sign of life. */
  ttlMs?: number
  everyMs?: number
  identity?: ProcessIdentity
}

/**
 * Joins the server processes of this database and gives a sign of life every `everyMs`. Ends those it finds to be dead: on
 * this machine when their process is gone, elsewhere when they were silent for `ttlMs`. Signs of life are measured by the
 * database's clock, because those of the servers differ; nothing else is.
 */
export const joinProcesses = async (options: JoinOptions): Promise<OwnProcess> => {
  const { db, nowMs, log, ttlMs = 5_000, everyMs = 1_500, identity = ownIdentity() } = options
  let id = await enter(db, identity, ttlMs)
  let aliveUntil = performance.now() + ttlMs
  /** Until then others may be silent for the reason that we were: the database was away. */
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
      id = await enter(db, identity, ttlMs)
      log.warn({ process: id }, 'this process was silent and others took its work over; it goes on under a new id')
    }
    aliveUntil = begun + ttlMs
    if (!wasAlive) judgeFrom = aliveUntil
    const others = await listOthers(db, id)
    isAlone = others.length === 0
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
  // What a former self on this machine held is free before anything is claimed.
  await running

  return {
    id: () => id,
    isAlive: () => performance.now() < aliveUntil,
    isAlone: () => isAlone,
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

const enter = async (db: Database<Tables>, identity: ProcessIdentity, ttlMs: number): Promise<string> => {
  const id = randomUUID()
  await sql`
    insert into server_processes (id, machine, pid, started, alive_until)
    values (${id}, ${identity.machine}, ${identity.pid}, ${identity.startedAt}, ${later(ttlMs)})`.execute(db)
  return id
}

const renew = async (db: Database<Tables>, id: string, ttlMs: number): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update server_processes set alive_until = ${later(ttlMs)} where id = ${id} and ended_at is null`.execute(db)
  return numAffectedRows === 1n
}

const later = (ms: number) => sql`clock_timestamp() + make_interval(secs => ${ms / 1_000}::double precision)`

interface OtherProcess {
  id: string
  machine: string
  pid: number
  started: string
  isLate: boolean
}

const listOthers = async (db: Database<Tables>, id: string): Promise<OtherProcess[]> => {
  const { rows } = await sql<OtherProcess>`
    select id, machine, pid, started, alive_until <= clock_timestamp() as "isLate"
    from server_processes where ended_at is null and id <> ${id}`.execute(db)
  return rows
}
