import type { Pool, PoolClient } from 'pg'

import { dropConnection } from './closeConnection.ts'
import { answerLimitOf } from './raiseStatementTimeout.ts'

/**
 * Lets no statement wait longer than `limitMs` for its answer: PostgreSQL's own `statement_timeout` ends nothing where PostgreSQL itself
 * hangs, or where the network swallows what is sent. The connection is closed then and never used again, because a late answer would be
 * read as that of the next statement. raiseStatementTimeout raises the limit together with PostgreSQL's, until the connection is given back.
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

/** `limitMs` of 0 is none. */
async function inTime(client: PoolClient, answer: Promise<unknown>, limitMs: number): Promise<unknown> {
  if (limitMs === 0) return answer
  let isLate = false
  let turn: NodeJS.Immediate | undefined
  const drop = () => {
    isLate = true
    dropConnection(client)
  }
  // A process that was suspended or busy first reads what has arrived meanwhile.
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
