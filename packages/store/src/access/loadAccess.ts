import { type ClientAccess, parseIpRange, type Scope } from '@rialto/core'
import { sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import { scoped } from '../scoped.ts'
import type { Tables } from '../tables.ts'
import { linkDefaultColumns, readLinkDefaultsOf } from '../admin/linkDefaultsRepository.ts'
import { readKey } from './readKey.ts'

/** Reads a client's access settings in one statement, because it may precede any request. */
export const loadAccess =
  (db: Database<Tables>) =>
  async ({ clientId, environment }: Scope): Promise<ClientAccess> => {
    const ranges = scoped(db, { clientId, environment })
      .selectFrom('client_ip_ranges')
      .select(sql<string[]>`coalesce(array_agg(range), '{}')`.as('ranges'))
    const rows = await scoped(db, { clientId, environment })
      .selectFrom('api_keys')
      .leftJoin('client_settings', join =>
        join
          .onRef('client_settings.client_id', '=', 'api_keys.client_id')
          .onRef('client_settings.environment', '=', 'api_keys.environment'),
      )
      .selectAll('api_keys')
      .select(['client_settings.may_bridge', 'client_settings.screening', ranges.as('ranges')])
      .select(linkDefaultColumns.map(column => `client_settings.${column}` as const))
      .where('api_keys.revoked_at', 'is', null)
      // The sandbox provisions its key at every start.
      .where('client_settings.closed_at', 'is', null)
      .execute()
    return {
      keys: rows.map(readKey),
      ranges: (rows[0]?.ranges ?? []).flatMap(range => parseIpRange(range) ?? []),
      mayBridge: rows[0]?.may_bridge ?? false,
      screening: rows[0]?.screening ?? 'off',
      linkDefaults: rows[0] && readLinkDefaultsOf(rows[0]),
    }
  }
