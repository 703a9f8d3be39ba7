import { type FundingRequest, rankSources, type SourceAccount } from '@rialto/core'

import { percentile, spreadOf } from '../support/statistics.ts'

const rounds = 31
const perRound = 20
const accounts = 50
const assets = 20
/** The number of quotes per account (`core/src/transfers/funding/readAccounts.ts`). */
const quotes = 6

const base = 'f2780a87-d1ab-4567-85b3-d9ae728cf54d'
const sepolia = '03b2d786-7092-4a6a-9737-d6013e21819b'
const address = '0x52908400098527886E0F7030069857D2E4169EE7'

const request: FundingRequest = {
  destinations: [
    { symbol: 'USDC', networkId: base, address },
    { symbol: 'USDC', networkId: sepolia, address },
    { symbol: 'ETH', networkId: base, address },
  ],
  requested: { amountInFiat: '50', isInclusiveFeeEnabled: false },
  prices: new Map([
    ['USDC', '1'],
    ['ETH', '3000'],
  ]),
  prefersPurchase: false,
}

const symbolOf = (index: number): string => ['USDC', 'ETH', 'USD'][index] ?? `COIN${index}`

const accountOf = (number: number): SourceAccount => ({
  connectionId: `account-${number}`,
  holdings: Array.from({ length: assets }, (_, index) => ({
    symbol: symbolOf(index),
    available: `${number + index}.${String(100_000 + number * 37 + index)}`,
    isFiat: symbolOf(index) === 'USD',
  })),
  terms: request.destinations.map(({ symbol, networkId }) => ({
    symbol,
    networkId,
    fee: symbol === 'USDC' ? '0.1' : '0.0005',
    minimum: symbol === 'USDC' ? '1' : '0.001',
    decimals: symbol === 'USDC' ? 6 : 8,
    enabled: true,
  })),
  quotes: Array.from({ length: quotes }, (_, index) => symbolOf(index + 1)).map(from => ({
    from,
    to: 'USDC',
    side: from === 'USD' ? ('buy' as const) : ('sell' as const),
    isPurchase: from === 'USD',
    price: from === 'ETH' ? '3000' : '1.5',
    feeRate: '0.006',
    minimumValue: '1',
    decimals: 6,
    priceDecimals: 2,
  })),
})

const cpuMs = (work: () => void): number => {
  const before = process.cpuUsage()
  for (let done = 0; done < perRound; done += 1) work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000 / perRound
}

/** CPU time of one ranking of all sources of a user, compared with parsing the same input as JSON. */
export const funding = async (): Promise<object> => {
  const all = Array.from({ length: accounts }, (_, number) => accountOf(number))
  const text = JSON.stringify(all)
  const ours: number[] = []
  const bare: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const ranking = cpuMs(() => void rankSources(all, request))
    const parsing = cpuMs(() => void JSON.parse(text))
    // The first round warms up.
    if (round === 0) continue
    ours.push(ranking)
    bare.push(parsing)
  }
  const { sources, rejected } = rankSources(all, request)
  return {
    accounts,
    assets,
    quotes,
    candidates: sources.length + rejected.length,
    rankingMs: spreadOf(ours),
    parsingMs: spreadOf(bare),
    ratioAtBest: Number((percentile(ours, 0.1) / percentile(bare, 0.1)).toPrecision(3)),
  }
}
