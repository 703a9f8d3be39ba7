import type { WithdrawalTerms } from '@rialto/core'
import type { KucoinContext } from './context.ts'
import { readCurrency } from './readCurrency.ts'
import { asTerms } from './terms.ts'

/** The published list, for the networks we know. */
export const publicTerms = async (
  { http, descriptor }: Pick<KucoinContext, 'http' | 'descriptor'>,
  symbol: string,
): Promise<WithdrawalTerms[]> => {
  const currency = await readCurrency(http, symbol)
  if (currency === undefined) return []
  return descriptor.networks.flatMap(({ networkId, upstreamId }) => {
    const chain = currency.chains?.find(({ chainId }) => chainId === upstreamId)
    return chain === undefined ? [] : [asTerms(networkId, currency, chain)]
  })
}
