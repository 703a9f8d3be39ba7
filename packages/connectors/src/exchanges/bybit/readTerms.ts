import type { WithdrawalTerms } from '@rialto/core'
import type { BybitContext, BybitKey } from './context.ts'
import { readCoin } from './readCoin.ts'
import { asTerms } from './terms.ts'

/** Bybit's own list, for the networks we know. */
export const readTerms = async (context: BybitContext, key: BybitKey, symbol: string): Promise<WithdrawalTerms[]> => {
  const coin = await readCoin(context, key, symbol)
  if (coin === undefined) return []
  return context.descriptor.networks.flatMap(({ networkId, upstreamId }) => {
    const chain = coin.chains.find(entry => entry.chain === upstreamId)
    return chain === undefined ? [] : [asTerms(networkId, coin, chain)]
  })
}
