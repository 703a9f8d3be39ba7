import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { operations } from '@rialto/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { enableBridging, sepoliaToBase } from '../../../apps/server/src/testing/bridgingFlows.ts'
import { createTestServer, type TestServer, webhookSecret } from '../../../apps/server/src/testing/createTestServer.ts'
import {
  baseSepoliaId,
  connectBinance,
  type LinkedAccount,
  shopAddress,
} from '../../../apps/server/src/testing/linkFlows.ts'
import { createRialto, type Rialto } from './createRialto.ts'
import { RialtoApiError, RialtoUnauthorizedError } from './rialtoErrors.ts'
import { verifyWebhook } from './verifyWebhook.ts'

const type = 'binanceInternational'
const destination = { networkId: baseSepoliaId, symbol: 'USDC' }
let server: TestServer
let receiver: Server
let rialto: Rialto
let baseUrl: string
let account: LinkedAccount
const deliveries: { body: string; headers: Record<string, string | string[] | undefined> }[] = []
const requested = new Set<string>()

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    deliveries.push({ body, headers: request.headers })
    response.end()
  })
  await new Promise<void>(resolve => receiver.listen(0, '127.0.0.1', resolve))
  const webhookUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
  server = await createTestServer({ webhookUrl })
  baseUrl = await server.app.listen({ port: 0, host: '127.0.0.1' })
  rialto = createRialto({
    baseUrl,
    clientId: server.client.clientId,
    clientSecret: server.client.secret,
    fetch: (url, init) => {
      requested.add(`${init?.method} ${new URL(String(url)).pathname}`)
      return fetch(url, init)
    },
  })
  account = (await connectBinance(server)).connection
})
afterAll(async () => {
  receiver?.closeAllConnections()
  receiver?.close()
  await server?.stop()
})

const collect = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}

const transfer = async (amount: number) => {
  const from = { fromAuthToken: account.accessToken, fromType: type }
  const { previewResult } = await rialto.transfers.preview({ ...from, ...destination, toAddress: shopAddress, amount })
  const executed = await rialto.transfers.execute({ ...from, previewId: previewResult?.previewId ?? '' })
  return executed.executeTransferResult?.transferId
}

describe('against the real application', () => {
  test('integrations, their status and networks are listed', async () => {
    const { items } = await rialto.integrations.list()
    expect(items.map(item => item.type)).toContain(type)
    expect((await rialto.status.get()).map(entry => entry.type)).toContain(type)
    expect((await rialto.networks.list()).networks.map(({ id }) => id)).toContain(baseSepoliaId)
  })

  test('a link token', async () => {
    const { linkToken } = await rialto.linkTokens.create({ userId: 'user-1' })
    expect(URL.canParse(atob(linkToken))).toBe(true)
  })

  test('holdings and balances of an account are read', async () => {
    const connection = { authToken: account.accessToken, type }
    expect((await rialto.balances.get(connection)).balances).toEqual(expect.any(Array))
    const { cryptocurrencyPositions } = await rialto.holdings.get({ ...connection, includeMarketValue: true })
    expect(cryptocurrencyPositions.map(({ symbol }) => symbol)).toContain('USDC')
  })

  test('a transfer from configure to the verified webhook', async () => {
    const from = { fromAuthToken: account.accessToken, fromType: type }
    const configured = await rialto.transfers.configure({
      ...from,
      toAddresses: [{ ...destination, address: shopAddress }],
    })
    expect(configured.holdings.find(({ symbol }) => symbol === 'USDC')?.eligibleForTransfer).toBe(true)
    const id = await transfer(5)
    await server.settle()
    expect((await rialto.transfers.list({ id: id ?? '' })).items).toMatchObject([
      { id, status: 'succeeded', amount: 5 },
    ])
    const events = deliveries.map(delivery => verifyWebhook({ ...delivery, secret: webhookSecret }))
    expect(
      events.map(event => ('TransferStatus' in event ? [event.TransferId, event.TransferStatus] : event.EventType)),
    ).toEqual([
      [id, 'Pending'],
      [id, 'Succeeded'],
    ])
  })

  test('all transfers, page by page, oldest first', async () => {
    for (const amount of [6, 7]) {
      server.simulators.clock.advance(1_000)
      await transfer(amount)
    }
    const all = await collect(rialto.transfers.iterate({ count: 1 }))
    expect(all.map(({ amount }) => amount)).toEqual([5, 6, 7])
    expect((await collect(rialto.transfers.iterate({ statuses: ['failed'] }))).length).toBe(0)
  })

  test('bridging, from routes to the address', async () => {
    await enableBridging(server)
    const { origin, destination } = sepoliaToBase
    const { address, ...pair } = destination
    expect((await rialto.bridging.withdrawalRoutes({ sources: [origin] })).routes).toMatchObject([
      { destination: pair },
    ])
    expect((await rialto.bridging.depositRoutes({ destinations: [pair] })).routes).toMatchObject([{ origin }])
    const quote = await rialto.bridging.quote({ origin, destination, amount: 20 })
    expect(quote.destination.estimatedAmount).toBeLessThan(20)
    const order = { userId: 'user-1', transactionId: 'bridged-1', origin, destination }
    const issued = await rialto.bridging.createAddress(order)
    expect(issued.selectedRoute).toMatchObject({ origin, destination: { address } })
    expect(await rialto.bridging.createAddress(order)).toEqual(issued)
    const { items } = await rialto.transfers.list({ id: issued.tracking.transferId })
    expect(items).toMatchObject([{ isBridgingTransfer: true, status: 'pending' }])
  })

  test('an account’s own transfers, page by page, and one of them', async () => {
    const connection = { authToken: account.accessToken, type }
    const all = await collect(rialto.accountTransfers.iterate({ ...connection, count: 2 }))
    expect(all.map(({ amount }) => amount).sort()).toEqual([5, 6, 7])
    const [newest] = all
    expect(await rialto.accountTransfers.details({ ...connection, transactionId: newest?.id ?? '' })).toEqual(newest)
    const asset = { ...connection, symbol: 'USDC', chain: 'base' }
    expect((await rialto.accountTransfers.symbolDetails(asset)).chains[0]?.networkId).toBe(baseSepoliaId)
    expect((await rialto.accountTransfers.address(asset)).address).toMatch(/^0x/)
    const sent = await rialto.accountTransfers.create({ ...asset, targetAddress: shopAddress, amount: 3 })
    expect(sent).toMatchObject({ failed: false, status: 'pending', transaction: { amount: 3 } })
    await server.settle()
  })

  test('a Solana read without a node is refused by name', async () => {
    const refused = rialto.solana.latestBlockhash({ chainId: '103' })
    await expect(refused).rejects.toMatchObject({ http: 400 })
  })

  test('verified wallets are listed', async () => {
    expect(await rialto.wallets.verifications({ userId: 'user-1' })).toEqual({ verifications: [] })
    await expect(rialto.wallets.verifications({})).rejects.toMatchObject({ errorType: 'missingField' })
  })

  test('the assets and a price', async () => {
    expect((await rialto.assets.list('equity', { search: 'aapl', count: 1 })).items[0]?.name).toBe('Apple Inc.')
    const all = await collect(rialto.assets.iterate('cryptocurrency'))
    expect(all.length).toBe((await rialto.assets.list('cryptocurrency')).total)
    expect((await rialto.assets.price('brk.b')).price).toBeGreaterThan(0)
  })

  test('orders are quoted, placed, and listed to the last page', async () => {
    const connection = { authToken: account.accessToken, type }
    const market = { symbol: 'ETH', paymentSymbol: 'USDT' }
    const { cryptocurrencyAssetPairTrading } = await rialto.orders.features(connection)
    expect(cryptocurrencyAssetPairTrading.supportedTradingPairs).toContain('ETH-USDT')
    expect((await rialto.orders.symbolInfo({ ...connection, ...market })).minimumOrderValue).toBe(5)
    const order = {
      ...connection,
      ...market,
      amount: 0.1,
      price: 1000,
      paymentIsCryptocurrency: true,
      amountIsInPaymentSymbol: false,
      orderType: 'limit' as const,
      timeInForce: 'goodTillCanceled' as const,
    }
    expect(await rialto.orders.preview('buy', order)).toMatchObject({ status: 'success', estimatedUnitPrice: 1000 })
    const { orderId } = await rialto.orders.place('buy', order)
    const named = { ...connection, id: orderId, isCryptocurrency: true }
    expect(await rialto.orders.details(named)).toMatchObject({ id: orderId, status: 'inProgress' })
    expect(await rialto.orders.cancel(named)).toBeUndefined()
    const all = await collect(rialto.orders.iterate({ ...connection, count: 2 }))
    expect(all[0]).toMatchObject({ id: orderId, status: 'cancelled' })
    expect(all.length).toBeGreaterThan(5)
    expect((await rialto.orders.list({ ...connection, statuses: ['cancelled'] })).total).toBeGreaterThan(1)
    await expect(rialto.orders.details({ ...named, id: 'x' })).rejects.toMatchObject({
      http: 404,
      errorType: 'notFound',
      message: expect.stringContaining('id: this account has no order with this ID.'),
    })
    await expect(rialto.orders.place('buy', { ...order, amount: 0 })).rejects.toMatchObject({
      errorType: 'invalidField',
    })
  })

  test('a refresh, then the end of the connection', async () => {
    const refreshed = await rialto.tokens.refresh({ refreshToken: account.accessToken, type })
    expect(refreshed.status).toBe('succeeded')
    // No connection is removed while a transfer from it is under way.
    await server.settle()
    const authToken = refreshed.brokerAccountTokens[0]?.accessToken ?? ''
    expect(await rialto.accounts.remove({ authToken, type })).toBeUndefined()
    await expect(rialto.balances.get({ authToken, type })).rejects.toMatchObject({
      errorType: 'invalidIntegrationToken',
    })
  })

  test('errors have their types', async () => {
    const error: unknown = await rialto.assets.price('NOSUCH').catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(RialtoApiError)
    expect(error).toMatchObject({
      http: 400,
      status: 'badRequest',
      errorType: 'invalidField',
      errorHash: expect.stringMatching(/^[0-9a-f]{8}$/),
      teamCode: 'AP',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    const stranger = createRialto({ baseUrl, clientId: server.client.clientId, clientSecret: 'wrong' })
    await expect(stranger.status.get()).rejects.toBeInstanceOf(RialtoUnauthorizedError)
  })

  test('every path it asked is one the contract knows', () => {
    for (const request of requested) {
      const [method, path = ''] = request.split(' ')
      const known = operations.some(
        operation =>
          operation.method === method &&
          operation.paths.some(own => new RegExp(`^/api/v1${own.replaceAll(/:\w+/g, '[^/]+')}$`).test(path)),
      )
      expect(known, request).toBe(true)
    }
    expect(requested.size).toBeGreaterThanOrEqual(14)
  })
})
