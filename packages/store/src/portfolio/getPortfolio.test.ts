import {
  getBalance,
  getHoldings,
  getHoldingsValue,
  ConnectorError,
  type FiatBalance,
  type Holding,
  type Connection,
  getFiatPortfolio,
  getPortfolio,
} from '@rialto/core'
import { fixedPrices } from '@rialto/core/testing'
import { beforeEach, expect, test, vi } from 'vitest'

import { type StoredWorld, createStoredWorld, useDatabase } from '../testing/index.ts'

const database = useDatabase()
let world: StoredWorld
beforeEach(async () => {
  world = await createStoredWorld(database())
})

const input = ({ tokenId }: Connection) => ({ authToken: tokenId, type: 'scripted' })
const holding = (symbol: string, amount: string): Holding => ({
  symbol,
  name: `${symbol} name`,
  amount,
  available: amount,
})

const readHoldings = (connection: Connection, holdings: Holding[], includeMarketValue = false) => {
  world.institution.script.holdings = holdings
  return getHoldings(world.ctx, world.scope, { ...input(connection), includeMarketValue })
}
const readBalance = (connection: Connection, balances: FiatBalance[]) => {
  world.institution.connector.read.balances = () => Promise.resolve(balances)
  return getBalance(world.ctx, world.scope, input(connection))
}

test('the portfolio sums the holdings of all accounts of a user exactly', async () => {
  const one = await world.connect()
  const other = await world.connect()
  const unread = await world.connect()
  await readBalance(one, [{ currencyCode: 'USD', cash: '0.1', buyingPower: '1' }])
  await readBalance(other, [
    { currencyCode: 'USD', cash: '0.2', buyingPower: '0' },
    { currencyCode: 'EUR', cash: '-5', buyingPower: '0' },
  ])
  // The third account fails, which must neither hide the others nor count as empty.
  world.institution.connector.read.balances = () => Promise.reject(new ConnectorError('unavailable', 'down'))
  const { balances, parts } = await getFiatPortfolio(world.ctx, world.scope, one.userId)
  expect(balances).toEqual([
    { currencyCode: 'USD', cash: '0.3', buyingPower: '1' },
    { currencyCode: 'EUR', cash: '-5', buyingPower: '0' },
  ])
  expect(new Set(parts.map(({ connection, read }) => [connection.id, read !== undefined].join(' ')))).toEqual(
    new Set([`${one.id} true`, `${other.id} true`, `${unread.id} false`]),
  )
})

test('prices are those of the read, and an asset held twice has the newest', async () => {
  const [one, other] = [await world.connect(), await world.connect()]
  await readHoldings(other, [holding('ETH', '1'), holding('NOPE', '3')])
  world.clock.advance(1_000)
  world.ctx.prices = fixedPrices({ ETH: '3000' })
  await readHoldings(one, [holding('ETH', '0.5')], true)
  world.ctx.prices = fixedPrices({ ETH: '1', NOPE: '1' })
  const portfolio = await getPortfolio(world.ctx, world.scope, one.userId)
  expect(portfolio).toMatchObject({ cryptocurrenciesUsd: '3500', gaps: { unpriced: ['NOPE'], stale: [] } })
  expect(portfolio.positions).toEqual([
    { symbol: 'ETH', name: 'ETH name', amount: '1.5', priceUsd: '3000', valueUsd: '3500' },
    { symbol: 'NOPE', name: 'NOPE name', amount: '3' },
  ])
})

test('a coin whose symbol means another coin elsewhere has no price and is a separate position', async () => {
  const [one, other] = [await world.connect(), await world.connect()]
  await readHoldings(one, [holding('ETH', '1')], true)
  world.clock.advance(1_000)
  const { holdings } = await readHoldings(
    other,
    [{ ...holding('ETH', '7'), isOtherCoin: true, available: '0' }],
    true,
  ).then(result => (result.kind === 'read' ? result : Promise.reject(new Error(result.kind))))
  expect(holdings[0]).not.toHaveProperty('priceUsd')
  const { positions } = await getPortfolio(world.ctx, world.scope, one.userId)
  expect(positions.map(({ amount, valueUsd }) => [amount, valueUsd !== undefined])).toEqual([
    ['1', true],
    ['7', false],
  ])
})

test('a share and a coin with the same symbol are separate positions, each with its own quote and value', async () => {
  const [one, other] = [await world.connect(), await world.connect()]
  const share: Holding = { ...holding('ETH', '3'), name: 'Ether Fund', assetType: 'equity', available: '0' }
  const option: Holding = { ...holding('ETH260116C00040000', '1'), assetType: 'option', available: '0' }
  await readHoldings(one, [holding('ETH', '1'), { ...share, quotedUsd: '31.5' }, { ...option, quotedUsd: '9' }])
  world.clock.advance(1_000)
  await readHoldings(other, [{ ...share, quotedUsd: '32' }, holding('ETH', '0.5')])
  const portfolio = await getPortfolio(world.ctx, world.scope, one.userId)
  expect(portfolio).toMatchObject({ cryptocurrenciesUsd: '3000', equitiesUsd: '190.5' })
  expect(
    portfolio.positions.map(({ symbol, assetType, amount, valueUsd }) => [symbol, assetType, amount, valueUsd]),
  ).toEqual([
    ['ETH', undefined, '1.5', '3000'],
    ['ETH', 'equity', '6', '190.5'],
    ['ETH260116C00040000', 'option', '1', undefined],
  ])
  world.institution.script.holdings = [{ ...share, quotedUsd: '31.5' }]
  world.institution.connector.read.balances = () => Promise.resolve([])
  const worth = await getHoldingsValue(world.ctx, world.scope, input(one))
  expect(worth).toMatchObject({ totalUsd: '94.5', cryptocurrenciesUsd: '0', equitiesUsd: '94.5' })
})

test('holdings are stored without prices, or with stale prices that are marked', async () => {
  const connection = await world.connect()
  world.ctx.prices = fixedPrices({})
  expect(await readHoldings(connection, [holding('ETH', '1')], true)).toMatchObject({ kind: 'read' })
  const position = { symbol: 'ETH', name: 'ETH name', amount: '1' }
  const unpriced = await getPortfolio(world.ctx, world.scope, connection.userId)
  expect(unpriced).toMatchObject({ positions: [position], gaps: { unpriced: ['ETH'], stale: [] } })
  world.ctx.prices = fixedPrices({ ETH: '2000' }, { isStale: true })
  await readHoldings(connection, [holding('ETH', '1')])
  const { positions, gaps } = await getPortfolio(world.ctx, world.scope, connection.userId)
  expect(positions).toEqual([{ ...position, priceUsd: '2000', valueUsd: '2000', isPriceStale: true }])
  expect(gaps).toEqual({ unpriced: [], stale: ['ETH'] })
})

test('the value of an account includes its cash', async () => {
  const connection = await world.connect()
  world.institution.script.holdings = [holding('ETH', '1.5'), holding('NOPE', '1')]
  world.institution.connector.read.balances = () =>
    Promise.resolve([
      { currencyCode: 'USD', cash: '0.1', buyingPower: '5' },
      { currencyCode: 'XXX', cash: '7', buyingPower: '0' },
    ])
  expect(await getHoldingsValue(world.ctx, world.scope, input(connection))).toEqual({
    totalUsd: '3000.1',
    cryptocurrenciesUsd: '3000',
    equitiesUsd: '0',
    fiatUsd: '0.1',
    gaps: { unpriced: ['NOPE', 'XXX'], stale: [] },
  })
})

test('a failed read keeps the earlier one, and the account says that it must be connected again', async () => {
  const connection = await world.connect()
  await readHoldings(connection, [holding('ETH', '1')])
  world.institution.connector.read.holdings = () => Promise.reject(new ConnectorError('credentialsInvalid', 'gone'))
  await readHoldings(connection, [])
  const { positions, parts } = await getPortfolio(world.ctx, world.scope, connection.userId)
  expect(positions).toMatchObject([{ symbol: 'ETH', amount: '1' }])
  expect(parts).toMatchObject([{ connection: { state: 'needsReconnect' } }])
})

const twoAccounts = async () => {
  const [one, other] = [await world.connect(), await world.connect()]
  for (const connection of [one, other]) await readHoldings(connection, [holding('ETH', '1')])
  world.clock.advance(world.ctx.settings.portfolioMaxAgeMs + 1)
  return { userId: one.userId, agesMs: () => parts(one.userId) }
}
const parts = async (userId: string) => {
  const portfolio = await getPortfolio(world.ctx, world.scope, userId)
  const { amount } = portfolio.positions[0] ?? {}
  return { amount, ages: portfolio.parts.map(({ read }) => world.clock.nowMs() - (read?.asOfMs ?? 0)) }
}

test('outdated reads are repeated concurrently, and a failed one keeps its age and its sum', async () => {
  const { agesMs } = await twoAccounts()
  let requested = 0
  let bothRequested: () => void = () => undefined
  const together = new Promise<void>(resolve => (bothRequested = resolve))
  world.institution.connector.read.holdings = async () => {
    requested += 1
    const mine = requested
    if (requested === 2) bothRequested()
    // Responds only after both were requested.
    await together
    if (mine === 2) throw new ConnectorError('unavailable', 'down')
    return [holding('ETH', '5')]
  }
  const { amount, ages } = await agesMs()
  expect(amount).toBe('6')
  expect(ages.sort((a, b) => a - b)).toEqual([0, world.ctx.settings.portfolioMaxAgeMs + 1])
  expect(requested).toBe(2)
})

test('an account that misses the deadline is shown as last read, and its late response is stored', async () => {
  const { agesMs, userId } = await twoAccounts()
  let answer: (holdings: Holding[]) => void = () => undefined
  let requested = 0
  world.institution.connector.read.holdings = () => {
    requested += 1
    return requested === 1
      ? Promise.resolve([holding('ETH', '5')])
      : new Promise<Holding[]>(resolve => (answer = resolve))
  }
  const portfolio = agesMs()
  await world.clock.someoneSleeps()
  const isKept = (amount: string) =>
    vi.waitFor(
      async () => {
        const kept = await world.ctx.store.portfolio.list(world.scope, userId, 'holdings')
        expect(requested).toBe(2)
        expect(kept.filter(({ read }) => read?.rows[0]?.amount === amount)).toHaveLength(1)
      },
      // By default a second, which a busy machine may need for one query.
      { timeout: 30_000 },
    )
  await isKept('5')
  world.clock.advance(world.ctx.settings.portfolioDeadlineMs)
  expect((await portfolio).amount).toBe('6')
  answer([holding('ETH', '7')])
  // Before the read is stored, the portfolio would call the institution again.
  await isKept('7')
  expect((await agesMs()).amount).toBe('12')
  expect(requested).toBe(2)
})

test('holdings that were just read are not read again', async () => {
  const connection = await world.connect()
  await readHoldings(connection, [holding('ETH', '1')])
  world.institution.connector.read.holdings = () => Promise.reject(new Error('asked'))
  expect((await parts(connection.userId)).amount).toBe('1')
})
