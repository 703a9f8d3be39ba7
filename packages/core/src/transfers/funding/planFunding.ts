import { add, compare, multiply, subtract } from '@rialto/catalog'

import type { Connection } from '../../connections/ports.ts'
import { readWithCredentials } from '../../connections/withCredentials.ts'
import { ApiError } from '../../kernel/apiError.ts'
import type { ConnectionContext, Context } from '../../context.ts'
import { type ConversionPlan, planConversion } from './conversion.ts'
import { readQuote } from './readQuote.ts'

interface PlanInput {
  symbol: string
  /** Amount that must arrive, and the institution's fee for it. */
  amount: string
  fee: string
  available: string
  priceUsd: string | undefined
}

const cannotConvert = (from: string, to: string): ApiError =>
  new ApiError('networkNotSupported', {
    message: `This account cannot turn ${from} into ${to} right now.`,
    displayMessage: `This account cannot turn ${from} into ${to} right now. Choose another way to pay.`,
  })

/**
 * The order that covers a transfer's missing amount. Undefined if no conversion was requested, or the balance suffices
 * now.
 *
 * @throws ApiError `networkNotSupported` if the exchange does not convert the two, `insufficientFunds`.
 */
export const planFunding = async (
  ctx: ConnectionContext & Pick<Context, 'prices'>,
  { connection, fundWith }: { connection: Connection; fundWith?: { symbol: string; isPurchase: boolean } | undefined },
  { symbol, amount, fee, available, priceUsd }: PlanInput,
): Promise<ConversionPlan | undefined> => {
  if (!fundWith) return undefined
  const { isPurchase } = fundWith
  const from = fundWith.symbol.toUpperCase()
  const total = add(amount, fee)
  // A purchase covers the whole amount.
  const lacking = isPurchase ? total : subtract(total, available)
  if (compare(lacking, '0') <= 0) return undefined
  const balance = await readBalance(ctx, connection, from, isPurchase)
  const prices = await ctx.prices.usd([from])
  const quote = await readQuote(ctx, connection, {
    from,
    to: symbol,
    isPurchase,
    available: balance,
    wantedUsd: priceUsd === undefined ? undefined : multiply(lacking, priceUsd),
    priceUsd: { from: prices.get(from), to: priceUsd },
  })
  const plan = quote && planConversion(quote, lacking, priceUsd)
  if (!plan) throw cannotConvert(from, symbol)
  if (compare(plan.spends, balance) > 0) throw new ApiError('insufficientFunds')
  return plan
}

const readBalance = (
  ctx: ConnectionContext,
  connection: Connection,
  symbol: string,
  isFiat: boolean,
): Promise<string> =>
  readWithCredentials(ctx, connection, async (connector, credentials) => {
    if (!isFiat) {
      const holdings = await connector.read.holdings(credentials)
      return holdings.filter(one => one.symbol === symbol).reduce((sum, one) => add(sum, one.available), '0')
    }
    const money = (await connector.read.balances(credentials)).find(one => one.currencyCode === symbol)
    if (!money) return '0'
    return compare(money.cash, money.buyingPower) < 0 ? money.cash : money.buyingPower
  })
