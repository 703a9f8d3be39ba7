import { randomUUID } from 'node:crypto'

import { add, compare } from '@rialto/catalog'
import { describe, expect, test } from 'vitest'

import { adminCaller, managing } from '../admin/testing/adminCaller.ts'
import { useTestServer } from '../../../testing/useTestServer.ts'
import {
  baseSepoliaId,
  connectBinance,
  connectCoinbase,
  openSession,
  sepoliaId,
  shopAddress,
  toShop,
} from '../../../testing/linkFlows.ts'

const server = useTestServer()

const at = (path: string) => `/link/api/transfers${path}`
const usdc = { symbol: 'USDC', networkId: baseSepoliaId }

const payer = async (options: object = {}, persona = 'Mesh') => {
  const { session, connection } = await connectBinance(server, persona, await openSession(server, toShop(options)))
  const { connectionId } = connection
  const preview = (changes: object = {}) =>
    server.call('POST', at('/preview'), { session, body: { connectionId, ...usdc, amount: '5', ...changes } })
  const execute = (previewId: string, secondFactorCode?: string) =>
    server.call('POST', at('/execute'), { session, body: { previewId, secondFactorCode } })
  return { session, connectionId, preview, execute }
}

describe('POST /link/api/transfers/configure', () => {
  test('the response lists the holdings that can be sent to the client’s destinations, and the reason for each other one', async () => {
    const { session, connectionId } = await payer()
    const { status, body } = await server.call('POST', at('/configure'), { session, body: { connectionId } })
    expect(status).toBe(200)
    const others = (
      body.content.holdings as { symbol: string; eligible: boolean; ineligibilityReason?: string }[]
    ).slice(1)
    expect(others.map(({ symbol }) => symbol)).toContain('BTC')
    for (const { eligible, ineligibilityReason } of others)
      expect({ eligible, ineligibilityReason }).toEqual({ eligible: false, ineligibilityReason: 'symbolDoesNotMatch' })
    expect(body.content.holdings[0]).toMatchObject({
      symbol: 'USDC',
      available: '10000',
      valueUsd: '10000',
      eligible: true,
      networks: [{ networkId: baseSepoliaId, toAddress: shopAddress, fee: '0.005', eligible: true, recommended: true }],
    })
  })

  test('a session that only connects accounts answers badRequest', async () => {
    const { session, connection } = await connectBinance(server)
    const body = { connectionId: connection.connectionId }
    const answer = await server.call('POST', at('/configure'), { session, body })
    expect(answer).toMatchObject({ status: 400, body: { errorType: 'badRequest' } })
  })

  test('an account of another session is answered like an unknown one', async () => {
    const { session } = await payer()
    const { connection } = await connectBinance(server, 'Mesh4')
    const answers = await Promise.all(
      [connection.connectionId, randomUUID()].map(connectionId =>
        server.call('POST', at('/configure'), { session, body: { connectionId } }),
      ),
    )
    expect(answers[0]?.text).toBe(answers[1]?.text)
    expect(answers[0]?.body.errorType).toBe('invalidIntegrationToken')
  })
})

describe('POST /link/api/transfers/preview', () => {
  test('the preview prices the user’s choice', async () => {
    const { preview } = await payer()
    const { status, body } = await preview()
    expect(status).toBe(200)
    expect(body.content).toMatchObject({
      expiresInMs: 30_000,
      amount: '5',
      fee: '0.005',
      total: '5.005',
      totalUsd: '5.005',
      toAddress: shopAddress,
      fromName: 'Binance',
      networkName: 'Base Sepolia',
    })
  })

  test('a price the client fixed is not the user’s to change', async () => {
    const inDollars = await payer({ transferType: 'payment', amountInFiat: 20 })
    expect((await inDollars.preview({ amount: '1', amountInFiat: '2' })).body.content.amount).toBe('20')
    const toAddresses = [{ ...usdc, address: shopAddress, amount: '12.5' }]
    const inAsset = await payer({ transferType: 'payment', toAddresses })
    expect((await inAsset.preview({ amount: '1' })).body.content.amount).toBe('12.5')
  })

  test.each([
    [false, { amount: '5.125', clientFee: '0.125', received: '5', total: '5.13' }, { amount: 5, amountInFiat: 5 }],
    [true, { amount: '4.995', clientFee: '0.125', received: '4.87', total: '5' }, { amount: 5, amountInFiat: 5 }],
  ])('a client’s fee of 2.5 %, inside the amount: %s', async (isInclusiveFeeEnabled, shown, recorded) => {
    const { preview, execute } = await payer({ clientFee: 0.025, isInclusiveFeeEnabled })
    const { body } = await preview()
    expect(body.content).toMatchObject({ ...shown, clientFeeUsd: '0.125', fee: '0.005' })
    const { previewId } = body.content
    expect((await execute(previewId)).body.content).toMatchObject({ status: 'submitted' })
    const { body: list } = await server.call('GET', `/api/v1/transfers/managed/platform?Id=${previewId}`)
    expect(list.content.items[0]).toMatchObject({
      ...recorded,
      amountToReceive: Number(shown.amount),
      sourceAmount: Number(shown.total),
      processingFee: { fee: 0.125, feeCurrency: 'USDC', feeInFiat: 0.125, feeInTransferCurrency: 0.125 },
      totalFeesAmountInFiat: 0.13,
      isFeeIncluded: isInclusiveFeeEnabled,
    })
    await server.settle()
  })

  test('with a client’s fee on top, the most that can be asked for leaves room for it', async () => {
    const { session, connectionId, preview } = await payer({ clientFee: 0.25 })
    const { body } = await server.call('POST', at('/configure'), { session, body: { connectionId } })
    const [{ available, networks }] = body.content.holdings
    const { maximum } = networks[0]
    const most = (await preview({ amount: maximum })).body.content
    expect(compare(most.total, available)).toBeLessThanOrEqual(0)
    expect((await preview({ amount: add(maximum, '0.000002') })).body.errorType).toBe('insufficientFunds')
  })

  test('fees that leave nothing are refused', async () => {
    const { preview } = await payer({ clientFee: 1, isInclusiveFeeEnabled: true })
    expect((await preview()).body.errorType).toBe('amountBelowMinimum')
  })

  test.each([{ minAmount: '6' }, { minAmountInFiat: '6' }])('the least that is to arrive: %j', async least => {
    const { session, connectionId, preview } = await payer({
      toAddresses: [{ ...usdc, address: shopAddress, ...least }],
    })
    expect((await preview({ amount: '5.999999' })).body).toMatchObject({
      errorType: 'amountBelowMinimum',
      displayMessage: expect.stringContaining('6 USDC'),
    })
    expect((await preview({ amount: '6' })).status).toBe(200)
    const { body } = await server.call('POST', at('/configure'), { session, body: { connectionId } })
    expect(body.content.holdings[0].networks[0].minimum).toBe('6')
  })

  test.each([
    ['5.04', '5.04'],
    ['5.06', undefined],
  ])('the client’s figure of %s dollars for five is shown as %s', async (displayAmountInFiat, shown) => {
    const toAddresses = [{ ...usdc, address: shopAddress, displayAmountInFiat }]
    expect((await (await payer({ toAddresses })).preview()).body.content.displayAmountUsd).toBe(shown)
  })

  test.each([
    ['invalidField', { networkId: sepoliaId }],
    ['invalidField', { symbol: 'ETH' }],
    ['invalidField', { amount: '-5' }],
    ['invalidField', { amount: '5', symbol: 'US\0DC' }],
    ['invalidIntegrationToken', { connectionId: randomUUID() }],
    ['insufficientFunds', { amount: '10000' }],
    ['amountBelowMinimum', { amount: '0.1' }],
    ['missingField', { symbol: undefined }],
  ])('%s for %j', async (errorType, changes) => {
    const { preview } = await payer()
    const { status, body } = await preview(changes)
    expect({ status, type: body.errorType }).toEqual({ status: 400, type: errorType })
  })
})

describe('POST /link/api/transfers/execute', () => {
  test('an executed transfer is sent, and the page shows each step until the coins are final', async () => {
    const { session, preview, execute } = await payer({ transactionId: 'order-7' })
    const { previewId } = (await preview()).body.content
    const executed = await execute(previewId)
    expect(executed.body.content).toMatchObject({ status: 'submitted', transfer: { transferId: previewId } })
    const states = async () => {
      const { body } = await server.call('GET', at(`/${previewId}`), { session })
      return body.content.steps.map(({ state }: { state: string }) => state)
    }
    expect(await states()).toEqual(['done', 'current', 'waiting'])
    const reload = await server.call('GET', '/link/api/session', { session })
    expect(reload.body.content.transferId).toBe(previewId)
    await server.settle()
    expect(await states()).toEqual(['done', 'done', 'done'])
    const { body } = await server.call('GET', at(`/${previewId.toUpperCase()}`), { session })
    expect(body.content).toMatchObject({ status: 'succeeded', hash: expect.stringMatching(/^0x/), amount: '5' })
  })

  test('a transfer that the institution has not confirmed is not shown as received', async () => {
    const { session, preview, execute } = await payer()
    const { previewId } = (await preview({ amount: '5.444' })).body.content
    const { body } = await execute(previewId)
    const [received] = body.content.transfer.steps
    expect({ isUnconfirmed: body.content.transfer.isUnconfirmed, received }).toEqual({
      isUnconfirmed: true,
      received: { name: 'submitted', state: 'current' },
    })
    const read = await server.call('GET', at(`/${previewId}`), { session })
    expect(read.body.content).toMatchObject({ status: 'pending', isUnconfirmed: true })
  })

  test('Coinbase asks for the code, refuses a wrong one and takes the right one', async () => {
    const open = await openSession(server, toShop())
    const { session, connection } = await connectCoinbase(server, 'Mesh', open)
    const body = { connectionId: connection.connectionId, ...usdc, amount: '5' }
    const { previewId } = (await server.call('POST', at('/preview'), { session, body })).body.content
    const execute = async (secondFactorCode?: string) =>
      (await server.call('POST', at('/execute'), { session, body: { previewId, secondFactorCode } })).body.content
    expect(await execute()).toMatchObject({ status: 'secondFactorRequired', factor: expect.any(String) })
    const waiting = await server.call('GET', '/link/api/session', { session })
    expect(waiting.body.content).not.toHaveProperty('transferId')
    expect(await execute('000000')).toMatchObject({ status: 'secondFactorRefused', message: expect.any(String) })
    expect(await execute('123456')).toMatchObject({ status: 'submitted' })
  })

  test.each([
    ['whitelistOn', 'addressWhitelistRequired'],
    ['travelRule', 'failed'],
    ['kycMissing', 'failed'],
  ])('%s: %s', async (persona, status) => {
    const { preview, execute } = await payer({}, persona)
    const { previewId } = (await preview()).body.content
    expect((await execute(previewId)).body.content).toMatchObject({ status, message: expect.stringMatching(/\w/) })
  })

  test('travelRuleRequired: the form starts with the compliance record, and its answers continue the same transfer', async () => {
    const { token } = await managing(server)
    const manage = adminCaller(server)
    const callbackUrls = ['https://bakery.example/back']
    const body = { businessLegalName: 'Bakery Ltd', displayName: 'Bakery', callbackUrls }
    const { id: subClientId } = (await manage('POST', '/SubClient', { token, body })).body.content
    const address = { line1: '1 High Street', city: 'Dublin', postalCode: 'D01 F5P2', countryCode: 'IE' }
    const record = { clientType: 'merchant', registeredAddress: address, walletType: 'selfHosted' }
    await manage('PUT', `/SubClient/${subClientId}/compliance`, { token, body: record })
    const open = await openSession(server, { ...toShop(), subClientId })
    const { session, connection } = await connectCoinbase(server, 'travelRule', open)
    const asked = { connectionId: connection.connectionId, ...usdc, amount: '5' }
    const { previewId } = (await server.call('POST', at('/preview'), { session, body: asked })).body.content
    const execute = async (answers: object) =>
      (await server.call('POST', at('/execute'), { session, body: { previewId, ...answers } })).body.content
    const suggested = { walletType: 'selfHosted', beneficiary: { name: 'Bakery Ltd', address } }
    const required = await execute({})
    expect(required).toMatchObject({ status: 'travelRuleRequired', travelRule: suggested })
    expect(required).not.toHaveProperty('reason')
    const travelRule = { ...suggested, isOwnWallet: false }
    expect(await execute({ travelRule })).toMatchObject({ status: 'secondFactorRequired' })
    expect(await execute({ travelRule, secondFactorCode: '123456' })).toMatchObject({
      status: 'submitted',
      transfer: { transferId: previewId },
    })
  })

  test('previewExpired is a regular result, so that the page can request a new price', async () => {
    const { preview, execute } = await payer()
    const { previewId } = (await preview()).body.content
    server.simulators.clock.advance(30_000)
    expect((await execute(previewId)).body.content).toMatchObject({ status: 'previewExpired' })
  })

  test('an unknown preview gives previewNotFound, and another session’s preview moves nothing', async () => {
    const { execute } = await payer()
    const none = await execute(randomUUID())
    expect(none).toMatchObject({ status: 404, body: { errorType: 'previewNotFound' } })
    const other = await payer({}, 'Mesh4')
    const { previewId } = (await other.preview()).body.content
    expect((await execute(previewId)).body.errorType).toBe('invalidIntegrationToken')
  })
})

describe('one order is paid once', () => {
  const toAddress = () => `0x${randomUUID().replaceAll('-', '').padEnd(40, '0')}`
  const optionsOf = (address: string, more: object = {}) => ({ toAddresses: [{ ...usdc, address }], ...more })
  /** What the institution's own books hold for the address. */
  const withdrawalsTo = async (address: string) => {
    const { withdrawals } = await server.simulators.control('GET', '/withdrawals')
    return (withdrawals as { address: string }[]).filter(one => one.address.toLowerCase() === address.toLowerCase())
  }
  type Payer = Awaited<ReturnType<typeof payer>>
  const previewIdOf = async ({ preview }: Payer): Promise<string> => (await preview()).body.content.previewId

  test('a second confirmation in one Link session answers with the first transfer', async () => {
    const address = toAddress()
    const one = await payer(optionsOf(address))
    const [first, second] = [await previewIdOf(one), await previewIdOf(one)]
    expect((await one.execute(first)).body.content).toMatchObject({ status: 'submitted' })
    expect((await one.execute(second)).body.content).toMatchObject({
      status: 'submitted',
      transfer: { transferId: first },
    })
    await server.settle()
    expect((await one.execute(second)).body.content.transfer).toMatchObject({ transferId: first, status: 'succeeded' })
    expect(await withdrawalsTo(address)).toHaveLength(1)
    expect((await server.call('GET', at(`/${first}`), { session: one.session })).status).toBe(200)
  })

  test('previews of one Link session that are confirmed at once lead to one withdrawal', async () => {
    const address = toAddress()
    const one = await payer(optionsOf(address))
    const ids = await Promise.all(Array.from({ length: 6 }, () => previewIdOf(one)))
    const answers = await Promise.all(ids.map(id => one.execute(id)))
    expect(new Set(answers.map(({ body }) => body.content.transfer.transferId)).size).toBe(1)
    await server.settle()
    expect(await withdrawalsTo(address)).toHaveLength(1)
  })

  test('two link tokens of one user and transaction id lead to one withdrawal', async () => {
    const address = toAddress()
    const order = { userId: randomUUID() }
    const open = () =>
      openSession(server, { ...order, ...toShop(optionsOf(address, { transactionId: 'order-1' })) }).then(opened =>
        connectBinance(server, 'Mesh', opened),
      )
    const payers = await Promise.all([open(), open()])
    const answers = await Promise.all(
      payers.map(async ({ session, connection: { connectionId } }) => {
        const body = { connectionId, ...usdc, amount: '5' }
        const { previewId } = (await server.call('POST', at('/preview'), { session, body })).body.content
        return server.call('POST', at('/execute'), { session, body: { previewId } })
      }),
    )
    expect(new Set(answers.map(({ body }) => body.content.transfer.transferId)).size).toBe(1)
    await server.settle()
    expect(await withdrawalsTo(address)).toHaveLength(1)
  })

  test('one user may pay two orders, and two users may use the same transaction id', async () => {
    const address = toAddress()
    const userId = randomUUID()
    for (const [user, transactionId] of [
      [userId, 'a'],
      [userId, 'b'],
      [randomUUID(), 'a'],
    ]) {
      const opened = await openSession(server, { userId: user, ...toShop(optionsOf(address, { transactionId })) })
      const { session, connection } = await connectBinance(server, 'Mesh', opened)
      const body = { connectionId: connection.connectionId, ...usdc, amount: '5' }
      const { previewId } = (await server.call('POST', at('/preview'), { session, body })).body.content
      const executed = await server.call('POST', at('/execute'), { session, body: { previewId } })
      expect(executed.body.content.transfer.transferId).toBe(previewId)
    }
    await server.settle()
    expect(await withdrawalsTo(address)).toHaveLength(3)
  })

  test('an order whose transfer failed can be paid again in the same session', async () => {
    const address = toAddress()
    const one = await payer(optionsOf(address, { transactionId: randomUUID() }), 'kycMissing')
    const failed = await one.execute(await previewIdOf(one))
    expect(failed.body.content).toMatchObject({ status: 'failed' })
    const { connection } = await connectBinance(server, 'Mesh', { code: '', session: one.session })
    const { previewId } = (await one.preview({ connectionId: connection.connectionId })).body.content
    expect((await one.execute(previewId)).body.content).toMatchObject({
      status: 'submitted',
      transfer: { transferId: previewId },
    })
    await server.settle()
    expect(await withdrawalsTo(address)).toHaveLength(1)
  })

  test('a transfer that waits for a code gives way to another of the order, and its code then sends nothing', async () => {
    const address = toAddress()
    const open = await openSession(server, toShop(optionsOf(address)))
    const { session, connection } = await connectCoinbase(server, 'Mesh', open)
    const previewOf = async (connectionId: string): Promise<string> => {
      const body = { connectionId, ...usdc, amount: '5' }
      return (await server.call('POST', at('/preview'), { session, body })).body.content.previewId
    }
    const execute = async (previewId: string, secondFactorCode?: string) =>
      (await server.call('POST', at('/execute'), { session, body: { previewId, secondFactorCode } })).body.content
    const waiting = await previewOf(connection.connectionId)
    expect(await execute(waiting)).toMatchObject({ status: 'secondFactorRequired' })
    const binance = await connectBinance(server, 'Mesh', open)
    const sent = await previewOf(binance.connection.connectionId)
    expect(await execute(sent)).toMatchObject({ status: 'submitted', transfer: { transferId: sent } })
    expect(await execute(waiting, '123456')).toMatchObject({ status: 'submitted', transfer: { transferId: sent } })
    await server.settle()
    expect(await withdrawalsTo(address)).toHaveLength(1)
  })
})

describe('GET /link/api/transfers/:transferId', () => {
  test('a session sees its own transfer and no other', async () => {
    const one = await payer()
    const { previewId } = (await one.preview()).body.content
    await one.execute(previewId)
    const two = await payer()
    const answers = await Promise.all(
      [previewId, randomUUID()].map(id => server.call('GET', at(`/${id}`), { session: two.session })),
    )
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 404, body: { errorType: 'notFound' } })
    for (const id of ['x', '%00'])
      expect(await server.call('GET', at(`/${id}`), { session: two.session })).toMatchObject({
        status: 400,
        body: { errorType: 'invalidField' },
      })
    await server.settle()
  })
})
