import { beforeAll, describe, expect, test } from 'vitest'

import { useTestServer } from '../../../testing/useTestServer.ts'
import { describeAuthentication } from '../../../testing/describeAuthentication.ts'
import { describeFields, describeRefusals } from '../../../testing/describeRefusals.ts'
import {
  baseSepoliaId,
  connectBinance,
  connectCoinbase,
  type LinkedAccount,
  openSession,
  sepoliaId,
  shopAddress,
  toShop,
} from '../../../testing/linkFlows.ts'

const method = 'POST'
const path = '/api/v1/transfers/managed/preview'
const server = useTestServer()
let coinbase: LinkedAccount

beforeAll(async () => {
  coinbase = (await connectCoinbase(server)).connection
})

const body = (fromAuthToken: string, fromType = 'coinbase') => ({
  fromAuthToken,
  fromType,
  toAddress: shopAddress,
  networkId: baseSepoliaId,
  symbol: 'USDC',
  amount: 25,
})
/** An account that may trade is connected where conversions are allowed. */
const toFund = toShop({ transferType: 'deposit', fundingOptions: { enabled: true } })
const preview = (changes: Record<string, unknown>) =>
  server.call(method, path, { body: { ...body(coinbase.accessToken), ...changes } })

describe('POST /transfers/managed/preview', () => {
  test('with fundingOptions, the missing amount is converted first at the lowest cost, and the payment arrives', async () => {
    const { connection } = await connectCoinbase(server, 'MeshETH', await openSession(server, toFund))
    const from = { fromAuthToken: connection.accessToken, fromType: 'coinbase' }
    const refused = await preview({ ...from, amount: 20 })
    expect(refused).toMatchObject({ status: 400, body: { errorType: 'insufficientFunds' } })
    const { body: answer } = await preview({ ...from, amount: 20, fundingOptions: { enabled: true } })
    const { previewResult } = answer.content
    expect(previewResult).toMatchObject({
      symbol: 'USDC',
      amountToReceive: 20,
      fundingMethods: [{ type: 'cryptocurrencyConversion', fromSymbol: 'ETH', toSymbol: 'USDC' }],
    })
    const { previewId } = previewResult
    const at = '/api/v1/transfers/managed'
    const execute = { ...from, previewId, mfaCode: '123456' }
    await server.call('POST', `${at}/execute`, { body: execute })
    await server.settle()
    const { items } = (await server.call('GET', `${at}/platform?Id=${previewId}`)).body.content
    if (items[0].status === 'pending') {
      // The exchange asked for its code when the converted asset was to be sent.
      await server.call('POST', `${at}/execute`, { body: execute })
      await server.settle()
    }
    const { content } = (await server.call('GET', `${at}/platform?Id=${previewId}`)).body
    expect(content.items[0]).toMatchObject({ status: 'succeeded', isSmartFundingTransfer: true })
  })

  test('fundingOptions change nothing where the balance is enough', async () => {
    const { body: answer } = await preview({ fundingOptions: { enabled: true } })
    expect(answer.content.previewResult).toMatchObject({ amount: 25, totalEstimatedAmount: 25.005 })
    expect(answer.content.previewResult).not.toHaveProperty('fundingMethods')
  })

  test('a preview prices the transfer with the fee on top and lasts 30 seconds', async () => {
    const { status, body: answer } = await preview({ transactionId: 'order-1' })
    expect(status).toBe(200)
    expect(answer.content.status).toBe('succeeded')
    expect(answer.content.previewResult).toMatchObject({
      previewExpiresIn: 30,
      toAddress: shopAddress,
      symbol: 'USDC',
      amount: 25,
      amountInFiat: 25,
      amountToReceive: 25,
      totalEstimatedAmount: 25.005,
      networkId: baseSepoliaId,
      networkName: 'Base Sepolia',
      institutionTransferFee: { fee: 0.005, feeCurrency: 'USDC' },
      unitPrice: 1,
      clientTransactionId: 'order-1',
      isFeeIncluded: false,
      isBridging: false,
      refundAddress: expect.stringMatching(/^0x[0-9a-fA-F]{40}$/),
    })
  })

  test('the fee is deducted from the amount on request', async () => {
    const { body: answer } = await preview({ isInclusiveFeeEnabled: true })
    expect(answer.content.previewResult).toMatchObject({
      amount: 25,
      amountToReceive: 24.995,
      totalEstimatedAmount: 25,
      isFeeIncluded: true,
    })
  })

  test('an amount in dollars, and numeric strings, are accepted', async () => {
    const requested = { amount: undefined, amountInFiat: '30', symbol: 'eth', networkId: sepoliaId }
    const { body: answer } = await preview(requested)
    const { symbol, amount, amountInFiat } = answer.content.previewResult
    expect(symbol).toBe('ETH')
    expect(amount).toBeCloseTo(0.01, 6)
    // Rounded down to what the chain can carry: never more than was asked.
    expect(amountInFiat).toBeLessThanOrEqual(30)
  })

  test.each([
    ['insufficientFunds', { amount: 10_000 }],
    ['amountBelowMinimum', { amount: 0.5 }],
    ['invalidAddress', { toAddress: '0x123' }],
    ['networkNotSupported', { networkId: 'e3c7fdd8-b1fc-4e51-85ae-bb276e075611' }],
    ['networkNotSupported', { symbol: 'DOGE' }],
    ['insufficientFunds', { isInclusiveFeeEnabled: true, amount: 10_000.01 }],
  ])('%s for %j', async (errorType, changes) => {
    const { status, body: answer } = await preview(changes)
    expect({ status, type: answer.errorType }).toEqual({ status: 400, type: errorType })
  })

  test('amountExceedsMaximum states the institution’s maximum', async () => {
    const { connection } = await connectBinance(server, 'Mesh4')
    const { control } = server.simulators
    await control('POST', '/personas/Mesh4/balances', { institution: 'binance', balances: { USDC: '900000000000' } })
    const { status, body: answer } = await server.call(method, path, {
      body: { ...body(connection.accessToken, 'binanceInternational'), amount: 500_000_000_000 },
    })
    expect({ status, type: answer.errorType }).toEqual({ status: 400, type: 'amountExceedsMaximum' })
    expect(answer.message).toMatch(/^The maximum is [\d.]+ USDC\.$/)
  })

  test('more decimals than the asset has are rejected, and not rounded', async () => {
    const { body: answer } = await preview({ amount: 1.2345678 })
    expect(answer).toMatchObject({
      errorType: 'invalidField',
      message: 'amount: must have at most 6 decimal places for USDC on this network',
    })
  })

  test('a transfer goes to the deposit address of the receiving connected account', async () => {
    const { connection } = await connectBinance(server)
    const receiver = { toAddress: undefined, toAuthToken: connection.tokenId, toType: 'binanceInternational' }
    const { status, body: answer } = await preview({ ...receiver, symbol: 'usdc' })
    expect(status).toBe(200)
    const own = {
      authToken: connection.tokenId,
      type: 'binanceInternational',
      symbol: 'USDC',
      networkId: baseSepoliaId,
    }
    const read = await server.call('POST', '/api/v1/transfers/managed/address/get', { body: own })
    expect(answer.content.previewResult).toMatchObject({ toAddress: read.body.content.address, symbol: 'USDC' })
    const nowhere = await preview({ ...receiver, symbol: 'BTC' })
    expect({ status: nowhere.status, type: nowhere.body.errorType }).toEqual({
      status: 400,
      type: 'networkNotSupported',
    })
  })

  describeAuthentication(() => server, {
    method,
    path,
    permission: 'write',
    options: () => ({ body: body(coinbase.accessToken) }),
  })
  describeRefusals(() => server, { method, path, options: (token, type) => ({ body: body(token, type) }) })
  describeFields(() => server, { method, path, good: () => body(coinbase.accessToken) }, [
    ['fromAuthToken', { fromAuthToken: undefined }, 'missingField'],
    ['fromType', { fromType: undefined }, 'missingField'],
    ['networkId', { networkId: undefined }, 'missingField'],
    ['symbol', { symbol: undefined }, 'missingField'],
    ['toAddress', { toAddress: undefined }, 'missingField'],
    ['amount', { amount: undefined }, 'missingField'],
    ['toType', { toAddress: undefined, toAuthToken: 'somebody' }, 'missingField'],
    ['toAuthToken', { toAuthToken: 'somebody', toType: 'coinbase' }],
    ['amountInFiat', { amountInFiat: 5 }],
    ['fiatCurrency', { fiatCurrency: 'EUR' }],
    ['networkId', { networkId: 'base' }],
    ['amount', { amount: 0 }],
    ['amount', { amount: '-5' }],
    ['amount', { amount: [25] }],
    ['transactionId', { transactionId: 'x'.repeat(129) }],
    ['transactionId', { transactionId: 'order\0' }],
    ['addressTag', { addressTag: '12345' }],
  ])
})
