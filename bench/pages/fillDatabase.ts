import { randomUUID } from 'node:crypto'

import {
  createStore,
  type Database,
  raiseStatementTimeout,
  rollUpSessions,
  rollUpTransfers,
  type Tables,
} from '@rialto/store'
import type { Scope } from '@rialto/core'
import { createVault, parseVaultKeys } from '@rialto/vault'
import { sql } from 'kysely'

import { aConnection, aReason, aTransfer } from '../../packages/core/src/testing/fixtures.ts'
import { fillTransfers } from '../support/fillTransfers.ts'
import { vaultKeys } from '../support/productionClient.ts'

const webhooks = (endpointId: string) => [
  sql`insert into webhook_events (id, client_id, environment, endpoint_id, transfer_id, sequence, type, body, created_at, delivered_at)
    select gen_random_uuid(), client_id, environment, ${endpointId}::uuid, id, 1, 'transfer.succeeded', '{"EventType": "transfer.succeeded"}',
      created_at, created_at from transfers`,
  sql`insert into webhook_attempts (id, event_id, number, started_at, duration_ms, status)
    select gen_random_uuid(), id, 1, created_at, 12, 204 from webhook_events`,
]

/**
 * A Link session for each transfer, of which every third did not lead to it; a preview and a request for each, every
 * tenth rejected.
 */
const linkSessions = [
  sql`insert into link_sessions (id, client_id, environment, code_hash, request, connection_ids, transfer_id, token_expires_at,
      consumed_at, session_expires_at, exit)
    select gen_random_uuid(), client_id, environment, decode(md5(n::text), 'hex'), jsonb_build_object('userId', user_id),
      array[connection_id], case when n % 3 > 0 then id end, created_at + interval '10 minutes', created_at,
      created_at + interval '30 minutes',
      case n % 3 when 0 then '{"outcome": "exited", "page": "mfa"}' when 1 then '{"outcome": "finished", "page": "success"}' end::jsonb
    from (select *, row_number() over (order by created_at) as n from transfers) numbered`,
  sql`insert into previews (id, client_id, environment, connection_id, user_id, type, symbol, network_id, to_address, amount, fee, price_usd,
      transfer_type, is_fee_included, created_at, expires_at, link_session_id)
    select gen_random_uuid(), client_id, environment, connection_ids[1], request->>'userId', 'coinbase', 'USDC', gen_random_uuid(), '0x', 1,
      0, 1, 'deposit', false, consumed_at, consumed_at, id
    from link_sessions`,
  sql`insert into logged_requests (client_id, environment, at, api, operation, method, path, fields, status, error_type, duration_ms,
      link_session_id)
    select client_id, environment, at, 'link', 'connectAccount', 'POST', '/link/api/connections', '{type}',
      case when n % 10 = 0 then 400 else 200 end, case when n % 10 = 0 then 'badRequest' end, 40, id
    from (select *, consumed_at as at, row_number() over (order by consumed_at) as n from link_sessions) numbered`,
]

/** Each tenth of the transfers has a separate connection and a change of a setting. */
const connections = [
  sql`insert into connections (id, client_id, environment, user_id, type, upstream_id, account_name, refresh_token_hash,
      sealed_refresh_token, sealed_credentials, version, state, granted, created_at, updated_at)
    select gen_random_uuid(), c.client_id, c.environment, t.user_id, t.type, t.id::text, c.account_name, decode(md5(t.id::text), 'hex'),
      c.sealed_refresh_token, c.sealed_credentials, 1, case when n % 100 = 0 then 'needsReconnect' else 'active' end, c.granted,
      t.created_at, t.created_at
    from (select *, row_number() over (order by created_at) as n from transfers) t join connections c on c.id = t.connection_id
    where n % 10 = 0`,
  sql`insert into audit_entries (client_id, environment, number, at, actor_kind, actor_id, actor_name, ip_address, operation, before,
      after, previous_hash, hash)
    select client_id, environment, row_number() over (order by created_at), created_at, 'member', id, 'sam@example.com', '127.0.0.1',
      'replaceCallbackUrls', '{}', '{}', md5(id::text), md5(id::text)
    from connections`,
]

/**
 * Inserts transfers at a steady rate of one a second until now, with their related rows. Returns the id of the newest.
 */
export const fillDatabase = async (db: Database<Tables>, scope: Scope, transfers: number): Promise<string> => {
  const store = createStore(db, createVault(parseVaultKeys(vaultKeys)), Date.now)
  const connection = aConnection(scope)
  await store.connections.insert(connection)
  const startMs = Date.now() - transfers * 1_000
  const sample = aTransfer(connection, { phase: 'settled', createdAtMs: startMs, finishedAtMs: startMs })
  await store.transfers.insert(sample, aReason)
  await fillTransfers(db, sample.id, { from: 1, to: transfers - 1 })
  const endpoint = { id: randomUUID(), scope, url: 'https://shop.example/hooks', label: 'ledger', createdAtMs: startMs }
  await store.webhookEndpoints.insert(endpoint, 'whsec_bench')
  await db.connection().execute(async one => {
    await raiseStatementTimeout(one, 0)
    for (const statement of [...webhooks(endpoint.id), ...linkSessions, ...connections]) await statement.execute(one)
    await sql`vacuum analyze`.execute(one)
  })
  await rollUpTransfers(db, 'production', new Date())
  await rollUpSessions(db, 'production', new Date())
  const [last] = (await sql<{ id: string }>`select id from transfers order by created_at desc limit 1`.execute(db)).rows
  return last?.id ?? ''
}
