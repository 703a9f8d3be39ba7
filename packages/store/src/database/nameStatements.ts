import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Pool, PoolClient } from 'pg'

import { errorCode } from '@rialto/defined/errorCode'

const NAMED_LIMIT = 500
const SEEN_LIMIT = 2_000
const CHANGED_RESULT = '0A000'
const EACH_TIME = '/* planned each time */'

/**
 * Marks a statement whose best plan depends on its values, such as a range that matches few rows or nearly all: if it
 * were prepared, PostgreSQL would plan it once for all values.
 */
export const plannedEachTime = sql.raw(EACH_TIME)

/**
 * Prepares frequent statements once per connection: a statement with parameters gets a name from its second use on,
 * unless it is planned each time. Both caches are bounded, because a name costs memory in every connection and many
 * texts are used only once.
 */
export function nameStatements(pool: Pool): Pool {
  const nameOf = makeNames()
  const wrapped = new WeakSet<PoolClient>()
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>
  const named = async () => {
    const client = await connect()
    if (!wrapped.has(client)) wrap(client, nameOf)
    wrapped.add(client)
    return client
  }
  return Object.assign(pool, { connect: named })
}

interface Names {
  of(text: string): string | undefined
  renew(): void
}

function wrap(client: PoolClient, names: Names): void {
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>
  const named = async (text: unknown, values?: unknown) => {
    const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? names.of(text) : undefined
    if (name === undefined) return query(text, values)
    try {
      return await query({ name, text, values })
    } catch (error) {
      // A migration changed a table under a prepared `select *`: new names prepare it again.
      if (errorCode(error) === CHANGED_RESULT) names.renew()
      throw error
    }
  }
  Object.assign(client, { query: named })
}

function makeNames(): Names {
  const names = new Map<string, string>()
  const seen = new Set<string>()
  let generation = 0
  return {
    of(text) {
      if (text.endsWith(EACH_TIME)) return undefined
      const known = names.get(text)
      if (known !== undefined || names.size >= NAMED_LIMIT) return known
      if (!seen.has(text)) {
        if (seen.size >= SEEN_LIMIT) seen.clear()
        seen.add(text)
        return undefined
      }
      const name = `${createHash('sha256').update(text).digest('base64url').slice(0, 27)}_${generation}`
      names.set(text, name)
      return name
    },
    renew() {
      names.clear()
      generation += 1
    },
  }
}
