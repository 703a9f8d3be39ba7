import { type Kysely, sql } from 'kysely'

const MARK = / \/\* answered within (\d+) ms \*\/$/

/**
 * Client-side limit for a statement with a server-side limit of `statementMs`. It is longer, so that PostgreSQL itself
 * ends a slow statement and reports it. 0 means no limit, for both.
 */
const answerMs = (statementMs: number): number => statementMs * 1.5

/** The other way round: PostgreSQL’s limit where we wait `limitMs`. */
export const statementMsWithin = (limitMs: number): number => Math.floor(limitMs / 1.5)

/** The limit that a statement sets for those after it on its connection, or undefined. */
export function answerLimitOf(statement: unknown): number | undefined {
  if (typeof statement !== 'string' || !statement.endsWith(' ms */')) return undefined
  const [, ms] = MARK.exec(statement) ?? []
  return ms === undefined ? undefined : Number(ms)
}

/**
 * Lets the statements that follow take `ms`, or as long as they need: 0. For PostgreSQL until the transaction ends, or until `reset
 * statement_timeout` where `on` is a connection; for us until the connection is given back.
 */
export async function raiseStatementTimeout<Tables>(on: Kysely<Tables>, ms: number): Promise<void> {
  const text = `select set_config('statement_timeout', '${ms}', ${on.isTransaction}) /* answered within ${answerMs(ms)} ms */`
  await sql.raw(text).execute(on)
}
