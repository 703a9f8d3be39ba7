import { expect, test } from 'vitest'
import { aBridge, anOrder, aPayIn, aPayment, aRequest } from '../testing/aBridge.ts'
import { wireRequest } from './wireRequest.ts'

const ctx = aBridge()
ctx.store.commit([
  { type: 'payment', payment: aPayment() },
  { type: 'payment', payment: aPayment({ id: 'back', kind: 'refund', chainId: 1, amount: '9900000' }) },
])
const priced = { amountIn: '10000000', relayerGas: '46000', relayerService: '5000', amountOut: '9949000' }
const wire = (change: object = {}) => wireRequest(ctx, anOrder(), aRequest(change))

test('a request that waits has neither transactions nor fees', () => {
  const { data, ...request } = wire()
  expect(request).toMatchObject({
    status: 'waiting',
    sender: null,
    refundTo: null,
    depositAddress: { depositTxHash: null },
  })
  expect(data).toMatchObject({ inTxs: [], outTxs: [] })
  expect(data).not.toHaveProperty('fees')
  expect(data).not.toHaveProperty('route')
})

test('the pay-in’s transaction has its chain’s type, and fees have their value in dollars', () => {
  expect(wire({ status: 'pending', payIn: aPayIn, priced })).toMatchObject({
    sender: '0xpayer',
    data: {
      inTxs: [{ txHash: '0xin', type: 'onchain', chainId: 1, block: 7, timestamp: 1 }],
      outTxs: [],
      fees: { actual: { execution: { usd: '0.046000', amountFormatted: '0.046' }, platform: { amount: '5000' } } },
    },
  })
})

test('the output is listed once it has arrived', () => {
  const at = (status: string) => wire({ status, payIn: aPayIn, priced, fill: 'p1' }).data
  expect(at('success')).toMatchObject({
    outTxs: [{ txHash: '0xout', type: 'svm', chainId: 2 }],
    route: { actual: { destination: { outputCurrency: { amount: '9949000', amountFormatted: '9.949' } } } },
  })
  expect(at('submitted')?.route?.actual).not.toHaveProperty('destination')
})

test('a refund names what went back', () => {
  expect(wire({ status: 'refund', payIn: aPayIn, refund: 'back', failReason: 'NO_QUOTES' }).data).toMatchObject({
    failReason: 'NO_QUOTES',
    refundCurrencyData: { amount: '9900000', amountUsd: '9.900000' },
  })
})
