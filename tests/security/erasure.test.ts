import { finishRemovals, requestUserErasure } from '@rialto/core'
import { pruneExpired } from '@rialto/store'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { adminCaller, managing } from '../../apps/server/src/http/routes/admin/testing/adminCaller.ts'
import { addMember, signedIn } from '../../apps/server/src/http/routes/admin/testing/memberCaller.ts'
import { createTestServer, type TestServer } from '../../apps/server/src/testing/createTestServer.ts'
import {
  baseSepoliaId,
  binanceId,
  coinbaseId,
  connectBinance,
  connectCoinbase,
  type LinkedAccount,
  openSession,
  toShop,
} from '../../apps/server/src/testing/linkFlows.ts'
import { type Receiver, startReceiver } from '../../apps/server/src/testing/startReceiver.ts'
import { named, send } from '../spec/flows.ts'
import { dumpDatabase } from './dumpDatabase.ts'

/**
 * DELETE /account erases all data related to the connection (docs/retention.md): after everything that can leave a trace was
 * done with an account, nothing that names it is in any column of any table.
 */
let server: TestServer
let receiver: Receiver
/** What names each account of the user, anywhere. */
const marks = new Map<string, Set<string>>()
let accounts: Used[]
const userId = 'eraser-7c1f'
const transactionId = 'order-eraser-7c1f'

type Used = LinkedAccount & { type: string; userId: string; integrationId: string }

beforeAll(async () => {
  receiver = await startReceiver()
  // Some deliveries fail, so that their attempts and repetitions are written down too.
  receiver.answerWith(500, 200, 500)
  server = await createTestServer({ webhookUrl: receiver.url })
  // An order is paid once: each transfer has one of its own, all of them with the same beginning.
  const open = (name: string) =>
    openSession(server, { userId, ...toShop({ transactionId: `${transactionId}-link-${name}` }) })
  const coinbase = await connectCoinbase(server, 'Mesh', await open('coinbase'))
  const binance = await connectBinance(server, 'Mesh', await open('binance'))
  accounts = [
    { ...coinbase.connection, type: 'coinbase', userId, integrationId: coinbaseId },
    { ...binance.connection, type: 'binanceInternational', userId, integrationId: binanceId },
  ]
  for (const [index, account] of accounts.entries()) {
    const { session } = index === 0 ? coinbase : binance
    await use(account, session)
    marks.set(account.type, await marksOf(account))
  }
}, 60_000)
afterAll(async () => {
  await server?.stop()
  await receiver?.stop()
})

const call = (path: string, body: object) => server.call('POST', `/api/v1${path}`, { body })

/** Everything that writes something down about an account. */
const use = async (account: Used, session: string) => {
  for (const path of ['/balance/get', '/holdings/get']) await call(path, named(account))
  await call('/token/refresh', { refreshToken: account.refreshToken, type: account.type })
  await call('/account/verify', { authToken: account.accessToken, integrationId: account.integrationId })
  await send(server, account, { transactionId: `${transactionId}-${account.type}-1` })
  await send(server, account, { transactionId: `${transactionId}-${account.type}-2`, amount: 9 })
  const requested = { connectionId: account.connectionId, symbol: 'USDC', networkId: baseSepoliaId, amount: '5' }
  const linked = await server.call('POST', '/link/api/transfers/preview', { session, body: requested })
  const { previewId } = linked.body.content
  const body = { previewId, secondFactorCode: '123456' }
  await server.call('POST', '/link/api/transfers/execute', { session, body })
  await server.call('POST', '/link/api/transfers/preview', { session, body: requested })
  // A later visit brings the account along, in a session of its own.
  const later = await openSession(server, { userId, ...toShop() })
  const stored = { session: later.session, body: { accessTokens: [account.accessToken] } }
  await server.call('POST', '/link/api/connections/stored', stored)
  await server.settle()
  await server.settle()
}

/** Read from the rows themselves: whatever is in them that no other account has. */
const marksOf = async ({ connectionId, accessToken, tokenId, refreshToken }: Used): Promise<Set<string>> => {
  const { db } = server
  const at = { column: 'connection_id', id: connectionId } as const
  const connection = await db
    .selectFrom('connections')
    .selectAll()
    .where('id', '=', connectionId)
    .executeTakeFirstOrThrow()
  const accessTokens = await db.selectFrom('access_tokens').selectAll().where(at.column, '=', at.id).execute()
  expect(accessTokens.length).toBeGreaterThan(1)
  const transfers = await db.selectFrom('transfers').selectAll().where(at.column, '=', at.id).execute()
  const previews = await db.selectFrom('previews').selectAll().where(at.column, '=', at.id).execute()
  const transferIds = transfers.map(({ id }) => id)
  const events = await db.selectFrom('webhook_events').select('id').where('transfer_id', 'in', transferIds).execute()
  const attempts = await db.selectFrom('oauth_attempts').select('id').where(at.column, '=', at.id).execute()
  expect([transfers.length, previews.length > 1, events.length > 3]).toEqual([3, true, true])
  const found = [
    connectionId,
    accessToken,
    tokenId,
    refreshToken,
    connection.upstream_id,
    connection.account_name,
    connection.refresh_token_hash.toString('hex'),
    connection.token_id_hash?.toString('hex') ?? null,
    ...accessTokens.map(({ token_hash: hash }) => hash.toString('hex')),
    connection.sealed_credentials.toString('hex'),
    ...transfers.flatMap(({ id, reference, hash, institution_transaction_id: upstream, refund_address: refund }) => [
      id,
      reference,
      hash,
      upstream,
      refund,
    ]),
    ...[...previews, ...events, ...attempts].map(({ id }) => id),
  ]
  return new Set(found.filter(mark => mark !== null).filter(mark => mark.length > 3))
}

const placesOf = async (wanted: Iterable<string>): Promise<string[]> => {
  const all = [...wanted].map(mark => mark.toLowerCase())
  const stored = await dumpDatabase(server.url)
  const found = stored.filter(({ text }) => all.some(mark => text.toLowerCase().includes(mark)))
  return [...new Set(found.map(({ place }) => place))].sort()
}

const removals = () =>
  receiver.deliveries
    .map(({ body }) => JSON.parse(body) as Record<string, unknown>)
    .filter(({ EventType }) => EventType === 'connection.removed')

/** As a running server does: what failed is sent again, and what has ended is erased. */
const finish = async () => {
  for (let minutes = 0; minutes < 3; minutes += 1) {
    await server.runJobs()
    await finishRemovals(server.ctx)
    server.simulators.clock.advance(60_000)
  }
}
const erase = (account: Used) => server.call('DELETE', '/api/v1/account', { body: named(account) })
const sealed = (type: string) => marks.get(type) ?? new Set<string>()

test('the search finds an account that was used, in every table that keeps something of it', async () => {
  const tables = new Set((await placesOf(sealed('coinbase'))).map(place => place.split('.')[0]))
  for (const table of [
    'connections',
    'transfers',
    'withdrawal_attempts',
    'previews',
    'webhook_events',
    'webhook_attempts',
  ])
    expect([...tables]).toContain(table)
  for (const table of ['jobs', 'link_sessions', 'oauth_attempts', 'portfolio_reads'])
    expect([...tables]).toContain(table)
})

test('removing an account erases every trace of it, and none of the user’s other account', async () => {
  const [coinbase, binance] = accounts as [Used, Used]
  const kept = await placesOf(sealed(binance.type))
  expect((await erase(coinbase)).status).toBe(200)
  // What reports the removal is erased when it has been delivered.
  await finish()
  expect(removals()).toMatchObject([{ UserId: userId, AccountId: coinbase.connectionId, IntegrationType: 'coinbase' }])
  expect(await placesOf(sealed(coinbase.type))).toEqual([])
  expect(await placesOf(sealed(binance.type))).toEqual(kept)
  expect((await call('/balance/get', named(binance))).status).toBe(200)
})

test('with the last account everything that names the user or their orders is gone', async () => {
  const [, binance] = accounts as [Used, Used]
  const waiting = await openSession(server, { userId })
  expect((await erase(binance)).status).toBe(200)
  await finish()
  expect(removals()).toHaveLength(2)
  expect(await placesOf([...sealed(binance.type), transactionId])).toEqual([])
  // A visit that is still open goes on; it is forgotten a week after its end.
  expect(await placesOf([userId])).toEqual(['link_sessions.request'])
  expect((await server.call('GET', '/link/api/session', { session: waiting.session })).status).toBe(200)
  server.simulators.clock.advance((7 * 24 + 3) * 60 * 60_000)
  await pruneExpired(server.db, new Date(server.ctx.clock.nowMs()))
  expect(await placesOf([userId])).toEqual([])
})

/** An account of a user of its own, and what its rows hold of it. */
const connectOwn = async (owner: string, persona: string): Promise<Used & { upstreamId: string }> => {
  const open = await openSession(server, { userId: owner })
  const { connection } = await connectBinance(server, persona, open)
  const used = { ...connection, type: 'binanceInternational', userId: owner, integrationId: binanceId }
  const row = await server.db
    .selectFrom('connections')
    .select('upstream_id')
    .where('id', '=', connection.connectionId)
    .executeTakeFirstOrThrow()
  return { ...used, upstreamId: row.upstream_id }
}
const eventsOf = (transferId: string) =>
  receiver.deliveries
    .map(({ body }) => JSON.parse(body) as Record<string, unknown>)
    .filter(event => event['TransferId'] === transferId)
    .map(event => event['EventType'])

test('an account that is removed during a transfer is gone at once; the transfer ends and is reported, then nothing is left', async () => {
  const owner = 'flight-51ab'
  const account = await connectOwn(owner, 'Mesh4')
  await send(server, account, { transactionId: 'order-flight-0' })
  await server.settle()
  await server.settle()
  const [finished] = await server.db.selectFrom('transfers').select(['id', 'hash']).execute()
  await send(server, account, { transactionId: 'order-flight-1', amount: 7 })
  const [open] = await server.db.selectFrom('transfers').select('id').where('phase', '<>', 'settled').execute()
  expect((await erase(account)).status).toBe(200)
  const secrets = [account.tokenId, account.accessToken, account.refreshToken, account.upstreamId]
  expect(await placesOf([...secrets, finished?.id ?? '', finished?.hash ?? '', 'order-flight-0'])).toEqual([])
  const read = await call('/balance/get', named(account))
  expect(read.body.errorType).toBe('invalidIntegrationToken')
  const { body } = await server.call('GET', `/api/v1/balance/portfolio?UserId=${owner}`)
  expect(JSON.stringify(body)).not.toContain(account.connectionId)
  await finish()
  expect(await placesOf([open?.id ?? ''])).not.toEqual([])
  await server.settle()
  await server.settle()
  await finish()
  expect(eventsOf(open?.id ?? '')).toEqual(['transfer.pending', 'transfer.succeeded'])
  expect(await placesOf([...secrets, account.connectionId, owner, open?.id ?? '', 'order-flight-1'])).toEqual([])
})

test('a client’s records without user, account and addresses stay for its retention period, and are then deleted', async () => {
  const { scope } = server.client
  const headers = await signedIn(server, await addMember(server, 'owner'))
  const keep = (body: object) => adminCaller(server)('PUT', '/Retention', { headers, body })
  expect((await keep({ transferRetentionDays: 30 })).body.content).toMatchObject({ transferRetentionDays: 30 })
  const owner = 'books-77de'
  const account = await connectOwn(owner, 'Mesh4')
  await send(server, account, { transactionId: 'order-books', amount: 8 })
  await server.settle()
  await server.settle()
  await finish()
  const [transfer] = await server.db.selectFrom('transfers').selectAll().where('user_id', '=', owner).execute()
  expect((await erase(account)).status).toBe(200)
  await finish()
  const { id = '', hash = '', to_address: to = '', reference = '' } = transfer ?? {}
  expect(await placesOf([id])).toEqual(['retained_transfers.id'])
  expect(await placesOf([hash ?? ''])).toEqual(['retained_transfers.hash'])
  const named = [owner, account.connectionId, account.upstreamId, to, reference, 'order-books']
  expect(await placesOf(named)).toEqual([])
  expect(await server.ctx.store.users.listRetained(scope)).toMatchObject([{ id, hash, amount: '8', symbol: 'USDC' }])
  server.simulators.clock.advance(31 * 24 * 60 * 60_000)
  await pruneExpired(server.db, new Date(server.ctx.clock.nowMs()))
  expect(await placesOf([id, hash ?? ''])).toEqual([])
  expect((await keep({})).body.content).toMatchObject({ transferRetentionDays: null, installationDays: 0 })
})

test('a user is exported and erased with every account, by the account management API', async () => {
  const owner = 'user/with ü-93c0'
  const account = await connectOwn(owner, 'Mesh4')
  await send(server, account, { transactionId: 'order-user' })
  await server.settle()
  await server.settle()
  await openSession(server, { userId: owner })
  const callAdmin = adminCaller(server)
  const { token } = await managing(server)
  const path = `/Users/${encodeURIComponent(owner)}`
  const exported = (await callAdmin('GET', `${path}/export`, { token })).body.content
  expect(exported).toMatchObject({ userId: owner, accounts: [{ id: account.connectionId }] })
  expect(exported.transfers).toMatchObject([{ clientTransactionId: 'order-user', userId: owner }])
  expect(exported.linkSessions.length).toBeGreaterThan(1)
  for (const secret of [account.accessToken, account.tokenId, account.refreshToken])
    expect(JSON.stringify(exported)).not.toContain(secret)
  const erased = await callAdmin('DELETE', path, { token })
  expect(erased.body.content).toMatchObject({ removedAccounts: 1 })
  await finish()
  expect(await placesOf([owner, account.connectionId, account.upstreamId, 'order-user'])).toEqual([])
  const again = (await callAdmin('GET', `${path}/export`, { token })).body.content
  expect(again).toMatchObject({ accounts: [], transfers: [], linkSessions: [] })
})

test('data erased by the command line disappears at once, and a running server revokes its access and erases the rest', async () => {
  const owner = 'command-20bd'
  const { connection } = await connectCoinbase(server, 'MeshETH', await openSession(server, { userId: owner }))
  await server.simulators.control('DELETE', '/requests')
  expect(await requestUserErasure(server.ctx, server.client.scope, owner)).toEqual({ accounts: 1 })
  const read = await call('/balance/get', { authToken: connection.tokenId, type: 'coinbase' })
  expect(read.body.errorType).toBe('invalidIntegrationToken')
  await finish()
  const { requests } = await server.simulators.control('GET', '/requests')
  expect((requests as { path: string }[]).map(request => request.path)).toContain('/oauth2/revoke')
  expect(await placesOf([owner, connection.connectionId])).toEqual([])
})
