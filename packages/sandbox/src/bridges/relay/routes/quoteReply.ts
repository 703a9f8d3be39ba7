import { defined } from '@rialto/defined'

import { formatShort, formatUnits } from '../../../money/baseUnits.ts'
import { atSlippage, microUsdOf, type Leg } from '../pricing/priceBridge.ts'
import { usdText, wireAmount } from '../pricing/wireAmount.ts'
import type { Order, Priced } from '../state/types.ts'
import type { QuoteReply } from '../wire.ts'
import type { QuoteInput } from './readQuote.ts'

/** Estimated seconds from a pay-in to its payout. */
const TIME_ESTIMATE_S = 10

const nativeLeg = ({ chain }: Leg): Leg => {
  const currency = chain.currencies.find(candidate => candidate.isNative)
  if (currency === undefined) throw new Error(`${chain.displayName} has no coin of its own`)
  return { chain, currency }
}

const feesOf = ({ origin }: QuoteInput, priced: Priced): NonNullable<QuoteReply['fees']> => {
  const [gas, service] = [BigInt(priced.relayerGas), BigInt(priced.relayerService)]
  const { transferCost } = origin.chain
  return {
    // The sender pays it on the origin chain, so it is not part of the estimate.
    gas: wireAmount(nativeLeg(origin), origin.currency.isNative ? transferCost.native : transferCost.token),
    relayer: wireAmount(origin, gas + service),
    relayerGas: wireAmount(origin, gas),
    relayerService: wireAmount(origin, service),
    app: wireAmount(origin, 0n),
    subsidized: wireAmount(origin, 0n),
  }
}

const impactOf = ({ origin }: QuoteInput, inUsd: bigint, outUsd: bigint, priced: Priced) => {
  const lost = inUsd - outUsd
  // In hundredths of a percent, rounded to the user's disadvantage.
  const bps = inUsd === 0n ? 0n : (lost * 10_000n + inUsd - 1n) / inUsd
  const usd = (units: string) => usdText(-microUsdOf(BigInt(units), origin.currency))
  return {
    totalImpact: { usd: usdText(-lost), percent: formatUnits(-bps, 2) },
    swapImpact: { usd: usdText(0n), percent: formatUnits(0n, 2) },
    expandedPriceImpact: {
      swap: { usd: usdText(0n) },
      execution: { usd: usd(priced.relayerGas) },
      relay: { usd: usd(priced.relayerService) },
      app: { usd: usdText(0n) },
      sponsored: { usd: usdText(0n) },
    },
  }
}

/** The exchange rate of a whole unit, fees included, rounded down at 18 places. */
const rateOf = (origin: Leg, destination: Leg, amountIn: bigint, amountOut: bigint): string => {
  if (amountIn === 0n) return '0'
  const scaled = amountOut * 10n ** BigInt(18 + origin.currency.decimals - destination.currency.decimals)
  return formatShort(scaled / amountIn, 18)
}

const detailsOf = (input: QuoteInput, priced: Priced): NonNullable<QuoteReply['details']> => {
  const { origin, destination, slippageBps } = input
  const [amountIn, amountOut] = [BigInt(priced.amountIn), BigInt(priced.amountOut)]
  const [inUsd, outUsd] = [microUsdOf(amountIn, origin.currency), microUsdOf(amountOut, destination.currency)]
  return {
    operation: origin.currency.symbol === destination.currency.symbol ? 'bridge' : 'swap',
    sender: input.user,
    recipient: input.recipient,
    currencyIn: wireAmount(origin, amountIn),
    currencyOut: wireAmount(destination, amountOut, atSlippage(amountOut, slippageBps)),
    refundCurrency: wireAmount(origin, amountIn),
    ...impactOf(input, inUsd, outUsd, priced),
    rate: rateOf(origin, destination, amountIn, amountOut),
    slippageTolerance: { total: formatUnits(BigInt(slippageBps), 2) },
    timeEstimate: TIME_ESTIMATE_S,
    isFixedRate: false,
  }
}

/** One step: the pay-in. `order` is present if an address was made. */
const stepsOf = (
  requestId: string,
  order: Order | undefined,
  input: QuoteInput,
  priced: Priced,
): NonNullable<QuoteReply['steps']> => [
  {
    id: 'deposit',
    action: 'Confirm transaction in your wallet',
    description: `Deposit funds for executing the ${input.destination.currency.symbol} payout`,
    kind: 'transaction',
    requestId,
    ...defined({ depositAddress: order?.address }),
    items: [
      {
        status: 'incomplete',
        data: {
          from: input.user,
          to: order?.address ?? input.origin.chain.solver,
          value: input.origin.currency.isNative ? priced.amountIn : '0',
          chainId: input.origin.chain.id,
        },
        check: { endpoint: `/intents/status/v3?requestId=${requestId}`, method: 'GET' },
      },
    ],
  },
]

export const quoteReply = (input: QuoteInput, priced: Priced, requestId: string, order?: Order): QuoteReply => ({
  steps: stepsOf(requestId, order, input, priced),
  fees: feesOf(input, priced),
  details: detailsOf(input, priced),
})
