import type { FiatPrice } from '@rialto/contract'

import type { LinkApi } from '../api/createApi.ts'
import type { Format } from './createFormat.ts'
import { isZero, scaleDecimal } from './decimal.ts'

const read = new WeakMap<LinkApi, Promise<FiatPrice | undefined>>()

/** The price of the currency that was asked for; asked for once. Undefined where dollars are shown. */
export function loadFiatPrice(api: LinkApi, currency: string | undefined): Promise<FiatPrice | undefined> {
  const known = read.get(api) ?? load(api, currency)
  read.set(api, known)
  return known
}

async function load(api: LinkApi, currency: string | undefined): Promise<FiatPrice | undefined> {
  if (currency === undefined || currency === 'USD') return undefined
  const price = await api.fiatPrice(currency).catch(() => undefined)
  return price?.usd === undefined || isZero(price.usd) ? undefined : price
}

/** Values in dollars shown in the currency, at its last price. */
export function inCurrency(format: Format, price: FiatPrice | undefined): Format {
  const { currency, usd } = price ?? {}
  if (currency === undefined || usd === undefined) return format
  return {
    ...format,
    fiat: (amount, of) =>
      of === 'USD' ? format.fiat(scaleDecimal(amount, '1', usd, 6), currency) : format.fiat(amount, of),
  }
}
