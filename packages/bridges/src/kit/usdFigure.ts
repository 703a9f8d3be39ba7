import { compare, decimalFromJson } from '@rialto/catalog'

/** Longer is no price but an attempt to make sums explode. */
const maxLength = 40

/** A price in dollars from a reply, as a decimal; `undefined` for what is none. It is shown, and nothing is paid by it. */
export const usdFigure = (reported: unknown): string | undefined => {
  const usd = decimalFromJson(reported)
  return usd !== undefined && usd.length <= maxLength && compare(usd, '0') >= 0 ? usd : undefined
}
