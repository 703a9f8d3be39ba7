import type { Connection, PortfolioKind, PortfolioPart, PortfolioReads, PortfolioRepository } from '@rialto/core'
import { sql } from 'kysely'

import { accountNameOf } from '../connections/accountNameOf.ts'
import type { Database } from '../database/openDatabase.ts'
import { scoped } from '../scoped.ts'
import type { Tables } from '../tables.ts'
import type { Sealer } from '../scopeOf.ts'

/** Far more accounts than one person has. */
const maxAccounts = 1_000

const readColumns = ({ kind, asOfMs, rows }: Parameters<PortfolioRepository['keep']>[1]) =>
  [
    'id',
    sql<string>`${kind}`.as('kind'),
    sql<Date>`${new Date(asOfMs)}::timestamptz`.as('as_of'),
    sql<string>`${JSON.stringify(rows)}::jsonb`.as('rows'),
  ] as const

export const portfolioRepository = (db: Database<Tables>, sealer: Sealer): PortfolioRepository => ({
  async keep({ scope, id }, read) {
    // The lock waits for an erase in progress, after which the row no longer exists.
    await db
      .insertInto('portfolio_reads')
      .columns(['connection_id', 'kind', 'as_of', 'rows'])
      .expression(eb =>
        eb
          .selectFrom('connections')
          .select(readColumns(read))
          .where('client_id', '=', scope.clientId)
          .where('environment', '=', scope.environment)
          .where('id', '=', id)
          .where('removed_at', 'is', null)
          .forKeyShare(),
      )
      .onConflict(conflict =>
        conflict
          .columns(['connection_id', 'kind'])
          .doUpdateSet(eb => ({ as_of: eb.ref('excluded.as_of'), rows: eb.ref('excluded.rows') }))
          .whereRef('portfolio_reads.as_of', '<=', 'excluded.as_of'),
      )
      .execute()
  },

  async list<K extends PortfolioKind>(scope: Connection['scope'], userId: string, kind: K) {
    const found = await scoped(db, scope)
      .selectFrom('connections')
      .leftJoin('portfolio_reads', join =>
        join.onRef('portfolio_reads.connection_id', '=', 'connections.id').on('portfolio_reads.kind', '=', kind),
      )
      .select(['id', 'type', 'upstream_id', 'account_name', 'sealed_account_name', 'state', 'as_of', 'rows'])
      .where('user_id', '=', userId)
      .where('link_session_id', 'is', null)
      .where('removed_at', 'is', null)
      .orderBy('created_at')
      .orderBy('id')
      .limit(maxAccounts)
      .execute()
    return found.map(row => ({
      connection: {
        id: row.id,
        type: row.type,
        upstreamId: row.upstream_id,
        accountName: accountNameOf(row, sealer),
        state: row.state,
      },
      ...(row.as_of === null ? {} : { read: { asOfMs: row.as_of.getTime(), rows: row.rows as PortfolioReads[K] } }),
    })) satisfies PortfolioPart<K>[]
  },
})
