import { expect, test } from 'vitest'

import type { OrderEstimate, OrderOffer } from '../../connections/orders.ts'
import { aConnection } from '../../testing/fixtures.ts'
import { manualClock } from '../../testing/manualClock.ts'
import { directoryOf, partialContext } from '../../testing/partialContext.ts'
import { scriptedInstitution } from '../../testing/scriptedInstitution.ts'
import { planFunding } from './planFunding.ts'

const connection = aConnection({ clientId: 'client', environment: 'sandbox' })
const symbol = ['symbol'] as const
const rules = { timeInForce: ['fillOrKill'], amountIn: { buy: symbol, sell: symbol } } as const
const offer: OrderOffer = { market: rules, limit: rules, purchaseFeeFrom: 'spent', notCreatedAfterMs: 120_000 }
const estimate: OrderEstimate = { kind: 'fits', price: '2000', fee: '0.5' }

/** An exchange with 0.1 ETH and 10 USD, 20 of which could be borrowed, that trades ETH for USDC at 2000. */
const exchange = (changes: { offer?: OrderOffer; estimate?: OrderEstimate } = {}) => {
  const institution = scriptedInstitution(manualClock())
  const { connector, script } = institution
  script.holdings = [{ symbol: 'ETH', name: 'Ether', amount: '0.1', available: '0.1' }]
  const info = { isOpen: true, minimumValue: '1', decimals: 6, priceDecimals: 2 }
  const orders = {
    ...institution.trading.orders,
    symbolInfo: async () => info,
    preview: async () => changes.estimate ?? estimate,
  }
  const descriptor = { ...connector.descriptor, orders: changes.offer ?? offer }
  return partialContext({ connectors: directoryOf({ connector: { ...connector, orders, descriptor } }) })
}
const withEther = { connection, fundWith: { symbol: 'eth', isPurchase: false } }
const lacking = { symbol: 'USDC', amount: '50', fee: '1', available: '20', priceUsd: '1' }

test('only the missing amount is converted, fee included', async () => {
  const plan = await planFunding(exchange(), withEther, lacking)
  expect(plan).toMatchObject({ kind: 'conversion', from: 'ETH', side: 'sell' })
  expect(Number(plan?.yields)).toBeGreaterThanOrEqual(31)
  expect(Number(plan?.yields)).toBeLessThan(32)
})

test('nothing is converted without a request, or if the balance suffices by now', async () => {
  // Reading anything would reach ports that this context does not have.
  const ctx = partialContext()
  expect(await planFunding(ctx, { connection }, lacking)).toBeUndefined()
  expect(await planFunding(ctx, withEther, { ...lacking, available: '51' })).toBeUndefined()
})

test('an account with too little of the other asset is rejected before an order is placed', async () => {
  await expect(planFunding(exchange(), withEther, { ...lacking, amount: '500' })).rejects.toMatchObject({
    type: 'insufficientFunds',
  })
})

test('borrowed money is never spent: a purchase is paid entirely from available cash', async () => {
  const withMoney = { connection, fundWith: { symbol: 'USD', isPurchase: true } }
  const dollar = exchange({ estimate: { kind: 'fits', price: '1', fee: '0' } })
  await expect(planFunding(dollar, withMoney, { ...lacking, amount: '15' })).rejects.toMatchObject({
    type: 'insufficientFunds',
  })
  const plan = await planFunding(dollar, withMoney, { ...lacking, amount: '5' })
  expect(plan).toMatchObject({ kind: 'purchase', from: 'USD', side: 'buy' })
  expect(Number(plan?.yields)).toBeGreaterThanOrEqual(6)
})

test.each([
  ['takes no orders that are filled in whole', { offer: { ...offer, limit: { ...rules, timeInForce: ['postOnly'] } } }],
  ['does not say what it charges', { estimate: { kind: 'fits', price: '2000' } }],
  ['rejects the order', { estimate: { kind: 'rejected', reason: 'refused', message: 'No' } }],
] as const)('an exchange that %s converts nothing, and the message says to choose another way', async (_, changes) => {
  await expect(planFunding(exchange(changes), withEther, lacking)).rejects.toMatchObject({
    type: 'networkNotSupported',
    displayMessage: expect.stringContaining('Choose another way to pay'),
  })
})
