import type { WithdrawalTerms } from '@rialto/core'
import type { BinanceContext, BinanceKey } from './context.ts'
import { readCoin } from './readCoin.ts'
import { asTerms } from './terms.ts'

/** Binance's own list, for the networks we know. */
export const readTerms = async (
  context: BinanceContext,
  key: BinanceKey,
  symbol: string,
): Promise<WithdrawalTerms[]> => {
  const listed = await readCoin(context, key, symbol)
  return context.descriptor.networks.flatMap(({ networkId, upstreamId }) => {
    const network = listed.find(entry => entry.network === upstreamId)
    return network === undefined ? [] : [asTerms(networkId, network)]
  })
}
