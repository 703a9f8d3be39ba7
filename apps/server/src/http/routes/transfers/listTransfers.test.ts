import { randomUUID } from 'node:crypto'

import { beforeAll, describe, expect, test } from 'vitest'

import { useTestServer } from '../../../testing/useTestServer.ts'
import { describeAuthentication } from '../../../testing/describeAuthentication.ts'
import {
  baseSepoliaId,
  binanceId,
  coinbaseId,
  connectBinance,
  connectCoinbase,
  shopAddress,
} from '../../../testing/linkFlows.ts'

const method = 'GET'
const path = '/api/v1/transfers/managed/platform'
const server = useTestServer()
/** Settled at Binance, failed at Binance, pending at Coinbase. */
let ids: [string, string, string]

beforeAll(async () => {
  const { connection: rich } = await connectBinance(server)
  const { connection: unverified } = await connectBinance(server, 'kycMissing')
  const { connection: coinbase } = await connectCoinbase(server)
  const settled = await send(rich.accessToken, 'binanceInternational', 11)
  await server.settle()
  server.simulators.clock.advance(10_000)
  const failed = await send(unverified.accessToken, 'binanceInternational', 22)
  server.simulators.clock.advance(10_000)
  ids = [settled, failed, await send(coinbase.accessToken, 'coinbase', 33)]
})

const send = async (fromAuthToken: string, fromType: string, amount: number): Promise<string> => {
  const base = { fromAuthToken, fromType }
  const to = {
    toAddress: shopAddress,
    networkId: baseSepoliaId,
    symbol: 'USDC',
    amount,
    transactionId: `order-${amount}`,
  }
  const previewed = await server.call('POST', '/api/v1/transfers/managed/preview', { body: { ...base, ...to } })
  const { previewId } = previewed.body.content.previewResult
  await server.call('POST', '/api/v1/transfers/managed/execute', { body: { ...base, previewId, mfaCode: '123456' } })
  return previewId
}

const list = async (query = '', at = path) => {
  const { status, body } = await server.call(method, `${at}${query}`)
  expect(status).toBe(200)
  return {
    total: body.content.total as number,
    ids: body.content.items.map(({ id }: { id: string }) => id) as string[],
    items: body.content.items,
  }
}

const page = async (query: string) => {
  const { body } = await server.call(method, `${path}${query}`)
  return body.content as { items: { id: string }[]; total: number; nextCursor?: string }
}

describe('GET /transfers/managed/platform', () => {
  test('transfers are listed newest first, in the form of the specification', async () => {
    const { total, ids: found, items } = await list()
    expect({ total, found }).toEqual({ total: 3, found: [...ids].reverse() })
    expect(items[2]).toMatchObject({
      transferId: ids[0],
      clientId: server.client.clientId,
      status: 'succeeded',
      userId: 'user-1',
      amount: 11,
      amountToReceive: 11,
      destinationAmount: 11,
      sourceAmount: 11.005,
      symbol: 'USDC',
      networkName: 'Base Sepolia',
      destinationAddress: shopAddress,
      clientTransactionId: 'order-11',
      from: { id: binanceId, type: 'binanceInternational', name: 'Binance' },
      refundAddress: expect.stringMatching(/^0x/),
      txHash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
    })
    expect(items[1]).toMatchObject({ status: 'failed', statusDetails: expect.stringMatching(/\w/) })
    expect(items[0]).toMatchObject({ status: 'pending' })
    expect(items[0]).not.toHaveProperty('txHash')
  })

  test('the published path answers the same, and every path in any case', async () => {
    const [own, ...others] = await Promise.all(
      [path, '/api/v1/transfers/managed/mesh', '/API/V1/Transfers/Managed/PLATFORM', `${path}/`].map(at =>
        server.call(method, at),
      ),
    )
    for (const other of others) expect(other.text).toBe(own?.text)
  })

  test.each([
    ['Id', () => `?Id=${ids[1]}`, [1]],
    ['Id in upper case', () => `?id=${ids[1].toUpperCase()}`, [1]],
    ['another id', () => `?Id=${randomUUID()}`, []],
    ['Statuses', () => '?Statuses=failed', [1]],
    ['Statuses[]', () => '?Statuses[]=failed', [1]],
    ['Statuses[] encoded', () => '?Statuses%5B%5D=failed', [1]],
    ['repeated', () => '?Statuses=failed&Statuses=pending', [2, 1]],
    ['repeated with brackets', () => '?statuses[]=failed&statuses[]=succeeded', [1, 0]],
    ['IntegrationIds', () => `?IntegrationIds=${coinbaseId}`, [2]],
    ['two IntegrationIds', () => `?IntegrationIds=${coinbaseId}&IntegrationIds=${binanceId}`, [2, 1, 0]],
    ['an integration nobody has', () => `?IntegrationIds=${randomUUID()}`, []],
    ['ClientTransactionId', () => '?ClientTransactionId=order-22', [1]],
    ['UserId', () => '?USERID=user-1', [2, 1, 0]],
    ['another user', () => '?UserId=user-2', []],
    ['text that is no SQL', () => `?UserId=${encodeURIComponent("' or 1=1 --")}`, []],
    ['MinAmountInFiat', () => '?MinAmountInFiat=22', [2, 1]],
    ['MaxAmountInFiat', () => '?MaxAmountInFiat=21.99', [0]],
    ['Count and Offset', () => '?Count=1&Offset=1', [1]],
    ['past the end', () => '?Offset=1000000', []],
    ['OrderBy ascends', () => '?OrderBy=amountInFiat', [0, 1, 2]],
    ['OrderBy descending', () => '?OrderBy=amountInFiat&DescendingOrder=TRUE', [2, 1, 0]],
    ['this environment', () => '?IsSandBox=true', [2, 1, 0]],
    ['the other environment', () => '?IsSandBox=false', []],
    ['a sub-client', () => '?SubClientId=none', []],
    ['unknown parameters', () => '?Colour=red&__proto__=1', [2, 1, 0]],
  ] as [string, () => string, number[]][])('%s', async (_, query, expected) => {
    expect((await list(query())).ids).toEqual(expected.map(index => ids[index]))
  })

  test('Hash finds the transaction', async () => {
    const { items } = await list(`?Id=${ids[0]}`)
    expect((await list(`?Hash=${items[0].hash}`)).ids).toEqual([ids[0]])
  })

  test('FromTimestamp and ToTimestamp are whole seconds, both included', async () => {
    const { items } = await list()
    const at = items[1].createdTimestamp
    expect((await list(`?FromTimestamp=${at}&ToTimestamp=${at}`)).ids).toEqual([ids[1]])
  })

  test('every OrderBy pages through all without gap or repeat', async () => {
    const orders = [
      'id',
      'clientTransferId',
      'userId',
      'fromType',
      'amountInFiat',
      'status',
      'createdTimestamp',
      'symbol',
      'networkName',
    ]
    for (const order of orders) {
      const pages = await Promise.all([0, 1, 2].map(offset => list(`?OrderBy=${order}&Count=1&Offset=${offset}`)))
      expect({ order, ids: pages.flatMap(page => page.ids).sort() }).toEqual({ order, ids: [...ids].sort() })
    }
  })

  test.each(['', '&DescendingOrder=false'])(
    'nextCursor leads through all pages, and the last has none%s',
    async order => {
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const { items, total, nextCursor } = await page(
          `?Count=1${order}${cursor === undefined ? '' : `&Cursor=${cursor}`}`,
        )
        expect(total).toBe(3)
        seen.push(...items.map(({ id }) => id))
        cursor = nextCursor
      } while (cursor !== undefined)
      expect(seen).toEqual(order === '' ? [...ids].reverse() : ids)
    },
  )

  test('a page by cursor keeps the filters it is sent with', async () => {
    const { nextCursor } = await page('?Count=1')
    const later = `?Count=2&Cursor=${nextCursor}`
    expect((await page(later)).items.map(({ id }) => id)).toEqual([ids[1], ids[0]])
    expect((await page(`${later}&Statuses=failed`)).items.map(({ id }) => id)).toEqual([ids[1]])
  })

  test('another client sees nothing, and of a foreign id as little as of a random one', async () => {
    const as = await server.addClient()
    const [foreign, random] = [ids[0], randomUUID()].map(id => server.call(method, `${path}?Id=${id}`, { as }))
    expect((await foreign)?.text).toBe((await random)?.text)
    expect((await server.call(method, path, { as })).body.content).toEqual({ items: [], total: 0 })
  })

  test.each([
    ['Count', '?Count=0'],
    ['Count', '?Count=101'],
    ['Count', '?Count=ten'],
    ['Count', '?Count=1.5'],
    ['Offset', '?Offset=-1'],
    ['Cursor', '?Cursor=last'],
    ['Cursor', `?Cursor=m4x1-${randomUUID()}&OrderBy=symbol`],
    ['Id', '?Id=last'],
    ['Statuses[0]', '?Statuses=lost'],
    ['Statuses[1]', '?Statuses=failed&Statuses=lost'],
    ['UserId', '?UserId=a%00b'],
    ['UserId', `?UserId=${'x'.repeat(385)}`],
    ['UserId', '?UserId=a&UserId=b'],
    ['OrderBy', '?OrderBy=secret_hash'],
    ['DescendingOrder', '?DescendingOrder=down'],
    ['FromTimestamp', '?FromTimestamp=-1'],
    ['FromTimestamp', '?FromTimestamp=999999999999999999999'],
    ['FromTimestamp', '?FromTimestamp=253402300800'],
    ['ToTimestamp', '?ToTimestamp=999999999999999999999'],
    ['MinAmountInFiat', '?MinAmountInFiat=much'],
  ])('invalidField names %s for %s', async (field, query) => {
    const { status, body } = await server.call(method, `${path}${query}`)
    expect({ status, type: body.errorType }).toEqual({ status: 400, type: 'invalidField' })
    expect(body.message.split(':')[0]).toBe(field)
  })

  describeAuthentication(() => server, { method, path, permission: 'read' })
})
