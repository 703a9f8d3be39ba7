import type { WithdrawalTerms } from '@rialto/core'
import type { KucoinContext } from './context.ts'
import { readCurrency } from './readCurrency.ts'
import { asTerms } from './terms.ts'

/** The published list, for the networks we know. */
export const publicTerms = async (
  { wire, descriptor }: Pick<KucoinContext, 'wire' | 'descriptor'>,
  symbol: string,
): Promise<WithdrawalTerms[]> => {
  const currency = await readCurrency(wire, symbol)
  if (currency === undefined) return []
  return descriptor.networks.flatMap(({ networkId, nativeId }) => {
    const chain = currency.chains?.find(({ chainId }) => chainId === nativeId)
    return chain === undefined ? [] : [asTerms(networkId, currency, chain)]
  })
}
