import { beforeEach, expect, test } from 'vitest'
import { aReason, aTransfer, createWorld, type World } from '../testing/index.ts'
import { createLinkToken } from '../linkTokens/createLinkToken.ts'
import { isOrderPaid } from './isOrderPaid.ts'
import { openLinkSession } from './openLinkSession.ts'
import { readLinkSession } from './readLinkSession.ts'
import { connectionOfSession, restoreConnections } from './restoreConnections.ts'
import { offeredConnector, offeredConnectors } from './sessionSettings.ts'

let world: World
let code: string

beforeEach(async () => {
  world = createWorld()
  const { url } = await createLinkToken(world.ctx, world.scope, { userId: 'user-1' })
  code = new URL(url).searchParams.get('code') ?? ''
})

const open = (given = code) => openLinkSession(world.ctx, { code: given, place: { kind: 'frame' }, browserKey: 'b' })
const used = { type: 'linkTokenUsed' }

test('of 64 concurrent uses of a link token, one gets the session', async () => {
  const results = await Promise.allSettled(Array.from({ length: 64 }, () => open()))
  const winners = results.filter(result => result.status === 'fulfilled')
  expect(winners).toHaveLength(1)
  for (const result of results) if (result.status === 'rejected') expect(result.reason).toMatchObject(used)
  const { sessionToken, session } = winners[0]!.value
  expect((await readLinkSession(world.ctx, sessionToken)).id).toBe(session.id)
})

test('used, expired and unknown link tokens get the same error', async () => {
  await open()
  const again = await open().catch((error: unknown) => error)
  const never = await open('f'.repeat(64)).catch((error: unknown) => error)
  expect(again).toMatchObject(used)
  expect(never).toEqual(again)
  const { url } = await createLinkToken(world.ctx, world.scope, { userId: 'user-1' })
  world.clock.advance(world.ctx.settings.linkTokenTtlMs)
  await expect(open(new URL(url).searchParams.get('code') ?? '')).rejects.toEqual(again)
})

test('a link token is valid until its last millisecond', async () => {
  world.clock.advance(world.ctx.settings.linkTokenTtlMs - 1)
  await expect(open()).resolves.toMatchObject({ session: { request: { userId: 'user-1' } } })
})

test('a session ends after its time, and no other token opens it', async () => {
  const { sessionToken, session } = await open()
  expect(session.expiresAtMs).toBe(world.clock.nowMs() + world.ctx.settings.linkSessionTtlMs)
  for (const wrong of [code, session.id, `${sessionToken} `, '']) {
    await expect(readLinkSession(world.ctx, wrong)).rejects.toMatchObject({ type: 'linkSessionEnded' })
  }
  world.clock.advance(world.ctx.settings.linkSessionTtlMs - 1)
  await expect(readLinkSession(world.ctx, sessionToken)).resolves.toEqual(session)
  world.clock.advance(1)
  await expect(readLinkSession(world.ctx, sessionToken)).rejects.toMatchObject({ type: 'linkSessionEnded' })
})

test('a returning user gets their own accounts back, and no accounts of other users', async () => {
  const { session, sessionToken } = await open()
  const stranger = createWorld({ database: world.database })
  const [own, second, othersAccount] = [
    await world.connect(),
    await world.connect(),
    await world.connect({ userId: 'user-2' }),
  ]
  const foreign = await stranger.connect({ userId: 'user-1' })
  const production = await world.connect({ scope: { ...world.scope, environment: 'production' } })
  for (const { id } of [own, othersAccount, foreign, production])
    await world.ctx.store.connections.addBrowser(id, world.ctx.ids.sha256('b'), world.clock.nowMs())
  const tokens = [own, own, second, othersAccount, foreign, production].map(({ tokenId }) => tokenId)
  const brought = [...tokens, own.id, 'nonsense', '']
  const restored = await restoreConnections(world.ctx, session, brought)
  expect(restored).toEqual([own, second])
  const current = await readLinkSession(world.ctx, sessionToken)
  expect([...current.connectionIds].sort()).toEqual([own.id, second.id].sort())
  expect(await connectionOfSession(world.ctx, current, own.id.toUpperCase())).toEqual(own)
  // `second` is the user's, and was not connected in this browser.
  for (const { id } of [second, othersAccount, foreign, production])
    expect(await connectionOfSession(world.ctx, current, id)).toBeUndefined()
})

test('concurrent restores keep each account once', async () => {
  const { session, sessionToken } = await open()
  const accounts = [await world.connect(), await world.connect()]
  const tokens = accounts.map(({ tokenId }) => tokenId)
  await Promise.all(Array.from({ length: 4 }, () => restoreConnections(world.ctx, session, tokens)))
  expect([...(await readLinkSession(world.ctx, sessionToken)).connectionIds].sort()).toEqual(
    accounts.map(({ id }) => id).sort(),
  )
})

test('a transfer offers only integrations that can send it, and restores no other accounts', async () => {
  const { connector } = world.institution
  const { descriptor } = connector
  const transfer = { destinations: [], transferType: 'deposit' as const, isInclusiveFeeEnabled: false }
  const { session } = await open()
  const sending = { ...session, request: { ...session.request, transfer } }
  const own = await world.connect()
  const offers = async (requested: typeof session) => [
    offeredConnectors(world.ctx, requested.request, undefined).length,
    (await offeredConnector(world.ctx, requested, descriptor.integrationId)) === undefined ? 0 : 1,
    (await restoreConnections(world.ctx, requested, [own.tokenId])).length,
  ]
  expect(await offers(sending)).toEqual([1, 1, 1])
  const to = (networkId: string) => ({
    ...session,
    request: { ...session.request, transfer: { ...transfer, destinations: [{ networkId, symbol: 'USDC' }] } },
  })
  expect(await offers(to(descriptor.networks[0]?.networkId ?? ''))).toEqual([1, 1, 1])
  expect(await offers(to('00000000-0000-4000-8000-000000000000'))).toEqual([0, 0, 0])
  connector.descriptor = { ...descriptor, products: ['balance', 'holdings', 'cryptocurrencyDepositAddresses'] }
  expect(await offers(sending)).toEqual([0, 0, 0])
  expect(await offers(session)).toEqual([1, 1, 1])
})

test('a session says that its order is paid once a transfer has arrived', async () => {
  const connection = await world.connect()
  const request = { userId: connection.userId, transfer: { transactionId: 'order-1' } }
  const ofOrder = { scope: world.scope, request } as Parameters<typeof isOrderPaid>[1]
  const ofUser = (userId: string) => ({ ...ofOrder, request: { ...ofOrder.request, userId } })
  expect(await isOrderPaid(world.ctx, ofOrder)).toBe(false)
  const pending = aTransfer(connection, { phase: 'accepted', clientTransactionId: 'order-1' })
  await world.ctx.store.transfers.insert(pending, aReason)
  expect(await isOrderPaid(world.ctx, ofOrder)).toBe(false)
  const arrived = { ...pending, phase: 'settled' as const, hash: '0x1', finishedAtMs: world.clock.nowMs(), sequence: 2 }
  await world.ctx.store.transfers.update(arrived, aReason)
  expect(await isOrderPaid(world.ctx, ofOrder)).toBe(true)
  expect(await isOrderPaid(world.ctx, ofUser('somebody else'))).toBe(false)
})
