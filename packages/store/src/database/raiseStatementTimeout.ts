import { type Kysely, sql } from 'kysely'

const MARK = / \/\* answered within (\d+) ms \*\/$/

/**
 * Client-side limit for a statement with a server-side limit of `statementMs`. It is longer, so that PostgreSQL itself
 * ends a slow statement and reports it. 0 means no limit, for both.
 */
const answerMs = (statementMs: number): number => statementMs * 1.5

/** The inverse: PostgreSQL’s limit for a client-side limit of `limitMs`. */
export const statementMsWithin = (limitMs: number): number => Math.floor(limitMs / 1.5)

/** The limit that a statement sets for later statements of its connection, or undefined. */
export function answerLimitOf(statement: unknown): number | undefined {
  if (typeof statement !== 'string' || !statement.endsWith(' ms */')) return undefined
  const [, ms] = MARK.exec(statement) ?? []
  return ms === undefined ? undefined : Number(ms)
}

/**
 * Sets the time limit of the following statements to `ms`; 0 means no limit. In PostgreSQL it applies until the
 * transaction ends, or until `reset statement_timeout` if `on` is a connection; on the client until the connection is
 * returned.
 */
export async function raiseStatementTimeout<Tables>(on: Kysely<Tables>, ms: number): Promise<void> {
  const text = `select set_config('statement_timeout', '${ms}', ${on.isTransaction}) /* answered within ${answerMs(ms)} ms */`
  await sql.raw(text).execute(on)
}
