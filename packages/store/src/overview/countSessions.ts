import type { LinkFunnel, Scope } from '@rialto/core'
import { sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import { scoped } from '../scoped.ts'
import type { Tables } from '../tables.ts'
import { openedSessions } from './openedSessions.ts'
import { countedMs } from './rollUpSessions.ts'

/** Reasons listed: rare ones are left out. */
const maxReasons = 8

const countUntil = async (db: Database<Tables>, { clientId, environment }: Scope): Promise<Date | undefined> => {
  const row = await scoped(db, { clientId, environment })
    .selectFrom('link_session_counts_until')
    .select('until')
    .executeTakeFirst()
  return row?.until
}

/** Counted sessions, those opened since, and the individual sessions of the ten minutes in which the period begins. */
const sessionsSince = async (db: Database<Tables>, scope: Scope, from: Date) => {
  const until = await countUntil(db, scope)
  if (until === undefined || until <= from) return openedSessions(db, scope, { from })
  const whole = new Date(Math.ceil(from.getTime() / countedMs) * countedMs)
  return scoped(db, scope)
    .selectFrom('link_session_counts')
    .select(['page', 'opened', 'connected', 'previewed', 'sent', 'succeeded'])
    .where('opened_from', '>=', whole)
    .where('opened_from', '<', until)
    .unionAll(openedSessions(db, scope, { from, to: whole }))
    .unionAll(openedSessions(db, scope, { from: until }))
}

/** Grouped by the page on which users left. */
export const groupSessions = async (db: Database<Tables>, scope: Scope, from: Date) => {
  const sessions = await sessionsSince(db, scope, from)
  const sum = (column: 'opened' | 'connected' | 'previewed' | 'sent' | 'succeeded') =>
    sql<bigint>`sum(${sql.ref(column)})`.as(column)
  return db
    .with('sessions', () => sessions)
    .selectFrom('sessions')
    .select(['page', sum('opened'), sum('connected'), sum('previewed'), sum('sent'), sum('succeeded')])
    .groupBy('page')
}

/** Errors of Link by how many sessions had them. */
const groupFailures = async (db: Database<Tables>, { clientId, environment }: Scope, fromMs: number) => {
  const rows = await scoped(db, { clientId, environment })
    .selectFrom('logged_requests')
    .select([
      'operation',
      sql<string>`error_type`.as('errorType'),
      sql<bigint>`count(distinct link_session_id)`.as('sessions'),
    ])
    .where('status', '>=', sql.lit(400))
    .where('at', '>=', new Date(fromMs))
    .where('api', '=', 'link')
    .where('error_type', 'is not', null)
    .groupBy(['operation', 'error_type'])
    .orderBy('sessions', 'desc')
    .orderBy('operation')
    .limit(maxReasons)
    .execute()
  return rows.map(one => ({ ...one, sessions: Number(one.sessions) }))
}

/** How far the Link sessions opened since then got. */
export const countSessions = async (db: Database<Tables>, scope: Scope, fromMs: number): Promise<LinkFunnel> => {
  const [grouped, errors] = await Promise.all([
    groupSessions(db, scope, new Date(fromMs)).then(query => query.execute()),
    groupFailures(db, scope, fromMs),
  ])
  const sum = (name: 'opened' | 'connected' | 'previewed' | 'sent' | 'succeeded') =>
    grouped.reduce((total, group) => total + Number(group[name]), 0)
  const exits = grouped.flatMap(({ page, opened }) => (page === '' ? [] : { page, sessions: Number(opened) }))
  return {
    opened: sum('opened'),
    connected: sum('connected'),
    previewed: sum('previewed'),
    sent: sum('sent'),
    succeeded: sum('succeeded'),
    exits: exits
      .sort((one, other) => other.sessions - one.sessions || (one.page < other.page ? -1 : 1))
      .slice(0, maxReasons),
    errors,
  }
}
