import { type ConfiguredRoute, type RouteRepository, type RouteTable, routeTable, type Scope } from '@rialto/core'
import { defined } from '@rialto/defined'
import { type Selectable, sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import { scopeColumns } from '../scopeOf.ts'
import { scoped } from '../scoped.ts'
import type { Tables } from '../tables.ts'
import { endColumns, pairOf } from './endColumns.ts'

/** Reads what route discovery needs to know of a client. */
export const loadRouteTable =
  (db: Database<Tables>) =>
  async (scope: Scope): Promise<RouteTable> => {
    const routes = routeRepository(db)
    return routeTable(await routes.list(scope), await routes.networkPriority(scope))
  }

const read = (row: Selectable<Tables['bridging_routes']>): ConfiguredRoute => ({
  id: row.id,
  ...pairOf(row),
  displayName: row.display_name,
  ...defined({ minimumAmount: row.minimum_amount ?? undefined }),
  createdAtMs: row.created_at.getTime(),
})

export const routeRepository = (db: Database<Tables>): RouteRepository => ({
  async listOrigins(environment) {
    return db
      .selectFrom('bridging_routes')
      .select(['client_id as clientId', 'origin_network as network', 'origin_asset as asset'])
      .distinct()
      .where('environment', '=', environment)
      .orderBy('client_id')
      .orderBy('origin_network')
      .orderBy('origin_asset')
      .execute()
  },

  async list(scope) {
    const rows = await scoped(db, scope)
      .selectFrom('bridging_routes')
      .selectAll()
      .orderBy('created_at')
      .orderBy('origin_network')
      .orderBy('origin_asset')
      .orderBy('destination_network')
      .orderBy('destination_asset')
      .execute()
    return rows.map(read)
  },

  async listPage(scope, { find, after, count }) {
    const ends = ['origin_network', 'origin_asset', 'destination_network', 'destination_asset'] as const
    const wanted = find?.toLowerCase() ?? ''
    const rows = await scoped(db, scope)
      .selectFrom('bridging_routes')
      .selectAll()
      .$if(wanted !== '', query =>
        query.where(eb => {
          const found = (column: 'display_name' | (typeof ends)[number]) =>
            eb(sql<number>`strpos(lower(${eb.ref(column)}), ${wanted})`, '>', 0)
          return eb.or([found('display_name'), ...ends.map(found)])
        }),
      )
      .$if(after !== undefined, query =>
        query.where(
          eb => eb.refTuple(...ends),
          '>',
          eb =>
            eb.tuple(
              after?.origin.network ?? '',
              after?.origin.asset ?? '',
              after?.destination.network ?? '',
              after?.destination.asset ?? '',
            ),
        ),
      )
      .orderBy('origin_network')
      .orderBy('origin_asset')
      .orderBy('destination_network')
      .orderBy('destination_asset')
      .limit(count)
      .execute()
    return rows.map(read)
  },

  async upsert(scope, route) {
    const changing = { display_name: route.displayName, minimum_amount: route.minimumAmount ?? null }
    const row = await db
      .insertInto('bridging_routes')
      .values({
        ...scopeColumns(scope),
        ...endColumns(route),
        ...changing,
        id: route.id,
        created_at: new Date(route.createdAtMs),
      })
      .onConflict(conflict =>
        conflict
          .columns([
            'client_id',
            'environment',
            'origin_network',
            'origin_asset',
            'destination_network',
            'destination_asset',
          ])
          .doUpdateSet(changing),
      )
      .returningAll()
      .executeTakeFirstOrThrow()
    return read(row)
  },

  async remove(scope, id) {
    const { numDeletedRows } = await scoped(db, scope)
      .deleteFrom('bridging_routes')
      .where('id', '=', id)
      .executeTakeFirst()
    return numDeletedRows === 1n
  },

  async networkPriority(scope) {
    const row = await scoped(db, scope)
      .selectFrom('client_settings')
      .select('bridging_network_priority')
      .executeTakeFirst()
    return row?.bridging_network_priority ?? []
  },

  async setNetworkPriority(scope, networks) {
    await scoped(db, scope)
      .updateTable('client_settings')
      .set({ bridging_network_priority: [...networks] })
      .execute()
  },

  async misdirectedDeposits(scope) {
    const row = await scoped(db, scope).selectFrom('client_settings').select('misdirected_deposits').executeTakeFirst()
    return row?.misdirected_deposits ?? 'refund'
  },

  async setMisdirectedDeposits(scope, rule) {
    await scoped(db, scope).updateTable('client_settings').set({ misdirected_deposits: rule }).execute()
  },
})
