import type { Scope } from '@rialto/core'
import { sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import { scoped } from '../scoped.ts'
import type { Tables } from '../tables.ts'

/** A preview in the dashboard is not a user's session. */
export const isOfUser = sql<boolean>`link_sessions.request->'isPreview' is null`

/** The clocks of servers differ by less than this. */
const skewMs = 60 * 60_000

/**
 * Progress of the Link sessions of a client's users, by the page on which their users left (otherwise empty), in the
 * columns of `link_session_counts`. A session's transfer is younger than the session, so older ones are skipped.
 */
export const openedSessions = (
  db: Database<Tables>,
  { clientId, environment }: Scope,
  { from, to }: { from: Date; to?: Date },
) => {
  const count = (condition: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${condition}))::int`
  const isPreviewed = sql`exists (select from previews where previews.link_session_id = link_sessions.id)`
  return scoped(db, { clientId, environment })
    .selectFrom('link_sessions')
    .leftJoin('transfers', join =>
      join
        .onRef('transfers.id', '=', 'link_sessions.transfer_id')
        .on('transfers.client_id', '=', clientId)
        .on('transfers.environment', '=', environment)
        .on('transfers.created_at', '>=', new Date(from.getTime() - skewMs))
        .on('transfers.phase', '=', 'settled'),
    )
    .select([
      sql<string>`coalesce(case when exit->>'outcome' = 'exited' then exit->>'page' end, '')`.as('page'),
      sql<number>`count(*)::int`.as('opened'),
      count(sql`connection_ids <> '{}'`).as('connected'),
      count(sql`link_sessions.transfer_id is not null or ${isPreviewed}`).as('previewed'),
      count(sql`link_sessions.transfer_id is not null`).as('sent'),
      count(sql`transfers.id is not null`).as('succeeded'),
    ])
    .where('consumed_at', '>=', from)
    .where(isOfUser)
    .$if(to !== undefined, query => query.where('consumed_at', '<', to ?? null))
    .groupBy(sql`1`)
}
