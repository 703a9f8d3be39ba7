import { afterEach, describe, expect, test } from 'vitest'

import { useTestServer } from '../../../testing/useTestServer.ts'
import { describeAuthentication } from '../../../testing/describeAuthentication.ts'
import { describeFields, failPriceLists } from '../../../testing/describeRefusals.ts'
import { baseSepoliaId, sepoliaId, shopAddress } from '../../../testing/linkFlows.ts'

const method = 'POST'
const path = '/api/v1/transfers/managed/quote'
const server = useTestServer()
afterEach(() => server.simulators.control('DELETE', '/faults'))

const good = () => ({
  amountInFiat: 100,
  fiatCurrency: 'USD',
  symbol: 'USDC',
  networkId: baseSepoliaId,
  toAddress: shopAddress,
  brokerType: 'coinbase',
})
const quote = (changes: Record<string, unknown> = {}) => server.call(method, path, { body: { ...good(), ...changes } })

describe('POST /transfers/managed/quote', () => {
  test('a quote returns the amount that arrives after the institution’s fee, without an account', async () => {
    const { status, body } = await quote({ symbol: 'usdc', brokerType: 'SANDBOXCOINBASE' })
    expect(status).toBe(200)
    const { content } = body
    expect(content).toMatchObject({
      symbol: 'USDC',
      brokerType: 'coinbase',
      isEligible: true,
      minEligibleAmount: 1,
      fees: { inCrypto: { withdrawalFee: 0.005, partnerFee: 0, minFees: 0.005, maxFees: 0.005 } },
      fundingOptions: [{ fundingOption: 'existingCryptocurrencyBalance' }],
    })
    expect(content.maxAmount).toBe(content.minAmount)
    expect(content.minAmount).toBeCloseTo(100 / content.price - 0.005, 5)
    expect(content.minAmountFiat + content.fees.inFiat.maxFeesFiat).toBeCloseTo(100, 4)
  })

  test('the client’s own fees are deducted, flat and in percent, as numbers or numeric strings', async () => {
    const { body } = await quote({ amountInFiat: '200', feeFlat: '1.5', feePercentage: 2 })
    const { fees, price, minAmount } = body.content
    expect(fees.inFiat.partnerFeeFiat).toBeCloseTo(5.5, 5)
    expect(minAmount).toBeCloseTo(194.5 / price - 0.005, 5)
  })

  test.each([
    ['requestedAmountBelowMinimum', { amountInFiat: 0.5 }],
    ['requestedAmountBelowFees', { amountInFiat: 0.001 }],
    ['requestedAmountBelowFees', { feePercentage: 100 }],
    ['requestedAmountBelowFees', { amountInFiat: 1.5e-90, feePercentage: 1.5e-90, feeFlat: 1.5e-90 }],
  ])('not eligible: %s', async (ineligibilityReason, changes) => {
    const { status, body } = await quote(changes)
    expect(status).toBe(200)
    expect(body.content).toMatchObject({ isEligible: false, ineligibilityReason })
  })

  test.each([
    ['binanceInternational', /Broker binanceInternational not supported\./],
    ['bankOfNowhere', /Broker bankOfNowhere not supported\./],
  ])('integrationNotSupported for %s', async (brokerType, message) => {
    const { status, body } = await quote({ brokerType })
    expect({ status, type: body.errorType }).toEqual({ status: 400, type: 'integrationNotSupported' })
    expect(body.message).toMatch(message)
  })

  test('networkNotSupported and invalidAddress name the problem', async () => {
    const elsewhere = await quote({ networkId: 'e3c7fdd8-b1fc-4e51-85ae-bb276e075611' })
    expect(elsewhere.body.errorType).toBe('networkNotSupported')
    const unknown = await quote({ symbol: 'BTC', networkId: sepoliaId })
    expect(unknown.body.errorType).toBe('networkNotSupported')
    const nowhere = await quote({ toAddress: 'bc1qnothing' })
    expect({ status: nowhere.status, type: nowhere.body.errorType }).toEqual({ status: 400, type: 'invalidAddress' })
    expect(nowhere.body.message).toMatch(/^toAddress: /)
  })

  test('a quote has no price while no price list responds, and does not use an old one', async () => {
    server.simulators.clock.advance(600_000)
    await failPriceLists(server)
    const { status, body } = await quote()
    expect({ status, ...body.content }).toMatchObject({
      status: 200,
      isEligible: false,
      ineligibilityReason: 'noPrice',
    })
    await server.simulators.control('DELETE', '/faults')
  })

  describeAuthentication(() => server, { method, path, permission: 'read', options: () => ({ body: good() }) })
  describeFields(() => server, { method, path, good }, [
    ...Object.keys(good()).map(field => [field, { [field]: undefined }, 'missingField'] as const),
    ['fiatCurrency', { fiatCurrency: 'EUR' }],
    ['fiatCurrency', { fiatCurrency: 'USDT' }],
    ['amountInFiat', { amountInFiat: 0 }],
    ['amountInFiat', { amountInFiat: 'much' }],
    ['symbol', { symbol: 'x'.repeat(11) }],
    ['toAddress', { toAddress: 'x'.repeat(1_025) }],
    ['feeFlat', { feeFlat: -1 }],
    ['feePercentage', { feePercentage: 101 }],
  ])
})
