import pg, { type Pool, type PoolClient, type QueryResult } from 'pg'

const BEGIN = /^(?:begin|start transaction)\b/
const END = /^(?:commit|rollback)$/

type Send = (...args: unknown[]) => Promise<unknown>

/**
 * Sends the begin of a transaction together with its first statement: one round trip less for each transaction, and none for an
 * empty one. PostgreSQL skips the statement if the begin fails, because both end with the same synchronization.
 */
export function joinBegin(pool: Pool): Pool {
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>
  const reset = new WeakMap<PoolClient, () => void>()
  const joined = async () => {
    const client = await connect()
    const known = reset.get(client)
    if (known) known()
    else reset.set(client, wrap(client))
    return client
  }
  return Object.assign(pool, { connect: joined })
}

/** Returns the function that forgets the transaction before, which may not have been ended. */
function wrap(client: PoolClient): () => void {
  const query: Send = client.query.bind(client)
  const prepare = preparing(query)
  let begin: string | undefined
  let first: Promise<unknown> | undefined
  const forget = () => (begin = first = undefined)
  const end: Send = async (...args) => {
    const [isEmpty, before] = [begin !== undefined, first]
    forget()
    if (isEmpty) return nothing
    await before?.catch(() => undefined)
    return query(...args)
  }
  const joined: Send = async (...args) => {
    const text = typeof args[0] === 'string' ? args[0] : ''
    if (END.test(text)) return end(...args)
    if (BEGIN.test(text)) return (await prepare(text)) ?? ((begin = text), nothing)
    if (begin !== undefined) {
      first = sendBoth(query, begin, args)
      begin = undefined
      return first
    }
    // If the begin failed, PostgreSQL would execute this statement without a transaction.
    await first
    return query(...args)
  }
  Object.assign(client, { query: joined })
  return forget
}

/** Sends a begin that the connection has not prepared yet, with its answer. Undefined for one that it has. */
function preparing(query: Send): (text: string) => Promise<unknown> {
  const prepared = new Set<string>()
  return async text => {
    if (prepared.has(text)) return undefined
    const answer = await query({ name: text, text })
    prepared.add(text)
    return answer
  }
}

const nothing = { command: '', rowCount: null, rows: [] }

const sendBoth = (query: Send, begin: string, [statement, values]: unknown[]): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const own = typeof statement === 'string' ? { text: statement, values } : (statement as pg.QueryConfig)
    // Without values, a text may have several statements.
    const isSimple = !Array.isArray(own.values) || own.values.length === 0
    const both = new pg.Query(isSimple ? `${begin}; ${own.text}` : (own as pg.QueryConfig))
    if (!isSimple) submitAfter(both, begin)
    const callback = (error: unknown, answers: QueryResult[]) => {
      const [, ...others] = answers ?? []
      if (error) reject(error)
      else resolve(others.length === 1 ? others[0] : others)
    }
    void query(Object.assign(both, { callback }))
  })

/** Writes the prepared begin before the messages of the query, which end with the synchronization. */
const submitAfter = (query: pg.Query, begin: string): void => {
  const submit = query.submit.bind(query)
  query.submit = connection => {
    connection.stream.cork()
    connection.bind({ statement: begin }, false)
    connection.execute(null, false)
    const refusal = submit(connection)
    connection.stream.uncork()
    return refusal
  }
}
