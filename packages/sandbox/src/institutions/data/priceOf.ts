import { formatShort, unitsOf } from '../../money/baseUnits.ts'
import { assetOf } from './assets.ts'

const SCALE = 18

/** The price of one `base` in `quote`, rounded down at 12 decimals. */
export const priceOf = (base: string, quote: string): string => {
  const numerator = unitsOf(assetOf(base).priceUsd, SCALE)
  const denominator = unitsOf(assetOf(quote).priceUsd, SCALE)
  return formatShort((numerator * 10n ** 12n) / denominator, 12)
}

const RATE_DIGITS = 16

/** Units of `symbol` per `currency`, with 16 significant digits, as in the institutions' rates. */
export const rateOf = (currency: string, symbol: string): string => {
  const places = 2 * SCALE
  const units =
    (unitsOf(assetOf(currency).priceUsd, SCALE) * 10n ** BigInt(places)) / unitsOf(assetOf(symbol).priceUsd, SCALE)
  const kept = 10n ** BigInt(Math.max(units.toString().length - RATE_DIGITS, 0))
  return formatShort(((units + kept / 2n) / kept) * kept, places)
}

/** The value in cents of `units` of an asset, rounded down. */
export const valueInCents = (symbol: string, units: bigint): bigint => {
  const magnitude = units < 0n ? -units : units
  const cents =
    (magnitude * unitsOf(assetOf(symbol).priceUsd, SCALE)) / 10n ** BigInt(assetOf(symbol).decimals + SCALE - 2)
  return units < 0n ? -cents : cents
}
