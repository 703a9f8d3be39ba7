import { randomUUID } from 'node:crypto'

import { afterEach, beforeAll, describe, expect, test } from 'vitest'

import { useTestServer } from '../../../testing/useTestServer.ts'
import { describeAuthentication } from '../../../testing/describeAuthentication.ts'
import { describeFields } from '../../../testing/describeRefusals.ts'
import {
  baseSepoliaId,
  connectBinance,
  connectCoinbase,
  type LinkedAccount,
  shopAddress,
} from '../../../testing/linkFlows.ts'

const method = 'POST'
const path = '/api/v1/transfers'
const server = useTestServer()
let coinbase: LinkedAccount
let binance: LinkedAccount

beforeAll(async () => {
  coinbase = (await connectCoinbase(server)).connection
  binance = (await connectBinance(server)).connection
})
afterEach(() => server.simulators.control('DELETE', '/faults'))

const order = () => ({ targetAddress: shopAddress, symbol: 'USDC', amount: 5, chain: 'base' })
const good = () => ({ authToken: binance.accessToken, type: 'binanceInternational', ...order() })
const send = (change: Record<string, unknown> = {}) => server.call(method, path, { body: { ...good(), ...change } })
const atCoinbase = () => ({ authToken: coinbase.accessToken, type: 'coinbase' })
const record = async (id: string) =>
  (await server.call('GET', `/api/v1/transfers/managed/platform?Id=${id}`)).body.content.items[0]
const ofTransfer = async (id: string) =>
  ((await server.simulators.control('GET', '/withdrawals'))['withdrawals'] as { reference: string }[]).filter(
    ({ reference }) => reference === id.replaceAll('-', ''),
  )

describe('POST /transfers', () => {
  test('a transfer is recorded, followed and arrives as a managed transfer does', async () => {
    const { chains } = server.simulators
    const at = { networkId: baseSepoliaId, symbol: 'USDC', address: shopAddress }
    const before = await chains.balanceOf(at)
    const { status, body } = await send()
    expect(status).toBe(200)
    const { transactionId } = body.content
    expect(body.content).toMatchObject({
      failed: false,
      status: 'pending',
      transaction: { type: 'withdrawal', targetAddress: shopAddress, symbol: 'USDC', amount: 5, status: 'pending' },
    })
    expect(await record(transactionId)).toMatchObject({ status: 'pending', transferType: 'deposit' })
    await server.settle()
    expect((await chains.balanceOf(at)) - before).toBe(5_000_000n)
    expect(await record(transactionId)).toMatchObject({ status: 'succeeded' })
  })

  test('every response marks the operation as deprecated and names its replacement', async () => {
    for (const answer of [await send({ amount: 0 }), await server.call(method, path, { as: null, body: {} })]) {
      expect(answer.headers['deprecation']).toMatch(/^@\d+$/)
      expect(answer.headers['link']).toBe('</api/v1/transfers/managed/execute>; rel="successor-version"')
    }
  })

  test('the institution requires a code, a wrong code is rejected, and the right one continues the same transfer', async () => {
    const requested = await send(atCoinbase())
    const { transactionId, challengeId } = requested.body.content
    expect(requested.body.content).toMatchObject({ failed: false, status: 'mfaRequired', mfaType: 'phone' })
    expect(challengeId).toBe(transactionId)
    const wrong = await send({ ...atCoinbase(), mfaCode: '000000' })
    expect(wrong.body.content).toMatchObject({ transactionId, status: 'mfaFailed' })
    const right = await send({ ...atCoinbase(), mfaCode: '123456' })
    expect(right.body.content).toMatchObject({ transactionId, status: 'pending' })
    expect(right.body.content.challengeId).toBeUndefined()
    // The answer was lost and the client asks again: the same transfer, not a second.
    expect((await send({ ...atCoinbase(), mfaCode: '123456' })).body.content.transactionId).toBe(transactionId)
    expect(await ofTransfer(transactionId)).toHaveLength(1)
  })

  test('the transfer of the challenge is continued', async () => {
    const { transactionId, challengeId } = (await send({ ...atCoinbase(), amount: 6 })).body.content
    const { body } = await send({ ...atCoinbase(), amount: 6, challengeId, mfaCode: '123456' })
    expect(body.content).toMatchObject({ transactionId, status: 'pending' })
  })

  test('a lost reply is unknown, and the same request does not ask again', async () => {
    const error = { host: 'api.binance.com', path: '/sapi/v1/capital/withdraw/apply', mode: 'resetAfter' }
    await server.simulators.control('POST', '/faults', error)
    const first = await send({ amount: 7 })
    expect(first.body.content.status).toBe('unknown')
    const { transactionId } = first.body.content
    expect((await send({ amount: 7 })).body.content).toMatchObject({ transactionId, status: 'unknown' })
    await server.settle()
    expect(await record(transactionId)).toMatchObject({ status: 'succeeded' })
    expect(await ofTransfer(transactionId)).toHaveLength(1)
  })

  test('the same request without a key, later or at once, is one withdrawal, and a key makes another', async () => {
    const once = { amount: 11.25 }
    const answers = await Promise.all([send(once), send(once), send(once)])
    const sent = answers.filter(({ status }) => status === 200)
    const ids = new Set(sent.map(({ body }) => body.content.transactionId))
    expect([...ids]).toHaveLength(1)
    for (const { status, body } of answers)
      if (status !== 200) expect([status, body.errorType]).toEqual([409, 'idempotencyKeyInUse'])
    const again = await send(once)
    expect(again.body.content).toMatchObject({ transactionId: [...ids][0], failed: false })
    const headers = { 'idempotency-key': randomUUID() }
    const keyed = await server.call(method, path, { body: { ...good(), ...once }, headers })
    expect(keyed.body.content.transactionId).not.toBe([...ids][0])
    for (const id of [...ids, keyed.body.content.transactionId]) expect(await ofTransfer(id)).toHaveLength(1)
  })

  test('a preview is sent, and a request that differs from it is rejected', async () => {
    const from = { fromAuthToken: binance.accessToken, fromType: 'binanceInternational' }
    const to = { toAddress: shopAddress, networkId: baseSepoliaId, symbol: 'USDC', amount: 8 }
    const { body } = await server.call('POST', '/api/v1/transfers/managed/preview', { body: { ...from, ...to } })
    const { previewId } = body.content.previewResult
    const other = await send({ previewId, amount: 9 })
    expect(other.body).toMatchObject({ errorType: 'invalidField', message: expect.stringMatching(/^amount: /) })
    expect((await send({ previewId, amount: 8 })).body.content.transactionId).toBe(previewId)
  })

  test.each([
    ['whitelistOn', 'addressWhitelistRequired', false],
    ['travelRule', 'travelRuleRequired', false],
    ['restrictedRegion', 'failed', true],
  ])('%s: %s, and nothing sent', async (persona, status, failed) => {
    const { connection } = await connectBinance(server, persona)
    const { body } = await send({ authToken: connection.accessToken })
    expect(body.content).toMatchObject({ status, failed, statusDetails: expect.any(String) })
    expect(await ofTransfer(body.content.transactionId)).toHaveLength(0)
  })

  test.each([
    ['previewNotFound', { previewId: randomUUID() }],
    ['previewNotFound', { challengeId: randomUUID(), mfaCode: '1' }],
    ['invalidAddress', { targetAddress: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' }],
    ['networkNotSupported', { symbol: 'NOTHING' }],
    ['insufficientFunds', { amount: 900_000 }],
    ['amountBelowMinimum', { amount: 0.0001 }],
    ['integrationNotSupported', { type: 'bankOfNowhere' }],
  ])('%s', async (errorType, change) => {
    expect((await send(change)).body.errorType).toBe(errorType)
  })

  test('another client’s token is rejected like a missing one', async () => {
    const theirs = await server.call(method, path, { body: good(), as: await server.addClient() })
    expect(theirs.text).toBe((await send({ authToken: randomUUID() })).text)
    expect(theirs.body.errorType).toBe('invalidIntegrationToken')
  })

  describeAuthentication(() => server, { method, path, permission: 'write', options: () => ({ body: good() }) })
  describeFields(() => server, { method, path, good }, [
    ['authToken', { authToken: undefined }, 'missingField'],
    ['targetAddress', { targetAddress: undefined }, 'missingField'],
    ['symbol', { symbol: undefined }, 'missingField'],
    ['amount', { amount: undefined }, 'missingField'],
    ['amount', { amount: -1 }],
    ['chain', { chain: undefined }, 'missingField'],
    ['chain', { chain: 'nowhere' }],
    ['addressType', { chain: undefined, addressType: 'btcAddress' }],
    ['previewId', { previewId: 'x' }],
    ['mfaCode', { mfaCode: '' }],
  ])
})
