import type { Scope } from '@rialto/core'
import { sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import type { Tables } from '../tables.ts'

/** The subset that a browser with this key has connected, or that the client's server has created. */
export const listProven = async (
  db: Database<Tables>,
  { clientId, environment }: Scope,
  ids: readonly string[],
  { browserKeyHash, nowMs }: { browserKeyHash: Uint8Array | undefined; nowMs: number },
): Promise<string[]> => {
  const key = browserKeyHash ? Buffer.from(browserKeyHash) : null
  const { rows } = await sql<{ id: string }>`
    with used as (
      update connection_browsers set last_used_at = ${new Date(nowMs)}
      where key_hash = ${key} and connection_id = any(${[...ids]}::uuid[])
      returning connection_id
    )
    select id from connections
    where client_id = ${clientId} and environment = ${environment} and id = any(${[...ids]}::uuid[])
      and (is_client_made or id in (select connection_id from used))`.execute(db)
  return rows.map(({ id }) => id)
}

export const addBrowser = async (
  db: Database<Tables>,
  connectionId: string,
  browserKeyHash: Uint8Array,
  atMs: number,
): Promise<void> => {
  const last_used_at = new Date(atMs)
  await db
    .insertInto('connection_browsers')
    .values({ connection_id: connectionId, key_hash: Buffer.from(browserKeyHash), last_used_at })
    .onConflict(conflict => conflict.columns(['connection_id', 'key_hash']).doUpdateSet({ last_used_at }))
    .execute()
}
