import { randomUUID } from 'node:crypto'

import { afterEach, beforeAll, describe, expect, test } from 'vitest'

import { useTestServer } from '../../../testing/useTestServer.ts'
import { describeAuthentication } from '../../../testing/describeAuthentication.ts'
import { describeFields } from '../../../testing/describeRefusals.ts'
import {
  baseSepoliaId,
  connectBinance,
  connectByKey,
  connectCoinbase,
  type LinkedAccount,
  shopAddress,
} from '../../../testing/linkFlows.ts'

const method = 'POST'
const path = '/api/v1/transfers/managed/execute'
const atBinance = 'binanceInternational'
const server = useTestServer()
let coinbase: LinkedAccount
let binance: LinkedAccount

beforeAll(async () => {
  coinbase = (await connectCoinbase(server)).connection
  binance = (await connectBinance(server)).connection
})
afterEach(() => server.simulators.control('DELETE', '/faults'))

const preview = async (from: LinkedAccount, fromType: string, amount = 5): Promise<Record<string, unknown>> => {
  const base = { fromAuthToken: from.accessToken, fromType }
  const to = { toAddress: shopAddress, networkId: baseSepoliaId, symbol: 'USDC', amount }
  const { body } = await server.call('POST', '/api/v1/transfers/managed/preview', { body: { ...base, ...to } })
  return { ...base, previewId: body.content.previewResult.previewId }
}
const execute = (body: Record<string, unknown>) => server.call(method, path, { body })
const record = async (id: unknown) =>
  (await server.call('GET', `/api/v1/transfers/managed/platform?Id=${String(id)}`)).body.content.items[0]
const withdrawals = async () =>
  (await server.simulators.control('GET', '/withdrawals'))['withdrawals'] as { reference: string }[]
const ofReference = async (previewId: unknown) =>
  (await withdrawals()).filter(({ reference }) => reference === String(previewId).replaceAll('-', ''))

describe('POST /transfers/managed/execute', () => {
  test.each(['binanceUs', 'bybit', 'okx'])(
    'sends from %s, connected by key in Link, and the coins arrive on chain',
    async type => {
      const { chains } = server.simulators
      const at = { networkId: baseSepoliaId, symbol: 'USDC', address: shopAddress }
      const before = await chains.balanceOf(at)
      const body = await preview((await connectByKey(server, type)).connection, type, 6)
      const { body: answer } = await execute(body)
      expect(answer.content).toMatchObject({
        status: 'inProgress',
        executeTransferResult: { status: 'pending', amount: 6 },
      })
      await server.settle()
      expect((await chains.balanceOf(at)) - before).toBe(6_000_000n)
      expect(await record(body['previewId'])).toMatchObject({
        status: 'succeeded',
        txHash: expect.stringMatching(/^0x/),
      })
    },
  )

  test('a transfer from Binance arrives on chain', async () => {
    const { chains } = server.simulators
    const at = { networkId: baseSepoliaId, symbol: 'USDC', address: shopAddress }
    const before = await chains.balanceOf(at)
    const body = await preview(binance, atBinance)
    const { status, body: answer } = await execute(body)
    expect(status).toBe(200)
    expect(answer.content).toMatchObject({
      status: 'inProgress',
      executeTransferResult: { transferId: body['previewId'], status: 'pending', amount: 5, toAddress: shopAddress },
    })
    expect(await record(body['previewId'])).toMatchObject({ status: 'pending' })
    await server.settle()
    expect((await chains.balanceOf(at)) - before).toBe(5_000_000n)
    expect(await record(body['previewId'])).toMatchObject({ status: 'succeeded', txHash: expect.stringMatching(/^0x/) })
    expect((await execute(body)).body.content).toMatchObject({
      status: 'succeeded',
      executeTransferResult: { status: 'succeeded' },
    })
  })

  test('a transfer requires the second factor, rejects a wrong one, and is sent once with the right one', async () => {
    const body = await preview(coinbase, 'coinbase')
    expect((await execute(body)).body.content).toMatchObject({ status: 'mfaRequired' })
    // One that waits for its user has not begun.
    expect(await record(body['previewId'])).toBeUndefined()
    const wrong = await execute({ ...body, mfaCode: '000000' })
    expect(wrong.body.content).toMatchObject({
      status: 'mfaFailed',
      errorMessage: expect.stringContaining('No funds have moved'),
    })
    expect((await execute({ ...body, mfaCode: '123456' })).body.content.status).toBe('inProgress')
    await server.settle()
    expect(await record(body['previewId'])).toMatchObject({ status: 'succeeded' })
    expect(await ofReference(body['previewId'])).toHaveLength(1)
  })

  test('twenty simultaneous executions call the institution once', async () => {
    const body = await preview(binance, atBinance, 6)
    const answers = await Promise.all(Array.from({ length: 20 }, () => execute(body)))
    expect(new Set(answers.map(({ body: { content } }) => content.status))).toEqual(new Set(['inProgress']))
    expect(await ofReference(body['previewId'])).toHaveLength(1)
    await server.settle()
  })

  test('a reply that was lost is in progress, never sent again, and found in the history', async () => {
    const body = await preview(binance, atBinance, 7)
    const error = { host: 'api.binance.com', path: '/sapi/v1/capital/withdraw/apply', mode: 'resetAfter' }
    await server.simulators.control('POST', '/faults', error)
    const { body: answer } = await execute(body)
    expect(answer.content).toMatchObject({ status: 'inProgress', executeTransferResult: { status: 'unknown' } })
    expect((await execute(body)).body.content.status).toBe('inProgress')
    await server.settle()
    expect(await record(body['previewId'])).toMatchObject({ status: 'succeeded' })
    expect(await ofReference(body['previewId'])).toHaveLength(1)
  })

  test.each([
    ['whitelistOn', 'addressWhitelistRequired'],
    ['travelRule', 'failed'],
    ['kycMissing', 'failed'],
    ['restrictedRegion', 'failed'],
  ])('%s: %s, with words for the user and nothing sent', async (persona, status) => {
    const { connection } = await connectBinance(server, persona)
    const body = await preview(connection, atBinance)
    const answer = await execute(body)
    expect(answer.status).toBe(200)
    expect(answer.body.content).toMatchObject({ status, errorMessage: expect.stringMatching(/\w/) })
    expect(await ofReference(body['previewId'])).toEqual([])
  })

  const travelRule = {
    walletType: 'selfHosted',
    isOwnWallet: false,
    beneficiary: {
      name: 'Bakery Ltd',
      address: { line1: '1 High Street', city: 'Dublin', postalCode: 'D01 F5P2', countryCode: 'IE' },
    },
  }
  test('travelRuleRequired: the answers continue the same transfer, which then needs its code', async () => {
    const { connection } = await connectCoinbase(server, 'travelRule')
    const body = await preview(connection, 'coinbase')
    const asked = (await execute(body)).body.content
    expect(asked).toMatchObject({
      status: 'travelRuleRequired',
      travelRule: {},
      errorMessage: expect.stringMatching(/\w/),
    })
    expect((await execute({ ...body, mfaCode: '123456' })).body.content.status).toBe('travelRuleRequired')
    expect((await execute({ ...body, travelRule })).body.content.status).toBe('mfaRequired')
    expect(await ofReference(body['previewId'])).toEqual([])
    const sent = (await execute({ ...body, travelRule, mfaCode: '123456' })).body.content
    expect(sent).toMatchObject({ status: 'inProgress', executeTransferResult: { transferId: body['previewId'] } })
    expect(sent).not.toHaveProperty('travelRule')
    expect(await ofReference(body['previewId'])).toHaveLength(1)
    await server.settle()
    expect(await record(body['previewId'])).toMatchObject({ status: 'succeeded' })
  })

  test('a declaration that lacks a field is refused before the institution is asked', async () => {
    const body = await preview(coinbase, 'coinbase')
    const { name } = travelRule.beneficiary
    const answer = await execute({ ...body, travelRule: { ...travelRule, beneficiary: { name } } })
    expect(answer).toMatchObject({ status: 400, body: { errorType: 'missingField' } })
  })

  test('a preview expires after 30 seconds', async () => {
    const body = await preview(binance, atBinance)
    server.simulators.clock.advance(30_000)
    const { status, body: answer } = await execute(body)
    expect({ status, type: answer.errorType }).toEqual({ status: 400, type: 'previewExpired' })
  })

  test('a foreign preview, another account’s and an unknown one receive the same previewNotFound', async () => {
    const stranger = await server.addClient()
    const mine = await preview(binance, atBinance)
    const answers = [
      await execute({ ...mine, previewId: randomUUID() }),
      await execute({ ...mine, fromAuthToken: coinbase.accessToken, fromType: 'coinbase' }),
    ]
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 404, body: { errorType: 'previewNotFound' } })
    const foreign = await server.call(method, path, { body: mine, as: stranger })
    const none = await server.call(method, path, {
      body: { ...mine, previewId: randomUUID(), fromAuthToken: randomUUID() },
    })
    expect(foreign.text).toBe(none.text)
    expect(foreign.body.errorType).toBe('invalidIntegrationToken')
  })

  test('integrationNotSupported for an unknown type', async () => {
    const body = { fromAuthToken: binance.accessToken, fromType: 'bankOfNowhere', previewId: randomUUID() }
    expect((await execute(body)).body.errorType).toBe('integrationNotSupported')
  })

  test('a revoked grant gives invalidIntegrationToken', async () => {
    const { connection } = await connectCoinbase(server, 'MeshUSDC')
    const body = await preview(connection, 'coinbase')
    await server.simulators.control('POST', '/tokens/revoke', { persona: 'MeshUSDC' })
    await server.call('POST', '/api/v1/balance/get', { body: { authToken: connection.accessToken, type: 'coinbase' } })
    expect((await execute(body)).body.errorType).toBe('invalidIntegrationToken')
  })

  test.each([
    ['integrationUnavailable', 503, { mode: 'status', code: 503 }],
    ['integrationRateLimited', 429, { mode: 'rateLimit', retryAfter: 5 }],
  ])('%s while the token cannot be refreshed: nothing is begun', async (errorType, http, error) => {
    const { connection } = await connectCoinbase(server, 'Mesh4')
    const body = await preview(connection, 'coinbase')
    const { control } = server.simulators
    await server.db
      .updateTable('previews')
      .set({ expires_at: new Date(server.ctx.clock.nowMs() + 7_200_000) })
      .where('id', '=', String(body['previewId']))
      .execute()
    server.simulators.clock.advance(3_500_000)
    await control('POST', '/faults', { host: 'login.coinbase.com', path: '/oauth2/token', times: 10, ...error })
    const { status, body: answer } = await execute(body)
    expect({ status, type: answer.errorType }).toEqual({ status: http, type: errorType })
    expect(await record(body['previewId'])).toBeUndefined()
  })

  const unknown = () => ({ fromAuthToken: binance.accessToken, fromType: atBinance, previewId: randomUUID() })
  describeAuthentication(() => server, { method, path, permission: 'write', options: () => ({ body: unknown() }) })
  describeFields(() => server, { method, path, good: unknown }, [
    ['fromAuthToken', { fromAuthToken: undefined }, 'missingField'],
    ['fromType', { fromType: undefined }, 'missingField'],
    ['previewId', { previewId: undefined }, 'missingField'],
    ['previewId', { previewId: 'last one' }],
    ['mfaCode', { mfaCode: '' }],
    ['mfaCode', { mfaCode: 123456 }],
    ['mfaCode', { mfaCode: '\0' }],
    ['challengeId', { challengeId: 'x'.repeat(201) }],
  ])

  test('two previews with one transaction id lead to one withdrawal; without one, to two', async () => {
    const sent = async (transactionId?: string) => {
      const order = { toAddress: shopAddress, networkId: baseSepoliaId, symbol: 'USDC', amount: 5, transactionId }
      const base = { fromAuthToken: binance.accessToken, fromType: atBinance }
      const ids = await Promise.all(
        [1, 2].map(async () => {
          const body = { ...base, ...order }
          const answer = await server.call('POST', '/api/v1/transfers/managed/preview', { body })
          return String(answer.body.content.previewResult.previewId)
        }),
      )
      const answers = await Promise.all(ids.map(previewId => execute({ ...base, previewId })))
      const transfers = new Set(answers.map(({ body }) => body.content.executeTransferResult.transferId))
      await server.settle()
      const made = (await Promise.all(ids.map(ofReference))).flat()
      return { transfers: transfers.size, withdrawals: made.length }
    }
    expect(await sent(randomUUID())).toEqual({ transfers: 1, withdrawals: 1 })
    expect(await sent()).toEqual({ transfers: 2, withdrawals: 2 })
  })
})
