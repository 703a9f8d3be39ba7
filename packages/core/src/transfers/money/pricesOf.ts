import { isZero } from '@rialto/catalog'

import type { Preview } from '../ports.ts'
import type { LineInput } from './buildLine.ts'
import { soldPriceUsd } from './conversionRows.ts'

/** The prices of a transfer's assets, as of its preview. */
export const pricesOf = ({
  symbol,
  priceUsd,
  networkFee,
  funding,
}: Pick<Preview, 'symbol' | 'priceUsd' | 'networkFee' | 'funding'>): LineInput['priceOf'] => {
  const price = isZero(priceUsd) ? undefined : priceUsd
  return asset => {
    if (asset === symbol) return price
    if (asset === funding?.from) return soldPriceUsd(funding, priceUsd)
    return asset === networkFee?.symbol ? networkFee.priceUsd : undefined
  }
}
