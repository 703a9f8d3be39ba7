import { beforeEach, expect, test } from 'vitest'
import { ConnectorError } from '../connections/connectorError.ts'
import type { Connection } from '../connections/ports.ts'
import { createWorld, fixedPrices, type World } from '../testing/index.ts'
import { getBalance } from './getBalance.ts'
import { getHoldings } from './getHoldings.ts'

let world: World
let connection: Connection
let input: { authToken: string; type: string }

beforeEach(async () => {
  world = createWorld()
  connection = await world.connect()
  input = { authToken: connection.tokenId, type: 'scripted' }
})

test('balances are summed in dollars, and a currency without a price is named instead of counted as zero', async () => {
  world.institution.connector.read.balances = () =>
    Promise.resolve([
      { currencyCode: 'USD', cash: '0.1', buyingPower: '0.2' },
      { currencyCode: 'EUR', cash: '0.2', buyingPower: '0' },
      { currencyCode: 'XXX', cash: '5', buyingPower: '5' },
      { currencyCode: 'YYY', cash: '0', buyingPower: '0' },
    ])
  expect(await getBalance(world.ctx, world.scope, input)).toMatchObject({
    balances: { length: 4 },
    totalCashUsd: '0.32',
    totalBuyingPowerUsd: '0.2',
    gaps: { unpriced: ['XXX'], stale: [] },
  })
  world.ctx.prices = fixedPrices({ EUR: '1.1', XXX: '2' }, { isStale: true })
  expect(await getBalance(world.ctx, world.scope, input)).toMatchObject({
    totalCashUsd: '10.32',
    gaps: { unpriced: [], stale: ['EUR', 'XXX'] },
  })
})

test('holdings are priced on request, if a quote exists', async () => {
  const holdings = [
    { symbol: 'ETH', name: 'Ether', amount: '1.5', available: '1' },
    { symbol: 'NOPE', name: 'Nope', amount: '1', available: '1' },
  ]
  world.institution.script.holdings = holdings
  const read = await getHoldings(world.ctx, world.scope, { ...input, includeMarketValue: true })
  expect(read).toMatchObject({ kind: 'read', institutionName: 'Scripted Exchange' })
  expect(read).toHaveProperty('holdings', [{ ...holdings[0], priceUsd: '2000', valueUsd: '3000' }, holdings[1]])
  const plain = await getHoldings(world.ctx, world.scope, { ...input, includeMarketValue: false })
  expect(plain).toHaveProperty('holdings', holdings)
})

test('a grant that is gone is reported as such; an institution that is down is not an empty account', async () => {
  const failWith = (kind: 'credentialsInvalid' | 'malformed') => {
    world.institution.connector.read.holdings = () => Promise.reject(new ConnectorError(kind, 'no'))
    return getHoldings(world.ctx, world.scope, { ...input, includeMarketValue: false })
  }
  await expect(failWith('malformed')).rejects.toMatchObject({ type: 'integrationUnavailable' })
  expect(await failWith('credentialsInvalid')).toMatchObject({ kind: 'notAuthorized' })
  const stored = await world.ctx.store.connections.find(world.scope, connection.id)
  expect(stored).toMatchObject({ state: 'needsReconnect' })
})
