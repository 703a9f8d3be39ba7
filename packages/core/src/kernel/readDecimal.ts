import { compare, parseDecimal, roundDown } from '@rialto/catalog'

import { invalidField } from './apiError.ts'

/** `above` and `from`: the value must exceed the one, or not be below the other. Default: `from` zero. */
interface Bounds {
  above?: string
  from?: string
  to?: string
  /** Decimal places. */
  places?: number
}

/**
 * A decimal from outside, within its bounds. Use cases do not rely on the schema of a route: a negative amount or fee would turn
 * a payment into a withdrawal.
 *
 * @throws ApiError `invalidField`.
 */
export const readDecimal = (path: string, text: string, bounds: Bounds): string => {
  const { above, from = '0', to, places } = bounds
  const decimal = parseDecimal(text)
  const isWithin =
    decimal !== undefined &&
    (above === undefined ? compare(decimal, from) >= 0 : compare(decimal, above) > 0) &&
    (to === undefined || compare(decimal, to) <= 0) &&
    (places === undefined || compare(roundDown(decimal, places), decimal) === 0)
  if (!isWithin) throw invalidField(path, reasonOf(bounds))
  return decimal
}

/** An amount of an asset: more than nothing, with the decimals that its network has. @throws ApiError `invalidField`. */
export const readAssetAmount = (path: string, text: string, places: number): string =>
  readDecimal(path, text, { above: '0', places })

const reasonOf = ({ above, from = '0', to, places }: Bounds): string => {
  const least = above === undefined ? `at least ${from}` : `greater than ${above}`
  const most = to === undefined ? '' : ` and at most ${to}`
  return `must be ${least}${most}${places === undefined ? '' : `, with at most ${places} decimals`}`
}
