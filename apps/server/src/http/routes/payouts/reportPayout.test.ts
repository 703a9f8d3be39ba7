import { randomUUID } from 'node:crypto'

import { HDKey } from '@scure/bip32'
import { addPaymentSource, confirmPaymentSource, followPayout, reportPayout } from '@rialto/core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts'
import { baseSepoliaId, connectBinance, openSession, shopAddress, toShop } from '../../../testing/linkFlows.ts'
import { type Receiver, startReceiver } from '../../../testing/startReceiver.ts'
import { adminCaller, managing } from '../admin/testing/adminCaller.ts'

let server: TestServer
let receiver: Receiver
beforeAll(async () => {
  receiver = await startReceiver()
  server = await createTestServer({ webhookUrl: receiver.url })
})
afterAll(async () => {
  await server?.stop()
  await receiver?.stop()
})

const pair = { networkId: baseSepoliaId, symbol: 'USDC' }
const options = (more: object = {}) => ({ payoutOptions: { ...pair, amount: '25', ...more } })
const token = (request: object) =>
  server.call('POST', '/api/v1/linktoken', { body: { userId: 'winner', ...request } }).then(({ body }) => body)

/** A session of the user with a connected account, at the page that asks for the confirmation. */
const open = async (more: object = {}, userId = 'winner', persona = 'Mesh') => {
  const opened = await openSession(server, { userId, ...options(more) })
  const { session } = opened
  const { connectionId } = (await connectBinance(server, persona, opened)).connection
  const call = async (path: string, body: object) => (await server.call('POST', path, { session, body })).body
  return {
    session,
    connectionId,
    preview: () => call('/link/api/payout/preview', { connectionId }),
    confirm: (to: object) => call('/link/api/payout', { connectionId, ...to }),
    reload: async () => (await server.call('GET', '/link/api/session', { session })).body.content,
  }
}
const confirmed = async (more: object = {}, userId = 'winner') => {
  const page = await open(more, userId)
  const { address } = (await page.preview()).content
  const { transferId } = (await page.confirm({ address })).content
  return { ...page, address: address as string, id: transferId as string }
}
const read = async (id: string) => (await server.call('GET', `/api/v1/payouts/${id}`)).body.content
const report = (id: string, txHash: string) =>
  server.call('POST', `/api/v1/payouts/${id}/transaction`, { body: { txHash } })
const pay = async (to: string, units = 25_000_000n) =>
  (await server.simulators.chains.send({ ...pair, to, amountBaseUnits: units })).hash
const turn = async (ms = 61_000) => {
  server.simulators.clock.advance(ms)
  await server.runJobs()
}
const settle = async () => {
  await turn()
  await server.simulators.mine()
  await turn()
}
const eventsOf = (id: string) =>
  receiver.deliveries.map(({ body }) => JSON.parse(body)).filter(({ PayoutId }) => PayoutId === id)

test('a confirmed payout is sent by the client, and followed to the account of the user', async () => {
  const page = await open({ transactionId: 'winnings-1', description: 'Winnings' })
  expect((await page.reload()).payout).toEqual({
    networkName: 'Base Sepolia',
    symbol: 'USDC',
    amount: '25',
    description: 'Winnings',
    isConfirmed: false,
  })
  const { content: preview } = await page.preview()
  expect(preview).toMatchObject({ amount: '25', symbol: 'USDC', toName: 'Binance', isNewAddress: true })
  const { content: first } = await page.confirm({ address: preview.address })
  expect(first).toEqual({ transferId: expect.any(String), status: 'pending' })
  expect((await page.confirm({ address: preview.address })).content).toEqual(first)
  expect((await page.reload()).payout.isConfirmed).toBe(true)
  const id = first.transferId
  expect(await read(id)).toMatchObject({
    ...pair,
    transactionId: 'winnings-1',
    status: 'pending',
    amount: '25',
    address: preview.address,
    isNewAddress: true,
  })

  const hash = await pay(preview.address)
  expect((await report(id, hash)).body.content).toMatchObject({ txHash: hash, status: 'pending' })
  await settle()
  expect(await read(id)).toMatchObject({ status: 'succeeded', txHash: hash })
  await turn()
  expect(eventsOf(id).map(({ EventType }) => EventType)).toEqual(['payout.requested', 'payout.succeeded'])
  expect(eventsOf(id)[0]).toMatchObject({ TransactionId: 'winnings-1', Address: preview.address, AmountDecimal: '25' })
  expect((await page.confirm({ address: preview.address })).content).toEqual({ ...first, status: 'success' })

  // The address is known from then on.
  expect((await (await open()).preview()).content.isNewAddress).toBe(false)
  const book = await server.call('GET', '/api/v1/payouts/addresses?userId=winner')
  const { networkId } = pair
  expect(book.body.content.items).toMatchObject([
    { networkId, address: preview.address, integrationName: 'Binance', succeededPayouts: 1 },
  ])
  expect((await server.call('GET', '/api/v1/payouts/addresses?userId=other')).body.content.items).toEqual([])
})

test('a page cannot confirm an address of another account', async () => {
  const page = await open()
  expect(await page.confirm({ address: shopAddress })).toMatchObject({ errorType: 'conflict' })
  expect((await page.reload()).payout.isConfirmed).toBe(false)
})

test('an order of the client has one payout, whichever of its sessions confirms it', async () => {
  const transactionId = randomUUID()
  const one = await confirmed({ transactionId })
  const two = await confirmed({ transactionId })
  expect(two.id).toBe(one.id)
  await server.call('POST', `/api/v1/payouts/${one.id}/cancel`)
  expect(await read(one.id)).toMatchObject({ status: 'canceled' })
  expect((await confirmed({ transactionId })).id).not.toBe(one.id)
})

test('a payout does not continue on another device, which would name the account that is paid', async () => {
  const { session } = await open()
  const moved = await server.call('POST', '/link/api/session/move', { session, body: { choice: {} } })
  expect(moved.body).toMatchObject({ errorType: 'badRequest' })
})

test('an id of the client is never used for another amount or asset, neither for a new page nor on an open one', async () => {
  const transactionId = randomUUID()
  const late = await open({ transactionId, amount: '50' })
  const { address } = (await late.preview()).content
  const first = await confirmed({ transactionId })
  expect(await late.confirm({ address })).toMatchObject({ errorType: 'conflict' })
  expect((await late.reload()).payout).toMatchObject({ amount: '50', isConfirmed: false })
  for (const other of [{ amount: '50' }, { amount: '25.000001' }, { symbol: 'USDT' }])
    expect(await token(options({ transactionId, ...other }))).toMatchObject({
      errorType: expect.not.stringMatching(/^$/),
    })
  expect(await token(options({ transactionId, amount: '50' }))).toMatchObject({
    errorType: 'invalidField',
    message: expect.stringContaining('25 USDC'),
  })
  expect((await confirmed({ transactionId, amount: '25.0' })).id).toBe(first.id)
})

test('a payout whose reported transaction pays less stays open with its order, until its client ends it', async () => {
  const transactionId = randomUUID()
  const short = await confirmed({ transactionId })
  await report(short.id, await pay(short.address, 24_000_000n))
  await settle()
  expect(await read(short.id)).toMatchObject({
    status: 'pending',
    arrivedAmount: '24',
    failureMessage: expect.any(String),
  })
  expect((await confirmed({ transactionId })).id).toBe(short.id)
  await turn()
  expect(eventsOf(short.id).at(-1)).toMatchObject({ EventType: 'payout.mismatched', ArrivedAmountDecimal: '24' })
  const { body } = await server.call('POST', `/api/v1/payouts/${short.id}/cancel`)
  expect(body.content).toMatchObject({ status: 'canceled', arrivedAmount: '24' })
})

test('one transaction pays one payout', async () => {
  const [one, two] = [await confirmed(), await confirmed()]
  const hash = await pay(one.address)
  expect((await report(one.id, hash)).status).toBe(200)
  expect((await report(two.id, hash)).body).toMatchObject({ errorType: 'conflict' })
  await settle()
  expect([(await read(one.id)).status, (await read(two.id)).status]).toEqual(['succeeded', 'pending'])
  expect((await server.call('POST', `/api/v1/payouts/${one.id}/cancel`)).body).toMatchObject({ errorType: 'conflict' })
})

test('a transaction that pays a payout pays no refund to the same address, and the other way round', async () => {
  const { scope } = server.client
  const value = HDKey.fromMasterSeed(new Uint8Array(32).fill(21)).derive("m/44'/60'/0'").publicExtendedKey
  const source = await addPaymentSource(server.ctx, scope, { networkType: 'evm', value })
  const firstAddress = source.firstAddresses[0]?.address ?? ''
  await confirmPaymentSource(server.ctx, scope, { id: source.id, firstAddress })
  const body = { userId: 'winner', transactionId: randomUUID(), ...pair, amount: '50' }
  const request = (await server.call('POST', '/api/v1/paymentRequests', { body })).body.content
  await pay(request.address, 50_000_000n)
  await settle()
  const refund = async (address: string): Promise<string> => {
    const asked = { paymentRequestId: request.id, amount: '25', reason: 'returned goods', address }
    return (await server.call('POST', '/api/v1/refunds', { body: asked })).body.content.id
  }
  const reportRefund = (id: string, txHash: string) =>
    server.call('POST', `/api/v1/refunds/${id}/transaction`, { body: { txHash } })
  const [first, second] = [await confirmed(), await confirmed()]
  const [one, other] = [await refund(first.address), await refund(second.address)]
  const paid = await pay(first.address)
  expect((await report(first.id, paid)).status).toBe(200)
  expect((await reportRefund(one, paid)).body).toMatchObject({ errorType: 'conflict' })
  const returned = await pay(second.address)
  expect((await reportRefund(other, returned)).status).toBe(200)
  expect((await report(second.id, returned)).body).toMatchObject({ errorType: 'conflict' })
  await settle()
  const statusOf = async (id: string) => (await server.call('GET', `/api/v1/refunds/${id}`)).body.content.status
  expect([await statusOf(one), await statusOf(other)]).toEqual(['pending', 'succeeded'])
  expect([(await read(first.id)).status, (await read(second.id)).status]).toEqual(['succeeded', 'pending'])
})

test('a session without a payout, or with an account of another browser, confirms none', async () => {
  const other = await open({}, 'another')
  const page = await open()
  const foreign = { connectionId: other.connectionId }
  const { session } = page
  const asked = await server.call('POST', '/link/api/payout/preview', { session, body: foreign })
  expect(asked.body).toMatchObject({ errorType: 'notFound' })
  const deposit = await openSession(server, toShop())
  const none = await server.call('POST', '/link/api/payout/preview', { session: deposit.session, body: foreign })
  expect(none.body).toMatchObject({ errorType: 'badRequest' })
})

test.each([
  ['together with a transfer', { ...toShop(), ...options() }, 'payoutOptions'],
  ['on a standalone page, which another person may open', { standalone: true, ...options() }, 'standalone'],
  ['of nothing', options({ amount: '0' }), 'payoutOptions.amount'],
  ['of an amount that the asset cannot carry', options({ amount: '1.0000001' }), 'payoutOptions.amount'],
])('a payout %s is refused', async (_, request, field) => {
  const answer = await token(request)
  expect(answer).toMatchObject({ errorType: 'invalidField', message: expect.stringContaining(`${field}: `) })
})

test('a user’s payouts are exported and erased, and their transactions pay nothing again', async () => {
  const gone = await confirmed({}, 'leaver')
  const hash = await pay(gone.address)
  await report(gone.id, hash)
  await settle()
  const { scope } = server.client
  expect(await server.ctx.store.payouts.readOfUser(scope, 'leaver')).toMatchObject([{ id: gone.id, hash }])
  await server.ctx.store.users.erase(scope, 'leaver', server.ctx.clock.nowMs())
  expect(await server.ctx.store.payouts.readOfUser(scope, 'leaver')).toEqual([])
  const again = await confirmed({}, 'leaver-2')
  expect(again.address).toBe(gone.address)
  expect((await report(again.id, hash)).body).toMatchObject({ errorType: 'conflict' })
})

test('a payout is not paid by a transaction from before its confirmation, or of another asset', async () => {
  const { address } = await confirmed()
  const older = await pay(address)
  await server.simulators.mine()
  const { id } = await confirmed()
  const coin = { networkId: baseSepoliaId, symbol: 'ETH', to: address, amountBaseUnits: 10n ** 12n }
  const { hash: other } = await server.simulators.chains.send(coin)
  for (const hash of [older, other]) {
    await report(id, hash)
    await settle()
    expect(await read(id)).toMatchObject({ status: 'pending', failureMessage: expect.any(String) })
  }
  await report(id, await pay(address))
  await settle()
  expect(await read(id)).toMatchObject({ status: 'succeeded' })
})

test('a member lists payouts by state, user and order, and another client finds none', async () => {
  const { id, address } = await confirmed({ transactionId: 'listed' }, 'listed-user')
  const { token } = await managing(server)
  const list = async (body: object, of = token) =>
    (await adminCaller(server)('POST', '/Payouts/list', { token: of, body })).body.content.items as object[]
  expect(await list({ userId: 'listed-user' })).toMatchObject([
    { id, address, status: 'pending', amount: '25', networkName: 'Base Sepolia', transactionId: 'listed' },
  ])
  expect(await list({ payoutId: id, statuses: ['succeeded'] })).toEqual([])
  expect(await list({ statuses: [] })).toEqual([])
  expect(await list({ transactionId: 'listed', statuses: ['pending'] })).toHaveLength(1)
  const first = (await adminCaller(server)('POST', '/Payouts/list', { token, body: { count: 1 } })).body.content
  expect(first.items).toMatchObject([{ id }])
  const next = (
    await adminCaller(server)('POST', '/Payouts/list', { token, body: { count: 1, cursor: first.nextCursor } })
  ).body.content
  expect(next.items).toHaveLength(1)
  expect(next.items[0].id).not.toBe(id)
  const { token: stranger } = await managing(server, await server.addClient())
  expect(await list({ payoutId: id }, stranger)).toEqual([])
})

/** The server is ended after every ninth call, and in a campaign after each: RIALTO_PAYOUT_STRIDE=1. */
const stride = Number(process.env['RIALTO_PAYOUT_STRIDE'] ?? 9)

type Work = (...input: readonly unknown[]) => unknown
/** A context in which all calls of the node and the database after this number fail, as when the server has ended. */
const endingAfter = (calls: number) => {
  let left = calls
  const mortal = <T extends object>(of: T): T =>
    new Proxy(of, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name)
        if (typeof value !== 'function') return typeof value === 'object' && value !== null ? mortal(value) : value
        return (...input: readonly unknown[]) => {
          left -= 1
          if (left < 0) throw new Error('killed')
          return Reflect.apply(
            value,
            target,
            input.map(one => (typeof one === 'function' ? inside(one as Work) : one)),
          )
        }
      },
    })
  const inside =
    (work: Work) =>
    (...input: readonly unknown[]) =>
      work(...input.map(one => (typeof one === 'object' && one !== null && 'payouts' in one ? mortal(one) : one)))
  const { ctx } = server
  return { ending: { ...ctx, store: mortal(ctx.store), chains: mortal(ctx.chains) }, hasEnded: () => left < 0 }
}

test(
  'two equal payouts to one address each succeed once, by their own transactions, when the server ends after any call',
  { timeout: 600_000 },
  async () => {
    const user = 'winner of two'
    let hasEnded = true
    for (let calls = 1; hasEnded; calls += stride) {
      const pages = [await confirmed({}, user), await confirmed({}, user)]
      const hashes = [await pay(pages[0]?.address ?? ''), await pay(pages[0]?.address ?? '')]
      await server.simulators.mine(20)
      const { scope } = server.client
      const mortal = endingAfter(calls)
      for (const [index, { id }] of pages.entries()) {
        const txHash = hashes[index] ?? ''
        const work = async () => {
          await reportPayout(mortal.ending, scope, { id, txHash })
          await followPayout(mortal.ending, scope, id)
        }
        await work().catch(() => undefined)
      }
      hasEnded = mortal.hasEnded()
      if (stride === 1) process.stdout.write(`${calls} calls\n`)
      // The treasury reports the transaction of the other payout by mistake, and repeats the report that was not answered.
      for (const [index, { id }] of pages.entries()) {
        expect((await report(id, hashes[1 - index] ?? '')).status).toBeOneOf([200, 409])
        await report(id, hashes[index] ?? '')
      }
      await turn()
      await turn()
      const seen = await Promise.all(pages.map(({ id }) => read(id)))
      expect(
        seen.map(({ status }) => status),
        `after ${calls} calls`,
      ).toEqual(['succeeded', 'succeeded'])
      expect(new Set(seen.map(({ txHash }) => txHash))).toEqual(new Set(hashes))
      for (const { id } of pages)
        expect(
          new Set(
            eventsOf(id)
              .filter(one => one.EventType === 'payout.succeeded')
              .map(one => one.EventId),
          ).size,
        ).toBe(1)
    }
  },
)
