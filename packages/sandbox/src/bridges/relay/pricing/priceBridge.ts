import { unitsOf } from '../../../money/baseUnits.ts'
import { assetOf } from '../../../institutions/data/assets.ts'
import type { Currency, SolverChain } from '../ports.ts'
import type { Priced } from '../state/types.ts'

/** The service fee, in hundredths of a percent of the amount paid in. */
const SERVICE_BPS = 5n
const BPS = 10_000n

/** US dollars for one unit, in hundred-millionths: the institutions' prices, which are constant. */
export const priceOfSymbol = (symbol: string): bigint => unitsOf(assetOf(symbol).priceUsd, 8)

const ceilDivide = (a: bigint, b: bigint): bigint => (a + b - 1n) / b
const one = (currency: Currency): bigint => 10n ** BigInt(currency.decimals)

/** Base units worth this many millionths of a dollar, rounded up because it is a fee. */
export const unitsWorth = (microUsd: bigint, currency: Currency): bigint =>
  ceilDivide(microUsd * one(currency) * 100n, priceOfSymbol(currency.symbol))

/** Millionths of a dollar, rounded down. */
export const microUsdOf = (units: bigint, currency: Currency): bigint =>
  (units * priceOfSymbol(currency.symbol)) / (one(currency) * 100n)

/** The same value in another currency, rounded down because the recipient gets it. */
const convert = (units: bigint, from: Currency, to: Currency, driftBps: bigint): bigint =>
  (units * priceOfSymbol(from.symbol) * one(to) * (BPS + driftBps)) / (one(from) * priceOfSymbol(to.symbol) * BPS)

export interface Leg {
  chain: SolverChain
  currency: Currency
}

/** The price of `amountIn`. `amountOut` is zero or less if fees exceed the amount. */
export const priceBridge = (input: {
  origin: Leg
  destination: Leg
  amountIn: bigint
  /** Price change since the quote. */
  driftBps?: number
}): Priced => {
  const { origin, destination, amountIn } = input
  const costs = origin.chain.sweepCostMicroUsd + destination.chain.fillCostMicroUsd
  const relayerGas = unitsWorth(costs, origin.currency)
  const relayerService = ceilDivide(amountIn * SERVICE_BPS, BPS)
  const rest = amountIn - relayerGas - relayerService
  const amountOut = rest <= 0n ? 0n : convert(rest, origin.currency, destination.currency, BigInt(input.driftBps ?? 0))
  return {
    amountIn: amountIn.toString(),
    relayerGas: relayerGas.toString(),
    relayerService: relayerService.toString(),
    amountOut: amountOut.toString(),
  }
}

/** The least `amountIn` that pays out this much, and its price. */
export const priceExactOutput = (input: { origin: Leg; destination: Leg; amountOut: bigint }): Priced => {
  const { origin, destination, amountOut } = input
  const costs = unitsWorth(origin.chain.sweepCostMicroUsd + destination.chain.fillCostMicroUsd, origin.currency)
  const value = convert(amountOut, destination.currency, origin.currency, 0n)
  let amountIn = ceilDivide((value + costs) * BPS, BPS - SERVICE_BPS)
  let priced = priceBridge({ origin, destination, amountIn })
  while (BigInt(priced.amountOut) < amountOut) {
    amountIn += 1n
    priced = priceBridge({ origin, destination, amountIn })
  }
  return { ...priced, amountOut: amountOut.toString() }
}

/** The recipient's minimum at a slippage, rounded down. */
export const atSlippage = (amountOut: bigint, slippageBps: number): bigint =>
  (amountOut * (BPS - BigInt(slippageBps))) / BPS

/** Pay-ins below this many millionths of a dollar are not filled. */
export const MINIMUM_MICRO_USD = 1_000_000n

/** Cost of a refund, in the refunded currency. */
export const refundCost = ({ chain, currency }: Leg): bigint =>
  unitsWorth(chain.sweepCostMicroUsd + chain.fillCostMicroUsd, currency)
