import type { Pool, PoolClient } from 'pg'

import { dropConnection } from './closeConnection.ts'
import { answerLimitOf } from './raiseStatementTimeout.ts'

/**
 * Limits the wait for a statement's response to `limitMs`. PostgreSQL's own `statement_timeout` has no effect if
 * PostgreSQL itself hangs, or if the network drops packets. After the limit the connection is closed and never reused,
 * because a late response would be read as that of the next statement. raiseStatementTimeout raises the limit together
 * with PostgreSQL's, until the connection is returned.
 */
export function limitAnswers(pool: Pool, limitMs: number): Pool {
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>
  /** Of each connection that was lent. */
  const limits = new WeakMap<PoolClient, { ms: number }>()
  const limited = async () => {
    const client = await connect()
    const limit = limits.get(client)
    if (limit) limit.ms = limitMs
    else limits.set(client, wrap(client, { ms: limitMs }))
    return client
  }
  return Object.assign(pool, { connect: limited })
}

function wrap<Limit extends { ms: number }>(client: PoolClient, limit: Limit): Limit {
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>
  const limited = async (...args: unknown[]) => {
    const answer = await inTime(client, query(...args), limit.ms)
    limit.ms = answerLimitOf(args[0]) ?? limit.ms
    return answer
  }
  Object.assign(client, { query: limited })
  return limit
}

/** A `limitMs` of 0 means no limit. */
async function inTime(client: PoolClient, answer: Promise<unknown>, limitMs: number): Promise<unknown> {
  if (limitMs === 0) return answer
  let isLate = false
  let turn: NodeJS.Immediate | undefined
  const drop = () => {
    isLate = true
    dropConnection(client)
  }
  // After a suspension or a busy phase, the process first reads the data that has already arrived.
  const timer = setTimeout(() => (turn = setImmediate(drop)), limitMs)
  try {
    return await answer
  } catch (cause) {
    if (!isLate) throw cause
    const late = new Error(`the database gave no answer within ${limitMs} ms`, { cause })
    throw Object.assign(late, { code: 'ETIMEDOUT' })
  } finally {
    clearTimeout(timer)
    clearImmediate(turn)
  }
}
