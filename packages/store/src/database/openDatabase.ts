import { Kysely, PostgresDialect } from 'kysely'
import pg, { type Pool, type PoolClient } from 'pg'
import { columnTypes } from './columnTypes.ts'
import { cutOffBy } from './cutOffBy.ts'
import { discardBroken } from './discardBroken.ts'
import { joinBegin } from './joinBegin.ts'
import { limitAnswers } from './limitAnswers.ts'
import { nameStatements } from './nameStatements.ts'
import { statementMsWithin } from './raiseStatementTimeout.ts'
import type { StoreLog } from './storeLog.ts'
import { storable } from './storable.ts'

/** Passes the parameters of every statement through `storable`. */
function sendStorable(pool: Pool): Pool {
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>
  const wrapped = new WeakSet<PoolClient>()
  const connected = async () => {
    const client = await connect()
    if (!wrapped.has(client)) wrap(client)
    wrapped.add(client)
    return client
  }
  return Object.assign(pool, { connect: connected })
}

function wrap(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>
  const sending = (text: unknown, values?: unknown) =>
    query(text, Array.isArray(values) ? values.map(storable) : values)
  Object.assign(client, { query: sending })
}

/** Typed SQL over a pool of connections. Transactions have the same type, so that a repository accepts either. */
export type Database<Tables> = Kysely<Tables>

interface DatabaseOptions {
  url: string
  log?: StoreLog
  /** Default 10. */
  maxConnections?: number
  /** How long a caller waits for a connection of the pool. Default 5 s. */
  acquireTimeoutMs?: number | undefined
  /** How long a statement waits for a lock. Default 5 s. */
  lockTimeoutMs?: number | undefined
  /**
   * Maximum wait for a statement's response, after which its connection is closed. PostgreSQL's own statement limit is
   * two thirds of it, 10 s at most. Default 15 s.
   */
  answerTimeoutMs?: number | undefined
  /** When aborted, all pending and later statements fail at once. */
  cutOff?: AbortSignal | undefined
  /** Rejects every change. Default false. */
  readOnly?: boolean
  /** Shown in `pg_stat_activity`. Default `rialto`. */
  applicationName?: string
  /**
   * The URL is that of a pooler which may use a different connection for each transaction: statements are not
   * prepared, and the pooler sets the session's settings. Default false.
   */
  isPooled?: boolean | undefined
  /** Receives the function that counts this pool's connections when the pool is created. */
  onPool?: ((count: () => PoolCounts) => void) | undefined
}

/** The pool's current connections, and the callers that wait for one. */
export interface PoolCounts {
  open: number
  idle: number
  waiting: number
}

const STATEMENT_TIMEOUT_MS = 10_000
const ANSWER_TIMEOUT_MS = 15_000
const IDLE_IN_TRANSACTION_MS = 30_000
const ACQUIRE_TIMEOUT_MS = 5_000
const LOCK_TIMEOUT_MS = 5_000

/**
 * Settings on which our statements and the parsing of texts rely, whatever the role and the database have set. A
 * committed intent to withdraw must survive a crash of the database.
 */
const ownSettings = [
  'timezone=UTC',
  'datestyle=ISO,MDY',
  'intervalstyle=postgres',
  'bytea_output=hex',
  'extra_float_digits=1',
  'standard_conforming_strings=on',
  'default_transaction_isolation=read\\ committed',
  'default_transaction_deferrable=off',
  'synchronous_commit=on',
]

/** Sent when a connection is made. */
const sessionSettings = ({ answerTimeoutMs = ANSWER_TIMEOUT_MS, lockTimeoutMs, readOnly }: DatabaseOptions) => ({
  statement_timeout: Math.min(STATEMENT_TIMEOUT_MS, statementMsWithin(answerTimeoutMs)),
  lock_timeout: lockTimeoutMs ?? LOCK_TIMEOUT_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  // A database that an operator has made read-only stays so.
  options: [...ownSettings, ...(readOnly ? ['default_transaction_read_only=on'] : [])]
    .map(one => `-c ${one}`)
    .join(' '),
})

/**
 * Connects when first used; close it with `destroy()`. Sessions run in UTC, a statement may take 10 s and its answer 15 s, a
 * transaction may idle 30 s.
 * columnTypes says as what type a column arrives.
 *
 * @example
 * const db = openDatabase<Tables>({ url, log })
 * const rows = await db.selectFrom('clients').selectAll().execute()
 */
export function openDatabase<Tables>(options: DatabaseOptions): Database<Tables> {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: options.acquireTimeoutMs ?? ACQUIRE_TIMEOUT_MS,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: options.applicationName ?? 'rialto',
    ...(options.isPooled ? {} : sessionSettings(options)),
    types: columnTypes,
  })
  const lost = (error: Error) => options.log?.warn({ error: error.message }, 'a database connection was lost')
  // A lost connection is an event of the pool's while idle and of the client's while borrowed; unheard, either ends the process.
  pool.on('error', lost)
  pool.on('connect', client => client.on('error', lost))
  options.onPool?.(() => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }))
  const stoppable = cutOffBy(pool, options.cutOff)
  const joined = options.isPooled ? stoppable : joinBegin(stoppable)
  const bounded = limitAnswers(joined, options.answerTimeoutMs ?? ANSWER_TIMEOUT_MS)
  const safe = discardBroken(bounded)
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: sendStorable(options.isPooled ? safe : nameStatements(safe)) }),
  })
}
