import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { useTestServer } from '../../../testing/useTestServer.ts'
import { describeAuthentication } from '../../../testing/describeAuthentication.ts'
import { describeFields } from '../../../testing/describeRefusals.ts'
import { connectBinance, connectCoinbase, type LinkedAccount } from '../../../testing/linkFlows.ts'

const method = 'POST'
const server = useTestServer()
let binance: LinkedAccount
let coinbase: LinkedAccount
const hashes: string[] = []

const deposit = async (institution: string, amount: string): Promise<string> => {
  const body = { institution, persona: 'Mesh', symbol: 'USDC', amount }
  const { hash } = await server.simulators.control('POST', '/deposits', body)
  server.simulators.clock.advance(2_000)
  return String(hash)
}

beforeAll(async () => {
  binance = (await connectBinance(server)).connection
  coinbase = (await connectCoinbase(server)).connection
  for (const amount of ['1', '2', '3']) hashes.push(await deposit('binance', amount))
  await deposit('coinbase', '4.25')
})
afterEach(() => server.simulators.control('DELETE', '/faults'))

const atBinance = () => ({ authToken: binance.accessToken, type: 'binanceInternational' })
const atCoinbase = () => ({ authToken: coinbase.accessToken, type: 'coinbase' })

describe('POST /transfers/list', () => {
  const path = '/api/v1/transfers/list'
  const list = (change: Record<string, unknown> = {}) =>
    server.call(method, path, { body: { ...atBinance(), ...change } })

  test('the institution’s own history is returned, newest first', async () => {
    const { status, body } = await list()
    expect(status).toBe(200)
    expect(body.content.transfers.map((t: { amount: number }) => t.amount)).toEqual([3, 2, 1])
    expect(body.content).toMatchObject({ total: 3, earliestTimestamp: body.content.transfers[2].createdTimestamp })
    expect(body.content.transfers[0]).toEqual({
      id: expect.any(String),
      status: 'succeeded',
      statusDetails: '1',
      type: 'deposit',
      targetAddress: expect.stringMatching(/^0x/),
      symbol: 'USDC',
      chain: 'ETH',
      hash: hashes[2],
      amount: 3,
      transactionAmount: 3,
      createdTimestamp: expect.any(Number),
      updatedTimestamp: expect.any(Number),
      blockchainMethod: 'transfer',
    })
  })

  test('a cursor leads through all pages, with each transfer once', async () => {
    const first = await list({ count: 2 })
    expect(first.body.content.transfers).toHaveLength(2)
    const second = await list({ count: 2, cursor: first.body.content.cursor })
    const amounts = [...first.body.content.transfers, ...second.body.content.transfers].map(t => t.amount)
    expect(amounts).toEqual([3, 2, 1])
    expect(second.body.content.cursor).toBeUndefined()
  })

  test('Coinbase’s history is read wallet by wallet', async () => {
    const { body } = await list(atCoinbase())
    expect(body.content.transfers).toMatchObject([{ type: 'deposit', symbol: 'USDC', amount: 4.25, chain: 'ethereum' }])
  })

  test('an empty history is returned as empty', async () => {
    const { connection } = await connectBinance(server, 'MeshETH')
    const { body } = await list({ authToken: connection.accessToken })
    expect(body.content).toEqual({ transfers: [], total: 0, earliestTimestamp: 0 })
  })

  test('the history is filtered by status, form of address and time', async () => {
    const counts = async (change: object) => (await list({ ...change })).body.content.total as number
    expect(await counts({ statuses: ['succeeded'] })).toBe(3)
    expect(await counts({ statuses: ['failed', 'rejected'] })).toBe(0)
    expect(await counts({ cryptocurrencyAddressType: 'ethAddress' })).toBe(3)
    expect(await counts({ cryptocurrencyAddressType: 'btcAddress' })).toBe(0)
    const now = Math.floor(server.simulators.clock.nowMs() / 1000)
    expect(await counts({ from: now - 5 })).toBe(1)
    expect(await counts({ from: 0 })).toBe(3)
  })

  test('invalidField names a cursor of another list', async () => {
    for (const cursor of ['nonsense', '1.2', '../v2/user']) {
      const { status, body } = await list({ cursor })
      expect({ status, type: body.errorType }).toEqual({ status: 400, type: 'invalidField' })
      expect(body.message).toMatch(/^cursor: /)
    }
  })

  test.each(['htmlPage200', 'emptyObject200', 'schemaDrift', 'truncate'])(
    'the faulty response %s gives integrationUnavailable, not an empty history',
    async mode => {
      const error = { host: 'api.binance.com', path: '/sapi/v1/capital/deposit/hisrec', mode, times: 50 }
      await server.simulators.control('POST', '/faults', error)
      const { status, body } = await list()
      expect({ status, type: body.errorType }).toEqual({ status: 503, type: 'integrationUnavailable' })
    },
  )

  test('another client’s token gets the same response as an unknown one', async () => {
    const theirs = await server.call(method, path, { body: atBinance(), as: await server.addClient() })
    expect(theirs.text).toBe((await list({ authToken: randomUUID() })).text)
    expect(theirs.body.errorType).toBe('invalidIntegrationToken')
  })

  describeAuthentication(() => server, { method, path, permission: 'read', options: () => ({ body: atBinance() }) })
  describeFields(() => server, { method, path, good: atBinance }, [
    ['authToken', { authToken: undefined }, 'missingField'],
    ['type', { type: undefined }, 'missingField'],
    ['count', { count: 0 }],
    ['count', { count: 251 }],
    ['count', { count: 1.5 }],
    ['cursor', { cursor: '' }],
    ['cursor', { cursor: 'x'.repeat(301) }],
    ['statuses[0]', { statuses: ['done'] }],
    ['cryptocurrencyAddressType', { cryptocurrencyAddressType: 'moonAddress' }],
    ['from', { from: -1 }],
  ])
})

describe('POST /transfers/details', () => {
  const path = '/api/v1/transfers/details'
  const good = () => ({ ...atBinance(), transactionHash: hashes[0] })
  const details = (change: Record<string, unknown> = {}) =>
    server.call(method, path, { body: { ...good(), ...change } })

  test('a transfer is found by its hash, by its id, and by both', async () => {
    const byHash = await details()
    expect(byHash.body.content).toMatchObject({ type: 'deposit', amount: 1, hash: hashes[0], status: 'succeeded' })
    const { id } = byHash.body.content
    const byId = await details({ transactionHash: undefined, transactionId: id })
    expect(byId.body.content).toEqual(byHash.body.content)
    expect((await details({ transactionId: id, symbol: 'usdc' })).body.content).toEqual(byHash.body.content)
  })

  test('a transfer that the account lacks, or whose other fields do not match, gives 404', async () => {
    const { id } = (await details()).body.content
    for (const change of [
      { transactionHash: `0x${'0'.repeat(64)}` },
      { transactionId: 'nothing', transactionHash: undefined },
      { transactionId: id, transactionHash: hashes[1] },
      { symbol: 'ETH' },
      { addressType: 'btcAddress' },
    ]) {
      const { status, body } = await details(change)
      expect({ status, type: body.errorType }).toEqual({ status: 404, type: 'notFound' })
    }
  })

  test('another client’s token gets the same response as an unknown one', async () => {
    const theirs = await server.call(method, path, { body: good(), as: await server.addClient() })
    expect(theirs.text).toBe((await details({ authToken: randomUUID() })).text)
  })

  describeAuthentication(() => server, { method, path, permission: 'read', options: () => ({ body: good() }) })
  describeFields(() => server, { method, path, good }, [
    ['authToken', { authToken: undefined }, 'missingField'],
    ['transactionId', { transactionHash: undefined }, 'missingField'],
    ['transactionId', { transactionId: 'x'.repeat(201) }],
    ['transactionHash', { transactionHash: 7 }],
  ])
})
