import { add, compare, divide, findNetwork, multiply, roundDown, roundUp, subtract } from '@rialto/catalog'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { anAddress, baseSepolia, sepolia } from '../../testing/fixtures.ts'
import type { ConversionQuote } from './conversion.ts'
import { type AssetTerms, type FundingRequest, rankSources, type Source, type SourceAccount } from './rankSources.ts'

const to = (symbol: string, networkId = baseSepolia) => ({ symbol, networkId, address: anAddress })
const terms = (symbol: string, fee: string, networkId = baseSepolia) => ({
  symbol,
  networkId,
  fee,
  minimum: '1',
  decimals: 6,
  enabled: true,
})
const has = (symbol: string, available: string, isFiat = false) => ({ symbol, available, isFiat })
const quote = (from: string, price: string, changes: Partial<ConversionQuote> = {}): ConversionQuote => ({
  from,
  to: 'USDC',
  side: 'sell',
  isPurchase: false,
  price,
  feeRate: '0.006',
  minimumValue: '1',
  decimals: 6,
  priceDecimals: 2,
  ...changes,
})
const account = (changes: Partial<SourceAccount> = {}): SourceAccount => ({
  connectionId: 'a',
  holdings: [],
  terms: [terms('USDC', '0.1')],
  quotes: [],
  ...changes,
})
const prices = new Map([
  ['USDC', '1'],
  ['ETH', '3000'],
])
const request = (changes: Partial<FundingRequest> = {}): FundingRequest => ({
  destinations: [to('USDC')],
  requested: { amountInFiat: '50', isInclusiveFeeEnabled: false },
  prices,
  prefersPurchase: false,
  ...changes,
})

test('an available balance ranks before a conversion, and a conversion before no source', () => {
  const rich = account({ connectionId: 'rich', holdings: [has('USDC', '60')] })
  const inEther = account({ connectionId: 'ether', holdings: [has('ETH', '1')], quotes: [quote('ETH', '3000')] })
  const { sources } = rankSources([inEther, rich], request())
  expect(sources).toMatchObject([
    { connectionId: 'rich', symbol: 'USDC', kind: 'balance', amount: '50', feesUsd: '0.1' },
    { connectionId: 'ether', symbol: 'ETH', kind: 'conversion', amount: '50', conversion: { yields: '50.1' } },
  ])
})

test('only the missing amount is converted', () => {
  const mixed = account({ holdings: [has('USDC', '30'), has('ETH', '1')], quotes: [quote('ETH', '3000')] })
  const { sources, rejected } = rankSources([mixed], request())
  expect(sources).toMatchObject([{ symbol: 'ETH', conversion: { yields: '20.1' } }])
  expect(rejected).toMatchObject([{ symbol: 'USDC', reason: 'balanceBelowRequestedAmount' }])
})

test('an onramp buys with fiat although the user has the asset', () => {
  const purchase = quote('USD', '1', { side: 'buy', isPurchase: true })
  const both = account({ holdings: [has('USDC', '100'), has('USD', '100', true)], quotes: [purchase] })
  expect(rankSources([both], request({ prefersPurchase: true })).sources[0]).toMatchObject({ kind: 'purchase' })
  expect(rankSources([both], request()).sources[0]).toMatchObject({ kind: 'balance' })
})

describe('a wallet whose network charges its fee in another coin', () => {
  const wallet = (networkFee: AssetTerms['networkFee']) =>
    account({
      connectionId: 'a wallet',
      holdings: [has('USDC', '60')],
      terms: [{ ...terms('USDC', '0'), ...(networkFee && { networkFee }) }],
    })
  const exchange = account({ connectionId: 'exchange', holdings: [has('USDC', '60')] })
  const ranked = (networkFee: AssetTerms['networkFee']) =>
    rankSources([wallet(networkFee), exchange], request()).sources.map(({ connectionId, feesUsd }) => [
      connectionId,
      feesUsd,
    ])

  test('the wallet is ranked by its whole cost', () => {
    expect(ranked({ symbol: 'ETH', amount: '0.001' })).toEqual([
      ['exchange', '0.1'],
      ['a wallet', '3'],
    ])
    expect(ranked({ symbol: 'ETH', amount: '0.00001' })).toEqual([
      ['a wallet', '0.03'],
      ['exchange', '0.1'],
    ])
  })

  test.each([
    ['fee', { symbol: 'ETH' }],
    ['price of its coin', { symbol: 'TRX', amount: '13' }],
  ])('the wallet is ranked last while the %s is unknown', (_, networkFee) => {
    expect(ranked(networkFee)).toEqual([
      ['exchange', '0.1'],
      ['a wallet', undefined],
    ])
  })
})

test.each([
  ['a coin that nobody asked for', has('DOGE', '5'), 'symbolDoesNotMatch'],
  ['money where nothing is bought', has('USD', '5', true), 'notSupportedForTransferBySource'],
  ['too little', has('USDC', '5'), 'balanceBelowRequestedAmount'],
])('%s is rejected with the public reason', (_, holding, reason) => {
  expect(rankSources([account({ holdings: [holding] })], request()).rejected).toMatchObject([{ reason }])
})

test('without a requested amount, the maximum that can arrive is returned', () => {
  const mixed = account({ holdings: [has('USDC', '30'), has('ETH', '1')], quotes: [quote('ETH', '3000')] })
  const { sources } = rankSources([mixed], request({ requested: { isInclusiveFeeEnabled: false } }))
  expect(sources).toMatchObject([
    { kind: 'balance', maximum: '29.9' },
    // 30 + 3000 × 0.995 × 0.994 − 0.1
    { kind: 'conversion', maximum: '2996.99' },
  ])
})

const symbols = ['USDC', 'ETH', 'DOGE', 'USD']
const anAmount = fc.integer({ min: 0, max: 2_000_000 }).map(cents => divide(String(cents), '100', 2, 'down'))
const aQuote = fc
  .record({
    from: fc.constantFrom(...symbols),
    to: fc.constantFrom('USDC', 'ETH'),
    side: fc.constantFrom('buy' as const, 'sell' as const),
    price: fc.constantFrom('0.01', '0.5', '1', '3000'),
    feeRate: fc.constantFrom('0', '0.001', '0.006'),
    minimumValue: fc.constantFrom('0', '1', '5'),
    decimals: fc.constantFrom(2, 6, 8),
    priceDecimals: fc.constantFrom(2, 6),
  })
  .filter(({ from, to: into }) => from !== into)
  .map(one => ({ ...one, isPurchase: one.from === 'USD' }))
const aTerm = fc.record({
  symbol: fc.constantFrom('USDC', 'ETH'),
  networkId: fc.constantFrom(sepolia, baseSepolia),
  fee: fc.constantFrom('0', '0.1', '2'),
  minimum: fc.constantFrom('0', '1', '40'),
  maximum: fc.constantFrom('60', '100000'),
  decimals: fc.constantFrom(2, 6, 8),
  enabled: fc.boolean(),
})
const pairOf = ({ symbol, networkId }: { symbol: string; networkId: string }) => `${symbol} ${networkId}`
const anAccount = fc.record({
  holdings: fc.uniqueArray(
    fc
      .record({ symbol: fc.constantFrom(...symbols), available: anAmount })
      .map(one => ({ ...one, isFiat: one.symbol === 'USD' })),
    { maxLength: 4, selector: ({ symbol }) => symbol },
  ),
  terms: fc.uniqueArray(aTerm, { maxLength: 4, selector: pairOf }),
  quotes: fc.uniqueArray(aQuote, { maxLength: 4, selector: one => `${one.from} ${one.to}` }),
})
const accounts = fc
  .array(anAccount, { maxLength: 3 })
  .map(all => all.map((one, index): SourceAccount => ({ ...one, connectionId: `account-${index}` })))
const aRequest = fc.record({
  destinations: fc.uniqueArray(
    fc.record({
      symbol: fc.constantFrom('USDC', 'ETH'),
      networkId: fc.constantFrom(sepolia, baseSepolia),
      address: fc.constant(anAddress),
    }),
    { minLength: 1, maxLength: 4, selector: pairOf },
  ),
  requested: fc.record({
    amountInFiat: fc.constantFrom('1', '50', '3000.01'),
    isInclusiveFeeEnabled: fc.boolean(),
  }),
  prices: fc.constantFrom(prices, new Map([['USDC', '1']])),
  prefersPurchase: fc.constant(false),
})

const tokenDecimals: Readonly<Record<string, number>> = { USDC: 6, ETH: 18 }

interface Way {
  amount: string
  /** In the asset that arrives; leaves the account. */
  total: string
  feeUsd: string
}

/** The rule of one destination in plain decimals, apart from the code that is tested. */
const wayTo = (
  one: SourceAccount,
  symbol: string,
  networkId: string,
  { requested, prices: usd }: FundingRequest,
): Way | undefined => {
  const found = one.terms.find(term => term.symbol === symbol && term.networkId === networkId)
  const price = usd.get(symbol)
  if (!found?.enabled || price === undefined) return undefined
  const decimals = Math.min(found.decimals, tokenDecimals[symbol] ?? 0)
  const dollars = requested.amountInFiat ?? '0'
  const gross = divide(dollars, price, decimals, requested.isInclusiveFeeEnabled ? 'down' : 'up')
  const ratio = divide(multiply(gross, price), dollars, 24, 'down')
  if (compare(ratio, '0.99') < 0 || compare(ratio, '1.01') > 0) return undefined
  const amount = requested.isInclusiveFeeEnabled ? roundDown(subtract(gross, found.fee), decimals) : gross
  if (compare(amount, '0') <= 0 || compare(amount, found.minimum) < 0) return undefined
  if (found.maximum !== undefined && compare(amount, found.maximum) > 0) return undefined
  return { amount, total: add(amount, found.fee), feeUsd: multiply(found.fee, price) }
}

/** Cost of the cheapest source in dollars, found by trying each. */
const cheapest = (all: readonly SourceAccount[], asked: FundingRequest): string | undefined => {
  const costs: string[] = []
  for (const one of all)
    for (const { symbol, networkId } of asked.destinations) {
      const way = wayTo(one, symbol, networkId, asked)
      const owned = one.holdings.find(holding => holding.symbol === symbol)?.available ?? '0'
      if (!way) continue
      if (compare(owned, way.total) >= 0) {
        costs.push(way.feeUsd)
        continue
      }
      for (const each of one.quotes.filter(({ to: into }) => into === symbol)) {
        const available = one.holdings.find(holding => holding.symbol === each.from)?.available
        if (available === undefined) continue
        const order = orderFor(each, subtract(way.total, owned))
        if (order && compare(order.spends, available) <= 0)
          costs.push(add(way.feeUsd, multiply(order.fee, asked.prices.get(symbol) ?? '0')))
      }
    }
  return costs.sort(compare)[0]
}

const orderFor = (each: ConversionQuote, wanted: string): { spends: string; fee: string } | undefined => {
  const kept = subtract('1', each.feeRate)
  const isBuy = each.side === 'buy'
  const limit = isBuy
    ? roundUp(multiply(each.price, '1.005'), each.priceDecimals)
    : roundDown(multiply(each.price, '0.995'), each.priceDecimals)
  if (compare(limit, '0') <= 0) return undefined
  const received = divide(wanted, kept, 24, 'up')
  const needed = isBuy ? received : divide(received, limit, 24, 'up')
  const least = divide(each.minimumValue, isBuy ? each.price : limit, 24, 'up')
  const amount = roundUp(compare(needed, least) > 0 ? needed : least, each.decimals)
  const spends = isBuy ? multiply(multiply(amount, limit), add('1', each.feeRate)) : amount
  const value = isBuy ? amount : multiply(amount, each.price)
  return { spends, fee: multiply(value, each.feeRate) }
}

/** The worst fill of the order still yields the missing amount: at the limit price, with the fee deducted. */
const brings = ({ quote: each, yields = '0' }: NonNullable<Source['conversion']>): boolean => {
  const order = orderFor(each, yields)
  if (!order) return false
  const kept = subtract('1', each.feeRate)
  const amount =
    each.side === 'sell'
      ? order.spends
      : divide(
          divide(order.spends, add('1', each.feeRate), 30, 'up'),
          roundUp(multiply(each.price, '1.005'), each.priceDecimals),
          30,
          'up',
        )
  const received =
    each.side === 'buy'
      ? multiply(amount, kept)
      : multiply(multiply(amount, roundDown(multiply(each.price, '0.995'), each.priceDecimals)), kept)
  return compare(received, yields) >= 0
}

test('never ranks a source that cannot pay', () => {
  fc.assert(
    fc.property(accounts, aRequest, (all, asked) => {
      for (const source of rankSources(all, asked).sources) {
        const one = all.find(({ connectionId }) => connectionId === source.connectionId)
        const way = one && wayTo(one, source.destination.symbol, source.destination.networkId, asked)
        const owned = (symbol: string) => one?.holdings.find(holding => holding.symbol === symbol)?.available ?? '0'
        expect(source.amount).toBe(way?.amount)
        if (!source.conversion) expect(compare(owned(source.symbol), way?.total ?? '0')).toBeGreaterThanOrEqual(0)
        else {
          const order = orderFor(source.conversion.quote, source.conversion.yields ?? '0')
          expect(compare(owned(source.symbol), order?.spends ?? '0')).toBeGreaterThanOrEqual(0)
          expect(brings(source.conversion)).toBe(true)
          const lacking = subtract(way?.total ?? '0', owned(source.destination.symbol))
          expect(compare(source.conversion.yields ?? '0', lacking)).toBe(0)
        }
      }
    }),
    { numRuns: 300 },
  )
})

test('the best source is as cheap as the best of an exhaustive search', () => {
  fc.assert(
    fc.property(accounts, aRequest, (all, asked) => {
      const best = rankSources(all, asked).sources[0]?.feesUsd
      const brute = cheapest(all, asked)
      expect(best).toBe(brute === undefined ? undefined : roundUp(brute, 6))
    }),
    { numRuns: 300 },
  )
})

test('the ranking does not depend on the order of the input', () => {
  const shuffled = <T>(items: readonly T[], seed: number): T[] =>
    items
      .map((item, index) => ({ item, key: Math.sin(seed + index * 7919) }))
      .sort((a, b) => a.key - b.key)
      .map(({ item }) => item)
  fc.assert(
    fc.property(accounts, aRequest, fc.integer(), (all, asked, seed) => {
      const mixed = shuffled(all, seed).map(one => ({
        ...one,
        holdings: shuffled(one.holdings, seed),
        terms: shuffled(one.terms, seed),
        quotes: shuffled(one.quotes, seed),
      }))
      const other = { ...asked, destinations: shuffled(asked.destinations, seed) }
      expect(rankSources(mixed, other)).toEqual(rankSources(all, asked))
    }),
    { numRuns: 200 },
  )
})

test('every holding is either a source or rejected with a reason', () => {
  fc.assert(
    fc.property(accounts, aRequest, (all, asked) => {
      const { sources, rejected } = rankSources(all, asked)
      const named = new Set([...sources, ...rejected].map(({ connectionId, symbol }) => `${connectionId} ${symbol}`))
      for (const { connectionId, holdings } of all)
        for (const { symbol } of holdings) expect(named.has(`${connectionId} ${symbol}`)).toBe(true)
    }),
    { numRuns: 100 },
  )
})

test('a destination on a network outside the catalogue is not a way to pay', () => {
  expect(findNetwork('00000000-0000-4000-8000-000000000000')).toBeUndefined()
  const unknown = request({ destinations: [to('USDC', '00000000-0000-4000-8000-000000000000')] })
  expect(rankSources([account({ holdings: [has('USDC', '60')] })], unknown)).toMatchObject({
    sources: [],
    rejected: [{ reason: 'noTargetNetworkFound' }],
  })
})
