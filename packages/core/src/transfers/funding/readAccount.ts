import { add, compare, findToken, multiply } from '@rialto/catalog'

import type { Holding } from '../../connections/connector.ts'
import type { Connection } from '../../connections/ports.ts'
import { connectorOf, readWithCredentials } from '../../connections/withCredentials.ts'
import type { ConnectionContext, Context } from '../../context.ts'
import type { RequestedAmount } from '../amountToArrive.ts'
import type { Destination } from '../configureTransfer.ts'
import type { ConversionQuote } from './conversion.ts'
import type { AssetTerms, SourceAccount, SourceHolding } from './rankSources.ts'
import { convertsAt, readQuote } from './readQuote.ts'
import { recipientsOf } from '../recipientsOf.ts'

/** Maximum number of quotes per account: each uses a few calls of the exchange's rate budget. */
const maxQuotes = 6

interface FundingRules {
  /** Other coins may be converted. */
  converts: boolean
  /** Money may buy. */
  purchases: boolean
}

export interface ReadInput {
  destinations: readonly Destination[]
  requested: RequestedAmount
  rules: FundingRules
}

/**
 * Reads one account's balances, its institution's terms for sending the destinations' assets, and its quotes for
 * converting the most valuable other holdings into them. Only reads.
 */
export const readAccount = async (
  ctx: ConnectionContext & Pick<Context, 'prices'>,
  connection: Connection,
  input: ReadInput,
): Promise<SourceAccount> => {
  const holdings = await readHoldings(ctx, connection, input.rules)
  const wanted = [...new Set(input.destinations.map(({ symbol }) => symbol.toUpperCase()))]
  const prices = await ctx.prices.usd([...new Set([...holdings.map(({ symbol }) => symbol), ...wanted])])
  const pairs = pairsOf(ctx, connection, { holdings, wanted, prices, rules: input.rules })
  const needed = new Set([...holdings.map(({ symbol }) => symbol), ...pairs.map(({ to }) => to)])
  const [terms, quotes] = await Promise.all([
    Promise.all(wanted.filter(symbol => needed.has(symbol)).map(symbol => readTerms(ctx, connection, symbol, input))),
    Promise.all(pairs.map(pair => readQuote(ctx, connection, quotedOf(pair, input, prices)))),
  ])
  return {
    connectionId: connection.id,
    holdings,
    terms: terms.flat(),
    quotes: quotes.filter((quote): quote is ConversionQuote => quote !== undefined),
  }
}

/** Input of a quote. */
const quotedOf = (
  { holding, to }: ReturnType<typeof pairsOf>[number],
  input: ReadInput,
  prices: ReadonlyMap<string, string>,
) => ({
  from: holding.symbol,
  to,
  isPurchase: holding.isFiat,
  available: holding.available,
  wantedUsd: wantedUsd(input, to, prices),
  priceUsd: { from: prices.get(holding.symbol), to: prices.get(to) },
})

const readHoldings = async (
  ctx: ConnectionContext,
  connection: Connection,
  { purchases }: FundingRules,
): Promise<SourceHolding[]> => {
  const [coins, money] = await Promise.all([
    readWithCredentials(ctx, connection, (connector, credentials) => connector.read.holdings(credentials)),
    purchases
      ? readWithCredentials(ctx, connection, (connector, credentials) => connector.read.balances(credentials))
      : [],
  ])
  const sums = new Map<string, SourceHolding>()
  const put = (symbol: string, available: string, isFiat: boolean) => {
    if (compare(available, '0') <= 0) return
    sums.set(symbol, { symbol, available: add(sums.get(symbol)?.available ?? '0', available), isFiat })
  }
  for (const coin of coins) if (isSendable(coin)) put(coin.symbol.toUpperCase(), coin.available, false)
  for (const { currencyCode, cash, buyingPower } of money)
    // Borrowed funds are not the user's to send.
    put(currencyCode.toUpperCase(), compare(cash, buyingPower) < 0 ? cash : buyingPower, true)
  return [...sums.values()]
}

const isSendable = ({ assetType, isOtherCoin }: Holding): boolean => assetType === undefined && isOtherCoin !== true

const readTerms = async (
  ctx: ConnectionContext,
  connection: Connection,
  symbol: string,
  { destinations }: ReadInput,
): Promise<AssetTerms[]> => {
  const recipients = recipientsOf(destinations.filter(one => one.symbol.toUpperCase() === symbol))
  const terms = await readWithCredentials(ctx, connection, (connector, credentials) =>
    connector.withdraw.terms(credentials, symbol, recipients),
  )
  return terms.filter(({ networkId }) => findToken(networkId, symbol)).map(one => ({ ...one, symbol }))
}

interface PairInput {
  holdings: readonly SourceHolding[]
  wanted: readonly string[]
  prices: ReadonlyMap<string, string>
  rules: FundingRules
}

/** Candidate conversions, the most valuable holding first. */
const pairsOf = (
  ctx: Pick<Context, 'connectors'>,
  connection: Connection,
  { holdings, wanted, prices, rules }: PairInput,
): { holding: SourceHolding; to: string }[] => {
  if (!(rules.converts || rules.purchases) || !convertsAt(connectorOf(ctx, connection))) return []
  const value = ({ symbol, available }: SourceHolding) => multiply(available, prices.get(symbol) ?? '0')
  return holdings
    .filter(({ isFiat }) => (isFiat ? rules.purchases : rules.converts))
    .map(holding => ({ holding, value: value(holding) }))
    .filter(one => compare(one.value, '0') > 0)
    .sort((a, b) => Number(b.holding.isFiat) - Number(a.holding.isFiat) || compare(b.value, a.value))
    .flatMap(({ holding }) => wanted.filter(to => to !== holding.symbol).map(to => ({ holding, to })))
    .slice(0, maxQuotes)
}

const wantedUsd = (
  { destinations, requested }: ReadInput,
  to: string,
  prices: ReadonlyMap<string, string>,
): string | undefined => {
  if (requested.amountInFiat !== undefined) return requested.amountInFiat
  const fixed = destinations.find(({ symbol, amount }) => symbol.toUpperCase() === to && amount !== undefined)?.amount
  const amount = fixed ?? requested.amount
  const price = prices.get(to)
  return amount === undefined || price === undefined ? undefined : multiply(amount, price)
}
