import { expect, test } from 'vitest'

import { aConnection, anAddress, sepolia } from '../../testing/fixtures.ts'
import { manualClock } from '../../testing/manualClock.ts'
import { directoryOf, partialContext } from '../../testing/partialContext.ts'
import { scriptedInstitution } from '../../testing/scriptedInstitution.ts'
import { chooseFunding, fundingSources } from './chooseFunding.ts'

const connection = aConnection({ clientId: 'client', environment: 'sandbox' })
const destination = { symbol: 'USDC', networkId: sepolia, address: anAddress }
const requested = { amount: '50', isInclusiveFeeEnabled: false }
const symbol = ['symbol'] as const
const rules = { timeInForce: ['fillOrKill'], amountIn: { buy: symbol, sell: symbol } } as const

/** An exchange that trades ETH for USDC at 2000. */
const accountWith = (held: Record<string, string>) => {
  const institution = scriptedInstitution(manualClock())
  const { connector, script, trading } = institution
  script.holdings = Object.entries(held).map(([name, amount]) => ({ symbol: name, name, amount, available: amount }))
  const orders = {
    ...trading.orders,
    symbolInfo: async (_: unknown, market: { symbol: string }) =>
      market.symbol === 'ETH' ? { isOpen: true, minimumValue: '1', decimals: 6, priceDecimals: 2 } : undefined,
    preview: async () => ({ kind: 'fits', price: '2000', fee: '0.1' }) as const,
  }
  const descriptor = {
    ...connector.descriptor,
    orders: { market: rules, limit: rules, purchaseFeeFrom: 'spent', notCreatedAfterMs: 1 } as const,
  }
  return partialContext({ connectors: directoryOf({ connector: { ...connector, orders, descriptor } }) })
}
const choose = (held: Record<string, string>) =>
  chooseFunding(accountWith(held), { connection, requested, destination })

test('another asset that suffices is chosen if the requested one is missing', async () => {
  expect(await choose({ ETH: '1', USDC: '10' })).toEqual({ symbol: 'ETH', isPurchase: false })
})

test('no asset is chosen if the balance suffices, or if none suffices', async () => {
  expect(await choose({ ETH: '1', USDC: '60' })).toBeUndefined()
  expect(await choose({ ETH: '0.001', DOGE: '100000' })).toBeUndefined()
})

test('an account with enough of the asset pays with it and converts nothing', async () => {
  const sources = await fundingSources(accountWith({ ETH: '1', USDC: '60' }), {
    connection,
    requested,
    destinations: [destination],
  })
  expect(sources.map(({ kind, symbol: name }) => `${kind} ${name}`)).toEqual(['balance USDC'])
})
