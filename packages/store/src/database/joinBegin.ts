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

/** Returns the function that forgets a begin that was not sent. */
function wrap(client: PoolClient): () => void {
  const query: Send = client.query.bind(client)
  const prepared = new Set<string>()
  let begin: string | undefined
  const start = async (text: string) => {
    if (prepared.has(text)) {
      begin = text
      return nothing
    }
    const answer = await query({ name: text, text })
    prepared.add(text)
    return answer
  }
  const joined: Send = async (...args) => {
    const [statement] = args
    if (typeof statement === 'string' && BEGIN.test(statement)) return start(statement)
    if (begin === undefined) return query(...args)
    const first = begin
    begin = undefined
    if (typeof statement === 'string' && END.test(statement)) return nothing
    return sendBoth(client, first, args)
  }
  Object.assign(client, { query: joined })
  return () => (begin = undefined)
}

const nothing = { command: '', rowCount: null, rows: [] }

const sendBoth = (client: PoolClient, begin: string, [statement, values]: unknown[]): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const own = typeof statement === 'string' ? { text: statement, values } : (statement as pg.QueryConfig)
    // Without values, a text may have several statements.
    const isSimple = !Array.isArray(own.values) || own.values.length === 0
    const query = new pg.Query(isSimple ? `${begin}; ${own.text}` : (own as pg.QueryConfig))
    if (!isSimple) submitAfter(query, begin)
    const callback = (error: unknown, answers: QueryResult[]) => {
      const [, ...others] = answers ?? []
      if (error) reject(error)
      else resolve(others.length === 1 ? others[0] : others)
    }
    client.query(Object.assign(query, { callback }))
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
