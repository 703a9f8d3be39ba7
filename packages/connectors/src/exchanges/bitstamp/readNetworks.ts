import { callInstitution } from '../../kit/callInstitution.ts'
import type { BitstampContext } from './context.ts'
import { bitstampHost } from './descriptor.ts'
import type { BitstampNetwork } from './schemas.ts'
import { isCurrencies } from './schemas.ts'

/** A symbol as paths take it. */
const symbolForm = /^[A-Z0-9]{1,16}$/

/** The networks of a currency, and whether they are open, from the public list. Empty for a currency that Bitstamp does not know. */
export const readNetworks = async ({ http }: BitstampContext, symbol: string): Promise<readonly BitstampNetwork[]> => {
  if (!symbolForm.test(symbol)) return []
  const currencies = await callInstitution(http, {
    request: () => ({
      method: 'GET',
      url: `https://${bitstampHost}/api/v2/currencies/`,
      headers: { accept: 'application/json' },
    }),
    check: isCurrencies,
  })
  return currencies.find(({ currency }) => currency.toUpperCase() === symbol)?.networks ?? []
}
