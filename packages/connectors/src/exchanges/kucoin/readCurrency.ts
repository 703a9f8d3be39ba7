import { ConnectorError } from '@rialto/core'
import type { HttpContext } from '../../kit/httpContext.ts'
import { publicRead } from './publicRead.ts'
import type { KucoinCurrency } from './schemas.ts'
import { isCurrency } from './schemas.ts'

/** By which name KuCoin knows no currency is not documented: every plain refusal of this call means that. */
const unknownOrThrow = (error: unknown): null => {
  if (error instanceof ConnectorError && error.kind === 'refused') return null
  throw error
}

/** What KuCoin charges and allows for a currency, read afresh: fees move. `undefined` when it does not know it. */
export const readCurrency = async (http: HttpContext, symbol: string): Promise<KucoinCurrency | undefined> => {
  const path = `/api/v3/currencies/${encodeURIComponent(symbol)}`
  const currency = (await publicRead(http, path, isCurrency).catch(unknownOrThrow)) ?? undefined
  if (currency !== undefined && currency.currency !== symbol) {
    throw new ConnectorError('malformed', 'KuCoin returned a currency that was not requested')
  }
  return currency
}
