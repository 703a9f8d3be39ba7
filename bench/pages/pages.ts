import { createHash, randomBytes, randomUUID } from 'node:crypto'

import { createStore, openDatabase, provisionAdminKey, rollUpTransfers, type Tables } from '@rialto/store'
import type { Scope } from '@rialto/core'
import { createVault, parseVaultKeys } from '@rialto/vault'
import { icons } from '@rialto/catalog/icons'
import { sql } from 'kysely'

import { compose } from '../../apps/server/src/compose.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { createLog } from '../../apps/server/src/createLog.ts'
import { createApp } from '../../apps/server/src/http/createApp.ts'
import { aConnection, aReason, aTransfer } from '../../packages/core/src/testing/fixtures.ts'
import { fillTransfers } from '../support/fillTransfers.ts'
import { client, productionEnv, provisionProduction, vaultKeys } from '../support/productionClient.ts'
import { percentile } from '../support/statistics.ts'
import { withPostgres } from '../support/withPostgres.ts'

const transfers = 1_000_000
const runs = 21
const secret = `sk_live_${randomBytes(32).toString('hex')}`
const scope: Scope = { clientId: client.clientId, environment: 'production' }

/** A million transfers at a steady rate of one a second until now, an event and an attempt for each. */
const fill = async (url: string): Promise<string> => {
  const db = openDatabase<Tables>({ url })
  const store = createStore(db, createVault(parseVaultKeys(vaultKeys)), Date.now)
  const connection = aConnection(scope)
  await store.connections.insert(connection)
  const startMs = Date.now() - transfers * 1_000
  const sample = aTransfer(connection, { phase: 'settled', createdAtMs: startMs, finishedAtMs: startMs })
  await store.transfers.insert(sample, aReason)
  await fillTransfers(db, sample.id, { from: 1, to: transfers - 1 })
  const secretHash = createHash('sha256').update(secret).digest()
  await provisionAdminKey(db, scope, { id: randomUUID(), secretHash }, new Date())
  const endpointId = randomUUID()
  const endpoint = { id: endpointId, scope, url: 'https://shop.example/hooks', label: 'ledger', createdAtMs: startMs }
  await store.webhookEndpoints.insert(endpoint, 'whsec_bench')
  await db.connection().execute(async one => {
    await sql`set statement_timeout = 0`.execute(one)
    await sql`insert into webhook_events (id, client_id, environment, endpoint_id, transfer_id, sequence, type, body, created_at, delivered_at)
      select gen_random_uuid(), client_id, environment, ${endpointId}::uuid, id, 1, 'transfer.succeeded', '{"EventType": "transfer.succeeded"}',
        created_at, created_at from transfers`.execute(one)
    await sql`insert into webhook_attempts (id, event_id, number, started_at, duration_ms, status)
      select gen_random_uuid(), id, 1, created_at, 12, 204 from webhook_events`.execute(one)
    await sql`vacuum analyze`.execute(one)
  })
  await rollUpTransfers(db, 'production', new Date())
  const [last] = (await sql<{ id: string }>`select id from transfers order by created_at desc limit 1`.execute(db)).rows
  await db.destroy()
  return last?.id ?? ''
}

type Call = readonly [method: 'GET' | 'POST', path: string, body?: object]

/** Every call that a page of the dashboard makes to show itself. */
const callsOf = (transferId: string): Readonly<Record<string, Call>> => ({
  overview: ['GET', '/Overview'],
  transfers: ['POST', '/Transfers/list', { count: 50 }],
  'transfers of a user': ['POST', '/Transfers/list', { userId: 'user-7', count: 50 }],
  'transfers that failed': ['POST', '/Transfers/list', { statuses: ['failed'], count: 50 }],
  transfer: ['POST', '/Transfers/list', { transferId }],
  'transfer by hash': ['POST', '/Transfers/list', { hash: '0x500000' }],
  'history of a transfer': ['GET', `/Transfers/${transferId}/history`],
  'webhook events of a transfer': ['POST', '/Webhooks/deliveries/list', { transferId }],
  'transfers that need a person': ['GET', '/Transfers/review'],
  user: ['GET', '/Users/user-7/export'],
  'API keys': ['GET', '/ApiKeys'],
  webhooks: ['GET', '/Webhooks/endpoints'],
  deliveries: ['POST', '/Webhooks/deliveries/list', {}],
  'failed deliveries': ['POST', '/Webhooks/deliveries/list', { state: 'failed' }],
  origins: ['GET', '/Client/allowedOrigins'],
  'callback URLs': ['GET', '/Client/callbackUrls'],
  'IP ranges': ['GET', '/IpRanges'],
})

/** Milliseconds of each call at the server, by `inject`: routing, access, query and answer, without a network. */
export const pages = (): Promise<object> =>
  withPostgres(async (url, folder) => {
    await provisionProduction(url)
    const transferId = await fill(url)
    const config = readConfig(productionEnv(url, folder))
    const log = createLog('error')
    const { ctx, stop } = await compose(config, log, () => undefined)
    const app = await createApp({ logger: log as never, linkDir: folder, icons, access: config.access, ctx })
    const send = (path: string, method: 'GET' | 'POST', body?: object, token?: string) =>
      app.inject({
        method,
        url: `/admin/api/v1${path}`,
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body && { payload: body }),
      })
    const issued = await send('/Token', 'POST', { clientId: client.clientId, clientSecret: secret })
    const token = (issued.json() as { content: { id_token: string } }).content.id_token
    const milliseconds: Record<string, object> = {}
    for (const [name, [method, path, body]] of Object.entries(callsOf(transferId))) {
      const elapsed: number[] = []
      for (let run = 0; run < runs; run += 1) {
        const begun = performance.now()
        const answer = await send(path, method, body, token)
        elapsed.push(performance.now() - begun)
        if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.statusCode} ${answer.body}`)
      }
      const inMs = (value: number) => Number(value.toFixed(1))
      milliseconds[name] = {
        first: inMs(elapsed[0] ?? 0),
        median: inMs(percentile(elapsed, 0.5)),
        max: inMs(Math.max(...elapsed)),
      }
    }
    await app.close()
    await stop()
    return { transfers, runs, milliseconds }
  })
