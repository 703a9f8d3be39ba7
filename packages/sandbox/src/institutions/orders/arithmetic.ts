import { unitsOf } from '../../money/baseUnits.ts'
import { assetOf } from '../data/assets.ts'
import type { InstitutionName } from '../data/networks.ts'
import { priceOf } from '../data/priceOf.ts'
import type { Order } from '../state/types.ts'
import { conventionsOf } from './conventions.ts'

export const PRICE_DECIMALS = 12

const feeRateOf = (institution: InstitutionName): bigint => conventionsOf(institution).feeThousandths

const ceilDiv = (a: bigint, b: bigint): bigint => (a + b - 1n) / b

export const feeOf = (institution: InstitutionName, units: bigint): bigint =>
  ceilDiv(units * feeRateOf(institution), 1000n)

/** The largest amount that together with its fee does not exceed `total`. */
export const withoutFee = (institution: InstitutionName, total: bigint): bigint =>
  (total * 1000n) / (1000n + feeRateOf(institution))

/** The price of one unit of the base in the quote, with twelve decimals. */
export const marketPrice = (base: string, quote: string): bigint => unitsOf(priceOf(base, quote), PRICE_DECIMALS)

type Pair = Pick<Order, 'base' | 'quote'>

const scale = ({ base }: Pair): bigint => 10n ** BigInt(assetOf(base).decimals + PRICE_DECIMALS)
const quoteUnit = ({ quote }: Pair): bigint => 10n ** BigInt(assetOf(quote).decimals)

/** The value of base units at a price, rounded up for the buyer and down for the seller. */
export const valueOf = (pair: Pair, side: Order['side'], baseUnits: bigint, price: bigint): bigint => {
  const exact = baseUnits * price * quoteUnit(pair)
  return side === 'buy' ? ceilDiv(exact, scale(pair)) : exact / scale(pair)
}

/** The base amount that this amount of money buys, rounded down. */
export const baseFor = (pair: Pair, valueUnits: bigint, price: bigint): bigint =>
  (valueUnits * scale(pair)) / (price * quoteUnit(pair))
